"""How long links get."""

from pathlib import Path
from statistics import median

import pytest

from lengths import lengths, row
from paintbox.peer.link import LONG

TABLE = (Path(__file__).parents[2] / "docs/links.md").read_text()
ORDINARY = [
    ("coloro", "2"),
    *(("colorio", seats) for seats in "2345"),
    *(("coloretto", seats) for seats in "23"),
    *(("collecto", seats) for seats in "234"),
    *(("colorpop", seats) for seats in "2345"),
]


@pytest.mark.parametrize(("game", "options"), ORDINARY)
def test_an_ordinary_whole_game_stays_below_400_characters(game: str, options: str) -> None:
    assert median(lengths(game, options, 15)) < 400


@pytest.mark.parametrize("options", ["4", "5"])
def test_coloretto_with_many_players_stays_below_500_characters(options: str) -> None:
    assert 400 < median(lengths("coloretto", options, 15)) < 500


@pytest.mark.parametrize(("options", "usual", "whole"), [("2p", 1, 1), ("3p", 0, 1), ("5p", 0, 0)])
def test_colorio_for_points_is_several_games_long(options: str, usual: int, whole: int) -> None:
    found = lengths("colorio", options, 15)
    assert (median(found) < 450, max(found) <= LONG) == (usual, whole)


@pytest.mark.parametrize(
    ("game", "options"), [("coloro", "2"), ("collecto", "3"), ("colorpop", "2")]
)
def test_the_table_is_what_was_measured(game: str, options: str) -> None:
    assert row(game, options) in TABLE


def test_the_table_has_every_kind_of_game() -> None:
    assert TABLE.count("\n| Colo") + TABLE.count("\n| Collecto") == 50
