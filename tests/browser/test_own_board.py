"""Boards of one's own: a real deal is laid out by taps, played, kept, sent; draws are entered."""

from itertools import chain
from random import Random
from typing import Any

import pytest
from coloro_table import link_of
from pages import PHONE, READY, Pages, shape_of, tap, text
from player import Finger, agree, session_of, whole_game
from playwright.sync_api import Page, expect

from paintbox.engine.game import OVER, Options
from paintbox.engine.rng import Rng
from paintbox.engine.shelf import GAMES
from paintbox.games import colorpop

# Of a game the options; how many taps lay it out.
LAID = {
    "coloro": ("2", 36),
    "collecto": ("2", 48),
    "colorpop": ("3", 100),
    "coloretto": ("3", 4),
    "colorio": ("2s", 1),
}


def board(game: str, options: str) -> str:
    """What is to be tapped for a random deal, place by place."""
    dealt = GAMES[game].deal(Options.parse(options), Rng("own"))
    return dealt.partition("x")[0] if game == "colorpop" else dealt.replace("x", "")


def dealt(game: str, options: str) -> Any:
    """The state of that deal, without its secrets."""
    rules, known = GAMES[game], Options.parse(options)
    return rules.seen(rules.start(known, rules.deal(known, Rng("own"))), -1)


def put(page: Page, letters: str) -> None:
    for letter in letters:
        tap(page.locator(f'.palette [data-move="{letter}"]'))


def opened(pages: Pages, game: str, options: str) -> Page:
    """The screen, reached from that of a new game."""
    page = pages.open(f"new.{game}.{options}", pages.device(**PHONE, reduced_motion="reduce"))
    tap(page.locator("[data-action=lay]"))
    expect(page.locator(".lay")).to_be_visible()
    return page


def begun(pages: Pages, game: str, options: str) -> Page:
    page = opened(pages, game, options)
    put(page, board(game, options))
    tap(page.locator("[data-action=play]"))
    expect(page.locator(".table")).to_be_visible()
    return page


def again(page: Page) -> None:
    page.reload()
    page.wait_for_selector(READY, state="attached")


@pytest.mark.parametrize("game", LAID)
def test_a_whole_deal_is_laid_out_by_taps_and_played_here_and_by_link(
    pages: Pages, game: str
) -> None:
    options, taps = LAID[game]
    letters = board(game, options)
    assert len(letters) == taps
    page = begun(pages, game, options)
    expect(page.locator("h1")).to_contain_text("Own board")
    assert session_of(page.evaluate).seen(-1) == dealt(game, options)
    some_moves(page)
    session = session_of(page.evaluate)
    assert len(session.steps) > 1
    again(page)
    assert session_of(page.evaluate).position() == session.position()
    other = pages.open(link_of(page).partition("#")[2])
    expect(other.locator(".table")).to_be_visible()
    assert session_of(other.evaluate).position() == session.position()
    expect(other.locator("h1")).to_contain_text("Own board")


def some_moves(page: Page) -> None:
    """A few taps of the player who knows no game."""
    hand, rng = Finger(page), Random(1)
    for _ in range(8):
        seen = hand.look()
        for kind, selector in SELECTORS.items():
            if seen[kind]:
                hand.take(selector, seen[kind], rng)
                break


SELECTORS = {
    "hand": "[data-action=hand]",
    "came": ".came .ask",
    "asks": ".ask:not(.colour)",
    "board": ".board [data-move]",
}


def test_a_deal_that_is_being_laid_out_survives_a_reload_and_can_be_taken_back(
    pages: Pages,
) -> None:
    page = opened(pages, "coloro", "2")
    put(page, "rygb")
    tap(shape_of(page, "1"))
    put(page, "k")
    again(page)
    expect(page.locator(".told")).to_have_text("Next: e1")
    expect(shape_of(page, "1")).to_have_attribute("aria-label", "b1, pink butterfly")
    tap(page.locator("[data-action=undo]"))
    expect(shape_of(page, "1")).to_have_attribute("aria-label", "b1, yellow crane")
    tap(page.locator("[data-action=clear]"))
    expect(shape_of(page, "1")).to_have_attribute("aria-label", "b1, empty")
    tap(page.locator("[data-action=undo]"))
    expect(shape_of(page, "1")).to_have_attribute("aria-label", "b1, yellow crane")


