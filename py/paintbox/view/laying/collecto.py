"""Collecto on a board of one's own: forty-eight balls around the middle, neighbours differ."""

from collections.abc import Sequence
from functools import cache

from paintbox.engine.game import Options
from paintbox.engine.grid import Cell
from paintbox.engine.rng import Rng
from paintbox.games.collecto import EACH, GRID, LETTERS, MIDDLE
from paintbox.view import collecto as view
from paintbox.view.laying import NOTHING, Colour, Fault, Place
from paintbox.view.laying import cells as on_cells
from paintbox.view.shape import Shape
from paintbox.view.words import say

BOX = view.BOARD
LINES = ()
CAME = ""
LOOK = "#token-{}"
CELLS = tuple(cell for cell in range(len(GRID.names)) if cell != MIDDLE)  # by place


def task(options: Options) -> str:
    return say("lay.rows")


@cache
def places(options: Options, names: Sequence[str]) -> tuple[Place, ...]:
    return on_cells.places(view.TABLE, CELLS)


@cache
def colours(options: Options) -> dict[str, Colour]:
    return {
        letter: Colour(EACH, say(f"collecto.ball.{letter}"), LOOK.format(letter))
        for letter in LETTERS
    }


def draw(options: Options, letters: str, names: Sequence[str]) -> list[Shape]:
    lying = on_cells.tokens(places(options, names), letters, LOOK, view.BALL)
    return [*view.TABLE.ground(), *view.ground(), *lying]


def faults(letters: str) -> list[Fault]:
    """Two neighbours of one colour."""
    lying = {cell: letter for cell, letter in zip(CELLS, letters, strict=True) if letter != NOTHING}
    return [
        fault(cell, other, letter)
        for cell, letter in lying.items()
        for other in GRID.neighbours[cell]
        if cell < other and lying.get(other) == letter
    ]


def fault(one: Cell, other: Cell, letter: str) -> Fault:
    said = say(
        "collecto.lay.pair",
        one=GRID.names[one],
        other=GRID.names[other],
        colour=say(f"collecto.colour.{letter}"),
    )
    return Fault(said, frozenset((CELLS.index(one), CELLS.index(other))))


def deal(options: Options, letters: str, rng: Rng) -> str:
    return letters
