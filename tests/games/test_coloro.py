"""Coloro, a test for each sentence of its rules and for each ruling."""

from random import Random

import pytest

import laws
from paintbox.engine.game import OVER, IllegalMove, NotationError, Options
from paintbox.engine.record import Record
from paintbox.engine.rng import Rng
from paintbox.engine.session import Session
from paintbox.games import coloro

COLUMNS = "rygbpk" * 6  # column a red, b yellow, c green, d blue, e purple, f pink
ROWS = "".join(colour * 6 for colour in "rygbpk")  # row 1 red, row 2 yellow, and so on
SHORTEST = ("a1", "a2", "b2", "b1", "c1", "c2", "d2", "d1", "e1", "e2", "f2", "f1")


def game(deal: str, *steps: str) -> Session:
    return Session(Record("coloro", Options(2), "d" + deal, steps))


def cells(session: Session) -> set[str]:
    """Where a step may go, whatever becomes of the token."""
    return {step[:2] for step in session.choices()}


def ends(session: Session, cell: str) -> list[str]:
    """The steps that go to a cell."""
    return [step for step in session.choices() if step.startswith(cell)]


def field(session: Session, number: int) -> str:
    """A part of the position: 0 cells, 1 marker, 2 axis, 3 seat, 4 and 5 the lines."""
    return session.position().split("/")[number]


def line(session: Session, seat: int) -> str:
    return field(session, 4 + seat)


def shortest(ends: str = " " * 12) -> Session:
    """A game along rows 1 and 2 until row 1 is bare, new stacks where ``ends`` says."""
    steps = [cell + end.strip() for cell, end in zip(SHORTEST, ends, strict=True)]
    return game(COLUMNS, steps[0] + "t", *steps[1:])


def standing(*lines: str) -> coloro.State:
    """A state in which the seats have these lines, such as ``y4r2``."""
    colours = [bytes(map(coloro.LETTERS.index, line[::2])) for line in lines]
    heights = []
    for line in lines:
        tall = dict(zip(line[::2], map(int, line[1::2]), strict=True))
        heights.append(bytes(tall.get(colour, 0) for colour in coloro.LETTERS))
    a, b = colours
    c, d = heights
    return coloro.start(Options(2), COLUMNS)._replace(lines=(a, b), stacks=(c, d))


# The deal


def test_coloro_is_for_two() -> None:
    assert coloro.OPTIONS == ("2",)


@pytest.mark.parametrize("deal", [COLUMNS, ROWS, ROWS[::-1]])
def test_every_order_of_the_tokens_is_a_deal(deal: str) -> None:
    assert field(game(deal), 0) == deal


@pytest.mark.parametrize(
    "deal",
    [
        COLUMNS[:-1],
        COLUMNS + "r",
        COLUMNS[:-1] + "r",
        COLUMNS[:-1] + "o",
        COLUMNS.replace("k", "n"),
        "",
    ],
)
def test_a_deal_has_six_tokens_of_each_colour(deal: str) -> None:
    with pytest.raises(NotationError, match="a deal of Coloro is 36 letters, six of each of ryg"):
        coloro.start(Options(2), deal)


def test_dealing_mixes_the_tokens() -> None:
    deals = {coloro.deal(Options(2), Rng(str(seed))) for seed in range(50)}
    assert len(deals) == 50
    assert {"".join(sorted(deal)) for deal in deals} == {"".join(sorted(COLUMNS))}


def test_before_the_opening_no_marker_lies_and_nobody_has_a_token() -> None:
    assert game(COLUMNS).position() == COLUMNS + "/-/c/0/-/-"


# The opening


def test_the_first_seat_opens() -> None:
    assert game(COLUMNS).turn == 0


def test_the_marker_opens_on_any_token_which_is_kept_or_given() -> None:
    steps = {cell + how for cell in coloro.GRID.names for how in "tg"}
    assert set(game(COLUMNS).choices()) == steps
    assert len(steps) == 72


@pytest.mark.parametrize("how", ["t", "g"])
def test_the_token_under_the_marker_is_taken_off(how: str) -> None:
    session = game(COLUMNS, "b1" + how)
    assert field(session, 0) == "r." + COLUMNS[2:]
    assert field(session, 1) == "b1"


def test_who_keeps_the_first_token_lets_the_other_move() -> None:
    session = game(COLUMNS, "b1t")
    assert (line(session, 0), line(session, 1), session.turn) == ("y1", "-", 1)


def test_who_gives_the_first_token_away_moves_on() -> None:
    session = game(COLUMNS, "b1g")
    assert (line(session, 0), line(session, 1), session.turn) == ("-", "y1", 0)


@pytest.mark.parametrize("how", ["t", "g"])
def test_after_the_opening_the_arrows_point_along_the_column(how: str) -> None:
    session = game(COLUMNS, "b3" + how)
    assert field(session, 2) == "c"
    assert cells(session) == {"b1", "b2", "b4", "b5", "b6"}


