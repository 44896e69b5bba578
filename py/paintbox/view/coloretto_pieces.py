"""Coloretto's cards as pieces: which card is which, from the deal to the end."""

from typing import NamedTuple

from paintbox.games.coloretto import JOKER, PLACE, SHOW, TAKE, Move, State

ROWS, HANDS, DRAWN, GONE = range(4)  # where a card can be


class Card(NamedTuple):
    """A card that was seen; it is named by how many were seen before."""

    face: int
    kind: int  # what it counts as: the face, or the colour that a joker took
    zone: int
    at: int  # the row or the seat


class Cards(NamedTuple):
    """The cards in the order in which they were seen."""

    cards: tuple[Card, ...]
    last: frozenset[int] = frozenset()  # those that the last turn has moved


def place(state: State) -> Cards:
    starters = (
        Card(face, face, HANDS, seat)
        for seat, hand in enumerate(state.hands)
        for face, count in enumerate(hand)
        for _ in range(count)
    )
    return Cards(tuple(starters))


def follow(ids: Cards, before: State, move: Move, after: State) -> Cards:
    cards = ids.cards
    if move.kind == SHOW:
        return Cards((*cards, Card(move.at, move.at, DRAWN, 0)), ids.last)
    if move.kind == PLACE:
        placed = cards[-1]._replace(zone=ROWS, at=move.at)
        return Cards((*cards[:-1], placed), frozenset((len(cards) - 1,)))
    return taken(cards, before, move) if move.kind == TAKE else ids


def taken(cards: tuple[Card, ...], before: State, move: Move) -> Cards:
    """The cards of a row with who took it; with the last taker those of other rows are gone."""
    moved, colours = list(cards), iter(move.colours)
    for number, (face, _, zone, at) in enumerate(cards):
        if zone == ROWS and at == move.at:
            kind = next(colours, face) if face == JOKER else face
            moved[number] = Card(face, kind, HANDS, before.seats[0])
        elif zone == ROWS and len(before.seats) == 1:
            moved[number] = Card(face, face, GONE, 0)
    now = enumerate(zip(cards, moved, strict=True))
    return Cards(
        tuple(moved),
        frozenset(number for number, (old, new) in now if new != old and new.zone == HANDS),
    )
