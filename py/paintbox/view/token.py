"""Round tokens: a symbol for each colour, used wherever one lies."""

from paintbox.view.figures import TONES, Drawing
from paintbox.view.shape import Shape

RADIUS = 21.0  # of a token at scale 1
INSIDE = RADIUS / 12.5  # glyphs are drawn for a token of radius 12.5


def symbol(name: str, letter: str, drawing: Drawing) -> Shape:
    """The look of a token as ``<g id=name>``; colours and edges are in the style sheet.

    Not as ``<symbol>``: Firefox takes one for as large as the whole drawing, wherever it is used,
    so that the arrow keys and the focus would find the token in a wrong place.
    """
    parts = tuple(
        Shape(f"part{index}", "path", None, {"d": path, "fill-opacity": f"{TONES[tone]:g}"})
        for index, (path, tone) in enumerate(drawing)
    )
    glyph = Shape("glyph", "g", (0, 0, INSIDE), {"class": "glyph"}, "", parts)
    discs = tuple(
        Shape(kind, "circle", None, {"class": kind, "r": f"{radius:g}", "cy": f"{below:g}"})
        for kind, radius, below in (
            ("shade", RADIUS, 1.4),
            ("disc", RADIUS, 0),
            ("edge", RADIUS - 0.6, 0),
        )
    )
    return Shape(name, "g", None, {"id": name, "class": f"token c-{letter}"}, "", (*discs, glyph))
