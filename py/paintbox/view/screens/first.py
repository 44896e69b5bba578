"""The page before Python is up: the drawings' symbols, and home with the load's progress."""

import sys

from paintbox.games import NAMES
from paintbox.view import view_of
from paintbox.view.markup import markup
from paintbox.view.screens.home import home
from paintbox.view.screens.parts import drawn
from paintbox.view.shape import Shape, element
from paintbox.view.words import say


def first(size: int) -> str:
    """The content of ``<body>`` while that many bytes are on their way."""
    screen = element("main", {"id": "app"}, home(notice=loading(size)))
    live = element("p", {"id": "live", "aria-live": "polite"})
    notice = element("p", {"id": "notice", "role": "status"})
    return "\n".join(map(markup, (sprites(), screen, live, notice)))


def sprites() -> Shape:
    """What every drawing on the page uses: the symbols of all games, and their pictures."""
    symbols = {shape.key: shape for game in NAMES for shape in view_of(game).sprites()}
    pictures = {f"picture-{game}": drawn(game) for game in NAMES}
    frame = {"class": "sprites", "aria-hidden": "true", "width": "0", "height": "0"}
    defs = Shape("all", "defs", None, {}, "", tuple({**symbols, **pictures}.values()))
    return Shape("sprites", "svg", None, frame, "", (defs,))


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
