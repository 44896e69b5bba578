"""The page before Python is up: the drawings' symbols, and home with the load's progress."""

import sys

from paintbox.view import DRAWN, view_of
from paintbox.view.markup import markup
from paintbox.view.screens.home import home
from paintbox.view.shape import Shape, element
from paintbox.view.words import say


def first(size: int) -> str:
    """The content of ``<body>`` while that many bytes are on their way."""
    screen = element("main", {"id": "app"}, home(notice=loading(size)))
    live = element("p", {"id": "live", "aria-live": "polite"})
    notice = element("p", {"id": "notice", "role": "status"})
    return "\n".join(map(markup, (sprites(), screen, live, notice)))


def sprites() -> Shape:
    """The symbols of all games, which every drawing on the page uses."""
    symbols = tuple(shape for game in DRAWN for shape in view_of(game).sprites())
    frame = {"class": "sprites", "aria-hidden": "true", "width": "0", "height": "0"}
    return Shape("sprites", "svg", None, frame, "", (Shape("all", "defs", None, {}, "", symbols),))


def loading(size: int) -> Shape:
    """How far the load is; boot.js moves the bar and, when it stands still, shows the way out."""
    return element(
        "section",
        {"id": "load", "class": "entry"},
        element("strong", None, say("load.now")),
        element("p", {"class": "soft"}, say("load.once")),
        element("progress", {"max": str(size), "value": "0", "aria-label": say("load.now")}),
        element("p", {"class": "failed", "role": "alert"}, say("load.failed")),
        element("button", {"type": "button", "class": "plain"}, say("load.again")),
        element("noscript", None, say("load.script")),
    )


if __name__ == "__main__":
    sys.stdout.write(first(int(sys.argv[1])))
