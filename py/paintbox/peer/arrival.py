"""A link that was opened: what it makes of the kept game, and what there is to ask and to say."""

from typing import NamedTuple

from paintbox.engine.game import NotationError, Seat
from paintbox.engine.session import Session
from paintbox.peer.histories import Steps, apart
from paintbox.peer.kept import Kept
from paintbox.peer.link import Link
from paintbox.peer.replay import replay
from paintbox.peer.seats import decider, mover


class Guess(NamedTuple):
    """Who has opened the link of a game that is new here: "You are Ben; Anna has moved"."""

    seat: Seat | None  # to decide now, so probably who has opened it; None once the game is over
    moved: Seat | None  # who has decided last, so probably who has sent it; None at the start


class Difference(NamedTuple):
    """Where two histories of a game part: "at move 7 you have c5, the link has c4, Anna's move"."""

    move: int  # from 1, counted in turns
    seat: Seat  # whose move it is
    ours: str  # the first step that differs; empty where ours has come no further
    theirs: str


def opened(link: Link, session: Session, known: Kept | None, before: Kept | None = None) -> Kept:
    """The kept game after a link was opened; a new one is played as ``guess`` says.

    Of a rematch ``before`` is the game before, if it is kept here: so it is known who plays.
    Raises NotationError if the link has the id of another game.
    """
    if known is None:
        seats, names = link.record.options.seats, link.names
        laid, names = link.record._replace(turns=()), names or ("",) * seats
        known = Kept(link.key, laid, names, (), kinds=link.kinds, guessed=seats > 1)
        known = known._replace(mine=newcomer(known._replace(agreed=link.agreed), session))
        if before and before.laid.options == laid.options:
            known = known.seated((seat - 1) % seats for seat in before.mine)
    elif known.laid != link.record._replace(turns=()):
        raise NotationError(str(link.record), "it has the id of another game")
    heard = known.heard(session.steps, link.agreed)
    return heard._replace(kinds=known.kinds or link.kinds, others=link.others)


def newcomer(kept: Kept, session: Session) -> tuple[Seat, ...]:
    """The seat of who has probably opened a link: the only person, else for whom all wait.

    A bot's seat never is; who holds the bot has got its link.
    """
    people = {one.holder for one in kept.seating}
    turn = guess(session).seat
    if len(people) == 1:
        return tuple(people)
    return () if turn is None else (kept.holder(turn),)


def guess(session: Session) -> Guess:
    """Who has probably opened a link that is new here; the player may say otherwise.

    ``Kept.seated`` takes another seat, several, or none.
    """
    turn = decider(session)
    return Guess(turn if turn >= 0 else None, mover(session))


def difference(kept: Kept, theirs: Steps) -> Difference | None:
    """Where a history parts from the one that is shown; None if one is the beginning of the other.

    Raises IllegalMove.
    """
    return departure(kept, theirs) if apart(kept.histories.shown, theirs).fork else None


def departure(kept: Kept, theirs: Steps) -> Difference:
    """Where a history leaves the shown one, which may have come no further. Raises IllegalMove."""
    found = apart(kept.histories.shown, theirs)
    shared = replay(kept.laid, theirs[: found.shared])
    move = len(shared.record.turns) + shared.game.fresh(shared.state)
    return Difference(move, decider(shared), "".join(found.ours[:1]), found.theirs[0])
