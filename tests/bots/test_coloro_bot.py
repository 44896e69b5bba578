"""What Coloro's bots are made of, and that the best one plays ends of games without a mistake."""

from random import Random

import pytest
from endgames import Endgame, read, solve

import laws
from paintbox.bots import LEVELS, Thought
from paintbox.bots.coloro import Level, bot, reason
from paintbox.bots.coloro_board import MASK, Board, Ways, board, follows, move, opened, rank
from paintbox.bots.coloro_endgame import LOST, SHARED, WON, SpentError
from paintbox.bots.coloro_endgame import Endgame as Search
from paintbox.bots.coloro_tree import Tree, playout
from paintbox.engine.game import OVER, Options
from paintbox.engine.record import Record
from paintbox.engine.session import Session
from paintbox.games import GAMES, coloro
from paintbox.games.coloro import GIVE, KEEP, ONTO, Move, State

GAME = GAMES["coloro"]
ENDGAMES = read("coloro")
COLUMNS = "rygbpk" * 6  # column a red, b yellow, c green, d blue, e purple, f pink


def after(*steps: str) -> State:
    found: State = Session(Record("coloro", Options(2), "d" + COLUMNS, steps)).state
    return found


def last(state: State, level: int = 4) -> Thought:
    *_, thought = LEVELS["coloro"][level - 1](GAME, state, state.seat, Random(0))
    return thought


def states(seed: int) -> list[State]:
    """A random game after its opening, without its end."""
    *_, session = laws.walk(laws.seeded("coloro", "2", seed), Random(seed))
    return list(session.states[1:-1])


@pytest.mark.parametrize("seed", range(20))
def test_the_board_for_searching_has_the_moves_of_the_rules(seed: int) -> None:
    for state in states(seed):
        before = board(state)
        following = follows(before, state.cells, Ways())
        assert [move(before, board) for board in following] == list(coloro.moves(state))


@pytest.mark.parametrize("seed", range(20))
def test_the_board_for_searching_plays_as_the_rules(seed: int) -> None:
    for state in states(seed):
        for following in follows(board(state), state.cells, Ways()):
            played = coloro.play(state, move(board(state), following))
            if played.seat != OVER:
                assert board(played) == following


@pytest.mark.parametrize("how", [KEEP, GIVE])
def test_who_goes_on_after_the_opening_has_no_token_either_way(how: int) -> None:
    start = after()
    for cell in range(36):
        assert opened(start, cell) == board(coloro.play(start, Move(cell, how)))


def test_stacks_rank_as_the_rules_rank_them() -> None:
    for seed in range(100):
        *_, session = laws.walk(laws.seeded("coloro", "2", seed), Random(seed))
        state = session.state
        ranks = [
            rank(bytes(8 * colour + state.stacks[seat][colour] for colour in state.lines[seat]))
            for seat in (0, 1)
        ]
        assert tuple(1 + (max(ranks) > found) for found in ranks) == coloro.places(state)


def test_a_playout_of_a_finished_game_says_who_won() -> None:
    finished: Board = (0, 0, bytes((8 * 2 + 3,)), bytes((8 * 1 + 2,)))
    assert playout(finished, bytes(36), Random(0).random) == 1
    assert playout((0, 0, *finished[:1:-1]), bytes(36), Random(0).random) == 0
    assert playout((0, 0, finished[2], finished[2]), bytes(36), Random(0).random) == 0.5


def test_a_playout_says_who_won_after_an_odd_number_of_moves_too() -> None:
    first = MASK[0] & -MASK[0]  # a single token, a red one
    board = (first, 0, bytes((8 * 0 + 2,)), bytes((8 * 1 + 2,)))
    assert playout(board, bytes(36), Random(0).random) == 1


def test_a_stack_that_is_not_begun_can_still_become_the_highest() -> None:
    search = Search(bytes(36))
    search.nodes = 10
    first = MASK[0] & -MASK[0]
    assert search.value((first, 0, b"", bytes((8 * 1 + 1,)))) == SHARED


