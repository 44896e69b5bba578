"""A new version comes whole or not at all, and only when the player wants it."""

import threading
from collections.abc import Callable
from pathlib import Path

import build
import pytest
from coloro_table import link_to, play, session_of, start
from editions import edition, edition_of, publish
from inside import PING, run, start_of
from pages import PHONE, READY, Pages, kept, tap, until
from playwright.sync_api import Page, expect
from serve import Answer, Handler, Server, serve

KEPT = """async () => {
  const [name] = await caches.keys();
  return (await (await caches.open(name)).keys()).length;
}"""
WORKER = """async () => {
  const { thinker } = document.querySelector("[data-thinker]").dataset;
  const answer = await fetch(thinker);
  if (!answer.ok) throw new Error(answer.status);
  return answer.text();
}"""
SETTLED = "navigator.serviceWorker.getRegistration().then((it) => !it.installing && !it.waiting)"


@pytest.fixture(scope="session")
def later(server: Server) -> build.Files:
    """Version B; the server of all tests has A."""
    return edition("B")


def visited(pages: Pages, place: str = "") -> Page:
    """A window that stands at version A, which is kept."""
    page = pages.open(place, pages.device(keeper=True, **PHONE))
    kept(page)
    return page


def again(page: Page) -> None:
    page.reload()
    page.wait_for_selector(READY, state="attached")


def invited(page: Page) -> None:
    expect(page.locator(".offer")).to_contain_text("new version")


def accept(page: Page) -> None:
    """Tap Reload, and wait for the new page."""
    with page.expect_navigation():
        tap(page.get_by_role("button", name="Reload"))
    page.wait_for_selector(READY, state="attached")


def worker_of(page: Page) -> str:
    """The script that a page would start its worker with."""
    return str(page.evaluate(WORKER))


def changed(files: build.Files) -> set[str]:
    """The files of a version that dist/ has not."""
    old = build.read(build.DIST, "**/*")
    return {name for name, content in files.items() if old.get(name) != content}


def style_of(files: build.Files) -> str:
    return next(name for name in files if name.startswith("css/"))


def test_a_game_goes_on_through_an_update(
    own_pages: Pages, own: Server, later: build.Files
) -> None:
    page = start(own_pages, own_pages.device(keeper=True, **PHONE))
    kept(page)
    play(page, "b3t")
    own.stop()
    play(page, min(session_of(page).choices()))
    expect(page.locator(".kept")).to_have_count(2)
    publish(own.folder, later)
    server = serve(own.folder, own.server_port)
    again(page)
    assert edition_of(page) == ""
    invited(page)
    expect(page.locator(".kept")).to_have_count(2)
    assert {request.path[1:] for request in server.requests} == changed(later)
    accept(page)
    assert edition_of(page) == "B"
    expect(page.locator(".offer")).to_have_count(0)
    expect(page.locator(".kept")).to_have_count(2)
    play(page, min(session_of(page).choices()))
    expect(page.locator(".kept")).to_have_count(3)
    server.stop()
    again(page)
    assert edition_of(page) == "B"
    assert page.evaluate(KEPT) == len(later) - 1  # all but sw.js


def test_an_update_that_is_not_wanted_now_comes_with_the_next_start(
    own_pages: Pages, own: Server, later: build.Files
) -> None:
    page = visited(own_pages)
    publish(own.folder, later)
    again(page)
    invited(page)
    tap(page.get_by_role("button", name="Later"))
    expect(page.locator(".offer")).to_have_count(0)
    device = page.context
    while edition_of(page) != "B":  # the browser takes it over soon after the last page was closed
        page.close()
        page = own_pages.open("", device)
    expect(page.locator(".offer")).to_have_count(0)


def test_a_page_that_stays_open_hears_of_an_update(
    own_pages: Pages, own: Server, later: build.Files
) -> None:
    page = visited(own_pages, link_to("b3t"))
    publish(own.folder, later)
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    invited(page)
    play(page, "b2")
    expect(page.locator(".kept")).to_have_count(2)
    expect(page.locator(".offer")).to_be_visible()


def test_an_open_page_keeps_its_version_whatever_another_window_does(
    own_pages: Pages, own: Server, later: build.Files
) -> None:
    old = visited(own_pages, link_to("b3t"))
    publish(own.folder, later)
    new = own_pages.open("", old.context)
    invited(new)
    accept(new)
    assert (edition_of(old), edition_of(new)) == ("", "B")
    # Else the browser's own cache might help out.
    old.context.new_cdp_session(old).send("Network.clearBrowserCache")
    play(old, "b2")
    expect(old.locator(".kept")).to_have_count(2)
    assert [worker_of(page).endswith("# B\n") for page in (old, new)] == [False, True]
    assert run(old, PING, start_of(old)) == "there"
    invited(old)
    accept(old)
    assert edition_of(old) == "B"


class Holding(Handler):
    """Never sends a style sheet."""

    reached = threading.Event()

    def answer(self, path: str) -> Answer:
        if path.startswith("/css/"):
            self.reached.set()
            threading.Event().wait()
        return super().answer(path)


def test_a_browser_killed_while_it_fetches_keeps_the_old_version_whole(
    own_pages: Pages, own: Server, later: build.Files, tmp_path: Path
) -> None:
    device = own_pages.profile(tmp_path / "device")
    page = own_pages.open(link_to("b3t"), device)
    kept(page)
    own.stop()
    publish(own.folder, later)
    server = serve(own.folder, own.server_port)
    server.RequestHandlerClass = Holding
    again(page)
    until(page, Holding.reached.is_set)
    device.close()

    server.stop()
    device = own_pages.profile(tmp_path / "device")
    page = own_pages.open("", device)
    assert edition_of(page) == ""
    expect(page.locator(".entry")).to_have_count(1)
    assert run(page, PING, start_of(page)) == "there"
    expect(page.locator(".offer")).to_have_count(0)

    server = serve(own.folder, own.server_port)
    again(page)
    invited(page)
    accept(page)
    assert edition_of(page) == "B"
    device.close()
    server.stop()


def missing(files: build.Files) -> build.Files:
    return {name: content for name, content in files.items() if name != style_of(files)}


def wrong(files: build.Files) -> build.Files:
    return files | {style_of(files): b"not what it should be"}


@pytest.mark.parametrize("spoil", [missing, wrong])
def test_a_broken_version_is_not_taken(
    own_pages: Pages, own: Server, later: build.Files, spoil: Callable[[build.Files], build.Files]
) -> None:
    page = visited(own_pages, link_to("b3t"))
    publish(own.folder, spoil(later))
    own.requests.clear()
    again(page)
    style = f"/{style_of(later)}"
    until(page, lambda: [request.path for request in own.requests].count(style) >= 2)
    page.wait_for_function(SETTLED)
    expect(page.locator(".offer")).to_have_count(0)
    again(page)
    assert edition_of(page) == ""
    play(page, "b2")
    expect(page.locator(".kept")).to_have_count(2)
    publish(own.folder, later)
    again(page)
    invited(page)
    accept(page)
    assert edition_of(page) == "B"
    expect(page.locator(".kept")).to_have_count(2)
