"""The bots of Coloretto: their numbers are the engine's, and they see what is plain."""

from random import Random
from typing import Any

import pytest

from paintbox.bots.coloretto import LEVELS, candidates, margin, outlook, sensible, standing
from paintbox.bots.coloretto_hands import ONE, pack, pack_row, promise, unpack, worth
from paintbox.bots.coloretto_reasons import reason
from paintbox.bots.coloretto_rounds import NOT, play_on, spot, table, wanted
from paintbox.bots.thought import Thought
from paintbox.engine.game import CHANCE, OVER, Options
from paintbox.engine.rng import Rng
from paintbox.games import coloretto as game
from paintbox.games.coloretto import LETTERS, SHOW, TAKE, Move, State

R, ORANGE, Y, G, B, K, N, J, W = range(9)


def start(options: str, seed: int = 0) -> State:
    read = Options.parse(options)
    return game.start(read, game.deal(read, Rng(str(seed))))


def hand(text: str, side: int = 0) -> int:
    return pack(bytes(map(text.count, LETTERS)), side)


def on_table(rows: str, hands: str, drawn: int = game.NOTHING) -> State:
    """Seat 0 to move at three seats; rows and hands are separated by blanks, - is empty."""
    state = start("3")
    cards = [row.replace("-", "") for row in rows.split()]
    return state._replace(
        rows=tuple(bytes(map(LETTERS.index, row)) for row in cards),
        room=bytes(3 - len(row) for row in cards),
        hands=tuple(bytes(map(text.count, LETTERS)) for text in hands.split()),
        drawn=drawn,
    )


def best(state: State, level: int = 3) -> Thought:
    *_, last = LEVELS[level](game, state, game.turn(state), Random(1))
    return last


def move(state: State, text: str) -> Move:
    return next(move for move in game.moves(state) if game.text(move) == text)


def play_sensibly(state: State, pile: list[int], rounds: int) -> State:
    """Play so many rounds, if there are, with cards from the end of the pile."""
    while game.turn(state) != OVER and rounds:
        if game.turn(state) == CHANCE:
            chosen = Move(SHOW, pile.pop())
        else:
            chosen = sensible(state, game.moves(state))
        rounds -= chosen.kind == TAKE and len(state.seats) == 1
        state = game.play(state, chosen)
    return state


def test_packing_loses_nothing() -> None:
    counts = bytes((9, 0, 1, 2, 0, 3, 4, 3, 10))
    assert unpack(pack(counts, 1)) == counts


def test_a_row_is_taken_by_adding() -> None:
    assert hand("rrg") + pack_row(bytes((R, W))) == hand("rrrgw")


@pytest.mark.parametrize("options", game.OPTIONS)
def test_a_packed_hand_counts_what_the_engine_counts(options: str) -> None:
    state, rng = start(options), Random(options)
    while game.turn(state) != OVER:
        state = game.play(state, rng.choice(list(game.moves(state))))
        assert tuple(map(worth, table(state).hands)) == game.scores(state)


def test_a_hand_promises_more_if_its_colours_can_grow() -> None:
    assert promise(hand("rrrr")) - 4 * worth(hand("rrrr")) == 5 + 1 + 1 - 4
    assert promise(hand("rrrrrr")) - 4 * worth(hand("rrrrrr")) == 0 + 1 + 1 - 4


@pytest.mark.parametrize("options", ["2", "2g", "3", "4", "4g", "5"])
def test_playouts_play_by_the_rules(options: str) -> None:
    state, rng = start(options), Random(options)
    pile = [card for card, count in enumerate(state.pile) for _ in range(count)]
    rng.shuffle(pile)
    hands = play_on(table(state), pile[:], 99)
    assert tuple(map(unpack, hands)) == play_sensibly(state, pile[:], 99).hands


@pytest.mark.parametrize("seats", "2345")
def test_a_playout_of_one_round_ends_with_the_round(seats: str) -> None:
    state, rng = start(seats), Random(seats)
    pile = [card for card, count in enumerate(state.pile) for _ in range(count)]
    rng.shuffle(pile)
    hands = play_on(table(state), pile[:], 1)
    assert tuple(map(unpack, hands)) == play_sensibly(state, pile[:], 1).hands


