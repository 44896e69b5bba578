"""Colorpop, a test for each sentence of its rules and for each ruling."""

import math
from collections import Counter
from itertools import chain, pairwise, permutations
from random import Random
from typing import Any

import pytest

import laws
from paintbox.engine.deal import mask
from paintbox.engine.game import OVER, UNKNOWN, IllegalMove, NotationError, Options
from paintbox.engine.record import Record
from paintbox.engine.rng import Rng
from paintbox.engine.session import Session
from paintbox.games import colorpop
from paintbox.games.colorpop import GRID, JOKER, LETTERS, PALETTE, TOKENS, Secrets, State

# No two tokens of a colour touch: r y g b p r … in row 1, and a row further down begins two later.
PLAIN = "".join(PALETTE[(column + 2 * row) % 5] for row in range(10) for column in range(10))


def with_jokers(*names: str) -> str:
    """PLAIN with five jokers, which must replace one token of each colour."""
    cells = list(PLAIN)
    for name in names:
        cells[GRID.cell(name)] = "j"
    return "".join(cells)


def laid(board: str, colour: str, *names: str) -> str:
    """The board with this colour on these cells and on none beside them, by exchanges."""
    cells = list(board)
    inside = [GRID.cell(name) for name in names]
    beside = {cell for at in inside for cell in GRID.neighbours[at]} - set(inside)
    for at in inside:
        if cells[at] != colour:
            others = [cell for cell in range(100) if cells[cell] == colour and cell not in inside]
            other = max(others, key=lambda cell: (cell in beside, cell))
            cells[at], cells[other] = colour, cells[at]
    for at in beside:
        if cells[at] == colour:
            far = set(range(100)) - beside - set(inside)
            other = max(cell for cell in far if cells[cell] not in (colour, "j"))
            cells[at], cells[other] = cells[other], colour
    return "".join(cells)


APART = with_jokers("b2", "e5", "h5", "c7", "f9")  # all groups go through one joker


def game(board: str, secrets: str, *steps: str, options: str = "2") -> Session:
    deal = f"d{board}x{secrets}"
    return Session(Record("colorpop", Options.parse(options), deal, steps))


def start(deal: str, options: str = "2") -> State:
    return colorpop.start(Options.parse(options), deal)


def hands(secrets: str) -> Secrets:
    """Secrets by seat, parted by blanks."""
    return tuple(
        tuple(UNKNOWN if colour == "?" else PALETTE.index(colour) for colour in hand)
        for hand in secrets.split()
    )


def counts(tokens: str) -> bytes:
    return bytes(map(tokens.count, PALETTE + "j"))


def table(
    rows: str, secrets: str = "b p", removed: str = "", sides: int | None = None, seat: int = 0
) -> State:
    """The lowest rows from the top, parted by blanks, and by seat what it took, parted by /."""
    board = "".join(row.ljust(10, ".") for row in rows.split()).rjust(100, ".")
    by_seat = hands(secrets)
    taken = removed.split("/") if removed else [""] * len(by_seat)
    return State(
        bytes(map(LETTERS.index, board)),
        seat,
        len(by_seat) if sides is None else sides,
        by_seat,
        tuple(map(counts, taken)),
    )


def rows(state: State) -> str:
    """The rows from the first that is not bare, each without what is bare at its right."""
    board = colorpop.position(state)[:100]
    lines = (board[at : at + 10].rstrip(".") for at in range(0, 100, 10))
    return " ".join(line for line in lines if line)


def groups(state: State) -> dict[str, set[str]]:
    """What each step takes off."""
    return {
        colorpop.text(move): {GRID.names[cell] for cell in move.group}
        for move in colorpop.moves(state)
    }


def played(state: State, *steps: str) -> State:
    for step in steps:
        state = colorpop.play(state, {colorpop.text(m): m for m in colorpop.moves(state)}[step])
    return state


def field(state: State, number: int) -> str:
    """A part of the position: 0 board, 1 seat, 2 secrets, 3 removed, 4 whether it is over."""
    return colorpop.position(state).split("/")[number]


def states(options: str, seed: int) -> list[State]:
    """Every state of a random game."""
    walk = laws.walk(laws.seeded("colorpop", options, seed), Random(seed))
    return [session.state for session in walk]


every_option = pytest.mark.parametrize("options", colorpop.OPTIONS)


# The deal


def test_colorpop_is_for_one_to_five() -> None:
    assert {options for options in colorpop.OPTIONS if options.isdigit()} == set("2345")
    assert {options for options in colorpop.OPTIONS if options[0] == "1"} == {
        f"1s{number}" for number in range(1, 6)
    }


def test_two_may_have_two_colours_each_and_four_may_play_in_teams() -> None:
    assert {"2d", "4t"} < set(colorpop.OPTIONS)
    assert len(colorpop.OPTIONS) == 11


