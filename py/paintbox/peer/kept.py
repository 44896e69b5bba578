"""A game as a device keeps it: how it was laid out, its histories, who plays where."""

import json
from collections.abc import Iterable
from typing import NamedTuple

from paintbox.engine.game import NotationError
from paintbox.engine.record import Record
from paintbox.engine.session import Session
from paintbox.peer.histories import Histories, Steps
from paintbox.peer.link import Link


class Kept(NamedTuple):
    id: str
    laid: Record  # without turns
    names: tuple[str, ...]  # by seat, empty where none was given
    mine: tuple[int, ...]  # the seats that play on this device
    histories: Histories = Histories()
    sent: int = 0  # steps of the shown history that the others know
    kinds: tuple[str, ...] = ()  # of seats, as in the link
    others: tuple[str, ...] = ()  # fields of a newer Paintbox, passed on

    @property
    def alone(self) -> bool:
        """Whether all seats play on this device."""
        return len(self.mine) == self.laid.options.seats

    def session(self) -> Session:
        """The shown history, replayed. Raises IllegalMove."""
        return replay(self.laid, self.histories.shown)

    def link(self, session: Session) -> Link:
        """What the next player gets."""
        names = self.names if any(self.names) else ()
        return Link(session.record, self.id, names, self.kinds, others=self.others)

    def played(self, before: Steps, after: Steps) -> "Kept":
        """With a step that was played or taken back here; what was sent is not taken back."""
        if len(after) < self.sent and not self.alone:
            return self
        return self._replace(histories=self.histories.replace(before, after))

    def heard(self, steps: Steps) -> "Kept":
        """With a history that came from outside."""
        histories = self.histories.merge(steps)
        return self._replace(
            histories=histories, sent=len(steps) if histories.shown == steps else self.sent
        )

    def __str__(self) -> str:
        return json.dumps(
            {
                "laid": str(self.laid),
                "names": self.names,
                "mine": self.mine,
                "histories": sorted(map(" ".join, self.histories.all)),
                "shown": " ".join(self.histories.shown),
                "sent": self.sent,
                "kinds": self.kinds,
                "others": self.others,
            }
        )

    @classmethod
    def parse(cls, id: str, text: str) -> "Kept":
        """Read what ``str`` made. Raises NotationError."""
        try:
            fields = json.loads(text)
            histories = frozenset(tuple(steps.split()) for steps in fields["histories"])
            kept = cls(
                id,
                Record.parse(fields["laid"]),
                tuple(map(str, fields["names"])),
                tuple(map(int, fields["mine"])),
                Histories(histories, tuple(fields["shown"].split())),
                int(fields["sent"]),
                tuple(map(str, fields.get("kinds", ()))),
                tuple(map(str, fields.get("others", ()))),
            )
            seats = kept.laid.options.seats
            if len(kept.names) != seats or not set(kept.mine) <= set(range(seats)):
                raise ValueError("seats that do not exist")
            return kept
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            raise NotationError(text, "this is not a kept game") from error


def opened(link: Link, session: Session, known: Kept | None) -> Kept:
    """The kept game after a link was opened; a new one is played by whoever is to move."""
    if known is None:
        seats = link.record.options.seats
        mine = (session.turn,) if session.turn >= 0 else ()
        known = Kept(link.key, link.record._replace(turns=()), link.names or ("",) * seats, mine)
    elif known.laid != link.record._replace(turns=()):
        raise NotationError(str(link.record), "it has the id of another game")
    return known.heard(session.steps)._replace(kinds=link.kinds, others=link.others)


def replay(laid: Record, steps: Iterable[str]) -> Session:
    """A session with these steps played. Raises IllegalMove."""
    session = Session(laid)
    for step in steps:
        session.play(step)
    return session
