"""What stands at an address that holds nothing, where lost.js does not lead on."""

import sys

from paintbox.view.markup import markup
from paintbox.view.shape import Shape, element
from paintbox.view.words import in_every_language, say


def lost() -> str:
    """The content of ``<body>``, in every language: without a script nobody knows which."""
    said = in_every_language(lambda: (say("lost.nothing"), say("lost.home")))
    ways = (way(language, *words) for language, words in said.items())
    name = element("h1", None, say("page.name"))
    return markup(element("main", None, name, *ways))


def way(language: str, nothing: str, home: str) -> Shape:
    link = element("a", {"href": "/"}, home)
    return element("section", {"lang": language}, element("p", None, nothing), link)


if __name__ == "__main__":
    sys.stdout.write(lost())
