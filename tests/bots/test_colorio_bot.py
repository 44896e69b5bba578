"""The bots of Colorio: what they remember, what it is worth, and that ends are solved."""

from random import Random
from typing import Any

import colorio_ends
import pytest

from paintbox.bots.colorio import LEVELS, careful, reason
from paintbox.bots.colorio_counts import PAIRS, caps, pairs, table_of
from paintbox.bots.colorio_memory import certain, odds_of, pair, recall, risk, shown, table
from paintbox.bots.colorio_odds import Odds, SpentError, odds, passed
from paintbox.bots.thought import Thought
from paintbox.engine.game import CHANCE, OVER, Options
from paintbox.games import GAMES
from paintbox.games import colorio as game
from paintbox.games.colorio import COVERED, LEAVE, NOWHERE, SIGNS, UNSEEN, Move, State

ENDS = colorio_ends.ends()
each_option = pytest.mark.parametrize("options", game.OPTIONS)


def start(options: str) -> State:
    read = Options.parse(options)
    return game.start(read, game.faces_of(read)[0])


def lay(cells: str, options: str = "2", banned: int = NOWHERE) -> State:
    """Seat 0 to uncover a cap; the rest of the fields was not seen."""
    fields = bytes(map(SIGNS.index, cells.replace(" ", "").ljust(25, ".")))
    return start(options)._replace(cells=fields, banned=banned)


def think(state: State, level: int = 3, seed: int = 1) -> Thought:
    *_, last = LEVELS[level](GAMES["colorio"], state, state.seat, Random(seed))
    return last


def play(options: str, seed: int, level: int = 2) -> list[State]:
    """The states of a game in which somebody is to decide."""
    state, rng, states = start(options), Random(seed), []
    while (turn := game.turn(state)) != OVER:
        if turn == CHANCE:
            move = rng.choices(game.moves(state), game.weights(state))[0]
        else:
            states.append(state)
            move = think(state, level, rng.randrange(1000)).move
        state = game.play(state, move)
    return states


@each_option
def test_a_table_counts_the_fields_of_each_colour(options: str) -> None:
    for state in play(options, 1, 0):
        counted = sum((PAIRS[p][0] + PAIRS[p][1]) * number for p, number in pairs(table(state)))
        assert counted == sum(field != UNSEEN for field in state.cells)
        assert caps(table(state)) == sum(field >= COVERED for field in state.cells)


def test_colours_that_can_be_exchanged_are_the_same() -> None:
    assert table(lay("RRyyO")) == table(lay("YYrrB"))
    assert table(lay("RRyyO")) != table(lay("RRyOO"))
    assert pairs(table_of([(1, 0), (0, 0), (1, 0), (0, 2), (5, 0)])) == (
        (PAIRS.index((0, 0)), 1),
        (PAIRS.index((0, 2)), 1),
        (PAIRS.index((1, 0)), 2),
        (PAIRS.index((5, 0)), 1),
    )


def test_a_field_has_the_pair_of_its_colour() -> None:
    state = lay("RRrO")
    assert PAIRS[pair(state, 0)] == (2, 1) and PAIRS[pair(state, COVERED)] == (2, 1)


def test_nothing_is_forgotten_by_a_perfect_memory_and_all_by_none() -> None:
    state = lay("RryO")
    assert recall(state, 100, Random(0)) == state
    assert recall(state, 0, Random(0)) == lay("R..O")


def test_what_is_forgotten_tells_nothing_of_the_strips() -> None:
    state, other = play("2s", 3, 0)[30], start("2s")
    forgotten = recall(state, 0, Random(0))
    opened = [(cell, field) for cell, field in enumerate(state.cells) if field < COVERED]
    for cell, field in opened:
        other = other._replace(layouts=other.layouts & game.SHOWING[1][cell][field])
    assert forgotten.layouts == other.layouts


def test_a_colour_that_follows_from_the_strips_is_known() -> None:
    states = [state for state in play("2s", 1, 0) if state.layouts.bit_count() == 1]
    assert states and UNSEEN not in certain(states[0]).cells


def test_the_odds_of_a_cap_are_those_of_the_engine() -> None:
    for options in ("2", "2s"):
        for state in play(options, 2, 0)[:40]:
            for move in game.caps(state):
                after = game.play(state, move)
                assert [*filter(None, odds_of(state, move.at))] == [*game.weights(after)]


def test_a_cap_is_risky_if_it_may_open_the_last_field_of_a_colour() -> None:
    assert risk(lay("RRRRr"), 4) == 1
    assert risk(lay("RRRR"), 4) == 1 / 21
    assert risk(lay("RRROrO"), 4) == 0


def test_a_field_that_was_shown_is_open_and_fits_the_strips() -> None:
    state = shown(start("2s"), 0, 1)
    assert state.cells[0] == 1 and state.layouts.bit_count() < 3840


