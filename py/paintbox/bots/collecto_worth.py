"""What trays are worth: at the end of a game of Collecto, and on the way there."""

from functools import cache

from paintbox.bots.collecto_board import ALL, FULL, Tray
from paintbox.games.collecto import WORTH

POINT = 100
BALL = 4  # what a ball counts beside its part of a point
WIN = 100 * POINT  # more than all points together
PAIR = 0.8  # how often two balls of a colour are collected; else three

Trays = tuple[Tray, ...]


class Ends(dict[tuple[int, Trays], int]):
    """By a seat and all trays how the game has ended for it: WIN if it won alone, and its lead."""

    def __missing__(self, key: tuple[int, Trays]) -> int:
        seat, trays = key
        ranks = [(points(tray), tray >> ALL) for tray in trays]
        mine = ranks.pop(seat)
        best = max(ranks)
        won = WIN * ((mine > best) - (mine < best))
        self[key] = found = won + POINT * (mine[0] - best[0]) + BALL * (mine[1] - best[1])
        return found


class Standings(dict[tuple[int, Trays], int]):
    """By a seat and all trays how far it is ahead of the best other one, as is to be expected."""

    def __missing__(self, key: tuple[int, Trays]) -> int:
        seat, trays = key
        left = counts(FULL - sum(trays))
        worths = [prospect(tray, left, len(trays)) for tray in trays]
        mine = worths.pop(seat)
        self[key] = found = mine - max(worths)
        return found


def points(tray: Tray) -> int:
    return sum(count // WORTH for count in counts(tray))


def counts(tray: Tray) -> tuple[int, ...]:
    """Balls by colour."""
    return tuple(tray >> shift & 15 for shift in range(0, ALL, 4))


def prospect(tray: Tray, left: tuple[int, ...], seats: int) -> int:
    """What a tray will be worth, as these balls are left by colour."""
    pairs = zip(counts(tray), left, strict=True)
    return BALL * (tray >> ALL) + sum(round(expected(own, some, seats)) for own, some in pairs)


@cache
def expected(own: int, left: int, seats: int) -> float:
    """What balls of a colour will be worth, if luck decides who collects the rest."""
    if left < 2:
        return POINT * (own // WORTH)
    return PAIR * _drawn(own, left, 2, seats) + (1 - PAIR) * _drawn(own, left, min(left, 3), seats)


def _drawn(own: int, left: int, balls: int, seats: int) -> float:
    """The same when so many balls are collected next, by any of the seats."""
    taken = expected(own + balls, left - balls, seats)
    return (taken + (seats - 1) * expected(own, left - balls, seats)) / seats
