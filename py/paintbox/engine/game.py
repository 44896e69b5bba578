"""The contract of a game: a module of pure functions over immutable states."""

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple, Protocol, TypeVar

if TYPE_CHECKING:
    from random import Random

    from paintbox.engine.rng import Rng

CHANCE, OVER = -1, -2  # what turn() gives besides a seat
UNKNOWN = -1  # a field hidden from the viewer

Seat = int  # 0 … seats - 1, in turn order
Colour = int  # an index into the game's own palette

OPTIONS = re.compile(r"([1-9])([a-z0-9]*)")


class Refusal(ValueError):
    """A text that cannot be taken: the message quotes it, ``why`` says what is wrong.

    Players are told its ``kind`` in their language: there are words ``why.<kind>``.
    """

    kind = "wrong"

    def __init__(self, text: str, why: str, kind: str = "") -> None:
        super().__init__(f"{quote(text)}: {why}")
        self.why = why
        self.kind = kind or self.kind


class NotationError(Refusal):
    """The text is not what it should be: a record, a deal, a link, options."""


class IllegalMove(Refusal):
    """The rules forbid this step here."""

    kind = "move"


def quote(text: str) -> str:
    """The input as a message names it: in quotation marks, cut after 40 characters."""
    return repr(text if len(text) <= 40 else text[:39] + "…")


class Options(NamedTuple):
    """How many play and by which variant."""

    seats: int = 2
    switches: str = ""  # the game's own letters and digits

    @classmethod
    def parse(cls, text: str) -> "Options":
        """Read ``"3s"``; whether a game knows these options, its ``OPTIONS`` tell.

        Raises NotationError.
        """
        found = OPTIONS.fullmatch(text)
        if not found:
            raise NotationError(text, "options are the seats and letters, such as 2 or 3s")
        return cls(int(found[1]), found[2])

    def __str__(self) -> str:
        return f"{self.seats}{self.switches}"


State = TypeVar("State")
Move = TypeVar("Move")


class Game(Protocol[State, Move]):
    """What a module in ``games/`` offers; State and Move are hashable NamedTuples."""

    def __hash__(self) -> int:
        """A module is itself alone."""

    NAME: str
    VERSION: int  # goes up when an old record would replay differently
    OPTIONS: tuple[str, ...]  # every legal options text

    def deal(self, options: Options, rng: "Rng") -> str:
        """A random deal text."""

    def start(self, options: Options, deal: str) -> State:
        """The state before the first step. Raises NotationError."""

    def turn(self, state: State) -> int:
        """The seat to move, CHANCE or OVER."""

    def fresh(self, state: State) -> bool:
        """Whether a turn begins here."""

    def moves(self, state: State) -> Sequence[Move]:
        """Every legal move in a fixed order; at CHANCE every outcome; empty iff OVER."""

    def weights(self, state: State) -> Sequence[int]:
        """How likely each of ``moves`` is, as whole numbers above 0; asked only at CHANCE."""

    def play(self, state: State, move: Move) -> State:
        """The state after a legal move; the old one stays as it was."""

    def scores(self, state: State) -> tuple[int, ...]:
        """Points by seat."""

    def places(self, state: State) -> tuple[int, ...]:
        """Ranks by seat as the game stands: 1 is best, equals share."""

    def seen(self, state: State, seat: Seat) -> State:
        """What a seat may know, the rest UNKNOWN; seat -1 knows no secret."""

    def guess(self, state: State, seat: Seat, rng: "Random") -> State:
        """A seen state with its secrets filled in, each filling equally likely."""

    def text(self, move: Move) -> str:
        """The step as it is written in a record."""

    def position(self, state: State) -> str:
        """The canonical text: states that differ for the rest of the game never share one."""
