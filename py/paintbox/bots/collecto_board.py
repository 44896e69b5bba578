"""Collecto for searching: the board as one number, eight bits a cell, one of them by its colour.

A row has eight cells, the last always empty, so that a shift finds what touches. Pushes are
looked up by line. A tray is a number too, four bits a colour.
"""

from typing import NamedTuple

from paintbox.games import collecto
from paintbox.games.collecto import EACH, EMPTY, TOUCH, Move

Board = int
Tray = int
Push = tuple[Move, Board]  # a push, and the board after it, before anything is collected
Turn = tuple[Tray, Board]  # what a whole turn collects, and the board after it

CELL, ROW = 8, 64  # bits
ALL = 24  # bits of a tray before those of all its balls
NO_BALL = b"\0"
ROW_MASK = (1 << 7 * CELL) - 1
COLUMN_MASK = sum(0xFF << ROW * row for row in range(7))
COLOUR_MASKS = tuple(
    sum(1 << ROW * row + CELL * column + colour for row in range(7) for column in range(7))
    for colour in range(EMPTY)
)
REMEMBERED = 1 << 15  # looks of rows, and of columns
SHIFTS = tuple(ROW * line if line < 7 else CELL * (line - 7) for line in range(14))


class Look(NamedTuple):
    """A line as it lies, pushed to its first and its last end, and what these pushes change."""

    lies: int
    first: int
    last: int
    by_first: Board  # as the line's cells lie on the board, moved to its start
    by_last: Board


class Looks(dict[Board, Look]):
    """By the cells of a row, or of a column where they lie a row apart."""

    def __init__(self, apart: int) -> None:
        self._apart = apart  # in bytes

    def __missing__(self, cells: Board) -> Look:
        if len(self) >= REMEMBERED:
            self.clear()
        balls = cells.to_bytes(7 * self._apart, "little")[:: self._apart]
        together = balls.replace(NO_BALL, b"")
        lines = balls, together.ljust(7, NO_BALL), together.rjust(7, NO_BALL)
        lies, first, last = (marked(line) for line in lines)
        changes = [cells ^ spread(line, self._apart) for line in lines[1:]]
        self[cells] = found = Look(lies | TOUCH, first, last, *changes)
        return found


def marked(balls: bytes) -> int:
    """A line in bits, and TOUCH if balls of a colour touch."""
    number = int.from_bytes(balls, "little")
    return number | TOUCH if number & number >> CELL else number


def spread(balls: bytes, apart: int) -> Board:
    """A line whose cells are so many bytes apart."""
    cells = bytearray(7 * apart)
    cells[::apart] = balls
    return int.from_bytes(cells, "little")


ROWS, COLUMNS = Looks(1), Looks(8)


class Gains(dict[Board, Tray]):
    """By collected balls, as they lay on the board, how many of each colour they are."""

    def __missing__(self, balls: Board) -> Tray:
        counts = [(balls & mask).bit_count() for mask in COLOUR_MASKS]
        self[balls] = found = tray(counts)
        return found


def tray(counts: list[int] | bytes) -> Tray:
    """Balls by colour as one number, all of them together in its highest bits."""
    return sum(count << 4 * colour for colour, count in enumerate(counts)) + (sum(counts) << ALL)


FULL = tray([EACH] * EMPTY)  # all balls of the game


def board(cells: bytes) -> Board:
    balls = cells.translate(collecto.BITS)
    return sum(int.from_bytes(balls[7 * row :][:7], "little") << ROW * row for row in range(7))


class Turns(dict[Board, list[Turn]]):
    """By a board without pairs every whole turn, what collects most first; none: it is over."""

    def __init__(self) -> None:
        self._gains = Gains()

    def __missing__(self, board: Board) -> list[Turn]:
        turns = {self.collect(pushed) for _, pushed in self.singles(board)}
        if not turns:
            for _, pushed in self.quiet(board):
                turns.update(self.collect(second) for _, second in self.singles(pushed))
        self[board] = found = sorted(turns, reverse=True)
        return found

    def collect(self, pushed: Board) -> Turn:
        """Take every ball that touches one of its colour."""
        across, down = pushed & pushed >> CELL, pushed & pushed >> ROW
        balls = across | across << CELL | down | down << ROW
        return self._gains[balls], pushed ^ balls

    def singles(self, board: Board) -> list[Push]:
        """The pushes that count, in the order of the rules."""
        found: list[Push] = []
        self._look(board, ROWS, 0, ROW_MASK, found)
        self._look(board, COLUMNS, 7, COLUMN_MASK, found)
        return found

    def _look(self, board: Board, looks: Looks, start: int, mask: int, found: list[Push]) -> None:
        apart = SHIFTS[start + 1]
        seen = [looks[board >> apart * at & mask] for at in range(7)]
        before = 0
        for at in range(7):
            lies, first, last, by_first, by_last = seen[at]
            beside = before | (seen[at + 1].lies if at < 6 else 0)
            if first & beside:
                found.append((collecto.PUSHES[start + at][0], board ^ by_first << apart * at))
            if last & beside:
                found.append((collecto.PUSHES[start + at][1], board ^ by_last << apart * at))
            before = lies

    def quiet(self, board: Board) -> list[Push]:
        """The pushes that move balls and do not count."""
        found: list[Push] = []
        for line, shift in enumerate(SHIFTS):
            looks, mask = (ROWS, ROW_MASK) if line < 7 else (COLUMNS, COLUMN_MASK)
            look = looks[board >> shift & mask]
            for end, change in enumerate((look.by_first, look.by_last)):
                pushed = board ^ change << shift
                if change and not touches(pushed):
                    found.append((collecto.PUSHES[line][end], pushed))
        return found


def touches(board: Board) -> bool:
    """Whether two balls of a colour touch."""
    return bool(board & board >> CELL or board & board >> ROW)
