"""Games between devices of different engines, and between devices without a network."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from engines.window import Window, until
from inside import hurry
from pages import PHONE, QUICK, Pages, kept, tap
from playwright.sync_api import BrowserContext
from serve import Server

from paintbox.engine.game import OVER
from paintbox.engine.session import Session
from paintbox.peer.finding import find

Evaluate = Callable[[str], Any]

SENDS = "!!document.querySelector('.primary[data-action=send]')"
# How many there are to be taken, and a click on one of them, as far as a script can make one.
OFFERED = "document.querySelectorAll(document.querySelector('.ask') ? '.ask' : %r).length"
CLICK = """void [...document.querySelectorAll(document.querySelector('.ask') ? '.ask' : %r)][%d]
  .dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }))"""
BOARD = ".board [data-move]"
PUSH = "void document.querySelector('[data-action=%s]').click()"
MAIL = "document.querySelector('.ways a').href"
GO = "void (location.hash = %r)"
RESULT = "document.querySelector('.result p')?.textContent ?? ''"


def moved(evaluate: Evaluate, rng: Random) -> str:
    """Take what the page offers until the move waits to be sent; gives its link, as text."""

    def sends() -> bool:
        if evaluate(SENDS):
            return True
        if count := evaluate(OFFERED % BOARD):  # what has come is shown first
            evaluate(CLICK % (BOARD, rng.randrange(count)))
        return False

    until(sends)
    for action in ("menu", "ways", "aloud"):
        evaluate(PUSH % action)
    link = str(find(str(evaluate(MAIL))))
    evaluate(PUSH % "told")
    return link


def passed_on(one: Evaluate, other: Evaluate, rng: Random) -> None:
    """A whole game that one device has begun, to the same result on both."""
    mover, waiting = one, other
    while True:
        link = moved(mover, rng)
        waiting(GO % link)
        if Session(find(link).record).turn == OVER:
            break
        mover, waiting = waiting, mover
    until(lambda: bool(one(RESULT)) and bool(other(RESULT)))
    assert one(RESULT) == other(RESULT)


def begun(pages: Pages, keeper: bool = False) -> Any:
    """A game by link, on a device of its own."""
    page = pages.open("new.coloro.2", quick(pages, keeper))
    hurry(page)
    tap(page.locator("[name=where][value=link]"))
    tap(page.locator("[data-action=start]"))
    page.wait_for_selector(BOARD)
    return page


def quick(pages: Pages, keeper: bool = False) -> BrowserContext:
    """A device that lets nobody wait."""
    device = pages.device(keeper=keeper, **PHONE, reduced_motion="reduce")
    device.add_init_script(QUICK)
    return device


@pytest.mark.parametrize("engine", ["firefox", "webkit"], indirect=True)
def test_a_whole_game_between_two_engines(window: Window, server: Server, pages: Pages) -> None:
    chromium = begun(pages)
    window.open(server.url)
    window.evaluate(f"void {QUICK}")
    passed_on(chromium.evaluate, window.evaluate, Random(7))


def test_a_whole_game_without_a_network(own_pages: Pages) -> None:
    one = begun(own_pages, keeper=True)
    other = own_pages.open("", quick(own_pages, keeper=True))
    for page in (one, other):
        kept(page)
        page.context.set_offline(True)
        page.reload()
        hurry(page)
    passed_on(one.evaluate, other.evaluate, Random(8))
