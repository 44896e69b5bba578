"""Where the browser's own back leads, for every way into a screen: one step, to what was there."""

from collections.abc import Callable
from typing import NamedTuple

import pytest
from coloro_table import DEAL, ENDED, link_to, welcome
from pages import PHONE, Pages, tap
from playwright.sync_api import Page, expect
from stored import games
from test_links import DROP
from test_scanning import CODE, sees

from paintbox.engine.game import Options
from paintbox.engine.record import Record
from paintbox.peer.link import Link

SHOWN = {
    "": ".home",
    "#g": ".table",
    "#games": "h1",
    "#lay": ".board",
    "#new": "[data-action=start]",
    "#rules": ".rules",
    "#scan": ".finder",
    "#settings": "[name=theme]",
}
GAME, OTHER, NEW = "#g.abcdefgh", "#g.00000000", "#new.coloro"


class Way(NamedTuple):
    """How a player comes from one screen to another, and what back then shows."""

    come: Callable[[Page], None]
    to: str  # the address
    back: str
    start: str = ""  # home


def typed(place: str) -> Callable[[Page], None]:
    """As in the address bar of the open window."""
    return lambda page: page.evaluate("(place) => { location.hash = place }", place)


def dropped(link: str, steps: int = 1) -> Callable[[Page], None]:
    def drop(page: Page) -> None:
        page.evaluate(DROP.replace(".card", "main"), link)
        expect(page.locator(".kept")).to_have_count(steps)

    return drop


def pasted(link: str) -> Callable[[Page], None]:
    def paste(page: Page) -> None:
        page.fill("#paste", link)
        tap(page.locator("[data-action=paste]"))

    return paste


def tapped(*selectors: str) -> Callable[[Page], None]:
    def tap_all(page: Page) -> None:
        for selector in selectors:
            tap(page.locator(selector).first)

    return tap_all


FIRST, NEXT = link_to("b3t"), link_to("b3t", "b2")
ANOTHER = str(Link(Record("coloro", Options(2), DEAL, ("b3t",)), OTHER[3:]))
BAD = FIRST[:-2]
MENU = "[data-action=menu]"

WAYS = {
    "a link": Way(typed(FIRST), GAME, ""),
    "a link that goes on": Way(typed(NEXT), GAME, "", GAME),
    "the same link": Way(typed(FIRST), GAME, "", GAME),
    "a link of another game": Way(typed(ANOTHER), OTHER, GAME, GAME),
    "a bad link on home": Way(typed(BAD), "", "#settings"),
    "a bad link on the table": Way(typed(BAD), GAME, "", GAME),
    "a game that is not kept": Way(typed("g.zzzzzzzz"), "", "#settings"),
    "a game that there is not": Way(typed("new.chess"), "", "#settings"),
    "a board of one's own": Way(tapped("[data-action=lay]"), "#lay.coloro.2", NEW, NEW),
    "a link in the paste box": Way(pasted(FIRST), GAME, ""),
    "a link dropped on home": Way(dropped(FIRST), GAME, ""),
    "a link dropped on its game": Way(dropped(NEXT, 2), GAME, "", GAME),
    "a link dropped on another game": Way(dropped(ANOTHER), OTHER, GAME, GAME),
    "a code": Way(tapped("[href='#scan']"), GAME, ""),
    "the rules": Way(tapped(".tool[href^='#rules']"), "#rules.coloro", NEW, NEW),
    "home by the menu": Way(tapped(MENU, ".menu a[href='#']"), "", GAME, GAME),
    "a game of the list": Way(tapped(f"[href='{GAME}']"), GAME, "#games", "#games"),
}


@pytest.fixture
def page(pages: Pages) -> Page:
    """A window that has shown settings and home; a game is kept, and the camera sees a code."""
    device = pages.device(**PHONE)
    device.add_init_script(sees(CODE))
    page = pages.open("settings", device)
    go(page, FIRST, GAME)
    welcome(page)
    page.evaluate("history.back()")
    shows(page, "#settings")
    go(page, "", "")
    return page


def go(page: Page, place: str, to: str) -> None:
    typed(place)(page)
    shows(page, to)


def shows(page: Page, place: str) -> None:
    """Wait for a screen and its address."""
    page.wait_for_function("(place) => location.hash === place", arg=place)
    expect(page.locator(SHOWN[place.split(".")[0]]).first).to_be_visible()


@pytest.mark.parametrize("name", WAYS)
def test_one_step_back_leads_to_what_was_there_before(page: Page, name: str) -> None:
    way = WAYS[name]
    if way.start:
        go(page, way.start[1:], way.start)
    way.come(page)
    shows(page, way.to)
    settled(page)
    page.evaluate("history.back()")
    shows(page, way.back)


def settled(page: Page) -> None:
    """Wait until what came was taken in: the entry of a screen that is shown is marked."""
    page.wait_for_function("history.state")


def test_back_from_a_new_game_begins_no_other(page: Page) -> None:
    go(page, "new.coloro", "#new.coloro")
    tap(page.locator("[data-action=start]"))
    page.wait_for_selector(".table")
    page.evaluate("history.back()")
    shows(page, "#new.coloro")
    assert len(games(page)) == 2


def test_back_from_a_rematch_leads_to_the_game_before(page: Page) -> None:
    go(page, link_to(*ENDED, id="11111111"), "#g.11111111")
    welcome(page, 1)
    tap(page.locator("[data-seat='0']"))
    tap(page.locator("[data-action=close]").first)
    tap(page.locator("[data-action=rematch]"))
    expect(page.locator(".result")).to_have_count(0)
    page.evaluate("history.back()")
    shows(page, "#g.11111111")


def test_back_from_the_rules_leads_to_the_game_also_after_a_reload(page: Page) -> None:
    go(page, "new.coloro", "#new.coloro")
    go(page, "rules.coloro", "#rules.coloro")
    page.reload()
    tap(page.locator("[data-action=back]"))
    shows(page, "#new.coloro")


def test_back_past_a_game_that_was_deleted_is_one_step_as_well(page: Page) -> None:
    for place in ("#games", GAME, "", "#games"):
        go(page, place[1:], place)
    tap(page.locator("[data-action=delete]"))
    page.evaluate("history.back()")
    shows(page, "")
    page.evaluate("history.back()")
    expect(page.locator("#notice")).not_to_be_empty()
    shows(page, "")
    page.evaluate("history.back()")
    shows(page, "#games")
