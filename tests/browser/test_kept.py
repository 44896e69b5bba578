"""A game outlives a reload, a closed window, a restarted browser; two windows share it."""

from pathlib import Path

from coloro_table import link_to, offered, play, session_of, start
from find_browser import find_browser
from pages import HASTY, PHONE, READY, Pages, drawn, shape_of, tap
from playwright.sync_api import BrowserContext, Playwright, expect
from stored import flushed


def test_a_game_goes_on_after_a_reload(pages: Pages) -> None:
    page = start(pages)
    play(page, "b3t")
    before = drawn(page)
    flushed(page)
    page.reload()
    page.wait_for_selector(READY, state="attached")
    assert drawn(page) == before
    assert session_of(page).steps == ("b3t",)


def test_home_lists_the_game_after_its_window_was_closed(pages: Pages) -> None:
    page = start(pages)
    play(page, "b3t")
    device = page.context
    expect(page.locator(".kept")).to_have_count(1)
    flushed(page)
    page.close()
    page = pages.open("", device)
    expect(page.locator(".entry")).to_contain_text("Ben to move")
    tap(page.locator(".entry"))
    expect(page.locator(".kept")).to_have_count(1)


def test_a_game_outlives_the_browser(pages: Pages, playwright: Playwright, tmp_path: Path) -> None:
    def launch() -> BrowserContext:
        return playwright.chromium.launch_persistent_context(
            tmp_path, executable_path=find_browser(), args=HASTY, **PHONE
        )

    for visit in (1, 2):
        context = launch()
        page = pages.watched(context)
        page.goto(f"{pages.url}#{link_to('b3t')}" if visit == 1 else pages.url)
        page.wait_for_selector(READY, state="attached")
        if visit == 1:
            play(page, "b2")
            expect(page.locator(".kept")).to_have_count(2)
            flushed(page)
        else:
            tap(page.locator(".entry"))
            expect(page.locator(".kept")).to_have_count(2)
        context.close()


def test_another_window_shows_the_move_at_once(pages: Pages) -> None:
    one = pages.open(link_to("b3t"))
    other = pages.open("g.abcdefgh", one.context)
    play(one, "b2")
    expect(other.locator(".kept")).to_have_count(2)
    expect(other.locator("#notice")).to_have_text("The game went on in another window.")


def test_a_game_that_is_not_kept_here_leads_home_with_a_word(pages: Pages) -> None:
    page = pages.open("g.00000000")
    expect(page.locator("#notice")).to_contain_text("not kept on this device")
    expect(page.locator("h1")).to_have_text("Paintbox")


# PyScript opens a database of its own, and would not start without.
REFUSED = """
const open = IDBFactory.prototype.open;
IDBFactory.prototype.open = function (name, version) {
  if (name === "paintbox") throw new DOMException("no", "SecurityError");
  return open.call(this, name, version);
}
"""


def test_a_browser_that_keeps_nothing_still_plays(pages: Pages) -> None:
    device = pages.device()
    device.add_init_script(REFUSED)
    page = pages.open("new.coloro.2", device)
    expect(page.locator("#notice")).to_contain_text("keeps nothing")
    tap(page.locator("[data-action=start]"))
    tap(shape_of(page, "b3"))
    tap(shape_of(page, "b3t"))
    expect(page.locator(".kept")).to_have_count(1)


def test_a_mistake_of_ours_is_told_and_the_game_goes_on(pages: Pages) -> None:
    page = pages.open(link_to("b3t"))
    page.evaluate("document.querySelector('[data-action=menu]').dataset.action = 'nonsense'")
    tap(page.locator("[data-action=nonsense]"))
    expect(page.locator("#notice")).to_contain_text("Something went wrong")
    play(page, "b2")
    expect(page.locator(".kept")).to_have_count(2)
    assert [complaint for complaint in pages.heard() if "on_nonsense" in complaint]


SPOIL = """new Promise((resolve) => {
  indexedDB.open("paintbox").onsuccess = (event) => {
    const work = event.target.result.transaction(["games", "summaries"], "readwrite");
    for (const name of ["games", "summaries"]) {
      work.objectStore(name).put("{not what it should be", "abcdefgh");
      work.objectStore(name).put("[1, 2]", "bbbbbbbb");
      work.objectStore(name).put(5, "dddddddd");
      work.objectStore(name).put('["e", "coloro", ["A", "B"], [0], 7, 1, 1]', "eeeeeeee");
    }
    work.oncomplete = resolve;
  };
})"""


def test_damaged_entries_harm_nothing(pages: Pages) -> None:
    page = pages.open(link_to("b3t"))
    pages.open(link_to("b3t", id="cccccccc"), page.context)
    page.evaluate(SPOIL)
    home = pages.open("", page.context)
    expect(home.locator(".entry")).to_have_count(1)
    pages.open("g.dddddddd", page.context)
    again = pages.open(link_to("b3t", "b2"), page.context)
    expect(again.locator(".kept")).to_have_count(2)


FULL = """IDBObjectStore.prototype.put = function () {
  throw new DOMException("full", "QuotaExceededError");
}"""


def test_a_full_device_says_so_and_the_game_goes_on(pages: Pages) -> None:
    device = pages.device()
    device.add_init_script(f"window.fill = () => {{ {FULL} }}")
    page = pages.open("new.coloro.2", device)
    page.evaluate("fill()")
    tap(page.locator("[data-action=start]"))
    expect(page.locator("#notice")).to_contain_text("no room left")
    play(page, "b3t")
    expect(page.locator(".kept")).to_have_count(1)
    expect(page.locator("#notice")).to_contain_text("no room left")


FULL_ONCE = """
const put = IDBObjectStore.prototype.put;
IDBObjectStore.prototype.put = function (...all) {
  if (!window.full) return put.apply(this, all);
  window.full = false;
  throw new DOMException("full", "QuotaExceededError");
};
"""


def test_what_could_not_be_kept_for_a_moment_is_not_shown_for_ever(pages: Pages) -> None:
    device = pages.device()
    device.add_init_script(FULL_ONCE)
    page = start(pages, device)
    page.evaluate("window.full = true")
    play(page, "b3t")
    expect(page.locator("#notice")).to_contain_text("no room left")
    play(page, min(offered(page)))
    expect(page.locator(".kept")).to_have_count(2)
    flushed(page)
    place = str(page.evaluate("location.hash"))
    page.evaluate("location.hash = ''")
    expect(page.locator(".entry")).to_have_count(1)
    page.evaluate("(place) => { location.hash = place }", place)
    expect(page.locator(".kept")).to_have_count(2)


def test_what_one_window_has_sent_the_other_does_not_take_back(pages: Pages) -> None:
    device = pages.device()
    device.grant_permissions(["clipboard-read", "clipboard-write"])
    one = pages.open(link_to("b3t"), device)
    other = pages.open("g.abcdefgh", device)
    play(one, "b2")
    expect(other.locator(".kept")).to_have_count(2)
    expect(other.locator("[data-action=undo]")).to_be_enabled()
    tap(one.locator(".primary[data-action=send]"))
    expect(other.locator("[data-action=undo]")).to_be_disabled()
