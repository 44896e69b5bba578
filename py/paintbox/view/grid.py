"""The board of a game on a grid: its ground, the coordinates at its edge, where cells lie."""

from functools import cache
from typing import NamedTuple

from paintbox.engine.grid import Cell, Grid
from paintbox.view.shape import Shape

EDGE = 7.0  # from the edge of the ground to the middle of its letters and numbers


class Board(NamedTuple):
    """A grid as it lies in the drawing; turned, it is seen from the far side."""

    grid: Grid
    size: float  # of a cell
    x: float  # of the ground's left edge
    y: float
    turned: bool = False
    rim: float = 13  # of the ground around the cells

    @cache  # noqa: B019 - there are as many boards as games and sides
    def at(self, cell: Cell) -> tuple[float, float]:
        """The middle of a cell."""
        last = len(self.grid.names) - 1
        row, column = divmod(last - cell if self.turned else cell, self.grid.width)
        half = self.rim + self.size / 2
        return self.x + half + column * self.size, self.y + half + row * self.size

    @cache  # noqa: B019
    def ground(self) -> list[Shape]:
        """The board itself and the letters and numbers at its edge."""
        width = self.grid.width * self.size + 2 * self.rim
        height = self.grid.height * self.size + 2 * self.rim
        ground = Shape(
            "ground",
            "rect",
            None,
            {
                "class": "ground",
                "x": f"{self.x:g}",
                "y": f"{self.y:g}",
                "width": f"{width:g}",
                "height": f"{height:g}",
                "rx": "18",
            },
        )
        return [ground, *self._coordinates(width, height)]

    def _coordinates(self, width: float, height: float) -> list[Shape]:
        labels = []
        for line in self.grid.columns:
            name = self.grid.names[line[0]][0]
            labels.append((name, self.at(line[0])[0], self.y + EDGE))
        for line in self.grid.rows:
            name = self.grid.names[line[0]][1:]
            labels.append((name, self.x + EDGE, self.at(line[0])[1]))
        return [
            Shape(f"edge-{name}", "text", (x, y, 1), {"class": "coordinate"}, name)
            for name, x, y in labels
        ]

    def band(self, line: tuple[Cell, ...]) -> tuple[float, float, float, float]:
        """x, y, width and height around the cells of a line."""
        ends = self.at(line[0]), self.at(line[-1])
        left, top = (min(end[axis] for end in ends) - self.size / 2 for axis in (0, 1))
        right, bottom = (max(end[axis] for end in ends) + self.size / 2 for axis in (0, 1))
        return left, top, right - left, bottom - top
