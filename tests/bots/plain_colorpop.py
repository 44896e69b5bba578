"""A greedy player of Colorpop: it looks at the board after its move, and no further."""

from collections.abc import Iterator
from random import Random
from typing import Any

from paintbox.bots import Thought
from paintbox.engine.game import Game, Seat
from paintbox.games.colorpop import State, links, own


def greedy(game: Game[Any, Any], seen: Any, seat: Seat, rng: Random) -> Iterator[Thought]:
    """Leave fewest own tokens on the board, of these fewest lone ones, among equals any move."""
    colours = own(seen.secrets, seen.sides, seat % seen.sides)
    state = game.guess(seen, seat, rng)
    moves = list(game.moves(state))
    costs = [cost(game.play(state, move), colours) for move in moves]
    best = [move for move, found in zip(moves, costs, strict=True) if found == min(costs)]
    seats = len(seen.secrets)
    yield Thought(best[int(rng.random() * len(best))], (1 / seats,) * seats)


def cost(after: State, colours: list[int]) -> tuple[int, int]:
    """Own tokens left, and how many of them touch no equal one."""
    bits = links(after.cells).to_bytes(len(after.cells), "little")
    lone = [cell for cell, linked in zip(after.cells, bits, strict=True) if not linked]
    return sum(map(after.cells.count, colours)), sum(map(lone.count, colours))
