"""Golden games: one for each game and option, played once at random and never changed again.

A new game or option gets its file in ``playthroughs/`` by

    PYTHONPATH=py:tests python -m golden coloro 2

which refuses to overwrite one. A file is the record, ``start`` and the position, a line for
each step and the position after it, and the result. Where a golden game no longer replays,
the game's VERSION has to go up.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import laws
import toy as toy
from paintbox.engine.record import Record
from paintbox.engine.session import Session

FOLDER = Path(__file__).parent / "playthroughs"


def path(game: str, options: str, folder: Path = FOLDER) -> Path:
    return folder / f"{game}-{options}.txt"


def write(game: str, options: str, folder: Path = FOLDER) -> None:
    """Play a game at random and keep it. Raises FileExistsError."""
    *_, last = laws.walk(laws.seeded(game, options, 0), Random(0))
    with path(game, options, folder).open("x") as file:
        file.writelines(line + "\n" for line in lines(last.record))


def lines(record: Record) -> Iterator[str]:
    """A whole game as its file has it."""
    session = Session(record._replace(turns=()))
    yield str(record)
    yield f"start {session.position()}"
    for step in Session(record).steps:
        session.play(step)
        yield f"{step} {session.position()}"
    yield result(session)


def result(session: Session) -> str:
    scores, places = (" ".join(map(str, row)) for row in (session.scores(), session.places()))
    return f"scores {scores} places {places}"


if __name__ == "__main__":
    write(sys.argv[1], sys.argv[2])
