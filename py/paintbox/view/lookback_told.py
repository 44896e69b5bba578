"""A look back as the sheet shows it: the lines, and the moments in the game's own terms."""

from collections.abc import Sequence

from paintbox.view.hints import sentence
from paintbox.view.lookback import (
    Judged,
    Line,
    Moment,
    lines,
    moments,
    opinions,
    shares,
    some,
    turn_of,
)
from paintbox.view.play import Play
from paintbox.view.screens.lookback import Back, Told
from paintbox.view.words import say


def back(play: Play, judged: Sequence[Judged], choices: tuple[int, ...], runs: bool) -> Back:
    """What is known so far of a game that is over; ``choices`` are all decisions of it."""
    session, due = play.session, len(some(choices))
    ends = ended(play) if len(judged) == due else None
    drawn = lines(judged, len(session.steps), opinions(session), ends)
    found = moments(session, judged, choices, ends)
    return Back(
        names=play.names,
        lines=drawn,
        moments=tuple(told(play, each, drawn) for each in found),
        done=len(judged),
        all=due,
        runs=runs,
        shown=play.shown if play.best else -1,
    )


def ended(play: Play) -> tuple[float, ...] | None:
    """What each seat had of the win; None if it was closed before."""
    agreed = play.kept.agreed
    if agreed.closed and not agreed.resigned:
        return None
    return shares(agreed.places(play.session.places()))


def told(play: Play, what: Moment, drawn: Sequence[Line]) -> Told:
    turn, _ = turn_of(play.stops(), what.at)
    played = written(play, what.at, what.played)
    return Told(
        at=what.at,
        seat=what.seat,
        best=what.best,
        played=say("lookback.played", move=turn, name=play.names[what.seat], step=played),
        why="" if what.lucky else why(play, what),
        cost=cost(what),
        place=place(what, drawn[what.seat], len(play.session.steps)),
    )


def why(play: Play, what: Moment) -> str:
    """What the best step would have done."""
    step = written(play, what.at, what.best)
    return sentence("lookback", play.kept.laid.game, what.reason, play.names, step=step)


def cost(what: Moment) -> str:
    key = "lookback.lucky" if what.lucky else "lookback.cost"
    return say(key, before=round(100 * what.before), after=round(100 * what.after))


def written(play: Play, at: int, step: str) -> str:
    """A step after so many others, as the end of its turn in the list of moves."""
    session = play.session
    _, begun = turn_of(play.stops(), at)
    turn = (*session.steps[begun:at], step)
    return play.view.written(turn, session.states[at], session.state).split()[-1]


def place(what: Moment, line: Line, steps: int) -> tuple[float, float]:
    """Where a moment lies on the line of its seat."""
    at = what.at / steps
    return at, dict(line).get(at, what.before)
