"""Whole games by keyboard alone, with a focus that can be seen."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from pages import DESK, Pages, text
from player import BOARD, MOMENT, OFFERS, Offered, agree, read, session_of, whole_game
from playwright.sync_api import Browser, Page, expect
from serve import Server

from paintbox.engine.game import OVER
from paintbox.games import NAMES

ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]


def focused(page: Page, attribute: str) -> str:
    return str(page.evaluate(f"document.activeElement.getAttribute('{attribute}')"))


def press_to(page: Page, selector: str, *keys: str) -> None:
    """Press these keys, then Tab, until the focus is there."""
    for key in (*keys, *["Tab"] * 120):
        if page.evaluate("(s) => document.activeElement.matches(s)", selector):
            return
        page.keyboard.press(key)
    raise AssertionError(f"Tab does not reach {selector}")


class Keys:
    """Plays by keyboard alone: goes about with the arrows, and takes what has the focus."""

    def __init__(self, page: Page) -> None:
        self._page = page

    def look(self) -> Any:
        return read(self._page, OFFERS)

    def take(self, selector: str, offered: Offered, rng: Random) -> str:
        for _ in range(rng.randrange(4) if selector == BOARD else 0):
            self._page.keyboard.press(rng.choice(ARROWS))
        press_to(self._page, selector, *["ArrowDown"] * 12)
        step = focused(self._page, "data-move")
        self._page.keyboard.press("Enter")
        assert not self._page.evaluate("document.activeElement.matches('body')"), "focus is lost"
        return step

    def wait(self) -> None:
        self._page.wait_for_timeout(MOMENT)


@pytest.fixture(scope="module")
def desk(browser: Browser, server: Server) -> Iterator[Page]:
    """One window for all whole games."""
    with Pages(browser, server.url) as pages:
        yield pages.open("", pages.device(**DESK, reduced_motion="reduce"))


@pytest.mark.parametrize("game", NAMES)
def test_a_whole_game_by_keyboard(desk: Page, game: str) -> None:
    desk.evaluate("location.hash = ''")
    press_to(desk, f".card[href='#new.{game}']")
    desk.keyboard.press("Enter")
    expect(desk.locator("[data-action=start]")).to_be_visible()
    press_to(desk, "#name0")
    desk.keyboard.press("Control+a")
    desk.keyboard.type("Ada")
    desk.keyboard.press("Enter")
    desk.wait_for_selector(".board")
    offers = whole_game(Keys(desk), Random(game))
    played = session_of(desk.evaluate)
    assert played.turn == OVER
    agree(offers, played)
    assert "Ada" in text(desk, ".table")
    press_to(desk, ".primary")
    desk.keyboard.press("Enter")
    expect(desk.locator(".result:not(.curtain)")).to_have_count(0)


def test_the_focus_comes_back_when_a_bot_has_moved(desk: Page) -> None:
    desk.evaluate("location.hash = 'new.coloro.2'")
    desk.wait_for_selector(".new [href='#rules.coloro']")
    desk.locator("[name=where][value=link]").focus()
    desk.keyboard.press("ArrowRight")
    press_to(desk, "#name0")
    desk.keyboard.press("Enter")
    desk.wait_for_selector(".board")
    press_to(desk, BOARD, *["ArrowDown"] * 12)
    desk.keyboard.press("Enter")
    press_to(desk, ".ask")
    desk.keyboard.press("Enter")
    assert focused(desk, "class") == "prompt thinks"
    expect(desk.locator(".thinks")).to_have_count(0)
    assert focused(desk, "data-move")


def test_arrows_go_to_the_neighbour(pages: Pages) -> None:
    page = pages.open("new.coloro.2", pages.device(**DESK))
    page.locator("[data-action=start]").click()
    page.wait_for_selector(".board")
    page.keyboard.press("ArrowDown")
    assert focused(page, "data-move") == "a1"
    for key, cell in (
        ("ArrowRight", "b1"),
        ("ArrowDown", "b2"),
        ("ArrowLeft", "a2"),
        ("ArrowUp", "a1"),
    ):
        page.keyboard.press(key)
        assert focused(page, "data-move") == cell


def test_the_focus_is_seen_on_the_board(pages: Pages) -> None:
    page = pages.open("new.coloro.2", pages.device(**DESK))
    page.locator("[data-action=start]").click()
    page.wait_for_selector(".board")
    width = "getComputedStyle(document.querySelector('[data-move=a1] .ring')).strokeWidth"
    before = float(page.evaluate(width).removesuffix("px"))
    page.keyboard.press("ArrowDown")
    assert float(page.evaluate(width).removesuffix("px")) >= before + 2


def test_escape_lets_go(pages: Pages) -> None:
    page = pages.open("new.coloro.2", pages.device(**DESK))
    page.locator("[data-action=start]").click()
    page.wait_for_selector(".board")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Space")
    expect(page.locator(".ask")).to_have_count(2)
    page.keyboard.press("Escape")
    expect(page.locator(".ask")).to_have_count(0)
