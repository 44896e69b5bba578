"""A history replayed goes on from the last one, and is the same as if it were replayed alone."""

from random import Random
from typing import Any

import pytest

import laws
import toy
from paintbox.engine.game import IllegalMove
from paintbox.engine.record import Record
from paintbox.peer.replay import Replay

TOY = laws.seeded("toy", "2", 1)
OTHER = laws.seeded("toy", "2", 2)


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The moves that the toy's rules were asked to play."""
    moves: list[Any] = []
    play = toy.play

    def counted(state: toy.State, move: toy.Move) -> toy.State:
        moves.append(move)
        return play(state, move)

    monkeypatch.setattr(toy, "play", counted)
    return moves


def game(laid: Record, seed: int) -> tuple[str, ...]:
    """The steps of a whole game."""
    *_, last = laws.walk(laid, Random(seed))
    return last.steps


def test_one_step_more_plays_one_step(played: list[Any]) -> None:
    steps, replay = game(TOY, 1), Replay()
    replay(TOY, steps[:-1])
    played.clear()
    assert replay(TOY, steps).steps == steps
    assert len(played) == 1


def test_the_same_or_a_beginning_plays_nothing(played: list[Any]) -> None:
    steps, replay = game(TOY, 1), Replay()
    replay(TOY, steps)
    played.clear()
    assert replay(TOY, steps).steps == steps
    assert replay(TOY, steps[:2]).steps == steps[:2]
    assert played == []


def test_what_is_replayed_does_not_depend_on_what_was_before() -> None:
    rng, replay = Random(7), Replay()
    for _ in range(200):
        laid = rng.choice((TOY, OTHER))
        steps = game(laid, rng.randrange(4))
        steps = steps[: rng.randrange(len(steps) + 1)]
        alone, found = Replay()(laid, steps), replay(laid, steps)
        assert (found.steps, found.states, found.record) == (
            alone.steps,
            alone.states,
            alone.record,
        )


def test_a_session_that_was_given_may_be_played_on() -> None:
    steps, replay = game(TOY, 1), Replay()
    replay(TOY, steps[:2]).play(steps[2])
    assert replay(TOY, steps[:2]).steps == steps[:2]


def test_a_refused_step_leaves_what_follows_as_it_was() -> None:
    steps, replay = game(TOY, 1), Replay()
    replay(TOY, steps)
    with pytest.raises(IllegalMove):
        replay(TOY, (*steps[:2], "z9"))
    assert replay(TOY, steps).steps == steps
