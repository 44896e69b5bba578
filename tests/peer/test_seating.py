"""People and bots by link: who moves for a bot, and seats that are handed to one and back."""

from collections import defaultdict
from itertools import permutations
from random import Random

import pytest

import laws
import toy
from paintbox.engine.game import OVER, Options, Seat
from paintbox.engine.record import Record
from paintbox.engine.session import Session
from paintbox.peer.agreements import Agreements
from paintbox.peer.arrival import difference, opened
from paintbox.peer.bots import after_undo
from paintbox.peer.histories import Histories
from paintbox.peer.kept import BEGUN, Kept
from paintbox.peer.link import Link
from paintbox.peer.seating import Sitting, host, seating
from paintbox.peer.seats import decider, due, receivers
from paintbox.peer.summary import Summary

TOY = Record(toy.NAME, Options(3), "d4xrgr")
COLORO = Record("coloro", Options(2), "drygpkppkbgrrkyykbygrkprpyykgbbgbbrgp")
NAMES = ("Anna", "Bot 1", "Ben")
MIXED = ("h", "b2", "p")
ANNA = Kept("0123abcd", TOY, NAMES, (0,), BEGUN, kinds=MIXED)
FIRST = tuple("a1 r n".split())  # Anna's turn; the bot is to move
SECOND = (*FIRST, *"b1 r n".split())  # and the bot's; Ben is
PEOPLE = ANNA._replace(names=("Anna", "Ben", "Cleo"), kinds=())


def played(kept: Kept, steps: tuple[str, ...]) -> Kept:
    return kept.played(kept.histories.shown, steps)


def sent(kept: Kept) -> tuple[Kept, Link]:
    """A device that has sent its link, and the link as it arrives."""
    session = kept.session()
    return kept.told(session.steps, kept.agreed), Link.parse(str(kept.link(session)))


def received(link: Link, kept: Kept | None) -> Kept:
    return opened(link, Session(link.record), kept)


def sitting(*entries: str, kinds: tuple[str, ...] = MIXED) -> list[Seat]:
    """Who holds each seat after some handings over."""
    return [one.holder for one in seating(len(kinds), kinds, Agreements(frozenset(entries)))]


# Who holds a bot


def test_a_bot_is_held_by_the_host() -> None:
    assert sitting() == [0, 0, 2]
    assert sitting(kinds=("p", "b2", "h")) == [0, 2, 2]


@pytest.mark.parametrize(
    ("kinds", "seat"), [((), 0), (("p", "b1"), 0), (("b1", "p"), 1), (("b1", "p", "h"), 2)]
)
def test_without_a_host_the_first_person_is_one(kinds: tuple[str, ...], seat: Seat) -> None:
    assert host(kinds) == seat


def test_a_seat_that_is_handed_over_is_held_by_who_has_taken_it() -> None:
    assert sitting("h2x1b3s0") == [0, 0, 0]
    assert sitting("h1x1b3s2") == [0, 2, 2]
    assert seating(3, MIXED, Agreements(frozenset({"h1x1b3s2"})))[1] == Sitting(3, 2)


def test_a_seat_that_is_handed_back_is_a_person_s() -> None:
    assert sitting("h2x1b3s0", "h2x2p") == [0, 0, 2]
    assert sitting("h1x1p") == [0, 1, 2]


def test_with_the_host_his_bots_are_handed_over() -> None:
    assert sitting("h0x1b1s2") == [2, 2, 2]
    assert sitting("h0x1b1s2", "h0x2p") == [0, 0, 2]


def test_of_two_who_have_handed_over_each_other_the_first_plays_on() -> None:
    people = ("p", "p", "p")
    circle = seating(3, people, Agreements(frozenset({"h0x1b1s2", "h2x1b3s0"})))
    assert circle == (Sitting(0, 0), Sitting(0, 1), Sitting(3, 0))
    assert sitting("h0x1b1s1", "h1x1b1s2", "h2x1b1s0", kinds=people) == [0, 0, 0]
    assert sitting("h0x1b1s2", "h2x1b3s0", "h1x1b1s2", kinds=people) == [0, 0, 0]


def test_a_game_of_bots_alone_has_one_person() -> None:
    assert seating(2, ("b1", "b1"), Agreements()) == (Sitting(0, 0), Sitting(1, 0))


