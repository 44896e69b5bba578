"""A step touches what differs and nothing else: web/dom.py on elements that count."""

import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from html.parser import HTMLParser
from itertools import islice, pairwise, zip_longest
from random import Random
from types import ModuleType, SimpleNamespace
from typing import Any, ClassVar

import pytest

import laws
from paintbox.engine.session import Session
from paintbox.engine.shelf import GAMES
from paintbox.games import NAMES
from paintbox.peer.histories import Histories
from paintbox.peer.kept import Kept
from paintbox.view.markup import VOID
from paintbox.view.order import rising
from paintbox.view.play import Play
from paintbox.view.screens.table import table
from paintbox.view.shape import Shape, element

SETTING, PLACING, WRITING, PUTTING, REMOVING = "setting placing writing putting removing".split()
# By game its options with most seats, and of the richest variant.
SCREENS = 150  # are looked at in a game
MOST = {game: max(GAMES[game].OPTIONS, key=lambda text: (text[0], len(text))) for game in NAMES}


class Element:
    """As much of a page's element as web/dom.py uses; counts what is done to it once it is new."""

    new: ClassVar["list[Element]"] = []  # made in this step
    done: ClassVar[Counter[str]] = Counter()  # in this step, to those that stood before

    def __init__(self, attrs: Mapping[str, str | None] | None = None) -> None:
        self.attrs = dict(attrs or {})
        self.children: list[Element] = []
        self.parent: Element | None = None
        self.text = self.place = ""
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
        self.place = value

    @property
    def textContent(self) -> str:  # noqa: N802
        return self.text

    @textContent.setter
    def textContent(self, text: str) -> None:  # noqa: N802
        self._count(WRITING)
        self.text, self.children = text, []

    def insertAdjacentHTML(self, where: str, html: str) -> None:  # noqa: N802
        parent, behind = {"beforeend": (self, None), "beforebegin": (self.parent, self)}[where]
        assert parent
        box = Element()
        Parser(box).feed(html)
        for child in [*box.children]:
            parent.insertBefore(child, behind)

    @property
    def lastElementChild(self) -> "Element":  # noqa: N802
        return self.children[-1]

    @property
    def previousElementSibling(self) -> "Element":  # noqa: N802
        assert self.parent
        return self.parent.children[self.parent.children.index(self) - 1]

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


class Parser(HTMLParser):
    """Makes the elements of a text."""

    def __init__(self, parent: Element) -> None:
        super().__init__()
        self.open = [parent]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        made = Element(dict(attrs))
        made.parent = self.open[-1]
        made.parent.children.append(made)
        if tag not in VOID:
            self.open.append(made)

    def handle_endtag(self, tag: str) -> None:
        self.open.pop()

    def handle_data(self, data: str) -> None:
        self.open[-1].text += data


@pytest.fixture(scope="module")
def node() -> Iterator[Any]:
    """``Node`` of web/dom.py, upon a page of such elements."""
    js = ModuleType("js")
    vars(js).update(
        Element=interface(
            setAttribute=Element.setAttribute,
            removeAttribute=Element.removeAttribute,
            insertAdjacentHTML=Element.insertAdjacentHTML,
        ),
        CSSStyleDeclaration=interface(setProperty=Element.setProperty),
        getComputedStyle=None,
    )
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(sys.modules, "js", js)
        patch.delitem(sys.modules, "paintbox.web.dom", raising=False)
        from paintbox.web.dom import Node

        yield Node
        sys.modules.pop("paintbox.web.dom", None)


def interface(**methods: Callable[..., None]) -> SimpleNamespace:
    """What a browser calls the class of an element."""
    called = {name: SimpleNamespace(call=method) for name, method in methods.items()}
    return SimpleNamespace(prototype=SimpleNamespace(**called))


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
    page = node(Element(), Shape("app", "main"))
    page.show(screens[0])
    for before, after in pairwise(screens):
        Element.new.clear()
        Element.done.clear()
        page.show(after)
        assert +Element.done == differences(before, after)
        assert shows(page.element, after)


def test_a_text_and_elements_may_take_each_others_place(node: Any) -> None:
    text, inside = element("p", None, "one"), element("p", None, element("b", None, "two"))
    page = node(Element(), Shape("", "p"))
    for shape in (text, inside, text, element("p")):
        page.show(shape)
        assert shows(page.element, shape)


def shows(found: Element, shape: Shape) -> bool:
    """Whether it is as a shape tells; a place that is left open may be any."""
    attrs = {name.lower(): value for name, value in shape.attrs.items()}  # as the parser has them
    same = (found.attrs, found.text) == (attrs, shape.text)
    there = not shape.at or found.place == "translate({:g}px, {:g}px) scale({:g})".format(*shape.at)
    pairs = zip_longest(found.children, shape.children)
    return same and there and all(all(pair) and shows(*pair) for pair in pairs)
