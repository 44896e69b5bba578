"""The page's narrowing: what a tap may mean, with the toy's texts and Coloro's."""

from random import Random

import pytest

import laws
import toy
from paintbox.engine.game import CHANCE, OVER, Options
from paintbox.engine.record import Record
from paintbox.engine.session import Session
from paintbox.view.tap import narrow


def toy_session(*steps: str) -> Session:
    session = Session(Record(toy.NAME, Options(2), "d4xrg"))
    for step in steps:
        session.play(step)
    return session


def test_a_tap_whose_text_is_a_step_means_just_that_step() -> None:
    assert narrow(toy_session().choices(), "b1") == ["b1"]


def test_the_longer_neighbour_is_reached_by_its_own_text() -> None:
    assert narrow(toy_session().choices(), "b10") == ["b10"]


def test_b1_does_not_begin_b10_once_it_is_taken() -> None:
    assert narrow(toy_session("b1", "r", "n").choices(), "b1") == []


def test_a_letter_begins_every_cell_of_its_column() -> None:
    assert narrow(toy_session().choices(), "b") == ["b1", "b2", "b10"]


def test_a_cell_with_two_ends_asks() -> None:
    assert narrow(["c2l", "c2r", "d2l"], "c2") == ["c2l", "c2r"]


def test_several_beginnings_are_taken_together_and_once() -> None:
    assert narrow(["a1", "b1", "b2"], "b1 b a1") == ["b1", "b2", "a1"]


@pytest.mark.parametrize("beginnings", ["", "x", "a1r", " "])
def test_what_begins_no_step_means_nothing(beginnings: str) -> None:
    assert narrow(["a1", "b10"], beginnings) == []


@pytest.mark.parametrize("options", toy.OPTIONS)
def test_every_step_of_the_toy_can_be_reached_by_its_own_text(options: str) -> None:
    for session in laws.walk(laws.seeded(toy.NAME, options, 1), Random(1)):
        if session.turn not in (CHANCE, OVER):
            assert all(narrow(session.choices(), step) == [step] for step in session.choices())
