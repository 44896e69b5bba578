"""What Colorio is drawn of, one shape for one thing in one place: fields, caps, tray, strips."""

from functools import cache, lru_cache

from paintbox.engine.game import Colour
from paintbox.engine.grid import Cell
from paintbox.games.colorio import GRID, LETTERS, NOWHERE, PRINTS, UNSEEN
from paintbox.view.grid import Board
from paintbox.view.shape import Shape
from paintbox.view.token import RADIUS, glyph
from paintbox.view.words import say

PLACES = Board(GRID, 64, 7, 6)
SQUARE = 54.0  # side of a field
CAP = SQUARE / 2 / RADIUS  # scale of a cap on its field
LIFTED, GONE = CAP * 0.5, CAP * 0.6  # of one that is lifted, and of one that was taken away
ASIDE = 23.0  # how far a lifted cap lies from the middle of its field, to the right and up

LEFT, TOP, HEIGHT = 7.0, 362.0, 100.0  # of the tray
WIDTHS = (346.0, 246.0, 246.0)  # of the tray by face: beside it lie the strips, if any are known
INSIDE = 27.0  # from the tray's edge to the middle of the first cap
CAPS_Y = TOP + 74
STRIPS_X, STRIP, PITCH, TINY = 260.0, 93.0, 20.8, 1 / 3  # left edge, length, distance, scale

HIDDEN = UNSEEN + 1  # beside the values of a cell: open, but not to be told
IMAGE = {"role": "img"}
SILENT = {"aria-hidden": "true"}


def box(width: float, height: float, radius: float, kind: str) -> Shape:
    """A rounded rectangle around the origin."""
    sides = {"x": -width / 2, "y": -height / 2, "width": width, "height": height, "rx": radius}
    attrs = {"class": kind, **{name: f"{value:g}" for name, value in sides.items()}}
    return Shape(kind, "rect", None, attrs)


WELL = box(SQUARE, SQUARE, 13, "well")
RING = box(SQUARE + 5, SQUARE + 5, 15.5, "ring")
UNTOLD = Shape("look", "text", None, {}, "?")
BAN = "M-15 0a15 15 0 1 0 30 0a15 15 0 1 0-30 0M-10.6 10.6 10.6-10.6"  # no entry
CAP_PARTS = (
    Shape("look", "use", None, {"href": "#cap"}),
    Shape("ban", "path", None, {"class": "ban", "d": BAN}),
    Shape("ring", "circle", None, {"class": "ring", "r": f"{RADIUS + 2:g}"}),
)


def symbols() -> list[Shape]:
    circles = (("shade", RADIUS, 1.4), ("disc", RADIUS, 0), ("groove", RADIUS * 0.72, 0))
    cap = (
        Shape(kind, "circle", None, {"class": kind, "r": f"{radius:g}", "cy": f"{below:g}"})
        for kind, radius, below in circles
    )
    return [
        *(symbol(f"field-{letter}", letter, *square(letter)) for letter in LETTERS),
        symbol("cap", "cap", *cap),
    ]


def square(letter: str) -> tuple[Shape, ...]:
    edge = box(SQUARE - 1.2, SQUARE - 1.2, 12.4, "edge")
    return box(SQUARE, SQUARE, 13, "disc"), edge, glyph(letter, 2.1)


def symbol(name: str, colour: str, *shapes: Shape) -> Shape:
    attrs = {"id": name, "class": f"token c-{colour}"}
    return Shape(name, "g", None, attrs, "", shapes)


def look(key: str, colour: Colour, at: tuple[float, float, float] | None = None) -> Shape:
    """A field as it looks, at any scale."""
    return Shape(key, "use", at, {"href": f"#field-{LETTERS[colour]}", **SILENT})


@cache
def shut(cell: Cell) -> Shape:
    """The place of a field below its cap."""
    at = (*PLACES.at(cell), 1)
    return Shape(f"field{cell}", "g", at, {"class": "space", **SILENT}, "", (WELL, RING))


@cache
def opened(cell: Cell, field: int, kind: str, free: bool) -> Shape:
    """A field whose cap is off; HIDDEN, it keeps its colour to itself."""
    name, at = GRID.names[cell], (*PLACES.at(cell), 1)
    if field == HIDDEN:
        label, inside = say("colorio.since", cell=name), UNTOLD
        kind = "space untold"
    else:
        label = say("colorio.field", field=say(f"colorio.{LETTERS[field]}"), cell=name)
        kind, inside = f"{kind} open c-{LETTERS[field]}", look("look", field)
    attrs = {"class": kind, "aria-label": label, "data-why": name, **tap(name, free)}
    return Shape(f"field{cell}", "g", at, attrs, "", (WELL, inside, RING))


