"""Who has the device sees the own secret while a button is held, and nobody another's."""

import pytest
from test_bots_at_the_table import everything, kept

from paintbox.peer.agreements import Agreements
from paintbox.view.play import Play
from paintbox.view.screens.table import table

CLOSED = Agreements(frozenset({"c"}))


def playing() -> Play:
    """Colorpop for two people on one device; the first has it, and holds the button."""
    play = Play(kept(kinds=("p", "p"), game="colorpop"))
    play.hand_over()
    play.peek(holds=True)
    assert play.viewer == 0
    return play


def step(play: Play) -> None:
    play.session.play(play.choices()[0])
    play.follow()


def test_a_move_closes_what_is_held_open() -> None:
    play = playing()
    step(play)
    assert play.curtain
    assert play.viewer == -1
    play.hand_over()
    assert play.viewer == -1  # the button has to be pressed anew


def test_stepping_back_closes_what_is_held_open() -> None:
    play = playing()
    play.show(0)
    assert play.viewer == -1


@pytest.mark.parametrize("handed", [False, True])
def test_after_an_undo_the_device_is_handed_over_again(handed: bool) -> None:
    play = playing()
    step(play)
    if handed:
        play.hand_over()
    play.session.undo()
    play.follow()
    assert play.curtain
    play.peek(holds=True)
    assert play.viewer == -1


def test_a_game_that_was_closed_has_no_curtain_and_nothing_to_tap() -> None:
    play = Play(kept(kinds=("p", "p"), game="colorpop")._replace(agreed=CLOSED))
    assert play.over
    assert not play.curtain
    assert play.guide() == ""
    assert play.why("alone") == "The game is over"
    shapes = everything(table(play.table(looking=True)))
    assert not [s for s in shapes if s.tag == "g" and s.attrs.get("role") == "button"]
