"""What stands at an address that holds nothing, where lost.js does not lead on."""

import sys

from paintbox.view.markup import markup
from paintbox.view.shape import element
from paintbox.view.words import say


def lost() -> str:
    """The content of ``<body>``."""
    screen = element(
        "main",
        {"class": "home screen"},
        element("h1", None, say("page.name")),
        element("p", None, say("lost.nothing")),
        element("a", {"class": "plain", "href": "/"}, say("lost.home")),
    )
    return markup(screen)


if __name__ == "__main__":
    sys.stdout.write(lost())
