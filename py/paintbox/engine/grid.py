"""Boards of square cells: numbers, names, lines, neighbours, connected groups."""

from collections.abc import Container
from functools import cached_property
from itertools import pairwise

from paintbox.engine.game import NotationError

Cell = int  # counted from 0 in reading order


class Grid:
    """A board ``width`` cells wide (at most 26) and ``height`` cells high."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.names = tuple(
            f"{chr(ord('a') + column)}{row + 1}" for row in range(height) for column in range(width)
        )
        self.rows = tuple(tuple(range(row * width, row * width + width)) for row in range(height))
        self.columns = tuple(tuple(range(column, width * height, width)) for column in range(width))

    def cell(self, name: str) -> Cell:
        """The cell of a name: column letter from the left, row number from the top.

        Raises NotationError.
        """
        try:
            return self._cells[name]
        except KeyError:
            raise NotationError(name, f"cells are named a1 to {self.names[-1]}") from None

    @cached_property
    def _cells(self) -> dict[str, Cell]:
        return {name: cell for cell, name in enumerate(self.names)}

    @cached_property
    def neighbours(self) -> tuple[tuple[Cell, ...], ...]:
        """By cell, the cells above, to the left, to the right and below it."""
        lines = self.rows + self.columns
        pairs = [(a, b) for line in lines for a, b in pairwise(line)]
        beside: list[list[Cell]] = [[] for _ in self.names]
        for a, b in pairs:
            beside[a].append(b)
            beside[b].append(a)
        return tuple(tuple(sorted(cells)) for cells in beside)

    def group(self, cells: bytes, start: Cell, colours: Container[int]) -> frozenset[Cell]:
        """The cells connected with ``start`` through cells whose colour is among ``colours``."""
        found, edge = {start}, [start]
        while edge:
            for cell in self.neighbours[edge.pop()]:
                if cell not in found and cells[cell] in colours:
                    found.add(cell)
                    edge.append(cell)
        return frozenset(found)