def test_there_are_nineteen_tokens_of_each_colour_and_five_jokers() -> None:
    assert Counter(colorpop.letters(TOKENS)) == dict.fromkeys(PALETTE, 19) | {"j": 5}


def test_a_deal_is_read_from_the_top_left() -> None:
    assert field(game(APART, "ry").state, 0) == APART


def test_at_the_start_the_first_seat_moves_and_nobody_took_a_token() -> None:
    assert game(APART, "ryb", options="3").position() == APART + "/0/r,y,b/-,-,-/-"


@pytest.mark.parametrize(
    "board",
    [
        "",
        APART[:-1],
        APART + "r",
        "r" + APART[1:-1] + "r",
        APART.replace("j", "r"),
        APART.replace("r", "k"),
        APART.replace("r", "."),
        APART.upper(),
        PLAIN,
    ],
)
def test_a_deal_has_all_the_tokens(board: str) -> None:
    with pytest.raises(
        NotationError,
        match="a deal of Colorpop begins with 100 letters, 19 of each of rygbp and five j$",
    ):
        start(board + "xry")


@pytest.mark.parametrize("tail", ["", "x", "xr", "xryg", "xrr", "xrj", "xrk", "xr.", "xxr", "xrx"])
def test_a_deal_has_a_secret_for_each_seat_and_no_two_are_equal(tail: str) -> None:
    with pytest.raises(
        NotationError,
        match="behind an x stand the secrets, 1 for each seat, different letters of rygbp$",
    ):
        start(APART + tail)


@pytest.mark.parametrize(
    ("options", "tail"),
    [
        ("2d", "ry"),
        ("2d", "rygbp"),
        ("2d", "ryrg"),
        ("1s1", "ry"),
        ("1s3", "ry"),
        ("1s5", "rygbj"),
        ("4t", "ryg"),
        ("5", "rygb"),
    ],
)
def test_a_deal_has_as_many_secrets_as_the_options_say(options: str, tail: str) -> None:
    with pytest.raises(NotationError, match=f"{colorpop.SECRETS[options[1:]]} for each seat"):
        start(f"{APART}x{tail}", options)


@pytest.mark.parametrize(
    ("options", "tail", "secrets"),
    [
        ("2", "py", "p,y"),
        ("5", "pbgyr", "p,b,g,y,r"),
        ("2d", "gbrp", "gb,rp"),
        ("4t", "gypb", "g,y,p,b"),
        ("1s1", "p", "p"),
        ("1s3", "rgp", "rgp"),
        ("1s5", "rygbp", "rygbp"),
    ],
)
def test_the_secrets_of_a_deal_stand_by_seat(options: str, tail: str, secrets: str) -> None:
    assert field(start(f"{APART}x{tail}", options), 2) == secrets


@pytest.mark.parametrize(("options", "tail"), [("2d", "bgrp"), ("2d", "gbpr"), ("1s3", "rpg")])
def test_the_secrets_of_a_seat_stand_in_the_order_of_the_palette(options: str, tail: str) -> None:
    with pytest.raises(NotationError, match="the secrets of a seat stand in the order rygbp$"):
        start(f"{APART}x{tail}", options)


CROSS = ("b1", "a2", "b2", "c2", "b3", "b4")
ROW = ("a1", "b1", "c1", "d1", "e1", "f1")
SLIDE = ("d3", "d4", "d5", "d6", "d7", "d8")


@pytest.mark.parametrize("names", [CROSS, ROW, SLIDE])
def test_five_connected_tokens_of_a_colour_may_be_dealt(names: tuple[str, ...]) -> None:
    state = start(laid(APART, "r", *names[:5]) + "xry")
    assert groups(state)[names[0]] >= set(names[:5])


@pytest.mark.parametrize("names", [CROSS, ROW, SLIDE])
@pytest.mark.parametrize("colour", PALETTE)
def test_six_connected_tokens_of_a_colour_may_not(names: tuple[str, ...], colour: str) -> None:
    why = f"6 {colour} are connected at {names[0]}, but at most 5 may be; swap two slides$"
    with pytest.raises(NotationError, match=why):
        start(laid(APART, colour, *names) + "xry")


def test_jokers_do_not_connect_tokens_of_a_deal() -> None:
    board = laid(laid(APART, "j", "d1"), "r", "a1", "b1", "c1", "e1", "f1", "g1")
    assert groups(start(board + "xry"))["a1"] >= {"a1", "b1", "c1", "d1", "e1", "f1", "g1"}


def test_jokers_do_not_count_among_the_connected_tokens_of_a_deal() -> None:
    board = laid(laid(APART, "j", "a1", "a2"), "r", "b1", "c1", "d1", "e1", "f1")
    assert groups(start(board + "xry"))["b1"] >= {"a1", "a2", "b1", "c1", "d1", "e1", "f1"}


