"""Games by name."""

from pathlib import Path

import pytest

import toy
from paintbox.engine.game import CHANCE, OVER, UNKNOWN, Options
from paintbox.engine.rng import Rng
from paintbox.engine.shelf import Shelf
from paintbox.games import GAMES, NAMES, __path__

every_game = pytest.mark.parametrize("name", list(GAMES))


def test_every_module_of_the_folder_is_a_game() -> None:
    modules = {path.stem for path in Path(__path__[0]).glob("[!_]*.py")}
    assert set(GAMES) == modules | {toy.NAME}


def test_games_stand_as_on_the_first_screen() -> None:
    assert tuple(name for name in GAMES if name != toy.NAME) == NAMES


def test_a_game_is_not_imported_before_it_is_asked_for() -> None:
    shelf = Shelf()
    shelf.put("later", "no.such.module")
    assert "later" in shelf
    assert list(shelf) == ["later"]
    assert len(shelf) == 1
    with pytest.raises(ModuleNotFoundError):
        shelf["later"]


def test_a_game_that_is_not_there_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        GAMES["chess"]


def test_a_name_that_is_no_text_is_not_on_the_shelf() -> None:
    seven: object = 7
    assert seven not in GAMES


@every_game
def test_a_game_calls_itself_as_the_shelf_does(name: str) -> None:
    assert GAMES[name].NAME == name


@every_game
def test_options_have_one_text(name: str) -> None:
    options = GAMES[name].OPTIONS
    assert [str(Options.parse(text)) for text in options] == list(options)
    assert len(set(options)) == len(options) > 0


@every_game
def test_a_game_begins_with_a_turn(name: str) -> None:
    game = GAMES[name]
    for text in game.OPTIONS:
        options = Options.parse(text)
        assert game.fresh(game.start(options, game.deal(options, Rng("0"))))


def test_chance_the_end_and_the_unknown_are_no_seats() -> None:
    assert (CHANCE, OVER, UNKNOWN) == (-1, -2, -1)
