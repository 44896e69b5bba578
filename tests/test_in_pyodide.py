"""The engine's tests again, inside Pyodide: the browser's Python plays the same games."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
FILES = [
    "test_laws.py",
    "test_examples.py",
    "games",
    "test_record.py",
    "test_session.py",
    "test_rng.py",
    "test_perft.py",
    "test_playthroughs.py",
    "peer/test_link.py",
]
ARGUMENTS = ["-q", "-m", "not slow", *(f"tests/{file}" for file in FILES)]


def output(*command: str) -> str:
    done = subprocess.run(command, cwd=TESTS.parent, capture_output=True, text=True, check=False)
    return done.stdout + done.stderr


def here() -> int:
    """How many tests the files hold."""
    text = output(sys.executable, "-m", "pytest", "--collect-only", *ARGUMENTS)
    found = re.search(r"^(\d+)(?:/\d+)? tests collected", text, re.MULTILINE)
    assert found, text
    return int(found[1])


@pytest.mark.slow
def test_the_engines_tests_pass_inside_pyodide() -> None:
    packages = str(Path(pytest.__file__).parent.parent)
    text = output("node", str(TESTS / "pyodide.mjs"), packages, *ARGUMENTS)
    summary = text.splitlines()[-1] if text else ""
    assert re.fullmatch(rf"{here()} passed, \d+ deselected in \S+s(?: \(.*\))?", summary), text
