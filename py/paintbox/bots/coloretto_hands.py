"""Hands of Coloretto as whole numbers: four bits a card kind, the score card's side above them.

A row is such a number too, so that taking it is an addition, and what a hand counts is kept.
"""

from collections.abc import Iterable
from functools import lru_cache

from paintbox.games.coloretto import JOKER, PLUS, POINTS, Counts, hand_points

Packed = int

BITS = 4
SIDE = 9 * BITS  # where the score card's side stands
ONE = tuple(1 << BITS * card for card in range(9))  # by card
KEPT = 1 << 15  # hands whose points are kept: some 3 MB


def pack(counts: Counts, side: int = 0) -> Packed:
    return side << SIDE | sum(count << BITS * card for card, count in enumerate(counts))


def pack_row(cards: Iterable[int]) -> Packed:
    return sum(ONE[card] for card in cards)


def unpack(hand: Packed) -> Counts:
    return bytes(hand >> BITS * card & 15 for card in range(9))


@lru_cache(KEPT)
def worth(hand: Packed) -> int:
    """What a hand counts, if the game ends now."""
    return hand_points(unpack(hand), POINTS[hand >> SIDE])


@lru_cache(KEPT)
def promise(hand: Packed) -> int:
    """Four times what a hand counts, and once what one more card of every colour would bring."""
    counts, points = list(unpack(hand)), POINTS[hand >> SIDE]
    colours = sorted(counts[:JOKER], reverse=True)
    for _ in range(counts[JOKER]):
        best = max(range(PLUS), key=lambda at: points[colours[at] + 1] - points[colours[at]])
        colours[best] += 1
    steps = [points[min(count + 1, 12)] - points[count] for count in colours]
    return 4 * worth(hand) + sum(steps[:PLUS]) - sum(steps[PLUS:])