@every_option
def test_what_is_dealt_is_a_deal(options: str) -> None:
    for seed in range(20):
        deal = colorpop.deal(Options.parse(options), Rng(str(seed)))
        state = start(deal, options)
        assert deal == field(state, 0) + "x" + field(state, 2).replace(",", "")


def test_dealing_mixes_the_tokens() -> None:
    boards = [colorpop.deal(Options(2), Rng(str(seed)))[:100] for seed in range(200)]
    assert len(set(boards)) == 200
    for cell in (0, 9, 45, 99):
        assert {board[cell] for board in boards} == set(PALETTE + "j")


@pytest.mark.parametrize(("options", "number"), [("2", 20), ("2d", 30), ("1s1", 5), ("1s5", 1)])
def test_dealing_gives_any_secrets(options: str, number: int) -> None:
    deals = (colorpop.deal(Options.parse(options), Rng(str(seed))) for seed in range(40 * number))
    secrets = Counter(deal[101:] for deal in deals)
    assert len(secrets) == number
    assert even(secrets)


def even(found: Counter[str]) -> bool:
    """Whether chi-square is no more than four standard deviations above what it should be."""
    expected, free = found.total() / len(found), len(found) - 1
    square = sum((count - expected) ** 2 for count in found.values()) / expected
    return square <= free + 4 * math.sqrt(2 * free)


class Stacked(Rng):
    """Random numbers, but the first shuffle lays out this board."""

    def __init__(self, board: str) -> None:
        super().__init__(board)
        self.board = [LETTERS.index(letter) for letter in board]
        self.shuffles = 0

    def shuffle(self, items: list[Any]) -> None:
        self.shuffles += 1
        if self.shuffles == 1:
            items[:] = self.board
        else:
            super().shuffle(items)


def slides(board: str) -> list[str]:
    return sorted(board[slide] for slide in colorpop.SLIDES)


def test_slides_are_swapped_until_at_most_five_are_connected() -> None:
    board = laid(APART, "r", "a3", "a4", "a5", "b4", "b5", "b6")
    rng = Stacked(board)
    dealt = colorpop.deal(Options(2), rng)
    assert rng.shuffles == 2  # the tokens and the secrets
    assert dealt[:100] != board
    assert slides(dealt[:100]) == slides(board)
    start(dealt)


def test_a_slide_that_holds_six_in_a_row_is_filled_anew() -> None:
    rng = Stacked(laid(APART, "r", *SLIDE))
    start(colorpop.deal(Options(2), rng))
    assert rng.shuffles > 2


def test_a_layout_that_needs_no_swap_stays() -> None:
    assert colorpop.deal(Options(2), Stacked(APART))[:100] == APART


def test_a_masked_deal_starts_the_same_game() -> None:
    masked = Session(Record("colorpop", Options(2), "m" + mask(APART + "xgp")))
    assert masked.state == game(APART, "gp").state
    assert "xgp" not in str(masked.record)
    masked.play("c2")
    assert Session(Record.parse(str(masked.record))).state == masked.state


@pytest.mark.parametrize(
    ("deal", "options"),
    [(laid(APART, "r", *ROW) + "xpgbr", "2d"), (APART + "xpgbr", "2d"), (PLAIN + "xpg", "2")],
)
def test_an_error_about_a_deal_does_not_tell_its_secrets(deal: str, options: str) -> None:
    with pytest.raises(NotationError) as caught:
        start(deal, options)
    assert "xpg" not in str(caught.value)


# A group


def test_a_group_is_connected_by_sides_not_by_corners() -> None:
    state = table("..r.. yrrry rgrgr")
    assert groups(state) == {"c8": {"c8", "b9", "c9", "d9", "c10"}}


def test_a_token_alone_may_not_be_removed() -> None:
    assert groups(table("rg gr")) == {}
    assert groups(table("rgr rry")) == {"a9": {"a9", "a10", "b10"}}


@pytest.mark.parametrize(
    ("board", "group"),
    [("rr gb", {"a9", "b9"}), ("rg rb", {"a9", "a10"}), ("bg gg", {"b9", "a10", "b10"})],
)
def test_two_connected_tokens_are_a_group(board: str, group: set[str]) -> None:
    assert list(groups(table(board)).values()) == [group]


def test_a_group_may_be_of_any_size() -> None:
    assert groups(table("rrrrrrrrrr " * 10)) == {"a1": set(GRID.names)}


def test_any_colour_may_be_removed_not_only_ones_own() -> None:
    assert set(groups(table("rrggbbyypp", "r y"))) == {"a10", "c10", "e10", "g10", "i10"}


def test_a_group_does_not_go_round_the_edge() -> None:
    assert groups(table("ygygygygyr rygygygygy")) == {}


def test_a_group_is_removed_whole_and_named_by_its_first_cell_in_reading_order() -> None:
    assert groups(table("grr rrg")) == {"b9": {"b9", "c9", "a10", "b10"}}


