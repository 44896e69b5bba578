"""Shapes as a text of HTML, for the page as it is before Python is up."""

from html import escape

from paintbox.view.shape import Shape

VOID = ("input", "br", "img")


def markup(shape: Shape) -> str:
    """One element with all in it; a place becomes a ``transform``, since CSP refuses styles."""
    attrs = dict(shape.attrs)
    if shape.at:
        x, y, scale = shape.at
        attrs["transform"] = f"translate({x:g} {y:g}) scale({scale:g})"
    opening = "".join(f' {name}="{escape(value)}"' for name, value in attrs.items())
    if shape.tag in VOID:
        return f"<{shape.tag}{opening}>"
    inside = escape(shape.text) + "".join(map(markup, shape.children))
    return f"<{shape.tag}{opening}>{inside}</{shape.tag}>"
