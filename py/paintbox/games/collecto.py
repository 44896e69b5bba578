"""Collecto, for two to four: a push brings balls of a colour together, and one collects them.

Forty-eight balls, eight of each of six colours, lie on seven times seven cells, the middle
one empty, no two of a colour side by side or one above the other. A turn is a push: all balls
of a row or column close up against one of its two ends. It counts if balls of a colour touch
then; the mover collects every ball that touches one of its own colour. Only where no push
counts, a turn is two pushes, and the second counts. The game ends when two pushes cannot
bring balls of a colour together either. Three collected balls of a colour make a point; the
most points win, among equals the most balls.

With spotting, the seat to move finds a push that counts, or says that it sees none. Then the
others are asked in turn: the first to find one collects, and the turn is over. If nobody sees
one, the seat to move has two pushes.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from paintbox.engine.counts import ranks, tally
from paintbox.engine.game import OVER, Colour, NotationError, Options, Seat
from paintbox.engine.grid import Cell, Grid
from paintbox.engine.open import guess as guess
from paintbox.engine.open import seen as seen
from paintbox.engine.rng import Rng

NAME = "collecto"
VERSION = 1
OPTIONS = ("2", "2s", "3", "3s", "4", "4s")
SPOTTING = "s"

LETTERS = "roygbp"
EMPTY: Colour = len(LETTERS)
EACH = 8  # balls of a colour
WORTH = 3  # balls of a colour to a point
GRID = Grid(7, 7)
MIDDLE: Cell = 24

PUSH, SECOND, ASKED, FREE = range(4)  # phases
PHASE = "p2af"

Line = int  # 0–6 the rows from the top, 7–13 the columns from the left
Tray = bytes  # collected balls by colour
Look = tuple[int, int, int]  # a line in bits, see look()


class Move(NamedTuple):
    line: Line
    end: int  # 0 left or up, 1 right or down


class State(NamedTuple):
    cells: bytes  # 49 colours in reading order, EMPTY where none
    seat: int  # to decide, or OVER
    phase: int  # PUSH, SECOND of two, ASKED by the mover, FREE to push twice as all saw none
    mover: int  # whose turn it is, also while others are asked, or OVER
    spotting: bool
    trays: tuple[Tray, ...]
    choices: tuple[Move, ...]  # what `moves` gives; the rest implies it


LINES = GRID.rows + GRID.columns
ALONG = tuple(slice(line[0], line[-1] + 1, line[1] - line[0]) for line in LINES)
BEYOND = -1  # a line outside the board
BESIDE = tuple(  # by line, the lines before and after it
    (line - 1 if line % 7 > 0 else BEYOND, line + 1 if line % 7 < 6 else BEYOND)
    for line in range(14)
)
CHANGED = tuple((line, *(range(7, 14) if line < 7 else range(7))) for line in range(14))
PAIRS = tuple(  # by line, the neighbours of which at least one lies in it
    tuple((a, b) for a in line for b in GRID.neighbours[a] if a < b or b not in line)
    for line in LINES
)
PUSHES = tuple((Move(line, 0), Move(line, 1)) for line in range(14))
NONE = Move(-1, -1)  # says that one sees no push that counts
TEXT = {NONE: "n"} | {
    push: name + ends[push.end]
    for name, ends, pushes in zip("1234567abcdefg", ["lr"] * 7 + ["ud"] * 7, PUSHES, strict=True)
    for push in pushes
}
GAP = bytes((EMPTY,))
BITS = bytes(1 << colour for colour in range(EMPTY)).ljust(256, b"\0")  # by colour
TOUCH = 1 << 7 * 8  # above the bits of seven cells


def deal(options: Options, rng: Rng) -> str:
    cells = fill(rng)
    while not cells:  # three fillings in ten leave no ball that fits
        cells = fill(rng)
    return "".join(LETTERS[colour] for colour in cells if colour != EMPTY)


def fill(rng: Rng) -> bytearray | None:
    """A board of balls drawn one by one, none beside its colour; None where no ball fits."""
    cells, left = bytearray(GAP * 49), [EACH] * len(LETTERS)
    for cell in (*range(MIDDLE), *range(MIDDLE + 1, 49)):
        beside = {cells[other] for other in GRID.neighbours[cell]}
        fitting = [0 if colour in beside else count for colour, count in enumerate(left)]
        if not any(fitting):
            return None
        cells[cell] = rng.pick(fitting)
        left[cells[cell]] -= 1
    return cells


def start(options: Options, deal: str) -> State:
    if sorted(deal) != sorted(LETTERS * EACH):
        raise NotationError(deal, f"a deal of Collecto is 48 letters, eight of each of {LETTERS}")
    balls = bytes(map(LETTERS.index, deal))
    cells = balls[:MIDDLE] + GAP + balls[MIDDLE:]
    for cell, neighbours in enumerate(GRID.neighbours):
        for other in neighbours:
            if cells[cell] == cells[other]:
                names = f"{GRID.names[cell]} and {GRID.names[other]}"
                raise NotationError(deal, f"{names} are of one colour, but neighbours must differ")
    return begin(cells, 0, SPOTTING in options.switches, (bytes(EMPTY),) * options.seats)


def begin(cells: bytes, mover: Seat, spotting: bool, trays: tuple[Tray, ...]) -> State:
    """The state in which a seat's turn begins, or the game is over."""
    single = singles(cells)
    pushes = single or doubles(cells)
    if not pushes:
        return State(cells, OVER, PUSH, OVER, spotting, trays, ())
    choices = (*single, NONE) if spotting else pushes
    return State(cells, mover, PUSH, mover, spotting, trays, choices)


