"""One whole game of every option, by a player who only taps what the page offers."""

import os
from collections.abc import Iterator
from random import Random

import pytest
from pages import PHONE, Pages, tap, text
from player import agree, whole_game
from playwright.sync_api import Browser, Page
from serve import Server

from paintbox.engine.game import OVER
from paintbox.engine.session import Session
from paintbox.engine.shelf import GAMES
from paintbox.games import NAMES
from paintbox.peer.kept import Kept

GAMES_EACH = int(os.environ.get("PAINTBOX_GAMES", "1"))
OPTIONS = [(game, options) for game in NAMES for options in GAMES[game].OPTIONS]
KEPT = """() => new Promise((resolve) => {
  indexedDB.open("paintbox").onsuccess = ({ target: { result: database } }) => {
    const id = location.hash.slice(3);
    const request = database.transaction("games").objectStore("games").get(id);
    request.onsuccess = () => { database.close(); resolve([id, request.result]); };
  };
})"""


@pytest.fixture(scope="module")
def devices(browser: Browser, server: Server) -> Iterator[Pages]:
    devices = Pages(browser, server.url)
    yield devices
    devices.close()


@pytest.fixture(scope="module")
def page(devices: Pages) -> Page:
    """One window for all these games: its start takes longer than many a game."""
    return devices.open("", devices.device(**PHONE, reduced_motion="reduce"))


@pytest.mark.parametrize("number", range(GAMES_EACH))
@pytest.mark.parametrize(("game", "options"), OPTIONS)
def test_a_whole_game(devices: Pages, page: Page, game: str, options: str, number: int) -> None:
    page.evaluate("(place) => { location.hash = place }", f"new.{game}.{options}")
    tap(page.locator(".new [data-action=start]"))
    page.wait_for_selector(".board")
    offers = whole_game(page, Random(f"{game}.{options}.{number}"))
    played = session_of(page)
    assert played.turn == OVER
    agree(offers, played)
    assert text(page, ".result h2")
    assert text(page, ".result p")
    assert devices.heard() == []


def session_of(page: Page) -> Session:
    """The engine's own game from what the page has stored."""
    return Kept.parse(*page.evaluate(KEPT)).session()
