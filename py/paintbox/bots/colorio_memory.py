"""What a player of Colorio knows: what it remembers, and what follows from the strips."""

from random import Random

from paintbox.bots.colorio_counts import PAIRS, Pair, Table, table_of
from paintbox.engine.game import Colour
from paintbox.engine.grid import Cell
from paintbox.games.colorio import ALL, COVERED, SHOWING, SIZE, UNSEEN, State, chances

Weights = tuple[int, ...]  # by colour


def recall(state: State, percent: int, rng: Random) -> State:
    """The state as one knows it who remembers so many percent of the fields covered again."""
    if percent == 100:
        return certain(state)
    cells = bytearray(state.cells)
    for cell, field in enumerate(cells):
        if COVERED <= field < UNSEEN and rng.randrange(100) >= percent:
            cells[cell] = UNSEEN
    layouts = ALL if state.standing.face else 0
    for cell, field in enumerate(cells):
        if field < UNSEEN:
            layouts &= SHOWING[state.standing.face][cell][field % COVERED]
    return certain(state._replace(cells=bytes(cells), layouts=layouts))


def certain(state: State) -> State:
    """The state with the fields as seen whose colour follows from the strips."""
    if not state.standing.face:
        return state
    cells = bytearray(state.cells)
    for cell, field in enumerate(cells):
        if field == UNSEEN:
            possible = [colour for colour, weight in enumerate(odds_of(state, cell)) if weight]
            if len(possible) == 1:
                cells[cell] = possible[0] + COVERED
    return state._replace(cells=bytes(cells))


def odds_of(state: State, cell: Cell) -> Weights:
    """How likely each colour is under a cap."""
    return tuple(chances(state._replace(cell=cell)))


def risk(state: State, cell: Cell) -> float:
    """How likely it is that this cap opens the last field of a colour."""
    weights = odds_of(state, cell)
    fatal = sum(weight for c, weight in enumerate(weights) if state.cells.count(c) == SIZE - 1)
    return fatal / sum(weights)


def shown(state: State, cell: Cell, colour: Colour) -> State:
    """The state once a cap was taken off and this colour was under it."""
    cells = state.cells[:cell] + bytes((colour,)) + state.cells[cell + 1 :]
    face = state.standing.face
    return certain(state._replace(cells=cells, layouts=state.layouts & SHOWING[face][cell][colour]))


def table(state: State) -> Table:
    return table_of(
        (state.cells.count(colour), state.cells.count(colour + COVERED)) for colour in range(SIZE)
    )


def pair(state: State, field: int) -> Pair:
    """The pair of the colour of a field."""
    colour = field % COVERED
    return PAIRS.index((state.cells.count(colour), state.cells.count(colour + COVERED)))
