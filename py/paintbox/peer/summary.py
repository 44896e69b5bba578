"""What a list of games tells of each, kept beside it so that a list replays nothing."""

import json
from typing import NamedTuple

from paintbox.engine.game import OVER, NotationError
from paintbox.peer.kept import DAMAGE, Kept, fields_of
from paintbox.peer.link import short_name

SEATS = 5  # no game has more


class Summary(NamedTuple):
    id: str
    game: str
    names: tuple[str, ...]  # by seat, empty where none was given
    mine: tuple[int, ...]  # the seats that somebody here plays
    turn: int  # the seat to move, or OVER
    moves: int  # turns begun
    when: int  # the last change, milliseconds since 1970

    @property
    def over(self) -> bool:
        return self.turn == OVER

    @classmethod
    def of(cls, kept: Kept, when: int) -> "Summary":
        """The summary of the shown history. Raises IllegalMove."""
        session = kept.session()
        moves = len(session.record.turns)
        return cls(kept.id, kept.laid.game, kept.names, kept.people, session.turn, moves, when)

    def __str__(self) -> str:
        return json.dumps(self)

    @classmethod
    def parse(cls, text: str) -> "Summary":
        """Read what ``str`` made. Raises NotationError."""
        try:
            id, game, names, mine, turn, moves, when = fields_of(text)
            summary = cls(
                str(id),
                str(game),
                tuple(map(short_name, names)),
                tuple(map(int, mine)),
                int(turn),
                int(moves),
                int(when),
            )
            if not OVER <= summary.turn < len(summary.names) or not 0 < len(names) <= SEATS:
                raise ValueError("no such seat")
            return summary
        except DAMAGE as error:
            raise NotationError(str(text), "this is not a summary") from error
