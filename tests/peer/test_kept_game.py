"""A game as a device keeps it, and its line in the list of games."""

import pytest

import toy
from paintbox.engine.game import OVER, IllegalMove, NotationError, Options
from paintbox.engine.record import Record
from paintbox.peer.agreements import Agreements
from paintbox.peer.arrival import opened
from paintbox.peer.histories import Histories
from paintbox.peer.kept import BEGUN, Kept
from paintbox.peer.link import Link
from paintbox.peer.replay import replay
from paintbox.peer.summary import Summary

LAID = Record(toy.NAME, Options(2), "d4xrg")
ABC, AN = ("a1", "r", "y"), ("a1", "r", "n")
HERE = Kept("0123abcd", LAID, ("Ann", ""), (0, 1))
BOTH = Histories(frozenset({ABC, AN}), ABC)
FORKED = HERE._replace(histories=BOTH, known=frozenset({("a1", "r")}))


def link(*turns: str) -> Link:
    return Link(LAID._replace(turns=turns), "0123abcd")


def open_link(given: Link, known: Kept | None = None) -> Kept:
    return opened(given, replay(given.record._replace(turns=()), given.record.turns), known)


def test_a_kept_game_reads_back() -> None:
    assert Kept.parse("0123abcd", str(FORKED)) == FORKED


def test_a_rematch_is_begun_by_the_next_one() -> None:
    three = Kept("0123abcd", LAID, ("Ann", "Ben", "Cleo"), (0, 2), FORKED.histories).told(
        ("a1", "r")
    )
    again = three.rematch("2345cdef", "d4xgr")
    assert again.names == ("Ben", "Cleo", "Ann")
    assert again.mine == (1, 2)
    assert (again.id, again.laid) == ("2345cdef", LAID._replace(deal="d4xgr"))
    assert (again.histories, again.sent) == (BEGUN, 0)


@pytest.mark.parametrize("text", ["", "{", "null", "[]", "{}", '{"laid": 7}', "7"])
def test_what_is_no_kept_game_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match="this is not a kept game$"):
        Kept.parse("0123abcd", text)


def test_a_kept_game_with_a_wrong_record_is_refused() -> None:
    with pytest.raises(NotationError, match="this is not a kept game$"):
        Kept.parse("0123abcd", str(FORKED).replace("4xrg", "4xgg"))


def test_a_kept_game_whose_fields_do_not_fit_together_is_refused() -> None:
    for damaged in (
        HERE._replace(mine=(2,)),
        HERE._replace(kinds=("p",)),
        FORKED._replace(names=()),
    ):
        with pytest.raises(NotationError, match="this is not a kept game$"):
            Kept.parse("0123abcd", str(damaged))


def test_a_kept_game_of_a_thousand_brackets_is_refused() -> None:
    with pytest.raises(NotationError, match="this is not a kept game$"):
        Kept.parse("0123abcd", "[" * 1000)


def test_a_history_that_is_not_shown_has_to_be_possible_too() -> None:
    FORKED.check()
    wrong = Histories(frozenset({ABC, ("a1", "b1")}), ABC)
    with pytest.raises(IllegalMove):
        FORKED._replace(histories=wrong).check()


def test_the_shown_history_is_replayed() -> None:
    assert FORKED.session().steps == ABC


def test_steps_that_are_illegal_are_refused() -> None:
    with pytest.raises(IllegalMove):
        replay(LAID, ("a1", "b1"))


def test_the_next_player_gets_the_shown_history() -> None:
    assert FORKED.link(FORKED.session()) == Link(
        LAID._replace(turns=("a1ry",)), "0123abcd", ("Ann", "")
    )


def test_a_remark_goes_along_and_is_not_kept() -> None:
    link = FORKED.link(FORKED.session(), " good\nluck ")
    assert link.remark == "good luck"
    assert open_link(link, FORKED) == open_link(link._replace(remark=""), FORKED)


def test_names_that_are_all_missing_are_not_sent() -> None:
    assert HERE._replace(names=("", "")).link(HERE.session()).names == ()


def test_a_game_is_played_alone_when_all_seats_are_here() -> None:
    assert HERE.alone
    assert not HERE._replace(mine=(1,)).alone


