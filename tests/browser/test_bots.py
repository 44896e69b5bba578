"""Bots on the page: whole games against them, and that nothing is lost when their worker is."""

from contextlib import suppress
from random import Random

import pytest
from inside import hurry, run, start_of
from pages import DESK, PATIENCE, PHONE, QUICK, Pages, shape_of, tap, text, until
from player import KEPT, Finger, whole_game
from playwright.sync_api import BrowserContext, Error, Page, expect
from stored import flushed

from paintbox.games import NAMES
from paintbox.peer.kept import Kept

STILL = {"reduced_motion": "reduce"}
SOON = """
from paintbox.web import thinking
thinking.START = 1.0
"""
SHORT = """
from paintbox.web import thinking
thinking.SLICE = 3.0
"""
ASKED = """
from paintbox.web.thinking import thinking
thinking._ask is not None
"""
NO_WORKER = "window.Worker = class { constructor() { throw 'no worker' } }"


def device(pages: Pages, **options: object) -> BrowserContext:
    """One on which bots play as fast as can be."""
    device = pages.device(**options or PHONE | STILL)
    device.add_init_script(f"localStorage.paintbox ?? {QUICK}")
    return device


def begin(page: Page, game: str, level: int = 1, seats: int = 2) -> Page:
    """Against bots of a level, the person starting."""
    page.evaluate("(place) => { location.hash = place }", f"new.{game}.{seats}")
    page.locator(f".new [href='#rules.{game}']").wait_for()
    tap(page.locator(".segment:has([value=bots])"))
    tap(page.locator(f".segment:has([name=level][value='{level}'])"))
    tap(page.locator("[data-action=start]"))
    page.locator(".board").wait_for()
    return page


def move(page: Page) -> None:
    """A move of the person in Coloro."""
    cell = page.locator(".board .piece[data-move]").first
    tap(cell)
    if page.locator(".ask").count():
        tap(page.locator(".ask").first)


def thinks(page: Page) -> None:
    expect(page.locator(".thinks")).to_have_count(1)


def moved(page: Page) -> None:
    expect(page.locator(".thinks")).to_have_count(0, timeout=2 * PATIENCE)


def steps(page: Page) -> tuple[str, ...]:
    """All that are kept."""
    flushed(page)
    return Kept.parse(*page.evaluate(KEPT)).histories.shown


def test_no_worker_is_there_before_a_bot_has_to_move(pages: Pages) -> None:
    page = begin(pages.open("", device(pages)), "coloro")
    assert page.workers == []
    move(page)
    thinks(page)
    moved(page)
    assert len(page.workers) == 1
    move(page)
    thinks(page)
    moved(page)
    assert len(page.workers) == 1


def test_the_page_answers_taps_while_a_bot_thinks(pages: Pages) -> None:
    page = begin(pages.open("", device(pages)), "coloro", 4)
    move(page)
    thinks(page)
    tap(page.locator(".board .piece[data-why]").first)
    assert text(page, "#notice") == "Computer is thinking"
    tap(page.locator("[data-action=menu]"))
    expect(page.locator(".sheet.menu")).to_have_count(1)
    thinks(page)
    moved(page)
    expect(page.locator(".sheet.menu")).to_have_count(1)  # the bot does not put it away


def test_a_reload_while_a_bot_thinks_brings_the_same_move(pages: Pages) -> None:
    page = begin(pages.open("", device(pages)), "coloro", 3)
    move(page)
    moved(page)
    before = steps(page)
    tap(page.locator("[data-action=undo]"))
    expect(shape_of(page, before[0][:2])).to_have_count(1)
    tap(shape_of(page, before[0][:2]))
    tap(page.locator(f".ask[data-move='{before[0]}']"))
    thinks(page)
    flushed(page)
    page.reload()
    page.wait_for_selector(".board")
    moved(page)
    expect(page.locator(".prompt")).to_contain_text("You")
    assert steps(page) == before


def test_an_undo_takes_back_the_answer_of_the_bot_too(pages: Pages) -> None:
    page = begin(pages.open("", device(pages)), "coloro")
    move(page)
    moved(page)
    both = steps(page)
    tap(page.locator("[data-action=undo]"))
    assert steps(page) == ()
    tap(page.locator("[data-action=redo]"))
    assert steps(page) == both


def test_what_was_taken_back_while_the_bot_thought_is_not_answered(pages: Pages) -> None:
    page = begin(pages.open("", device(pages)), "coloro", 4)
    move(page)
    thinks(page)
    tap(page.locator("[data-action=undo]"))
    moved(page)
    page.wait_for_timeout(3000)
    assert steps(page) == ()


def test_a_worker_that_is_killed_costs_nothing(pages: Pages) -> None:
    page = pages.open("", device(pages, **DESK | STILL))
    run(page, SHORT, start_of(page))
    begin(page, "coloro", 4)
    move(page)
    thinks(page)
    until(page, lambda: bool(run(page, ASKED, start_of(page))))
    kill(page)
    moved(page)
    assert len(steps(page)) == 2
    move(page)
    thinks(page)
    moved(page)
    assert len(steps(page)) == 4


def test_without_any_worker_the_page_thinks_itself(pages: Pages) -> None:
    phone = device(pages)
    phone.add_init_script(
        "delete window.Worker; window.Worker = class { constructor() { throw 1 } }"
    )
    page = pages.open("", phone)
    run(page, SOON, start_of(page))
    begin(page, "coloro", 4)
    move(page)
    thinks(page)
    moved(page)
    assert len(steps(page)) == 2
    assert "more simply" in text(page, "#notice")
    heard = pages.heard()
    assert len(heard) == 2  # one for each worker that could not start
    assert all("PY0409" in complaint for complaint in heard)


def test_the_bot_begins_a_rematch(pages: Pages) -> None:
    page = pages.open("", device(pages))
    hurry(page)
    begin(page, "coloro")
    whole_game(Finger(page), Random("rematch"))
    tap(page.locator("[data-action=rematch]"))
    expect(page.locator(".prompt")).to_contain_text("You:")
    first, *more = steps(page)
    assert len(more) == first.endswith("g")  # who gives the first token away moves again
    assert page.locator("[data-action=undo]").is_disabled()


@pytest.mark.parametrize("game", NAMES)
def test_a_hint_is_shown_and_not_played(pages: Pages, game: str) -> None:
    page = begin(pages.open("", device(pages)), game)
    tap(page.locator("[data-action=menu]"))
    tap(page.locator("[data-action=hint]"))
    expect(page.locator(".ask")).to_have_count(1)
    assert page.locator(".hinted").count() >= 1  # Colorpop marks a whole group
    assert text(page, "#notice")
    assert steps(page) == ()
    step = page.locator(".ask").get_attribute("data-move")
    tap(page.locator(".ask"))
    assert steps(page)[0] == step


def kill(page: Page) -> None:
    """End the worker in the middle of its work, as a phone without memory does."""
    with suppress(Error):  # it cannot answer any more
        page.workers[0].evaluate("close()")
