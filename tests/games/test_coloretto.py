"""Coloretto, a test for each sentence of its rules and for each ruling."""

from itertools import combinations, product
from random import Random

import pytest

import laws
from paintbox.engine.counts import tally
from paintbox.engine.game import CHANCE, OVER, IllegalMove, NotationError, Options
from paintbox.engine.record import Record
from paintbox.engine.rng import Rng
from paintbox.engine.session import Session
from paintbox.games import coloretto

DEALS = {2: "okxrygb", 3: "nxrby", 4: "xrygb", 5: "xrygbn"}
TRIANGLE = (0, 1, 3, 6, 10, 15) + (21,) * 7  # the base side of the score card
PEAK = (0, 1, 4, 8, 7, 6) + (5,) * 7  # the other side

every_number = pytest.mark.parametrize("seats", DEALS)
every_option = pytest.mark.parametrize("options", coloretto.OPTIONS)


def game(options: str, *turns: str, deal: str = "") -> Session:
    """A game from a deal, the usual one for this number of players unless said otherwise."""
    read = Options.parse(options)
    return Session(Record("coloretto", read, "d" + (deal or DEALS[read.seats]), turns))


def fields(session: Session) -> list[str]:
    return session.position().split("/")


def rows(session: Session) -> list[str]:
    return fields(session)[0].split(",")


def hand(session: Session, seat: int) -> str:
    return fields(session)[1 + seat]


def pile(session: Session) -> str:
    return fields(session)[-5]


def out(session: Session) -> str:
    return fields(session)[-4]


def phase(session: Session) -> str:
    return fields(session)[-2]


def last(session: Session) -> bool:
    return fields(session)[-1] == "l"


def left(session: Session) -> int:
    """Cards in the pile."""
    return sum(session.state.pile)


def turns_of(session: Session, *turns: str) -> list[int]:
    """The seats that these turns find to move, and the next."""
    seats = [session.turn]
    for turn in turns:
        session.play(turn)
        seats.append(session.turn)
    return seats


def draw_down(session: Session, cards: int) -> Session:
    """Draw, place in the shortest row, take when there is no room, until so many cards are left."""
    while left(session) > cards or phase(session) != "t":
        steps = list(session.choices())
        if phase(session)[0] == "p":
            lying = session.state.rows
            steps.sort(key=lambda step: len(lying[int(step) - 1]))
        session.play(steps[0])
    return session


def finish_round(session: Session) -> Session:
    """Let everybody take the first row there is, after a draw where there is none."""
    first = True
    while first or any(row[0] == "*" for row in rows(session)):
        first = False
        taken = [step for step in session.choices() if step[0] == "t"]
        session.play(taken[0] if taken else next(iter(session.choices())))
    return session


def counted(text: str) -> bytes:
    """A hand such as ``g6j1w1`` as counts by card."""
    counts = bytearray(9)
    for at in range(0, len(text), 2):
        counts[coloretto.LETTERS.index(text[at])] = int(text[at + 1])
    return bytes(counts)


def holding(options: str, *hands: str) -> coloretto.State:
    """A state in which the seats have these hands, the seats after them nothing."""
    state: coloretto.State = game(options).state
    empty = [""] * (len(state.hands) - len(hands))
    return state._replace(hands=tuple(map(counted, (*hands, *empty))))


def score(text: str, switches: str = "") -> int:
    """What a hand counts."""
    return coloretto.scores(holding("3" + switches, text))[0]


# The deck and the deal


def test_coloretto_is_for_two_to_five_each_with_every_variant() -> None:
    assert set(coloretto.OPTIONS) == {
        seats + switches for seats in "2345" for switches in ("", "g", "w", "gw")
    }


@pytest.mark.parametrize(
    ("options", "cards"),
    [
        ("2", "r8y8g8b8n9j3w10"),
        ("3", "r8o9y8g9b8k9j3w10"),
        ("4", "r8o9y8g8b8k9n9j3w10"),
        ("5", "r8o9y8g8b8k9n8j3w10"),
    ],
)
def test_the_deck_has_nine_cards_a_colour_three_jokers_and_ten_plus_two(
    options: str, cards: str
) -> None:
    assert pile(game(options)) == cards


