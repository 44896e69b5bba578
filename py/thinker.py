"""The worker's entry: what the page may ask of it."""

from functools import cache
from typing import Any

import archive

archive.add("paintbox.zip")

__export__ = ["ping", "think"]


def ping(text: str) -> str:
    """The same text back: the worker is there."""
    return text


def think(record: str, level: int) -> str:
    """What a bot of this level would play after a record, after one more slice of work."""
    return str(thinker().think(record, level))


@cache
def thinker() -> Any:
    """The one of this worker; imported, as its games are, from the archive."""
    from paintbox.bots.thinker import Thinker

    return Thinker()
