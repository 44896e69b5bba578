"""The page follows from what may be known: games that agree in that have the same page."""

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

import laws
from paintbox.engine.game import Seat
from paintbox.engine.session import Session
from paintbox.engine.shelf import GAMES
from paintbox.games import NAMES
from paintbox.peer.histories import Histories
from paintbox.peer.kept import Kept
from paintbox.view.play import Play
from paintbox.view.screens.table import Table
from twins import twins

OPTIONS = [(game, options) for game in NAMES for options in GAMES[game].OPTIONS]
MOMENTS = 4  # looked at in a game
EVERY = 7  # steps from one to the next
MANY = 3  # twins of each


def moments(game: str, options: str) -> Iterator[Session]:
    """A random game now and then, before its end; the same session every time."""
    for session in laws.walk(laws.seeded(game, options, 8), Random(8)):
        if len(session.steps) % EVERY == EVERY - 1 and session.turn >= 0:
            yield session


def opened(session: Session, viewer: Seat) -> Play:
    """The table of a game of which ``viewer`` plays one seat here, or -1 all of them."""
    seats, steps = session.record.options.seats, session.steps
    mine = tuple(range(seats)) if viewer < 0 else (viewer,)
    laid = session.record._replace(turns=())
    return Play(Kept("abcdefgh", laid, ("",) * seats, mine, Histories(frozenset({steps}), steps)))


def pages(play: Play) -> Iterator[Any]:
    """All that the table can show and tell."""
    yield play.told(play.session.steps[:-1])
    yield shown(play, "")
    play.hand_over()
    yield shown(play, "tally")
    for step in play.choices()[:1]:
        play.pick(step)
        yield shown(play, "")
    for stop in play.stops()[-4:]:
        play.show(stop)
        yield shown(play, "moves")


def shown(play: Play, sheet: str) -> Table:
    """The table but for what everybody may know: by whom it was laid out, so what can be undone."""
    return play.table(sheet)._replace(own=False, undo=False)


@pytest.mark.parametrize(("game", "options"), OPTIONS)
def test_what_is_hidden_changes_nothing(game: str, options: str) -> None:
    seats = int(options[0])
    for session in islice(moments(game, options), MOMENTS):
        for viewer in (-1, seats - 1) if seats > 1 else (0,):
            shown = list(pages(opened(session, viewer)))
            for twin in islice(twins(session, viewer), MANY):
                assert list(pages(opened(twin, viewer))) == shown


@pytest.mark.parametrize("options", ["colorio 2", "colorio 5p", "colorpop 2d", "colorpop 4t"])
def test_there_is_something_hidden(options: str) -> None:
    found = islice(moments(*options.split()), MOMENTS)
    assert any(twin.state != session.state for session in found for twin in twins(session, -1))
