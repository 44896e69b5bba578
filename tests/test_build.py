"""What the build takes from elsewhere."""

import re
from importlib.metadata import version
from pathlib import Path

import build
import pytest


def test_what_is_shipped_of_python_is_pinned_with_its_hash() -> None:
    first, *hashes, _ = build.pinned("segno").splitlines()
    assert first.rstrip(" \\") == f"segno=={version('segno')}"
    assert hashes
    assert all(re.fullmatch(r"    --hash=sha256:[0-9a-f]{64}( \\)?", line) for line in hashes)


def test_a_package_that_is_not_pinned_is_named() -> None:
    with pytest.raises(build.BuildError, match="segn is missing"):
        build.pinned("segn")


def test_pip_that_fails_says_why(tmp_path: Path) -> None:
    (tmp_path / "pin.txt").write_text("segno\n")  # without a hash
    with pytest.raises(build.BuildError, match="pip could not fetch"):
        build.download(tmp_path)


def test_what_is_shipped_of_segno_draws_codes_without_the_rest_of_it() -> None:
    """Its own __init__ would import zlib, xml and much more."""
    sources = build.coder_sources()
    assert sources["segno/__init__.py"] == b""
    assert re.findall(rb"^from \. import (\w+)", sources["segno/encoder.py"], re.MULTILINE) == [
        b"consts"
    ]
