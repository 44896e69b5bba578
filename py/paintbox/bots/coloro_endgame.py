"""Coloro to its end: who wins a position if both play as well as possible."""

from paintbox.bots.coloro_board import (
    MASK,
    TOKENS,
    Board,
    Left,
    Ranks,
    Stacks,
    Ways,
    follows,
)

LOST, SHARED, WON = -1, 0, 1
LATE = 14  # with fewer tokens left it pays to look who can still win at all


class SpentError(Exception):
    """The nodes granted are used up."""


class Endgame:
    """What is known of the positions after a board of these colours."""

    def __init__(self, colours: bytes) -> None:
        self.nodes = 0  # that may still be looked at
        self._colours = colours
        self._cells = [_cells(colours, colour) for colour in range(6)]
        self._ways = Ways()
        self._ranks = Ranks()
        self._known: dict[Board, tuple[int, int]] = {}  # the least and the most it can be

    def value(self, board: Board, low: int = LOST, high: int = WON) -> int:
        """What the seat to move gets; of what lies outside low to high only that it does.

        Raises SpentError; asked again with new nodes it goes on where it was.
        """
        least, most = self._known.get(board) or self._bounds(board)
        if least == most or least >= high:
            return least
        if most <= low:
            return most
        best = self._search(board, low, high)
        if best == LOST or best <= low:
            most = best
        if best == WON or best >= high:
            least = best
        if low < best < high:
            least = most = best
        self._known[board] = least, most
        return best

    def _search(self, board: Board, low: int, high: int) -> int:
        best = LOST
        for after in self.ordered(board):
            best = max(best, -self.value(after, -high, -max(low, best)))
            if best >= high:
                return best
        return best

    def ordered(self, board: Board) -> list[Board]:
        """The positions that follow, those with a high stack and few answers first."""
        found = []
        for number, after in enumerate(follows(board, self._colours, self._ways)):
            left, line, _, taken = after
            answers = left & MASK[line]
            found.append((3 * answers.bit_count() - self._ranks[taken][0], number, after))
        found.sort()
        return [after for _, _, after in found]

    def _bounds(self, board: Board) -> tuple[int, int]:
        """What is known of a position at first sight; costs a node."""
        if not self.nodes:
            raise SpentError
        self.nodes -= 1
        left, line, mine, other = board
        if not TOKENS[line][left & MASK[line]]:
            result = _compare(self._ranks[mine], self._ranks[other])
            return result, result
        tokens = left.bit_count()
        if tokens < LATE and self._beaten(left, mine, other, (tokens + 1) // 2):
            return LOST, LOST
        if tokens < LATE and self._beaten(left, other, mine, tokens // 2):
            return WON, WON
        return LOST, WON

    def _beaten(self, left: Left, mine: Stacks, other: Stacks, turns: int) -> bool:
        """Whether no stack can become as high any more as the other's highest."""
        top = max((stack & 7 for stack in other), default=0)
        room = [min((left & cells).bit_count(), turns) for cells in self._cells]
        if max(room) >= top:
            return False
        return all((stack & 7) + room[stack >> 3] < top for stack in mine)


def _cells(colours: bytes, colour: int) -> int:
    return sum(1 << cell for cell, found in enumerate(colours) if found == colour)


def _compare(mine: tuple[int, ...], other: tuple[int, ...]) -> int:
    return (mine > other) - (mine < other)
