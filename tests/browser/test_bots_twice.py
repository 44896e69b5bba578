"""Bots of a game that is open in two windows of one device: both think, and the game goes on once.

Both come to the same answer, since it follows from what the seat has seen; so the one that is
written down first stays, and a later one changes nothing.
"""

import pytest
from inside import GATE, LET_GO, run, start_of
from pages import Pages, drawn, text, until
from player import KEPT
from playwright.sync_api import Page
from stored import flushed, held
from test_bots import begin, device, move, moved, thinks

from paintbox.peer.kept import Kept

# Hears once more of another window, and never again.
DEAF = """
from paintbox.web.table import Playing
hear = Playing.heard
def last(table, id):
    Playing.heard = lambda table, id: None
    hear(table, id)
Playing.heard = last
"""


@pytest.fixture
def windows(pages: Pages) -> tuple[Page, Page]:
    """Two windows of one phone at a game against a bot, the person to move."""
    one = begin(pages.open("", device(pages)), "coloro")
    flushed(one)
    return one, pages.open(one.url.partition("#")[2], one.context)


def answered(page: Page) -> tuple[str, ...]:
    """The only history that is kept, once the bot has moved."""
    moved(page)
    flushed(page)
    kept = Kept.parse(*page.evaluate(KEPT))
    assert kept.histories.all == {kept.histories.shown}
    return kept.histories.shown


def test_the_bot_moves_once(windows: tuple[Page, Page]) -> None:
    one, other = windows
    for number, page in enumerate(windows, 1):
        move(page)
        thinks(page)
        assert len(answered(page)) == 2 * number
        until(page, lambda: drawn(one) == drawn(other))


def test_what_both_answer_at_the_same_moment_is_one_answer(
    windows: tuple[Page, Page], pages: Pages
) -> None:
    for page in windows:
        run(page, GATE, start_of(page))
    move(windows[0])
    for page in windows:
        thinks(page)
    with held(windows[0].context.new_page(), pages.url):  # nobody hears of the other's answer
        for page in windows:
            run(page, LET_GO, start_of(page))
        for page in windows:
            moved(page)
    for page in windows:
        assert len(answered(page)) == 2
        assert drawn(page) == drawn(windows[0])
    assert text(windows[0], "#notice") == ""  # the other was told of the person's move


def test_an_answer_that_comes_late_takes_nothing_back(windows: tuple[Page, Page]) -> None:
    one, late = windows
    for code in (GATE, DEAF):
        run(late, code, start_of(late))
    move(one)
    moved(one)
    move(one)
    played = answered(one)
    thinks(late)
    run(late, LET_GO, start_of(late))
    assert answered(late) == played
