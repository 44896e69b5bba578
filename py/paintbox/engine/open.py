"""What the games without secrets share: everybody sees all."""

from typing import TYPE_CHECKING, TypeVar

from paintbox.engine.game import Seat

if TYPE_CHECKING:
    from random import Random

State = TypeVar("State")


def seen(state: State, seat: Seat) -> State:
    return state


def guess(state: State, seat: Seat, rng: "Random") -> State:
    return state
