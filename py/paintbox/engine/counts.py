"""Counts in order and as text, as several games need them."""

from collections.abc import Sequence
from typing import Any


def ranks(values: Sequence[Any]) -> tuple[int, ...]:
    """The place of each, the most being the first; equals share."""
    return tuple(1 + sum(other > value for other in values) for value in values)


def tally(letters: str, counts: bytes) -> str:
    """How many of each letter, where there are any: r2y5; - if there are none."""
    pairs = zip(letters, counts, strict=True)
    return "".join(f"{letter}{count}" for letter, count in pairs if count) or "-"
