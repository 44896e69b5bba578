"""One whole game of every option, by a player who only taps what the page offers."""

import os
from collections.abc import Iterator
from functools import partial
from random import Random

import pytest
from pages import DESK, PHONE, Pages, text
from player import Sparing, agree, read, session_of, touch, whole_game
from playwright.sync_api import Browser, Page
from serve import Server

from paintbox.engine.game import OVER
from paintbox.engine.shelf import GAMES
from paintbox.games import NAMES

GAMES_EACH = int(os.environ.get("PAINTBOX_GAMES", "1"))
TAPS = 60  # of a game are real
OPTIONS = [(game, options) for game in NAMES for options in GAMES[game].OPTIONS]


@pytest.fixture(scope="module")
def devices(browser: Browser, server: Server) -> Iterator[Pages]:
    with Pages(browser, server.url) as devices:
        yield devices


@pytest.fixture(scope="module")
def page(devices: Pages) -> Page:
    """One window for all these games: its start takes longer than many a game."""
    return devices.open("", devices.device(**PHONE, reduced_motion="reduce"))


@pytest.fixture(scope="module")
def desk(devices: Pages) -> Page:
    """One for those on a wide screen, with a mouse."""
    return devices.open("", devices.device(**DESK, reduced_motion="reduce"))


@pytest.mark.parametrize("number", range(GAMES_EACH))
@pytest.mark.parametrize(("game", "options"), OPTIONS)
def test_a_whole_game(devices: Pages, page: Page, game: str, options: str, number: int) -> None:
    play(page, game, options, Random(f"{game}.{options}.{number}"))
    assert devices.heard() == []


@pytest.mark.parametrize("game", NAMES)
def test_a_whole_game_on_a_wide_screen(devices: Pages, desk: Page, game: str) -> None:
    play(desk, game, GAMES[game].OPTIONS[0], Random(game))
    assert devices.heard() == []


def play(page: Page, game: str, options: str, rng: Random) -> None:
    """A whole game from its start, that goes as the engine says."""
    page.evaluate("(place) => { location.hash = place }", f"new.{game}.{options}")
    start = page.locator(".new [data-action=start]")
    start.press("Enter")  # a tap where one has just ended a game would not count
    page.wait_for_selector(".board")
    hand = Sparing(partial(read, page), partial(touch, page), TAPS)
    offers = whole_game(hand, rng)
    played = session_of(page.evaluate)
    assert played.turn == OVER
    agree(offers, played)
    assert text(page, ".result h2")
    assert text(page, ".result p")
