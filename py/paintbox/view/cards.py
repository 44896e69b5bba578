"""Cards: rounded rectangles with the glyph of their colour, and the back of them all."""

from paintbox.view.shape import Shape
from paintbox.view.token import glyph

WIDTH, HEIGHT, CORNER = 32.0, 44.0, 7.0  # at scale 1
PLUS_TWO = "w"
GLYPH = 1.25  # scale of the glyph on a card
BACK = (("k", -7, -10), ("b", 7, -10), ("y", -7, 10), ("g", 7, 10))  # glyphs and where they lie


def card(letter: str) -> Shape:
    """The face of a card as ``<g id=card-r>``; in a fan its glyph makes room for a number."""
    lift = Shape("lift", "g", None, {"class": "lift"}, "", (face(letter),))
    attrs = {"id": f"card-{letter}", "class": f"token c-{letter}"}
    return Shape(attrs["id"], "g", None, attrs, "", (*body(), lift))


def back() -> Shape:
    """The back of a card as ``<g id=card-back>``."""
    glyphs = tuple(
        Shape(letter, "g", (x, y, 1), {}, "", (glyph(letter, 0.6),)) for letter, x, y in BACK
    )
    attrs = {"id": "card-back", "class": "token back"}
    return Shape("card-back", "g", None, attrs, "", (*body(), *glyphs))


def wild() -> Shape:
    """A wheel as ``<g id=card-wild>``, for a card that is a joker and counts as its colour."""
    disc = Shape("disc", "circle", None, {"class": "disc", "r": "12"})
    lift = Shape("lift", "g", None, {"class": "lift"}, "", (disc, glyph("j", GLYPH)))
    attrs = {"id": "card-wild", "class": "token c-j"}
    return Shape("card-wild", "g", None, attrs, "", (lift,))


def ghost(letter: str) -> Shape:
    """The glyph alone as ``<g id=ghost-r>``, for a place that waits for its first card."""
    attrs = {"id": f"ghost-{letter}", "class": "ghost"}
    return Shape(attrs["id"], "g", None, attrs, "", (face(letter),))


def face(letter: str) -> Shape:
    if letter == PLUS_TWO:
        return Shape("glyph", "text", None, {"class": "glyph plus"}, "+2")
    return glyph(letter, GLYPH)


def body() -> tuple[Shape, ...]:
    """The card itself, as a token has it: its shade, its colour, its edge."""
    return (
        frame("shade", WIDTH, HEIGHT, CORNER, 1.4),
        frame("disc", WIDTH, HEIGHT, CORNER),
        frame("edge", WIDTH - 1.2, HEIGHT - 1.2, CORNER - 0.6),
    )


def frame(kind: str, width: float, height: float, corner: float, below: float = 0) -> Shape:
    """A rounded rectangle around the origin."""
    places = {"x": -width / 2, "y": below - height / 2, "width": width, "height": height}
    attrs = {name: f"{value:g}" for name, value in {**places, "rx": corner}.items()}
    return Shape(kind, "rect", None, {"class": kind, **attrs})
