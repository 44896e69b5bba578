"""A greedy player of Coloretto: it thinks of the cards on the table, never of those to come."""

from collections.abc import Iterator
from random import Random
from typing import Any

from paintbox.bots import Thought
from paintbox.engine.game import Game, Seat
from paintbox.games.coloretto import (
    JOKER,
    NOTHING,
    POINTS,
    TAKE,
    Counts,
    State,
    collect,
    hand_points,
)

ENOUGH = {2: 8, 3: 5, 4: 5, 5: 5}  # by seats, the points for which it takes a row


def greedy(game: Game[Any, Any], seen: Any, seat: Seat, rng: Random) -> Iterator[Thought]:
    """Take the row that counts most once it counts enough; put a card where one wants it most."""
    moves = list(game.moves(seen))
    chosen = moves[0]
    if seen.drawn != NOTHING:
        chosen = max(moves, key=lambda move: wish(seen, move.at))
    elif takes := [move for move in moves if move.kind == TAKE]:
        best = max(takes, key=lambda move: after(seen, seat, seen.rows[move.at], move.colours))
        gained = after(seen, seat, seen.rows[best.at], best.colours) - after(seen, seat)
        if moves[0].kind == TAKE or gained >= ENOUGH[len(seen.hands)]:
            chosen = best
    yield Thought(chosen, (1 / len(seen.hands),) * len(seen.hands))


def wish(state: State, at: int) -> int:
    """How much more a card makes the row worth to the mover than to the next seat."""
    row, card = state.rows[at], bytes((state.drawn,))
    own, following = state.seats[0], state.seats[1:2]
    gained = after(state, own, row + card) - after(state, own, row)
    return 3 * gained - sum(after(state, seat, row + card) for seat in following)


def after(state: State, seat: Seat, row: bytes = b"", colours: bytes = b"") -> int:
    """The points of a seat with a row, whose jokers may have got colours."""
    plain = bytes(card for card in row if not colours or card != JOKER)
    hand: Counts = collect(state.hands[seat], plain + colours)
    return hand_points(hand, POINTS[state.rules.side])
