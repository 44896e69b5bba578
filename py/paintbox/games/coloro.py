"""Coloro, for two: the marker's arrows name the line from which the next token is taken.

Thirty-six tokens, six of each colour, lie on six times six cells. The first player puts the
marker on any token and keeps it, or gives it to the other and moves on. After that a move
takes a token from the line along which the arrows point; the marker goes to its cell and
turns, so it decides the line of the next player. Tokens are kept in one stack a colour; the
stacks stand in a line, a new one at its left or right end, from their owner's view. The game
ends when the marker's line is bare. The highest stack wins, among equals the one further
left, and so on with the next stacks; two lines that are equal in all this both win.
"""

from typing import NamedTuple

from paintbox.engine.game import OVER, Colour, NotationError, Options, Seat
from paintbox.engine.grid import Cell, Grid
from paintbox.engine.open import guess as guess
from paintbox.engine.open import seen as seen
from paintbox.engine.rng import Rng

NAME = "coloro"
VERSION = 1
OPTIONS = ("2",)

LETTERS = "rygbpk"
EMPTY: Colour = len(LETTERS)
HEIGHT = 6  # tokens of a colour
GRID = Grid(6, 6)
NOWHERE = -1  # the marker before the opening
COLUMN, ROW = 0, 1

ONTO, LEFT, RIGHT, KEEP, GIVE = range(5)  # where a taken token goes
SUFFIX = ("", "l", "r", "t", "g")

Stacks = bytes  # the heights of a seat's stacks by colour, 0 for none
Line = bytes  # the colours of a seat's stacks, from the owner's left


class Move(NamedTuple):
    cell: Cell
    how: int  # ONTO a stack or as the first, a new stack LEFT or RIGHT; KEEP, GIVE to open


class State(NamedTuple):
    cells: bytes  # 36 colours in reading order, EMPTY where none
    marker: Cell
    axis: int  # COLUMN or ROW: the line of the next move
    seat: int  # to move, or OVER
    lines: tuple[Line, Line]
    stacks: tuple[Stacks, Stacks]


ALONG = tuple(  # by axis and marker, the cells of the line as a slice
    tuple(
        slice(cell % 6, None, 6) if axis == COLUMN else slice(cell // 6 * 6, cell // 6 * 6 + 6)
        for cell in range(36)
    )
    for axis in (COLUMN, ROW)
)
BARE = bytes([EMPTY] * 6)
OPENING = tuple(Move(cell, how) for cell in range(36) for how in (KEEP, GIVE))
STEPS = tuple(  # by cell, first onto a stack, then as a new stack at either end
    ((Move(cell, ONTO),), (Move(cell, LEFT), Move(cell, RIGHT))) for cell in range(36)
)
CHOICES = tuple(tuple(STEPS[along] for along in axis) for axis in ALONG)  # by axis and marker
TEXT = {
    Move(cell, how): GRID.names[cell] + suffix
    for cell in range(36)
    for how, suffix in enumerate(SUFFIX)
}


def deal(options: Options, rng: Rng) -> str:
    tokens = list(LETTERS * HEIGHT)
    rng.shuffle(tokens)
    return "".join(tokens)


def start(options: Options, deal: str) -> State:
    if sorted(deal) != sorted(LETTERS * HEIGHT):
        raise NotationError(deal, f"a deal of Coloro is 36 letters, six of each of {LETTERS}")
    cells = bytes(map(LETTERS.index, deal))
    return State(cells, NOWHERE, COLUMN, 0, (b"", b""), (bytes(6), bytes(6)))


def turn(state: State) -> int:
    return state.seat


def fresh(state: State) -> bool:
    return True


def moves(state: State) -> tuple[Move, ...] | list[Move]:
    cells, marker, axis, seat, lines, stacks = state
    if seat == OVER:
        return ()
    if marker == NOWHERE:
        return OPENING
    found: list[Move] = []
    heights, begun = stacks[seat], lines[seat] != b""
    for colour, steps in zip(cells[ALONG[axis][marker]], CHOICES[axis][marker], strict=True):
        if colour != EMPTY:
            found += steps[begun and not heights[colour]]
    return found


def weights(state: State) -> tuple[int, ...]:
    return ()


def play(state: State, move: Move) -> State:
    cells, marker, axis, seat, lines, stacks = state
    cell, how = move
    colour = cells[cell]
    owner = 1 - seat if how == GIVE else seat
    line, heights = lines[owner], bytearray(stacks[owner])
    heights[colour] += 1
    if heights[colour] == 1:
        new = bytes((colour,))
        line = new + line if how == LEFT else line + new
        lines = (line, lines[1]) if owner == 0 else (lines[0], line)
    stacks = (bytes(heights), stacks[1]) if owner == 0 else (stacks[0], bytes(heights))
    cells = cells[:cell] + BARE[:1] + cells[cell + 1 :]
    axis = COLUMN if marker == NOWHERE else 1 - axis
    follows = OVER if cells[ALONG[axis][cell]] == BARE else 1 - owner
    return State(cells, cell, axis, follows, lines, stacks)


def scores(state: State) -> tuple[int, ...]:
    return tuple(max(heights) for heights in state.stacks)


def places(state: State) -> tuple[int, ...]:
    ranks = [ranking(state, seat) for seat in (0, 1)]
    return tuple(1 + (min(ranks) < rank) for rank in ranks)


def ranking(state: State, seat: Seat) -> list[tuple[int, int]]:
    """A seat's stacks as (-height, position from 1), best first, closed by an entry for none."""
    heights = state.stacks[seat]
    stacks = [(-heights[colour], at + 1) for at, colour in enumerate(state.lines[seat])]
    return [*sorted(stacks), (0, 0)]


def text(move: Move) -> str:
    return TEXT[move]


def position(state: State) -> str:
    return "/".join(
        (
            "".join((LETTERS + ".")[colour] for colour in state.cells),
            "-" if state.marker == NOWHERE else GRID.names[state.marker],
            "cr"[state.axis],
            "-" if state.seat == OVER else str(state.seat),
            *(line_text(state, seat) for seat in (0, 1)),
        )
    )


def line_text(state: State, seat: Seat) -> str:
    heights = state.stacks[seat]
    stacks = [f"{LETTERS[colour]}{heights[colour]}" for colour in state.lines[seat]]
    return "".join(stacks) or "-"
