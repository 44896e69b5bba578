"""What players agree on beside the moves."""

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import toy
from paintbox.engine.game import NotationError, Options
from paintbox.engine.record import Record
from paintbox.peer.agreements import Agreed, Agreements, Handed, Request
from paintbox.peer.histories import Histories, beside, maximal
from paintbox.peer.kept import Kept

settings.register_profile("paintbox", deadline=None, derandomize=True, database=None)
settings.load_profile("paintbox")

HANDINGS = ("h0x1b3s1", "h0x2p", "h1x1b1s0", "h1x1b4s2", "h2x1p", "h2x1b2s0")
ENTRIES = ("c", "r1", "r2", "h0x1b3s1", "f0123abcd", "t0x1b2", "g0x1b2", "n0x1b2", "g1x1b1")
LINES = tuple(steps for length in range(4) for steps in product("ab", repeat=length))


def some(*entries: str) -> Agreements:
    return Agreements(frozenset(entries))


# Reading and writing


@pytest.mark.parametrize("entry", [*ENTRIES, *HANDINGS, "t2x12b140", "g2x1b0", "h1x9999p"])
def test_an_entry_reads_back(entry: str) -> None:
    assert Agreements.parse(entry, 3) == some(entry)
    assert str(some(entry)) == entry


def test_entries_are_joined_in_order() -> None:
    assert str(some(*ENTRIES)) == "c-f0123abcd-g0x1b2-g1x1b1-h0x1b3s1-n0x1b2-r1-r2-t0x1b2"
    assert Agreements.parse(str(some(*ENTRIES)), 3) == some(*ENTRIES)


@pytest.mark.parametrize(
    "entry",
    [
        *("", "r", "r12", "rx", "c1", "h1", "h1x", "h1x1", "h1x0p", "h1x01p", "h1x10000p"),
        *(
            "h1x1b2",
            "h1x1b0s0",
            "h1x1b12s0",
            "h1x1ps0",
            "h1x1b2s",
            "h1x1b2s٢",
            "t1x1",
            "t1x0b1",
            "t1x1b",
        ),
        *("t1x1b00", "t1x1b10000", "f0123abc", "fiiiiiiii", "z", "q1", "r١"),
    ],
)
def test_an_entry_that_is_not_known_is_refused_by_name(entry: str) -> None:
    with pytest.raises(NotationError, match=f"^'{entry}': made by a newer Paintbox"):
        Agreements.parse(f"c-{entry}", 3)


@pytest.mark.parametrize("entry", ["r2", "h2x1p", "h0x1b1s2", "t2x1b0", "g9x1b0", "n2x1b0"])
def test_a_seat_that_does_not_exist_is_refused(entry: str) -> None:
    with pytest.raises(NotationError, match=f"^'{entry}': 2 seats are numbered from 0$"):
        Agreements.parse(entry, 2)


# Meaning


def test_a_game_is_closed_by_all_or_by_who_resigns() -> None:
    assert some("c").closed
    assert some("r1").closed
    assert not some("h0x1p", "t0x1b2").closed
    assert some("r1", "r2").resigned == {1, 2}


@pytest.mark.parametrize(
    ("resigned", "before", "after"),
    [
        ((), (2, 1, 3), (2, 1, 3)),
        ((), (2,), (2,)),  # alone, and not all was cleared
        (("r1",), (2, 1, 3), (1, 3, 2)),
        (("r0",), (2, 1, 3), (3, 1, 2)),
        (("r1", "r2"), (2, 1, 3), (1, 2, 2)),
        (("r0",), (1, 1), (2, 1)),
        (("r0",), (1, 2, 2), (3, 1, 1)),
        (("r0", "r1"), (1, 2), (1, 1)),
    ],
)
def test_who_resigns_is_behind_all_others(
    resigned: tuple[str, ...], before: tuple[int, ...], after: tuple[int, ...]
) -> None:
    assert some(*resigned).places(before) == after


def test_a_seat_is_as_it_was_handed_over_last() -> None:
    agreed = some("h0x2b3s1", "h0x10p", "h1x1b4s2")
    assert [agreed.handed(seat) for seat in range(3)] == [Handed(0, 0), Handed(4, 2), None]


def test_each_handing_over_counts_on() -> None:
    agreed = some().hand(1, Handed(2, 0)).hand(1, Handed(0, 1)).hand(2, Handed(4, 0))
    assert agreed == some("h1x1b2s0", "h1x2p", "h2x1b4s0")
    assert agreed.handed_seats == {1, 2}


def test_however_often_a_seat_was_handed_over_its_entry_can_be_read() -> None:
    last = str(some("h1x9999b2s0").hand(1, Handed(0, 1)))
    assert Agreements.parse(last, 3).handed(1) == Handed(0, 1)