@pytest.mark.parametrize(("seats", "cards"), [(2, 54), (3, 64), (4, 72), (5, 71)])
def test_the_pile_after_setting_up_goes_by_the_players(seats: int, cards: int) -> None:
    assert left(game(str(seats))) == cards


@pytest.mark.parametrize(("seats", "colours"), [(2, 5), (3, 6), (4, 7), (5, 7)])
def test_three_players_leave_a_colour_out_and_two_players_two(seats: int, colours: int) -> None:
    assert sum(letter in pile(game(str(seats))) for letter in "roygbkn") == colours


@pytest.mark.parametrize(("seats", "deal"), DEALS.items())
def test_every_player_starts_with_a_card_of_an_own_colour_and_of_two_with_two(
    seats: int, deal: str
) -> None:
    session = game(str(seats))
    hands = [hand(session, seat) for seat in range(seats)]
    starters = deal.partition("x")[2]
    size = 2 if seats == 2 else 1
    assert [h.replace("1", "") for h in hands] == [
        starters[at : at + size] for at in range(0, len(starters), size)
    ]


@pytest.mark.parametrize(
    ("seats", "starts"), [(2, "-,-,-"), (3, "-,-,-"), (4, "-,-,-,-"), (5, "-,-,-,-,-")]
)
def test_there_is_an_empty_row_for_each_player_and_three_for_two(seats: int, starts: str) -> None:
    assert ",".join(rows(game(str(seats)))) == starts


@every_number
def test_seat_0_starts_and_nothing_has_left_the_game(seats: int) -> None:
    session = game(str(seats))
    assert session.turn == 0
    assert (out(session), phase(session), last(session)) == ("-", "t", False)


@every_number
def test_dealing_mixes_the_colours_and_makes_deals_that_are_allowed(seats: int) -> None:
    options = Options(seats)
    deals = [coloretto.deal(options, Rng(str(seed))) for seed in range(300)]
    assert len(set(deals)) > 50
    for deal in deals:
        assert position_of(options, deal).startswith("-,")
    for at, letter in enumerate(DEALS[seats]):
        colours = {deal[at] for deal in deals}
        assert colours == {"x"} if letter == "x" else len(colours) >= 5


def position_of(options: Options, deal: str) -> str:
    return coloretto.position(coloretto.start(options, deal))


def test_every_colour_is_as_likely_to_be_out() -> None:
    deals = [coloretto.deal(Options(3), Rng(str(seed))) for seed in range(1400)]
    counts = [sum(deal[0] == letter for deal in deals) for letter in "roygbkn"]
    assert sum((count - 200) ** 2 / 200 for count in counts) < 22.5  # one in a thousand


@pytest.mark.parametrize(
    ("options", "deal", "why"),
    [
        ("2", "okrygb", "for 2 is two colours out, x and two starters a seat, as okxrygb"),
        ("2", "oxkrygb", "for 2 is two colours out, x and two starters a seat, as okxrygb"),
        ("2", "okxryg", "for 2 is two colours out"),
        ("2", "okxrygbn", "for 2 is two colours out"),
        ("3", "xrby", "for 3 is one colour out, x and a starter a seat, as nxrby"),
        ("3", "nkxrby", "for 3 is one colour out"),
        ("3", "nxrb", "for 3 is one colour out"),
        ("3", "nxrbx", "for 3 is one colour out"),
        ("3", "nxrbj", "for 3 is one colour out"),
        ("3", "nxrbw", "for 3 is one colour out"),
        ("3", "nxrbp", "for 3 is one colour out"),
        ("3", "nxrby\n", "for 3 is one colour out"),
        ("4", "nxrbyg", "for 4 is x and a starter a seat, as xrygb"),
        ("4", "xrbygn", "for 4 is x and a starter a seat, as xrygb"),
        ("5", "xrygb", "for 5 is x and a starter a seat, as xrygbn"),
        ("5", "", "for 5 is x"),
    ],
)
def test_a_deal_names_the_colours_out_and_the_starters_by_seat(
    options: str, deal: str, why: str
) -> None:
    with pytest.raises(NotationError, match=f"a deal of Coloretto {why}"):
        coloretto.start(Options.parse(options), deal)


