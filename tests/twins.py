"""Games that agree in all that a viewer may know, and differ in what is hidden."""

from collections.abc import Iterator
from contextlib import suppress
from itertools import chain, combinations, permutations
from random import Random
from typing import Any

from paintbox.engine.game import CHANCE, IllegalMove, NotationError, Seat
from paintbox.engine.record import Record
from paintbox.engine.rng import Rng
from paintbox.engine.session import Session
from paintbox.games import colorio, colorpop
from paintbox.peer.replay import replay


def twins(session: Session, viewer: Seat) -> Iterator[Session]:
    """The game laid out by hand, which knows nothing of what is still to be drawn, and others."""
    if session.turn != CHANCE:
        yield replay(by_hand(session), session.steps)
        yield from OTHERS.get(session.record.game, nobody)(session, viewer)


def unseen(session: Session, seat: Seat, rng: Random) -> Session:
    """The same game with another future, and other secrets, than one seat knows of."""
    laid, state = by_hand(session), session.seen(seat)
    if session.record.game == "colorpop":
        guess = session.game.guess(state, seat, rng)
        board, x, _ = laid.deal.partition("x")
        laid = laid._replace(deal=board + x + colorpop.letters(chain(*guess.secrets)))
    return replay(laid, session.steps)


def by_hand(session: Session) -> Record:
    """The deal of a seeded game, written out; without turns."""
    record = session.record
    dealt = session.game.deal(record.options, Rng(record.deal[1:]))
    return record._replace(deal=f"d{dealt}", turns=())


def other_secrets(session: Session, viewer: Seat) -> Iterator[Session]:
    """Colorpop with other colours for those whose colours the viewer does not know."""
    laid = by_hand(session)
    board, _, secrets = laid.deal.partition("x")
    for letters in permutations(colorpop.PALETTE, len(secrets)):
        with suppress(NotationError, IllegalMove):  # colours in disorder; the game ends before
            twin = replay(laid._replace(deal=f"{board}x{''.join(letters)}"), session.steps)
            if twin.state != session.state and twin.seen(viewer) == session.seen(viewer):
                yield twin


def other_covered(session: Session, viewer: Seat) -> Iterator[Session]:
    """Colorio with the colours of two fields changed that were seen, and are covered by now."""
    laid, states, steps = by_hand(session), session.states, session.steps
    number, cells = session.state.standing.round, session.state.cells
    known = [cell for cell, field in enumerate(cells) if colorio.COVERED <= field < colorio.UNSEEN]
    for one, other in combinations(known, 2):
        if cells[one] == cells[other]:
            continue
        colours = {one: letter(cells[other]), other: letter(cells[one])}
        changed = [
            colours.get(state.cell, step)
            if state.phase == colorio.REVEAL and state.standing.round == number
            else step
            for state, step in zip(states, steps, strict=False)
        ]
        with suppress(IllegalMove):  # a cap was put on what is now its own colour
            twin = replay(laid, tuple(changed))
            if all(
                without(a, one, other) == without(b, one, other)
                for a, b in zip(states, twin.states, strict=True)
            ):
                yield twin


def letter(covered: int) -> str:
    return colorio.LETTERS[covered - colorio.COVERED]


def without(state: Any, *cells: int) -> Any:
    """A state of Colorio with these fields blank, and what follows from their colours."""
    blank = bytearray(state.cells)
    for cell in cells:
        if blank[cell] < colorio.UNSEEN:
            blank[cell] -= blank[cell] % colorio.COVERED
    return state._replace(cells=bytes(blank), layouts=0)


def nobody(session: Session, viewer: Seat) -> Iterator[Session]:
    yield from ()


OTHERS = {"colorpop": other_secrets, "colorio": other_covered}
