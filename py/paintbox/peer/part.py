"""The last part of a game, for a device that has the rest: for where the whole is too long.

``part1.<id>.<steps>.<turns>.<sum>.<check>``: the steps that have to be there already, the turns
that follow, of which the first may go on with one, and the check of the whole record.
"""

import re
from collections.abc import Iterator
from contextlib import suppress
from typing import NamedTuple

from paintbox.engine import base32
from paintbox.engine.game import NotationError, Refusal
from paintbox.engine.record import NONE, TURNS, checksum, seal, unseal
from paintbox.engine.session import Session
from paintbox.peer.histories import Steps
from paintbox.peer.kept import Kept
from paintbox.peer.link import ID, Link
from paintbox.peer.replay import replay
from paintbox.peer.seats import decided, receivers

VERSION = 1
FORM = re.compile(rf"part(\d{{1,3}})\.({ID.pattern})\.(.*)")
REST = re.compile(rf"(\d{{1,4}})\.({TURNS.pattern})\.([{base32.DIGITS}]{{4}})")


class Part(NamedTuple):
    id: str
    start: int  # steps before it
    turns: tuple[str, ...]
    sum: str  # the check of the record with them

    @classmethod
    def of(cls, kept: Kept, session: Session) -> "Part":
        """What those who get the link may not have yet: all after their own last decisions."""
        start = min((decided(session, seat) for seat in receivers(kept, session)), default=0)
        turns = tuple(turns_after(session, start))
        return cls(kept.id, start, turns, checksum(session.record.body()))

    @classmethod
    def parse(cls, text: str) -> "Part":
        """Read what ``str`` made. Raises NotationError."""
        found = FORM.fullmatch(unseal(text))
        if found and int(found[1]) > VERSION:
            raise NotationError(text, "made by a newer Paintbox", "newer")
        rest = REST.fullmatch(found[3]) if found else None
        if not found or not rest:
            raise NotationError(text, "a last part is id, steps, turns, sum and check")
        turns = () if rest[2] == NONE else tuple(rest[2].split("-"))
        return cls(found[2], int(rest[1]), turns, rest[4])

    def __str__(self) -> str:
        turns = "-".join(self.turns) or NONE
        return seal(f"part{VERSION}.{self.id}.{self.start}.{turns}.{self.sum}")

    def whole(self, kept: Kept | None) -> Link:
        """The link of the whole game, with what is kept of it here. Raises NotationError."""
        if kept is None:
            raise NotationError(self.id, "the rest of the game is not here", "absent")
        for steps in self._beginnings(kept):
            with suppress(Refusal):
                session = self._upon(replay(kept.laid, steps))
                if checksum(session.record.body()) == self.sum:
                    return kept.link(session)
        raise NotationError(str(self), f"no game here goes on so after step {self.start}", "apart")

    def _beginnings(self, kept: Kept) -> Iterator[Steps]:
        """What may come before it, the shown history first."""
        histories = (kept.histories.shown, *sorted(kept.courses))
        yield from dict.fromkeys(steps[: self.start] for steps in histories)

    def _upon(self, session: Session) -> Session:
        for turn in self.turns:
            session.play(turn)
        return session


def turns_after(session: Session, start: int) -> list[str]:
    """The turns behind so many steps, the first from there on."""
    turns: list[str] = []
    for before, step in list(zip(session.states, session.steps, strict=False))[start:]:
        if not turns or session.game.fresh(before):
            turns.append("")
        turns[-1] += step
    return turns
