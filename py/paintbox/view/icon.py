"""Line icons as small drawings in the text's colour: strokes on a 24 by 24 box."""

from functools import cache
from typing import Final

from paintbox.view.shape import Shape

ATTRS: Final = {"class": "icon", "viewBox": "-12 -12 24 24", "aria-hidden": "true"}
PATHS: Final[dict[str, str]] = {
    "undo": "M-3-7-7-3-3 1M-7-3H2.2A5 5 0 0 1 2.2 7H-2.5",
    "redo": "M3-7 7-3 3 1M7-3H-2.2A5 5 0 0 0-2.2 7H2.5",
    "moves": "M-7-6H7M-7 0H7M-7 6H1",
    "turn": "M-7.6 1.6A7.8 7.8 0 1 0-5.5-5.5L-7.4-3.6M-7.6-8V-3.4H-3M0-3.4 3.4 0 0 3.4-3.4 0Z",
    "back": "M3.5-7.5-4 0 3.5 7.5",
    "forward": "M-3.5-7.5 4 0-3.5 7.5",
    "watch": "M-5-7.5 7.5 0-5 7.5Z",
    "pause": "M-4-7V7M4-7V7",
    "first": "M-6.5-7V7M6-7-1 0 6 7",
    "lookback": "M-8.5-8V8H8.5M-5 3-1.5-2 2 1 7.5-6",
    "more": "M-6.8 0h.6M-6.5-.3v.6M-.3 0h.6M0-.3v.6M6.2 0h.6M6.5-.3v.6",
    "share": "M8.5-8.5-8.5-2.5-1.6 1.6 2.5 8.5ZM8.5-8.5-1.6 1.6",
    "seats": "M-3-1.5A3 3 0 1 0-3-1.5ZM-9 7.5C-9 1 3 1 3 7.5M4-2A2.6 2.6 0 1 0 3-6.5M6 2Q9 3 9 7.5",
    "bot": "M-7.5-3.5H7.5V7.5H-7.5ZM0-3.5V-8M-3 .8V2.2M3 .8V2.2M-.3-8H.3",
    "fork": "M0 8V1.5C0-2-6-2-6-8M0 1.5C0-2 6-2 6-8M-8.5-5.5-6-8-3.5-5.5M3.5-5.5 6-8 8.5-5.5",
    "resign": "M-5.5 8V-8M-5.5-7.5H6L2.5-3.5 6 .5H-5.5",
    "shut": "M-7-1.5H7V8H-7ZM-4-1.5V-4a4 4 0 0 1 8 0V-1.5",
    "retract": "M-3-7-7-3-3 1M-7-3H2.2A5 5 0 0 1 2.2 7H-2.5",
    "close": "M-6.5-6.5 6.5 6.5M6.5-6.5-6.5 6.5",
    "home": "M-8.5-.5 0-8 8.5-.5M-6-2.5V7.5H6V-2.5M-1.8 7.5V2H1.8V7.5",
    "rules": "M0-5C-2-7-5-7-8-6V6.5C-5 5.5-2 5.5 0 7.5 2 5.5 5 5.5 8 6.5V-6C5-7 2-7 0-5ZM0-5V7.5",
    "save": "M0-8V3.5M-4.5-1 0 3.5 4.5-1M-7.5 4V8H7.5V4",
    "hint": "M-3 4.5C-3 2-5.5 1-5.5-2.5A5.5 5.5 0 0 1 5.5-2.5C5.5 1 3 2 3 4.5ZM-2 8H2",
    "again": "M7.2-2A7.5 7.5 0 1 0 7.2 2.5M7.6-7.5V-2H2.2",
    "scan": "M-8.5-4V-8.5H-4M4-8.5H8.5V-4M8.5 4V8.5H4M-4 8.5H-8.5V4M-3.5-3.5H3.5V3.5H-3.5Z",
    "clear": "M7.2-2A7.5 7.5 0 1 0 7.2 2.5M7.6-7.5V-2H2.2",
    "swap": "M-8-3.5H7.5M4-7 7.5-3.5 4 0M8 3.5H-7.5M-4 0-7.5 3.5-4 7",
    "new": "M0-7.5V7.5M-7.5 0H7.5",
}


@cache
def icon(name: str) -> Shape:
    return Shape("icon", "svg", None, ATTRS, "", (Shape("line", "path", None, {"d": PATHS[name]}),))
