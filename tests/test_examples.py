"""The examples of the rules, whole games, replayed to the letter."""

import re
from pathlib import Path

import pytest

import toy
from paintbox.engine.game import CHANCE, OVER, Options
from paintbox.engine.record import Record
from paintbox.engine.session import Session
from paintbox.games import GAMES

FOLDER = Path(__file__).parent / "examples"
STEP = re.compile(r"  (?:seat (\d)|chance) of (\d+): (\S+) (\S+)")


def examples(path: Path) -> list[list[str]]:
    """The games of a file, each as its lines."""
    games: list[list[str]] = []
    for line in path.read_text().splitlines():
        if line.startswith("game "):
            games.append([])
        games[-1].append(line)
    return games


ALL = [game for path in sorted(FOLDER.glob("*.txt")) for game in examples(path)]


def test_every_game_has_its_examples() -> None:
    files = {path.name for path in FOLDER.iterdir()}
    assert files == {f"{name}.txt" for name in GAMES if name != toy.NAME}


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.txt")), ids=lambda path: path.stem)
def test_a_file_holds_games_of_its_name(path: Path) -> None:
    assert {game[0].split()[1] for game in examples(path)} == {path.stem}


@pytest.mark.parametrize("lines", ALL, ids=lambda lines: "-".join(lines[0].split()[1:])[:24])
def test_an_example_is_played_to_the_letter(lines: list[str]) -> None:
    title, start, *steps, end = lines
    _, name, options, deal = title.split()
    session = Session(Record(name, Options.parse(options), deal))
    assert start == f"  start {session.position()}"
    for line in steps:
        found = STEP.fullmatch(line)
        assert found, line
        seat, choices, step, position = found.groups()
        assert session.turn == (int(seat) if seat else CHANCE), line
        assert len(session.choices()) == int(choices), line
        session.play(step)
        assert session.position() == position, line
    assert session.turn == OVER
    scores, places = (" ".join(map(str, row)) for row in (session.scores(), session.places()))
    assert end == f"  scores {scores} places {places}"