def test_good_sense_waits_until_a_row_counts_enough() -> None:
    five = hand("rr")
    assert wanted(five, [pack_row([R]), 0], [2, 3], 5) == NOT
    assert wanted(five, [pack_row([R, R]), 0], [1, 3], 5) == 0
    assert wanted(five, [pack_row([ORANGE]), pack_row([R])], [0, 0], 5) == 1


def test_good_sense_puts_a_card_where_it_helps_oneself_and_not_the_next() -> None:
    rows = [pack_row([R]), pack_row([Y])]
    assert spot([hand("rrr"), hand("yyy")], rows, [1, 1], [0, 1], ONE[R]) == 0
    assert spot([hand("kkkbbbnnn"), hand("yyy")], rows, [1, 1], [0, 1], ONE[Y]) == 0


def test_equal_rows_are_tried_once() -> None:
    state = on_table("rg gr -", "r o y")
    assert [game.text(move) for move in candidates(state, game.moves(state))] == ["d", "t1"]


def test_of_many_colours_for_jokers_the_best_are_tried() -> None:
    state = start("3w")._replace(rows=(bytes((J, J, R)), b"", b""), room=bytes((0, 3, 3)))
    state = state._replace(hands=(bytes((4, 0, 0, 0, 0, 0, 0, 0, 0)), *state.hands[1:]))
    texts = [game.text(move) for move in candidates(state, game.moves(state))]
    assert texts[0] == "d" and "t1r" in texts[1] and len(texts) == 3


@pytest.mark.parametrize("level", [2, 3])
def test_a_splendid_full_row_is_taken(level: int) -> None:
    state = on_table("rrr ogb kn", "rrr ooo ggg")
    assert game.text(best(state, level).move) == "t1"
    assert best(state, level).reason == ("takes", 1, 15, "r", 6)


@pytest.mark.parametrize("level", [2, 3])
def test_a_row_full_of_harm_is_left(level: int) -> None:
    state = on_table("ogb - -", "rrryyykkk ooo ggg")
    assert game.text(best(state, level).move) == "d"


def test_reasons_say_what_a_move_does() -> None:
    state = on_table("ogb r -", "rrryyykkk ooo ggg")
    assert reason(state, move(state, "t1")) == ("bears", 1, -3)
    assert reason(state, move(state, "t2")) == ("takes", 2, 4, "r", 4)
    assert reason(state, move(state, "d")) == ("waits", 2, 4)
    assert reason(on_table("- - -", "r o y"), move(start("3"), "d")) == ("opens",)


def test_reasons_say_why_a_card_is_put_there() -> None:
    state = on_table("r o -", "rrryyykkk ooobbbnnn ggg", G)
    assert reason(state, move(state, "1")) == ("spoils", 1, "g", 1)
    state = on_table("r o -", "rrryyykkk ooobbbnnn ggg", R)
    assert reason(state, move(state, "1")) == ("fits", 1, 5, "r")


def test_a_lead_counts_the_more_the_fewer_cards_are_left() -> None:
    state = on_table("- - -", "rrr o y")
    early, late = standing(state), standing(state._replace(pile=bytes((1, *[0] * 8))))
    assert 1 / 3 < early[0] < late[0]
    assert outlook(state, [60, 0, 0]) == early


def test_the_margin_is_to_the_best_other_seat() -> None:
    assert margin([10, 7, 12], 0) == -2 and margin([10, 7, 12], 2) == 2


@pytest.mark.parametrize("options", game.OPTIONS)
def test_every_level_plays_every_option_to_its_end(options: str) -> None:
    state: Any = start(options)
    levels, rng = [LEVELS[2], LEVELS[0], LEVELS[1]], Random(options)
    while (turn := game.turn(state)) != OVER:
        if turn == CHANCE:
            state = game.play(state, rng.choice(list(game.moves(state))))
            continue
        *_, last = levels[turn % 3](game, state, turn, rng)
        assert last.move in game.moves(state)
        assert sum(last.chance) == pytest.approx(1)
        state = game.play(state, last.move)
