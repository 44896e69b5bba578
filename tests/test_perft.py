"""How many ways there are to play on from fixed positions: perft/*.perft.

A file holds records, each with lines of a depth in steps and the number of step sequences.
"""

from pathlib import Path
from typing import Any

import pytest

import toy as toy
from paintbox.engine.record import Record
from paintbox.engine.session import Session
from paintbox.games import GAMES

FOLDER = Path(__file__).parent / "perft"


def counts(path: Path) -> list[tuple[str, int, int]]:
    """Record, depth and number of every line of a file."""
    found = []
    for block in path.read_text().split("\n\n"):
        record, *lines = block.splitlines()
        for line in lines:
            depth, number = map(int, line.split())
            found.append((record, depth, number))
    return found


def perft(game: Any, state: Any, depth: int) -> int:
    """Number of step sequences of this length."""
    moves = game.moves(state)
    if depth == 1:
        return len(moves)
    return sum(perft(game, game.play(state, move), depth - 1) for move in moves)


def split(session: Session, depth: int) -> dict[str, int]:
    """The same by first step."""
    game, state = session.game, session.state
    return {
        step: perft(game, game.play(state, move), depth - 1) if depth > 1 else 1
        for step, move in session.choices().items()
    }


def test_every_game_has_its_counts() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {f"{name}.perft" for name in GAMES}


@pytest.mark.parametrize(
    ("record", "depth", "number"),
    [count for path in sorted(FOLDER.iterdir()) for count in counts(path)],
)
def test_perft(record: str, depth: int, number: int) -> None:
    by_step = split(Session(Record.parse(record)), depth)
    lines = "\n".join(f"{step}: {count}" for step, count in by_step.items())
    assert sum(by_step.values()) == number, f"by first step\n{lines}"