def test_of_two_who_hand_over_a_seat_at_once_who_gives_it_to_a_person_goes_before() -> None:
    assert some("h1x1b4s0", "h1x1p").handed(1) == Handed(0, 1)
    assert some("h1x1b4s0", "h1x1b3s2").handed(1) == Handed(4, 0)


def test_a_rematch_knows_the_game_before() -> None:
    assert some("c", "f0123abcd").rematch_of == "0123abcd"
    assert some("c").rematch_of == ""


def test_a_request_waits_until_it_is_answered() -> None:
    asked = some("c").ask(1, 12)
    assert asked == some("c", "t1x1b12")
    assert asked.waiting == {Request(1, 1, 12)}
    assert not asked.add("g1x1b12").waiting
    assert not asked.add("n1x1b12").waiting


def test_the_same_seat_may_ask_again() -> None:
    refused = some().ask(1, 12).add("n1x1b12").ask(0, 3)
    assert refused.ask(1, 12).waiting == {Request(1, 2, 12), Request(0, 1, 3)}


def test_a_link_tells_what_is_not_known_yet() -> None:
    assert some("c", "r1").news(some("c")) == some("r1")


# Histories together with agreements


def agreed(steps: str, *entries: str) -> Agreed:
    return Agreed(Histories().merge(tuple(steps)), some(*entries))


def test_what_was_granted_is_taken_back_by_whoever_hears_of_it() -> None:
    asked, granted = agreed("abc", "t0x1b2"), agreed("ab", "t0x1b2", "g0x1b2")
    assert asked.union(granted) == granted
    assert granted.union(asked) == granted


def test_after_a_grant_the_same_step_may_be_played_again() -> None:
    played = agreed("abc", "t0x1b2", "g0x1b2")
    assert played.union(agreed("abc", "t0x1b2")) == played


def test_what_was_refused_stays() -> None:
    refused = agreed("abc", "t0x1b2", "n0x1b2")
    assert agreed("abc", "t0x1b2").union(refused) == refused


def test_a_grant_counts_beside_a_refusal() -> None:
    both = agreed("abc", "t0x1b2", "n0x1b2").union(agreed("ab", "t0x1b2", "g0x1b2"))
    assert both == agreed("ab", "t0x1b2", "n0x1b2", "g0x1b2")


# What holds of every union


def bits(chosen: int) -> Agreements:
    return some(*(entry for at, entry in enumerate(ENTRIES) if chosen >> at & 1))


def device(lines: int, entries: int) -> Agreed:
    everything = maximal(steps for at, steps in enumerate(LINES) if lines >> at & 1)
    return Agreed(Histories(everything, min(everything)), bits(entries))


agreements = st.builds(bits, st.integers(0, 2 ** len(ENTRIES) - 1))
devices = st.builds(
    device, st.integers(1, 2 ** len(LINES) - 1), st.integers(0, 2 ** len(ENTRIES) - 1)
)


def all_but_shown(one: Agreed) -> object:
    return one.histories.all, one.agreements


@given(agreements, agreements, agreements)
def test_agreements_merge_in_any_order_and_as_often_as_you_like(
    a: Agreements, b: Agreements, c: Agreements
) -> None:
    assert a.merge(b) == b.merge(a)
    assert a.merge(b).merge(c) == a.merge(b.merge(c))
    assert a.merge(a) == a


@given(devices, devices)
def test_two_devices_end_with_the_same_whoever_takes_in_whom(a: Agreed, b: Agreed) -> None:
    assert all_but_shown(a.union(b)) == all_but_shown(b.union(a))


@given(devices, devices)
def test_whatever_a_link_says_no_history_is_lost(a: Agreed, b: Agreed) -> None:
    laid = Record(toy.NAME, Options(3), "d4xrg")
    kept = Kept("0123abcd", laid, ("",) * 3, (0,), a.histories, agreed=a.agreements)
    after = kept.heard(b.histories.shown, b.agreements)
    assert not beside((*kept.courses, b.histories.shown), after.courses)


@given(devices, devices, devices)
def test_three_devices_end_with_the_same_in_any_grouping(a: Agreed, b: Agreed, c: Agreed) -> None:
    assert all_but_shown(a.union(b).union(c)) == all_but_shown(a.union(b.union(c)))


@given(devices, devices)
def test_a_device_taken_in_again_changes_nothing(a: Agreed, b: Agreed) -> None:
    assert a.union(a) == a
    assert a.union(b).union(b) == a.union(b)
    assert a.union(b).union(a) == a.union(b)
