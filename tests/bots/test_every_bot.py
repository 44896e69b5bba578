"""What holds of every bot of every game, whatever it plays.

PAINTBOX_POSITIONS is in how many positions of each game secrets are changed, 2500 for a long run.
"""

import os
import random
import subprocess
import sys
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any, NamedTuple

import pytest

import laws
from paintbox.bots import LEVELS, Thought
from paintbox.bots.thinker import Answer, answers
from paintbox.engine.game import CHANCE, OVER
from paintbox.engine.session import Session
from paintbox.games import GAMES, NAMES
from twins import unseen

EVERY = 7  # steps from a position to the next
QUICK, DEEP = 36, 4  # positions of quick levels, and of any level
POSITIONS = int(os.environ.get("PAINTBOX_POSITIONS", "200"))  # in which secrets are changed
SPREAD = {1: 0.44, 2: 0.44, 3: 0.1, 4: 0.02}  # how many of them by level
QUICK_LEVELS = (1, 2)

every_game = pytest.mark.parametrize("name", NAMES)
every_level = pytest.mark.parametrize("level", [1, 2, 3, 4])


class Position(NamedTuple):
    """Where a seat has to decide."""

    game: Any
    state: Any
    seat: int
    number: int


def positions(name: str, count: int) -> list[Position]:
    return [
        Position(session.game, session.state, session.turn, number)
        for session, number in decisions(name, count)
    ]


def decisions(name: str, count: int) -> Iterator[tuple[Session, int]]:
    """So many positions of random games, by turns of every option, numbered."""
    return zip(endless(name), range(count), strict=False)


def endless(name: str) -> Iterator[Session]:
    game: Any = GAMES[name]
    for seed in range(10_000):
        options = game.OPTIONS[seed % len(game.OPTIONS)]
        walk = laws.walk(laws.seeded(name, options, seed), Random(seed))
        for session in islice(walk, seed % EVERY, None, EVERY):
            if session.turn not in (CHANCE, OVER):
                yield session


def thoughts(position: Position, level: int) -> list[Thought]:
    """All that a bot thinks, of what its seat has seen."""
    game, state, seat, number = position
    return list(LEVELS[game.NAME][level - 1](game, game.seen(state, seat), seat, Random(number)))


def check_thoughts(position: Position, found: list[Thought]) -> None:
    """Of each thought the move is legal and the chances are shared out among the seats."""
    game, state, _, _ = position
    moves = game.moves(state)
    assert found
    for thought in found:
        assert thought.move in moves
        assert len(thought.chance) == len(game.scores(state))
        assert all(0 <= chance <= 1 for chance in thought.chance)
        assert len(thought.chance) == 1 or sum(thought.chance) == pytest.approx(1)
        assert thought.reason == () or isinstance(thought.reason[0], str)
        assert all(isinstance(part, str | int) for part in thought.reason)


@every_game
def test_there_are_four_levels(name: str) -> None:
    assert len(LEVELS[name]) == 4


def test_bots_are_found_by_the_names_of_games() -> None:
    assert list(LEVELS) == list(NAMES)
    with pytest.raises(KeyError):
        LEVELS["chess"]


@every_game
@every_level
def test_every_thought_holds_a_legal_move_and_the_chances_of_all(name: str, level: int) -> None:
    for position in positions(name, QUICK if level in QUICK_LEVELS else DEEP):
        check_thoughts(position, thoughts(position, level))


@every_game
@every_level
def test_where_only_one_move_is_legal_there_is_one_thought(name: str, level: int) -> None:
    for position in positions(name, 10 * QUICK):
        if len(position.game.moves(position.state)) == 1:
            assert len(thoughts(position, level)) == 1


@every_game
@every_level
def test_the_same_random_numbers_give_the_same_thoughts(name: str, level: int) -> None:
    for position in positions(name, DEEP):
        assert thoughts(position, level) == thoughts(position, level)


@every_game
@every_level
def test_a_bot_uses_no_random_numbers_but_its_own(name: str, level: int) -> None:
    before = random.getstate()
    thoughts(positions(name, DEEP)[-1], level)
    assert random.getstate() == before


def answer(session: Session, level: int) -> Answer:
    """What a bot thinks in the end; how soon depends on what it still has in mind."""
    *_, last = answers(str(session.record), level)
    return last


@every_game
@every_level
def test_what_a_seat_cannot_know_does_not_change_what_it_thinks(name: str, level: int) -> None:
    for session, number in decisions(name, round(POSITIONS * SPREAD[level])):
        other = unseen(session, session.turn, Random(number))
        assert str(other.record) != str(session.record)
        assert answer(other, level) == answer(session, level)


def moves_text(name: str) -> str:
    """The moves of all levels in some positions."""
    found = [
        position.game.text(thoughts(position, level)[-1].move)
        for level in (1, 2, 3, 4)
        for position in positions(name, DEEP)
    ]
    return " ".join(found)


@pytest.mark.slow
@every_game
def test_the_order_of_hashes_does_not_change_a_move(name: str) -> None:
    script = f"import test_every_bot; print(test_every_bot.moves_text({name!r}))"
    for seed in ("1", "2"):
        environment = os.environ | {"PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(sys.path)}
        command = [sys.executable, "-c", script]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
        assert done.stdout.strip() == moves_text(name)
