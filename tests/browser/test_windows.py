"""Two tabs and the installed window share their games: nothing is overwritten, all go on."""

import os
import signal
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from coloro_table import ENDED, link_to, play
from find_browser import find_browser
from pages import HASTY, READY, Pages, drawn, tap
from playwright.sync_api import Page, expect
from serve import Server
from stored import games, held

from paintbox.peer.kept import Kept

OTHER = "The game went on in another window."
INSTALLED = "matchMedia('(display-mode: standalone)').matches"


@pytest.fixture
def browser_of_its_own(server: Server, tmp_path: Path) -> Iterator[str]:
    """The address of a browser that shows the installed window, at the first page."""
    page = [f"--user-data-dir={tmp_path}", f"--app={server.url}"]
    command = [find_browser("windowed"), *HASTY, "--headless", "--remote-debugging-port=0", *page]
    process = subprocess.Popen(command, stderr=subprocess.DEVNULL, start_new_session=True)
    port = tmp_path / "DevToolsActivePort"
    while not (port.exists() and port.read_text()):
        assert process.poll() is None
        time.sleep(0.05)
    yield f"http://127.0.0.1:{port.read_text().splitlines()[0]}"
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()


@pytest.fixture
def windows(browser_of_its_own: str, pages: Pages) -> list[Page]:
    """The installed window and two tabs of one browser, all at the same game."""
    (device,) = pages.browser.browser_type.connect_over_cdp(browser_of_its_own).contexts
    (installed,) = pages.watch(device).pages
    pages.listen(installed)
    installed.goto(f"{pages.url}#{link_to(*ENDED[:1])}")
    installed.reload()
    installed.wait_for_selector(READY, state="attached")
    tabs = [pages.open("g.abcdefgh", device) for _ in range(2)]
    assert [page.evaluate(INSTALLED) for page in (installed, *tabs)] == [True, False, False]
    return [installed, *tabs]


def stored(page: Page) -> Kept:
    return Kept.parse("abcdefgh", games(page)["abcdefgh"])


def test_a_move_in_any_window_is_shown_by_all(windows: list[Page]) -> None:
    for number, page in enumerate(windows):
        steps = ENDED[: 2 * number + 2]
        play(page, steps[-1])
        for window in windows:
            marker = window.locator(".board .marker")
            expect(marker).to_have_attribute("aria-label", f"marker, {steps[-1][:2]}")
        assert stored(page).histories.all == {tuple(steps)}
        page.evaluate("(link) => { location.hash = link }", link_to(*ENDED[: 2 * number + 3]))
        for window in windows:
            expect(window.locator("[data-action=undo]")).to_be_disabled()
            expect(window.locator(f'[data-move="{ENDED[2 * number + 3][:2]}"]')).to_be_visible()
    assert drawn(windows[0]) == drawn(windows[1]) == drawn(windows[2])


def test_moves_at_the_same_moment_are_all_kept(windows: list[Page], pages: Pages) -> None:
    cells = ("b2", "b5", "b4")
    with held(windows[0].context.new_page(), pages.url):  # no window hears of another's move
        for page, cell in zip(windows, cells, strict=True):
            play(page, cell)
            expect(page.locator(".board .marker")).to_have_attribute(
                "aria-label", f"marker, {cell}"
            )
    for page in windows:  # the last to write is shown, the others are told
        expect(page.locator(".board .marker")).to_have_attribute("aria-label", "marker, b4")
        expect(page.locator("#notice")).to_have_text("" if page is windows[-1] else OTHER)
    kept = stored(windows[0])
    assert kept.histories.all == {("b3t", cell) for cell in cells}
    assert kept.histories.shown == ("b3t", "b4")


def test_an_earlier_position_stays_while_another_window_plays_on(pages: Pages) -> None:
    one = pages.open(link_to("b3t"))
    other = pages.open("g.abcdefgh", one.context)
    tap(one.locator("[data-action=moves]"))
    tap(one.locator("[data-step='0']"))
    expect(one.locator("h1")).to_have_text("Before the first move")
    before = drawn(one)
    play(other, "b2")
    expect(one.locator("#notice")).to_have_text(OTHER)
    expect(one.locator("h1")).to_have_text("Before the first move")
    assert drawn(one) == before
    tap(one.locator(".primary[data-action=last]"))
    expect(one.locator(".board .marker")).to_have_attribute("aria-label", "marker, b2")
