"""What a list of games tells of each, kept beside it so that a list replays nothing."""

import json
from typing import NamedTuple

from paintbox.engine.game import OVER, NotationError
from paintbox.peer.kept import Kept


class Summary(NamedTuple):
    id: str
    game: str
    names: tuple[str, ...]  # by seat, empty where none was given
    mine: tuple[int, ...]
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
        return cls(kept.id, kept.laid.game, kept.names, kept.mine, session.turn, moves, when)

    def __str__(self) -> str:
        return json.dumps(self)

    @classmethod
    def parse(cls, text: str) -> "Summary":
        """Read what ``str`` made. Raises NotationError."""
        try:
            id, game, names, mine, turn, moves, when = json.loads(text)
            summary = cls(id, game, tuple(names), tuple(mine), int(turn), int(moves), int(when))
            if summary.turn >= len(summary.names) or not all(map(str.isprintable, summary.names)):
                raise ValueError("no such seat, or names that cannot be read")
            return summary
        except (ValueError, TypeError) as error:
            raise NotationError(text, "this is not a summary") from error
