"""Where everything lies on Coloretto's table, for two to five players."""

from functools import cache, lru_cache
from typing import NamedTuple

from paintbox.engine.game import Seat
from paintbox.view.cards import HEIGHT, WIDTH

At = tuple[float, float, float]  # x, y and scale

BOX = (0, 0, 360, 468)
EDGE = 8.0  # of the table, to the left and right
TOP = 2.0
ROW = 240.0  # how wide a row is
NUMBER = 13.0  # where its number stands
SLOTS = 26.0  # where its slots begin
GAP = 6.0  # between two of them
BUTTON = (62.0, 34.0)  # the button of a row
PILE = 304.0  # the middle of the pile and of what lies below it
NAMES = 54.0  # how wide the names beside the hands are
FEW = 4  # a fan of so many cards or fewer is not pressed together


class Sizes(NamedTuple):
    """What the number of players fixes; heights are from one to the next."""

    rows: int
    row: float
    space: float  # between two rows
    laid: float  # scale of a card in a row
    hand: float
    held: float  # scale of a card in a hand
    spread: tuple[float, float]  # how far a fan goes to the right and up


SIZES = {
    2: Sizes(3, 88, 8, 1.35, 92, 1.2, (7, 24)),
    3: Sizes(3, 73, 7, 1.25, 76, 0.95, (5, 18)),
    4: Sizes(4, 56, 6, 0.98, 57, 0.8, (5, 10)),
    5: Sizes(5, 46, 5, 0.8, 46, 0.74, (6, 5)),
}


class Table(NamedTuple):
    """A table as one of its seats sees it."""

    seats: int
    columns: str  # letters of the cards that hands can hold
    near: Seat

    @property
    def sizes(self) -> Sizes:
        return SIZES[self.seats]

    @property
    def top(self) -> float:
        """Where the rows begin: in the middle of what the hands leave."""
        sizes, others = self.sizes, self.seats - 1
        free = BOX[3] - 2 * TOP - self.seats * sizes.hand - self.depth
        return TOP + others * sizes.hand + free / 2

    @property
    def depth(self) -> float:
        """From the top of the first row to the bottom of the last."""
        return self.sizes.rows * self.sizes.row - self.sizes.space

    @property
    def height(self) -> float:
        """Of a row."""
        return self.sizes.row - self.sizes.space

    @cache  # noqa: B019 - there are as many tables as options and sides
    def row(self, index: int) -> tuple[float, float]:
        """The middle of a row."""
        return EDGE + ROW / 2, self.top + index * self.sizes.row + self.height / 2

    @cache  # noqa: B019
    def slot(self, index: int, nth: int) -> At:
        """Where the nth card of a row lies."""
        width = WIDTH * self.sizes.laid
        x = EDGE + SLOTS + width / 2 + nth * (width + GAP)
        return x, self.row(index)[1], self.sizes.laid

    @cache  # noqa: B019
    def take(self, index: int) -> tuple[float, float]:
        """The middle of a row's button."""
        return EDGE + ROW - EDGE - BUTTON[0] / 2, self.row(index)[1]

    def beside(self, index: int, height: float) -> float:
        """The middle of what lies below a row, or above one of the lower half."""
        side = -1 if 2 * index >= self.sizes.rows else 1
        return self.row(index)[1] + side * (self.height + height + GAP) / 2

    @property
    def pile(self) -> At:
        return PILE, self.top + 38, 1.6

    @property
    def shown(self) -> At:
        """Where a drawn card waits."""
        return PILE, self.top + self.depth - 40, 1.75

    @cache  # noqa: B019
    def hand(self, seat: Seat) -> float:
        """The middle of the lowest cards of a hand."""
        nth = (seat - self.near - 1) % self.seats  # the near one is the last
        below = (self.sizes.hand - HEIGHT * self.sizes.held - self.sizes.spread[1]) / 2
        middle = self.sizes.hand - below - HEIGHT * self.sizes.held / 2
        if nth == self.seats - 1:
            return BOX[3] - TOP - self.sizes.hand + middle
        return TOP + nth * self.sizes.hand + middle

    @lru_cache(maxsize=1000)  # noqa: B019
    def fan(self, seat: Seat, letter: str, nth: int, cards: int) -> At:
        """Where the nth of so many cards of a hand lies, upwards to the right."""
        right, up = self.sizes.spread
        share = nth / max(cards - 1, FEW - 1)
        x = self.column(letter) + share * right
        return x, self.hand(seat) - share * up, self.sizes.held

    @cache  # noqa: B019
    def column(self, letter: str) -> float:
        """The middle of the lowest card of a kind."""
        left = EDGE + (NAMES if self.seats > 2 else 0)
        last = BOX[2] - EDGE - WIDTH * self.sizes.held - self.sizes.spread[0]
        step = (last - left) / (len(self.columns) - 1)
        return left + WIDTH * self.sizes.held / 2 + self.columns.index(letter) * step