def test_a_step_that_names_another_cell_of_a_group_is_refused() -> None:
    session = game(laid(APART, "r", "a1", "b1", "c1"), "gb")
    with pytest.raises(IllegalMove, match="^'b1': not possible now; possible: "):
        session.play("b1")
    session.play("a1")


def test_groups_of_a_colour_that_do_not_touch_are_two() -> None:
    assert groups(table("rrgrr")) == {"a10": {"a10", "b10"}, "d10": {"d10", "e10"}}


# Jokers


@pytest.mark.parametrize("colour", PALETTE)
def test_a_joker_counts_as_any_colour(colour: str) -> None:
    assert groups(table(colour + "j")) == {"a10": {"a10", "b10"}}
    assert groups(table("j" + colour)) == {"b10": {"a10", "b10"}}


def test_jokers_beside_a_group_go_with_it() -> None:
    group = {"b8", "c8", "a9", "b9", "c9", "d9", "b10"}
    assert groups(table(".jj jrrj yjyb"))["b9"] == group


def test_a_group_goes_on_through_jokers() -> None:
    assert groups(table("rjjr")) == {
        "a10": {"a10", "b10", "c10", "d10"},
        "b10": {"b10", "c10"},
    }
    assert groups(table("rjgr")) == {"a10": {"a10", "b10"}, "c10": {"b10", "c10"}}


def test_a_joker_may_belong_to_several_groups() -> None:
    assert groups(table(".r. gjb pyp")) == {
        "b8": {"b8", "b9"},
        "a9": {"a9", "b9"},
        "c9": {"b9", "c9"},
        "b10": {"b9", "b10"},
    }


def test_each_joker_of_a_deal_makes_a_group_with_each_neighbour() -> None:
    choices = game(APART, "ry").choices()
    assert len(choices) == 20
    assert {"b1", "a2", "c2", "b3"} <= set(choices)


def test_a_group_is_named_by_a_token_not_by_a_joker_before_it() -> None:
    assert groups(table("jj jr"))["b10"] == {"a9", "b9", "a10", "b10"}
    assert "a9" in groups(table("jj jr"))  # the jokers on their own


def test_jokers_that_miss_one_colour_are_a_group_on_their_own() -> None:
    state = table(".rr. gjjb .yy.")
    assert groups(state)["b9"] == {"b9", "c9"}
    assert len(groups(state)) == 5


def test_jokers_that_touch_all_colours_are_none_on_their_own() -> None:
    assert set(groups(table(".rp. gjjb .yy."))) == {"b8", "c8", "a9", "d9", "b10"}


@pytest.mark.parametrize("missing", PALETTE)
def test_it_does_not_matter_which_colour_the_jokers_miss(missing: str) -> None:
    others = PALETTE.replace(missing, "")
    assert groups(table(others + " jjjj"))["a10"] == {"a10", "b10", "c10", "d10"}


def test_what_any_of_the_jokers_touches_counts() -> None:
    assert groups(table("rygb. jjjjj"))["a10"] == {"a10", "b10", "c10", "d10", "e10"}
    assert "a10" not in groups(table("rygbp jjjjj"))


def test_jokers_that_touch_nothing_are_a_group_on_their_own() -> None:
    assert groups(table("jj")) == {"a10": {"a10", "b10"}}
    assert groups(table("j j")) == {"a9": {"a9", "a10"}}


def test_jokers_on_their_own_are_one_move_however_many_colours_they_miss() -> None:
    assert [colorpop.text(move) for move in colorpop.moves(table("gjj"))] == ["a10", "b10"]


def test_jokers_on_their_own_are_named_by_the_first_of_them() -> None:
    assert groups(table(".j jj")) == {"b9": {"b9", "a10", "b10"}}


def test_a_joker_alone_is_no_group() -> None:
    assert groups(table("j.j .j.")) == {}


def test_jokers_apart_are_groups_apart() -> None:
    assert groups(table("jj.jj")) == {"a10": {"a10", "b10"}, "d10": {"d10", "e10"}}


def by_definition(board: bytes) -> dict[str, frozenset[int]]:
    """All groups of a board, for each cell found anew."""
    found = {}
    for cell, colour in enumerate(board):
        group = GRID.group(board, cell, {colour, JOKER})
        beside = {board[at] for inside in group for at in GRID.neighbours[inside]}
        alone = colour == JOKER and not beside >= set(range(5))
        if len(group) > 1 and (colour < JOKER or alone):
            found[GRID.names[min(at for at in group if board[at] == colour)]] = group
    return found


