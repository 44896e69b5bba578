"""What a list of games tells of each, kept beside it so that a list replays nothing."""

import json
from typing import NamedTuple

from paintbox.engine.game import OVER, NotationError
from paintbox.engine.session import Session
from paintbox.peer.kept import DAMAGE, Kept, fields_of
from paintbox.peer.link import short_name
from paintbox.peer.seats import decider

SEATS = 5  # no game has more


class Summary(NamedTuple):
    id: str
    game: str
    names: tuple[str, ...]  # by seat, empty where none was given
    mine: tuple[int, ...]  # the seats that somebody here plays
    turn: int  # the seat to move or to say what came, see ``waited``; or OVER
    moves: int  # turns begun
    when: int  # the last change, milliseconds since 1970
    own: bool = False  # on a board of one's own
    bots: int = 0  # seats that bots of this device play

    @property
    def over(self) -> bool:
        return self.turn == OVER

    @classmethod
    def of(cls, kept: Kept, when: int) -> "Summary":
        """The summary of the shown history. Raises IllegalMove."""
        session = kept.session()
        moves = len(session.record.turns)
        laid, turn = kept.laid, OVER if kept.agreed.closed else waited(kept, session)
        people, bots = kept.people, len(kept.here) - len(kept.people)
        return cls(kept.id, laid.game, kept.names, people, turn, moves, when, laid.own, bots)

    @property
    def waits(self) -> bool:
        """Whether players elsewhere wait for a move from this device."""
        return self.turn in self.mine and len(self.mine) + self.bots < len(self.names)

    def __str__(self) -> str:
        """Without its last fields, which older pages do not know, wherever they say nothing."""
        length = len(self) if self.bots else len(self) - 1 if self.own else len(self) - 2
        return json.dumps(self[:length])

    @classmethod
    def parse(cls, text: str) -> "Summary":
        """Read what ``str`` made. Raises NotationError."""
        try:
            id, game, names, mine, turn, moves, when, *more = fields_of(text)
            summary = cls(
                str(id),
                str(game),
                tuple(map(short_name, names)),
                tuple(map(int, mine)),
                int(turn),
                int(moves),
                int(when),
                more[:1] == [True],
                int(more[1]) if len(more) > 1 else 0,
            )
            if not OVER <= summary.turn < len(summary.names) or not 0 < len(names) <= SEATS:
                raise ValueError("no such seat")
            return summary
        except DAMAGE as error:
            raise NotationError(str(text), "this is not a summary") from error


def waited(kept: Kept, session: Session) -> int:
    """For whom all wait: the seat to decide or, between devices, who holds the bot that does."""
    turn = decider(session)
    return turn if turn < 0 or kept.full else kept.holder(turn)
