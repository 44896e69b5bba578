"""The bots of Colorpop: their boards are the engine's, secrets stay secret, ends are solved."""

from functools import cache
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from paintbox.bots.colorpop import LEVELS, Trial, greedy, reason
from paintbox.bots.colorpop_alone import search
from paintbox.bots.colorpop_board import count, finish, lone, remove, within
from paintbox.bots.colorpop_secrets import Guess, Guesses, guesses
from paintbox.bots.thought import Thought
from paintbox.engine.game import OVER, UNKNOWN, Options
from paintbox.engine.rng import Rng
from paintbox.games import GAMES
from paintbox.games import colorpop as game
from paintbox.games.colorpop import EMPTY, LETTERS, Move, State, own

ENDS = Path(__file__).with_name("colorpop_ends.txt")
POSITIONS = [line.split() for line in ENDS.read_text().splitlines() if not line.startswith("#")]


def start(options: str, seed: int = 0) -> State:
    read = Options.parse(options)
    return game.start(read, game.deal(read, Rng(str(seed))))


def some_states(options: str, seed: int = 0) -> list[State]:
    """The states of a random game but the last."""
    states, rng = [start(options, seed)], Random(seed)
    while states[-1].seat != OVER:
        states.append(game.play(states[-1], rng.choice(game.moves(states[-1]))))
    return states[:-1]


def board(rows: str) -> bytes:
    """Cells with these rows at the bottom left."""
    lines = [row.ljust(10, ".") for row in rows.split()]
    return bytes(map(LETTERS.index, "".join(lines).rjust(100, ".")))


def lay(rows: str, secrets: str) -> State:
    """Seat 0 to move, one colour a seat."""
    hands = tuple((LETTERS.index(letter),) if letter != "?" else (UNKNOWN,) for letter in secrets)
    return State(board(rows), 0, len(hands), hands, (bytes(6),) * len(hands))


def think(state: State, level: int = 3, seed: int = 1) -> Thought:
    seen = game.seen(state, state.seat)
    *_, last = LEVELS[level](GAMES["colorpop"], seen, state.seat, Random(seed))
    return last


def move(state: State, text: str) -> Move:
    return next(move for move in game.moves(state) if game.text(move) == text)


@pytest.mark.parametrize("options", game.OPTIONS)
def test_a_move_leaves_the_same_board_as_in_the_engine(options: str) -> None:
    for state, after in pairwise(some_states(options)):
        boards = [remove(state.cells, move.group) for move in game.moves(state)]
        assert boards == [game.play(state, move).cells for move in game.moves(state)]
        assert after.cells in boards


def test_a_lone_token_touches_no_equal_one_and_no_joker() -> None:
    cells = board("r....... rr.gb..y bg.jbyyr".replace(".......", ""))
    assert lone(cells, (LETTERS.index("g"),)) == 1
    assert lone(cells, (LETTERS.index("r"), LETTERS.index("b"))) == 2
    assert count(cells, (0,)) == 4 and within(cells, bytes(range(90, 100)), (0,)) == 1


@pytest.mark.parametrize("options", ["2", "3", "5", "2d", "4t"])
def test_a_game_that_is_played_on_ends_as_the_engine_says(options: str) -> None:
    for state in some_states(options)[::5]:
        guess = guesses(state).all[0]
        rng, taken = Random(1), list(guess.taken)
        ends = finish(state.cells, state.seat, len(state.secrets), guess.own, taken, rng)
        assert ends == game.standing(played_on(state, guess, Random(1)))


def played_on(state: State, guess: Guess, rng: Random) -> State:
    """The end in the engine, by the same random numbers."""
    while state.seat != OVER:
        moves, mine = game.moves(state), guess.own[state.seat % state.sides]
        best = [move for move in moves if state.cells[move.group[0]] in mine] or moves
        state = game.play(state, best[int(rng.random() * len(best))])
    return state


def test_who_has_all_known_leaves_one_guess() -> None:
    state = start("3")
    assert [guess.own for guess in guesses(state).all] == [state.secrets]


@pytest.mark.parametrize(("options", "number"), [("2", 4), ("5", 24), ("2d", 3), ("4t", 6)])
def test_all_colours_that_the_others_may_have_are_guessed(options: str, number: int) -> None:
    known = guesses(game.seen(start(options), 0))
    assert len(set(known.all)) == number and len(known.sums) == number


def test_no_guess_ends_the_game() -> None:
    known = guesses(lay("rryyj", "r??"))
    assert not known.all
    known = guesses(lay("rryygg", "r?"))
    assert {guess.own[1] for guess in known.all} == {(1,), (2,)}


def test_a_colour_that_a_seat_took_is_its_likelier_one() -> None:
    state = lay("rryyggbbpp", "r?")._replace(removed=(bytes(6), bytes((0, 6, 0, 0, 0, 0))))
    known = guesses(state)
    assert known.sums == (8, 10, 12, 14)
    assert known.pick(0.5).own[1] == (1,) and known.pick(0.99).own[1] == (4,)


