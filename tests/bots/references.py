"""Plain players against whom the levels are measured: they think no step ahead."""

from collections.abc import Iterator
from random import Random
from typing import Any

import plain_coloretto
import plain_colorio
import plain_colorpop

from paintbox.bots import Bot, Thought
from paintbox.engine.game import Game, Seat

Key = tuple[int, ...]  # what a greedy player compares, the greatest is best


def at_random(game: Game[Any, Any], seen: Any, seat: Seat, rng: Random) -> Iterator[Thought]:
    """Any legal move, each equally likely."""
    yield thought(game, seen, pick(game.moves(seen), rng))


def greedy(game: Game[Any, Any], seen: Any, seat: Seat, rng: Random) -> Iterator[Thought]:
    """A move after which the seat stands best, among equals any."""
    state = game.guess(seen, seat, rng)
    yield thought(game, seen, best(game, state, lambda after: standing(game, after, seat), rng))


def standing(game: Game[Any, Any], state: Any, seat: Seat) -> Key:
    """How far a seat is ahead of the best other one; then its place."""
    scores = list(game.scores(state))
    own = scores.pop(seat)
    return own - max(scores, default=0), -game.places(state)[seat]


def collecto_greedy(game: Game[Any, Any], seen: Any, seat: Seat, rng: Random) -> Iterator[Thought]:
    """The push that brings most points, among equals most balls."""

    def key(after: Any) -> Key:
        return game.scores(after)[seat], sum(after.trays[seat])

    yield thought(game, seen, best(game, seen, key, rng))


def best(game: Game[Any, Any], state: Any, key: Any, rng: Random) -> Any:
    """A move whose following state has the greatest key, among equals any."""
    moves = game.moves(state)
    keys = [key(game.play(state, move)) for move in moves]
    top = max(keys)
    return pick([move for move, found in zip(moves, keys, strict=True) if found == top], rng)


def pick(moves: Any, rng: Random) -> Any:
    return moves[int(rng.random() * len(moves))]


def thought(game: Game[Any, Any], state: Any, move: Any) -> Thought:
    """A move by one who does not know how the game stands."""
    seats = len(game.scores(state))
    return Thought(move, (1 / seats,) * seats)


COMMON: dict[str, Bot] = {"random": at_random, "greedy": greedy}
OWN: dict[str, dict[str, Bot]] = {  # by game
    "collecto": {"greedy": collecto_greedy},
    "coloretto": {"greedy": plain_coloretto.greedy},
    "colorio": {"least risky": plain_colorio.least_risky},
    "colorpop": {"greedy": plain_colorpop.greedy},
}


def references(name: str) -> dict[str, Bot]:
    """The reference players of a game by their names, weakest first."""
    return COMMON | OWN.get(name, {})