def test_what_was_sent_is_not_taken_back() -> None:
    ours = FORKED._replace(mine=(0,))
    assert ours.played(ABC, ("a1",)) == ours
    assert FORKED.played(ABC, (*ABC, "b1")).sent == 2


def test_what_was_sent_counts_as_far_as_it_is_shown() -> None:
    assert HERE.sent == 0
    assert FORKED.told(AN).sent == 2
    assert FORKED.told(AN).choose(AN).sent == 3
    assert FORKED.told(AN).told(("a1",)).known == {AN}


def test_a_game_that_was_kept_before_is_read() -> None:
    stored = (
        '{"laid": "toy1.2.d4xrg.0.CHECK", "names": ["Ann", ""], "mine": [0], "histories":'
        ' ["a1 r n", "a1 r y"], "shown": "a1 r y", "sent": 2}'
    ).replace("CHECK", str(LAID)[-4:])
    kept = Kept.parse("0123abcd", stored)
    assert kept == FORKED._replace(mine=(0,))
    assert kept.sent == 2
    assert '"sent": 2' in str(kept)


def test_another_history_is_chosen_and_both_stay() -> None:
    assert FORKED.choose(AN).histories == Histories(frozenset({ABC, AN}), AN)
    with pytest.raises(ValueError, match="this is no history of the game$"):
        FORKED.choose(("a1",))


def test_what_was_taken_back_is_shown_no_more_and_can_be_had_again() -> None:
    granted = Agreements(frozenset({"t0x1b1", "g0x1b1"}))
    back = HERE.heard(ABC).heard(("a1",), granted)
    assert back.histories == Histories(frozenset({("a1",)}), ("a1",))
    assert back.courses == {("a1",), ABC}
    assert not back.played(("a1",), ABC).gone
    again = back.choose(ABC)
    assert (again.histories, again.gone) == (Histories(frozenset({ABC}), ABC), frozenset())


def test_who_grants_that_a_move_goes_back_keeps_it_too() -> None:
    asked = HERE.heard(ABC, Agreements().ask(0, 1))
    assert asked.answer(next(iter(asked.agreed.waiting)), True).gone == {ABC}


def test_what_comes_late_and_was_taken_back_before_it_came_is_kept() -> None:
    granted = HERE.heard(("a1",), Agreements(frozenset({"g0x1b1"})))
    late = granted.heard(ABC)
    assert late.histories.shown == ("a1",)
    assert late.gone == {ABC}


def test_what_is_gone_reads_back_and_has_to_be_possible_too() -> None:
    gone = HERE.heard(ABC)._replace(gone=frozenset({AN}))
    assert Kept.parse(gone.id, str(gone)) == gone
    with pytest.raises(IllegalMove):
        gone._replace(gone=frozenset({("a1", "b1")})).check()


def test_a_device_takes_a_seat_or_several_or_none() -> None:
    assert HERE.seated((1,)).mine == (1,)
    assert HERE.seated((1, 0, 1)).mine == (0, 1)
    assert HERE.seated(()).watching
    assert not HERE.seated((0,)).watching


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_seat_that_the_game_has_not_is_refused(seat: int) -> None:
    with pytest.raises(ValueError, match="2 seats are numbered from 0$"):
        HERE.seated((0, seat))


def test_on_one_device_everything_may_be_taken_back() -> None:
    alone = FORKED._replace(mine=(0, 1))
    assert alone.played(ABC, ("a1",)).histories.shown == ("a1",)


def test_what_came_and_is_shown_counts_as_sent() -> None:
    assert HERE.heard(ABC).sent == 3
    assert HERE.heard(ABC).heard(AN).sent == 3
    assert FORKED.heard(("a1",)).sent == 2


def test_a_new_link_is_played_by_whoever_is_to_move() -> None:
    kept = open_link(link("a1ry"))
    one = frozenset({ABC})
    assert kept == Kept(
        "0123abcd", LAID, ("", ""), (1,), Histories(one, ABC), known=one, guessed=True
    )


