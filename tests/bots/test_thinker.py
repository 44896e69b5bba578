"""What a page asks of a bot, and what it gets."""

import pytest

from paintbox.bots.thinker import Answer, Thinker
from paintbox.engine.game import IllegalMove, Options
from paintbox.engine.record import Record
from paintbox.engine.session import Session
from paintbox.games import NAMES, colorpop

DEAL = "s0123456789abcdef"


def record(game: str, seats: int = 2) -> str:
    session = Session(Record(game, Options(seats), DEAL))
    session.resolve()
    return str(session.record)


def played(thinker: Thinker, record: str, level: int) -> Answer:
    while not (answer := thinker.think(record, level)).done:
        pass
    return answer


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("level", [1, 2, 9])
def test_the_answer_is_a_legal_step(game: str, level: int) -> None:
    answer = played(Thinker(), record(game), level)
    assert answer.step in Session(Record.parse(record(game))).choices()


@pytest.mark.parametrize("game", NAMES)
def test_the_same_record_gives_the_same_step_whatever_came_between(game: str) -> None:
    thinker = Thinker()
    thinker.think(record(game), 3)
    played(thinker, record(NAMES[0]), 2)
    assert played(thinker, record(game), 3) == played(Thinker(), record(game), 3)


def test_who_asks_again_gets_the_same_answer_again() -> None:
    thinker = Thinker()
    assert played(thinker, record("coloro"), 1) == played(thinker, record("coloro"), 1)


def test_an_answer_reads_back() -> None:
    answer = played(Thinker(), record("coloretto"), 2)
    assert Answer.parse(str(answer)) == answer


def test_a_bot_gets_what_its_seat_has_seen_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    given = []

    def spy(game, state, seat, rng):  # type: ignore[no-untyped-def]
        given.append((state, seat))
        return iter(())

    monkeypatch.setattr("paintbox.bots.colorpop.LEVELS", (spy,))
    with pytest.raises(StopIteration):
        Thinker().think(record("colorpop"), 1)
    session = Session(Record.parse(record("colorpop")))
    assert given == [(colorpop.seen(session.state, session.turn), session.turn)]
    assert given[0][0] != session.state


def test_an_impossible_record_is_refused() -> None:
    with pytest.raises(IllegalMove):
        Thinker().think(str(Record("coloro", Options(2), DEAL, ("z9",))), 1)
