"""Damaged and hostile texts, each with what comes of it: the same game, or why it is refused."""

from random import Random

import pytest

import laws
from damage import FORK, GOES_ON, HERE, KNOWN, NAMES, OLDER, PAGE, RIGHT, STEPS, TAKEN, T
from paintbox.engine.game import OVER, NotationError, Options, Refusal
from paintbox.engine.record import Record, unseal
from paintbox.engine.session import Session
from paintbox.engine.shelf import GAMES
from paintbox.peer.arrival import Difference, difference, opened
from paintbox.peer.finding import find, find_part
from paintbox.peer.histories import Histories, apart
from paintbox.peer.kept import Kept
from paintbox.peer.link import Link
from paintbox.view.words import say
from refused import CUT, NONE, REFUSED


def taken(text: str) -> tuple[Link, Session]:
    """A text as a device reads it that has HERE. Raises Refusal."""
    part = find_part(text)
    link = part.whole(HERE if part.id == HERE.id else None) if part else find(text)
    session = Session(link.record)
    opened(link, session, HERE if link.key == HERE.id else None)
    return link, session


def outcome(text: str) -> str:
    """What the device is told of a text; the game is as it was if that is refused."""
    try:
        link, session = taken(text)
    except Refusal as error:
        return error.why
    if link.key != HERE.id:
        return f"a new game, {link.key}"
    found = apart(HERE.histories.shown, session.steps)
    differs = difference(HERE, session.steps)
    if differs:
        return f"it differs at move {differs.move}, {differs.ours} or {differs.theirs}"
    return GOES_ON if found.extension else OLDER if found.beginning else KNOWN


@pytest.mark.parametrize("text", RIGHT.values(), ids=RIGHT)
def test_the_game_goes_on_whatever_came_over_its_link(text: str) -> None:
    assert outcome(text) == GOES_ON


@pytest.mark.parametrize(("text", "comes"), TAKEN.values(), ids=TAKEN)
def test_what_comes_of_a_text_that_is_taken(text: str, comes: str) -> None:
    assert outcome(text) == comes


@pytest.mark.parametrize(("text", "why", "said"), REFUSED.values(), ids=REFUSED)
def test_what_is_said_of_a_text_that_is_refused(text: str, why: str, said: str) -> None:
    with pytest.raises(Refusal) as caught:
        taken(text)
    assert why in caught.value.why
    assert say("link.bad", why=say(f"why.{caught.value.kind}")) == said


def test_at_least_sixty_texts_are_refused() -> None:
    assert len({text for text, _, _ in REFUSED.values()}) >= 60


def test_a_fork_names_the_move_both_steps_and_whose_move_it_is() -> None:
    assert difference(HERE, FORK.record.turns) == Difference(5, 0, "f3l", "f3r")
    assert difference(HERE, STEPS) is None
    assert difference(HERE, STEPS[:3]) is None


def test_in_a_turn_of_several_steps_the_move_is_counted_once() -> None:
    laid = Record("coloretto", Options(3), "s0123456789abcdef")
    session = Session(laid)
    for _ in range(2):
        session.play("d")
        session.resolve()
        session.play("1")
    here = Kept("0123abcd", laid, ("", "", ""), (0,), Histories().merge(session.steps))
    assert difference(here, (*session.steps[:-1], "2")) == Difference(2, 1, "1", "2")


@pytest.mark.parametrize("end", range(len(T)))
@pytest.mark.parametrize("rest", ["", "… your move"])
def test_a_link_that_is_cut_is_refused(end: int, rest: str) -> None:
    assert outcome(PAGE + T[:end] + rest) in (CUT, NONE)


LETTERS = "0123456789abcdefghijklmnopqrstuvwxyz.-"
SIGNS = f"{LETTERS}ABZ%#?&=_~ \n>\\\xad–é١０"


@pytest.mark.parametrize("at", range(len(T)))
def test_a_link_with_one_sign_changed_is_refused_or_the_same(at: int) -> None:
    for sign in SIGNS:
        found = outcome(PAGE + T[:at] + sign + T[at + 1 :])
        assert found == GOES_ON if plainly(sign) == T[at] else found in (CUT, NONE)


def plainly(sign: str) -> str:
    return {"–": "-", "０": "0"}.get(sign, sign.lower())


@pytest.mark.parametrize("game", ["coloro", "coloretto", "colorio", "collecto", "colorpop"])
def test_no_changed_sign_of_a_whole_game_goes_unnoticed(game: str) -> None:
    *_, session = laws.walk(laws.seeded(game, GAMES[game].OPTIONS[0], 1), Random(1))
    text = str(Link(session.record, "0123abcd", NAMES[: session.record.options.seats]))
    assert session.turn == OVER
    for at, right in enumerate(text):
        for sign in LETTERS.replace(right, ""):
            with pytest.raises(NotationError):
                unseal(text[:at] + sign + text[at + 1 :])
