"""The site is served as netlify.toml says, and built anew when a source has changed."""

import os
import shutil
import subprocess
import sys
import tomllib
import urllib.error
import urllib.request
from collections.abc import Iterator
from email.message import Message
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import build
import pytest
import serve

ROOT = Path(__file__).parents[1]
CACHE = "Cache-Control"


@pytest.fixture
def site(tmp_path: Path) -> Iterator[serve.Server]:
    files = {
        "index.html": b"<head></head>",
        "runtime/1/a.mjs": b"1",
        "runtime/1/a.wasm": b"\0asm",
        "img/icon.svg": b"<svg/>",
        "sw.js": b"2",
        "manifest.webmanifest": b"{}",
        "404.html": b"There is nothing",
    }
    build.write(tmp_path, files)
    server = serve.serve(tmp_path)
    yield server
    server.stop()


def get(url: str, **headers: str) -> tuple[int, Message, bytes]:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    try:
        with urllib.request.urlopen(urllib.request.Request(url, headers=named)) as answer:
            return answer.status, answer.headers, answer.read()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.headers, error.read()


def netlify() -> list[dict[str, Any]]:
    return list(tomllib.loads((ROOT / "netlify.toml").read_text())["headers"])


def written(path: str) -> dict[str, str]:
    return next(rule["values"] for rule in netlify() if rule["for"] == path)


def test_every_file_gets_the_headers_of_all_paths(site: serve.Server) -> None:
    for path in ("", "runtime/1/a.mjs", "img/icon.svg", "sw.js", "none"):
        _, headers, _ = get(site.url + path)
        for name, value in written("/*").items():
            assert headers[name] == value


def test_the_policy_is_the_strict_one(site: serve.Server) -> None:
    _, headers, _ = get(site.url)
    rules = dict(
        rule.strip().split(" ", 1) for rule in headers["Content-Security-Policy"].split(";")
    )
    assert rules == {
        "default-src": "'self'",
        "script-src": "'self' 'wasm-unsafe-eval' 'unsafe-eval'",
        "worker-src": "'self' blob:",
        "base-uri": "'none'",
        "form-action": "'none'",
        "frame-ancestors": "'none'",
    }


def test_what_bears_a_hash_is_kept_for_ever_and_the_page_is_asked_for_again(
    site: serve.Server,
) -> None:
    assert "immutable" in get(site.url + "runtime/1/a.mjs")[1][CACHE]
    for path in ("", "index.html", "sw.js", "manifest.webmanifest", "404.html", "img/icon.svg"):
        assert "must-revalidate" in get(site.url + path)[1][CACHE]


def test_every_folder_with_hashes_in_its_names_is_kept_for_ever() -> None:
    kept = {rule["for"] for rule in netlify() if "immutable" in rule["values"].get(CACHE, "")}
    assert kept == {f"/{folder}/*" for folder in ("runtime", "py", "css", "js")}


def test_nobody_may_frame_the_page_and_it_tells_nothing(site: serve.Server) -> None:
    _, headers, _ = get(site.url)
    assert headers["X-Frame-Options"] == "DENY"
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "no-referrer"
    denied = {rule.strip() for rule in headers["Permissions-Policy"].split(",")}
    assert {"camera=(self)", "geolocation=()", "microphone=()"} <= denied


def test_scripts_and_wasm_have_their_types(site: serve.Server) -> None:
    assert get(site.url + "runtime/1/a.mjs")[1].get_content_type() == "text/javascript"
    assert get(site.url + "runtime/1/a.wasm")[1]["Content-Type"] == "application/wasm"


def test_the_manifest_has_its_type(site: serve.Server) -> None:
    headers = get(site.url + "manifest.webmanifest")[1]
    assert headers.get_content_type() == "application/manifest+json"


def ask(connection: HTTPConnection) -> bytes:
    connection.request("GET", "/")
    return connection.getresponse().read()


def test_a_stopped_server_answers_nobody(tmp_path: Path) -> None:
    build.write(tmp_path, {"index.html": b"there"})
    server = serve.serve(tmp_path)
    connection = HTTPConnection("127.0.0.1", server.server_port)
    assert ask(connection) == b"there"
    server.stop()
    with pytest.raises(ConnectionError):
        ask(connection)


def test_what_has_not_changed_is_not_sent_again(site: serve.Server) -> None:
    _, headers, _ = get(site.url)
    assert get(site.url, If_None_Match=headers["ETag"])[0] == 304


def test_what_is_not_there_is_a_404(site: serve.Server) -> None:
    assert get(site.url + "none")[0] == 404
    assert get(site.url + "some/where")[2] == b"There is nothing"
    assert get(site.url + "../netlify.toml")[0] == 404


@pytest.mark.slow
def test_make_play_builds_anew_when_a_source_has_changed(tmp_path: Path) -> None:
    tracked = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    for name in tracked.stdout.splitlines():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    (tmp_path / "node_modules").symlink_to(ROOT / "node_modules")
    command = [sys.executable, "-u", "serve.py"]
    environment = os.environ | {"PORT": "0"}
    with subprocess.Popen(
        command, cwd=tmp_path, env=environment, stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            assert process.stdout
            line = next(line for line in process.stdout if "http://" in line)
            url = "http://" + line.partition("http://")[2].split("/")[0] + "/"
            before = get(url)[2]
            (tmp_path / "css/99-new.css").write_text(":root { --new: 1 }\n")
            assert get(url)[2] != before
        finally:
            process.terminate()


def test_a_mistake_in_the_program_is_told_in_pythons_words_alone() -> None:
    with pytest.raises(build.BuildError) as error:
        build.compile_in_pyodide({"main.py": b"x = ("})
    assert "pyodide.asm" not in str(error.value)
    assert str(error.value).endswith("SyntaxError: '(' was never closed")


@pytest.mark.parametrize("port", ["abc", "-1", "65536", ""])
def test_a_port_that_is_none_is_told_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, port: str
) -> None:
    monkeypatch.setenv("PORT", port)
    with pytest.raises(SystemExit, match="name a number from 0"):
        serve.port()


def test_a_port_that_is_taken_is_told_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, site: serve.Server
) -> None:
    monkeypatch.setenv("PORT", str(site.server_port))
    with pytest.raises(SystemExit, match=f"Port {site.server_port} cannot be had"):
        serve.start()