@pytest.mark.parametrize("jokers", [0, 1, 4])
def test_the_groups_are_those_of_the_definition(jokers: int) -> None:
    rng = Random(jokers)
    for _ in range(60):
        weights = [2] * 5 + [jokers, rng.randrange(8)]
        board = bytes(rng.choices(range(7), weights, k=100))
        moves = colorpop.moves(table("r")._replace(cells=board))
        found = {colorpop.text(move): frozenset(move.group) for move in moves}
        assert found == by_definition(board)
        assert {len(move.group) for move in moves} == {len(group) for group in found.values()}


def test_groups_come_by_colour_then_in_reading_order_then_jokers() -> None:
    state = table("bb.rr jjgyy rrgbb")
    steps = [colorpop.text(move) for move in colorpop.moves(state)]
    assert steps == ["d8", "a10", "d9", "c9", "a8", "d10", "a9"]


# After a move


def test_what_is_above_falls_down() -> None:
    assert rows(played(table("g bp rr yp"), "a9")) == "g bp yp"


def test_tokens_of_a_slide_keep_their_order() -> None:
    assert rows(played(table("g r r b y y p"), "a5")) == "g b y y p"


def test_tokens_fall_past_several_gaps() -> None:
    assert rows(played(table("g. rr yr rr bp"), "a7")) == "g y bp"


def test_an_empty_slide_goes_to_the_far_right() -> None:
    assert rows(played(table("..g ..y rrb"), "a10")) == "g y b"
    assert rows(played(table("g.p yrb bry"), "b9")) == "gp yb by"


def test_several_empty_slides_do_so_at_once_and_the_others_keep_their_order() -> None:
    assert rows(played(table("yrrrb yrgrb"), "b9")) == "y.b ygb"


def test_an_empty_slide_at_the_far_right_stays_there() -> None:
    state = played(table("gypgypgypr ypgypgypgr"), "j9")
    assert rows(state) == "gypgypgyp ypgypgypg"
    assert rows(played(table("gyr pgr"), "c9")) == "gy pg"


def test_the_mover_keeps_the_removed_tokens() -> None:
    assert field(played(table("rrj ggb bbg", "b g", "rgg/jj", seat=1), "a8"), 3) == "r1g2,r2j3"
    assert field(played(table("rrj ggb bbg", "b g", "rgg/jj"), "a8"), 3) == "r3g2j1,j2"


def test_a_seat_in_the_middle_keeps_them_too() -> None:
    assert field(played(table("rr ggb bbg", "b g r", "b/y/g", seat=1), "a8"), 3) == "b1,r2y1,g1"


def test_removed_tokens_are_told_in_the_order_of_the_palette_then_jokers() -> None:
    assert field(table("rr", "b y", "jpbgyrpp/"), 3) == "r1y1g1b1p3j1,-"


@pytest.mark.parametrize(("options", "secrets"), [("3", "ryg"), ("5", "rygbp"), ("4t", "rygb")])
def test_the_seats_take_turns(options: str, secrets: str) -> None:
    session = game(APART, secrets, options=options)
    turns = []
    for _ in range(7):
        turns.append(session.turn)
        session.play(next(iter(session.choices())))
    assert turns == [number % int(options[0]) for number in range(7)]


def test_members_of_a_team_do_not_move_one_after_the_other() -> None:
    state = start(APART + "xrygb", "4t")
    assert [seat % state.sides for seat in range(4)] == [0, 1, 0, 1]


def test_alone_one_always_moves() -> None:
    assert {state.seat for state in states("1s2", 0)[:-1]} == {0}


def test_every_removal_is_a_turn() -> None:
    session = game(APART, "ry", "b1", "e4")
    assert session.record.turns == ("b1", "e4")
    assert all(colorpop.fresh(state) for state in session.states)


def test_nobody_may_pass() -> None:
    for state in states("2", 1)[:-1]:
        for move in colorpop.moves(state):
            after = colorpop.play(state, move)
            assert after.cells.count(colorpop.EMPTY) - state.cells.count(colorpop.EMPTY) >= 2


def test_nothing_is_drawn() -> None:
    assert colorpop.weights(table("rr")) == ()


@every_option
def test_no_token_is_lost(options: str) -> None:
    for state in states(options, 2):
        taken = [state.cells.count(c) + sum(seat[c] for seat in state.removed) for c in range(6)]
        assert taken == [19] * 5 + [5]


# The end


def test_who_has_no_token_left_wins_at_once() -> None:
    state = played(table("rr yyggbbpp", "r y"), "a9")
    assert colorpop.turn(state) == OVER
    assert colorpop.moves(state) == []
    assert rows(state) == "yyggbbpp"
    assert colorpop.places(state) == (1, 2)


def test_who_has_no_token_left_wins_on_anothers_move_too() -> None:
    state = played(table("rr yyggbbpp", "r y", seat=1), "a9")
    assert (state.seat, colorpop.places(state)) == (OVER, (1, 2))