def test_neighbours_of_one_colour_are_named_and_nothing_is_lost(pages: Pages) -> None:
    page = opened(pages, "collecto", "2")
    put(page, "royy")
    expect(page.locator(".told")).to_have_text("c1 and d1 are both yellow. Neighbours must differ.")
    expect(page.locator("#live")).to_have_text(text(page, ".told"))
    expect(page.locator(".board [href='#token-y']")).to_have_count(2)
    tap(shape_of(page, "3"))
    put(page, "g")
    expect(page.locator(".told")).to_have_text("Next: e1")


def test_a_crowd_is_put_right_by_swapping_two_slides(pages: Pages) -> None:
    page = opened(pages, "colorpop", "2")
    put(page, "rrrrrrg")
    expect(page.locator(".told")).to_contain_text("6 red are connected at a1")
    tap(page.locator("[data-action=swap]"))
    tap(shape_of(page, "2"))
    tap(shape_of(page, "6"))
    expect(page.locator(".told")).to_have_text("Next: h1")
    expect(shape_of(page, "2")).to_have_attribute("aria-label", "c1, green leaf")


def test_a_colour_of_which_all_are_laid_says_so(pages: Pages) -> None:
    page = opened(pages, "coloro", "2")
    put(page, "rrrrrr")
    page.locator(".palette [data-why=r]").press("Enter")
    expect(page.locator("#notice")).to_contain_text("Every red fox is laid already.")


def test_a_deal_can_be_laid_out_by_keys(pages: Pages) -> None:
    page = opened(pages, "coloro", "2")
    page.locator(".palette [data-move=r]").focus()
    for key in ("Enter", "Enter", "ArrowRight", " "):
        page.keyboard.press(key)
    expect(page.locator(".told")).to_have_text("Next: d1")
    expect(shape_of(page, "2")).to_have_attribute("aria-label", "c1, yellow crane")


def test_after_the_game_has_begun_the_next_deal_starts_empty(pages: Pages) -> None:
    page = begun(pages, "coloretto", "3")
    page.evaluate("location.hash = 'lay.coloretto.3'")
    expect(page.locator(".lay .prompt")).to_have_text("4 to go")


def test_no_secret_stands_in_clear_in_what_is_kept(pages: Pages) -> None:
    page = begun(pages, "colorpop", "3")
    session = session_of(page.evaluate)
    secrets = colorpop.letters(chain(*session.state.secrets))
    assert session.laid.deal[0] == "m"
    assert not session.laid.deal.endswith(secrets)


@pytest.mark.parametrize("options", ["coloretto 2", "coloretto 3w", "colorio 2", "colorio 3p"])
def test_a_whole_game_with_what_came_entered_goes_as_the_engine_says(
    pages: Pages, options: str
) -> None:
    game, seats = options.split()
    page = opened(pages, game, seats)
    put(page, board(game, seats) if game == "coloretto" else "")
    tap(page.locator("[data-action=play]"))
    expect(page.locator(".table")).to_be_visible()
    offers = whole_game(Finger(page), Random(options))
    played = session_of(page.evaluate)
    assert played.turn == OVER
    agree(offers, played)
    expect(page.locator(".result .own")).to_have_text("Own board")


def test_what_was_entered_can_be_taken_back_and_entered_anew(pages: Pages) -> None:
    page = begun(pages, "coloretto", "3")
    tap(shape_of(page, "d"))
    expect(page.locator(".question")).to_have_text("Anna: which card came?")
    tap(page.locator(".came [data-move=j]"))
    tap(page.locator("[data-action=undo]"))
    tap(page.locator(".came [data-move=w]"))
    assert session_of(page.evaluate).steps == ("d", "w")


def test_by_link_the_other_device_sees_what_was_entered(pages: Pages) -> None:
    page = opened(pages, "colorio", "2")
    tap(page.locator("[data-action=play]"))
    for step in ("c3", "r", "x", "a1", "g"):
        tap(shape_of(page, step).first)
    other = pages.open(link_of(page).partition("#")[2])
    expect(other.locator(".table")).to_be_visible()
    assert session_of(other.evaluate).steps == ("c3", "r", "x", "a1", "g")


def test_after_the_end_a_rematch_is_laid_out_anew(pages: Pages) -> None:
    page = opened(pages, "colorio", "2")
    tap(page.locator("[data-action=play]"))
    expect(page.locator(".table")).to_be_visible()
    whole_game(Finger(page), Random(2))
    tap(page.locator("[data-action=rematch]"))
    expect(page.locator(".lay")).to_be_visible()
    assert page.evaluate("location.hash") == "#lay.colorio.2"


def test_without_such_a_game_home_says_so(pages: Pages) -> None:
    page = pages.open("lay.chess.2")
    expect(page.locator(".home")).to_be_visible()
    expect(page.locator("#notice")).to_contain_text("This game cannot be begun")
