"""Colorpop on a board of one's own: a hundred tokens, at most five of a colour connected.

The page deals the secret colours. Entered on a shared device they would tell something: where a
finger goes, and that a colour is taken already.
"""

from collections.abc import Sequence
from functools import cache

from paintbox.engine.game import Options
from paintbox.engine.rng import Rng
from paintbox.games.colorpop import GRID, LETTERS, MOST, TOKENS, crowds, secrets
from paintbox.view.colorpop import BOARD, slides
from paintbox.view.colorpop_tokens import LANES, SCALE
from paintbox.view.laying import Colour, Fault, Place
from paintbox.view.laying import cells as on_cells
from paintbox.view.shape import Shape
from paintbox.view.words import say

BOX = BOARD
LINES = GRID.columns
CAME = ""
LOOK = "#token-{}"


def task(options: Options) -> str:
    return say("lay.rows")


@cache
def places(options: Options, names: Sequence[str]) -> tuple[Place, ...]:
    return on_cells.places(LANES, range(len(GRID.names)))


@cache
def colours(options: Options) -> dict[str, Colour]:
    kinds = {colour: LETTERS[colour] for colour in TOKENS}
    return {
        letter: Colour(TOKENS.count(colour), say(f"colorpop.{letter}"), LOOK.format(letter))
        for colour, letter in kinds.items()
    }


def draw(options: Options, letters: str, names: Sequence[str]) -> list[Shape]:
    lying = on_cells.tokens(places(options, names), letters, LOOK, SCALE)
    return [*slides(), *lying]


def faults(letters: str) -> list[Fault]:
    """More tokens of a colour connected than may be."""
    found = crowds(bytes(map(LETTERS.index, letters)))
    return [fault(group, letters[group[0]]) for group in found]


def fault(group: bytes, letter: str) -> Fault:
    colour, cell = say(f"colorpop.colour.{letter}"), GRID.names[min(group)]
    said = say("colorpop.lay.crowd", size=len(group), colour=colour, cell=cell, most=MOST)
    return Fault(said, frozenset(group))


def deal(options: Options, letters: str, rng: Rng) -> str:
    return f"{letters}x{secrets(options, rng)}"
