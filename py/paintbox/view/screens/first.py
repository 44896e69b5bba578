"""The page before Python is up: the drawings' symbols, and home with the load's progress."""

import sys

from paintbox.view import DRAWN, view_of
from paintbox.view.markup import markup
from paintbox.view.screens.home import home
from paintbox.view.shape import Shape, element
from paintbox.view.words import say


def first() -> str:
    """The content of ``<body>`` as the build puts it into index.html."""
    screen = element("main", {"id": "app"}, home(notice=progress()))
    live = element("p", {"id": "live", "aria-live": "polite"})
    notice = element("p", {"id": "notice", "role": "status"})
    return "".join(map(markup, (sprites(), screen, live, notice)))


def sprites() -> Shape:
    """The symbols of all games, which every drawing on the page uses."""
    symbols = tuple(shape for game in DRAWN for shape in view_of(game).sprites())
    frame = {"class": "sprites", "aria-hidden": "true", "width": "0", "height": "0"}
    return Shape("sprites", "svg", None, frame, "", symbols)


def progress() -> Shape:
    """How far the load is; boot.js fills it in and, if it stands still, says so."""
    return element(
        "section",
        {"id": "loading", "class": "entry"},
        element("strong", None, say("page.loading")),
        element("progress", {"max": "100", "value": "0", "aria-label": say("page.loading")}),
    )


if __name__ == "__main__":
    sys.stdout.write(first())