def test_own_tokens_that_were_taken_are_known_with_the_guess() -> None:
    state = lay("rryyggbbpp", "r?")._replace(removed=(bytes((3, 0, 0, 0, 0, 0)), bytes(6)))
    assert {guess.taken for guess in guesses(state).all} == {(3, 0)}


def test_each_guess_is_picked_as_often_as_it_weighs() -> None:
    known = Guesses((Guess(((0,),), (0,)), Guess(((1,),), (0,))), (1, 4))
    picked = [known.pick(at / 100).own[0][0] for at in range(100)]
    assert picked.count(0) == 25


@pytest.mark.parametrize("level", [2, 3])
def test_the_last_own_tokens_are_taken(level: int) -> None:
    state = lay("yg.rr.gy ygbrrbgy", "rygb")
    assert game.text(think(state, level, 3).move) == "d9"


def test_reasons_say_what_a_move_does() -> None:
    cells = board("ygbrr ygbrb")
    state = State(cells, 0, 2, ((0,), (1,)), (bytes(6),) * 2)
    assert reason(cells, move(state, "d9"), (0,)) == ("wins", "r", 3)
    assert reason(cells, move(state, "d9"), (0, 1)) == ("clears", "r", 3)
    assert reason(cells, move(state, "b9"), (0,)) == ("spends", "g", 2)
    assert reason(board("jggr"), Move(bytes((91, 92, 90))), (0,)) == ("spends", "g", 2)
    assert reason(board("ryyr"), Move(bytes((91, 92))), (0,)) == ("joins", 2)


def test_a_greedy_move_leaves_fewest_own_tokens_then_fewest_lone_ones() -> None:
    state = lay("..rr yrbb ygrr".replace("..", "gg"), "r")
    assert count(remove(state.cells, greedy(state.cells, game.moves(state), (0,)).group), (0,)) == 3
    state = lay("ryyrbb", "r")
    assert game.text(greedy(state.cells, game.moves(state), (0,))) == "b10"


def test_a_move_is_as_good_as_its_playouts_on_the_average() -> None:
    assert Trial(Move(b"\0"), b"", [3, 5, 10], [0]).mean() == 6


@pytest.mark.parametrize("options", ["2", "3", "4", "5", "2d", "4t"])
def test_what_a_seat_cannot_know_changes_no_move(options: str) -> None:
    for number, state in enumerate(some_states(options, 1)[2::9]):
        seen = game.seen(state, state.seat)
        twin = game.guess(seen, state.seat, Random(number))
        assert think(state, 3, number) == think(twin, 3, number)


@pytest.mark.parametrize("options", game.OPTIONS)
def test_every_level_plays_every_option_to_its_end(options: str) -> None:
    state: Any = start(options)
    while state.seat != OVER:
        last = think(state, state.cells.count(EMPTY) % 3)
        assert last.move in game.moves(state)
        assert len(last.chance) == len(state.secrets)
        assert sum(last.chance) == pytest.approx(1) or state.sides == 1
        state = game.play(state, last.move)


def test_the_same_random_numbers_give_the_same_thoughts() -> None:
    state = start("3")
    seen = game.seen(state, 0)
    assert [*LEVELS[3](GAMES["colorpop"], seen, 0, Random(4))] == [
        *LEVELS[3](GAMES["colorpop"], seen, 0, Random(4))
    ]


def test_there_are_at_least_a_hundred_ends_of_each_kind() -> None:
    assert min([won for *_, won in POSITIONS].count(kind) for kind in "01") >= 40
    assert len(POSITIONS) >= 100


@pytest.mark.parametrize(("text", "colours", "won"), POSITIONS)
def test_an_end_alone_is_won_if_it_can_be_won(text: str, colours: str, won: str) -> None:
    cells = bytes(map(LETTERS.index, text))
    state = State(cells, 0, 1, (tuple(map(LETTERS.index, colours)),), (bytes(6),))
    can_be_won.cache_clear()
    assert can_be_won(state) == (won == "1")
    assert can_be_won(game.play(state, think(state).move)) == (won == "1")


@cache
def can_be_won(state: State) -> bool:
    """Brute force over the engine's moves."""
    if state.seat == OVER:
        return game.places(state) == (1,)
    plain = [game.play(state, move)._replace(removed=state.removed) for move in game.moves(state)]
    return any(map(can_be_won, plain))


def test_a_search_says_whether_it_has_seen_all() -> None:
    cells = board("rgrgbbrgrg rggrbrbgrb ygyjyrbgyr")
    narrow, wide = [*search(cells, (0, 1), 1)][-1], [*search(cells, (0, 1), 9999)][-1]
    assert wide.exact and wide.left <= narrow.left
    assert own(((0, 1),), 1, 0) == [0, 1]