@pytest.mark.parametrize("endgame", ENDGAMES[:30], ids=lambda endgame: endgame.record.turns[-1])
def test_a_narrow_question_does_not_spoil_the_answer_to_a_wide_one(endgame: Endgame) -> None:
    state = Session(endgame.record).state
    search = Search(state.cells)
    search.nodes = 100_000
    for low, high in ((LOST, SHARED), (SHARED, WON)):
        search.value(board(state), low, high)
    assert (1 + search.value(board(state))) / 2 == endgame.worth


def test_there_are_endgames_enough() -> None:
    assert len({endgame.record for endgame in ENDGAMES}) >= 100


@pytest.mark.parametrize("endgame", ENDGAMES, ids=lambda endgame: endgame.record.turns[-1])
def test_the_best_bot_makes_no_mistake_in_an_endgame(endgame: Endgame) -> None:
    session = Session(endgame.record)
    assert coloro.text(last(session.state).move) in endgame.keeping


@pytest.mark.slow
@pytest.mark.parametrize("endgame", ENDGAMES, ids=lambda endgame: endgame.record.turns[-1])
def test_the_endgames_are_what_playing_them_out_says(endgame: Endgame) -> None:
    assert solve(Session(endgame.record)) == endgame


@pytest.mark.parametrize("endgame", ENDGAMES[:30], ids=lambda endgame: endgame.record.turns[-1])
def test_an_endgame_is_worth_what_playing_it_out_says(endgame: Endgame) -> None:
    state = Session(endgame.record).state
    search = Search(state.cells)
    search.nodes = 100_000
    assert (1 + search.value(board(state))) / 2 == endgame.worth


def test_an_endgame_goes_on_where_its_nodes_were_spent() -> None:
    state = Session(ENDGAMES[0].record).state
    search, slices = Search(state.cells), 0
    while True:
        search.nodes, slices = 40, slices + 1
        try:
            value = search.value(board(state))
        except SpentError:
            continue
        break
    assert slices > 1
    assert value in (LOST, WON)
    assert (1 + value) / 2 == ENDGAMES[0].worth


def test_a_tree_grows_by_as_many_games_as_it_is_told() -> None:
    state = after("a1g")
    tree = Tree(board(state), state.cells, Random(0))
    tree.grow(50)
    tree.grow(25)
    assert tree.root.games == 75 == sum(kid.games for kid in tree.root.kids)


def test_a_tree_tries_only_the_moves_that_it_may() -> None:
    state = after("a1g")
    tree = Tree(board(state), state.cells, Random(0))
    allowed = follows(board(state), state.cells, Ways())[2:4]
    tree.keep(allowed)
    tree.grow(100)
    assert {kid.board for kid in tree.root.kids} == set(allowed)


def test_the_first_level_takes_for_its_highest_stack_unless_it_slips() -> None:
    state = after("a1t", "a2", "b2l", "b3l")
    for seed in range(10):
        (thought,) = bot(Level(0))(GAME, state, 0, Random(seed))
        assert coloro.text(thought.move) == "a3"


def test_an_opening_names_its_colour_and_the_tokens_of_the_column() -> None:
    assert reason(after(), Move(8, KEEP)) == ("opens", "g", 1, 5)
    assert reason(after(), Move(8, GIVE)) == ("opens", "g", 0, 5)


def test_a_new_stack_is_started() -> None:
    assert reason(after("a1g"), Move(6, ONTO)) == ("starts", "r", 5)


def test_a_stack_is_raised_to_its_new_height() -> None:
    assert reason(after("a1t", "a2", "b2l", "b3l"), Move(12, ONTO)) == ("raises", "r", 2, 3)


def test_a_token_is_denied_that_the_other_would_have_raised_more_by() -> None:
    assert reason(after("a1g", "a2", "b2l", "b3l", "a3"), Move(18, ONTO)) == ("denies", "r", 3, 5)


def test_a_sure_win_is_called_so() -> None:
    winning = [endgame for endgame in ENDGAMES if endgame.worth == 1]
    for endgame in winning[:20]:
        thought = last(state := Session(endgame.record).state)
        assert thought.reason in {("wins",), ("ends",)}
        assert thought.chance[state.seat] == 1
