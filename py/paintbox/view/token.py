"""What lies on the boards, as symbols: round tokens and the glyphs that name their colours."""

from paintbox.view.figures import TONES, Drawing
from paintbox.view.glyphs import GLYPHS, WHEEL
from paintbox.view.shape import Shape

RADIUS = 21.0  # of a token at scale 1
INSIDE = RADIUS / 12.5  # glyphs are drawn for a token of radius 12.5
JOKER = "j"


def tokens(letters: str) -> list[Shape]:
    """The look of every colour letter, ``token-r`` and so on; the joker is a wheel of colours."""
    return [symbol(f"token-{letter}", letter, glyph(letter)) for letter in letters]


def symbol(name: str, letter: str, glyph: Shape) -> Shape:
    """The look of a token as ``<g id=name>``; colours and edges are in the style sheet.

    Not as ``<symbol>``: Firefox takes one for as large as the whole drawing, wherever it is used,
    so that the arrow keys and the focus would find the token in a wrong place.
    """
    discs = tuple(
        Shape(kind, "circle", None, {"class": kind, "r": f"{radius:g}", "cy": f"{below:g}"})
        for kind, radius, below in (
            ("shade", RADIUS, 1.4),
            ("disc", RADIUS, 0),
            ("edge", RADIUS - 0.6, 0),
        )
    )
    return Shape(name, "g", None, {"id": name, "class": f"token c-{letter}"}, "", (*discs, glyph))


def glyph(letter: str, scale: float = INSIDE) -> Shape:
    """The glyph of a colour alone; the scale is 1 for a token of radius 12.5."""
    return wheel(scale) if letter == JOKER else figure(GLYPHS[letter], scale)


def figure(drawing: Drawing, scale: float = INSIDE) -> Shape:
    """A drawing in one ink."""
    parts = tuple(
        Shape(f"part{index}", "path", None, {"d": path, "fill-opacity": f"{TONES[tone]:g}"})
        for index, (path, tone) in enumerate(drawing)
    )
    return Shape("glyph", "g", (0, 0, scale), {"class": "glyph"}, "", parts)


def wheel(scale: float) -> Shape:
    """The joker's glyph: a wedge of each colour."""
    parts = tuple(
        Shape(f"part{index}", "path", None, {"d": path, "class": f"wedge c-{letter}"})
        for index, (path, letter) in enumerate(WHEEL)
    )
    return Shape("glyph", "g", (0, 0, scale), {}, "", parts)