# A game by link with a bot in it


def test_the_bot_moves_on_one_device_and_before_the_link_is_due() -> None:
    anna = played(ANNA, FIRST)
    assert anna.here == (0, 1)
    assert not due(anna, anna.session())
    anna = played(anna, SECOND)
    assert due(anna, anna.session())
    assert receivers(anna, anna.session()) == (2,)


def test_a_newcomer_is_never_taken_for_a_bot() -> None:
    ben = received(sent(played(ANNA, SECOND))[1], None)
    assert ben.mine == ben.people == ben.here == (2,)
    early = received(sent(played(ANNA, FIRST))[1], None)  # sent while the bot was to move
    assert early.mine == (0,)


def test_a_newcomer_is_not_taken_for_who_was_replaced_by_a_bot() -> None:
    anna = played(ANNA, SECOND).hand(2, 1)
    assert received(sent(anna)[1], None).mine == (0,)


def test_for_a_bot_of_another_device_the_link_goes_to_who_holds_it() -> None:
    ben = played(ANNA._replace(kinds=("p", "b2", "h"), mine=(0,)), FIRST)
    assert receivers(ben, ben.session()) == (2,)
    assert Summary.of(ben, 0).turn == 2
    assert Summary.of(ben.seated((2,)), 0).waits


def test_at_the_end_the_link_goes_to_people_only_and_once() -> None:
    over = played(ANNA, (*SECOND, *"b2 g n b10 g n".split()))
    assert over.session().turn == OVER
    assert receivers(over, over.session()) == (2,)
    assert receivers(over.seated((2,)), over.session()) == (0,)


@pytest.mark.parametrize("kinds", sorted(set(permutations(("h", "b1", "p")))))
@pytest.mark.parametrize("game", ["coloretto", "colorio"])
def test_a_whole_game_of_two_devices_and_a_bot(game: str, kinds: tuple[str, ...]) -> None:
    record, rng = laws.seeded(game, "3", 7), Random(1)
    starts = kinds.index("h")
    known: dict[Seat, Kept] = {
        starts: Kept("0123abcd", record, NAMES, (starts,), BEGUN, kinds=kinds)
    }
    moved = defaultdict(set)
    person, here = kinds.index("p"), starts
    while True:
        kept = known[here]
        session = kept.session()
        while decider(session) in kept.here:
            moved[here].add(decider(session))
            before = session.steps
            laws.step(session, rng)
            session.resolve()
            kept = kept.played(before, session.steps)
        (to,) = receivers(kept, session)
        assert due(kept, session)
        known[here], link = sent(kept)
        known[to] = received(link, known.get(to))
        assert known[to].mine == (to,)
        here = to
        if session.turn == OVER:
            break
    assert known[starts].histories == known[person].histories
    assert moved == {starts: {starts, kinds.index("b1")}, person: {person}}


# A silent friend


@pytest.fixture
def friends() -> tuple[Kept, Kept]:
    """Anna's device and Ben's after her first move, Ben to move, Cleo never heard of."""
    anna, link = sent(played(PEOPLE, FIRST))
    return anna, received(link, None)


def test_a_silent_friend_s_seat_is_moved_by_a_bot_here_until_it_is_handed_back(
    friends: tuple[Kept, Kept],
) -> None:
    anna = friends[0].hand(1, 3)
    assert (anna.level(1), anna.here, anna.people) == (3, (0, 1), (0,))
    assert not due(anna, anna.session())
    back = anna.hand(1, 0)
    assert (back.level(1), back.here) == (0, (0,))


def test_who_was_replaced_hears_of_it_and_does_not_move(friends: tuple[Kept, Kept]) -> None:
    anna, ben = friends
    anna, link = sent(played(anna.hand(1, 3), SECOND))
    ben = received(link, ben)
    assert ben.histories.shown == SECOND
    assert (ben.mine, ben.people, ben.here) == ((1,), (), ())
    assert not due(ben, ben.session())


def test_who_was_replaced_may_take_the_seat_back(friends: tuple[Kept, Kept]) -> None:
    anna, ben = friends
    anna, link = sent(played(anna.hand(1, 3), SECOND))
    ben = received(link, ben).take(1)
    assert ben.people == (1,)
    anna = received(sent(ben)[1], anna)
    assert anna.here == (0,)
    assert anna.agreed == ben.agreed


