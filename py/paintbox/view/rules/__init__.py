"""How the games are played, in our own words; the words stand in ``words/en/rules_<game>.py``."""

from importlib import import_module
from typing import Any, NamedTuple, Protocol, cast


class Example(NamedTuple):
    """A position, seen by seat 0: what was played is replayed, so it can come about."""

    options: str
    deal: str  # as in a record
    turns: str = ""  # parted by blanks
    tapped: str = ""  # the ``data-move`` that seat 0 has tapped then, to be asked or shown more
    whole: bool = False  # with all that lies around the board


class Part(NamedTuple):
    """A paragraph: its words are ``rules_<game>.<name>`` and, as heading, ``….title``."""

    name: str
    example: Example | None = None  # what there is to see in it, says ``….caption``
    ours: bool = False  # ``….ours`` is how we play it where the rulebook is silent


class Rules(Protocol):
    """What a module ``view/rules/<game>.py`` offers."""

    PARTS: tuple[Part, ...]

    def phase(self, state: Any) -> str:
        """What can be done now, for a first game: ``rules_<game>.now.<phase>`` says it."""


def rules_of(game: str) -> Rules:
    """The rules of a game, imported when somebody wants to read them."""
    return cast(Rules, import_module(f"{__name__}.{game}"))
