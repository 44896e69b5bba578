"""Bots of a game that is open in two windows of one device: both think, and the game goes on once.

Both come to the same answer, since it follows from what the seat has seen; so the one that is
written down first stays, and a later one changes nothing.
"""

import pytest
from inside import run, start_of
from pages import Pages, drawn, text
from player import KEPT
from playwright.sync_api import Page
from stored import flushed, held
from test_bots import begin, device, move, moved, steps, thinks

from paintbox.peer.kept import Kept

# From then on an answer is held back, and nothing is heard of other windows.
HOLD = """
import asyncio
from paintbox.web.table import Playing
from paintbox.web.thinking import thinking
think, thinking.gate = thinking.think, asyncio.Event()
async def late(*asked):
    answer = await think(*asked)
    await thinking.gate.wait()
    return answer
thinking.think = late
hear, Playing.heard = Playing.heard, lambda table, id: thinking.gate.is_set() and hear(table, id)
"""
LET_GO = """
from paintbox.web.thinking import thinking
thinking.gate.set()
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
    for page in (one, other):
        before = steps(page)
        move(page)
        thinks(one)
        thinks(other)
        assert len(answered(one)) == len(answered(other)) == len(before) + 2
        assert drawn(one) == drawn(other)


def test_what_both_answer_at_the_same_moment_is_one_answer(
    windows: tuple[Page, Page], pages: Pages
) -> None:
    one, other = windows
    move(one)
    thinks(one)
    thinks(other)
    with held(one.context.new_page(), pages.url):  # no window hears of the other's answer
        moved(one)
        moved(other)
        assert drawn(one) == drawn(other)
    assert len(answered(one)) == 2
    assert text(one, "#notice") == ""


def test_an_answer_that_comes_late_takes_nothing_back(windows: tuple[Page, Page]) -> None:
    one, late = windows
    move(one)
    thinks(late)
    run(late, HOLD, start_of(late))
    moved(one)
    move(one)
    played = answered(one)
    run(late, LET_GO, start_of(late))
    assert answered(late) == played
    moved(late)
