"""A finished game looked back at: how the chances went, and the moments that mattered.

What a bot thinks of a decision is given; it knew no more than the seat that had to decide.
"""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from paintbox.engine.game import CHANCE, Seat
from paintbox.engine.session import Session

MOST = 120  # decisions that are looked at
MOMENTS = 3
SLIGHT = 0.05  # a chance that is lost and does not matter
LUCKY = 0.1  # a chance that luck takes or gives, and that matters


class Judged(NamedTuple):
    """What a bot thinks of one decision."""

    at: int  # steps played before it
    seat: Seat  # that had to decide
    best: str  # the step it would have played
    chance: tuple[float, ...]  # of winning, by seat
    tried: Mapping[str, float]  # steps that it weighed, and the own chance after each
    reason: tuple[str | int, ...]


class Moment(NamedTuple):
    """A decision that mattered, or what came of it by chance."""

    at: int  # steps played before it
    seat: Seat
    played: str
    best: str
    before: float  # the own chance, with the best step
    after: float  # the same with what was played, and if it was luck, with what came
    lucky: bool  # the step was none the worse
    reason: tuple[str | int, ...]  # for the best one

    @property
    def weight(self) -> float:
        """How much it mattered."""
        return abs(self.before - self.after)


Line = tuple[tuple[float, float], ...]  # how far the game was, and the chance, both 0 to 1


def decisions(session: Session) -> tuple[int, ...]:
    """The numbers of steps after which a seat had a choice."""
    turn, moves, states = session.game.turn, session.game.moves, enumerate(session.states)
    return tuple(at for at, state in states if turn(state) >= 0 and len(moves(state)) > 1)


def some(found: tuple[int, ...], most: int = MOST) -> tuple[int, ...]:
    """All of them; of very many some, evenly, the first and the last among them."""
    if len(found) <= most:
        return found
    return tuple(found[number * (len(found) - 1) // (most - 1)] for number in range(most))


def shares(places: Sequence[int]) -> tuple[float, ...]:
    """What each seat had of the win in the end."""
    won = [place == 1 for place in places]
    return tuple(own / (sum(won) or 1) for own in won)


def opinions(session: Session) -> int:
    """How many thoughts in a row make one point of the curve.

    Where seats know different things they think differently of the same game, and the line would
    tremble: there it is the mean of as many as there are seats.
    """
    seats, state = session.laid.options.seats, session.states[0]
    secret = any(session.game.seen(state, seat) != state for seat in range(seats))
    return seats if secret else 1


def lines(
    judged: Sequence[Judged], steps: int, many: int, ends: tuple[float, ...] | None
) -> tuple[Line, ...]:
    """By seat, how its chances went, so many thoughts to a point; up to the end if it is known."""
    known = [*outlook(judged).items()]
    if not known:
        return ()
    found = [
        (at / steps, mean([chance for _, chance in known[max(0, number - many) : number]]))
        for number, (at, _) in enumerate(known, 1)
    ]
    points = [*found, (1.0, ends)] if ends else found
    return tuple(tuple((at, each[seat]) for at, each in points) for seat in range(len(known[0][1])))


def mean(chances: Sequence[tuple[float, ...]]) -> tuple[float, ...]:
    return tuple(sum(own) / len(chances) for own in zip(*chances, strict=True))


def moments(
    session: Session,
    judged: Sequence[Judged],
    choices: Sequence[int],
    ends: tuple[float, ...] | None,
) -> tuple[Moment, ...]:
    """The decisions that cost most, then where luck changed most: at most three, as they came.

    ``choices`` are all decisions, ``judged`` perhaps only some of them.
    """
    chances = outlook(judged) | ({len(session.steps): ends} if ends else {})
    later = dict(pairwise((*choices, len(session.steps))))
    found = [moment(session, each, chances.get(later[each.at])) for each in judged if each.tried]
    mattered = [each for each in found if each and each.weight >= (LUCKY if each.lucky else SLIGHT)]
    mattered.sort(key=lambda each: (each.lucky, -each.weight))
    return tuple(sorted(mattered[:MOMENTS]))


def moment(session: Session, here: Judged, chances: tuple[float, ...] | None) -> Moment | None:
    """What became of one decision; None if it is not known, or nothing.

    ``chances`` are those at the next one.
    """
    played, before = session.steps[here.at], here.chance[here.seat]
    came = chances[here.seat] if chances else None
    drawn = session.game.turn(session.states[here.at + 1]) == CHANCE
    after = here.tried.get(played, None if drawn else came)
    if after is not None and came is not None and not drawn and opinions(session) == 1:
        after = max(after, came)  # a second look; what it finds worse was not seen before either
    lucky = after is not None and before - after < SLIGHT
    after = came if lucky else after
    if after is None or (lucky and not drawn):
        return None
    return Moment(here.at, here.seat, played, here.best, before, after, lucky, here.reason)


def outlook(judged: Sequence[Judged]) -> dict[int, tuple[float, ...]]:
    """The chances where something is known of them, by the steps played before."""
    return {each.at: each.chance for each in judged if each.tried}


def turn_of(stops: Sequence[int], steps: int) -> tuple[int, int]:
    """The number of the turn that a step belongs to, from 1, and how many steps stood before it."""
    begun = [(number, at) for number, (at, _) in enumerate(pairwise(stops), 1) if at <= steps]
    return begun[-1]
