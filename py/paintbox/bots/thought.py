"""What a bot gives: its best move so far, again and again until it has done its work."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

from paintbox.engine.game import Game, Seat

Reason = tuple[str | int, ...]  # a kind, and the numbers or step texts that its words need


class Thought(NamedTuple):
    """The best move after one more slice of work."""

    move: Any
    chance: tuple[float, ...]  # of winning, by seat, 0 to 1; a shared win is shared
    reason: Reason = ()
    tried: tuple[tuple[Any, float], ...] = ()  # moves, and the own chance after each, if weighed


Bot = Callable[[Game[Any, Any], Any, Seat, Random], Iterator[Thought]]
