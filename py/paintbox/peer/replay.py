"""Histories replayed, each from where it leaves the last one."""

from paintbox.engine.record import Record
from paintbox.engine.session import Session
from paintbox.peer.histories import Steps, apart


class Replay:
    """Gives sessions, and keeps the last one in mind: what is asked for next goes on from it.

    A tap asks for the same history, or one step more, when it is shown, stored and listed.
    """

    def __init__(self) -> None:
        self._last: Session | None = None

    def __call__(self, laid: Record, steps: Steps) -> Session:
        """A session with these steps played. Raises NotationError or IllegalMove."""
        session = self._begun(laid, steps)
        for step in steps[len(session.steps) :]:
            session.play(step)
        self._last = session.until(len(steps))
        return session

    def _begun(self, laid: Record, steps: Steps) -> Session:
        """As many of the steps as the last session has played."""
        last = self._last
        if last is None or last.laid != laid:
            return Session(laid)
        return last.until(apart(last.steps, steps).shared)


replay = Replay()