@pytest.mark.parametrize("step", ["b1t", "b1g"])
def test_nobody_opens_twice(step: str) -> None:
    with pytest.raises(IllegalMove):
        game(COLUMNS, "a1t", step)


@pytest.mark.parametrize("step", ["a1", "a1l", "a1r"])
def test_the_opening_says_who_gets_the_token(step: str) -> None:
    with pytest.raises(IllegalMove):
        game(COLUMNS, step)


# A move


def test_the_seats_take_turns() -> None:
    session = game(COLUMNS)
    turns = []
    for step in ("a1t", "a2", "b2l", "b3r"):
        turns.append(session.turn)
        session.play(step)
    assert turns == [0, 1, 0, 1]


def test_after_a_gift_the_seats_take_turns_too() -> None:
    assert game(COLUMNS, "a1g", "a2").turn == 1
    assert game(COLUMNS, "a1g", "a2", "b2l").turn == 0


def test_every_move_is_a_turn() -> None:
    assert game(COLUMNS, "a1t", "a2").record.turns == ("a1t", "a2")


def test_the_arrows_turn_after_each_move() -> None:
    session = game(COLUMNS)
    axes = []
    for step in ("a1t", "a2", "b2l", "b3r", "c3r"):
        session.play(step)
        axes.append(field(session, 2))
    assert "".join(axes) == "crcrc"


def test_the_marker_stays_in_its_row_when_they_point_along_it() -> None:
    assert cells(game(COLUMNS, "c1t", "c4")) == {"a4", "b4", "d4", "e4", "f4"}


def test_the_marker_may_jump_over_tokens() -> None:
    assert field(game(COLUMNS, "a1t", "a6"), 1) == "a6"


def test_the_marker_may_jump_over_gaps() -> None:
    session = game(COLUMNS, "a1t", "a3", "b3r", "b1r", "c1r", "c3r")
    assert "a3" not in cells(session)
    assert "d3" in cells(session)
    session = game(COLUMNS, "b1t", "b2", "a2r", "a1r")
    assert cells(session) == {"c1", "d1", "e1", "f1"}


def test_the_marker_never_goes_to_a_gap() -> None:
    with pytest.raises(IllegalMove, match="^'b1': not possible now"):
        game(COLUMNS, "b1t", "b2", "a2r", "a1r", "b1")


@pytest.mark.parametrize("step", ["b2", "b1", "a1", "f6"])
def test_the_marker_never_leaves_its_line(step: str) -> None:
    with pytest.raises(IllegalMove):
        game(COLUMNS, "a1t", step)


def test_the_token_is_taken_from_where_the_marker_goes() -> None:
    session = game(COLUMNS, "a1t", "a6", "f6r")
    assert field(session, 0) == "." + COLUMNS[1:30] + ".ygbp."
    assert (line(session, 0), line(session, 1)) == ("r1k1", "r1")


# The stacks


def test_a_token_goes_onto_the_stack_of_its_colour() -> None:
    session = game(ROWS, "a1t", "a2", "b2r", "b1r", "c1")
    assert line(session, 0) == "r2y1"


def test_a_colour_that_one_has_leaves_no_end_to_choose() -> None:
    session = game(ROWS, "a1t", "a2", "b2r", "b1r")
    assert ends(session, "c1") == ["c1"]


def test_a_stack_of_the_other_seat_does_not_count() -> None:
    session = game(ROWS, "a1t", "a2", "b2r")
    assert line(session, 0) == "r1y1"
    assert ends(session, "b1") == ["b1l", "b1r"]


def test_a_colour_that_is_new_goes_to_either_end() -> None:
    session = game(COLUMNS, "a1t", "a2")
    assert ends(session, "b2") == ["b2l", "b2r"]


@pytest.mark.parametrize(("step", "after"), [("b2l", "y1r1"), ("b2r", "r1y1")])
def test_the_end_is_left_or_right_from_the_movers_own_view(step: str, after: str) -> None:
    assert line(game(COLUMNS, "a1t", "a2", step), 0) == after


@pytest.mark.parametrize(("step", "after"), [("b3l", "y1r1"), ("b3r", "r1y1")])
def test_the_second_seat_has_its_own_left_and_right(step: str, after: str) -> None:
    assert line(game(COLUMNS, "a1t", "a2", "b2r", step), 1) == after


def test_stacks_never_change_their_order() -> None:
    session = game(COLUMNS, "a1t", "a2", "b2r", "b3l", "c3l", "c4l", "a4")
    assert line(session, 0) == "g1r2y1"
    assert line(session, 1) == "g1y1r1"


def test_the_first_stack_has_no_end_to_choose() -> None:
    session = game(COLUMNS, "a1t")
    assert list(session.choices()) == ["a2", "a3", "a4", "a5", "a6"]


@pytest.mark.parametrize("step", ["a2l", "a2r", "a2t", "a2g"])
def test_an_end_where_there_is_none_to_choose_is_refused(step: str) -> None:
    with pytest.raises((IllegalMove, NotationError)):
        game(COLUMNS, "a1t", step)


