"""What is asked when a game on somebody's own board is opened here for the first time."""

from collections.abc import Sequence

from paintbox.engine.session import Session
from paintbox.peer.seats import mover
from paintbox.view.names import called
from paintbox.view.words import say


def question(given: Sequence[str], session: Session) -> str:
    """Who plays so, as far as can be guessed, and whether one plays along."""
    names = called(given, ())
    return say("own.ask", name=names[mover(session) or 0])


def answers() -> tuple[str, str]:
    """What is said to it: yes, then no."""
    return say("own.yes"), say("own.no")
