"""Ends of Colorio for two on unknown strips, played through by the engine's own moves.

States that differ only by which field or colour is which are worth the same: what is left is
the counts of each colour, and whether it is that of the banned cap.
"""

from pathlib import Path

from paintbox.engine.game import CHANCE, OVER
from paintbox.games import colorio as game
from paintbox.games.colorio import COVERED, GRID, NOWHERE, SIGNS, SIZE, Standing, State

FILE = Path(__file__).with_name("colorio_ends.txt")
DUEL = Standing((0, 1), (0, 0), 0, 1, 0)


def read(line: str) -> tuple[State, float]:
    """A state in which seat 0 is to uncover a cap, and how likely it wins."""
    cells, banned, done, removed, worth = line.split()
    at = NOWHERE if banned == "-" else GRID.cell(banned)
    fields = bytes(map(SIGNS.index, cells))
    state = State(fields, 0, 0, game.UNCOVER, NOWHERE, int(done), removed == "1", at, DUEL)
    return state, float(worth)


def ends() -> list[tuple[State, float]]:
    lines = FILE.read_text().splitlines()
    return [read(line) for line in lines if not line.startswith("#")]


def text(state: State, worth: float) -> str:
    cells = "".join(SIGNS[field] for field in state.cells)
    banned = (*GRID.names, "-")[state.banned]
    return f"{cells} {banned} {state.done} {state.removed:d} {worth:.9f}"


Key = tuple[object, ...]
FOUND: dict[Key, float] = {}


def worth(state: State) -> float:
    """How likely seat 0 wins, if both play as well as can be."""
    if game.turn(state) == OVER:
        return float(game.places(state)[0] == 1)
    known = key(state)
    if known not in FOUND:
        FOUND[known] = look(state)
    return FOUND[known]


def look(state: State) -> float:
    after = [game.play(state, move) for move in game.moves(state)]
    if game.turn(state) == CHANCE:
        weights = game.weights(state)
        parts = [weight * worth(each) for weight, each in zip(weights, after, strict=True)]
        return sum(parts) / sum(weights)
    distinct = {key(each): each for each in after}
    return (max if state.seat == 0 else min)(map(worth, distinct.values()))


def key(state: State) -> Key:
    """What a state is worth depends on no more than this."""
    cells, _, seat, phase, cell, done, removed, banned, _ = state
    colours = tuple(sorted(counts(cells, colour, cell, banned) for colour in range(SIZE)))
    hidden = cell != NOWHERE and cells[cell] == game.UNSEEN
    return colours, hidden, seat, phase, done, removed


def counts(cells: bytes, colour: int, cell: int, banned: int) -> tuple[int, int, bool, bool]:
    """Open and known fields of a colour, and whether the cell or the banned one has it."""
    fields = (colour, colour + COVERED)
    special = [at != NOWHERE and cells[at] in fields for at in (cell, banned)]
    return cells.count(fields[0]), cells.count(fields[1]), special[0], special[1]
