"""What Collecto's bots are made of, and that the best one plays ends of games without a mistake."""

from random import Random

import pytest
from endgames import Endgame, read, solve

import laws
from paintbox.bots import LEVELS, Thought
from paintbox.bots.collecto import Level, bot, options, reason
from paintbox.bots.collecto_board import FULL, Turns, board, touches, tray
from paintbox.bots.collecto_search import Search, SpentError
from paintbox.bots.collecto_worth import BALL, POINT, WIN, Ends, Standings, counts, points
from paintbox.engine.game import OVER, Options
from paintbox.engine.record import Record
from paintbox.engine.rng import Rng
from paintbox.engine.session import Session
from paintbox.games import GAMES, collecto
from paintbox.games.collecto import FREE, NONE, SECOND, State

GAME = GAMES["collecto"]
ENDGAMES = read("collecto")
SEEDS = range(5)
EVERY = ("2", "3s", "4")  # options


def states(seed: int, text: str = "2") -> list[State]:
    """A random game without its end."""
    *_, session = laws.walk(laws.seeded("collecto", text, seed), Random(seed))
    return list(session.states[:-1])


def start(text: str, seed: int = 0) -> State:
    parsed = Options.parse(text)
    return collecto.start(parsed, collecto.deal(parsed, Rng(str(seed))))


def last(state: State, level: int = 4) -> Thought:
    *_, thought = LEVELS["collecto"][level - 1](GAME, state, state.seat, Random(0))
    return thought


@pytest.mark.parametrize("seed", SEEDS)
def test_the_board_for_searching_has_the_pushes_of_the_rules(seed: int) -> None:
    for state in states(seed):
        found = [push for push, _ in Turns().singles(board(state.cells))]
        assert found == list(collecto.singles(state.cells))


@pytest.mark.parametrize("seed", SEEDS)
def test_the_board_for_searching_collects_as_the_rules(seed: int) -> None:
    for state in states(seed):
        for push, pushed in Turns().singles(board(state.cells)):
            gain, after = Turns().collect(pushed)
            played = collecto.play(state, push)
            assert after == board(played.cells)
            assert tray(state.trays[state.seat]) + gain == tray(played.trays[state.seat])


@pytest.mark.parametrize("seed", SEEDS)
def test_the_board_for_searching_ends_as_the_rules(seed: int) -> None:
    *_, finished = laws.walk(laws.seeded("collecto", "2", seed), Random(seed))
    assert Turns()[board(finished.state.cells)] == []
    assert all(Turns()[board(state.cells)] for state in states(seed) if state.phase != SECOND)


@pytest.mark.parametrize("seed", SEEDS)
def test_two_pushes_lead_where_the_rules_lead(seed: int) -> None:
    for state in states(seed):
        if not collecto.singles(state.cells):
            firsts = [collecto.play(state, push) for push in state.choices]
            after = {
                board(collecto.play(first, second).cells)
                for first in firsts
                for second in first.choices
            }
            assert {found for _, found in Turns()[board(state.cells)]} == after


@pytest.mark.parametrize("text", collecto.OPTIONS)
def test_a_bot_knows_every_move_but_that_it_sees_none(text: str) -> None:
    for seed in SEEDS:
        for state in states(seed, text):
            found = {option.move for option in options(state, Turns())}
            assert found == set(collecto.moves(state)) - {NONE}


def test_a_push_that_only_moves_balls_touches_nothing() -> None:
    for _, pushed in Turns().quiet(board(start("2").cells)):
        assert not touches(pushed)


def test_a_tray_counts_by_colour_and_in_all() -> None:
    assert counts(tray([1, 2, 3, 4, 5, 6])) == (1, 2, 3, 4, 5, 6)
    assert tray([1, 2, 3, 4, 5, 6]) >> 24 == 21
    assert points(tray([1, 2, 3, 4, 5, 6])) == 5


def test_a_won_end_is_worth_more_than_any_lead() -> None:
    more, fewer = tray([3, 0, 0, 0, 0, 0]), tray([2, 2, 2, 0, 0, 0])
    assert Ends()[0, (more, fewer)] > WIN // 2
    assert Ends()[1, (more, fewer)] == -Ends()[0, (more, fewer)]
    assert Ends()[0, (more, more)] == 0


def test_among_equal_points_the_balls_decide_an_end() -> None:
    assert Ends()[0, (tray([3, 1, 0, 0, 0, 0]), tray([3, 0, 0, 0, 0, 0]))] > WIN // 2


def test_two_balls_are_worth_part_of_a_point_only_while_a_third_is_left() -> None:
    two, none = tray([2, 0, 0, 0, 0, 0]), tray([0] * 6)
    assert POINT // 2 < Standings()[0, (two, none)] < POINT
    rest = tray([6, 0, 0, 0, 0, 0])
    assert Standings()[0, (two, rest)] == -2 * POINT - 4 * BALL


def test_all_balls_are_eight_of_each_colour() -> None:
    assert counts(FULL) == (8,) * 6


