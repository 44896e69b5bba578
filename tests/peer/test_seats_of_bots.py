"""Bots at a table: who lets them move, what an undo takes back, what a link tells of them."""

import pytest

from paintbox.engine.game import Options
from paintbox.engine.record import Record
from paintbox.engine.session import Session
from paintbox.peer.arrival import opened
from paintbox.peer.bots import after_undo, redo, undo
from paintbox.peer.kept import BEGUN, Kept
from paintbox.peer.link import Link
from paintbox.peer.summary import Summary

COLORO = Record("coloro", Options(2), "drygpkppkbgrrkyykbygrkprpyykgbbgbbrgp")
STEPS: tuple[str, ...] = ("b3t", "b2", "c2r", "c1r")
BEGINS = Kept("0123abcd", COLORO, ("", "Computer"), (0, 1), BEGUN, kinds=("p", "b2"))
FOLLOWS = BEGINS._replace(names=("Computer", ""), kinds=("b2", "p"))
# A row is begun, which costs a draw.
CARDS = Record("coloretto", Options(2), "s0123456789abcdef")


def session(*steps: str) -> Session:
    return Session(COLORO._replace(turns=steps))


def test_a_bot_is_no_person_though_its_seat_is_of_this_device() -> None:
    assert BEGINS.people == (0,)
    assert FOLLOWS.people == (1,)
    assert BEGINS.alone


@pytest.mark.parametrize(("kind", "level"), [("p", 0), ("b4", 4), ("b", 1), ("b0", 0), ("h", 0)])
def test_the_kind_of_a_seat_tells_its_level(kind: str, level: int) -> None:
    assert BEGINS._replace(kinds=("p", kind)).level(1) == level


def test_a_game_that_says_no_kinds_is_of_people() -> None:
    assert BEGINS._replace(kinds=()).people == (0, 1)


def test_an_undo_goes_back_to_the_last_decision_of_a_person() -> None:
    assert after_undo(BEGINS, session(*STEPS)) == 2
    assert after_undo(FOLLOWS, session(*STEPS)) == 3
    assert after_undo(BEGINS._replace(kinds=()), session(*STEPS)) == 3


def test_what_a_bot_began_is_not_taken_back() -> None:
    assert after_undo(FOLLOWS, session("b3t")) is None


def test_a_person_may_take_back_while_the_bot_thinks() -> None:
    assert after_undo(BEGINS, session(*STEPS[:3])) == 2


def test_undo_and_redo_go_there_and_back() -> None:
    game, steps = session(*STEPS), [tuple(STEPS)]
    for change in (undo, redo):
        change(BEGINS, game)
        steps.append(game.steps)
    assert steps == [STEPS, STEPS[:2], STEPS]


def test_an_undo_that_cannot_be_changes_nothing() -> None:
    game = session("b3t")
    undo(FOLLOWS, game)
    assert game.steps == ("b3t",)


def test_a_draw_of_a_bot_stays() -> None:
    game = Session(CARDS)
    game.play(min(game.choices()))
    game.resolve()
    drawn = FOLLOWS._replace(laid=CARDS)
    assert after_undo(drawn, game) is None


def test_in_a_rematch_the_kinds_move_on_with_the_seats() -> None:
    again = BEGINS.rematch("2345cdef", "s0123456789abcdef")
    assert again.kinds == ("b2", "p")
    assert again.names == ("Computer", "")
    assert again.mine == again.people == (1,)


def test_nobody_elsewhere_waits_in_a_game_against_bots() -> None:
    summary = Summary.of(BEGINS, 0)
    assert (summary.mine, summary.bots) == ((0,), 1)
    assert not summary.waits
    assert Summary.parse(str(summary)) == summary


def test_a_game_with_bots_reads_back() -> None:
    assert Kept.parse(BEGINS.id, str(BEGINS)) == BEGINS


def arrived(kinds: tuple[str, ...], known: Kept | None = None) -> Kept:
    game = session("b3t")
    names = ("Anna", "Computer")
    return opened(Link(game.record, BEGINS.id, names, kinds), game, known)


def test_who_opens_the_link_of_a_game_against_bots_lets_them_move() -> None:
    assert arrived(("p", "b2")).here == (0, 1)
    assert arrived(("p", "b2")).people == (0,)
    assert arrived(("p", "p")).mine == (1,)


def test_a_link_does_not_put_a_bot_onto_a_seat_that_is_known() -> None:
    assert arrived(("b4", "p"), BEGINS).kinds == BEGINS.kinds
    assert arrived((), BEGINS).kinds == BEGINS.kinds