def test_who_takes_the_last_token_of_another_does_not_win() -> None:
    state = played(table("rr yyggbbpp", "y r"), "a9")
    assert (state.seat, colorpop.places(state)) == (OVER, (2, 1))


def test_a_colour_that_is_nobodys_may_go() -> None:
    state = played(table("gg yyrrbbpp", "y r"), "a9")
    assert (state.seat, field(state, 4)) == (1, "-")


def test_the_game_goes_on_while_a_token_is_left() -> None:
    assert played(table("rr yyrgbbpp", "y r"), "a9").seat == 1


def test_a_joker_is_no_token_of_ones_colour() -> None:
    state = played(table("rr yyggbbjj", "r y"), "a9")
    assert (state.seat, colorpop.scores(state)) == (OVER, (0, 2))


def test_with_two_colours_both_must_be_gone() -> None:
    state = table("rr yyggbb", "ry gb")
    assert played(state, "a9").seat == 1
    assert played(state, "a9", "c10").seat == 0
    last = played(state, "a9", "c10", "c10")
    assert (last.seat, colorpop.places(last)) == (OVER, (2, 1))


def test_in_a_team_the_colours_of_both_must_be_gone() -> None:
    state = table("rr yyggbbpp", "r y g b", sides=2)
    assert played(state, "a9").seat == 1
    assert played(state, "a9", "a10").seat == 2
    last = played(state, "a9", "c10")
    assert (last.seat, colorpop.places(last)) == (OVER, (1, 2, 1, 2))


def test_the_game_ends_when_no_group_is_left() -> None:
    state = played(table("gg yrb", "r y"), "a9")
    assert (state.seat, colorpop.moves(state)) == (OVER, [])
    assert colorpop.scores(state) == (1, 1)


def test_the_game_goes_on_while_a_joker_makes_a_group() -> None:
    assert played(table("gg yrj", "r y"), "a9").seat == 1


@pytest.mark.parametrize(
    ("board", "places"), [("rgrgy", (2, 1)), ("ygyry", (1, 2)), ("gyg", (1, 2))]
)
def test_fewest_own_tokens_on_the_board_win(board: str, places: tuple[int, int]) -> None:
    assert colorpop.places(table(board, "r y")) == places


@pytest.mark.parametrize(
    ("removed", "places"),
    [("rr/y", (2, 1)), ("r/yy", (1, 2)), ("yyyyr/rrrryy", (1, 2)), ("yy/y", (1, 2))],
)
def test_equals_win_by_fewest_own_tokens_removed(removed: str, places: tuple[int, int]) -> None:
    assert colorpop.places(table("ryg", "r y", removed)) == places


def test_tokens_on_the_board_come_before_tokens_removed() -> None:
    assert colorpop.places(table("ryr", "r y", "/yyyy")) == (2, 1)


@pytest.mark.parametrize(
    ("board", "secrets", "removed", "places"),
    [
        ("ryg", "r y", "rbbb/y", (1, 1)),
        ("rygg", "r y g", "r/y/", (1, 1, 3)),
        ("rryygb", "r y g b", "///", (3, 3, 1, 1)),
    ],
)
def test_who_is_equal_in_both_shares_the_place(
    board: str, secrets: str, removed: str, places: tuple[int, ...]
) -> None:
    assert colorpop.places(table(board, secrets, removed)) == places


def test_jokers_never_count() -> None:
    state = table("ryjgj", "r y", "jjj/j")
    assert (colorpop.scores(state), colorpop.places(state)) == ((1, 1), (1, 1))


def test_after_a_win_at_once_the_others_are_placed_in_the_same_way() -> None:
    state = played(table("rr yyggbbbpp", "y g r b p", "y//rrr//pp"), "a9")
    assert state.seat == OVER
    assert colorpop.scores(state) == (2, 2, 0, 3, 2)
    assert colorpop.places(state) == (3, 2, 1, 5, 4)


@pytest.mark.parametrize(
    ("board", "removed", "places"),
    [
        ("ryygb", "", (2, 1)),
        ("ryygbb", "ry/bgg", (1, 2)),
        ("ryygbb", "yy/bgg", (1, 2)),
        ("ryygbb", "ryggg/bg", (1, 1)),
    ],
)
def test_two_colours_count_together(board: str, removed: str, places: tuple[int, int]) -> None:
    assert colorpop.places(table(board, "ry gb", removed)) == places


def test_the_colours_of_a_team_count_together() -> None:
    state = table("ryyyggb", "r y g b", sides=2)
    assert colorpop.scores(state) == (3, 4, 3, 4)
    assert colorpop.places(state) == (1, 2, 1, 2)


