"""The page before Python is there: it says how far it is, and never stays blank or stuck."""

import shutil
import threading
from pathlib import Path

import build
import pytest
from pages import READY
from playwright.sync_api import Browser, Page, Route, expect
from serve import Handler, Headers, Server, serve

NEEDED = [
    "lean.mjs",
    "pyodide.mjs",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "library.zip",
    "start.mjs",
]
AT_ONCE = 20_000  # ms, less than boot.js waits for progress
each_needed = pytest.mark.parametrize("name", [*NEEDED, "core-*.js", "paintbox.*.zip"])


@pytest.fixture
def page(browser: Browser) -> Page:
    return browser.new_page()


def stuck(route: Route) -> None:
    """Never answered."""


def try_again(page: Page) -> None:
    expect(page.get_by_role("alert")).to_contain_text("could not start")
    page.get_by_role("button", name="Try again").click()
    page.wait_for_selector(READY, state="attached")
    expect(page.locator("#load")).to_be_hidden()


@each_needed
def test_a_missing_file_offers_another_try(page: Page, tmp_path: Path, name: str) -> None:
    shutil.copytree(build.DIST, tmp_path, dirs_exist_ok=True)
    (file,) = tmp_path.rglob(name)
    away = file.rename(tmp_path / "away")
    page.goto(serve(tmp_path).url)
    expect(page.get_by_role("alert")).to_be_visible()
    away.rename(file)
    try_again(page)


@each_needed
def test_a_lost_connection_offers_another_try(page: Page, server: Server, name: str) -> None:
    loads: list[str] = []
    page.on("request", lambda it: loads.append(it.url) if it.is_navigation_request() else None)
    page.route(f"**/{name}", lambda it: it.abort() if len(loads) == 1 else it.continue_())
    page.goto(server.url)
    try_again(page)


def test_webassembly_that_is_none_offers_another_try(page: Page, server: Server) -> None:
    page.route("**/pyodide.asm.wasm", lambda route: route.fulfill(body="not what it should be"))
    page.goto(server.url)
    expect(page.get_by_role("alert")).to_be_visible(timeout=AT_ONCE)
    page.unroute("**/pyodide.asm.wasm")
    try_again(page)


def test_a_start_without_progress_offers_another_try(page: Page, server: Server) -> None:
    page.clock.install()
    page.route("**/pyodide.asm.wasm", stuck)
    page.goto(server.url, wait_until="commit")
    expect(page.locator("progress")).to_be_visible()
    page.clock.fast_forward(60_000)
    expect(page.get_by_role("alert")).to_be_visible()


def test_the_bar_shows_the_bytes_that_have_come(page: Page, server: Server) -> None:
    wasm = (build.PYODIDE / "pyodide.asm.wasm").stat().st_size
    page.route("**/pyodide.asm.wasm", stuck)
    page.goto(server.url, wait_until="commit")
    bar = page.locator("progress")
    others = int(bar.get_attribute("max") or 0) - wasm
    expect(bar).to_have_js_property("value", others)


class Halving(Handler):
    """Sends half of Pyodide's machine code, and no more."""

    def send(self, path: str, status: int, headers: Headers, content: bytes) -> None:
        if path.endswith(".wasm"):
            self.send_response(status)
            for name, value in {**headers, "Content-Length": str(len(content))}.items():
                self.send_header(name, value)
            self.end_headers()
            self.wfile.write(content[: len(content) // 2])
            threading.Event().wait()
        else:
            super().send(path, status, headers, content)


def test_the_bar_grows_while_a_large_file_is_on_its_way(page: Page, own: Server) -> None:
    wasm = (build.PYODIDE / "pyodide.asm.wasm").stat().st_size
    own.RequestHandlerClass = Halving
    page.goto(own.url, wait_until="commit")
    bar = page.locator("progress")
    rest = int(bar.get_attribute("max") or 0) - wasm
    page.wait_for_function(f"document.querySelector('progress').value > {rest + wasm // 4}")
    expect(page.get_by_role("alert")).to_be_hidden()
