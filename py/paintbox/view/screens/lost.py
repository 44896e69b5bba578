"""What stands at an address that holds nothing, where lost.js does not lead on."""

import sys

from paintbox.view.markup import markup
from paintbox.view.shape import element
from paintbox.view.words import say


def lost() -> str:
    """The content of ``<body>``."""
    home = element("a", {"href": "/"}, say("lost.home"))
    return "\n".join(map(markup, (element("p", None, say("lost.nothing")), home)))


if __name__ == "__main__":
    sys.stdout.write(lost())
