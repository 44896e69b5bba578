"""Shapes as a text of HTML."""

from paintbox.view.shape import Shape

VOID = ("input", "br", "img")
ESCAPED = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"})


def markup(shape: Shape) -> str:
    """One element with all in it, but without places: CSP refuses styles in a text."""
    opening = "".join(
        f' {name}="{value.translate(ESCAPED)}"' for name, value in shape.attrs.items()
    )
    if shape.tag in VOID:
        return f"<{shape.tag}{opening}>"
    inside = shape.text.translate(ESCAPED) + "".join(map(markup, shape.children))
    return f"<{shape.tag}{opening}>{inside}</{shape.tag}>"


def still(shape: Shape) -> Shape:
    """The same of what never moves, with its places as attributes."""
    attrs = dict(shape.attrs)
    if shape.at:
        x, y, scale = shape.at
        attrs["transform"] = f"translate({x:g} {y:g}) scale({scale:g})"
    return shape._replace(at=None, attrs=attrs, children=tuple(map(still, shape.children)))