def test_who_plays_here_is_a_guess_until_somebody_says_so_or_plays() -> None:
    kept = open_link(link("a1ry"))
    assert Kept.parse(kept.id, str(kept)).guessed
    assert not kept.seated(kept.mine).guessed
    assert not kept.played(ABC, (*ABC, "b10")).guessed
    assert not open_link(link("a1ry"), kept.seated((0,))).guessed


def test_a_text_of_before_was_no_guess() -> None:
    kept = open_link(link("a1ry"))
    assert not Kept.parse(kept.id, str(kept).replace('"guessed"', '"other"')).guessed


def test_the_first_seat_may_be_to_move() -> None:
    assert open_link(link()).mine == (0,)


def test_a_new_link_brings_its_names() -> None:
    assert open_link(link()._replace(names=("Ann", "Bö"))).names == ("Ann", "Bö")


def test_a_game_that_is_over_is_only_watched() -> None:
    over = open_link(link("a1rn", "b1rn", "b2gn", "b10gn"))
    assert over.mine == ()
    assert over.watching


def test_a_new_link_that_waits_for_a_draw_is_played_by_whoever_enters_it() -> None:
    assert open_link(link("a1")).mine == (0,)
    assert open_link(link("a1rn", "b1")).mine == (1,)


def test_a_known_game_goes_on() -> None:
    known = open_link(link("a1ry"))
    later = open_link(link("a1ry", "b1rn"), known)
    assert later.histories.shown == ("a1", "r", "y", "b1", "r", "n")
    assert later.mine == (1,)


def test_a_known_id_of_another_game_is_refused() -> None:
    other = link()._replace(record=LAID._replace(deal="d4xgg"))
    with pytest.raises(NotationError, match="it has the id of another game$"):
        open_link(other, HERE)


def test_a_summary_tells_what_the_list_shows() -> None:
    assert Summary.of(FORKED, 5) == Summary(
        "0123abcd", "toy", ("Ann", ""), (0, 1), 1, 1, 5, own=True
    )


def test_a_summary_reads_back() -> None:
    summary = Summary.of(FORKED, 5)
    assert Summary.parse(str(summary)) == summary


def test_a_summary_tells_a_board_of_ones_own() -> None:
    laid = FORKED.laid._replace(deal="s" + "0" * 16)
    drawn = Summary.of(FORKED._replace(laid=laid, histories=BEGUN), 5)
    assert not Summary.parse(str(drawn)).own
    own = Summary.of(FORKED, 5)
    assert own.own
    assert Summary.parse(str(own)).own


def test_a_summary_of_a_page_that_knew_no_such_boards_is_read() -> None:
    text = '["0123abcd", "toy", ["Ann", ""], [0, 1], 1, 1, 5]'
    assert Summary.parse(text) == Summary("0123abcd", "toy", ("Ann", ""), (0, 1), 1, 1, 5)
    assert str(Summary.parse(text)) == text


def test_a_summary_knows_when_the_game_is_over() -> None:
    summary = Summary.of(FORKED, 5)
    assert not summary.over
    assert summary._replace(turn=OVER).over


@pytest.mark.parametrize("text", ["", "{", "null", "[]", "[1, 2]", "7"])
def test_what_is_no_summary_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match="this is not a summary$"):
        Summary.parse(text)


@pytest.mark.parametrize(
    "damage",
    ['["e","coloro",["A","B"],[0],7,1,1]', '["e","coloro",[1,2],[0],0,1,1]', "5", "[1, 2]"],
)
def test_a_damaged_summary_is_refused(damage: str) -> None:
    with pytest.raises(NotationError, match="not a summary"):
        Summary.parse(damage)


def test_a_bot_answers_what_is_still_shown() -> None:
    asked = HERE.played((), ABC[:1])
    assert asked.answered(ABC[:1], ABC[:2]) == asked.played(ABC[:1], ABC[:2])


@pytest.mark.parametrize("steps", [ABC, ()])
def test_a_bot_that_answers_late_changes_nothing(steps: tuple[str, ...]) -> None:
    """In another window the game has gone on by the same answer, or the move was taken back."""
    elsewhere = HERE.played((), steps)
    assert elsewhere.answered(ABC[:1], ABC[:2]) == elsewhere
