"""Lay out a board of one's own: the board, what is laid next, the colours with what is left."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from paintbox.engine.game import Options
from paintbox.view.icon import icon
from paintbox.view.laying import NOTHING, Colour, Fault, Laying, Place
from paintbox.view.laying.laid import Laid
from paintbox.view.screens.came import swatch
from paintbox.view.screens.parts import bare, board, header
from paintbox.view.screens.table import tool
from paintbox.view.shape import Shape, button, element
from paintbox.view.words import say

MARK = 3.0  # how far the mark of a place lies within it


class Lay(NamedTuple):
    """All that the screen shows."""

    game: str
    options: Options
    names: tuple[str, ...]  # by seat
    laying: Laying
    laid: Laid
    swapping: tuple[int, ...] | None = None  # the first of two lines, once one was tapped

    @property
    def places(self) -> Sequence[Place]:
        return self.laying.places(self.options, self.names)

    @property
    def fault(self) -> Fault | None:
        """What breaks the rules, and if it is several things, the one that was done last."""
        found = self.laying.faults(self.laid.letters)
        last = [fault for fault in found if self.laid.changed in fault.places]
        return next(iter(last + found), None)

    def left(self, letter: str) -> int:
        """How many are still to be laid."""
        colour = self.laying.colours(self.options)[letter]
        return colour.total - self.laid.letters.count(letter)


def lay(shown: Lay) -> Shape:
    fault = shown.fault
    attrs = {"class": "tool", "href": f"#new.{shown.game}.{shown.options}"}
    back = element("a", attrs | {"aria-label": say("lay.back")}, icon("back"))
    return element(
        "div",
        {"class": "lay screen"},
        header(say("lay.title", game=say(shown.game)), back=back),
        element("div", {"class": "stage"}, within(shown, fault)),
        element("p", {"class": "told wrong" if fault else "told"}, told(shown, fault)),
        element("div", {"class": "palette"}, *palette(shown)),
        bar(shown, fault),
    )


def within(shown: Lay, fault: Fault | None) -> Shape:
    """The board, and over it every place as something to be tapped."""
    drawing = shown.laying.draw(shown.options, shown.laid.letters, shown.names)
    label = {"role": "group", "aria-label": say("table.board")}
    taps = spots(shown, fault.places if fault else frozenset())
    shapes = (*map(bare, drawing), *taps)
    return board(shown.laying.BOX, *shapes, kind="board", **label)


def spots(shown: Lay, wrong: frozenset[int]) -> list[Shape]:
    names = {letter: each.name for letter, each in shown.laying.colours(shown.options).items()}
    names[NOTHING] = say("lay.empty")
    return [
        spot(
            at,
            place,
            names[letter],
            marks(at in wrong, at in (shown.swapping or ()), at == shown.laid.at),
        )
        for at, (place, letter) in enumerate(zip(shown.places, shown.laid.letters, strict=True))
    ]


def marks(wrong: bool, chosen: bool, following: bool) -> str:
    """The classes of a place."""
    kinds = {"wrong": wrong, "picked": chosen, "next": following}
    return " ".join(["spot", *(kind for kind, marked in kinds.items() if marked)])


@lru_cache(maxsize=1000)
def spot(at: int, place: Place, lying: str, kind: str) -> Shape:
    """A place to be tapped, with what lies there in words."""
    attrs = {
        "class": kind,
        "role": "button",
        "tabindex": "0",
        "data-move": str(at),
        "aria-label": say("lay.at", place=place.name, lying=lying),
        **({"aria-current": "true"} if "next" in kind else {}),
    }
    area = frame("touch", place, 0)
    ring = frame("ring", place, MARK)
    return Shape(f"spot{at}", "g", (place.x, place.y, 1), attrs, "", (area, ring))


def frame(kind: str, place: Place, inside: float) -> Shape:
    width, height = place.width - 2 * inside, place.height - 2 * inside
    corner = min(place.corner, width / 2)
    sides = {"x": -width / 2, "y": -height / 2, "width": width, "height": height, "rx": corner}
    return Shape(kind, "rect", None, {"class": kind, **{n: f"{v:g}" for n, v in sides.items()}})


def told(shown: Lay, fault: Fault | None) -> str:
    """What is wrong, or what is to be done next."""
    if shown.swapping is not None:
        return say(f"{shown.game}.lay.swap.{'second' if shown.swapping else 'first'}")
    if fault:
        return fault.said
    if len(shown.laid.past) == 1:
        return shown.laying.task(shown.options)
    if shown.laid.full:
        return say("lay.full")
    return say("lay.next", place=shown.places[shown.laid.at].name)


def palette(shown: Lay) -> list[Shape]:
    """A button for every colour; one of which there are no more says so."""
    return [
        colour(letter, each, shown.left(letter))
        for letter, each in shown.laying.colours(shown.options).items()
    ]


@lru_cache(maxsize=200)
def colour(letter: str, each: Colour, left: int) -> Shape:
    tap = {"data-move": letter} if left else {"data-why": letter, "aria-disabled": "true"}
    label = {"aria-label": say("lay.left", colour=each.name, left=left)} if each.total > 1 else {}
    attrs = {"type": "button", "class": "ask colour", **tap, **label}
    count = [element("span", None, str(left))] if each.total > 1 else []
    inside = [swatch(each.look, 25), *count] if each.look else [element("span", None, each.name)]
    if each.look and not label:
        attrs["aria-label"] = each.name
    return element("button", attrs, *inside)._replace(key=letter)


def bar(shown: Lay, fault: Fault | None) -> Shape:
    changed = len(shown.laid.past) > 1
    tools = {"undo": changed, "clear": bool(shown.laid.letters.strip(NOTHING))}
    if shown.laying.LINES:
        tools["swap"] = changed
    return element(
        "footer",
        {"class": "bar"},
        element("div", {"class": "tools"}, *(tool(name, on, name) for name, on in tools.items())),
        element("div", {"class": "now"}, now(shown, fault)),
    )


def now(shown: Lay, fault: Fault | None) -> Shape:
    """Begin, once all is laid and right; until then how much is missing."""
    left = shown.laid.letters.count(NOTHING)
    if not left and not fault:
        return button("play", say("lay.play"), class_="primary")
    said = say("lay.missing", left=left) if left else say("lay.wrong")
    return element("p", {"class": "prompt"}, said)
