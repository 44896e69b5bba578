"""Why a move of Coloretto is good, as data.

A card is its letter, a row its number, points are what the mover's hand gains:
    ("only",)                            there is no choice
    ("slips",)                           a weak level's whim
    ("takes", row, points, card, count)  the row counts; the hand then has so many of a card
    ("bears", row, points)               a row that counts nothing or harms, others harm more
    ("opens",)                           draws, for no row has a card
    ("waits", row, points)               draws, for even the best row counts no more than that
    ("fits", row, points, card)          the card makes a row count so much more for the mover
    ("spoils", row, card, seat)          the card makes a row worse for this seat
    ("leaves", row, card)                the card matters least there
"""

from paintbox.bots.coloretto_hands import ONE, Packed, pack, pack_row, unpack, worth
from paintbox.bots.thought import Reason
from paintbox.engine.game import Seat
from paintbox.games.coloretto import DRAW, JOKER, LETTERS, PLACE, TAKE, Move, State


def hand_of(state: State, seat: Seat) -> Packed:
    return pack(state.hands[seat], state.rules.side)


def with_row(state: State, move: Move) -> Packed:
    """The mover's hand with the row that a move takes."""
    cards = [card for card in state.rows[move.at] if card != JOKER or not move.colours]
    return hand_of(state, state.seats[0]) + pack_row(cards) + pack_row(move.colours)


def reason(state: State, move: Move) -> Reason:
    return REASONS[move.kind](state, move)


def why_draw(state: State, move: Move) -> Reason:
    hand = hand_of(state, state.seats[0])
    rows = [(profit(hand, pack_row(row)), -at) for at, row in enumerate(state.rows) if row]
    if not rows:
        return ("opens",)
    points, at = max(rows)
    return ("waits", 1 - at, points)


def why_take(state: State, move: Move) -> Reason:
    before, after = hand_of(state, state.seats[0]), with_row(state, move)
    points = worth(after) - worth(before)
    if points <= 0:
        return ("bears", move.at + 1, points)
    gained = [card for card, count in enumerate(unpack(after - before)) if count]
    best = max(gained, key=lambda card: profit(before, after - before & 15 * ONE[card]))
    return ("takes", move.at + 1, points, LETTERS[best], unpack(after)[best])


def why_place(state: State, move: Move) -> Reason:
    card, row = state.drawn, pack_row(state.rows[move.at])
    points = worse(hand_of(state, state.seats[0]), row, card)
    if points > 0:
        return ("fits", move.at + 1, points, LETTERS[card])
    harms = [(worse(hand_of(state, seat), row, card), at) for at, seat in enumerate(state.seats)]
    least, at = min(harms[1:], default=(0, 0))
    if least < 0:
        return ("spoils", move.at + 1, LETTERS[card], state.seats[at])
    return ("leaves", move.at + 1, LETTERS[card])


def profit(hand: Packed, row: Packed) -> int:
    return worth(hand + row) - worth(hand)


def worse(hand: Packed, row: Packed, card: int) -> int:
    """What a card more in a row gives a hand; below 0 if it harms."""
    return profit(hand + row, ONE[card])


REASONS = {DRAW: why_draw, PLACE: why_place, TAKE: why_take}
