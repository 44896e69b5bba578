"""Colorpop's tokens: ten by ten, each in the slide that it began in, which closes up as one."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from paintbox.engine.game import Colour
from paintbox.engine.grid import Cell
from paintbox.games.colorpop import (
    EMPTY,
    GRID,
    JOKER,
    LETTERS,
    SLIDES,
    TOKENS,
    groups,
)
from paintbox.view.grid import Board
from paintbox.view.shape import Shape
from paintbox.view.words import say

PITCH = 32.6  # of a cell
SCALE = 0.65  # of a token
REACH = PITCH / SCALE / 2  # of the square that a finger finds, in the units of a token

FIRST = EMPTY + 1  # tokens are numbered from here, so that numbers close up as colours do
NUMBERS = bytes(range(FIRST, FIRST + len(TOKENS)))
OFF = -1  # stands for the cell of a token that was taken
LANES = Board(GRID, PITCH, x=4, y=48)


class Mark(NamedTuple):
    """What is around the token on a cell, and how it is offered."""

    sizes: tuple[int, ...] = ()  # of its groups
    moves: str = ""  # those that it may be taken with now, separated by blanks
    ringed: bool = False  # whoever is to move may take it, here or behind a curtain
    lit: bool = False


PLAIN = Mark()


def plain(cells: bytes) -> list[Shape]:
    """The tokens of a picture."""
    return [
        Shape(f"token{cell}", "use", (*LANES.at(cell), SCALE), href(colour))
        for cell, colour in enumerate(cells)
        if colour != EMPTY
    ]


def href(colour: Colour) -> dict[str, str]:
    return {"href": f"#token-{LETTERS[colour]}"}


def tokens(numbers: bytes, colours: bytes, marks: Sequence[Mark]) -> list[Shape]:
    """All tokens by the slide that they began in; those that were taken have shrunk away.

    ``numbers`` and ``marks`` are by cell, ``colours`` by token.
    """
    cells = {number: cell for cell, number in enumerate(numbers)}
    lying = [cells.get(number, OFF) for number in NUMBERS]
    offers = [marks[cell] if cell != OFF else PLAIN for cell in lying]
    return [
        column(at, colours[slide], tuple(lying[slide]), tuple(offers[slide]))
        for at, slide in enumerate(SLIDES)
    ]


@lru_cache(maxsize=200)  # some twenty boards; a game has too many columns to keep them all
def column(at: int, colours: bytes, cells: tuple[Cell, ...], marks: tuple[Mark, ...]) -> Shape:
    """The tokens that began in a slide, where it stands by now."""
    tokens = (
        token(number, *looks)
        for number, looks in enumerate(zip(colours, cells, marks, strict=True))
    )
    x, _ = LANES.at(at if max(cells) == OFF else max(cells))
    return Shape(f"column{at}", "g", (x, 0, 1), {"class": "column"}, "", tuple(tokens))


def marked(cells: bytes, choices: tuple[str, ...], lit: str, going: bool) -> list[Mark]:
    """The marks by cell; ``lit`` is a group, or all the groups of a joker."""
    marks = list(offered(cells, choices, going))
    group = named(cells).get(lit, b"")
    for cell in group or [cell for cell, mark in enumerate(marks) if lit and mark.moves == lit]:
        sizes = (len(group),) if group else marks[cell].sizes
        marks[cell] = Mark(sizes, lit, ringed=True, lit=True)
    return marks


@lru_cache(maxsize=8)
def offered(cells: bytes, choices: tuple[str, ...], going: bool) -> list[Mark]:
    """The marks by cell with no group lit up.

    ``going`` is whether somebody is to move here: rings stay through a curtain and a bot's turn,
    or half the board would flash.
    """
    around: list[dict[str, int]] = [{} for _ in cells]
    for name, group in named(cells).items():
        for cell in group:
            around[cell][name] = len(group)
    free = frozenset(choices)
    return [mark(sizes, free, going) if sizes else PLAIN for sizes in around]


def mark(sizes: dict[str, int], free: frozenset[str], going: bool) -> Mark:
    """The mark of a token in groups of these sizes."""
    moves = " ".join(filter(free.__contains__, sizes))
    return Mark((*sizes.values(),), moves, ringed=going or bool(moves))


@lru_cache(maxsize=8)
def named(cells: bytes) -> dict[str, bytes]:
    """Every group by its name."""
    return {GRID.names[group[0]]: group for group in groups(cells)}


# By colour, what a token is made of; in a group its ring shows, and a finger finds it on the whole
# of its cell.
LOOKS = tuple(
    (
        Shape(
            "touch",
            "rect",
            None,
            {
                "class": "touch",
                "x": f"{-REACH:g}",
                "y": f"{-REACH:g}",
                "width": f"{2 * REACH:g}",
                "height": f"{2 * REACH:g}",
            },
        ),
        Shape("look", "use", None, href(colour)),
        Shape("ring", "circle", None, {"class": "ring", "r": "23"}),
    )
    for colour in range(JOKER + 1)
)


@lru_cache(maxsize=1000)
def token(number: int, colour: Colour, cell: Cell, mark: Mark) -> Shape:
    """A token in its column."""
    if cell == OFF:
        attrs = {"class": "piece pop gone", "aria-hidden": "true"}
        return Shape(f"token{number}", "g", None, attrs, "", LOOKS[colour])
    label = token_name(colour, cell, mark.sizes)
    role = "button" if mark.ringed else "img"
    tap = {"tabindex": "0", "data-move": mark.moves} if mark.moves else {}
    kind = "piece pop any picked" if mark.lit else "piece pop any"
    attrs = {"class": kind, "role": role, "aria-label": label, "data-why": "alone", **tap}
    _, y = LANES.at(cell)
    return Shape(f"token{number}", "g", (0, y, SCALE), attrs, "", LOOKS[colour])


def token_name(colour: Colour, cell: Cell, sizes: tuple[int, ...]) -> str:
    """The same whether it may be taken now or not, so that most names stay."""
    key = ("colorpop.at", "colorpop.at.group", "colorpop.at.groups")[min(len(sizes), 2)]
    token, size = say(f"colorpop.{LETTERS[colour]}"), max(sizes, default=0)
    return say(key, token=token, cell=GRID.names[cell], size=size, groups=len(sizes))
