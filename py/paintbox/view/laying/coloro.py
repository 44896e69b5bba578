"""Coloro on a board of one's own: thirty-six tokens, six of each colour, in any order."""

from collections.abc import Sequence
from functools import cache

from paintbox.engine.game import Options
from paintbox.engine.rng import Rng
from paintbox.games.coloro import GRID, HEIGHT, LETTERS
from paintbox.view import coloro as view
from paintbox.view.grid import Board
from paintbox.view.laying import Colour, Fault, Place
from paintbox.view.laying import cells as on_cells
from paintbox.view.shape import Shape
from paintbox.view.words import say

BOX = view.BOARD
LINES = ()
CAME = ""
LOOK = "#coloro-{}"
TABLE = Board(GRID, view.SIZE, view.X, view.Y)


def task(options: Options) -> str:
    return say("lay.rows")


@cache
def places(options: Options, names: Sequence[str]) -> tuple[Place, ...]:
    return on_cells.places(TABLE, range(len(GRID.names)))


@cache
def colours(options: Options) -> dict[str, Colour]:
    return {
        letter: Colour(HEIGHT, say(f"coloro.{letter}"), LOOK.format(letter)) for letter in LETTERS
    }


def draw(options: Options, letters: str, names: Sequence[str]) -> list[Shape]:
    lying = on_cells.tokens(places(options, names), letters, LOOK, 1)
    return [*TABLE.ground(), view.dents(TABLE), *lying]


def faults(letters: str) -> list[Fault]:
    """There are none."""
    return []


def deal(options: Options, letters: str, rng: Rng) -> str:
    return letters
