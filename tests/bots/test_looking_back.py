"""What holds of every bot that looks back at a game."""

from random import Random

import pytest
from test_every_bot import DEEP, Position, check_thoughts, every_game, positions

from paintbox.bots import BACK, LEVELS, Thought, bot_of
from paintbox.bots.thinker import Answer, Thinker
from paintbox.engine.game import Options
from paintbox.engine.record import Record
from paintbox.engine.session import Session


def thoughts(position: Position, seen: object = None) -> list[Thought]:
    game, state, seat, number = position
    seen = game.seen(state, seat) if seen is None else seen
    return list(bot_of(game.NAME, BACK)(game, seen, seat, Random(number)))


@every_game
def test_every_thought_holds_a_legal_move_and_the_chances_of_all(name: str) -> None:
    for position in positions(name, DEEP):
        check_thoughts(position, thoughts(position))


@every_game
def test_what_it_has_weighed_are_legal_moves_and_the_best_among_them(name: str) -> None:
    weighed = 0
    for position in positions(name, 2 * DEEP):
        *_, last = thoughts(position)
        tried = dict(last.tried)
        weighed += len(tried) > 1
        assert tried.keys() <= set(position.game.moves(position.state))
        assert all(0 <= chance <= 1 for chance in tried.values())
        if tried:
            assert tried[last.move] == pytest.approx(last.chance[position.seat], abs=0.01)
    assert weighed


@every_game
def test_what_a_seat_cannot_know_does_not_change_what_it_thinks(name: str) -> None:
    for position in positions(name, DEEP):
        game, state, seat, number = position
        other = game.guess(game.seen(state, seat), seat, Random(number))
        assert thoughts(position, game.seen(other, seat)) == thoughts(position)


def test_who_looks_back_may_do_other_work_than_who_plays() -> None:
    assert bot_of("collecto", BACK) not in LEVELS["collecto"]


def test_a_level_above_all_is_the_best_one() -> None:
    assert bot_of("coloro", 9) is LEVELS["coloro"][3]
    assert bot_of("coloro", 1) is LEVELS["coloro"][0]


def test_an_answer_holds_what_was_weighed_and_reads_back() -> None:
    session = Session(Record("coloretto", Options(2), "s0123456789abcdef"))
    session.play("d")
    session.resolve()
    answer = Thinker().think(str(session.record), BACK)
    assert dict(answer.tried).keys() <= session.choices().keys()
    assert answer.step in dict(answer.tried)
    assert Answer.parse(str(answer)) == answer