@pytest.mark.parametrize(
    ("removed", "places"),
    [
        ("rrg/y//b", (2, 1, 2, 1)),
        ("/yy/gr/", (1, 1, 1, 1)),
        ("r/yb/g/y", (1, 2, 1, 2)),
        ("g/y/gg/b", (2, 1, 2, 1)),
        ("yyyy/y//gggg", (1, 2, 1, 2)),
    ],
)
def test_what_a_team_removed_counts_together(removed: str, places: tuple[int, ...]) -> None:
    assert colorpop.places(table("rygb", "r y g b", removed, sides=2)) == places


def test_four_without_teams_count_alone() -> None:
    assert start(APART + "xrygb", "4").sides == 4
    assert colorpop.scores(table("ryyyggb", "r y g b")) == (1, 3, 2, 1)


@pytest.mark.parametrize("number", range(1, 6))
def test_alone_one_has_one_to_five_colours_and_wins_when_all_are_gone(number: int) -> None:
    state = table("rr yy gg bb pp", "rygbp"[:number])
    for row in range(6, 6 + number):
        assert (state.seat, colorpop.scores(state)) == (0, (2 * (number + 6 - row),))
        assert colorpop.places(state) == (2,)
        state = played(state, f"a{row}")
    assert (state.seat, colorpop.scores(state), colorpop.places(state)) == (OVER, (0,), (1,))


@pytest.mark.parametrize("number", range(1, 6))
def test_alone_it_does_not_matter_how_many_tokens_one_took(number: int) -> None:
    secrets = "rygbp"[:number]
    assert colorpop.places(table("j", secrets, secrets * 19)) == (1,)
    assert colorpop.places(table("r", secrets, "")) == (2,)


def test_alone_one_loses_when_a_token_is_left() -> None:
    state = played(table("bb rgy", "ry"), "a9")
    assert (state.seat, colorpop.scores(state), colorpop.places(state)) == (OVER, (2,), (2,))


def test_the_score_is_the_number_of_own_tokens_on_the_board() -> None:
    assert game(APART, "ryg", options="3").scores() == (19, 19, 19)
    assert colorpop.scores(table("rrygj", "r y b", "rrr/y/")) == (2, 1, 0)


def test_once_over_nobody_is_to_move() -> None:
    state = table("rr yg", "r y")
    assert (field(state, 1), field(state, 4)) == ("0", "-")
    over = played(state, "a9")
    assert (field(over, 1), field(over, 4)) == ("-", "o")


def test_a_whole_game_may_be_won_while_groups_are_left() -> None:
    deal = colorpop.deal(Options(5), Rng("196"))
    turns = "e9 b4 b8 d6 h5 e6 c7 b6 d5 a7 h9 f5 i2 i9 g5 a4 f9 g7 e8 b9"
    session = Session(Record("colorpop", Options(5), "d" + deal, tuple(turns.split())))
    assert session.turn == OVER
    assert min(session.scores()) == 0
    assert len(colorpop.groups(session.state.cells)) == 5


# What is known


@pytest.mark.parametrize(
    ("seat", "known"), [(-1, "?,?,?"), (0, "r,?,?"), (1, "?,y,?"), (2, "?,?,g")]
)
def test_a_seat_knows_only_its_own_colour(seat: int, known: str) -> None:
    assert field(colorpop.seen(table("rr", "r y g"), seat), 2) == known


@pytest.mark.parametrize(("seat", "known"), [(-1, "??,??"), (0, "ry,??"), (1, "??,gb")])
def test_each_of_two_colours_is_hidden(seat: int, known: str) -> None:
    assert field(colorpop.seen(table("rr", "ry gb"), seat), 2) == known


@pytest.mark.parametrize(
    ("seat", "known"),
    [(-1, "?,?,?,?"), (0, "r,?,g,?"), (1, "?,y,?,b"), (2, "r,?,g,?"), (3, "?,y,?,b")],
)
def test_partners_know_each_others_colours(seat: int, known: str) -> None:
    assert field(colorpop.seen(table("rr", "r y g b", sides=2), seat), 2) == known


@pytest.mark.parametrize(("seat", "known"), [(-1, "???"), (0, "ryb")])
def test_alone_one_knows_all_colours_and_a_spectator_none(seat: int, known: str) -> None:
    assert field(colorpop.seen(table("rr", "ryb"), seat), 2) == known


def test_nothing_else_is_hidden() -> None:
    state = table("rrygj", "r y", "rrr/y", seat=1)
    assert colorpop.seen(state, 0)._replace(secrets=state.secrets) == state


@pytest.mark.parametrize("seat", [-1, 0, 1, 2])
def test_once_over_all_is_shown(seat: int) -> None:
    state = played(table("rr ygp", "r y p"), "a9")
    assert state.seat == OVER
    assert colorpop.seen(state, seat) == state
    assert colorpop.guess(state, seat, Random(0)) == state


