"""Coloro for searching: tokens left as 36 bits, a line by its number, a seat's stacks as bytes.

Where a token has been taken, its colour is still known from the board that the search began on.
"""

from paintbox.engine.game import Colour, Seat
from paintbox.engine.grid import Cell
from paintbox.games import coloro
from paintbox.games.coloro import GRID, LEFT, ONTO, RIGHT, Move, State

Left = int  # one bit for each cell that holds a token
Line = int  # 0–5 the rows from the top, 6–11 the columns from the left
Stacks = bytes  # 8 * colour + height of each stack, from the owner's left
Rank = tuple[int, ...]  # what is compared at the end, the greater wins
Board = tuple[Left, Line, Stacks, Stacks]  # stacks of the seat to move, then of the other

LINES = GRID.rows + GRID.columns
BIT = tuple(1 << cell for cell in range(36))
MASK = tuple(sum(BIT[cell] for cell in cells) for cells in LINES)
SUBSETS = tuple(  # by line, every set of its cells
    [[cell for at, cell in enumerate(cells) if chosen >> at & 1] for chosen in range(64)]
    for cells in LINES
)
TOKENS = tuple(  # by line, by the bits of its cells that hold a token, these cells
    {sum(BIT[cell] for cell in cells): tuple(cells) for cells in subsets} for subsets in SUBSETS
)
CROSSING = tuple(  # by line and cell taken from it, the next line
    tuple(6 + cell % 6 if line < 6 else cell // 6 for cell in range(36)) for line in range(12)
)


class Ways(dict[Stacks, tuple[tuple[Stacks, ...], ...]]):
    """By stacks and colour, the stacks after a token of it is taken: in one way or two."""

    def __missing__(self, stacks: Stacks) -> tuple[tuple[Stacks, ...], ...]:
        self[stacks] = found = tuple(ways(stacks, colour) for colour in range(6))
        return found


class Ranks(dict[Stacks, Rank]):
    """By stacks, how they rank."""

    def __missing__(self, stacks: Stacks) -> Rank:
        self[stacks] = found = rank(stacks)
        return found


def ways(stacks: Stacks, colour: Colour) -> tuple[Stacks, ...]:
    """The stacks after a token of a colour is taken."""
    for at, stack in enumerate(stacks):
        if stack >> 3 == colour:
            return (stacks[:at] + bytes((stack + 1,)) + stacks[at + 1 :],)
    new = bytes((8 * colour + 1,))
    return (new + stacks, stacks + new) if stacks else (new,)


def rank(stacks: Stacks) -> Rank:
    """Higher stacks first, among equals the one further left; a stack beats none."""
    return tuple(sorted((16 * (stack & 7) - at for at, stack in enumerate(stacks)), reverse=True))


def board(state: State) -> Board:
    """The position of the seat to move, once the game is open."""
    left = sum(BIT[cell] for cell, colour in enumerate(state.cells) if colour != coloro.EMPTY)
    line = state.marker // 6 if state.axis == coloro.ROW else 6 + state.marker % 6
    return left, line, stacks(state, state.seat), stacks(state, 1 - state.seat)


def opened(state: State, cell: Cell) -> Board:
    """The position after the opening on a cell, of the seat that goes on without a token."""
    left = (BIT[35] * 2 - 1) ^ BIT[cell]
    return left, 6 + cell % 6, b"", bytes((8 * state.cells[cell] + 1,))


def stacks(state: State, seat: Seat) -> Stacks:
    heights = state.stacks[seat]
    return bytes(8 * colour + heights[colour] for colour in state.lines[seat])


def follows(board: Board, colours: bytes, ways: Ways) -> list[Board]:
    """The positions after every move, in the order of the rules."""
    left, line, mine, other = board
    crossing, after = CROSSING[line], ways[mine]
    return [
        (left ^ BIT[cell], crossing[cell], other, stacks)
        for cell in TOKENS[line][left & MASK[line]]
        for stacks in after[colours[cell]]
    ]


def move(before: Board, after: Board) -> Move:
    """The move that leads from one position to the next."""
    cell = (before[0] ^ after[0]).bit_length() - 1
    old, new = before[2], after[3]
    if len(new) == len(old) or not old:
        return Move(cell, ONTO)
    return Move(cell, LEFT if new[1:] == old else RIGHT)
