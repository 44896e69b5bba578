"""Collecto, a test for each sentence of its rules and for each ruling."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

import laws
from paintbox.engine.game import OVER, IllegalMove, NotationError, Options
from paintbox.engine.record import Record
from paintbox.engine.rng import Rng
from paintbox.engine.session import Session
from paintbox.games import collecto

DEAL = "bygprygyopgboborgogpryobybopbryrprrypgogobrbpypg"
CELLS = collecto.GRID.names
SHORT = (  # a whole game of DEAL
    *("dd", "cu", "5r", "bu", "2l", "gu", "du", "3l", "2l", "du", "5l", "1l", "1l", "cu", "du"),
    *("6red", "fu1r", "1lbd"),
)


def game(*turns: str, options: str = "2", deal: str = DEAL) -> Session:
    return Session(Record("collecto", Options.parse(options), "d" + deal, turns))


def board(**balls: str) -> bytes:
    """Cells with the balls of each colour where it says, such as ``r="a1 c1"``."""
    cells = bytearray([collecto.EMPTY] * 49)
    for letter, names in balls.items():
        for name in names.split():
            cells[collecto.GRID.cell(name)] = collecto.LETTERS.index(letter)
    return bytes(cells)


def exchanged(a: int, b: int) -> str:
    """DEAL with two of its balls exchanged."""
    balls = list(DEAL)
    balls[a], balls[b] = balls[b], balls[a]
    return "".join(balls)


def tray(**balls: int) -> bytes:
    return bytes(balls.get(letter, 0) for letter in collecto.LETTERS)


def begun(cells: bytes, options: str = "2", *trays: bytes) -> collecto.State:
    """A state in which seat 0 begins its turn."""
    seats, switches = Options.parse(options)
    return collecto.begin(cells, 0, switches == "s", trays or (tray(),) * seats)


def choices(state: collecto.State) -> list[str]:
    return [collecto.text(move) for move in collecto.moves(state)]


def play(state: collecto.State, *steps: str) -> collecto.State:
    """The state after legal steps."""
    for step in steps:
        move = {collecto.text(move): move for move in collecto.moves(state)}[step]
        state = collecto.play(state, move)
    return state


def counts(**balls: str) -> list[str]:
    """The pushes that count: with spotting, two pushes in one turn are no choice at first."""
    return [step for step in choices(begun(board(**balls), "2s")) if step != "n"]


def left(state: collecto.State) -> dict[str, str]:
    """The balls on the board by cell."""
    letters = collecto.position(state).split("/")[0]
    return {name: letter for name, letter in zip(CELLS, letters, strict=True) if letter != "."}


def field(state: collecto.State, number: int) -> str:
    """A part of the position: 0 cells, 1 seat, 2 phase, from 3 on the trays."""
    return collecto.position(state).split("/")[number]


def expected(state: collecto.State) -> str:
    """The seat to decide and its phase."""
    return field(state, 1) + field(state, 2)


# The deal


def test_collecto_is_for_two_to_four_with_or_without_spotting() -> None:
    assert collecto.OPTIONS == ("2", "2s", "3", "3s", "4", "4s")


def test_a_deal_is_laid_out_in_reading_order_and_the_middle_stays_empty() -> None:
    assert game().position() == f"{DEAL[:24]}.{DEAL[24:]}/0/p/-/-"
    assert CELLS[24] == "d4"


@pytest.mark.parametrize(
    "deal", [DEAL[:-1], DEAL + "r", DEAL[:-1] + "r", DEAL[:-1] + "n", DEAL.replace("p", "k"), "b"]
)
def test_a_deal_has_eight_balls_of_each_colour(deal: str) -> None:
    with pytest.raises(NotationError, match="a deal of Collecto is 48 letters, eight of each of r"):
        game(deal=deal)


@pytest.mark.parametrize(
    ("a", "b", "names"),
    [
        (0, 7, "a1 and b1"),  # side by side
        (0, 1, "a1 and a2"),  # one above the other
        (27, 47, "f7 and g7"),
        (8, 47, "g6 and g7"),
        (8, 23, "b4 and c4"),
        (5, 25, "e4 and f4"),
        (10, 24, "e3 and e4"),
        (36, 37, "d6 and d7"),
    ],
)
def test_neighbours_of_a_deal_never_have_one_colour(a: int, b: int, names: str) -> None:
    with pytest.raises(NotationError, match=f"{names} are of one colour, but neighbours must diff"):
        game(deal=exchanged(a, b))


def test_balls_of_one_colour_may_lie_diagonally() -> None:
    assert left(game().state)["b1"] == left(game().state)["a2"]


@pytest.mark.parametrize(
    ("deal", "a", "b"),
    [
        ("bygprbgyopgboborgogpryoyybopbryrprrypgogobrbpypg", "c4", "e4"),
        ("bygprygyopgboborgygpryobobopbryrprrypgogobrbpypg", "d3", "d5"),
        ("brgprygyopgboborgogpyyobybopbryrprrypgogobrbpypg", "g3", "a4"),
    ],
)
def test_balls_that_only_seem_to_be_neighbours_may_have_one_colour(
    deal: str, a: str, b: str
) -> None:
    balls = left(game(deal=deal).state)
    assert balls[a] == balls[b]


def test_dealing_mixes_the_balls() -> None:
    deals = {collecto.deal(Options(2), Rng(str(seed))) for seed in range(50)}
    assert len(deals) == 50
    for deal in deals:
        assert game(deal=deal).position().startswith(deal[:24] + "." + deal[24:])


def test_a_filling_that_no_ball_fits_is_done_again() -> None:
    stuck = [seed for seed in range(50) if not collecto.fill(Rng(str(seed)))]
    assert 5 < len(stuck) < 25
    for seed in stuck:
        game(deal=collecto.deal(Options(2), Rng(str(seed))))


def test_every_colour_is_dealt_to_every_cell() -> None:
    deals = [collecto.deal(Options(2), Rng(str(seed))) for seed in range(100)]
    assert {len(set(balls)) for balls in zip(*deals, strict=True)} == {6}


# A push


def test_the_first_seat_begins_with_a_push() -> None:
    assert expected(game().state) == "0p"


@pytest.mark.parametrize(("options", "turns"), [("2", "0101"), ("3", "0120"), ("4", "0123")])
def test_the_seats_take_turns_in_order(options: str, turns: str) -> None:
    seen = [str(game(*SHORT[:number], options=options).turn) for number in range(4)]
    assert "".join(seen) == turns


def test_after_the_last_seat_the_first_is_to_move() -> None:
    assert game(*SHORT[:4], options="4").turn == 0


def test_every_push_that_counts_may_be_chosen_rows_first() -> None:
    assert counts(r="a1 c1", o="c3 c5", y="a2 g2") == ["1l", "1r", "2l", "2r", "cu", "cd"]


@pytest.mark.parametrize(
    ("step", "stays"),
    [("4l", "a4"), ("4r", "e4"), ("bu", "b1"), ("bd", "b5")],
)
def test_all_balls_of_a_line_close_up_against_the_edge(step: str, stays: str) -> None:
    row = board(b="b4", r="d4 f4")
    column = board(b="b2", r="b4 b6")
    after = play(begun(row if step[0] == "4" else column), step)
    assert left(after) == {stays: "b"}


@pytest.mark.parametrize(("step", "stay"), [("4l", "a4 d4"), ("4r", "d4 g4")])
def test_balls_of_a_line_keep_their_order(step: str, stay: str) -> None:
    after = play(begun(board(b="b4", r="c4 f4", y="g4", g="a1 g7")), step)
    assert left(after) == dict(zip(stay.split(), "by", strict=True)) | {"a1": "g", "g7": "g"}


def test_balls_outside_the_line_stay_where_they_are() -> None:
    after = play(begun(board(r="a1 c1", g="b2 f6", y="g7 d4")), "1l")
    assert left(after) == {"b2": "g", "f6": "g", "g7": "y", "d4": "y"}


def test_a_push_counts_if_two_of_a_colour_touch_side_by_side() -> None:
    assert "3l" in counts(r="b3 f3")


@pytest.mark.parametrize("other", ["a2", "a4"])
def test_a_push_counts_if_two_of_a_colour_touch_one_above_the_other(other: str) -> None:
    assert "3l" in counts(r=f"c3 {other}")


@pytest.mark.parametrize("other", ["b2", "b4"])
def test_a_push_that_leaves_them_diagonal_does_not_count(other: str) -> None:
    assert "3l" not in counts(r=f"c3 {other}")


def test_a_push_that_leaves_a_gap_between_them_does_not_count() -> None:
    assert "3l" not in counts(r="c3 a1")


def test_a_push_that_leaves_a_ball_between_them_does_not_count() -> None:
    assert "3l" not in counts(r="a3 g3", g="d3", b="a1")


def test_a_push_that_brings_other_colours_together_does_not_count() -> None:
    assert "3l" not in counts(r="b3 d5", g="f3 e6")


def test_the_end_of_a_row_does_not_touch_the_beginning_of_the_next() -> None:
    assert "3r" not in counts(r="c3 a4")


def test_the_first_line_does_not_touch_the_last() -> None:
    for moved, other, step in (("c1", "a7", "1l"), ("a3", "g1", "au"), ("c7", "a1", "7l")):
        assert step not in counts(r=f"{moved} {other}")


def test_the_first_column_does_not_touch_the_last_row() -> None:
    assert "ad" not in counts(r="a3 g7")


def test_a_push_that_counts_is_a_must() -> None:
    with pytest.raises(IllegalMove, match="^'1l': not possible now; possible: "):
        game("1l")
    with pytest.raises(IllegalMove, match="^'4r': not possible now; possible: "):
        game("4r")


# Collecting


def test_both_balls_of_a_pair_are_collected() -> None:
    after = play(begun(board(r="a1 c1", g="b2 f6")), "1l")
    assert field(after, 3) == "r2"
    assert left(after) == {"b2": "g", "f6": "g"}


def test_a_row_of_three_is_collected() -> None:
    assert field(play(begun(board(r="a1 c1 e1")), "1l"), 3) == "r3"


def test_an_l_of_three_is_collected() -> None:
    assert field(play(begun(board(r="a1 c2 e2")), "2l"), 3) == "r3"
    assert field(play(begun(board(r="b3 c2 e2")), "2l"), 3) == "r3"
    assert field(play(begun(board(r="a1 b3 b5")), "bu"), 3) == "r3"


def test_balls_of_a_colour_on_both_sides_of_the_line_are_collected() -> None:
    assert field(play(begun(board(r="a1 b2 a3")), "2l"), 3) == "r3"
    assert field(play(begun(board(r="a1 c2 e2 a3 b1", g="d1")), "2l"), 3) == "r5"


def test_all_groups_are_collected_at_once() -> None:
    after = play(begun(board(r="a1 c2", g="d2 f2", b="c1 g2")), "2l")
    assert field(after, 3) == "r2g2"
    assert left(after) == {"c1": "b", "d2": "b"}


def test_two_groups_of_one_colour_are_collected_at_once() -> None:
    after = play(begun(board(r="a1 b2 d2 c3", g="c2")), "2l")
    assert field(after, 3) == "r4"
    assert left(after) == {"b2": "g"}


def test_a_ball_that_touches_none_of_its_colour_stays() -> None:
    after = play(begun(board(r="b2 d2 g2", g="f2")), "2l")
    assert field(after, 3) == "r2"
    assert left(after) == {"c2": "g", "d2": "r"}


def test_the_others_stay_where_the_push_left_them() -> None:
    after = play(begun(board(g="a1 c1", r="b2 d2", b="a3 c3")), "2l")
    assert left(after) == {"a1": "g", "c1": "g", "a3": "b", "c3": "b"}


def test_balls_go_to_the_tray_of_who_pushed() -> None:
    session = game("dd", "cu", "5r")
    assert [field(session.state, number) for number in (3, 4)] == ["g3p4", "r2b2"]


@pytest.mark.parametrize("options", ["2", "3"])
def test_the_trays_of_a_seat_count_as_one(options: str) -> None:
    trays = [tray(r=1, g=2), tray(b=3), tray()][: int(options)]
    after = play(begun(board(r="a1 c1"), options, *trays), "1l")
    assert field(after, 3) == "r3g2"
    assert collecto.scores(after)[0] == 1


# Two pushes

CORNERS = board(r="a1 g7")


def test_two_pushes_are_allowed_only_where_no_single_push_counts() -> None:
    assert choices(begun(CORNERS)) == ["1r", "7l", "ad", "gu"]
    assert choices(begun(board(r="a1 g7", b="c4 e4"))) == ["4l", "4r"]


def test_nobody_has_to_notice_that_no_single_push_counts() -> None:
    assert expected(begun(CORNERS)) == "0p"


def test_the_first_push_leaves_one_that_counts() -> None:
    assert choices(begun(board(r="a1 g7", b="d4"))) == [
        "1r",
        "7l",
        "ad",
        "gu",
    ]  # and none of 4l, 4r, du, dd


def test_after_the_first_push_the_same_seat_pushes_again() -> None:
    after = play(begun(CORNERS), "1r")
    assert expected(after) == "02"
    assert left(after) == {"g1": "r", "g7": "r"}
    assert field(after, 3) == "-"


def test_the_second_push_has_to_count() -> None:
    assert choices(play(begun(CORNERS), "1r")) == ["gu", "gd"]


def test_the_second_push_collects() -> None:
    after = play(begun(CORNERS), "1r", "gd")
    assert field(after, 3) == "r2"
    assert left(after) == {}


def test_after_two_pushes_the_next_seat_is_to_move() -> None:
    after = play(begun(board(r="a1 g7", b="b3 e2")), "1r", "gd")
    assert expected(after) == "1p"


def test_two_pushes_are_one_turn() -> None:
    session = game(*SHORT)
    assert session.record.turns == tuple(SHORT)
    assert session.steps[-6:] == ("6r", "ed", "fu", "1r", "1l", "bd")
    assert session.turn == OVER


def test_a_turn_ends_with_a_push_that_counts() -> None:
    with pytest.raises(NotationError, match="the turn ends before 'cu'"):
        game("ddcu")
    assert game("dd", "cu").record.turns == ("dd", "cu")


def test_a_first_push_alone_is_an_unfinished_turn() -> None:
    assert not collecto.fresh(game(*SHORT[:15], "6r").state)
    with pytest.raises(NotationError, match="turn 17 cannot follow an unfinished one"):
        game(*SHORT[:15], "6r", "ed")


@pytest.mark.parametrize(
    ("cells", "steps", "still"),
    [
        (board(r="a1 c1", b="a7"), "", "7l"),  # while a single push counts
        (board(r="a1 g7", b="a4"), "", "4l"),  # first of two
        (board(r="a1 g7", b="a4"), "1r", "4l"),  # second of two
        (board(r="a1 c1", b="a7"), "n n", "7l"),  # free after all saw none
        (board(r="a1 c1", b="a7"), "n", "7l"),  # asked
        (board(r="a1 c1", b="a7"), "n n", "gu"),  # a line without balls
    ],
)
def test_a_push_that_moves_nothing_is_never_legal(cells: bytes, steps: str, still: str) -> None:
    state = play(begun(cells, "2s" if "n" in steps else "2"), *steps.split())
    assert state.seat != OVER
    assert still not in choices(state)


# The end

THREE_APART = board(r="b2 f5")  # three pushes would do it


def test_the_game_ends_when_two_pushes_bring_no_pair_together() -> None:
    after = play(begun(board(r="b2 f5", g="c7 e7")), "7l")
    assert collecto.turn(after) == OVER
    assert choices(after) == []
    assert left(after) == {"b2": "r", "f5": "r"}


def test_the_game_goes_on_while_a_single_push_does() -> None:
    assert expected(play(begun(board(g="c1 e1", r="a7 d6")), "1l")) == "1p"


def test_the_game_goes_on_while_two_pushes_do() -> None:
    after = play(begun(board(g="c3 e3", r="a1 g7")), "3l")
    assert expected(after) == "1p"
    assert choices(after) == ["1r", "7l", "ad", "gu"]


def test_the_game_ends_when_every_ball_has_another_colour() -> None:
    assert begun(board(r="a1", o="b2", y="c3", g="d4", b="e5", p="f6")).seat == OVER


def test_the_game_ends_when_the_board_is_empty() -> None:
    assert expected(play(begun(board(g="c1 e1")), "1l")) == "--"


def test_once_over_nobody_is_to_move() -> None:
    session = game(*SHORT)
    assert session.position() == "g" + "." * 26 + "r" + "." * 13 + "o" + "." * 7 + (
        "/-/-/r3o4y2g3b4p6/r4o3y6g4b4p2"
    )
    assert session.choices() == {}


def test_the_end_is_the_same_whoever_pushed_last() -> None:
    trays = tray(r=3), tray(g=3)
    ends = {collecto.begin(THREE_APART, seat, False, trays) for seat in (0, 1)}
    assert len(ends) == 1


# The result


@pytest.mark.parametrize(("balls", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (8, 2)])
def test_three_balls_of_a_colour_are_a_point(balls: int, points: int) -> None:
    assert collecto.scores(begun(CORNERS, "2", tray(y=balls), tray())) == (points, 0)


def test_balls_of_different_colours_make_no_point_together() -> None:
    trays = tray(r=2, o=2, y=2, g=2, b=2, p=2), tray(r=1, o=5, y=4)
    assert collecto.scores(begun(CORNERS, "2", *trays)) == (0, 2)


def test_the_points_of_all_colours_are_added() -> None:
    trays = tray(r=3, o=6, y=3, g=3, b=6, p=8), tray()
    assert collecto.scores(begun(CORNERS, "2", *trays)) == (9, 0)


def places(*trays: bytes) -> tuple[int, ...]:
    return collecto.places(begun(CORNERS, str(len(trays)), *trays))


def test_most_points_win() -> None:
    assert places(tray(r=3), tray(g=6)) == (2, 1)
    assert places(tray(r=3, b=3), tray(g=3), tray()) == (1, 2, 3)


def test_points_come_before_balls() -> None:
    assert places(tray(r=2, o=2, y=2, g=2), tray(p=3)) == (2, 1)


def test_of_equal_points_most_balls_win() -> None:
    assert places(tray(r=3), tray(g=3, b=1)) == (2, 1)
    assert places(tray(r=5), tray(g=3, b=1), tray(g=3, p=1, o=2)) == (2, 3, 1)


def test_equal_points_and_balls_share_a_place() -> None:
    assert places(tray(r=3, g=1), tray(b=4)) == (1, 1)
    assert places(tray(r=3), tray(g=3), tray(b=1), tray(b=1)) == (1, 1, 3, 3)
    assert places(tray(r=3), tray(g=4), tray(b=3), tray(b=3)) == (2, 1, 2, 2)


def test_before_the_first_push_nobody_is_ahead() -> None:
    assert game(options="4").places() == (1, 1, 1, 1)
    assert game(options="4").scores() == (0, 0, 0, 0)


# Spotting

SPOT = board(r="a1 c1 g7", b="a7 d4")  # 1l and 1r count
FAR = board(r="a1 g7")  # only two pushes do


def test_without_spotting_nobody_sees_none() -> None:
    assert "n" not in game().choices()
    assert "n" not in choices(begun(FAR))


def test_with_spotting_one_pushes_or_sees_none() -> None:
    state = begun(SPOT, "3s")
    assert expected(state) == "0p"
    assert choices(state) == ["1l", "1r", "n"]


def test_with_spotting_a_push_that_counts_ends_the_turn() -> None:
    after = play(begun(SPOT, "3s"), "1r")
    assert (expected(after), field(after, 3)) == ("1p", "r2")


def test_with_spotting_nobody_is_told_that_only_two_pushes_do() -> None:
    state = begun(FAR, "3s")
    assert expected(state) == "0p"
    assert choices(state) == ["n"]


def test_who_sees_none_lets_the_others_be_asked_in_turn_order() -> None:
    state = begun(SPOT, "4s")
    asked = [expected(play(state, *"nnn"[:count])) for count in range(4)]
    assert asked == ["0p", "1a0", "2a0", "3a0"]


def test_the_order_goes_on_at_the_first_seat() -> None:
    state = play(begun(board(r="a1 c1 g1 e7 g7", b="a3 a5 c4"), "3s"), "1l", "n", "n")
    assert expected(state) == "0a1"
    assert expected(play(state, "n")) == "1f"


def test_who_is_asked_claims_with_a_push_that_counts_or_sees_none_either() -> None:
    assert choices(play(begun(SPOT, "3s"), "n")) == ["1l", "1r", "n"]
    assert choices(play(begun(SPOT, "3s"), "n", "n")) == ["1l", "1r", "n"]
    assert choices(play(begun(FAR, "3s"), "n", "n")) == ["n"]


def test_who_claims_collects() -> None:
    after = play(begun(SPOT, "3s"), "n", "n", "1l")
    assert [field(after, number) for number in (3, 4, 5)] == ["-", "-", "r2"]
    assert left(after) == {"a7": "b", "d4": "b", "g7": "r"}


@pytest.mark.parametrize("claim", [["n", "1l"], ["n", "n", "1l"], ["n", "n", "n", "1l"]])
def test_after_a_claim_the_seat_after_the_first_that_saw_none_is_to_move(claim: list[str]) -> None:
    assert expected(play(begun(SPOT, "4s"), *claim)) == "1p"


def test_if_all_see_none_the_first_of_them_is_free_to_push_twice() -> None:
    assert expected(play(begun(FAR, "2s"), "n", "n")) == "0f"
    assert expected(play(begun(FAR, "4s"), "n", "n", "n", "n")) == "0f"


def test_the_free_seat_has_the_first_pushes_of_two() -> None:
    assert choices(play(begun(FAR, "2s"), "n", "n")) == ["1r", "7l", "ad", "gu"]


def test_the_free_seat_has_the_pushes_that_count_too() -> None:
    state = play(begun(SPOT, "2s"), "n", "n")
    assert choices(state) == [
        *("1l", "1r", "4l", "4r", "7l", "7r", "au", "ad", "cd", "du", "dd", "gu")
    ]


def test_the_pushes_of_the_free_seat_stand_rows_first() -> None:
    state = play(begun(board(r="a7 c7", b="a1 d4"), "2s"), "n", "n")
    assert choices(state) == ["1r", "4l", "4r", "7l", "7r", "ad", "du", "dd"]


def test_a_push_that_counts_ends_the_turn_of_the_free_seat() -> None:
    after = play(begun(SPOT, "3s"), "n", "n", "n", "1l")
    assert (expected(after), field(after, 3)) == ("1p", "r2")


def test_another_push_of_the_free_seat_leaves_it_a_second_that_counts() -> None:
    state = play(begun(FAR, "3s"), "n", "n", "n", "1r")
    assert (expected(state), choices(state)) == ("02", ["gu", "gd"])
    state = play(begun(SPOT, "3s"), "n", "n", "n", "4l")
    assert (expected(state), choices(state)) == ("02", ["1l", "1r", "au", "ad"])


def test_the_second_push_of_the_free_seat_collects_and_ends_the_turn() -> None:
    after = play(begun(SPOT, "3s"), "n", "n", "n", "4l", "1l")
    assert (expected(after), field(after, 3)) == ("1p", "r2")


@pytest.mark.parametrize("steps", [["n", "n"], ["n", "n", "4l"]])
def test_the_free_seat_cannot_see_none_again(steps: list[str]) -> None:
    assert "n" not in choices(play(begun(SPOT, "2s"), *steps))


def test_seeing_none_is_a_turn_of_its_own() -> None:
    session = game("n", "n", "dd", options="2s")
    assert session.record.turns == ("n", "n", "dd")
    with pytest.raises(NotationError, match="the turn ends before 'n'"):
        game("nn", options="2s")


def test_the_two_pushes_of_the_free_seat_are_one_turn() -> None:
    deal = "byprpgpogoyoroypbogyrbygybgrbypgobprgborpgboyrpr"
    session = game("n", "n", "du7l", options="2s", deal=deal)
    assert session.record.turns == ("n", "n", "du7l")
    assert expected(session.state) == "1p"


def test_if_two_pushes_do_nothing_the_game_is_over_before_anyone_is_asked() -> None:
    assert begun(THREE_APART, "2s").seat == OVER
    assert choices(begun(THREE_APART, "2s")) == []
    assert expected(play(begun(board(g="c1 e1"), "3s"), "n", "1l")) == "--"


# The position


def test_a_tray_stands_in_palette_order() -> None:
    trays = tray(p=1, r=2, b=3, o=4, g=5, y=6), tray(), tray()
    assert [field(begun(FAR, "3", *trays), number) for number in (3, 4)] == ["r2o4y6g5b3p1", "-"]


@pytest.mark.parametrize(
    ("steps", "phase"), [([], "p"), (["n"], "a0"), (["n", "n"], "f"), (["n", "n", "1r"], "2")]
)
def test_the_phase_says_what_is_expected(steps: list[str], phase: str) -> None:
    assert field(play(begun(FAR, "2s"), *steps), 2) == phase


# A second reading of the rules, slow and plain

STEPS = [name + end for name in "1234567" for end in "lr"] + [
    name + end for name in "abcdefg" for end in "ud"
]


def shoved(balls: dict[str, str], step: str) -> dict[str, str]:
    """The board after a push."""
    line = [cell for cell in CELLS if step[0] in cell]
    if step[1] in "rd":
        line.reverse()
    colours = [balls[cell] for cell in line if cell in balls]
    rest = {cell: colour for cell, colour in balls.items() if cell not in line}
    return rest | dict(zip(line, colours, strict=False))


def together(balls: dict[str, str]) -> set[str]:
    """The cells of balls that touch one of their colour."""
    return {
        cell
        for cell, colour in balls.items()
        for across, down in ((0, 1), (1, 0), (0, -1), (-1, 0))
        if balls.get(chr(ord(cell[0]) + across) + str(int(cell[1]) + down)) == colour
    }


def counting(balls: dict[str, str]) -> list[str]:
    return [step for step in STEPS if together(shoved(balls, step))]


def leading(balls: dict[str, str]) -> list[str]:
    """The pushes that do not count, but leave one that does."""
    boards = {step: shoved(balls, step) for step in STEPS}
    return [
        step
        for step, after in boards.items()
        if after != balls and not together(after) and counting(after)
    ]


def legal(state: collecto.State) -> list[str]:
    """What may be done on this board in this phase."""
    balls = left(state)
    ones = counting(balls)
    match field(state, 2)[0]:
        case "2":
            return ones
        case "f":
            return sorted(ones + leading(balls), key=STEPS.index)
        case "a" | "p" if state.spotting:
            return [*ones, "n"]
        case _:
            return ones or leading(balls)


def gain(before: collecto.State, after: collecto.State) -> Counter[str]:
    """The balls by colour that a step put into the tray of who was to move."""
    trays = (before.trays[before.seat], after.trays[before.seat])
    old, new = (Counter(dict(zip(collecto.LETTERS, tray, strict=True))) for tray in trays)
    return new - old


def walked(options: str, seed: int) -> Iterator[tuple[collecto.State, str, collecto.State]]:
    """The steps of a random game: the state before, the step, the state after."""
    sessions = laws.walk(laws.seeded("collecto", options, seed), Random(seed))
    before = next(sessions).state
    for session in sessions:
        yield before, session.steps[-1], session.state
        before = session.state


@pytest.mark.parametrize("options", ["2", "3s"])
@pytest.mark.parametrize("seed", range(3))
def test_another_reading_finds_the_same_choices(options: str, seed: int) -> None:
    for before, _, after in walked(options, seed):
        assert choices(before) == legal(before)
        if after.seat == OVER:
            assert not legal(after) or legal(after) == ["n"]
            assert not leading(left(after))


@pytest.mark.parametrize("options", ["2", "4", "3s"])
@pytest.mark.parametrize("seed", range(3))
def test_another_reading_collects_the_same_balls(options: str, seed: int) -> None:
    for before, step, after in walked(options, seed):
        board = left(before) if step == "n" else shoved(left(before), step)
        taken = together(board)
        assert left(after) == {cell: board[cell] for cell in board if cell not in taken}
        assert gain(before, after) == Counter(board[cell] for cell in taken)


@pytest.mark.parametrize("seed", range(5))
def test_the_board_is_free_of_pairs_between_pushes(seed: int) -> None:
    for before, _, after in walked("2s", seed):
        assert not together(left(before))
        assert not together(left(after))


@pytest.mark.parametrize("options", collecto.OPTIONS)
def test_no_ball_is_lost(options: str) -> None:
    for _, _, after in walked(options, 7):
        assert len(left(after)) + sum(map(sum, after.trays)) == 48


# What is known


@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_collecto_has_no_secrets(seat: int) -> None:
    state = game("dd").state
    assert collecto.seen(state, seat) == state
    assert collecto.guess(state, seat, Random(0)) == state


def test_collecto_leaves_nothing_to_chance() -> None:
    assert collecto.weights(game().state) == ()