@pytest.mark.parametrize(
    ("secrets", "sides", "seat", "scores", "places"),
    [
        ("r y g", 3, 1, (UNKNOWN, 2, UNKNOWN), (UNKNOWN, 1, UNKNOWN)),
        ("r y g", 3, -1, (UNKNOWN,) * 3, (UNKNOWN,) * 3),
        ("ry gb", 2, 0, (5, UNKNOWN), (1, UNKNOWN)),
        ("r y g b", 2, 3, (UNKNOWN, 2, UNKNOWN, 2), (UNKNOWN, 1, UNKNOWN, 1)),
        ("ry", 1, 0, (5,), (2,)),
        ("ry", 1, -1, (UNKNOWN,), (UNKNOWN,)),
    ],
)
def test_scores_and_places_of_hidden_colours_are_unknown(
    secrets: str, sides: int, seat: int, scores: tuple[int, ...], places: tuple[int, ...]
) -> None:
    seen = colorpop.seen(table("rrryyg", secrets, sides=sides), seat)
    assert colorpop.scores(seen) == scores
    assert colorpop.places(seen) == places


def test_a_move_may_be_looked_at_without_knowing_the_colours() -> None:
    seen = colorpop.seen(table("rr yyg", "g r"), 0)
    after = played(seen, "a9")
    assert (rows(after), after.seat) == ("yyg", 1)


def fillings(state: State) -> list[State]:
    """The state with every possible distribution of secrets."""
    ends = [sum(map(len, state.secrets[:seat])) for seat in range(len(state.secrets) + 1)]
    orders = permutations(range(5), ends[-1])
    given = (tuple(order[a:b] for a, b in pairwise(ends)) for order in orders)
    ordered = (hands for hands in given if all(list(hand) == sorted(hand) for hand in hands))
    return [state._replace(secrets=hands) for hands in ordered]


def agrees(seen: State, state: State) -> bool:
    """Whether this state is possible for who sees that."""
    pairs = zip(chain(*seen.secrets), chain(*state.secrets), strict=True)
    return all(known in (UNKNOWN, colour) for known, colour in pairs)


@every_option
def test_nothing_hidden_can_be_told_from_what_a_seat_sees(options: str) -> None:
    for state in states(options, 3)[:-1:6]:
        for seat in range(-1, len(state.secrets)):
            seen = colorpop.seen(state, seat)
            alike = [other for other in fillings(state) if agrees(seen, other)]
            assert state in alike
            assert {colorpop.seen(other, seat) for other in alike} == {seen}
            assert {tuple(colorpop.moves(other)) for other in alike} == {
                tuple(colorpop.moves(seen))
            }


def guesses(state: State, seat: int, times: int) -> Counter[str]:
    """How often each distribution of secrets is guessed."""
    rng, seen = Random(1), colorpop.seen(state, seat)
    return Counter(field(colorpop.guess(seen, seat, rng), 2) for _ in range(times))


@pytest.mark.parametrize(
    ("secrets", "sides", "seat", "number"),
    [
        ("r y", 2, 0, 4),
        ("r y", 2, -1, 20),
        ("r y g", 3, 0, 12),
        ("r y g b p", 5, 2, 24),
        ("ry gb", 2, 0, 3),
        ("ry gb", 2, -1, 30),
        ("r y g b", 2, 1, 6),
        ("r y g b", 2, -1, 120),
        ("ryg", 1, -1, 10),
    ],
)
def test_a_guess_gives_each_filling_with_the_same_chance(
    secrets: str, sides: int, seat: int, number: int
) -> None:
    found = guesses(table("rrygbp", secrets, sides=sides), seat, 50 * number)
    assert len(found) == number
    assert even(found)


@pytest.mark.parametrize(
    ("board", "secrets", "sides", "seat", "number"),
    [
        ("rrygb", "r y", 2, 0, 3),
        ("rryg", "r y", 2, 0, 2),
        ("rrygb", "r y", 2, -1, 12),
        ("rrggb", "ry gb", 2, 0, 3),
        ("rrggb", "rg yb", 2, 0, 2),
        ("rrggb", "ry gb", 2, -1, 24),
        ("rrgg", "ry gb", 2, -1, 12),
        ("rrgb", "r y g b", 2, 0, 4),
        ("rrgb", "r y g b", 2, -1, 96),
        ("rrgb", "rgy", 1, -1, 10),
        ("rrg", "rgy", 1, -1, 9),
    ],
)
def test_a_guess_is_none_under_which_the_game_would_be_over(
    board: str, secrets: str, sides: int, seat: int, number: int
) -> None:
    found = guesses(table(board, secrets, sides=sides), seat, 50 * number)
    assert len(found) == number
    assert even(found)


def test_a_guess_keeps_what_is_known() -> None:
    seen = colorpop.seen(table("rrygbp", "b r p", "rr/y/", seat=2), 0)
    guess = colorpop.guess(seen, 0, Random(0))
    assert guess.secrets[0] == seen.secrets[0]
    assert guess._replace(secrets=seen.secrets) == seen