@pytest.mark.parametrize(
    ("options", "deal"),
    [("3", "nxrbr"), ("4", "xrbyr"), ("5", "xrygrn"), ("2", "okxryby"), ("2", "okxrryb")],
)
def test_all_starters_differ_in_colour(options: str, deal: str) -> None:
    with pytest.raises(NotationError, match="no colour stands twice: each is out or starts with"):
        coloretto.start(Options.parse(options), deal)


@pytest.mark.parametrize(("options", "deal"), [("3", "nxrbn"), ("2", "ooxrygb"), ("2", "okxrkgb")])
def test_a_colour_that_is_out_is_out_once_and_starts_with_nobody(options: str, deal: str) -> None:
    with pytest.raises(NotationError, match="no colour stands twice: each is out or starts with"):
        coloretto.start(Options.parse(options), deal)


@pytest.mark.parametrize("deal", ["koxrygb", "okxyrgb", "okxrybg"])
def test_colours_of_a_group_stand_in_palette_order(deal: str) -> None:
    with pytest.raises(NotationError, match="stand in the order roygbkn: okxrygb"):
        coloretto.start(Options(2), deal)


def test_the_starters_of_different_seats_stand_in_any_order() -> None:
    session = game("2", deal="gnxybrk")
    assert (hand(session, 0), hand(session, 1)) == ("y1b1", "r1k1")


# A turn


def test_a_turn_draws_a_card_or_takes_a_row() -> None:
    assert list(game("4", "dr2", "dw4").choices()) == ["d", "t2", "t4"]


def test_with_all_rows_empty_a_card_is_drawn() -> None:
    assert list(game("4").choices()) == ["d"]


def test_a_drawn_card_is_what_the_pile_gives() -> None:
    session = game("3", "do1", "dj1")
    session.play("d")
    assert session.turn == CHANCE
    assert list(session.choices()) == ["r", "o", "y", "g", "b", "k", "j", "w"]
    assert list(session.game.weights(session.state)) == [8, 8, 8, 9, 8, 9, 2, 10]


@every_option
def test_each_card_of_the_pile_is_as_likely_at_every_draw(options: str) -> None:
    for session in laws.walk(laws.seeded("coloretto", options, 1), Random(1)):
        if session.turn == CHANCE:
            weighed = zip(session.choices(), session.game.weights(session.state), strict=True)
            assert "".join(f"{card}{count}" for card, count in weighed) == pile(session)


def test_a_card_of_which_none_is_left_is_not_drawn() -> None:
    session = game("4", "dj1", "dj2", "dj3", "d")
    assert list(session.choices()) == ["r", "o", "y", "g", "b", "k", "n", "w"]
    with pytest.raises(IllegalMove):
        session.play("j")


def test_a_drawn_card_leaves_the_pile_and_waits_for_its_row() -> None:
    session = game("4", "d")
    assert (pile(session), phase(session)) == ("r8o9y8g8b8k9n9j3w10", "d")
    session.play("o")
    assert (pile(session), phase(session)) == ("r8o8y8g8b8k9n9j3w10", "po")
    assert rows(session) == ["-"] * 4


def test_the_player_sees_the_card_and_then_chooses_the_row() -> None:
    session = game("4", "dr2", "do")
    assert session.turn == 1
    assert list(session.choices()) == ["1", "2", "3", "4"]


