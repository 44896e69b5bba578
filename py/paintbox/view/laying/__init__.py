"""Boards of one's own: what is laid out by hand before a game, as one module a game says."""

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import NamedTuple, Protocol, cast

from paintbox.engine.game import Options
from paintbox.engine.rng import Rng
from paintbox.view import Box
from paintbox.view.shape import Shape

LAID = ("coloro", "colorio", "coloretto", "collecto", "colorpop")  # the games that have one
NOTHING = "."  # among letters: nothing lies there yet


class Place(NamedTuple):
    """Where something is to be laid: its name, and in the drawing its middle and its frame."""

    name: str  # for people, such as c4
    x: float
    y: float
    width: float
    height: float
    corner: float


class Colour(NamedTuple):
    """What can be laid there."""

    total: int  # how many there are
    name: str  # for people
    look: str  # its symbol, empty if it has none and is called by its name


class Fault(NamedTuple):
    """What breaks the rules of a deal."""

    said: str  # a sentence that names the places
    places: frozenset[int]


class Laying(Protocol):
    """What ``view/laying/<game>.py`` offers; ``letters`` are by place, NOTHING where none lies.

    A game without one is not offered on a board of one's own.
    """

    BOX: Box  # of the drawing
    LINES: Sequence[Sequence[int]]  # places that may change with others as a whole; may be empty
    CAME: str  # the symbol of what is drawn in play, with {} for the step; empty if nothing is

    def task(self, options: Options) -> str:
        """A sentence about what is to be laid out."""

    def places(self, options: Options, names: Sequence[str]) -> Sequence[Place]:
        """Every place in the order of filling; none if nothing is laid out."""

    def colours(self, options: Options) -> Mapping[str, Colour]:
        """By letter, what can be laid."""

    def draw(self, options: Options, letters: str, names: Sequence[str]) -> list[Shape]:
        """The board with what lies on it."""

    def faults(self, letters: str) -> list[Fault]:
        """All that breaks the rules of a deal so far."""

    def deal(self, options: Options, letters: str, rng: Rng) -> str:
        """The deal text once every place is filled; what nobody may see is dealt by ``rng``."""


def laying_of(game: str) -> Laying | None:
    """What is laid out for a game, imported when it is first asked for."""
    return cast(Laying, import_module(f"{__name__}.{game}")) if game in LAID else None
