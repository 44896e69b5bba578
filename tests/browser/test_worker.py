"""A named worker starts late, under the site's headers, without shared memory, and ends early."""

from inside import GATE, LET_GO, PING, SLICES, run, start_of
from pages import Pages, until
from playwright.sync_api import Page
from test_bots import begin, device, move, moved, steps, thinks

IDLE = """
from paintbox.web import thinking
thinking.IDLE = 0.5
"""
LEAVE = "window.dispatchEvent(new Event('pagehide'))"


def test_a_worker_starts_when_it_is_asked_for(pages: Pages) -> None:
    page = pages.open()
    assert page.workers == []
    assert run(page, PING, start_of(page)) == "there"
    assert len(page.workers) == 1


def answered(page: Page, number: int) -> None:
    """Move, and see that the bot answers, as well as before."""
    move(page)
    thinks(page)
    moved(page)
    assert len(steps(page)) == number
    assert page.locator("#notice").inner_text() == ""


def test_a_worker_that_nobody_asks_is_ended_and_starts_again(pages: Pages) -> None:
    page = begin(pages.open("", device(pages)), "coloro")
    run(page, IDLE, start_of(page))
    answered(page, 2)
    until(page, lambda: page.workers == [])
    answered(page, 4)


def test_a_page_that_is_left_ends_its_worker_and_may_come_back(pages: Pages) -> None:
    """As browsers keep it for the back button."""
    page = begin(pages.open("", device(pages)), "coloro")
    answered(page, 2)
    page.evaluate(LEAVE)
    until(page, lambda: page.workers == [])
    answered(page, 4)


def test_nobody_thinks_about_a_game_that_was_left(pages: Pages) -> None:
    page = begin(pages.open("", device(pages)), "coloro", 4)
    start = start_of(page)
    run(page, GATE, start)
    move(page)
    thinks(page)
    begun = steps(page)
    page.evaluate("location.hash = 'settings'")
    page.locator(".settings").wait_for()
    run(page, LET_GO, start)
    until(page, lambda: run(page, SLICES, start) > 0)
    page.wait_for_timeout(500)
    assert run(page, SLICES, start) == 1
    page.go_back()
    page.locator(".board").wait_for()
    moved(page)
    assert len(steps(page)) == len(begun) + 1
