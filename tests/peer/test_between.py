"""Two or three devices agree by links: resign, close, take back, play again."""

from collections.abc import Callable

import pytest

import toy
from paintbox.engine.game import OVER, Options
from paintbox.engine.record import Record
from paintbox.engine.session import Session
from paintbox.peer.agreements import Agreements, Request
from paintbox.peer.arrival import opened
from paintbox.peer.histories import Histories
from paintbox.peer.kept import Kept
from paintbox.peer.link import Link
from paintbox.peer.replay import replay
from paintbox.peer.seats import due, receivers, wishes
from paintbox.peer.summary import Summary

LAID = Record(toy.NAME, Options(2), "d4xrg")
START = Kept("0123abcd", LAID, ("Anna", "Ben"), (0,), Histories(frozenset({()})))
FIRST, SECOND = ("a1", "r", "y"), ("a1", "r", "y", "b10", "g")
ONE_BACK = Request(0, 1, 0)


def played(kept: Kept, steps: tuple[str, ...]) -> Kept:
    return kept.played(kept.histories.shown, steps)


def sent(kept: Kept) -> tuple[Kept, Link]:
    """A device that has sent its link, and the link as it arrives."""
    session = kept.session()
    return kept.told(session.steps, kept.agreed), Link.parse(str(kept.link(session)))


def received(link: Link, kept: Kept | None, before: Kept | None = None) -> Kept:
    return opened(link, Session(link.record), kept, before)


@pytest.fixture
def pair() -> tuple[Kept, Kept]:
    """Anna's device and Ben's after her first move."""
    anna, link = sent(played(START, FIRST))
    return anna, received(link, None)


AGREEING: dict[str, Callable[[Kept], Kept]] = {
    "resigning": lambda kept: kept.agree("r0"),
    "closing": lambda kept: kept.agree("c"),
    "asking": lambda kept: kept._replace(agreed=kept.agreed.ask(0, 0)),
}


@pytest.mark.parametrize("what", AGREEING)
def test_what_one_agrees_on_is_sent_to_the_other(pair: tuple[Kept, Kept], what: str) -> None:
    anna, ben = pair
    assert not due(anna, anna.session())
    anna = AGREEING[what](anna)
    assert due(anna, anna.session())
    assert receivers(anna, anna.session()) == (1,)
    anna, link = sent(anna)
    assert not due(anna, anna.session())
    ben = received(link, ben)
    assert ben.agreed == anna.agreed
    assert not due(ben, ben.session())


def test_a_closed_game_is_over_in_the_list(pair: tuple[Kept, Kept]) -> None:
    _, ben = pair
    assert Summary.of(ben, 0).turn == 1
    assert Summary.of(ben.agree("c"), 0).turn == OVER
    assert Summary.of(ben.agree("r1"), 0).turn == OVER


def test_what_is_granted_is_taken_back_on_both(pair: tuple[Kept, Kept]) -> None:
    anna, ben = pair
    anna, link = sent(AGREEING["asking"](anna))
    ben = received(link, ben)
    assert ben.agreed.waiting == {ONE_BACK}
    ben = ben.answer(ONE_BACK, True)
    assert ben.histories.shown == ()
    assert receivers(ben, ben.session()) == (0,)
    ben, link = sent(ben)
    anna = received(link, anna)
    assert anna.histories == Histories(frozenset({()}))
    assert anna.sent == 0
    anna, link = sent(played(anna, FIRST))
    assert received(link, ben).histories.shown == FIRST


def test_what_is_refused_stays(pair: tuple[Kept, Kept]) -> None:
    anna, ben = pair
    anna, link = sent(AGREEING["asking"](anna))
    ben, link = sent(received(link, ben).answer(ONE_BACK, False))
    anna = received(link, anna)
    assert anna.histories.shown == ben.histories.shown == FIRST
    assert not anna.agreed.waiting
    assert not due(ben, ben.session())


def test_who_has_moved_on_before_hearing_of_a_wish_may_still_grant_it(
    pair: tuple[Kept, Kept],
) -> None:
    anna, ben = pair
    anna, asking = sent(AGREEING["asking"](anna))
    ben = received(asking, played(ben, SECOND)).answer(ONE_BACK, True)
    assert ben.histories.shown == ()
    assert received(sent(ben)[1], anna).histories.shown == ()


def test_a_wish_waits_for_an_answer_only_elsewhere(pair: tuple[Kept, Kept]) -> None:
    anna, ben = pair
    anna, link = sent(AGREEING["asking"](anna))
    ben = received(link, ben)
    assert wishes(ben, ben.session()) == [ONE_BACK]
    assert wishes(anna, anna.session()) == []
    ben = played(ben, SECOND)
    assert wishes(ben, ben.session()) == [ONE_BACK]
    refused = ben.answer(ONE_BACK, False)
    assert wishes(refused, refused.session()) == []


def test_who_has_moved_again_wishes_no_more(pair: tuple[Kept, Kept]) -> None:
    ben = received(sent(AGREEING["asking"](pair[0]))[1], pair[1])
    ben = played(ben, (*SECOND, "n", "b2", "r", "n"))
    assert wishes(ben, ben.session()) == []


@pytest.mark.parametrize("end", ["c", "r1"])
def test_nobody_wishes_anything_of_a_closed_game(pair: tuple[Kept, Kept], end: str) -> None:
    ben = received(sent(AGREEING["asking"](pair[0]))[1], pair[1]).agree(end)
    assert wishes(ben, ben.session()) == []


def test_a_rematch_knows_its_players_where_the_game_before_is_kept(
    pair: tuple[Kept, Kept],
) -> None:
    anna, ben = pair
    again = anna.rematch("22222222", "d4xgr")
    assert again.agreed.rematch_of == anna.id
    link = sent(again)[1]
    assert received(link, None, ben).mine == (0,)
    assert not received(link, None, ben).guessed
    assert received(link, None).guessed


def test_what_is_agreed_while_a_link_is_under_way_is_still_to_be_sent(
    pair: tuple[Kept, Kept],
) -> None:
    anna = AGREEING["asking"](pair[0])
    later = anna.agree("c").told(anna.histories.shown, anna.agreed)
    assert due(later, later.session())


def test_agreements_are_kept(pair: tuple[Kept, Kept]) -> None:
    anna = AGREEING["asking"](pair[0])
    assert Kept.parse(anna.id, str(anna)) == anna
    told = sent(anna)[0]
    assert Kept.parse(anna.id, str(told)).shared == anna.agreed


def test_a_game_of_before_has_no_agreements(pair: tuple[Kept, Kept]) -> None:
    text = str(pair[0]).replace('"agreed"', '"x"').replace('"shared"', '"y"')
    assert Kept.parse(pair[0].id, text).agreed == Agreements()


def test_the_answer_replays(pair: tuple[Kept, Kept]) -> None:
    ben = pair[1].answer(ONE_BACK, True)
    assert replay(LAID, ben.histories.shown).steps == ()