@lru_cache(maxsize=1000)
def lying(cap: int, cell: Cell, kind: str, known: int, free: bool) -> Shape:
    """A cap on its field; ``known`` is the colour below, for who asked to be reminded of it."""
    name, at = GRID.names[cell], (*PLACES.at(cell), CAP)
    label = say("colorio.cap.banned" if "banned" in kind else "colorio.cap", cell=name)
    if known != NOWHERE:
        label = say("colorio.cap.seen", cell=name, field=say(f"colorio.{LETTERS[known]}"))
    attrs = {"class": kind, "aria-label": label, "data-why": name, **tap(name, free)}
    return Shape(f"cap{cap}", "g", at, attrs, "", CAP_PARTS)


@cache
def reminder(cell: Cell, colour: Colour) -> Shape:
    """On a cap, the field that was seen below it."""
    shape = look(f"seen{cell}", colour, (*PLACES.at(cell), 0.42))
    return shape._replace(attrs=shape.attrs | {"class": "seen"})


def lifted(cap: int, cell: Cell) -> Shape:
    """The cap that was taken off, beside its field."""
    x, y = PLACES.at(cell)
    return loose(cap, (x + ASIDE, y - ASIDE, LIFTED), "piece cap lifted")


def gone(cap: int, number: int, face: int, kind: str) -> Shape:
    """A cap that has left, the number counted from 0."""
    return loose(cap, (row_x(number, face), CAPS_Y, GONE), kind)


@lru_cache(maxsize=1000)
def loose(cap: int, at: tuple[float, float, float], kind: str) -> Shape:
    return Shape(f"cap{cap}", "g", at, {"class": kind, **SILENT}, "", CAP_PARTS)


def row_x(number: int, face: int) -> float:
    """Where a cap of the tray lies; there is room for 25."""
    return LEFT + INSIDE + number * (WIDTHS[face] - 2 * INSIDE) / 24


@lru_cache(maxsize=100)
def tray(face: int, lines: tuple[str, str], number: int, kind: str, free: bool) -> Shape:
    """Where caps go that leave, with what is to be said there."""
    width = WIDTHS[face]
    label = say("colorio.tray", lines=". ".join(filter(None, lines)), number=number)
    attrs = {"class": kind, "aria-label": label, "data-why": "x", **tap("x", free)}
    shapes = (
        box(width, HEIGHT, 18, "floor"),
        box(width - 3, HEIGHT - 3, 16.5, "ring"),
        Shape("head", "text", (16 - width / 2, -24, 1), {"class": "tray-head"}, lines[0]),
        Shape("more", "text", (16 - width / 2, -6, 1), {"class": "tray-more"}, lines[1]),
    )
    return Shape("tray", "g", (LEFT + width / 2, TOP + HEIGHT / 2, 1), attrs, "", shapes)


@cache
def count(number: int, face: int) -> Shape:
    """How many have left, behind the last of them."""
    at = (row_x(number - 1, face) + 28, CAPS_Y, 1)
    return Shape("count", "text", at, {"class": "height", **SILENT}, str(number))


@cache
def five(colour: Colour) -> list[Shape]:
    """In the tray of a fresh round, the fields that ended the one before."""
    return [
        look(f"five{number}", colour, (row_x(0, 0) + 36 * number, CAPS_Y, 0.6))
        for number in range(5)
    ]


@cache
def strips(face: int) -> list[Shape]:
    """The strips of the face in play; where and which way round they lie is for the players."""
    return [strip(number, letters) for number, letters in enumerate(PRINTS[face])]


def strip(number: int, letters: str) -> Shape:
    names = ", ".join(say(f"colorio.{letter}") for letter in letters)
    attrs = {"class": "strip", "aria-label": say("colorio.strip", fields=names), **IMAGE}
    fields = (
        look(f"field{at}", LETTERS.index(letter), (at * STRIP / 5, 0, TINY))
        for at, letter in enumerate(letters)
    )
    at = (STRIPS_X + STRIP / 10, TOP + SQUARE * TINY / 2 + number * PITCH, 1)
    return Shape(f"strip{number}", "g", at, attrs, "", tuple(fields))


def tap(step: str, free: bool) -> dict[str, str]:
    return {"role": "button", "tabindex": "0", "data-move": step} if free else IMAGE