def test_drawn_cards_lie_in_their_row_in_the_order_placed() -> None:
    session = game("4", "dr2", "dw2", "do2", "dj1")
    assert rows(session) == ["j", "rwo", "-", "-"]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_row_of_three_cards_takes_no_more(seats: int) -> None:
    session = game(str(seats), "dr2", "dw2", "dy2", "dr")
    assert "2" not in session.choices()
    assert len(session.choices()) == seats - 1
    with pytest.raises(IllegalMove):
        session.play("2")


def test_with_two_players_the_rows_take_one_two_and_three_cards() -> None:
    session = game("2", "dr1", "dr")
    assert list(session.choices()) == ["2", "3"]
    session = game("2", "dr2", "dr2", "dr")
    assert list(session.choices()) == ["1", "3"]
    session = game("2", "dr3", "dr3", "dr3", "dr")
    assert list(session.choices()) == ["1", "2"]


@pytest.mark.parametrize(("seats", "cards"), [(2, 6), (3, 9), (4, 12), (5, 15)])
def test_without_room_there_is_no_draw(seats: int, cards: int) -> None:
    session = game(str(seats))
    draw_down(session, left(session) - cards + 1)
    assert "d" in session.choices()
    draw_down(session, left(session) - 1)
    assert list(session.choices()) == [f"t{row + 1}" for row in range(len(rows(session)))]


def test_full_rows_beside_a_taken_one_leave_no_draw_either() -> None:
    session = game("3", "dr1", "dr1", "dr1", "dy2", "dy2", "dy2", "dg3", "t3")
    assert list(session.choices()) == ["t1", "t2"]


def test_an_empty_row_is_not_taken() -> None:
    with pytest.raises(IllegalMove, match="not possible now; possible: d, t2$"):
        game("4", "dr2", "t1")


def test_a_row_needs_only_one_card_to_be_taken() -> None:
    assert hand(game("4", "do2", "t2"), 1) == "o1y1"


def test_a_row_with_room_may_be_taken_and_a_full_one_too() -> None:
    session = game("4", "dr2", "dw2", "do2", "dj1")
    assert list(session.choices()) == ["d", "t1", "t2"]


def test_taken_cards_join_those_one_has() -> None:
    session = game("4", "dy2", "dw2", "dj2", "do3", "dw1", "t2")
    assert hand(session, 1) == "y2j1w1"
    assert [hand(session, seat) for seat in (0, 2, 3)] == ["r1", "g1", "b1"]


def test_who_takes_a_row_has_its_marker() -> None:
    assert rows(game("4", "dy2", "dw2", "t2")) == ["-", "*2", "-", "-"]


def test_a_taken_row_gets_no_more_cards_this_round() -> None:
    session = game("4", "dy2", "t2", "dr")
    assert list(session.choices()) == ["1", "3", "4"]


def test_a_taken_row_is_not_taken_again() -> None:
    session = game("4", "dy2", "dr1", "t2")
    assert list(session.choices()) == ["d", "t1"]


def test_a_draw_with_its_row_is_one_turn_and_so_is_taking() -> None:
    session = game("4", "dy2", "t2", "dr1")
    assert session.record.turns == ("dy2", "t2", "dr1")
    with pytest.raises(NotationError, match="the turn ends before 't2'"):
        session.play("dy3t2")


def test_a_turn_is_not_split_after_the_draw() -> None:
    with pytest.raises(NotationError, match="cannot follow an unfinished one"):
        game("4", "d", "y2")


# The round


@every_number
def test_turns_go_round(seats: int) -> None:
    draws = ["dw3", "dw3", "dw3", "dw2", "dw2"][:seats]
    assert turns_of(game(str(seats)), *draws) == [*range(seats), 0]


def test_who_took_a_row_is_out_of_the_round() -> None:
    session = game("4", "dy2", "t2")
    assert turns_of(session, "dr1", "dr1", "dr3", "dr3", "dr3") == [2, 3, 0, 2, 3, 0]


