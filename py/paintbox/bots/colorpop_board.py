"""Boards of Colorpop without the state around them, and how a game ends if all are greedy."""

from collections.abc import Sequence
from random import Random

from paintbox.engine.game import Colour, Seat
from paintbox.games.colorpop import EMPTY, SIZE, close_up, groups, links

Colours = tuple[Colour, ...]


def remove(cells: bytes, group: bytes) -> bytes:
    """The board after a move."""
    board = bytearray(cells)
    for cell in group:
        board[cell] = EMPTY
    close_up(board, {cell % SIZE for cell in group})
    return bytes(board)


def count(cells: bytes, colours: Colours) -> int:
    """How many tokens of these colours there are."""
    return sum(map(cells.count, colours))


def within(cells: bytes, group: bytes, colours: Colours) -> int:
    """How many tokens of these colours are in a group."""
    return sum(cells[cell] in colours for cell in group)


def linked(cells: bytes) -> bytes:
    """By cell, a bit for each colour that it shares with a neighbour; 0 for a lone token."""
    return links(cells).to_bytes(len(cells), "little")


def lone(cells: bytes, colours: Colours) -> int:
    """How many tokens of these colours are in no group."""
    return sum(
        cell in colours and not bits for cell, bits in zip(cells, linked(cells), strict=True)
    )


def finish(
    cells: bytes, seat: Seat, seats: int, own: Sequence[Colours], taken: list[int], rng: Random
) -> list[tuple[int, int]]:
    """By side, tokens left and taken when all play on and take own groups, or else any.

    ``own`` are the colours by side; ``taken`` is changed.
    """
    sides, random = len(own), rng.random
    while True:
        left = [count(cells, colours) for colours in own]
        found = groups(cells) if all(left) else []
        if not found:
            return list(zip(left, taken, strict=True))
        side = seat % sides
        mine = own[side]
        best = [group for group in found if cells[group[0]] in mine] or found
        group = best[int(random() * len(best))]
        taken[side] += within(cells, group, mine)
        cells = remove(cells, group)
        seat = (seat + 1) % seats
