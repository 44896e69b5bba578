"""What a turn of Colorio is worth when all play as well as can be, by counts.

It is exact where the strips are not known, but for tables with so many caps that hardly anybody
is at risk: those are taken to be even. With two seats, such with 17 caps or more are worth 0.38
to 0.57, 0.52 on the average. From a table with 16 caps on, 39,000 are looked at, in half a second.
"""

from functools import lru_cache

from paintbox.bots.colorio_counts import (
    COVER,
    HIDDEN,
    KNOWN,
    NO_PAIR,
    OPEN,
    RETURN,
    SHOW,
    Pair,
    Table,
    caps,
    pairs,
)
from paintbox.games.colorio import SIZE

Worth = tuple[float, ...]  # by seat that is in, the mover first: what it may hope for, 0 to 1
Phase = int  # twice the uncoverings that are done, and 1 more if a cap has left

FAR = (0, 0, 16, 13, 12, 12)  # by seats that are in, the caps with which it begins to be exact
LAST: Phase = 4  # the phase of the third uncovering, or one more
KEPT = 300_000  # worths that are kept


class SpentError(Exception):
    """The work of a slice is done; what was found so far is kept."""


class Odds:
    """Worths that were found so far; ``pay`` is what who is out gets, by how many were in."""

    def __init__(self, pay: tuple[float, ...]) -> None:
        self.pay = pay
        self.slice = 0  # tables that may still be looked into
        self._found: dict[int, Worth] = {}

    def refill(self, tables: int) -> None:
        """Allow so much work."""
        self.slice = tables
        if len(self._found) > KEPT:
            self._found.clear()

    def even(self, seats: int) -> Worth:
        return ((1 + sum(self.pay[2 : seats + 1])) / seats,) * seats

    def worth(self, table: Table, banned: Pair, phase: Phase, seats: int) -> Worth:
        """To uncover a cap now, but not one of the banned pair if there is no other of it.

        Raises SpentError.
        """
        key = ((table << 5 | banned) << 3 | phase) << 3 | seats
        found = self._found.get(key)
        if found is None:
            if not phase and caps(table) > FAR[seats]:
                found = self.even(seats)
            else:
                found = self._uncover(table, banned, phase, seats)
                self.slice -= 1
            self._found[key] = found
            if self.slice < 0:
                raise SpentError
        return found

    def _uncover(self, table: Table, banned: Pair, phase: Phase, seats: int) -> Worth:
        best: Worth = (-1.0,)
        total, hidden = [0.0] * seats, 0
        for pair, number in pairs(table):
            if KNOWN[pair] * number > (pair == banned):
                after, change = RETURN[pair]
                best = max(best, self.show(table + change, after, phase, seats), key=own)
            if HIDDEN[pair]:
                after, change = SHOW[pair]
                worth = self.show(table + change, after, phase, seats)
                fields = HIDDEN[pair] * number
                hidden += fields
                total = [sum_ + fields * part for sum_, part in zip(total, worth, strict=True)]
        if hidden:
            best = max(best, tuple(sum_ / hidden for sum_ in total), key=own)
        return best

    def show(self, table: Table, pair: Pair, phase: Phase, seats: int) -> Worth:
        """To have uncovered a colour that has this pair by now."""
        if OPEN[pair] == SIZE:
            left = self.worth(table, NO_PAIR, 0, seats - 1) if seats > 2 else (1.0,)
            return (self.pay[seats], *left)
        best = self.leave(table, phase, seats)
        if phase == LAST:
            return best
        for onto, number in pairs(table):
            if OPEN[onto] and number > (onto == pair):
                best = max(best, self.cover(table, onto, phase, seats), key=own)
        return best

    def leave(self, table: Table, phase: Phase, seats: int) -> Worth:
        """To let the cap leave the game."""
        if phase < LAST:
            return self.worth(table, NO_PAIR, phase + 2 | 1, seats)
        return passed(self.worth(table, NO_PAIR, 0, seats))

    def cover(self, table: Table, onto: Pair, phase: Phase, seats: int) -> Worth:
        """To put the cap on an open field of a colour with this pair."""
        after, change = COVER[onto]
        if phase < LAST:
            return self.worth(table + change, NO_PAIR, phase + 2, seats)
        return passed(self.worth(table + change, after, 0, seats))


def own(worth: Worth) -> float:
    return worth[0]


def passed(worth: Worth) -> Worth:
    """The worth for the seat before the mover, and on from there."""
    return (worth[-1], *worth[:-1])


@lru_cache
def odds(points: int) -> Odds:
    """For a round in which the last one wins, or, with so many seats that get points, for these."""
    return Odds(tuple((points - left) / (points - 1) if points else 0.0 for left in range(6)))
