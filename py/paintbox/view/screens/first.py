"""The page before Python is up: the drawings' symbols, and home with the load's progress."""

import sys
from collections.abc import Mapping

from paintbox.games import NAMES
from paintbox.view import view_of
from paintbox.view.markup import markup, still
from paintbox.view.screens.home import home
from paintbox.view.screens.parts import drawn
from paintbox.view.shape import Shape, element
from paintbox.view.words import in_every_language, say


def first(size: int) -> str:
    """The content of ``<body>`` while that many bytes are on their way."""
    screen = element("main", {"id": "app"}, spoken(in_every_language(lambda: waiting(size))))
    live = element("p", {"id": "live", "aria-live": "polite"})
    notice = element("p", {"id": "notice", "role": "status"})
    return "\n".join(map(markup, (still(sprites()), screen, live, notice)))


def waiting(size: int) -> Shape:
    return home(notice=loading(size))


def spoken(screens: Mapping[str, Shape]) -> Shape:
    """One screen out of one for each language: each text stands in it in every language.

    Style sheets hide all but the page's own. Raises ValueError if more than texts differ.
    """
    one, *others = screens.values()
    if any(shape.attrs != one.attrs for shape in others):
        raise ValueError(f"{one.tag} {one.attrs}: a word in an attribute has one language only")
    texts = {language: shape.text for language, shape in screens.items()}
    children = zip(*(shape.children for shape in screens.values()), strict=True)
    inside = [spoken(dict(zip(screens, each, strict=True))) for each in children]
    if len({*texts.values()}) > 1:
        words = (element("span", {"lang": name}, text) for name, text in texts.items())
        one, inside = one._replace(text=""), [*words, *inside]
    return one._replace(children=tuple(inside))


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
        element("strong", {"id": "now"}, say("load.now")),
        element("p", {"class": "soft"}, say("load.once")),
        element("progress", {"max": str(size), "value": "0", "aria-labelledby": "now"}),
        element("p", {"class": "failed", "role": "alert"}, say("load.failed")),
        element("button", {"type": "button", "class": "plain"}, say("load.again")),
        element("noscript", None, say("load.script")),
    )


if __name__ == "__main__":
    sys.stdout.write(first(int(sys.argv[1])))
