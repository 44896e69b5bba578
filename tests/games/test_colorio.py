"""Colorio, a test for each sentence of its rules and for each ruling.

A turn is written as in a record: b2gx uncovers b2, it is green, and the cap leaves; b2ga1 puts
that cap on a1.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations, product
from random import Random
from typing import Any

import pytest

import laws
from paintbox.engine.game import CHANCE, OVER, IllegalMove, NotationError, Options
from paintbox.engine.record import Record
from paintbox.engine.rng import Rng
from paintbox.engine.session import Session
from paintbox.games import colorio

CELLS = set(colorio.GRID.names)
MIXED = "a1rxb1yxc1gx"  # a first turn that shows three colours
REDS = "a1rxb1rxc1rx"  # one that shows three reds
OUT = "d1rxe1r"  # after REDS, puts out whoever plays it
ROUND = (REDS, OUT)  # a whole round for two, lost by whoever does not begin
GREY = ("obgyg", "grbob", "yoyrr", "goybo", "rrgby")
WHITE = ("ygyro", "gbbgy", "ygorg", "rrbob", "boyor")


def game(*turns: str, options: str = "2", deal: str = "u") -> Session:
    return Session(Record("colorio", Options.parse(options), "d" + deal, turns))


def after(session: Session, *steps: str) -> Session:
    for step in steps:
        session.play(step)
    return session


def choices(session: Session) -> set[str]:
    return set(session.choices())


def field(session: Session, number: int) -> str:
    """Of the position: 0 cells, 1 seat, 2 phase, 3 banned cell, 4 still in, 5 points, 6 round."""
    return session.position().split("/")[number]


def shown(session: Session, cell: str) -> str:
    """What a cell shows: upper case open, lower case seen but capped, a dot never seen."""
    return field(session, 0)[colorio.GRID.cell(cell)]


def odds(session: Session) -> dict[str, int]:
    """Each outcome of a draw with its weight."""
    weights = session.game.weights(session.state)
    return dict(zip(session.choices(), weights, strict=True))


def walks(options: str, deal: str, games: int) -> Iterator[Session]:
    """The sessions of games on one deal, after every step."""
    for seed in range(games):
        rng = Random(seed)
        session = game(options=options, deal=deal)
        yield session
        while session.turn != OVER:
            weights = list(odds(session).values()) if session.turn == CHANCE else None
            session.play(rng.choices(list(session.choices()), weights)[0])
            yield session


# The deal


def test_two_to_five_play_with_or_without_points_and_strips() -> None:
    switches = ("", "p", "ps", "s")
    assert set(colorio.OPTIONS) == {f"{seats}{also}" for seats in (2, 3, 4, 5) for also in switches}
    assert len(colorio.OPTIONS) == 16


@pytest.mark.parametrize(("options", "deal"), [("2", "u"), ("3ps", "g"), ("5s", "w")])
def test_every_field_is_covered_with_a_cap(options: str, deal: str) -> None:
    session = game(options=options, deal=deal)
    assert field(session, 0) == "." * 25
    assert choices(session) == CELLS


def test_strips_that_are_not_known_have_one_deal() -> None:
    assert {colorio.deal(Options(2), Rng(str(seed))) for seed in range(9)} == {"u"}
    assert {colorio.deal(Options(4, "p"), Rng(str(seed))) for seed in range(9)} == {"u"}


def test_known_strips_all_show_the_grey_or_all_the_white_triangles() -> None:
    assert {colorio.deal(Options(2, "s"), Rng(str(seed))) for seed in range(9)} == {"g", "w"}
    assert {colorio.deal(Options(4, "ps"), Rng(str(seed))) for seed in range(9)} == {"g", "w"}


@pytest.mark.parametrize("deal", ["g", "w", "", "uu", "x", "u1"])
@pytest.mark.parametrize("options", ["2", "5p"])
def test_without_strips_a_deal_is_the_letter_u(options: str, deal: str) -> None:
    with pytest.raises(NotationError, match=f"^'{deal}': a deal of Colorio {options} is u$"):
        colorio.start(Options.parse(options), deal)


@pytest.mark.parametrize("deal", ["u", "gw", "", "gg", "x", "w2"])
@pytest.mark.parametrize("options", ["2s", "5ps"])
def test_with_strips_a_deal_is_a_face(options: str, deal: str) -> None:
    with pytest.raises(NotationError, match=f"^'{deal}': a deal of Colorio {options} is g or w$"):
        colorio.start(Options.parse(options), deal)


@pytest.mark.parametrize("options", colorio.OPTIONS)
def test_the_first_seat_starts(options: str) -> None:
    assert Session(laws.seeded("colorio", options, 0)).turn == 0


def test_at_the_start_all_are_in_and_have_no_points() -> None:
    assert game(options="4").position() == "." * 25 + "/0/u00/-/0123/0,0,0,0/0"


# The turn


def test_a_turn_is_three_uncoverings() -> None:
    session = game(MIXED, "d1oxe1bxa2yx")
    assert session.record.turns == (MIXED, "d1oxe1bxa2yx")
    assert len(session.steps) == 18


def test_two_uncoverings_are_no_turn() -> None:
    with pytest.raises(NotationError, match="turn 2 cannot follow an unfinished one"):
        game("a1rxb1yx", "c1gx")


def test_four_uncoverings_are_more_than_a_turn() -> None:
    with pytest.raises(NotationError, match="the turn ends before 'd1ox'"):
        game(MIXED + "d1ox")


def test_the_seats_take_turns_in_order() -> None:
    turns = (MIXED, "d1oxe1bxa2yx", "b2oxc2bxd2gx")
    assert [game(*turns[:n], options="3").turn for n in range(4)] == [0, 1, 2, 0]


def test_only_a_capped_field_is_uncovered() -> None:
    session = game("a1rxb1yx")
    assert choices(session) == CELLS - {"a1", "b1"}


def test_an_uncovered_field_shows_its_colour() -> None:
    session = after(game(), "b5")
    assert session.turn == CHANCE
    session.play("g")
    assert shown(session, "b5") == "G"


def test_the_cap_is_decided_on_before_the_next_is_uncovered() -> None:
    session = game(MIXED, "d1o")
    assert session.turn == 1
    with pytest.raises(IllegalMove, match="possible: x, a1, b1, c1$"):
        session.play("e2")


def test_a_cap_that_leaves_leaves_its_field_open() -> None:
    session = game(MIXED, "d1ox")
    assert shown(session, "d1") == "O"
    assert "d1" not in choices(session)


def test_a_moved_cap_lies_on_the_open_field_it_was_put_on() -> None:
    session = game(MIXED, "d1ob1")
    assert (shown(session, "d1"), shown(session, "b1")) == ("O", "y")
    assert choices(session) == CELLS - {"a1", "c1", "d1"}


def test_a_cap_goes_only_onto_an_open_field() -> None:
    assert choices(game(MIXED, "d1ob1e1b")) == {"x", "a1", "c1", "d1"}


def test_the_covered_colour_differs_from_the_one_just_uncovered() -> None:
    assert choices(game(MIXED, "d1y")) == {"x", "a1", "c1"}
    assert choices(game(MIXED, "d1g")) == {"x", "a1", "b1"}


def test_a_cap_does_not_go_back_onto_its_field() -> None:
    with pytest.raises(IllegalMove):
        game(MIXED, "d1od1")


def test_without_a_field_of_another_colour_the_cap_leaves() -> None:
    assert choices(game(REDS, "d1r")) == {"x"}


def test_a_colour_that_was_seen_is_written_again() -> None:
    session = after(game(MIXED, "d1ob1"), "b1")
    assert session.turn == CHANCE
    assert odds(session) == {"y": 1}


def test_a_colour_does_not_change_under_a_cap() -> None:
    assert shown(game(MIXED, "d1ob1b1yx"), "b1") == "Y"
    with pytest.raises(IllegalMove, match="possible: y$"):
        game(MIXED, "d1ob1b1g")


# The starter's first turn


@pytest.mark.parametrize("before", ["a1r", "a1rxb1y", "a1rxb1yxc1g"])
def test_in_the_very_first_turn_all_three_caps_leave(before: str) -> None:
    assert choices(game(before)) == {"x"}


@pytest.mark.parametrize("before", ["d1o", "d1oxe1o", "d1oxe1oxa2o"])
def test_the_second_seats_first_turn_is_free(before: str) -> None:
    assert choices(game(MIXED, before)) == {"x", "a1", "b1", "c1"}


def test_the_starters_second_turn_is_free() -> None:
    session = game(MIXED, "d1oa1a1rb1b1yx", "e1b")
    assert choices(session) == {"x", "a1", "b1", "c1", "d1"}


# At least one cap leaves


def test_after_two_moved_caps_the_third_leaves() -> None:
    assert choices(game(MIXED, "d1oa1e1bb1a2g")) == {"x"}


@pytest.mark.parametrize("before", ["d1oxe1bb1a2g", "d1oa1e1bxa2g", "d1oxe1bxa2g"])
def test_after_a_cap_that_left_the_third_may_be_moved(before: str) -> None:
    assert {"x", "d1"} < choices(game(MIXED, before))


def test_a_cap_that_left_in_the_turn_before_does_not_count() -> None:
    assert choices(game(MIXED, "d1oxe1bxa2yx", "b2oa1c2ob1d2o")) == {"x"}


def test_the_first_two_caps_may_both_be_moved() -> None:
    assert {"a1", "b1", "c1"} < choices(game(MIXED, "d1o"))
    assert {"b1", "c1", "d1"} < choices(game(MIXED, "d1oa1e1b"))


# The cap moved last


def test_the_cap_moved_last_is_not_the_next_seats_first() -> None:
    session = game(MIXED, "d1oxe1bxa2ya1")
    assert field(session, 3) == "a1"
    assert choices(session) == CELLS - {"a1", "b1", "c1", "d1", "e1", "a2"}
    with pytest.raises(IllegalMove):
        session.play("a1")


def test_the_ban_lapses_with_the_first_uncovering() -> None:
    session = game(MIXED, "d1oxe1bxa2ya1", "b2ox")
    assert field(session, 3) == "-"
    assert "a1" in choices(session)


def test_the_ban_is_written_until_the_first_uncovering_is_complete() -> None:
    session = game(MIXED, "d1oxe1bxa2ya1")
    written = []
    for step in ("b2", "o", "b1", "a1"):
        written.append(field(session, 3))
        session.play(step)
    assert [*written, field(session, 3)] == ["a1", "a1", "a1", "-", "-"]


def test_only_the_last_cap_of_a_turn_is_banned() -> None:
    session = game(MIXED, "d1oa1e1bb1a2gx")
    assert field(session, 3) == "-"
    assert {"a1", "b1"} < choices(session)
    session = game(MIXED, "d1oa1e1bxa2gb1")
    assert field(session, 3) == "b1"
    assert "a1" in choices(session)


def test_the_banned_field_may_be_the_next_but_one_seats_first() -> None:
    session = game(MIXED, "d1oxe1bxa2ya1", "b2oxc2bxd2yx", options="3")
    assert field(session, 3) == "-"
    assert "a1" in choices(session)


def test_a_cap_moved_within_ones_own_turn_is_free_at_once() -> None:
    assert "a1" in choices(game(MIXED, "d1oa1"))


def test_who_is_out_leaves_no_ban() -> None:
    session = game(REDS, "d1gxe1gxa2gx", "b2rd1c2r", options="3")
    assert field(session, 4) == "01"
    assert field(session, 3) == "-"
    assert "d1" in choices(session)


def test_who_is_out_in_a_first_uncovering_ends_the_ban() -> None:
    session = game(REDS, "d1rxe1gxa2ye1", "b2r", options="3")
    assert field(session, 4) == "01"
    assert field(session, 3) == "-"
    assert "e1" in choices(session)


# Elimination


def test_who_opens_the_fifth_field_of_a_colour_is_out_at_once() -> None:
    session = game(REDS, OUT, options="3")
    assert field(session, 4) == "02"


@pytest.mark.parametrize(
    ("turns", "uncoverings"),
    [
        ((REDS, "d1rxe1gxa2gx", "b2r"), 1),
        ((REDS, "d1rxe1r"), 2),
        ((REDS, "d1gxe1rxa2r"), 3),
    ],
)
def test_it_may_be_any_uncovering_of_a_turn(turns: tuple[str, ...], uncoverings: int) -> None:
    session = game(*turns, options="3")
    assert len(turns[-1]) == 4 * uncoverings - 1
    assert len(field(session, 4)) == 2
    assert field(session, 2) == "u00"


def test_four_of_a_colour_put_nobody_out() -> None:
    assert field(game(REDS, "d1rx", options="3"), 4) == "012"


def test_the_fifth_field_seen_puts_nobody_out_while_another_is_covered() -> None:
    session = game(REDS, "d1oxe1ga1a2rx", "b2r", options="3")
    assert field(session, 0).upper().count("R") == 5
    assert field(session, 4) == "012"
    assert field(session, 2) == "kb200"


def test_the_cap_of_who_is_out_leaves() -> None:
    session = game(REDS, OUT, options="3")
    assert shown(session, "e1") == "R"
    assert choices(session) == CELLS - {"a1", "b1", "c1", "d1", "e1"}


def test_no_step_is_written_for_that_cap() -> None:
    session = game(REDS, OUT, options="3")
    assert session.record.turns == (REDS, OUT)
    assert session.game.fresh(session.state)


def test_the_next_seat_follows_who_is_out() -> None:
    assert game(REDS, OUT, options="3").turn == 2
    assert game(REDS, "d1rxe1yxa2gx", "b2r", options="3").turn == 0
    assert game(REDS, "d1rxe1yxa2gx", "b2gxc2gxd2yx", "a3r", options="3").turn == 1


def test_the_others_go_on_without_who_is_out() -> None:
    session = game(REDS, OUT, "a2gxb2gxc2yx", options="3")
    assert session.turn == 0
    session.play("a3gxb3bxc3bx")
    assert session.turn == 2


def test_a_turn_after_an_elimination_starts_from_nothing() -> None:
    session = game(REDS, OUT, options="3")
    assert field(session, 2) == "u00"
    assert choices(after(session, "a2ga1b2gb1c2g")) == {"x"}


def test_another_colour_is_harmless_while_five_of_one_are_open() -> None:
    session = game(REDS, OUT, "a2g", options="3")
    assert field(session, 4) == "02"
    assert session.turn == 2


def test_a_colour_seen_five_times_may_be_covered_again() -> None:
    session = game(REDS, OUT, "a2g", options="3")
    assert choices(session) == {"x", "a1", "b1", "c1", "d1", "e1"}
    assert shown(after(session, "d1"), "d1") == "r"


def test_such_a_colour_stays_open_until_then() -> None:
    assert field(game(REDS, OUT, "a2gxb2gxc2yx", options="3"), 0)[:5] == "RRRRR"


def test_the_same_colour_catches_a_second_victim() -> None:
    session = game(REDS, OUT, "a2gd1b2gxc2yx", "d1r", options="3")
    assert field(session, 4) == "2"
    assert session.turn == OVER


def test_the_same_seat_that_covered_it_may_be_the_victim() -> None:
    session = game(REDS, OUT, "a2gd1d1r", options="4")
    assert field(session, 4) == "03"
    assert session.turn == 3


# The end


def test_the_last_one_left_has_won() -> None:
    session = game(*ROUND)
    assert session.turn == OVER
    assert session.choices() == {}
    assert session.places() == (1, 2)


def test_with_two_left_the_game_goes_on() -> None:
    assert game(REDS, OUT, options="3").turn == 2


def test_once_over_neither_seat_nor_phase_is_written() -> None:
    assert game(*ROUND).position() == "RRRRR" + "." * 20 + "/-/-/-/0/1,0/0"


def test_nothing_follows_the_end() -> None:
    with pytest.raises(IllegalMove, match="the game is over"):
        game(*ROUND, "a2gx")


FIVE = (REDS, OUT, "a2gd1d1r", "b2yd1d1r", "c2bd1d1r")  # seats 1 to 4 are out in this order


def test_places_go_by_the_reverse_order_of_elimination() -> None:
    assert game(*FIVE, options="5").places() == (1, 5, 4, 3, 2)


def test_the_first_out_scores_0_the_next_1_and_the_winner_most() -> None:
    assert game(*FIVE, options="5").scores() == (4, 0, 1, 2, 3)


@pytest.mark.parametrize(
    ("turns", "scores"),
    [(2, (0, 0, 0, 0, 0)), (3, (0, 0, 1, 0, 0)), (4, (0, 0, 1, 2, 0)), (5, (4, 0, 1, 2, 3))],
)
def test_scores_are_added_when_a_seat_is_out(turns: int, scores: tuple[int, ...]) -> None:
    assert game(*FIVE[:turns], options="5").scores() == scores


@pytest.mark.parametrize(
    ("turns", "places"),
    [(1, (1, 1, 1, 1, 1)), (2, (1, 5, 1, 1, 1)), (3, (1, 5, 4, 1, 1)), (4, (1, 5, 4, 3, 1))],
)
def test_until_then_those_still_in_share_the_first_place(
    turns: int, places: tuple[int, ...]
) -> None:
    assert game(*FIVE[:turns], options="5").places() == places


def test_the_base_game_is_one_round() -> None:
    session = game(*ROUND)
    assert (session.turn, field(session, 6)) == (OVER, "0")


# The variant with points


def test_every_seat_starts_one_round() -> None:
    turns = (REDS, OUT, "a2gd1d1r") * 3
    session, starters = game(options="3p"), []
    for turn in turns:
        if field(session, 0) == "." * 25:
            starters.append(session.turn)
        session.play(turn)
    assert starters == [0, 1, 2]
    assert session.turn == OVER


def test_there_are_as_many_rounds_as_seats() -> None:
    session = game(options="4p")
    rounds = []
    while session.turn != OVER:
        rounds.append(int(field(session, 6)))
        session.play(REDS)
        after(session, OUT, "a2gd1d1r", "b2yd1d1r")
    assert rounds == [0, 1, 2, 3]


def test_the_next_round_begins_with_all_caps_and_all_seats() -> None:
    session = game(*ROUND, options="2p")
    assert session.position() == "." * 25 + "/1/u00/-/01/1,0/1"
    assert choices(session) == CELLS


def test_in_every_round_the_starters_first_caps_leave() -> None:
    session = game(*ROUND, "a1r", options="2p")
    assert choices(session) == {"x"}
    session.play("xb1yxc1g")
    assert choices(session) == {"x"}


def test_in_every_round_turns_go_on_in_seat_order() -> None:
    session = game(REDS, OUT, "a2gd1d1r", options="3p")
    seats = []
    for turn in (MIXED, "d1oxe1bxa2yx", "b2oxc2bxd2gx"):
        seats.append(session.turn)
        session.play(turn)
    assert [*seats, session.turn] == [1, 2, 0, 1]


def test_points_of_the_rounds_add_up() -> None:
    session = game(REDS, OUT, "a2gd1d1r", options="3p")
    assert session.scores() == (2, 0, 1)
    after(session, REDS, OUT)
    assert session.scores() == (2, 0, 1)
    session.play("a2gd1d1r")
    assert session.scores() == (3, 2, 1)


def test_the_most_points_in_total_win() -> None:
    third = (REDS, "d1gxe1gxa2gx", "b2rxc2r", "d2yxe2yxa3yx", "b3yb2b2r")
    session = game(*(REDS, OUT, "a2gd1d1r") * 2, *third, options="3p")
    assert session.scores() == (4, 2, 3)
    assert session.places() == (1, 3, 2)


def test_equal_totals_share_a_place() -> None:
    session = game(*ROUND, *ROUND, options="2p")
    assert session.scores() == (1, 1)
    assert session.places() == (1, 1)


def test_before_the_end_places_go_by_the_points_so_far() -> None:
    session = game(*ROUND, options="2p")
    assert session.places() == (1, 2)
    assert game(REDS, OUT, options="3p").places() == (1, 1, 1)
    assert game(REDS, OUT, "a2gd1d1r", REDS, options="3p").places() == (1, 3, 2)


def test_once_over_the_round_stays_the_last() -> None:
    session = game(*ROUND, *ROUND, options="2p")
    assert session.position() == "RRRRR" + "." * 20 + "/-/-/-/1/1,1/1"


# What is drawn: strips that are not known


def test_before_anything_is_seen_every_colour_is_as_likely() -> None:
    assert odds(after(game(), "c3")) == dict.fromkeys("roygb", 5)


def test_a_colour_is_as_likely_as_fields_of_it_are_unseen() -> None:
    assert odds(after(game("a1rxb1rx"), "c1")) == {"r": 3, "o": 5, "y": 5, "g": 5, "b": 5}
    assert odds(after(game(MIXED), "d1")) == {"r": 4, "o": 5, "y": 4, "g": 4, "b": 5}


def test_a_covered_field_still_counts_as_seen() -> None:
    session = after(game(REDS, "d1oa1"), "e1")
    assert odds(session) == {"r": 2, "o": 4, "y": 5, "g": 5, "b": 5}


def test_a_colour_seen_five_times_is_not_drawn_again() -> None:
    session = after(game(REDS, OUT, options="3"), "a2")
    assert odds(session) == dict.fromkeys("oygb", 5)
    with pytest.raises(IllegalMove, match="possible: o, y, g, b$"):
        session.play("r")


def test_the_next_round_is_a_new_layout() -> None:
    assert odds(after(game(*ROUND, options="2p"), "a1")) == dict.fromkeys("roygb", 5)


@pytest.mark.parametrize("options", ["2", "5"])
def test_the_weights_are_the_unseen_fields(options: str) -> None:
    for session in walks(options, "u", 5):
        if session.turn == CHANCE and shown(session, field(session, 2)[1:3]) == ".":
            assert sum(odds(session).values()) == field(session, 0).count(".")


# What is drawn: our strips


@pytest.mark.parametrize(("face", "strips"), [(1, GREY), (2, WHITE)])
def test_the_strips_of_a_face_show_every_colour_five_times(
    face: int, strips: tuple[str, ...]
) -> None:
    assert colorio.PRINTS[face] == strips
    assert Counter("".join(strips)) == dict.fromkeys("roygb", 5)


def test_without_anything_seen_all_3840_layouts_are_possible() -> None:
    assert sum(odds(after(game(options="2s", deal="g"), "a1")).values()) == 3840


def test_an_end_of_a_strip_is_either_of_its_ends() -> None:
    session = after(game(options="2s", deal="g"), "a1")  # o–g g–b y–r g–o r–y
    assert odds(session) == {"r": 768, "o": 768, "y": 768, "g": 1152, "b": 384}


def test_the_middle_of_a_strip_stays_the_middle() -> None:
    session = after(game(options="2s", deal="g"), "c4")
    assert odds(session) == {"y": 1536, "g": 1536, "b": 768}
    session = after(game(options="2s", deal="w"), "c4")
    assert odds(session) == {"o": 768, "y": 1536, "b": 1536}


def test_a_strip_lies_along_a_row() -> None:
    assert odds(after(game("a1bx", options="2s", deal="g"), "b1")) == {"o": 384}
    assert len(odds(after(game("a1bx", options="2s", deal="g"), "a2"))) == 4


def test_a_strip_lies_in_one_row_only() -> None:
    session = after(game("a1bx", options="2s", deal="g"), "a5")
    assert odds(session) == dict.fromkeys("royg", 96)


def test_a_colour_that_no_layout_has_is_refused() -> None:
    with pytest.raises(IllegalMove, match="possible: y, g, b$"):
        game("c1r", options="2s", deal="g")


def test_a_certain_colour_is_written_too() -> None:
    session = game("a1bxb1o", options="2s", deal="g")
    assert session.steps[-1] == "o"


def test_the_next_round_has_a_new_layout_of_the_same_face() -> None:
    session = game(options="2ps", deal="g")
    rng = Random(0)
    while field(session, 6) == "0":
        session.play(rng.choice(list(session.choices())))
    session.play("c1")
    assert odds(session) == {"y": 1536, "g": 1536, "b": 768}


def layouts(strips: tuple[str, ...]) -> list[str]:
    """All boards that five strips can make, as 25 letters."""
    return [
        "".join(strip[::way] for strip, way in zip(order, ways, strict=True))
        for order in permutations(strips)
        for ways in product((1, -1), repeat=5)
    ]


@pytest.mark.parametrize(("deal", "strips"), [("g", GREY), ("w", WHITE)])
def test_the_weights_are_the_layouts_that_agree_with_all_seen(
    deal: str, strips: tuple[str, ...]
) -> None:
    for session in walks("3s", deal, 4):
        if not session.steps:
            left = layouts(strips)
        if session.turn != CHANCE:
            continue
        cell = colorio.GRID.cell(field(session, 2)[1:3])
        seen = [(at, sign.lower()) for at, sign in enumerate(field(session, 0)) if sign != "."]
        left = [board for board in left if all(board[at] == colour for at, colour in seen)]
        if cell not in dict(seen):
            assert odds(session) == Counter(board[cell] for board in left)


@pytest.mark.parametrize(("deal", "strips"), [("g", GREY), ("w", WHITE)])
def test_every_layout_is_as_likely_in_whatever_order_it_is_uncovered(
    deal: str, strips: tuple[str, ...]
) -> None:
    for seed, board in enumerate(Random(0).sample(layouts(strips), 20)):
        state, left = game(options="5s", deal=deal).state, 3840
        for cell in Random(seed).sample(range(25), 25):
            colour = colorio.LETTERS.index(board[cell])
            state = state._replace(phase=colorio.REVEAL, cell=cell)
            assert sum(colorio.weights(state)) == left
            left = colorio.chances(state)[colour]
            cells = bytearray(state.cells)
            cells[cell] = colour
            fits = state.layouts & colorio.SHOWING[state.standing.face][cell][colour]
            state = state._replace(cells=bytes(cells), layouts=fits)
        assert left == 1


# The position


def test_a_field_is_a_dot_then_upper_case_then_lower_case_under_a_cap() -> None:
    session = game()
    signs = [shown(session, "a1")]
    for turn in (MIXED, "d1oa1", "a1r"):
        session.play(turn)
        signs.append(shown(session, "a1"))
    assert signs == [".", "R", "r", "R"]


def test_the_phase_tells_what_is_expected_and_of_which_cap() -> None:
    session, phases = game(), []
    for step in ("a1", "r", "x", "b1", "y", "x", "c1", "g", "x", "d1", "o", "a1"):
        phases.append(field(session, 2))
        session.play(step)
    assert phases[:9] == ["u00", "ca100", "ka100", "u11", "cb111", "kb111", "u21", "cc121", "kc121"]
    assert [*phases[9:], field(session, 2)] == ["u00", "cd100", "kd100", "u10"]


@pytest.mark.parametrize(
    ("part", "one", "other"),
    [
        (1, ("d1oxe1bxa2gx",), ("d1oa1a1rb1b1yx", "e1ba1a1rxa2gx")),  # who is to move
        (2, ("d1ox",), ("d1oa1a1rx",)),  # how many uncoverings are done
        (2, ("d1oxe1bxa2gx", "b2ga1c2bb1"), ("d1oa1e1bxa2gx", "b2gxc2bb1")),  # whether a cap left
        (3, ("d1oa1e1bxa2gx",), ("d1oxe1bxa2ga1",)),  # which cap is banned
    ],
)
def test_texts_differ_where_the_future_does(
    part: int, one: tuple[str, ...], other: tuple[str, ...]
) -> None:
    sessions = game(MIXED, *one), game(MIXED, *other)
    differing = [at for at in range(7) if len({field(session, at) for session in sessions}) == 2]
    assert differing == [part]


def test_the_order_in_which_fields_were_opened_does_not_matter() -> None:
    one, other = game(MIXED), game("c1gxa1rxb1yx")
    assert one.position() == other.position()
    assert one.state == other.state


@pytest.mark.parametrize(
    ("options", "deal"), [("2", "u"), ("5", "u"), ("3p", "u"), ("3s", "g"), ("3ps", "w")]
)
def test_on_one_deal_equal_texts_are_equal_states(options: str, deal: str) -> None:
    states: dict[str, Any] = {}
    for session in walks(options, deal, 40):
        assert states.setdefault(session.position(), session.state) == session.state
    assert len(set(states.values())) == len(states)


# What is known


@pytest.mark.parametrize("seat", [-1, 0, 1])
@pytest.mark.parametrize(("options", "deal"), [("2", "u"), ("2s", "g")])
def test_the_game_has_no_secrets(options: str, deal: str, seat: int) -> None:
    for session in walks(options, deal, 2):
        state = session.state
        assert colorio.seen(state, seat) == state
        assert colorio.guess(state, seat, Random(0)) == state


def test_a_covered_colour_was_seen_by_all() -> None:
    session = game(MIXED, "d1oa1")
    for seat in (-1, 0, 1):
        assert colorio.position(session.seen(seat))[0] == "r"


# The bounds


@pytest.mark.parametrize("options", ["2", "5", "5s", "5p"])
def test_there_is_always_a_cap_to_uncover(options: str) -> None:
    for seed in range(20):
        for session in laws.walk(laws.seeded("colorio", options, seed), Random(seed)):
            assert session.turn == OVER or session.choices()


def caps(session: Session) -> int:
    return sum(not sign.isupper() for sign in field(session, 0))


@pytest.mark.parametrize("options", ["2", "5"])
def test_every_turn_takes_a_cap_from_the_board(options: str) -> None:
    before = 26
    for session in walks(options, "u", 20):
        if session.game.fresh(session.state):
            assert caps(session) == 25 if not session.steps else caps(session) < before
            before = caps(session)


def test_a_cap_is_on_the_board_until_it_leaves() -> None:
    for session in walks("2", "u", 20):
        gone = sum(step == "x" for step in session.steps) + (session.turn == OVER)
        lifted = field(session, 2)[0] == "k"
        assert caps(session) + lifted + gone == 25


@pytest.mark.parametrize("seed", range(5))
def test_players_who_keep_the_caps_in_the_game_come_to_an_end(seed: int) -> None:
    session = Session(laws.seeded("colorio", "5p", seed))
    while session.turn != OVER:
        if session.turn == CHANCE:
            session.draw()
        else:
            session.play(lasting(session))
    assert len(session.steps) < laws.BOUND


def lasting(session: Session) -> str:
    """A step that moves the cap if it may, and puts nobody out if that can be helped."""
    cells, choices = field(session, 0), list(session.choices())
    if field(session, 2)[0] == "k":
        return max(choices, key=lambda cell: cell != "x" and cells.count(shown(session, cell)))
    return min(choices, key=lambda cell: cells.count(shown(session, cell).upper()) == 4)
