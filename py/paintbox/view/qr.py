"""A link as a QR code: what fits, and its drawing, dark on light whatever the theme.

The page's address stands in a segment of bytes; the link behind its ``#`` in upper case, which
counts the same, in a segment of letters and digits that takes 5½ bits a character.
"""

from collections.abc import Iterable, Iterator
from itertools import groupby

from paintbox.view.shape import Shape
from paintbox.view.words import say

VERSION, LEVEL = 20, "M"  # larger ones are hard to read off a screen
QUIET = 4  # light modules around it
BITS = 5352  # that this version holds at this level
BYTE, ALPHANUMERIC = 4, 2  # how a segment is written
HEADS = (4 + 16) + (4 + 11)  # bits before their contents, from version 10 on


def fits(url: str) -> bool:
    """Whether an address with a link goes into a code that can be read off a screen."""
    page, link = parts(url)
    pairs, single = divmod(len(link), 2)
    return HEADS + 8 * len(page) + 11 * pairs + 6 * single <= BITS


def parts(url: str) -> tuple[str, str]:
    """The page's address with its ``#``, and the link in upper case."""
    page, sign, link = url.partition("#")
    return page + sign, link.upper()


def code(url: str) -> Shape:
    """The drawing of an address with a link; one unit is a module. Raises ValueError if too long.

    In the browser ``web/coding.py`` has to fetch segno first.
    """
    return drawing(modules(url))


def modules(url: str) -> tuple[bytearray, ...]:
    """The rows of the code, 1 is dark. Raises ValueError if it is too long."""
    from segno import encoder

    page, link = parts(url)
    segments = [(page.encode(), BYTE), (link.encode(), ALPHANUMERIC)]
    made = encoder.encode(segments, error=LEVEL, micro=False, boost_error=False)
    if made.version > VERSION:
        raise ValueError(f"{len(url)} characters do not fit into version {VERSION}")
    rows: tuple[bytearray, ...] = made.matrix
    return rows


def drawing(rows: tuple[bytearray, ...]) -> Shape:
    size = str(len(rows) + 2 * QUIET)
    attrs = {
        "class": "code",
        "viewBox": f"0 0 {size} {size}",
        "role": "img",
        "aria-label": say("code.label"),
        "shape-rendering": "crispEdges",
    }
    light = Shape("light", "rect", None, {"class": "light", "width": size, "height": size})
    dark = Shape("dark", "path", None, {"class": "dark", "d": "".join(strokes(rows))})
    return Shape("code", "svg", None, attrs, "", (light, dark))


def strokes(rows: Iterable[bytearray]) -> Iterator[str]:
    """A stroke, one module wide, for every run of dark modules."""
    for y, row in enumerate(rows, QUIET):
        x = QUIET
        for dark, run in groupby(row):
            length = len(list(run))
            if dark:
                yield f"M{x} {y}.5h{length}"
            x += length
