"""One browser and one server for all; whatever a page complains about fails its test."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import build
import pytest
import serve
from editions import edition
from engines import ENGINES, starter
from engines.window import Window
from find_browser import find_browser
from pages import HASTY, PATIENCE, Pages
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker("browser")


@pytest.fixture(scope="session")
def server() -> serve.Server:
    """The freshly built site on a free port, with the host's headers."""
    serve.rebuild()
    return serve.serve(build.DIST)


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    browser = playwright.chromium.launch(executable_path=find_browser(), args=HASTY)
    yield browser
    browser.close()


@pytest.fixture
def pages(browser: Browser, server: serve.Server) -> Iterator[Pages]:
    """Opens devices; at the end of a test none of them may have complained."""
    with Pages(browser, server.url) as pages:
        yield pages


@pytest.fixture
def own(server: serve.Server, tmp_path: Path) -> Iterator[serve.Server]:
    """A server of the test's own, to be stopped, of a folder of its own, to be spoilt."""
    own = serve.serve(shutil.copytree(server.folder, tmp_path / "site"))
    yield own
    own.stop()


@pytest.fixture
def own_pages(browser: Browser, own: serve.Server) -> Iterator[Pages]:
    with Pages(browser, own.url) as pages:
        yield pages


@pytest.fixture(scope="session")
def later(server: serve.Server) -> build.Files:
    """Version B of the site; the servers start with A."""
    return edition("B")


@pytest.fixture(scope="session", params=ENGINES)
def engine(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="session")
def started(
    engine: str, playwright: Playwright, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Window]:
    window = starter(engine)(tmp_path_factory.mktemp(engine), playwright)
    yield window
    window.kill()


@pytest.fixture
def window(started: Window) -> Iterator[Window]:
    """The window of an engine's one browser; at the end of a test it may not have complained."""
    yield started
    assert started.complaints() == []


@pytest.fixture
def start(engine: str, playwright: Playwright, tmp_path: Path) -> Iterator[Callable[[], Window]]:
    """Starts a browser of the test's own, every time with the same profile."""
    windows: list[Window] = []
    profile = tmp_path / "profile"
    profile.mkdir()

    def start() -> Window:
        windows.append(starter(engine)(profile, playwright))
        return windows[-1]

    yield start
    for window in windows:
        window.kill()
