"""Colorio, for two to five: uncover colours, remember them, never show one for the fifth time.

Five strips of five fields lie under 25 caps, each of five colours five times. A turn is three
uncoverings, one after another. A cap that was taken off either leaves the game or is put on an
open field of another colour than the one it hid. One cap a turn has to leave, all three in
the very first turn of a round. If the last cap of a turn was put on a field, the next seat
may not begin with it. Whoever opens the fifth field of a colour is out at once, and that cap
leaves. Such a colour may be covered again, and catch somebody again. The last one left wins.
For points there are as many rounds as seats, each begun by another seat; a seat scores as many
points as seats were out of the round before it.

What nobody has seen is drawn when it is uncovered. On strips that are not known any field may
have any colour, five times each. Ours are known: the five lie in any order, each in either
direction, and all layouts that agree with what was seen are equally likely. What was seen
once is no secret, covered or not: whether a player remembers it is not the rules' concern.
"""

from collections.abc import Sequence
from functools import cache
from itertools import compress, permutations
from typing import NamedTuple

from paintbox.engine.counts import ranks
from paintbox.engine.game import CHANCE, OVER, Colour, NotationError, Options, Seat
from paintbox.engine.grid import Cell, Grid
from paintbox.engine.open import guess as guess
from paintbox.engine.open import seen as seen
from paintbox.engine.rng import Rng

NAME = "colorio"
VERSION = 1
OPTIONS = tuple(f"{seats}{switches}" for seats in (2, 3, 4, 5) for switches in ("", "p", "ps", "s"))
POINTS, STRIPS = "p", "s"  # switches: rounds for points, our strips

LETTERS = "roygb"
SIZE = len(LETTERS)  # colours, fields of a colour, strips, fields of a strip
GRID = Grid(SIZE, SIZE)
NOWHERE = -1

# A field is its colour while open, the same + COVERED under a cap, UNSEEN if it never was open
COVERED, UNSEEN = SIZE, 2 * SIZE
SIGNS = LETTERS.upper() + LETTERS + "."

UNCOVER, REVEAL, DECIDE = range(3)  # the phases of an uncovering
UNCOVERINGS = 3  # in a turn
AFTER_OPENING = 25 - UNCOVERINGS  # fields UNSEEN after the first turn of a round

FACES = "ugw"  # what the strips show: nothing known, the grey or the white triangles
PRINTS = (
    (),
    ("obgyg", "grbob", "yoyrr", "goybo", "rrgby"),
    ("ygyro", "gbbgy", "ygorg", "rrbob", "boyor"),
)

Layouts = int  # a set of layouts, one bit for each order and direction of the strips


class Move(NamedTuple):
    phase: int
    at: int  # the cell to uncover, its colour, or where the cap goes: NOWHERE, it leaves


class Standing(NamedTuple):
    still: tuple[Seat, ...]  # in this round
    points: tuple[int, ...]  # by seat
    round: int  # from 0
    rounds: int
    face: int  # an index into FACES


class State(NamedTuple):
    cells: bytes  # 25 fields in reading order
    layouts: Layouts  # that agree with all seen; none if the strips are not known
    seat: int  # whose turn it is, or OVER
    phase: int
    cell: Cell  # being uncovered, NOWHERE before
    done: int  # uncoverings in this turn
    removed: bool  # whether a cap has left in this turn
    banned: Cell  # not to be uncovered now; NOWHERE but in the first uncovering of a turn
    standing: Standing


CAPS = tuple(Move(UNCOVER, cell) for cell in range(25))
COLOURS = tuple(Move(REVEAL, colour) for colour in range(SIZE))
LEAVE = Move(DECIDE, NOWHERE)
FIELDS = tuple(Move(DECIDE, cell) for cell in range(25))
TEXTS = (GRID.names, LETTERS, (*GRID.names, "x"))  # by phase; NOWHERE is the last
# By colour, the chances of a field that is known to have it
CERTAIN = tuple(tuple(int(c == colour) for c in range(SIZE)) for colour in range(SIZE))

ORDERS = tuple(permutations(range(SIZE)))  # by row, the strip that lies in it
DIRECTIONS = 1 << SIZE  # one bit a row: whether its strip is turned round
ALL: Layouts = (1 << len(ORDERS) * DIRECTIONS) - 1


@cache
def lying(row: int, strip: int, turned: bool) -> Layouts:
    """The layouts with this strip in this row and direction."""
    orders = [n for n, order in enumerate(ORDERS) if order[row] == strip]
    directions = [n for n in range(DIRECTIONS) if n >> row & 1 == turned]
    return sum(1 << DIRECTIONS * n for n in orders) * sum(1 << n for n in directions)


def showing(strips: tuple[str, ...], cell: Cell) -> tuple[Layouts, ...]:
    """By colour, the layouts that have it on a cell: none of strips that are not known."""
    row, column = divmod(cell, SIZE)
    found = [0] * SIZE
    for strip, letters in enumerate(strips):
        found[LETTERS.index(letters[column])] |= lying(row, strip, False)
        found[LETTERS.index(letters[::-1][column])] |= lying(row, strip, True)
    return tuple(found)


SHOWING = tuple(  # by face, cell and colour
    tuple(showing(strips, cell) for cell in range(25)) for strips in PRINTS
)


def deal(options: Options, rng: Rng) -> str:
    faces = faces_of(options)
    return faces[rng.below(len(faces))]


def faces_of(options: Options) -> str:
    """The deals."""
    return FACES[1:] if STRIPS in options.switches else FACES[:1]


