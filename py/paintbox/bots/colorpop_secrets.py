"""What the others' colours may be, by what they have taken so far."""

from itertools import accumulate, permutations
from typing import NamedTuple

from paintbox.bots.colorpop_board import Colours
from paintbox.engine.game import UNKNOWN
from paintbox.games.colorpop import COLOURS, Secrets, State, cleared, filled, own

EVEN = 2  # so many tokens more than it has taken speak for each colour of a seat


class Guess(NamedTuple):
    """One way in which the colours may be given out."""

    own: tuple[Colours, ...]  # the colours by side
    taken: tuple[int, ...]  # by side, tokens of its own that it took so far


class Guesses(NamedTuple):
    """All ways, and how likely they are."""

    all: tuple[Guess, ...]
    sums: tuple[int, ...]  # of the weights up to each

    def pick(self, random: float) -> Guess:
        """The guess at a number from 0 up to 1."""
        at = random * self.sums[-1]
        return next(guess for guess, up_to in zip(self.all, self.sums, strict=True) if at < up_to)


def guesses(state: State) -> Guesses:
    """Every way under which the game is not yet over; who took much of a colour may own it."""
    hidden = [colour for hand in state.secrets for colour in hand].count(UNKNOWN)
    known = {colour for hand in state.secrets for colour in hand}
    free = [colour for colour in COLOURS if colour not in known]
    ways = dict.fromkeys(filled(state.secrets, order) for order in permutations(free, hidden))
    going = [way for way in ways if not cleared(state.cells, way, state.sides)]
    sums = tuple(accumulate(weight(state, way) for way in going))
    return Guesses(tuple(guess(state, way) for way in going), sums)


def weight(state: State, secrets: Secrets) -> int:
    product = 1
    for hand, removed, seen in zip(secrets, state.removed, state.secrets, strict=True):
        if UNKNOWN in seen:
            for colour in hand:
                product *= EVEN + removed[colour]
    return product


def guess(state: State, secrets: Secrets) -> Guess:
    sides = range(state.sides)
    colours = tuple(tuple(own(secrets, state.sides, side)) for side in sides)
    taken = tuple(
        sum(counts[colour] for counts in state.removed[side :: state.sides] for colour in mine)
        for side, mine in zip(sides, colours, strict=True)
    )
    return Guess(colours, taken)
