"""The histories of one game on one device."""

import pytest

from paintbox.peer.histories import Histories, maximal, starts

NONE = Histories()
A, AB, ABC, AD = ("a",), ("a", "b"), ("a", "b", "c"), ("a", "d")


def test_a_device_begins_with_the_bare_board() -> None:
    assert NONE.shown == ()


@pytest.mark.parametrize(
    ("longer", "shorter", "yes"),
    [(AB, A, True), (A, A, True), (A, (), True), (A, AB, False), (AD, AB, False)],
)
def test_steps_are_compared_one_by_one(
    longer: tuple[str, ...], shorter: tuple[str, ...], yes: bool
) -> None:
    assert starts(longer, shorter) is yes


def test_b1_is_no_beginning_of_b10() -> None:
    assert not starts(("b10",), ("b1",))


def test_the_beginning_of_another_history_is_dropped() -> None:
    assert maximal(frozenset({(), A, AB, ABC, AD})) == {ABC, AD}


def test_an_extension_is_shown_at_once() -> None:
    assert NONE.merge(A).merge(ABC) == Histories(frozenset({ABC}), ABC)


def test_an_older_history_changes_nothing() -> None:
    now = NONE.merge(ABC)
    assert now.merge(A) == now
    assert now.merge(ABC) == now


def test_another_way_is_kept_but_not_shown() -> None:
    assert NONE.merge(AB).merge(AD) == Histories(frozenset({AB, AD}), AB)


def test_the_order_of_merging_does_not_matter() -> None:
    assert NONE.merge(AD).merge(A).merge(ABC).all == NONE.merge(ABC).merge(AD).all


def test_a_step_played_here_takes_the_place_of_what_was_before() -> None:
    assert NONE.merge(A).replace(A, AB) == Histories(frozenset({AB}), AB)


def test_a_step_taken_back_here_is_forgotten() -> None:
    assert NONE.merge(AB).replace(AB, A) == Histories(frozenset({A}), A)


def test_what_was_played_on_elsewhere_stays_and_is_shown_when_a_step_is_taken_back() -> None:
    both = Histories(frozenset({ABC, AD}), AB)
    assert both.replace(AB, A) == Histories(frozenset({ABC, AD}), ABC)
