"""Line icons as small drawings in the text's colour."""

from paintbox.view.glyphs import ICONS
from paintbox.view.shape import Shape

ATTRS = {"class": "icon", "viewBox": "-12 -12 24 24", "aria-hidden": "true"}


def icon(name: str) -> Shape:
    return Shape("icon", "svg", None, ATTRS, "", (Shape("line", "path", None, {"d": ICONS[name]}),))
