"""A new version comes whole or not at all, and only when the player wants it."""

import build
from coloro_table import link_to, play
from editions import edition_of, publish
from inside import PING, run, start_of
from pages import PHONE, READY, Pages, kept, tap
from playwright.sync_api import Page, expect
from serve import Server

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
        page.get_by_role("button", name="Reload").tap()  # the page may be gone with the tap
    page.wait_for_selector(READY, state="attached")


def worker_of(page: Page) -> str:
    """The script that a page would start its worker with."""
    return str(page.evaluate(WORKER))


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
