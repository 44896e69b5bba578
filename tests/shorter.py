"""What other ways of writing a link would save, measured on whole games: see docs/links.md.

``PYTHONPATH=.:py:tests python -m shorter <game> <options> [<level of the bots> [<games>]]``
"""

import sys
from collections.abc import Callable
from math import ceil, log2
from random import Random
from statistics import median

import laws
from lengths import PLAYERS
from paintbox.bots import bot_of
from paintbox.engine.game import CHANCE, OVER
from paintbox.engine.session import Session
from paintbox.peer.link import Link

GAMES, ID, DIGIT = 200, "0123abcd", 5  # bits of a base-32 character


def played(game: str, options: str, seed: int, level: int) -> Session:
    """A whole game by bots of a level, at level 0 by chance."""
    session = Session(laws.seeded(game, options, seed))
    while session.turn != OVER:
        if session.turn == CHANCE or not level:
            laws.step(session, Random(f"{seed}:{len(session.steps)}"))
        else:
            rng, seen = Random(f"{seed}:{len(session.steps)}"), session.seen(session.turn)
            *_, last = bot_of(game, level)(session.game, seen, session.turn, rng)
            session.play(session.game.text(last.move))
    return session


def link(session: Session, id: str = ID, named: bool = True) -> int:
    """Characters of a link as it is."""
    names = PLAYERS[: session.record.options.seats] if named else ()
    return len(str(Link(session.record, id, names)))


def dashes(session: Session) -> int:
    """Characters between turns; they follow from the rules."""
    return len(session.record.turns) - 1


def draws(session: Session) -> int:
    """Characters of what was drawn; it follows from the seed."""
    pairs = zip(session.states, session.steps, strict=False)
    return sum(len(step) for before, step in pairs if session.game.turn(before) == CHANCE)


def coded(session: Session) -> int:
    """Characters of a link whose turns are one number: which of the possible steps was taken."""
    game, states = session.game, session.states[:-1]
    bits = sum(log2(len(game.moves(at))) for at in states if game.turn(at) != CHANCE)
    return link(session) - len("-".join(session.record.turns)) + ceil(bits / DIGIT)


WAYS: dict[str, Callable[[Session], int]] = {
    "as it is": link,
    "no id": lambda session: link(session, ""),
    "no names": lambda session: link(session, named=False),
    "no dashes": lambda session: link(session) - dashes(session),
    "no draws": lambda session: link(session) - draws(session),
    "one number": coded,
}


def main(game: str, options: str, level: str = "0", games: str = str(GAMES)) -> None:
    sessions = [played(game, options, seed, int(level)) for seed in range(int(games))]
    for name, way in WAYS.items():
        found = [way(session) for session in sessions]
        sys.stdout.write(f"{name}: {round(median(found))}, at most {max(found)}\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