def test_a_missing_end_is_refused() -> None:
    with pytest.raises(IllegalMove, match="^'b2': not possible now; possible: b2l, b2r, c2l"):
        game(COLUMNS, "a1t", "a2", "b2")


def test_after_a_gift_the_givers_next_stack_is_the_first() -> None:
    assert ends(game(COLUMNS, "a1g"), "a2") == ["a2"]


def test_after_a_gift_the_other_has_a_stack_already() -> None:
    session = game(COLUMNS, "a1g", "a2")
    assert ends(session, "b2") == ["b2l", "b2r"]


# The end


def test_the_game_ends_when_the_line_of_the_marker_is_bare() -> None:
    session = shortest("  rrrrrrrrrr")
    assert session.turn == OVER
    assert session.choices() == {}


def test_tokens_that_nobody_reaches_stay() -> None:
    assert field(shortest("  rrrrrrrrrr"), 0) == "." * 12 + COLUMNS[12:]


def test_the_game_goes_on_while_the_line_holds_one_token() -> None:
    session = shortest("  rrrrrrrrrr")
    session.undo()
    assert session.turn == 1
    session.undo()
    assert ends(session, "f2") == ["f2l", "f2r"]


def test_once_over_nobody_is_to_move_and_the_axis_has_turned() -> None:
    position = shortest("  rrrrrrrrrr").position()
    assert position.split("/")[1:] == ["f1", "r", "-", "r1y1g1b1p1k1", "r1y1g1b1p1k1"]


@pytest.mark.parametrize("seed", range(10))
def test_the_bare_line_is_the_row_of_the_opening(seed: int) -> None:
    *_, last = laws.walk(laws.seeded("coloro", "2", seed), Random(seed))
    assert field(last, 1)[1] == last.steps[0][1]
    assert field(last, 2) == "r"


# The result


@pytest.mark.parametrize(
    ("lines", "places"),
    [
        (("r2", "y3"), (2, 1)),
        (("r1y1g1b1p1k1", "y2"), (2, 1)),
        (("y1g1b1p5", "r4k4"), (1, 2)),
    ],
)
def test_the_highest_stack_wins(lines: tuple[str, str], places: tuple[int, int]) -> None:
    assert coloro.places(standing(*lines)) == places


@pytest.mark.parametrize(
    ("lines", "places"),
    [
        (("r1y3", "g3b1"), (2, 1)),
        (("k3r1", "r1y3"), (1, 2)),
        (("r1y3g1", "b1k1p3"), (1, 2)),
    ],
)
def test_of_equal_heights_the_one_further_left_wins(
    lines: tuple[str, str], places: tuple[int, int]
) -> None:
    assert coloro.places(standing(*lines)) == places


def test_height_comes_before_position() -> None:
    assert coloro.places(standing("r3y1", "g1b4")) == (2, 1)


@pytest.mark.parametrize(
    ("lines", "places"),
    [
        (("r5y1g2", "b5k2p1"), (2, 1)),
        (("r5y1g3", "b5k2p1"), (1, 2)),
        (("r5y2g1b1", "b5k2p1r2"), (2, 1)),
        (("r4y4g1", "b4k1p4"), (1, 2)),
    ],
)
def test_a_tie_goes_to_the_next_highest_stack_and_its_position(
    lines: tuple[str, str], places: tuple[int, int]
) -> None:
    assert coloro.places(standing(*lines)) == places


def test_a_tie_goes_on_to_the_last_stack() -> None:
    assert coloro.places(standing("r3y2g1b1", "g3p2k1r1")) == (1, 1)
    assert coloro.places(standing("r3y2g1b2", "g3p2k1r1")) == (1, 2)


def test_the_example_of_the_rules_is_won_by_position_five() -> None:
    anna = "g1r5b2p1y4k3"
    max_ = "y1k5g2r3b1p4"
    assert coloro.places(standing(anna, max_)) == (1, 2)
    assert coloro.places(standing(max_, anna)) == (2, 1)


def test_a_stack_beats_none() -> None:
    assert coloro.places(standing("r5y1", "b5")) == (1, 2)
    assert coloro.places(standing("b5", "r5y1")) == (2, 1)
    assert coloro.places(standing("", "r1")) == (2, 1)


def test_lines_of_the_same_heights_in_the_same_places_both_win() -> None:
    assert coloro.places(standing("r2y4g1", "k2b4p1")) == (1, 1)
    assert shortest("  rrrrrrrrrl").places() == (1, 1)


def test_before_the_first_token_nobody_is_ahead() -> None:
    assert game(COLUMNS).places() == (1, 1)


def test_the_score_is_the_height_of_the_highest_stack() -> None:
    assert coloro.scores(standing("r2y4g1", "k5")) == (4, 5)
    assert game(COLUMNS, "a1t").scores() == (1, 0)


# What is known


@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_coloro_has_no_secrets(seat: int) -> None:
    state = game(COLUMNS, "a1t").state
    assert coloro.seen(state, seat) == state
    assert coloro.guess(state, seat, Random(0)) == state
