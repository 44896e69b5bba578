"""Which children of an element may stay where they are when their order changes."""

from bisect import bisect_left
from collections.abc import Iterable


def rising(places: Iterable[int]) -> set[int]:
    """The indices of a longest rising run of places; those below 0 do not count."""
    ends: list[int] = []  # by length, the smallest place that ends a run
    last: list[int] = []  # and its index
    before: dict[int, int | None] = {}
    for index, place in enumerate(places):
        if place >= 0:
            length = bisect_left(ends, place)
            before[index] = last[length - 1] if length else None
            ends[length : length + 1] = [place]
            last[length : length + 1] = [index]
    found: set[int] = set()
    step = last[-1] if last else None
    while step is not None:
        found.add(step)
        step = before[step]
    return found