def test_who_passes_has_what_the_seat_before_the_mover_has() -> None:
    assert passed((0.5, 0.3, 0.2)) == (0.2, 0.5, 0.3)


def test_the_work_of_a_slice_is_bounded_and_goes_on_where_it_stopped() -> None:
    tables, slices = Odds((0.0,) * 6), 0
    worth = None
    while worth is None:
        tables.refill(100)
        slices += 1
        try:
            worth = tables.worth(table(lay("RROOYYGGBBrogb")), len(PAIRS), 0, 2)
        except SpentError:
            continue
    assert slices > 3 and worth == pytest.approx((worth[0], 1 - worth[0]))


def test_worths_are_shares_and_points_are_worth_something_to_who_is_out() -> None:
    state = table(lay("RRRRrOOOOoYYYYGGG"))
    for points in (0, 3):
        tables = odds(points)
        tables.refill(10**6)
        worth = tables.worth(state, len(PAIRS), 0, 3)
        assert sum(worth) == pytest.approx(sum(tables.even(3)))
    assert sum(odds(3).even(3)) == 1.5 and sum(odds(0).even(3)) == 1


def test_a_careful_player_takes_a_cap_that_does_no_harm() -> None:
    state = lay("RRRRrOoYYYYGGGG")
    assert careful(state, list(game.moves(state)), Random(0)).at == 6


def test_reasons_tell_what_is_done_and_no_covered_colour() -> None:
    state = lay("RRRRrOo")
    assert reason(state, Move(game.UNCOVER, 6)) == ("knows",)
    assert reason(state, Move(game.UNCOVER, 4)) == ("safe", 0)
    assert reason(state, Move(game.UNCOVER, 20)) == ("safe", 100)
    assert reason(start("2"), Move(game.UNCOVER, 20)) == ("begins",)


def test_reasons_tell_how_many_fields_stay_open() -> None:
    state = game.play(lay("RRRRrOo"), Move(game.UNCOVER, 6))
    state = game.play(state, Move(game.REVEAL, 1))
    assert reason(state, LEAVE) == ("leaves", "o", 2)
    assert reason(state, Move(game.DECIDE, 0)) == ("covers", "r", 3)


def check_end(state: State, worth: float) -> None:
    """The best level keeps what the state is worth, in all it may do until its turn ends."""
    assert colorio_ends.worth(state) == pytest.approx(worth, abs=1e-8)
    after = game.play(state, think(state).move)
    assert colorio_ends.worth(after) == pytest.approx(worth, abs=1e-8)
    for move in game.moves(after):
        decided = game.play(after, move)
        if game.turn(decided) == 0 and decided.phase == game.DECIDE:
            best = game.play(decided, think(decided).move)
            assert colorio_ends.worth(best) == pytest.approx(colorio_ends.worth(decided))


def test_there_are_at_least_a_hundred_ends() -> None:
    assert len({state for state, _ in ENDS}) >= 100


def test_an_end_is_played_as_well_as_can_be() -> None:
    for state, worth in sorted(ENDS, key=lambda end: caps(table(end[0])))[:40]:
        check_end(state, worth)


@pytest.mark.slow
@pytest.mark.parametrize(("state", "worth"), ENDS)
def test_every_end_is_played_as_well_as_can_be(state: State, worth: float) -> None:
    check_end(state, worth)


@pytest.mark.parametrize("level", [0, 1])
def test_a_weak_level_does_not_know_what_it_has_forgotten(level: int) -> None:
    state = lay("RRRROOOOYYYYGGGGroyg")
    asked = [think(state, level, seed).reason for seed in range(60)]
    assert think(state).reason == ("knows",)
    assert any(why[0] == "safe" for why in asked)


def test_the_best_level_gives_its_chance_by_seat() -> None:
    state = lay("RRRROOOOYYYYGGGGBBBB roygb")
    assert think(state).chance == (0, 1)
    three = lay("RRRROOOOYYYYGGGGBBBB roygb", "3")
    assert think(three).chance[0] == 0 and sum(think(three).chance) == pytest.approx(1)


@each_option
def test_every_level_plays_every_option_to_its_end(options: str) -> None:
    state: Any = start(options)
    rng = Random(options)
    while (turn := game.turn(state)) != OVER:
        if turn == CHANCE:
            move = rng.choices(game.moves(state), game.weights(state))[0]
        else:
            last = think(state, turn % 3, rng.randrange(1000))
            assert sum(last.chance) == pytest.approx(1)
            move = last.move
        assert move in game.moves(state)
        state = game.play(state, move)


@pytest.mark.slow
@pytest.mark.parametrize("options", ["2", "3", "5p", "2s", "4ps"])
def test_the_best_level_plays_to_the_end(options: str) -> None:
    for state in play(options, 5)[::7]:
        assert think(state).move in game.moves(state)
