"""Boards of square cells."""

import pytest

from paintbox.engine.game import NotationError
from paintbox.engine.grid import Grid

WIDE = Grid(3, 2)
TALL = Grid(2, 10)


def test_cells_are_named_in_reading_order() -> None:
    assert WIDE.names == ("a1", "b1", "c1", "a2", "b2", "c2")


def test_a_name_gives_its_cell() -> None:
    assert [WIDE.cell(name) for name in WIDE.names] == [0, 1, 2, 3, 4, 5]


def test_a_row_number_may_have_two_digits() -> None:
    assert TALL.cell("b10") == 19


@pytest.mark.parametrize("name", ["", "a", "a0", "a3", "d1", "A1", "a1 ", "a01", "1a"])
def test_what_is_not_on_the_board_is_refused(name: str) -> None:
    with pytest.raises(NotationError, match=f"^'{name}': cells are named a1 to c2$"):
        WIDE.cell(name)


def test_rows_run_from_the_left() -> None:
    assert WIDE.rows == ((0, 1, 2), (3, 4, 5))


def test_columns_run_from_the_top() -> None:
    assert WIDE.columns == ((0, 3), (1, 4), (2, 5))


def test_neighbours_are_above_left_right_and_below() -> None:
    assert Grid(3, 3).neighbours[4] == (1, 3, 5, 7)


def test_the_edge_does_not_wrap() -> None:
    assert WIDE.neighbours == ((1, 3), (0, 2, 4), (1, 5), (0, 4), (1, 3, 5), (2, 4))


def test_a_single_cell_has_no_neighbour() -> None:
    assert Grid(1, 1).neighbours == ((),)


@pytest.mark.parametrize(("start", "group"), [(0, {0, 1, 4}), (4, {0, 1, 4}), (2, {2}), (3, {3})])
def test_a_group_holds_what_is_connected_by_sides(start: int, group: set[int]) -> None:
    cells = bytes([7, 7, 8, 9, 7, 9])
    assert WIDE.group(cells, start, {cells[start]}) == group


def test_a_group_may_pass_through_several_colours() -> None:
    assert WIDE.group(bytes([7, 8, 7, 9, 9, 9]), 0, {7, 8}) == {0, 1, 2}
