"""What the drawings use."""

import pytest

from paintbox.games import NAMES
from paintbox.view import view_of


@pytest.mark.parametrize("game", NAMES)
def test_no_sprite_is_a_symbol_which_firefox_takes_for_as_large_as_the_drawing(game: str) -> None:
    assert {shape.tag for shape in view_of(game).sprites()} == {"g"}
