"""A player who knows no game: taps what bears a move, answers what is asked, until it is over."""

from random import Random
from typing import NamedTuple

from pages import ARRIVAL
from playwright.sync_api import Page

from paintbox.engine.game import CHANCE
from paintbox.engine.session import Session
from paintbox.view.tap import narrow

MOST = 2000  # taps in a game
# What can be tapped: the moves it bears and where, or none where something else lies on top.
OFFERS = """() => {
  const middle = (element) => {
    const ring = element.querySelector(".touch, .ring, use, circle, rect") ?? element;
    const box = ring.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const found = (selector, name) => [...document.querySelectorAll(selector)].map((element) => {
    const at = middle(element);
    const hit = document.elementFromPoint(...at)?.closest("[data-move], [data-action]");
    return [element.getAttribute(name), hit === element ? at : null];
  });
  return {
    board: found(".board [data-move]", "data-move"),
    asks: found(".ask", "data-move"),
    hand: found("[data-action=hand]", "data-action"),
    over: document.querySelector(".result:not(.curtain)") !== null,
  };
}"""


class Offer(NamedTuple):
    """What the page offered for one step."""

    board: list[str]  # data-move of all shapes
    asks: list[str]  # of the buttons that were shown last
    step: str  # what was tapped last, in the end


def whole_game(page: Page, rng: Random) -> list[Offer]:
    """Play until the result shows; gives what was offered for every step."""
    offers: list[Offer] = []
    board: list[str] = []
    for _ in range(MOST):
        seen = page.evaluate(OFFERS)
        if seen["over"]:
            return offers
        if seen["hand"]:
            touch(page, *seen["hand"][0][1])
        elif seen["asks"]:
            step, at = rng.choice(seen["asks"])
            touch(page, *at)
            offers[-1] = Offer(board, [move for move, _ in seen["asks"]], step)
        else:
            board = [move for move, _ in seen["board"]]
            hidden = [move for move, at in seen["board"] if at is None]
            assert board, "the game is not over, and nothing can be tapped"
            assert not hidden, f"something lies on top of {hidden}"
            step, at = rng.choice(seen["board"])
            touch(page, *at)
            offers.append(Offer(board, [], step))
    raise AssertionError(f"not over after {MOST} taps")


def touch(page: Page, x: float, y: float) -> None:
    """A tap on a place, by touch where there is touch; returns when the page has had it."""
    page.evaluate(ARRIVAL)
    if page.evaluate("navigator.maxTouchPoints"):
        page.touchscreen.tap(x, y)
    else:
        page.mouse.click(x, y)
    page.evaluate("window.arrival")


def agree(offers: list[Offer], played: Session) -> None:
    """Compare what the page offered with what the engine allows, step by step."""
    session = Session(played.record._replace(turns=()))
    left = iter(offers)
    for step in played.steps:
        if session.turn != CHANCE:
            offer, choices = next(left), session.choices()
            offered = {step for moves in offer.board for step in narrow(choices, moves)}
            assert offered == set(choices)
            assert narrow(choices, offer.step) == [step]
            assert step in offer.asks or not offer.asks
        session.play(step)
    assert next(left, None) is None