def start(options: Options, deal: str) -> State:
    faces = faces_of(options)
    if len(deal) != 1 or deal not in faces:
        raise NotationError(deal, f"a deal of Colorio {options} is {' or '.join(faces)}")
    rounds = options.seats if POINTS in options.switches else 1
    return lay((0,) * options.seats, 0, rounds, FACES.index(deal))


def lay(points: tuple[int, ...], number: int, rounds: int, face: int) -> State:
    """A round begins, with all caps on."""
    standing = Standing(tuple(range(len(points))), points, number, rounds, face)
    return begin(bytes([UNSEEN] * 25), ALL if face else 0, number, NOWHERE, standing)


def begin(cells: bytes, layouts: Layouts, seat: int, banned: Cell, standing: Standing) -> State:
    """A turn begins; none with the seat OVER."""
    return State(cells, layouts, seat, UNCOVER, NOWHERE, 0, False, banned, standing)


def turn(state: State) -> int:
    return CHANCE if state.phase == REVEAL else state.seat


def fresh(state: State) -> bool:
    return state.phase == UNCOVER and state.done == 0


def moves(state: State) -> Sequence[Move]:
    if state.seat == OVER:
        return ()
    if state.phase == UNCOVER:
        return caps(state)
    if state.phase == REVEAL:
        return tuple(compress(COLOURS, chances(state)))
    return ways(state)


def caps(state: State) -> list[Move]:
    """The caps that may be taken off now."""
    fields, banned = enumerate(state.cells), state.banned
    return [CAPS[cell] for cell, field in fields if field >= COVERED and cell != banned]


def ways(state: State) -> Sequence[Move]:
    """Where the cap that was taken off may go."""
    cells, colour = state.cells, state.cells[state.cell]
    opening = cells.count(UNSEEN) >= AFTER_OPENING
    if opening or (state.done == UNCOVERINGS - 1 and not state.removed):
        return (LEAVE,)
    fields = enumerate(cells)
    others = [FIELDS[cell] for cell, field in fields if field < COVERED and field != colour]
    return [LEAVE, *others]


def weights(state: State) -> list[int]:
    return [weight for weight in chances(state) if weight]


def chances(state: State) -> Sequence[int]:
    """How likely each colour is on the field that is uncovered, 0 if it cannot be."""
    cells, cell, face = state.cells, state.cell, state.standing.face
    if cells[cell] != UNSEEN:
        return CERTAIN[cells[cell] - COVERED]
    if face:
        return [(state.layouts & layouts).bit_count() for layouts in SHOWING[face][cell]]
    return [SIZE - cells.count(c) - cells.count(c + COVERED) for c in range(SIZE)]


def play(state: State, move: Move) -> State:
    phase, at = move
    if phase == UNCOVER:
        cells, layouts, seat, _, _, done, removed, banned, standing = state
        return State(cells, layouts, seat, REVEAL, at, done, removed, banned, standing)
    return reveal(state, at) if phase == REVEAL else decide(state, at)


def reveal(state: State, colour: Colour) -> State:
    cells, layouts, seat, _, cell, done, removed, banned, standing = state
    layouts &= SHOWING[standing.face][cell][colour]
    cells = cells[:cell] + bytes((colour,)) + cells[cell + 1 :]
    if cells.count(colour) == SIZE:
        return eliminate(cells, layouts, seat, standing)
    return State(cells, layouts, seat, DECIDE, cell, done, removed, banned, standing)


def eliminate(cells: bytes, layouts: Layouts, seat: Seat, standing: Standing) -> State:
    """The seat is out, which may end the round and the game."""
    still, points, number, rounds, face = standing
    left = tuple(other for other in still if other != seat)
    gains = {seat: len(points) - len(still)}
    if len(left) == 1:
        gains[left[0]] = len(points) - 1
    points = tuple(own + gains.get(at, 0) for at, own in enumerate(points))
    if len(left) == 1 and number + 1 < rounds:
        return lay(points, number + 1, rounds, face)
    after = OVER if len(left) == 1 else follower(still, seat)
    return begin(cells, layouts, after, NOWHERE, Standing(left, points, number, rounds, face))


def follower(still: tuple[Seat, ...], seat: Seat) -> Seat:
    return still[(still.index(seat) + 1) % len(still)]


def decide(state: State, to: Cell) -> State:
    cells, layouts, seat, _, _, done, removed, _, standing = state
    if to == NOWHERE:
        removed = True
    else:
        cells = cells[:to] + bytes((cells[to] + COVERED,)) + cells[to + 1 :]
    done += 1
    if done == UNCOVERINGS:
        return begin(cells, layouts, follower(standing.still, seat), to, standing)
    return State(cells, layouts, seat, UNCOVER, NOWHERE, done, removed, NOWHERE, standing)


def scores(state: State) -> tuple[int, ...]:
    return state.standing.points


def places(state: State) -> tuple[int, ...]:
    still, points, _, rounds, _ = state.standing
    if rounds == 1:  # who is still in is ahead of all who are out
        points = tuple(len(points) if at in still else own for at, own in enumerate(points))
    return ranks(points)


def text(move: Move) -> str:
    return TEXTS[move.phase][move.at]


def position(state: State) -> str:
    cells, _, seat, phase, cell, done, removed, banned, standing = state
    expected = f"{'uck'[phase]}{(*GRID.names, '')[cell]}{done}{removed:d}"
    return "/".join(
        (
            "".join(SIGNS[field] for field in cells),
            "-" if seat == OVER else str(seat),
            "-" if seat == OVER else expected,
            (*GRID.names, "-")[banned],
            "".join(map(str, standing.still)),
            ",".join(map(str, standing.points)),
            str(standing.round),
        )
    )