def test_several_seats_out_in_a_row_are_passed_over() -> None:
    session = game("5", "dy2", "t2", "dy1", "t1", "dy3")
    assert turns_of(session, "t3", "dg4", "dg4", "t4") == [0, 2, 4, 2, 4]


def test_the_others_go_on_until_each_has_taken() -> None:
    session = game("3", "dr1", "t1", "dy2", "t2")
    assert rows(session) == ["*1", "*0", "-"]
    session.play("dg3")
    session.play("t3")
    assert rows(session) == ["-", "-", "-"]


def test_the_last_player_of_a_round_may_go_on_drawing() -> None:
    session = game("3", "dr1", "t1", "dy2", "t2")
    assert turns_of(session, "dg3", "dw3", "dj3") == [2, 2, 2, 2]
    assert list(session.choices()) == ["t3"]
    assert rows(session) == ["*1", "*0", "gwj"]


def test_the_last_player_takes_the_row_as_soon_as_wanted() -> None:
    session = game("3", "dr1", "t1", "dy2", "t2", "dg3")
    assert list(session.choices()) == ["d", "t3"]


def test_who_took_last_starts_the_next_round() -> None:
    session = game("3", "dr1", "dg2", "t2", "dw3")
    assert turns_of(session, "t3", "t1") == [1, 0, 0]
    assert turns_of(session, "dr1", "dr1", "dr1") == [0, 1, 2, 0]
    session = game("4", "dr1", "dg2", "dw3", "dw4", "t1", "t2", "t3", "t4")
    assert turns_of(session, "dr1", "dr1", "dr1", "dr2") == [3, 0, 1, 2, 3]


def test_a_new_round_has_empty_rows_with_all_their_room_and_all_seats() -> None:
    session = game("3", "dr1", "dg2", "t2", "dw3", "t3", "t1")
    assert rows(session) == ["-", "-", "-"]
    for turn in ("dr1", "dr1", "dr1", "dy2", "dy2", "dy2", "dg3", "dg3", "dg3"):
        session.play(turn)
    assert rows(session) == ["rrr", "yyy", "ggg"]


def test_with_two_players_a_new_round_has_rows_for_one_two_and_three_again() -> None:
    session = game("2", "dr1", "dg2", "t2", "t1")
    for turn in ("dr1", "dr2", "dr2", "dy3", "dy3", "dy3"):
        session.play(turn)
    assert list(session.choices()) == ["t1", "t2", "t3"]


def test_with_two_players_the_row_that_is_left_leaves_the_game() -> None:
    session = game("2", "dr3", "dg2", "dw3", "dj3", "dg1", "t1", "t2")
    assert out(session) == "r1j1w1"
    assert rows(session) == ["-", "-", "-"]
    assert (hand(session, 0), hand(session, 1)) == ("r1y1g1", "g2b1")


def test_cards_out_of_play_add_up() -> None:
    session = game("2", "dr3", "dg2", "dg1", "t1", "t2", "dr3", "dr3", "dn2", "dg1", "t1", "t2")
    assert out(session) == "r3"


def test_the_cards_out_of_play_count_for_nobody() -> None:
    turns = "dr3", "dg2", "dr3", "dr3", "dg1"
    session = game("2", *turns, "t1", "t2")
    assert session.scores() == (3, 1 + 3)


@pytest.mark.parametrize("options", ["3", "4", "5"])
def test_with_more_players_no_card_leaves_the_game(options: str) -> None:
    for session in laws.walk(laws.seeded("coloretto", options, 2), Random(2)):
        assert out(session) == "-"


@every_option
def test_no_card_is_ever_lost(options: str) -> None:
    seats = int(options[0])
    for session in laws.walk(laws.seeded("coloretto", options, 3), Random(3)):
        state = session.state
        held = sum(map(sum, (*state.hands, state.pile, state.out)))
        on_table = sum(map(len, state.rows)) + (phase(session)[0] == "p")
        assert held + on_table == {2: 58, 3: 67, 4: 76, 5: 76}[seats]


# The last round