def test_a_friend_who_was_not_silent_makes_a_fork(friends: tuple[Kept, Kept]) -> None:
    anna, ben = friends
    anna = played(anna.hand(1, 3), SECOND)
    other = (*FIRST, *"b2 g n".split())
    ben = played(ben, other)
    anna = received(sent(ben)[1], anna)
    found = difference(anna, other)
    assert found and (found.ours, found.theirs) == ("b1", "b2")
    assert anna.histories == Histories(frozenset({SECOND, other}), SECOND)
    ben = received(sent(anna)[1], ben)
    assert ben.histories == Histories(frozenset({SECOND, other}), other)
    assert ben.here == ()
    assert anna.agreed == ben.agreed


def test_three_devices_agree_in_any_order_of_their_links() -> None:
    anna, link = sent(played(PEOPLE, FIRST))
    ben, cleo = received(link, None), received(link, None).seated((2,))
    links = [sent(kept)[1] for kept in (anna.hand(1, 2), cleo.hand(1, 4), ben.hand(0, 1))]
    ends = set()
    for order in permutations(links):
        kept = cleo
        for link in order:
            kept = received(link, kept)
        ends.add(kept.seating)
    assert len(ends) == 1


def test_a_device_that_has_the_bot_already_may_be_relieved_of_it() -> None:
    anna, link = sent(played(ANNA, SECOND))
    ben = received(link, None).seated((2,)).hand(1, 2)
    assert ben.here == (1, 2)
    assert received(sent(ben)[1], anna).here == (0,)


def test_the_seat_of_a_person_at_the_same_table_can_be_handed_over_but_not_the_last_one() -> None:
    table = PEOPLE.seated((0, 1, 2))
    assert table.alone
    left = table.hand(0, 2)
    assert (left.people, left.here, left.holder(0)) == ((1, 2), (0, 1, 2), 1)
    assert left.alone
    assert not PEOPLE.may_hand(0)
    assert PEOPLE.may_hand(1)


def test_a_seat_can_be_taken_from_a_bot() -> None:
    taken = ANNA.take(1)
    assert (taken.people, taken.level(1)) == ((0, 1), 0)
    assert taken.leave(1).here == (0,)


def two() -> Kept:
    """Anna's device after a move of Coloro that Ben knows, his seat handed to a bot that moved."""
    anna = Kept("0123abcd", COLORO, ("Anna", "Ben"), (0,), BEGUN).played((), ("b3t",))
    return played(sent(anna)[0].hand(1, 3), ("b3t", "b2"))


def test_what_the_others_know_is_not_taken_back_though_a_bot_plays_for_them() -> None:
    anna = two()
    assert (anna.full, anna.alone) == (True, False)
    assert after_undo(anna, anna.session()) == 0
    assert played(anna, ()).histories == anna.histories


def test_a_bot_s_move_can_be_taken_back_once_its_seat_is_handed_back() -> None:
    anna = two().hand(1, 0)
    assert after_undo(anna, anna.session()) == anna.sent == 1
    assert played(anna, ("b3t",)).histories.shown == ("b3t",)


def test_what_was_handed_over_is_kept(friends: tuple[Kept, Kept]) -> None:
    anna = friends[0].hand(1, 3)
    assert Kept.parse(anna.id, str(anna)) == anna


# The next game


def test_in_a_rematch_whoever_begins_it_holds_the_bots() -> None:
    again = ANNA.rematch("2345cdef", "d4xrgr")
    assert (again.kinds, again.mine, again.here) == (("b2", "p", "h"), (2,), (0, 2))
    ben = ANNA.seated((2,)).rematch("2345cdef", "d4xrgr")
    assert (ben.kinds, ben.mine, ben.here) == (("b2", "h", "p"), (1,), (0, 1))


def test_in_a_rematch_who_was_replaced_still_is() -> None:
    again = PEOPLE.hand(1, 3).rematch("2345cdef", "d4xrgr")
    assert (again.kinds, again.mine) == (("b3", "p", "h"), (2,))
    assert not again.agreed.handed_seats
    back = ANNA.take(1).rematch("2345cdef", "d4xrgr")
    assert (back.kinds, back.mine) == ((), (0, 2))
