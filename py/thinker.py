"""The worker's entry: what the page may ask of it."""

import archive

archive.add("paintbox.zip")

__export__ = ["ping"]


def ping(text: str) -> str:
    """The same text back: the worker is there."""
    return text
