"""What a hint says: a bot's reason as one sentence in the game's own terms.

The words are ``hints.<game>.<kind>``, or ``lookback.<game>.<kind>`` after the game, with the fields
named below put in; what a kind means and holds, the docstrings of ``bots/`` say.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from paintbox.view.shape import Shape
from paintbox.view.tap import begins
from paintbox.view.words import say

# By game and kind, what a reason holds. A ``token`` is a letter that the game has a name for;
# a ``seat`` is called by its name; what begins with _ is not said.
FIELDS: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "coloro": {
        "wins": (),
        "ends": (),
        "opens": ("token", "_kept", "left"),
        "denies": ("token", "height", "left"),
        "starts": ("token", "left"),
        "raises": ("token", "height", "left"),
    },
    "colorio": {
        "only": (),
        "begins": (),
        "knows": (),
        "safe": ("percent",),
        "leaves": ("token", "open"),
        "covers": ("token", "open"),
    },
    "coloretto": {
        "only": (),
        "takes": ("row", "points", "token", "count"),
        "bears": ("row", "_points"),
        "opens": (),
        "waits": ("_row", "points"),
        "fits": ("row", "points", "token"),
        "spoils": ("row", "token", "seat"),
        "leaves": ("row", "token"),
    },
    "collecto": {
        "wins": (),
        "prepares": ("balls", "points"),
        "collects": ("token", "balls", "points", "answer"),
        "none": (),
    },
    "colorpop": {
        "only": (),
        "wins": ("token", "count"),
        "clears": ("token", "count"),
        "joins": ("count",),
        "spends": ("token", "count"),
        "solves": ("moves",),
        "saves": ("count",),
    },
}
TAPS: Final = ("data-move", "data-swipe", "tabindex", "aria-disabled")
TOKEN: Final = {"collecto": "ball."}  # what stands in the key of a token before its letter


def hint(game: str, reason: Sequence[str | int], names: Sequence[str]) -> str:
    """Why a step is good; a plain sentence for a reason that is not known here."""
    text = sentence("hints", game, reason, names)
    return text[:1].upper() + text[1:]  # some begin with the name of a token


def sentence(
    words: str, game: str, reason: Sequence[str | int], names: Sequence[str], **more: str
) -> str:
    """A reason in one of several wordings, which may put in something more."""
    kind = str(reason[0]) if reason else ""
    fields = FIELDS[game].get(kind)
    if fields is None:
        return say(f"{words}.plain", **more)
    return say(f"{words}.{game}.{kind}", **dict(values(game, fields, reason[1:], names)), **more)


def values(
    game: str, fields: Sequence[str], given: Sequence[str | int], names: Sequence[str]
) -> Iterator[tuple[str, object]]:
    for field, value in zip(fields, given, strict=True):
        if field == "token":
            yield field, say(f"{game}.{TOKEN.get(game, '')}{value}")
        else:
            yield field, names[int(value)] if field == "seat" else str(value).replace("-", "−")


def pointed(shape: Shape, step: str) -> Shape:
    """The same, only to be looked at."""
    return untapped(marked(shape, step))


def untapped(shape: Shape) -> Shape:
    """A shape that takes no taps; what was a button is a picture."""
    attrs = {name: value for name, value in shape.attrs.items() if name not in TAPS}
    if attrs.get("role") == "button":
        attrs["role"] = "img"
    return shape._replace(attrs=attrs, children=tuple(map(untapped, shape.children)))


def marked(shape: Shape, step: str) -> Shape:
    """A shape with what begins the step marked, itself or inside it."""
    meant = any(begins(step, each) for each in shape.attrs.get("data-move", "").split())
    attrs = {"class": f"{shape.attrs.get('class', '')} hinted".strip()} if meant else {}
    inside = tuple(marked(child, step) for child in shape.children)
    return shape._replace(attrs=shape.attrs | attrs, children=inside)
