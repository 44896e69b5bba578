"""What a page shows of a game, compared with the shapes that the view makes of other games.

Those agree with it in all that a seat may know, and differ in what is hidden from it.
"""

import json
from itertools import islice
from typing import Any
from unittest.mock import ANY

from pages import PATIENCE
from player import KEPT
from playwright.sync_api import Page

from paintbox.engine.session import Session
from paintbox.peer.histories import Histories
from paintbox.peer.kept import Kept
from paintbox.peer.seats import decided, mover
from paintbox.view.play import Play
from paintbox.view.screens.table import table
from paintbox.view.shape import Shape
from paintbox.view.words import say
from twins import twins

OTHERWISE = ("colorpop.3", "colorio.5", "coloretto.3")  # games in which something is hidden
MANY = 2  # other games that a page is compared with
# Title, what a screen reader was told, and the table, then with its list of moves; as text,
# because Playwright takes long over lists of lists.
SHOWN = f"""(async () => {{
  const shape = ({{ localName, attributes, style, children, textContent }}) => [
    localName,
    Object.fromEntries([...attributes].map(({{ name, value }}) => [name, value])
      .filter(([name]) => name !== "style")),
    style.transform,
    children.length ? [...children].map(shape) : textContent,
  ];
  const find = (selector) => document.querySelector(selector);
  const table = () => shape(find("#app > .table"));
  const stored = await {KEPT};
  const told = [document.title, find("#live").textContent];
  const shut = table();
  find("[data-action=moves]").click();
  const list = table();
  find("[data-action=moves]").click();
  return JSON.stringify([stored, ...told, shut, list]);
}})()"""


def live(page: Page) -> None:
    """Wait until what has come was shown, and the game is on."""
    page.wait_for_selector(".tools [data-action=undo]", state="attached", timeout=PATIENCE)


def shows_only_what_it_may(page: Page, session: Session, seat: int) -> int:
    """A device's page is that of every game which its seat could take for this one.

    Gives how many of them were others in truth.
    """
    stored, title, told, *shown = json.loads(page.evaluate(SHOWN))
    kept = Kept.parse(*stored)
    assert kept.histories.shown == session.steps
    assert kept.mine == (seat,)
    assert title == say("table.title", game=say(kept.laid.game))
    undo = Play(kept).undoable  # may be known, and says by whom the game was laid out
    others = list(islice(twins(session, seat), MANY))
    for other in others:
        play = Play(alike(kept, other))
        assert told.startswith(play.told(known(other, seat)))
        assert shown == [drawn(play, sheet, undo) for sheet in ("", "moves")]
    return sum(differs(other, session) for other in others)


def alike(kept: Kept, session: Session) -> Kept:
    """The kept game, had it been this one."""
    steps = session.steps
    sent = frozenset(steps[: len(known)] for known in kept.known)
    histories = Histories(frozenset({steps}), steps)
    return kept._replace(laid=session.laid, histories=histories, known=sent)


def known(session: Session, seat: int) -> tuple[str, ...]:
    """The steps before what a screen reader was told of last: one's own decision, or one step."""
    own = mover(session) == seat
    return session.steps[: decided(session, seat) - 1 if own else -1]


def drawn(play: Play, sheet: str, undo: bool) -> Any:
    """The table of somebody who learns the game, as SHOWN finds it."""
    shown = play.table(sheet)._replace(own=False, undo=undo, guide=play.guide())
    return found(table(shown))


def found(shape: Shape) -> Any:
    x, y, scale = shape.at or (0, 0, 0)
    place = f"translate({x:g}px, {y:g}px) scale({scale:g})" if shape.at else ""
    place = ANY if "gone" in shape.attrs.get("class", "") else place  # where it was last
    content = [found(child) for child in shape.children] if shape.children else shape.text
    return [shape.tag, shape.attrs, place, content]


def differs(one: Session, other: Session) -> bool:
    """Whether something is hidden in which they are not the same: the state, or cards to come."""
    return one.state != other.state or (one.laid.game == "coloretto" and one.laid != other.laid)
