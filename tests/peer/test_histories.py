"""The histories of one game on one device."""

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paintbox.peer.histories import Apart, Histories, Steps, apart, maximal, starts

settings.register_profile("paintbox", deadline=None, derandomize=True, database=None)
settings.load_profile("paintbox")

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


# Comparing


@pytest.mark.parametrize(
    ("ours", "theirs", "found", "kind"),
    [
        ((), (), Apart(0, (), ()), ""),
        (AB, AB, Apart(2, (), ()), ""),
        ((), AB, Apart(0, (), AB), "extension"),
        (A, ABC, Apart(1, (), ("b", "c")), "extension"),
        (ABC, A, Apart(1, ("b", "c"), ()), "beginning"),
        (A, (), Apart(0, A, ()), "beginning"),
        (ABC, AD, Apart(1, ("b", "c"), ("d",)), "fork"),
        (("b1",), ("b10",), Apart(0, ("b1",), ("b10",)), "fork"),
    ],
)
def test_two_histories_meet_in_one_of_four_ways(
    ours: Steps, theirs: Steps, found: Apart, kind: str
) -> None:
    assert apart(ours, theirs) == found
    ways = {"extension": found.extension, "beginning": found.beginning, "fork": found.fork}
    assert [way for way, yes in ways.items() if yes] == [kind][: bool(kind)]


def test_what_was_chosen_is_shown_and_the_other_stays() -> None:
    both = NONE.merge(AB).merge(AD)
    assert both.choose(AD) == Histories(frozenset({AB, AD}), AD)
    assert both.choose(AD).choose(AB) == both


def test_only_a_history_of_the_game_is_chosen() -> None:
    with pytest.raises(ValueError, match="^'a b c': this is no history of the game$"):
        NONE.merge(AB).choose(ABC)


def test_histories_are_cut_to_a_length() -> None:
    both = NONE.merge(ABC).merge(AD)
    assert both.cut(2) == Histories(frozenset({AB, AD}), AB)
    assert both.cut(1) == Histories(frozenset({A}), A)


# What holds of every union

LINES = tuple(steps for length in range(4) for steps in product("ab", repeat=length))
texts = st.sampled_from(LINES)


def some(chosen: int, which: int, length: int) -> Histories:
    """Of LINES those whose bit is set, and a beginning of one of them shown."""
    everything = maximal(steps for at, steps in enumerate(LINES) if chosen >> at & 1)
    longest = sorted(everything)[which % len(everything)]
    return Histories(everything, longest[:length])


def kept_histories() -> st.SearchStrategy[Histories]:
    chosen = st.integers(1, 2 ** len(LINES) - 1)
    return st.builds(some, chosen, st.integers(0, 7), st.integers(0, 3))


@given(kept_histories(), kept_histories())
def test_a_union_has_the_same_histories_whoever_takes_in_whom(a: Histories, b: Histories) -> None:
    assert a.union(b).all == b.union(a).all


@given(kept_histories(), kept_histories(), kept_histories())
def test_a_union_has_the_same_histories_in_any_grouping(
    a: Histories, b: Histories, c: Histories
) -> None:
    assert a.union(b).union(c).all == a.union(b.union(c)).all


@given(kept_histories())
def test_a_union_with_itself_changes_nothing(a: Histories) -> None:
    assert a.union(a) == a


@given(kept_histories(), kept_histories())
def test_a_union_taken_twice_is_the_same_as_once(a: Histories, b: Histories) -> None:
    assert a.union(b).union(b) == a.union(b)


@given(kept_histories(), kept_histories())
def test_no_history_is_lost_and_none_is_a_beginning(a: Histories, b: Histories) -> None:
    both = a.union(b).all
    assert both <= a.all | b.all
    assert all(any(starts(long, steps) for long in both) for steps in a.all | b.all)
    assert maximal(both) == both


@given(kept_histories(), kept_histories())
def test_the_shown_one_is_still_there_and_moves_only_on(a: Histories, b: Histories) -> None:
    both = a.union(b)
    assert any(starts(steps, both.shown) for steps in both.all)
    assert starts(both.shown, a.shown)
    assert both.shown in (a.shown, b.shown)


@given(kept_histories(), kept_histories())
def test_both_devices_show_the_same_but_at_a_fork(a: Histories, b: Histories) -> None:
    same = a.union(b).shown == b.union(a).shown
    assert same is not apart(a.shown, b.shown).fork


@given(texts, st.lists(st.integers(0, 4), min_size=3, max_size=3))
def test_of_one_line_the_longest_is_shown_in_any_order_and_grouping(
    line: Steps, lengths: list[int]
) -> None:
    a, b, c = (NONE.merge(line[:length]) for length in lengths)
    longest = line[: max(lengths)]
    assert a.union(b).union(c).shown == a.union(b.union(c)).shown == longest


def test_at_a_fork_the_grouping_decides_what_is_shown() -> None:
    one, other, on = NONE.merge(A), NONE.merge(("x",)), NONE.merge(AB)
    assert one.union(other).union(on).shown == AB
    assert one.union(other.union(on)).shown == A


@given(kept_histories(), kept_histories(), st.integers(0, 4))
def test_a_cut_goes_before_a_union_or_after(a: Histories, b: Histories, steps: int) -> None:
    assert a.union(b).cut(steps).all == a.cut(steps).union(b.cut(steps)).all


@given(texts, texts)
def test_what_two_histories_share_is_all_they_share(ours: Steps, theirs: Steps) -> None:
    found = apart(ours, theirs)
    assert ours[: found.shared] + found.ours == ours
    assert theirs[: found.shared] + found.theirs == theirs
    assert ours[: found.shared] == theirs[: found.shared]
    assert found.ours[:1] != found.theirs[:1] or ours == theirs
