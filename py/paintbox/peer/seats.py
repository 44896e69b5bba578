"""Who is who in a game between devices: whose turn it is, and to whom its link has to go."""

from paintbox.engine.game import OVER, Seat
from paintbox.engine.session import Session
from paintbox.peer.agreements import Request
from paintbox.peer.histories import starts
from paintbox.peer.kept import Kept


def decider(session: Session, steps: int | None = None) -> int:
    """The seat to decide after so many steps, by default all; OVER at the end.

    While a draw is to be entered by hand, it is the seat that had decided before it.
    """
    states = session.states[: None if steps is None else steps + 1]
    turns = map(session.game.turn, reversed(states))
    return next((turn for turn in turns if turn >= 0 or turn == OVER), 0)


def mover(session: Session) -> Seat | None:
    """The seat that has decided last, None at the start."""
    turns = map(session.game.turn, reversed(session.states[:-1]))
    return next((turn for turn in turns if turn >= 0), None)


def decided(session: Session, seat: Seat) -> int:
    """How many steps a seat knows in any case: up to its own last decision."""
    turns = map(session.game.turn, session.states[:-1])
    return max((at for at, turn in enumerate(turns, 1) if turn == seat), default=0)


def wishes(kept: Kept, session: Session) -> list[Request]:
    """The moves that seats elsewhere would like to take back, and nobody has answered.

    Who has begun another turn since, or whose game is over, wishes no more.
    """
    if kept.agreed.closed or decider(session) == OVER:
        return []
    waiting = (wish for wish in kept.agreed.waiting if wish.seat not in kept.mine)
    return sorted(
        wish
        for wish in waiting
        if begun(session, wish.seat) <= wish.left < decided(session, wish.seat)
    )


def begun(session: Session, seat: Seat) -> int:
    """How many steps there were before a seat's last turn, 0 if it has had none."""
    game, turns = session.game, enumerate(session.states[:-1])
    own = (at for at, state in turns if game.turn(state) == seat and game.fresh(state))
    return max(own, default=0)


def receivers(kept: Kept, session: Session) -> tuple[Seat, ...]:
    """The seats to which the link has to go, none of them on this device.

    That is the seat to decide, whom the rules have skipped or put out is none, or who holds the
    bot that plays it; at the end of the game every other, in turn order after the last mover.
    """
    turn = OVER if kept.agreed.closed else decider(session)
    seats = kept.laid.options.seats
    after = (mover(session) or 0) + 1
    asked = [turn] if turn >= 0 else [(after + seat) % seats for seat in range(seats)]
    people = dict.fromkeys(map(kept.holder, asked))
    return tuple(seat for seat in people if seat not in kept.mine)


def due(kept: Kept, session: Session) -> bool:
    """Whether others wait for a link from this device: for moves or agreements, or a new game.

    Who only watches owes nothing.
    """
    known = any(starts(steps, session.steps) for steps in kept.known)
    unknown = not known or kept.agreed != kept.shared
    return unknown and not kept.watching and bool(receivers(kept, session))
