"""Who plays Colorio with a perfect memory, but never looks further than the next cap."""

from collections.abc import Iterator
from random import Random
from typing import Any

from paintbox.bots import Thought
from paintbox.engine.game import CHANCE, Game, Seat
from paintbox.games.colorio import COVERED, SIZE, UNCOVER, Move, State


def least_risky(game: Game[Any, Any], seen: Any, seat: Seat, rng: Random) -> Iterator[Thought]:
    """Always the least risky cap; with the cap, what leaves oneself least risk, the next most."""
    moves = list(game.moves(seen))
    if seen.phase == UNCOVER:
        costs = [danger(game, seen, move) for move in moves]
    else:
        costs = [outlook(game, game.play(seen, move), seat) for move in moves]
    best = [move for move, cost in zip(moves, costs, strict=True) if cost == min(costs)]
    seats = len(seen.standing.points)
    yield Thought(best[int(rng.random() * len(best))], (1 / seats,) * seats)


def danger(game: Game[Any, Any], state: State, move: Move) -> float:
    """How likely it is that a cap opens the last field of a colour."""
    after = game.play(state, move)
    if state.cells[move.at] < 2 * COVERED:
        return float(after.cells.count(state.cells[move.at] - COVERED) == SIZE - 1)
    if game.turn(after) != CHANCE:
        return 0.0
    weights = dict(zip(game.moves(after), game.weights(after), strict=True))
    fatal = [w for shown, w in weights.items() if state.cells.count(shown.at) == SIZE - 1]
    return float(sum(fatal) / sum(weights.values()))


def outlook(game: Game[Any, Any], state: State, seat: Seat) -> float:
    """The least danger of the next cap, the less the better for the others."""
    least = min((danger(game, state, move) for move in game.moves(state)), default=0.0)
    return least if game.turn(state) == seat else -least
