"""What a page asks of a bot, thought by thought, wherever it runs: texts in, texts out."""

import json
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from paintbox.bots import bot_of
from paintbox.bots.thought import Reason, Thought
from paintbox.engine.game import Seat
from paintbox.engine.record import Record
from paintbox.engine.session import Session


class Answer(NamedTuple):
    """The best step after one more slice of work."""

    step: str
    chance: tuple[float, ...]  # of winning, by seat
    reason: Reason
    done: bool  # this is what the bot plays
    tried: tuple[tuple[str, float], ...] = ()  # steps, and the own chance after each, if weighed

    def __str__(self) -> str:
        return json.dumps(self)

    @classmethod
    def parse(cls, text: str) -> "Answer":
        """Read what ``str`` made."""
        step, chance, reason, done, tried = json.loads(text)
        return cls(step, tuple(chance), tuple(reason), done, tuple(map(tuple, tried)))


class Thinker:
    """Goes on with what it was asked last; asked for something else, it begins anew."""

    def __init__(self) -> None:
        self._asked = ("", 0)
        self._answers: Iterator[Answer] = iter(())
        self._last = Answer("", (), (), done=False)

    def think(self, record: str, level: int) -> Answer:
        """One more slice for the seat to move after a record; once done, the same answer again.

        Raises NotationError or IllegalMove.
        """
        if (record, level) != self._asked:
            self._answers = answers(record, level)
            self._asked = record, level
            self._last = next(self._answers)
        else:
            self._last = next(self._answers, self._last._replace(done=True))
        return self._last


def answers(record: str, level: int) -> Iterator[Answer]:
    """What a bot thinks, from what its seat has seen and nothing else.

    A level above those of the game is the best one; BACK looks back at a game.
    """
    session = Session(Record.parse(record))
    game, seat = session.game, session.turn
    seen, bot = session.seen(seat), bot_of(game.NAME, level)
    for thought in bot(game, seen, seat, numbers(session.steps, game.position(seen), seat)):
        yield answer(session, thought)


def numbers(steps: tuple[str, ...], position: str, seat: Seat) -> Random:
    """A bot's random numbers; a record's deal is left out, since secrets follow from it."""
    return Random("/".join((*steps, position, str(seat))))


def answer(session: Session, thought: Thought) -> Answer:
    text = session.game.text
    tried = tuple((text(move), chance) for move, chance in thought.tried)
    return Answer(text(thought.move), thought.chance, thought.reason, done=False, tried=tried)