@every_option
def test_the_last_round_begins_with_the_draw_from_a_pile_of_fifteen(options: str) -> None:
    session = draw_down(game(options), 15)
    assert not last(session)
    session.play("d")
    assert last(session)
    assert session.turn == CHANCE


def test_the_draw_from_a_pile_of_sixteen_does_not_begin_it() -> None:
    session = draw_down(game("4"), 16)
    for step in ("d", "w", "4"):
        session.play(step)
        assert not last(session)
    assert left(session) == 15


def test_the_last_round_card_costs_no_draw_the_next_card_comes_at_once() -> None:
    session = draw_down(game("4"), 15)
    mover = session.turn
    session.play("d")
    session.play("w")
    assert left(session) == 14
    assert session.turn == mover
    assert phase(session) == "pw"


def test_the_last_round_stays_the_last_to_the_end() -> None:
    session = draw_down(game("4"), 14)
    while session.turn != OVER:
        assert last(session)
        session.play(list(session.choices())[-1])
    assert last(session)


@every_option
def test_the_game_ends_when_the_last_round_ends(options: str) -> None:
    session = draw_down(game(options), 14)
    assert session.turn != OVER
    finish_round(session)
    assert session.turn == OVER
    assert session.choices() == {}
    assert left(session) <= 14


def test_the_last_round_goes_on_until_all_have_taken() -> None:
    session = draw_down(game("4"), 13)
    takers = 0
    while session.turn != OVER:
        takers += 1
        session.play(next(step for step in session.choices() if step[0] == "t"))
    assert takers == 4


def test_a_round_that_ends_with_fifteen_cards_left_is_not_the_last() -> None:
    session = finish_round(draw_down(game("4"), 15))
    assert left(session) == 15
    assert session.turn != OVER
    assert not last(session)
    session.play("d")
    assert last(session)


def test_the_pile_lasts_for_five_full_rows_and_not_longer() -> None:
    session = draw_down(finish_round(draw_down(game("5"), 15)), 0)
    assert pile(session) == "-"
    assert list(session.choices()) == ["t1", "t2", "t3", "t4", "t5"]
    assert finish_round(session).turn == OVER


@every_number
def test_once_over_nobody_is_to_move_and_the_rows_are_empty(seats: int) -> None:
    session = finish_round(draw_down(game(str(seats)), 14))
    assert set(rows(session)) == {"-"}
    assert fields(session)[-3:] == ["-", "-", "l"]


def test_with_two_players_the_row_left_in_the_last_round_leaves_the_game_too() -> None:
    session = draw_down(game("2"), 14)
    before = sum(session.state.out)
    lying = sum(map(len, session.state.rows))
    assert lying == 4
    finish_round(session)
    assert sum(session.state.out) - before == 1


# Scoring


@pytest.mark.parametrize("cards", range(13))
def test_a_colour_counts_by_its_cards_up_to_six(cards: int) -> None:
    state = holding("3")
    many = (bytes((0, 0, 0, cards, 0, 0, 0, 0, 0)), *state.hands[1:])
    assert coloretto.scores(state._replace(hands=many))[0] == TRIANGLE[cards]


@pytest.mark.parametrize("cards", range(13))
def test_on_the_other_side_three_cards_of_a_colour_count_most(cards: int) -> None:
    state = holding("3g")
    many = (bytes((0, 0, 0, cards, 0, 0, 0, 0, 0)), *state.hands[1:])
    assert coloretto.scores(state._replace(hands=many))[0] == PEAK[cards]


def test_three_colours_count_plus() -> None:
    assert score("r2g3n4") == 3 + 6 + 10


def test_all_other_colours_count_minus() -> None:
    assert score("r2o1y2g3b1k1n4") == 3 + 6 + 10 - 1 - 3 - 1 - 1


@pytest.mark.parametrize(("switches", "points"), [("", 63 - 6), ("g", 8 + 5 + 5 - 5)])
def test_the_colours_that_count_most_are_the_three(switches: str, points: int) -> None:
    assert score("r6o6y6g3", switches) == points


