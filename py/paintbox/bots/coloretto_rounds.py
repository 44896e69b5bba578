"""How a round of Coloretto goes on when everybody plays with plain good sense.

That is: take a row as soon as it counts enough; else draw, and put the card where it brings
oneself most and the next seat least. Lists are changed in place: a playout makes no values.
"""

from collections.abc import Sequence
from typing import NamedTuple

from paintbox.bots.coloretto_hands import ONE, Packed, pack, pack_row, worth
from paintbox.games.coloretto import COVERED, LAST, NOTHING, State

NOT = -1  # no row, no card

# By seats, what a row has to count; with few seats, who waits gets much
PATIENCE = (0, 0, 8, 5, 4, 4)
GROWING = 2  # more, while the row has room


class Table(NamedTuple):
    """A state in numbers, without the pile."""

    hands: tuple[Packed, ...]
    rows: tuple[Packed, ...]
    room: tuple[int, ...]
    order: tuple[int, ...]  # seats still in the round, who is to move first; none once over
    card: int  # to place, COVERED or NOTHING
    limits: tuple[int, ...]


def table(state: State) -> Table:
    side = state.rules.side
    return Table(
        tuple(pack(hand, side) for hand in state.hands),
        tuple(map(pack_row, state.rows)),
        tuple(state.room),
        tuple(state.seats),
        state.drawn,
        tuple(state.rules.limits),
    )


def play_on(table: Table, pile: list[int], rounds: int) -> list[Packed]:
    """The hands when so many rounds are over, or the game; cards come from the end of the pile."""
    hands, rows, room = list(table.hands), list(table.rows), list(table.room)
    order, card, seats = list(table.order), table.card, len(table.hands)
    while order and rounds:
        last = play_round(hands, rows, room, order, card, pile)
        rounds -= 1
        if len(pile) >= LAST:
            rows, room, card = [0] * len(rows), list(table.limits), NOTHING
            order = [(last + at) % seats for at in range(seats)]
    return hands


def play_round(
    hands: list[Packed],
    rows: list[Packed],
    room: list[int],
    order: list[int],
    card: int,
    pile: list[int],
) -> int:
    """Play until everybody has taken a row; gives who took last."""
    patience = PATIENCE[len(hands)]
    seat = order[0]
    while order:
        seat = order[0]
        if card == NOTHING:
            row = wanted(hands[seat], rows, room, patience)
            if row != NOT:
                hands[seat] += rows[row]
                rows[row] = room[row] = 0
                del order[0]
                continue
            card = pile.pop()
        elif card == COVERED:
            card = pile.pop()
        row = spot(hands, rows, room, order, ONE[card])
        rows[row] += ONE[card]
        room[row] -= 1
        order.append(order.pop(0))
        card = NOTHING
    return seat


def wanted(hand: Packed, rows: Sequence[Packed], room: Sequence[int], patience: int) -> int:
    """The row to take now, or NOT."""
    least = patience + worth(hand)
    best, found = -1000, NOT
    for at, row in enumerate(rows):
        if row:
            points = worth(hand + row) - (GROWING if room[at] else 0)
            if points > best:
                best, found = points, at
    return found if best >= least or not any(room) else NOT


def spot(
    hands: Sequence[Packed],
    rows: Sequence[Packed],
    room: Sequence[int],
    order: Sequence[int],
    one: Packed,
) -> int:
    """The row to put a card on."""
    hand, rival = hands[order[0]], hands[order[1]] if len(order) > 1 else NOT
    best, found = -1000, NOT
    for at, row in enumerate(rows):
        if room[at]:
            points = 3 * (worth(hand + row + one) - worth(hand + row))
            if rival != NOT:
                points -= worth(rival + row + one)
            if points > best:
                best, found = points, at
    return found
