"""What the engines do differently, in each of them: Chromium, Firefox and WebKit."""

from pathlib import Path
from random import Random
from typing import Any

import find_browser
import pytest
from coloro_table import link_to
from engines import ENGINES, starter
from engines.window import Window
from inside import HURRY, PING, RUN, START
from player import Sparing, agree, session_of, whole_game
from playwright.sync_api import Playwright
from serve import Server

from paintbox.engine.game import OVER
from paintbox.games import NAMES

NOISE = {
    "error": "setTimeout('throw new Error(1)')",
    "rejection": "setTimeout('Promise.reject(1)')",
    "policy": "document.body.setAttribute('style', 'color: red')",
    "console error": "console.error(1)",
    "console warn": "console.warn(1)",
}
GLIDES = """(() => {
  window.glides = [];
  addEventListener("transitionrun", ({ target }) => {
    if (target.matches(".kept")) window.glides.push(target);
  });
})()"""
REFUSE = """navigator.clipboard.writeText =
  () => Promise.reject(new DOMException("no", "NotAllowedError"))"""
# How much wider than its ring a token is.
WIDEST = """Math.max(...[...document.querySelectorAll(".board [data-move]")]
  .map((piece) => piece.getBoundingClientRect().width / piece.querySelector(".ring")
    .getBoundingClientRect().width))"""

# Cards on home whose picture is not square, or lies on words.
CROWDED = """[...document.querySelectorAll(".card")].filter((card) => {
  const [picture, ...words] = [...card.children].map((part) => part.getBoundingClientRect());
  const clear = ({ top, left }) => top >= picture.bottom - 1 || left >= picture.right - 1;
  return Math.abs(picture.width - picture.height) > 1 || !words.every(clear);
}).length"""
# How much of the width of all cards the last one has.
LAST = """(([all, last]) => last.width / all.width)([".cards", ".card:last-child"]
  .map((found) => document.querySelector(found).getBoundingClientRect()))"""
# A move, and the page is gone before any frame could show it.
MOVE_AND_GO = """(() => {
  for (const selector of [".board [data-move]", ".ask"])
    document.querySelector(selector).dispatchEvent(new MouseEvent("click", { bubbles: true }));
  window.left = true;
  location.reload();
})()"""
UNDO = "[data-action=undo]:not([disabled])"
KEEPS = "navigator.serviceWorker.ready.then(() => true)"
STILL = "document.documentElement.dataset.pace = 'still'"
TAPS = 4  # of a game are real; a driver takes its time over each


def test_every_complaint_is_heard(started: Window, server: Server) -> None:
    started.open(server.url)
    for kind, noise in NOISE.items():
        started.evaluate(f"void {noise}")
        started.wait("window.complaints.length > 0")
        assert started.complaints()[0].startswith(kind)


@pytest.mark.parametrize("name", ENGINES)
def test_a_missing_browser_is_named(
    name: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, playwright: Playwright
) -> None:
    gone = find_browser.BROWSERS[name]._replace(find=lambda: None)
    monkeypatch.setitem(find_browser.BROWSERS, name, gone)
    with pytest.raises(FileNotFoundError, match=f"(?i)No {name} found: install"):
        starter(name)(tmp_path, playwright)


def test_the_first_screen(window: Window, server: Server) -> None:
    window.open(server.url)
    assert window.text("h1") == "Paintbox"
    window.see(".card .picture", len(NAMES))
    assert window.evaluate(CROWDED) == 0
    assert window.evaluate(LAST) in (1, pytest.approx(1 / len(NAMES), rel=0.1))  # phone or desk


def test_the_back_button_leads_back(window: Window, server: Server) -> None:
    window.open(server.url)
    window.tap(".card")
    window.see("[data-action=start]")
    window.back()
    window.see(".card")


def test_back_from_a_link_that_goes_on_leads_out_of_its_game(
    window: Window, server: Server
) -> None:
    window.open(server.url)
    for steps in (("b3t",), ("b3t", "b2")):
        link = link_to(*steps, id="bbbbbbbb")
        window.evaluate(f"void (location.hash = {link!r})")
        window.see(".kept", len(steps))
    window.wait("history.state")
    window.back()
    window.see(".card")


def test_a_token_glides_to_its_stack(window: Window, server: Server) -> None:
    window.open(f"{server.url}#{link_to('b3t', id='gggggggg')}")
    window.evaluate(GLIDES)
    window.tap("[data-move=b2]")
    window.wait("window.glides.length > 0")


def test_a_token_takes_up_no_more_than_it_shows(window: Window, server: Server) -> None:
    window.open(f"{server.url}#{link_to('b3t')}")
    assert window.evaluate(WIDEST) < 1.1


def run_there(window: Window, code: str) -> Any:
    """What Python gives in the page; asked by the page itself, since drivers may not import."""
    start = f"document.querySelector({START!r}).src"
    ask = f"({RUN})([{start}, {code!r}]).then((said) => {{ window.said = said ?? true }})"
    window.evaluate(f"void setTimeout({ask!r})")
    return window.wait("window.said")


def test_a_move_is_kept_though_the_page_is_left_at_once(window: Window, server: Server) -> None:
    window.open(f"{server.url}#new.coloro.2")
    window.tap("[data-action=start]")
    window.see(".board [data-move]")
    window.evaluate(MOVE_AND_GO)
    window.wait("!window.left")
    window.see(UNDO)


def test_a_named_worker_starts(window: Window, server: Server) -> None:
    window.open(server.url)
    assert run_there(window, PING) == "there"


def test_the_link_is_copied(window: Window, server: Server) -> None:
    send_a_move(window, server, "cccccccc")
    window.wait("document.querySelector('#notice').textContent.includes('copied')")


def test_a_link_that_may_not_be_copied_is_shown(window: Window, server: Server) -> None:
    send_a_move(window, server, "ffffffff", REFUSE)
    window.see("textarea.link")
    assert window.evaluate("document.querySelector('textarea.link').value").startswith(server.url)


def send_a_move(window: Window, server: Server, id: str, before: str = "0") -> None:
    window.open(f"{server.url}#{link_to('b3t', id=id)}")
    window.evaluate(f"void ({before})")
    window.tap("[data-move=b2]")
    window.tap(".primary[data-action=send]")


@pytest.mark.parametrize("engine", ["firefox", "webkit"], indirect=True)
def test_a_whole_game_of_each_against_a_bot_offline(window: Window, own: Server) -> None:
    """Chromium plays them in test_in_a_row.py."""
    window.open(own.url)
    window.wait(KEEPS)
    own.stop()
    window.evaluate(STILL)
    run_there(window, HURRY)
    for game in NAMES:
        window.evaluate(f"location.hash = 'new.{game}.2'")
        window.see(f".new [href='#rules.{game}']")
        window.tap(".segment:has([value=bots])")
        window.tap(".segment:has([name=level][value='1'])")
        window.tap("[data-action=start]")
        window.see(".board")
        offers = whole_game(Sparing(window.evaluate, window.touch, TAPS), Random(game))
        played = session_of(window.evaluate)
        assert played.turn == OVER
        agree(offers, played, bots=(1,))