def test_each_player_has_three_colours_of_his_own() -> None:
    state = holding("3", "g2y2b2r1", "n2g2k2r1", "r2o1")
    assert coloretto.scores(state) == (8, 8, 4)


def test_fewer_than_three_colours_all_count_plus() -> None:
    assert score("r2g3") == 9
    assert score("") == 0


def test_a_plus_two_counts_two_whatever_the_colours() -> None:
    assert score("w3") == 6
    assert score("r1o1y1g1w9") == 2 + 18


def test_a_joker_is_matched_with_the_colour_where_it_counts_most() -> None:
    assert score("g6y4r3b2j1w1") == 41
    assert score("r5o1j1") == 22
    assert score("r6o5j1") == 42


def test_each_joker_takes_a_colour_of_its_own() -> None:
    assert score("r4o5y1j2") == max(21 + 10 + 3, 21 + 15 + 1, 15 + 15 + 3)


def test_jokers_may_take_the_same_colour() -> None:
    assert score("r3j3") == 21


def test_a_joker_may_start_a_colour() -> None:
    assert score("r6o6j1") == 43
    assert score("r6j2") == 21 + 3
    assert score("j3", "g") == 8


def test_a_joker_may_make_another_colour_the_third() -> None:
    assert score("r6o6y2g2j1") == 42 + 6 - 3


def test_a_joker_may_stay_without_a_colour() -> None:
    assert score("r3o3y3j1", "g") == 24


def test_on_the_other_side_a_joker_may_make_a_minus_colour_cheaper() -> None:
    assert score("r3o3y3g3j1", "g") == 24 - 7


def brute(counts: bytes, points: tuple[int, ...]) -> int:
    """The best of all ways to give each joker a colour or none and to choose three colours."""
    best = -1000
    for jokers in product(range(8), repeat=counts[7]):
        worth = [points[counts[colour] + jokers.count(colour)] for colour in range(7)]
        plus = max(sum(chosen) for chosen in combinations(worth, 3))
        best = max(best, 2 * plus - sum(worth))
    return best + 2 * counts[8]


@pytest.mark.parametrize("jokers", range(4))
@pytest.mark.parametrize(("options", "points"), [("4", TRIANGLE), ("4g", PEAK)])
def test_no_other_use_of_jokers_and_colours_counts_more(
    options: str, points: tuple[int, ...], jokers: int
) -> None:
    rng = Random(jokers)
    for _ in range(4 if jokers == 3 else 40):
        most = rng.choice((3, 5, 9))
        hands = [
            bytes([*(rng.randint(0, most) for _ in range(7)), jokers, rng.randint(0, 10)])
            for _ in range(4)
        ]
        state = game(options).state._replace(hands=tuple(hands))
        assert coloretto.scores(state) == tuple(brute(hand, points) for hand in hands)


def reckoned(text: str, switches: str = "") -> tuple[str, tuple[int, ...]]:
    """Where the jokers of a hand go, and what its colours count."""
    best, worth = coloretto.reckon(counted(text), int(switches == "g"))
    return tally(coloretto.LETTERS, best), worth


def test_a_reckoning_tells_where_the_jokers_go_and_what_each_colour_counts() -> None:
    assert reckoned("g6y4r3b2j1w1") == ("r3y5g6b2w1", (6, 0, 15, 21, -3, 0, 0))


def test_a_reckoning_leaves_a_joker_without_a_colour_where_that_pays() -> None:
    assert reckoned("r3o3y3j1", "g") == ("r3o3y3j1", (8, 8, 8, 0, 0, 0, 0))


@pytest.mark.parametrize("options", ["2", "5g"])
def test_a_reckoning_adds_up_to_the_score(options: str) -> None:
    for session in laws.walk(laws.seeded("coloretto", options, 4), Random(4)):
        for hand, points in zip(session.state.hands, session.scores(), strict=True):
            best, worth = coloretto.reckon(hand, session.state.rules.side)
            assert sum(worth) + 2 * best[coloretto.PLUS_TWO] == points
            assert sum(best) == sum(hand)


