"""Colorpop's secret colours as chips: the others' above the board, one's own below it."""

from functools import cache
from typing import NamedTuple

from paintbox.engine.game import UNKNOWN, Colour, Seat
from paintbox.games.colorpop import LETTERS, Secrets
from paintbox.view.names import cut
from paintbox.view.shape import Shape
from paintbox.view.words import say

LEFT, WIDTH = 4.0, 352.0  # of the two rows
FAR, NEAR = 24.0, 434.0  # their middles
GAP = 6.0  # from chip to chip
SMALL, LARGE = 0.48, 0.8  # scale of a token in a chip of the others, and in one's own
REACH = 24.0  # from the middle of a token to its neighbour's edge, at scale 1
LETTER = 7.0  # about the width of a letter


class Spot(NamedTuple):
    """Where a chip lies."""

    x: float  # of its left end
    y: float  # of its middle
    width: float  # that it may have
    scale: float  # of its tokens


def chips(secrets: Secrets, sides: int, near: Seat, names: tuple[str, ...]) -> list[Shape]:
    """A chip for every seat; what is not known lies face down."""
    return [
        chip(seat, secrets[seat], spot(seat, len(secrets), sides, near), name)
        for seat, name in enumerate(labels(secrets, near, names))
    ]


@cache
def spot(seat: Seat, seats: int, sides: int, near: Seat) -> Spot:
    """Partners share the near row, the others the far one, in the order of their turns."""
    around = [(near + after) % seats for after in range(seats)]
    mates = [other for other in around if (other - near) % sides == 0]
    row = mates if seat in mates else [other for other in around if other not in mates]
    step = (WIDTH + GAP) / len(row)
    y, scale = (NEAR, LARGE) if row is mates else (FAR, SMALL)
    return Spot(LEFT + row.index(seat) * step, y, step - GAP, scale)


def labels(secrets: Secrets, near: Seat, names: tuple[str, ...]) -> list[str]:
    """What stands in each chip: a name where there are several others."""
    return [
        names[seat]
        if len(secrets) > 2 and seat != near
        else described(hand, "yours" if seat == near else "theirs")
        for seat, hand in enumerate(secrets)
    ]


def described(hand: tuple[Colour, ...], whose: str = "") -> str:
    """What the tokens of a chip are, in words."""
    kind = "secret" if UNKNOWN in hand else whose
    return say(f"colorpop.{kind}.{'many' if len(hand) > 1 else 'one'}")


@cache
def chip(seat: Seat, hand: tuple[Colour, ...], spot: Spot, label: str) -> Shape:
    """Tokens and a label in a frame that is no wider than they are."""
    reach = REACH * spot.scale
    inside = 2 * len(hand) * reach
    room = spot.width - inside - reach
    text = cut(label, int(room / LETTER))
    wide = min(room, len(text) * LETTER)
    size = {"y": -reach, "width": inside + wide + reach, "height": 2 * reach, "rx": reach}
    tokens = (
        token(index, colour, ((2 * index + 1) * reach, 0, spot.scale))
        for index, colour in enumerate(hand)
    )
    parts = (
        Shape("frame", "rect", None, {"class": "frame", **attributes(size)}),
        *tokens,
        written(
            text, {"x": inside + 2, "y": -reach, "width": wide + reach / 2, "height": 2 * reach}
        ),
    )
    attrs = {"class": "secret", "role": "img", "aria-label": spoken(hand, label)}
    return Shape(f"chip{seat}", "g", (spot.x, spot.y, 1), attrs, "", parts)


def written(text: str, window: dict[str, float]) -> Shape:
    """Words in a window of their own, since nobody knows how wide the letters of a name are."""
    words = Shape("words", "text", (0, window["height"] / 2, 1), {"class": "label"}, text)
    return Shape("label", "svg", None, attributes(window), "", (words,))


def attributes(size: dict[str, float]) -> dict[str, str]:
    return {name: f"{value:g}" for name, value in size.items()}


def token(index: int, colour: Colour, at: tuple[float, float, float]) -> Shape:
    if colour != UNKNOWN:
        return Shape(f"secret{index}", "use", at, {"href": f"#token-{LETTERS[colour]}"})
    disc = Shape("disc", "circle", None, {"class": "closed", "r": "20"})
    return Shape(f"hidden{index}", "g", at, {}, "", (disc, Shape("mark", "text", None, {}, "?")))


def spoken(hand: tuple[Colour, ...], label: str) -> str:
    """What a screen reader says of a chip."""
    if UNKNOWN in hand:
        colours = described(hand)
    else:
        colours = ", ".join(say(f"colorpop.{LETTERS[colour]}") for colour in hand)
    return label if label == colours else say("colorpop.owner", owner=label, colours=colours)
