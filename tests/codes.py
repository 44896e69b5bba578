"""Drawn codes as pictures, for the decoders of the tests."""

import re
from collections.abc import Iterator

from paintbox.view.shape import Shape

STROKE = re.compile(r"M(\d+) (\d+)\.5h(\d+)")


def side(shape: Shape) -> int:
    """How many modules a drawing measures, with the light around it."""
    return int(shape.attrs["viewBox"].split()[2])


def strokes(shape: Shape) -> Iterator[tuple[int, int, int]]:
    """Where each begins, and how long it is; the path has nothing else."""
    path = shape.children[1].attrs["d"]
    assert STROKE.sub("", path) == ""
    for x, y, length in STROKE.findall(path):
        yield int(x), int(y), int(length)


def rows(shape: Shape, pixels: int, light: int = 255, dark: int = 0) -> list[bytes]:
    """The drawing in grey, drawn by its path alone; a module is so many pixels wide."""
    modules = [bytearray([light]) * side(shape) for _ in range(side(shape))]
    for x, y, length in strokes(shape):
        modules[y][x : x + length] = bytes([dark]) * length
    wide = [b"".join(bytes([sign]) * pixels for sign in row) for row in modules]
    return [row for row in wide for _ in range(pixels)]