def turn(state: State) -> int:
    return state.seat


def fresh(state: State) -> bool:
    return state.phase != SECOND


def moves(state: State) -> tuple[Move, ...]:
    return state.choices


def weights(state: State) -> tuple[int, ...]:
    return ()


def play(state: State, move: Move) -> State:
    if move == NONE:
        return ask(state)
    cells, seat, _, mover, spotting, trays, _ = state
    board = pushed(cells, move)
    balls = touching(board, move.line)
    if not balls:
        cells = bytes(board)
        return State(cells, seat, SECOND, mover, spotting, trays, singles(cells))
    tray = bytearray(trays[seat])
    for cell in balls:
        tray[board[cell]] += 1
        board[cell] = EMPTY
    trays = (*trays[:seat], bytes(tray), *trays[seat + 1 :])
    return begin(bytes(board), (mover + 1) % len(trays), spotting, trays)


def ask(state: State) -> State:
    """The state after a seat saw none: the next is asked, or all were and the mover is free."""
    cells, seat, _, mover, spotting, trays, choices = state
    seat = (seat + 1) % len(trays)
    if seat != mover:
        return State(cells, seat, ASKED, mover, spotting, trays, choices)
    pushes = tuple(sorted(singles(cells) + doubles(cells)))
    return State(cells, seat, FREE, mover, spotting, trays, pushes)


def pushed(cells: bytes, move: Move) -> bytearray:
    """The board after a push, before anything is collected."""
    board = bytearray(cells)
    along = ALONG[move.line]
    board[along] = close_up(cells[along], move.end)
    return board


def close_up(balls: bytes, end: int) -> bytes:
    """The colours along a line that was pushed."""
    together = balls.replace(GAP, b"")
    return together.rjust(7, GAP) if end else together.ljust(7, GAP)


def touching(board: bytearray, line: Line) -> set[Cell]:
    """The balls that touch one of their colour, after a push of this line."""
    balls = set()
    for a, b in PAIRS[line]:
        if board[a] == board[b] != EMPTY:
            balls.add(a)
            balls.add(b)
    return balls


def singles(cells: bytes) -> tuple[Move, ...]:
    """The pushes that count, on a board where no balls of a colour touch."""
    return tuple(counting(survey(cells)))


def survey(cells: bytes) -> list[Look]:
    """By line how it looks, and last how it looks BEYOND the board."""
    return [*[look(cells[along]) for along in ALONG], (0, 0, 0)]


def counting(looks: list[Look]) -> Iterator[Move]:
    """The pushes after which balls of a colour touch, if none do yet."""
    for line, (before, after) in enumerate(BESIDE):
        beside = looks[before][0] | looks[after][0]
        _, first, last = looks[line]
        if first & beside:
            yield PUSHES[line][0]
        if last & beside:
            yield PUSHES[line][1]


@lru_cache(maxsize=1 << 14)
def look(balls: bytes) -> Look:
    """A line in bits: as it lies, pushed to its first end, pushed to its last.

    Two lines side by side have a bit in common where balls of a colour touch. A line as it lies
    has TOUCH too, a pushed one has it if balls of a colour touch in it.
    """
    return bits(balls) | TOUCH, bits(close_up(balls, 0)), bits(close_up(balls, 1))


def bits(balls: bytes) -> int:
    """Eight bits a cell, one of them set by its colour, and TOUCH if balls of a colour touch."""
    number = int.from_bytes(balls.translate(BITS), "big")
    return number | TOUCH if number & number >> 8 else number


@lru_cache(maxsize=1 << 10)
def doubles(cells: bytes) -> tuple[Move, ...]:
    """The pushes that do not count but leave one that does."""
    looks = survey(cells)
    single = set(counting(looks))
    return tuple(
        push
        for pushes in PUSHES
        for push in pushes
        if push not in single and leads(cells, looks, push)
    )


def leads(cells: bytes, looks: list[Look], push: Move) -> bool:
    """Whether a push moves balls and leaves one that counts; only changed lines are looked at."""
    board = bytes(pushed(cells, push))
    if board == cells:
        return False
    looks = looks.copy()
    for line in CHANGED[push.line]:
        looks[line] = look(board[ALONG[line]])
    return any(counting(looks))


def scores(state: State) -> tuple[int, ...]:
    return tuple(sum(balls // WORTH for balls in tray) for tray in state.trays)


def places(state: State) -> tuple[int, ...]:
    return ranks([*zip(scores(state), map(sum, state.trays), strict=True)])


def text(move: Move) -> str:
    return TEXT[move]


def position(state: State) -> str:
    over = state.seat == OVER
    phase = PHASE[state.phase] + (str(state.mover) if state.phase == ASKED else "")
    return "/".join(
        (
            "".join((LETTERS + ".")[colour] for colour in state.cells),
            "-" if over else str(state.seat),
            "-" if over else phase,
            *(tally(LETTERS, tray) for tray in state.trays),
        )
    )
