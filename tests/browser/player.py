"""A player who knows no game: takes what bears a move, answers what is asked, until it is over."""

import json
from collections.abc import Callable, Container
from random import Random
from time import sleep
from typing import Any, NamedTuple, Protocol

from pages import clicked
from playwright.sync_api import Page
from stored import BEHIND

from paintbox.engine.game import CHANCE
from paintbox.engine.session import Session
from paintbox.peer.kept import Kept
from paintbox.view.tap import narrow

MOST = 5000  # taps in a game, and moments in which a bot thinks
MOMENT = 50  # ms
BOARD, ASKS, HAND = ".board [data-move]", ".ask:not(.colour)", "[data-action=hand]"
CAME = ".came .ask"  # on a board of one's own: what was drawn
# What can be tapped: the moves it bears and where, or none where something else lies on top.
OFFERS = f"""(() => {{
  const middle = (element) => {{
    const ring = element.querySelector(".touch, .ring, use, circle, rect") ?? element;
    const box = ring.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  }};
  const found = (selector) => [...document.querySelectorAll(selector)].map((element) => {{
    const at = middle(element);
    const hit = document.elementFromPoint(...at)?.closest("[data-move], [data-action]");
    return [element.getAttribute("data-move"), hit === element ? at : null];
  }});
  return {{
    board: found("{BOARD}"),
    asks: found("{ASKS}"),
    came: found("{CAME}"),
    hand: found("{HAND}"),
    over: document.querySelector(".result:not(.curtain)") !== null,
    thinks: document.querySelector(".thinks") !== null,
  }};
}})()"""
# A click on one of the shapes, and what is offered then.
CLICK = """(document.querySelectorAll(%r)[%d]
  .dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 })), %s)"""
KEPT = f"""(async () => {{
  {BEHIND}
  return new Promise((resolve) => {{
    indexedDB.open("paintbox").onsuccess = ({{ target: {{ result: database }} }}) => {{
      const id = location.hash.slice(3);
      const request = database.transaction("games").objectStore("games").get(id);
      request.onsuccess = () => {{ database.close(); resolve([id, request.result]); }};
    }};
  }});
}})()"""

Offered = list[tuple[str, tuple[float, float] | None]]  # what each bears, and where it is


class Offer(NamedTuple):
    """What the page offered for one step."""

    board: list[str]  # data-move of all shapes, or of all that could have come
    asks: list[str]  # of the buttons that were shown last
    step: str  # what was taken last, in the end


class Hand(Protocol):
    """How a player sees the page and takes what it offers."""

    def look(self) -> Any:
        """What OFFERS finds."""

    def take(self, selector: str, offered: Offered, rng: Random) -> str:
        """Take one of those that a selector finds, and give the move that it bears."""

    def wait(self) -> None:
        """Let a bot think for a moment."""


class Finger:
    """Taps where there is touch, else clicks."""

    def __init__(self, page: Page) -> None:
        self._page = page

    def look(self) -> Any:
        return read(self._page, OFFERS)

    def take(self, selector: str, offered: Offered, rng: Random) -> str:
        step, at = rng.choice(offered)
        assert at
        touch(self._page, *at)
        return step

    def wait(self) -> None:
        self._page.wait_for_timeout(MOMENT)


class Clicker:
    """Clicks as far as a script can: a look and a click are one journey to the page."""

    def __init__(self, evaluate: Callable[[str], Any]) -> None:
        self._evaluate = evaluate
        self._seen: Any = None  # what the last click has brought

    def look(self) -> Any:
        return self._seen or self._evaluate(OFFERS)

    def take(self, selector: str, offered: Offered, rng: Random) -> str:
        which = rng.randrange(len(offered))
        self._seen = self._evaluate(CLICK % (selector, which, OFFERS))
        return offered[which][0]

    def wait(self) -> None:
        self._seen = None
        sleep(MOMENT / 1000)


class Sparing(Clicker):
    """Begins with some real taps, and goes on with clicks: a real tap takes its time."""

    def __init__(
        self,
        evaluate: Callable[[str], Any],
        touch: Callable[[float, float], None],
        taps: int,
    ) -> None:
        super().__init__(evaluate)
        self._touch = touch
        self._taps = taps

    def take(self, selector: str, offered: Offered, rng: Random) -> str:
        if not self._taps:
            return super().take(selector, offered, rng)
        self._taps -= 1
        step, at = rng.choice(offered)
        assert at
        self._touch(*at)
        return step


def whole_game(hand: Hand, rng: Random, watch: Callable[[], None] = lambda: None) -> list[Offer]:
    """Play until the result shows; gives what was offered for every step.

    ``watch`` is called before every tap and at the end.
    """
    offers: list[Offer] = []
    board: list[str] = []
    for _ in range(MOST):
        watch()
        seen = hand.look()
        if seen["over"]:
            return offers
        if seen["thinks"]:
            hand.wait()
        elif seen["hand"]:
            hand.take(HAND, seen["hand"], rng)
        elif seen["came"]:
            came = [move for move, _ in seen["came"]]
            offers.append(Offer(came, [], hand.take(CAME, seen["came"], rng)))
        elif seen["asks"]:
            step = hand.take(ASKS, seen["asks"], rng)
            offers[-1] = Offer(board, [move for move, _ in seen["asks"]], step)
        else:
            board = [move for move, _ in seen["board"]]
            hidden = [move for move, at in seen["board"] if at is None]
            assert board, "the game is not over, and nothing can be tapped"
            assert not hidden, f"something lies on top of {hidden}"
            offers.append(Offer(board, [], hand.take(BOARD, seen["board"], rng)))
    raise AssertionError(f"not over after {MOST} taps and moments")


def touch(page: Page, x: float, y: float) -> None:
    """A tap on a place, by touch where there is touch; returns when the page has had it."""
    if page.evaluate("navigator.maxTouchPoints"):
        clicked(page, lambda: page.touchscreen.tap(x, y))
    else:
        clicked(page, lambda: page.mouse.click(x, y))


def read(page: Page, expression: str) -> Any:
    """The value of an expression, as text on its way: Playwright takes long over lists of lists."""
    return json.loads(page.evaluate(f"JSON.stringify({expression})"))


def session_of(evaluate: Callable[[str], Any]) -> Session:
    """The engine's own game from what the page has stored."""
    return Kept.parse(*evaluate(KEPT)).session()


def agree(offers: list[Offer], played: Session, bots: Container[int] = ()) -> None:
    """Compare what the page offered with what the engine allows, step by step.

    The seats of bots are offered nothing.
    """
    session = Session(played.record._replace(turns=()))
    left = iter(offers)
    for step in played.steps:
        choices = session.choices()
        entered = session.turn == CHANCE and played.laid.own and len(choices) > 1
        if entered or (session.turn != CHANCE and session.turn not in bots):
            offer = next(left)
            offered = {step for moves in offer.board for step in narrow(choices, moves)}
            assert offered == set(choices)
            assert narrow(choices, offer.step) == [step]
            assert step in offer.asks or not offer.asks
        session.play(step)
    assert next(left, None) is None
