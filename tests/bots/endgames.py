"""Ends of games played out in every way over the rules themselves, plainly and slowly.

A line of ``<game>_endgames.txt`` is a record, the worth of its position for the seat to move
(1 a win, 0.5 a shared one, 0) and the steps that keep this worth; other steps lose some of it.
Written by

    PYTHONPATH=py:tests:tests/bots python tests/bots/endgames.py coloro
"""

import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from references import references

import laws
from paintbox.engine.game import OVER
from paintbox.engine.record import Record
from paintbox.engine.session import Session
from paintbox.games import GAMES

FOLDER = Path(__file__).parent
POSITIONS = 120  # a game
SOLVED = {"coloro": 18, "collecto": 15}  # pieces left on the board, at most


class Endgame(NamedTuple):
    record: Record
    worth: float  # for the seat to move
    keeping: list[str]  # the steps that keep it

    def __str__(self) -> str:
        return " ".join((str(self.record), f"{self.worth:g}", *self.keeping))


@cache
def worth(name: str, state: Any) -> float:
    """What the first of two seats gets if both play as well as possible."""
    game: Any = GAMES[name]
    seat = game.turn(state)
    if seat == OVER:
        mine, other = game.places(state)
        return 0.5 if mine == other else float(mine < other)
    best = float(seat)  # the worst for the seat to move
    for move in game.moves(state):
        found = worth(name, game.play(state, move))
        best = min(best, found) if seat else max(best, found)
        if best == 1 - seat:
            break
    return best


def solve(session: Session) -> Endgame:
    """Play a position out."""
    name, game, state, seat = session.record.game, session.game, session.state, session.turn
    worths = {
        step: abs(seat - worth(name, game.play(state, move)))
        for step, move in session.choices().items()
    }
    best = max(worths.values())
    return Endgame(session.record, best, [step for step, value in worths.items() if value == best])


def late(name: str) -> Iterator[Endgame]:
    """Positions near the end of careless games in which not every step is as good."""
    for seed in range(20 * POSITIONS):
        session = reached(name, seed)
        if session.turn != OVER:
            found = solve(session)
            if len(found.keeping) < len(session.choices()):
                yield found


def reached(name: str, seed: int) -> Session:
    """A game between a greedy and a careless player, up to its last pieces."""
    rng, session = Random(seed), Session(laws.seeded(name, "2", seed))
    pieces = SOLVED[name] - seed % 6
    while session.turn != OVER and left(session) > pieces:
        player = references(name)["greedy" if rng.random() < 0.7 else "random"]
        *_, thought = player(session.game, session.state, session.turn, rng)
        session.play(session.game.text(thought.move))
    return session


def left(session: Session) -> int:
    """Pieces on the board."""
    board = session.position().split("/")[0]
    return len(board) - board.count(".")


def path(name: str) -> Path:
    return FOLDER / f"{name}_endgames.txt"


def read(name: str) -> list[Endgame]:
    lines = [line.split() for line in path(name).read_text().splitlines()]
    return [
        Endgame(Record.parse(record), float(value), keeping) for record, value, *keeping in lines
    ]


def write(name: str) -> None:
    endgames = late(name)
    path(name).write_text("".join(f"{next(endgames)}\n" for _ in range(POSITIONS)))


if __name__ == "__main__":
    write(sys.argv[1])
