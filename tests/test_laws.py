"""The laws on fixed seeds, for every game with every option; runs inside Pyodide too."""

from random import Random

import pytest

import laws
import toy
from paintbox.games import GAMES

OPTIONS = laws.games()
SEEDS = [0, *(pytest.param(seed, marks=pytest.mark.slow) for seed in (1, 2))]

every_game = pytest.mark.parametrize(("game", "options"), OPTIONS)


def test_the_toy_is_among_the_games() -> None:
    assert (toy.NAME, "3") in OPTIONS


@every_game
@pytest.mark.parametrize("seed", SEEDS)
def test_laws_of_every_state(game: str, options: str, seed: int) -> None:
    rng = Random(seed)
    for session in laws.walk(laws.seeded(game, options, seed), rng):
        laws.check_state(session)
        laws.check_hidden(session, rng)
        laws.check_refusal(session)


@every_game
@pytest.mark.parametrize("seed", SEEDS)
def test_a_record_replays(game: str, options: str, seed: int) -> None:
    walk = laws.walk(laws.seeded(game, options, seed), Random(seed))
    for session in laws.now_and_then(walk):
        laws.check_record(session)


@every_game
@pytest.mark.parametrize("seed", SEEDS)
def test_undo_and_redo(game: str, options: str, seed: int) -> None:
    walk = laws.walk(laws.seeded(game, options, seed), Random(seed))
    for session in laws.now_and_then(walk):
        laws.check_undo(session)


@every_game
def test_one_text_stands_for_one_state(game: str, options: str) -> None:
    states = [
        session.state
        for seed in range(10)
        for session in laws.walk(laws.seeded(game, options, 0), Random(seed))
    ]
    laws.check_texts(GAMES[game], states)
