"""Collecto some turns ahead: what a seat gets if all others play against it (alpha-beta)."""

from paintbox.bots.collecto_board import Board, Turn, Turns
from paintbox.bots.collecto_worth import Ends, Standings, Trays

NEVER = 1 << 30  # beyond every value


class SpentError(Exception):
    """The boards granted are used up."""


class Search:
    """What is known of the boards that can follow."""

    def __init__(self, boards: int) -> None:
        self.boards = boards  # whose turns may still be looked for
        self.open = False  # whether the horizon was reached before the end of the game
        self.turns = Turns()
        self._ends = Ends()
        self._standings = Standings()

    def value(
        self, board: Board, trays: Trays, me: int, turns: int, low: int = -NEVER, high: int = NEVER
    ) -> int:
        """What the side to move gets, looking some turns ahead, at least one.

        Trays are those of the seat to move and of the others in turn order; ``me`` is there the
        seat that plays against all others: they are the other side. Raises SpentError.
        """
        ways = self.turns.get(board)
        if ways is None:
            ways = self._look(board)
        if not ways:
            return -self._ends[me, trays] if me else self._ends[me, trays]
        if turns == 1:
            return self._horizon(ways, trays, me, high)
        then, rest, best = (me or len(trays)) - 1, trays[1:], -NEVER
        for at, (gain, after) in enumerate(ways):
            following = (*rest, trays[0] + gain)
            if me and then:
                found = self.value(after, following, then, turns - 1, low, high)
            else:
                found = -self.value(after, following, then, turns - 1, -high, -low)
            if found > best:
                best, low = found, max(found, low)
                if best >= high:
                    ways.insert(0, ways.pop(at))  # the next time it is tried first
                    break
        return best

    def _horizon(self, ways: list[Turn], trays: Trays, me: int, high: int) -> int:
        """What the side to move gets by the last turn that is looked at."""
        self.open = True
        rest, best, sign = trays[1:], -NEVER, -1 if me else 1
        for gain, _ in ways:
            best = max(best, sign * self._standings[me, (trays[0] + gain, *rest)])
            if best >= high:
                break
        return best

    def _look(self, board: Board) -> list[Turn]:
        if not self.boards:
            raise SpentError
        self.boards -= 1
        return self.turns[board]