def test_before_the_end_the_score_is_of_the_cards_taken_so_far() -> None:
    session = game("3", "dr1", "dr1")
    assert session.scores() == (1, 1, 1)
    session.play("t1")
    assert session.scores() == (1, 1, 1 + 3)


def test_the_highest_total_wins() -> None:
    assert coloretto.places(holding("4", "r2", "r5", "r1", "r3")) == (3, 1, 4, 2)


def test_equal_totals_share_a_place_and_as_many_are_skipped() -> None:
    assert coloretto.places(holding("4", "r2", "g5", "b5", "o2")) == (3, 1, 1, 3)
    assert coloretto.places(holding("2", "r1w1", "g2")) == (1, 1)


# Early wild cards


def test_without_the_switch_a_joker_stays_a_joker() -> None:
    session = game("3", "dj1", "dr2")
    assert list(session.choices()) == ["d", "t1", "t2"]
    session.play("t1")
    assert hand(session, 2) == "y1j1"


@pytest.mark.parametrize(
    ("options", "colours"),
    [("2w", "rygbn"), ("3w", "roygbk"), ("4w", "roygbkn"), ("5gw", "roygbkn")],
)
def test_with_early_wild_cards_a_joker_takes_a_colour_in_play_as_its_row_is_taken(
    options: str, colours: str
) -> None:
    session = game(options, "dj3")
    assert list(session.choices()) == ["d", *(f"t3{colour}" for colour in colours)]


def test_a_coloured_joker_counts_as_its_colour_from_then_on() -> None:
    session = game("3w", "db1", "dj1", "dw1", "t1b")
    assert hand(session, 0) == "r1b2w1"
    assert session.scores()[0] == 1 + 3 + 2


def test_each_joker_of_a_row_takes_a_colour_written_in_palette_order() -> None:
    session = game("2w", "dj3", "dj3")
    texts = [step for step in session.choices() if step[0] == "t"]
    assert texts == [f"t3{a}{b}" for at, a in enumerate("rygbn") for b in "rygbn"[at:]]
    with pytest.raises(IllegalMove):
        session.play("t3gr")
    session.play("t3rg")
    assert hand(session, 0) == "r2y1g1"


def test_three_jokers_in_a_row_take_three_colours_the_same_or_not() -> None:
    session = game("4w", "dj3", "dj3", "dj3")
    assert len(session.choices()) == 1 + 84
    session.play("t3ooo")
    assert hand(session, 3) == "o3b1"


def test_with_early_wild_cards_a_row_without_a_joker_is_taken_as_ever() -> None:
    session = game("4w", "dj3", "dr2")
    texts = list(session.choices())
    assert texts[:2] == ["d", "t2"]
    assert len(texts) == 9


def test_a_row_with_a_joker_is_not_taken_without_naming_its_colour() -> None:
    with pytest.raises(IllegalMove):
        game("4w", "dj3", "t3")


def test_a_joker_in_the_row_that_is_left_leaves_the_game_without_a_colour() -> None:
    session = game("2w", "dj3", "dr2", "dg1", "t1", "t2")
    assert out(session) == "j1"


def test_twelve_cards_of_a_colour_are_written_in_full() -> None:
    state = holding("4w")
    state = state._replace(hands=(bytes((12, 0, 0, 0, 0, 0, 0, 0, 10)), *state.hands[1:]))
    assert coloretto.position(state).split("/")[1] == "r12w10"
    assert coloretto.scores(state)[0] == 41


# What is known


@pytest.mark.parametrize("seat", [-1, 0, 1, 2])
def test_coloretto_has_no_secrets_but_the_order_of_the_pile(seat: int) -> None:
    state = game("3", "dj1", "d").state
    assert coloretto.seen(state, seat) == state
    assert coloretto.guess(state, seat, Random(0)) == state
