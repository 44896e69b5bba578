"""A step touches what differs and nothing else: web/dom.py on elements that count."""

import sys
from collections import Counter
from collections.abc import Iterator
from itertools import islice, pairwise
from random import Random
from types import ModuleType
from typing import Any, ClassVar

import pytest

import laws
from paintbox.engine.session import Session
from paintbox.engine.shelf import GAMES
from paintbox.games import NAMES
from paintbox.peer.histories import Histories
from paintbox.peer.kept import Kept
from paintbox.view.order import rising
from paintbox.view.play import Play
from paintbox.view.screens.table import table
from paintbox.view.shape import Shape

SETTING, PLACING, WRITING, PUTTING, REMOVING = "setting placing writing putting removing".split()
# By game its options with most seats, and of the richest variant.
SCREENS = 150  # are looked at in a game
MOST = {game: max(GAMES[game].OPTIONS, key=lambda text: (text[0], len(text))) for game in NAMES}


class Element:
    """As much of a page's element as web/dom.py uses; counts what is done to it once it is new."""

    new: ClassVar["list[Element]"] = []  # made in this step
    done: ClassVar[Counter[str]] = Counter()  # in this step, to those that stood before

    def __init__(self) -> None:
        self.attrs: dict[str, str] = {}
        self.children: list[Element] = []
        self.parent: Element | None = None
        self.text = ""
        self.style = self
        self.new.append(self)

    def _count(self, kind: str) -> None:
        if self not in self.new:
            self.done[kind] += 1

    def setAttribute(self, name: str, value: str) -> None:  # noqa: N802
        self._count(SETTING)
        self.attrs[name] = value

    def removeAttribute(self, name: str) -> None:  # noqa: N802
        self._count(SETTING)
        del self.attrs[name]

    def setProperty(self, name: str, value: str) -> None:  # noqa: N802
        self._count(PLACING)

    @property
    def textContent(self) -> str:  # noqa: N802
        return self.text

    @textContent.setter
    def textContent(self, text: str) -> None:  # noqa: N802
        self._count(WRITING)
        self.text = text

    def insertBefore(self, child: "Element", behind: "Element | None") -> None:  # noqa: N802
        self._count(PUTTING)
        if child.parent:
            child.parent.children.remove(child)
        child.parent = self
        at = self.children.index(behind) if behind else len(self.children)
        self.children.insert(at, child)

    moveBefore = insertBefore  # noqa: N815

    def remove(self) -> None:
        assert self.parent
        self.parent._count(REMOVING)
        self.parent.children.remove(self)
        self.parent = None


@pytest.fixture(scope="module")
def node() -> Iterator[Any]:
    """``Node`` of web/dom.py, upon a page of such elements."""
    js = ModuleType("js")
    made = {"createElement": lambda tag: Element(), "createElementNS": lambda space, tag: Element()}
    vars(js).update(document=type("Document", (), made), getComputedStyle=None)
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(sys.modules, "js", js)
        patch.delitem(sys.modules, "paintbox.web.dom", raising=False)
        from paintbox.web.dom import Node

        yield Node
        sys.modules.pop("paintbox.web.dom", None)


def tables(game: str) -> Iterator[Shape]:
    """The whole screen after every step of a game, and after the taps between."""
    play: Play | None = None
    for session in laws.walk(laws.seeded(game, MOST[game], 5), Random(5)):
        play = play or opened(session)
        play.follow()
        for _ in range(2):
            yield Shape("app", "main", children=(drawn(play),))
            if play.curtain:
                play.hand_over()
            elif play.choices():
                play.pick(play.choices()[0])


def opened(session: Session) -> Play:
    """The table of a session that has just begun and goes on."""
    seats, steps = session.record.options.seats, session.steps
    histories = Histories(frozenset({steps}), steps)
    kept = Kept("abcdefgh", session.record, ("",) * seats, tuple(range(seats)), histories)
    play = Play(kept)
    play.session = session
    return play


def drawn(play: Play) -> Shape:
    return table(play.table("moves"))._replace(key="screen")


def differences(old: Shape, new: Shape) -> Counter[str]:
    """The least that makes one shape of the other."""
    if old is new:
        return Counter()
    names = {name for name, _ in old.attrs.items() ^ new.attrs.items()}
    before = {child.key: child for child in old.children}
    same = {
        child.key: before[child.key]
        for child in new.children
        if child.key in before and before[child.key].tag == child.tag
    }
    standing = [key for key in before if key in same]
    moved = len(same) - len(rising(standing.index(key) for key in same))
    counts = Counter(
        {
            SETTING: len(names),
            PLACING: bool(new.at) and old.at != new.at,
            WRITING: old.text != new.text,
            PUTTING: len(new.children) - len(same) + moved,
            REMOVING: len(before) - len(same),
        }
    )
    for child in new.children:
        if child.key in same:
            counts += differences(same[child.key], child)
    return +counts


@pytest.mark.parametrize("game", NAMES)
def test_a_step_touches_only_what_differs(node: Any, game: str) -> None:
    screens = list(islice(tables(game), SCREENS))
    page = node(screens[0], drawn=False)
    for before, after in pairwise(screens):
        Element.new.clear()
        Element.done.clear()
        page.show(after)
        assert +Element.done == differences(before, after)
