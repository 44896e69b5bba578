"""Golden games are replayed step by step; see golden.py."""

from pathlib import Path

import pytest

import golden
import laws
from paintbox.engine.game import CHANCE, OVER
from paintbox.engine.record import Record
from paintbox.engine.session import Session

FILES = sorted(golden.FOLDER.iterdir())


def test_every_option_of_every_game_has_a_golden_game() -> None:
    assert FILES == sorted(golden.path(game, options) for game, options in laws.games())


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_game_is_of_its_name_whole_and_from_a_seed(path: Path) -> None:
    record = Record.parse(path.read_text().splitlines()[0])
    assert path == golden.path(record.game, str(record.options))
    assert record.deal[0] == "s"
    assert Session(record).turn == OVER


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_game_is_played_to_the_letter(path: Path) -> None:
    title, start, *steps, end = path.read_text().splitlines()
    record = Record.parse(title)
    session = Session(record._replace(turns=()))
    assert start == f"start {session.position()}"
    for line in steps:
        step, position = line.split()
        if session.turn == CHANCE:
            assert session.draw() == step, line
        else:
            session.play(step)
        assert session.position() == position, line
    assert session.record == record
    assert golden.result(session) == end


def test_a_golden_game_is_written_as_it_is_read(tmp_path: Path) -> None:
    golden.write("toy", "2", tmp_path)
    text = golden.path("toy", "2", tmp_path).read_text()
    assert list(golden.lines(Record.parse(text.splitlines()[0]))) == text.splitlines()


def test_a_golden_game_is_never_overwritten(tmp_path: Path) -> None:
    path = golden.path("toy", "2", tmp_path)
    path.write_text("old")
    with pytest.raises(FileExistsError):
        golden.write("toy", "2", tmp_path)
    assert path.read_text() == "old"
