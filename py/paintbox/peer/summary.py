"""What a list of games tells of each, kept beside it so that a list replays nothing."""

import json
from typing import NamedTuple

from paintbox.engine.game import OVER, NotationError
from paintbox.peer.kept import DAMAGE, Kept, fields_of
from paintbox.peer.link import short_name
from paintbox.peer.seats import decider

SEATS = 5  # no game has more


class Summary(NamedTuple):
    id: str
    game: str
    names: tuple[str, ...]  # by seat, empty where none was given
    mine: tuple[int, ...]  # the seats of this device
    turn: int  # the seat to move or to say what came, or OVER
    moves: int  # turns begun
    when: int  # the last change, milliseconds since 1970
    own: bool = False  # on a board of one's own

    @property
    def over(self) -> bool:
        return self.turn == OVER

    @classmethod
    def of(cls, kept: Kept, when: int) -> "Summary":
        """The summary of the shown history. Raises IllegalMove."""
        session = kept.session()
        moves = len(session.record.turns)
        laid, turn = kept.laid, OVER if kept.agreed.closed else decider(session)
        return cls(kept.id, laid.game, kept.names, kept.mine, turn, moves, when, laid.own)

    @property
    def waits(self) -> bool:
        """Whether players elsewhere wait for a move from this device."""
        return self.turn in self.mine and len(self.mine) < len(self.names)

    def __str__(self) -> str:
        """Without its last field, which older pages do not know, wherever that says nothing."""
        return json.dumps(self if self.own else self[:-1])

    @classmethod
    def parse(cls, text: str) -> "Summary":
        """Read what ``str`` made. Raises NotationError."""
        try:
            id, game, names, mine, turn, moves, when, *own = fields_of(text)
            summary = cls(
                str(id),
                str(game),
                tuple(map(short_name, names)),
                tuple(map(int, mine)),
                int(turn),
                int(moves),
                int(when),
                own == [True],
            )
            if not OVER <= summary.turn < len(summary.names) or not 0 < len(names) <= SEATS:
                raise ValueError("no such seat")
            return summary
        except DAMAGE as error:
            raise NotationError(str(text), "this is not a summary") from error
