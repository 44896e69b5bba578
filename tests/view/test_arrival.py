"""What is asked and said when a link was opened."""

import pytest

import toy
from paintbox.engine.game import Options
from paintbox.engine.record import Record
from paintbox.peer.agreements import Agreements, Request
from paintbox.peer.arrival import Difference, Guess
from paintbox.peer.kept import Kept
from paintbox.view import arrival

LAID = Record(toy.NAME, Options(3), "d4xrgr")
KEPT = Kept("0123abcd", LAID, ("Anna", "Ben", ""), (1,), guessed=True)


@pytest.mark.parametrize(
    ("guess", "asked"),
    [
        (Guess(1, 0), "Anna has moved. You are Ben, seat 2 of 3. Is that you?"),
        (Guess(0, None), "You are Anna, seat 1 of 3. Is that you?"),
        (Guess(2, 1), "Ben has moved. You have seat 3 of 3. Is that you?"),
        (Guess(None, 0), "Anna has moved. Did you play in this game?"),
    ],
)
def test_a_new_device_is_asked_whose_it_is(guess: Guess, asked: str) -> None:
    assert arrival.who(KEPT, guess) == asked


def test_who_is_asked_reads_of_the_other_what_the_table_calls_them() -> None:
    two = Kept("0123abcd", Record(toy.NAME, Options(2), "d4xrgr"), ("", ""), (1,), guessed=True)
    asked = "Your friend has moved. You have seat 2 of 2. Is that you?"
    assert arrival.who(two, Guess(1, 0)) == asked


def test_a_fork_names_the_move_both_steps_and_the_player() -> None:
    said = arrival.fork(KEPT, Difference(7, 0, "c5", "c4"))
    assert "at move 7: you have c5, it has c4" in said
    assert "Anna’s move" in said


def test_a_remark_is_said_to_be_of_whoever_moved_last() -> None:
    assert arrival.remark(KEPT, 0, "Good luck") == "Anna: “Good luck”"


def test_a_remark_before_the_first_move_is_a_friend_s() -> None:
    assert arrival.remark(KEPT, None, "Hi") == "Your friend: “Hi”"


def test_courses_are_told_apart_by_where_they_leave_the_shown_one() -> None:
    assert arrival.course(None, 12) == "Shown now, steps: 12"
    assert arrival.course(Difference(7, 0, "c5", "c4"), 12) == "Move 7: c4, steps: 12"
    assert (
        arrival.course(Difference(7, 0, "", "c4"), 12, True) == "Move 7: c4, steps: 12, taken back"
    )


ASKED = Agreements().ask(0, 4)
WISH = Request(0, 1, 4)


def test_a_wish_says_what_goes_back_with_it() -> None:
    assert arrival.wish(KEPT, WISH, 0) == "Anna would like to take the last move back."
    assert arrival.wish(KEPT, WISH, 1).endswith("What was played since goes, too.")


def test_a_move_taken_back_is_told_to_all() -> None:
    granted = ASKED.answer(WISH, True)
    assert arrival.told(KEPT, granted) == [
        "Anna has taken a move back. The course before is in the menu."
    ]
    assert arrival.told(KEPT._replace(mine=(0,)), granted) == [
        "Your move is taken back. Play another."
    ]


def test_a_move_that_stays_is_told_to_who_has_asked() -> None:
    refused = ASKED.answer(WISH, False)
    assert arrival.told(KEPT, refused) == []
    assert arrival.told(KEPT._replace(mine=(0,)), refused) == ["Your move stays."]