def test_a_search_stops_when_its_boards_are_spent() -> None:
    state = start("2")
    with pytest.raises(SpentError):
        Search(5).value(board(state.cells), (0, 0), 0, 4)


def plain_value(state: State, me: int, turns: int) -> int:
    """What a search should find, over the rules themselves and without cutting anything off."""
    trays = tuple(map(tray, state.trays))
    if not turns:
        return Standings()[me, trays]
    if state.seat == OVER:
        return Ends()[me, trays]
    values = []
    for move in state.choices:
        after = collecto.play(state, move)
        values.append(plain_value(after, me, turns - (after.phase != SECOND)))
    return max(values) if state.seat == me else min(values)


@pytest.mark.parametrize("text", ["2", "3", "4"])
def test_a_search_finds_what_looking_at_everything_finds(text: str) -> None:
    for seed in range(3):
        state = states(seed, text)[-6]
        while state.phase == SECOND or state.spotting:
            state = collecto.play(state, state.choices[0])
        if state.seat == OVER:
            continue
        trays = [tray(found) for found in state.trays]
        turned = (*trays[state.seat :], *trays[: state.seat])
        for me in range(len(trays)):
            value = Search(10_000).value(board(state.cells), turned, me, 3)
            seat = (state.seat + me) % len(trays)
            assert (-value if me else value) == plain_value(state, seat, 3)


def test_there_are_endgames_enough() -> None:
    assert len({endgame.record for endgame in ENDGAMES}) >= 100


@pytest.mark.parametrize("endgame", ENDGAMES, ids=lambda endgame: str(endgame.record)[-4:])
def test_the_best_bot_makes_no_mistake_in_an_endgame(endgame: Endgame) -> None:
    session = Session(endgame.record)
    assert collecto.text(last(session.state).move) in endgame.keeping


@pytest.mark.slow
@pytest.mark.parametrize("endgame", ENDGAMES, ids=lambda endgame: str(endgame.record)[-4:])
def test_the_endgames_are_what_playing_them_out_says(endgame: Endgame) -> None:
    assert solve(Session(endgame.record)) == endgame


def test_a_sure_win_is_called_so() -> None:
    for endgame in [endgame for endgame in ENDGAMES if endgame.worth == 1][:20]:
        state = Session(endgame.record).state
        if state.phase != SECOND:
            thought = last(state)
            assert thought.reason == ("wins",)
            assert thought.chance[state.seat] == 1


def brings(state: State, move: collecto.Move) -> tuple[int, int]:
    """Points and balls."""
    after = collecto.play(state, move)
    return collecto.scores(after)[0], sum(after.trays[0])


def test_the_first_level_takes_what_brings_most_unless_it_slips() -> None:
    for seed in SEEDS:
        state = start("2", seed)
        (thought,) = bot(Level(0))(GAME, state, 0, Random(seed))
        brought = {move: brings(state, move) for move in state.choices}
        assert brought[thought.move] == max(brought.values())


def test_who_overlooks_everything_says_that_it_sees_none() -> None:
    blind = bot(Level(0, overlooks=100))
    (thought,) = blind(GAME, start("3s"), 0, Random(0))
    assert thought.move == NONE
    assert thought.reason == ("none",)


def test_nothing_is_overlooked_where_nobody_has_to_spot() -> None:
    (thought,) = bot(Level(0, overlooks=100))(GAME, start("3"), 0, Random(0))
    assert thought.move != NONE


def test_the_best_bot_sees_every_push() -> None:
    state = start("2s")
    assert last(state).move != NONE
    assert last(collecto.play(state, NONE)).move != NONE


def test_when_nobody_saw_a_push_a_bot_may_still_make_one() -> None:
    state = collecto.play(collecto.play(start("2s"), NONE), NONE)
    assert state.phase == FREE
    assert last(state).move in collecto.moves(state)


def test_a_reason_names_colour_balls_points_and_the_best_answer() -> None:
    state = start("2")
    for option in options(state, Turns()):
        kind, letter, balls, more, answer = reason(state, option)
        after = collecto.play(state, option.move)
        tray_after = after.trays[0]
        assert kind == "collects"
        assert tray_after[collecto.LETTERS.index(str(letter))] == max(tray_after)
        assert (balls, more) == (sum(tray_after), collecto.scores(after)[0])
        best = max(sum(collecto.play(after, move).trays[1]) for move in after.choices)
        assert answer == best


# Seat 0 wins in all that a search of turns can see, but seat 3 may claim.
CLAIMED = "dd cu cd bd 6l 1r 2r 4r eu 3r cd n n n n fd1r gd 5r n n n n 6reu n n n n gufu n n n n gd"


def test_where_several_are_asked_no_win_is_sure() -> None:
    turns = tuple(CLAIMED.split())
    session = Session(Record("collecto", Options(4, "s"), "s0000000000000103", turns))
    thought = last(session.state)
    assert collecto.text(thought.move) == "7l"
    assert thought.reason != ("wins",)
    assert thought.chance[session.turn] < 1
