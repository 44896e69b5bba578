"""What is laid onto the cells of a board."""

from collections.abc import Iterable

from paintbox.engine.grid import Cell
from paintbox.view.grid import Board
from paintbox.view.laying import NOTHING, Place
from paintbox.view.shape import Shape


def places(board: Board, cells: Iterable[Cell]) -> tuple[Place, ...]:
    """A place on each of these cells."""
    size, names = board.size, board.grid.names
    return tuple(Place(names[cell], *board.at(cell), size, size, size / 2) for cell in cells)


def tokens(places: Iterable[Place], letters: str, look: str, scale: float) -> list[Shape]:
    """What lies there; ``look`` is its symbol, with {} for the letter."""
    return [
        Shape(place.name, "use", (place.x, place.y, scale), {"href": look.format(letter)})
        for place, letter in zip(places, letters, strict=True)
        if letter != NOTHING
    ]
