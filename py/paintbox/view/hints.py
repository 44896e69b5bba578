"""What a hint says: a bot's reason as one sentence in the game's own terms.

The words are ``hints.<game>.<kind>``, with the fields named below put in; what a kind means and
holds, the docstrings of ``bots/`` say.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from paintbox.view.shape import Shape
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
TOKEN: Final = {"collecto": "ball."}  # what stands in the key of a token before its letter


def hint(game: str, reason: Sequence[str | int], names: Sequence[str]) -> str:
    """Why a step is good; a plain sentence for a reason that is not known here."""
    kind = str(reason[0]) if reason else ""
    fields = FIELDS[game].get(kind)
    if fields is None:
        return say("hints.plain")
    return say(f"hints.{game}.{kind}", **dict(values(game, fields, reason[1:], names)))


def values(
    game: str, fields: Sequence[str], given: Sequence[str | int], names: Sequence[str]
) -> Iterator[tuple[str, object]]:
    for field, value in zip(fields, given, strict=True):
        if field == "token":
            yield field, say(f"{game}.{TOKEN.get(game, '')}{value}")
        else:
            yield field, names[int(value)] if field == "seat" else value


def marked(shape: Shape, step: str) -> Shape:
    """A shape with what begins the step marked, itself or inside it."""
    begins = any(map(step.startswith, shape.attrs.get("data-move", "").split()))
    attrs = {"class": f"{shape.attrs.get('class', '')} hinted".strip()} if begins else {}
    inside = tuple(marked(child, step) for child in shape.children)
    return shape._replace(attrs=shape.attrs | attrs, children=inside)
