"""Colorio by counts: where nobody knows the strips, a field matters by its colour alone.

A colour has fields that are open, fields that are covered but known, and fields not seen. A
table is how many colours have each such pair: three bits a pair in one whole number, so that
colours that can be exchanged are the same, and a step adds a number.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from paintbox.games.colorio import SIZE

Table = int
Pair = int  # an index into PAIRS

PAIRS = tuple((opened, known) for opened in range(SIZE + 1) for known in range(SIZE + 1 - opened))
NO_PAIR = len(PAIRS)
BITS = 3
ONE = tuple(1 << BITS * pair for pair in range(NO_PAIR))

OPEN = tuple(opened for opened, _ in PAIRS)
KNOWN = tuple(known for _, known in PAIRS)
HIDDEN = tuple(SIZE - opened - known for opened, known in PAIRS)


class Step(NamedTuple):
    """What becomes of a pair: the new one, and what is to be added to a table."""

    pair: Pair
    change: int


def steps(opened: int, known: int) -> tuple[Step, ...]:
    """By pair, its step when so many more fields are open and known; none that cannot be."""
    found = []
    for pair, (had_open, had_known) in enumerate(PAIRS):
        after = (had_open + opened, had_known + known)
        at = PAIRS.index(after) if after in PAIRS else NO_PAIR
        found.append(Step(at, ONE[at] - ONE[pair] if after in PAIRS else 0))
    return tuple(found)


RETURN = steps(1, -1)  # a known field is uncovered
SHOW = steps(1, 0)  # a field not seen before is uncovered
COVER = steps(-1, 1)  # a cap is put on an open field


@lru_cache(1 << 15)
def pairs(table: Table) -> tuple[tuple[Pair, int], ...]:
    """The pairs of a table, each with how many colours have it."""
    numbers = ((pair, table >> BITS * pair & 7) for pair in range(NO_PAIR))
    return tuple((pair, number) for pair, number in numbers if number)


def table_of(colours: Iterable[tuple[int, int]]) -> Table:
    """The table of five colours with so many open and known fields each."""
    return sum(ONE[PAIRS.index(colour)] for colour in colours)


def caps(table: Table) -> int:
    return sum((KNOWN[pair] + HIDDEN[pair]) * number for pair, number in pairs(table))
