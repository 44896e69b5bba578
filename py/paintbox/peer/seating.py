"""Who plays each seat of a game, and on whose device a bot moves.

A bot has a holder: the seat of a person, on whose device alone it moves. It is named where the bot
came in, by the kinds of the link or by an agreement, so every device finds the same one.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from paintbox.engine.game import Seat
from paintbox.peer.agreements import Agreements

PERSON, HOST, BOT = "p", "h", "b"  # begin the kind of a seat; HOST is a person, see ``host``

LEVELS = (1, 2, 3, 4)  # of bots, the weakest first


class Sitting(NamedTuple):
    """Who plays a seat."""

    level: int  # of the bot, 1 the weakest; 0 for a person
    holder: Seat  # the person on whose device it moves; of a person, the own seat


@lru_cache(maxsize=64)
def seating(seats: int, kinds: tuple[str, ...], agreed: Agreements) -> tuple[Sitting, ...]:
    """By seat: as the game began, and as seats were handed over since."""
    begun = tuple((level(kind), host(kinds)) for kind in kinds or (PERSON,) * seats)
    now = tuple(agreed.handed(seat) or begun[seat] for seat in range(seats))
    beside = tuple(by if bot else seat for seat, (bot, by) in enumerate(now))
    holders = tuple(holder(beside, seat) for seat in range(seats))
    return tuple(Sitting(now[seat][0] if by != seat else 0, by) for seat, by in enumerate(holders))


def kinds_of(now: Sequence[Sitting], hosts: Sequence[Seat]) -> tuple[str, ...]:
    """The kinds of a game that begins with seats as they are now; none where all are people."""
    if not any(one.level for one in now):
        return ()
    people = (HOST if seat in hosts else PERSON for seat in range(len(now)))
    return tuple(
        f"{BOT}{one.level}" if one.level else kind for one, kind in zip(now, people, strict=True)
    )


def level(kind: str) -> int:
    """Of the bot that a kind tells of; 0 for a person."""
    return int(kind[1:] or 1) if kind[:1] == BOT else 0


def host(kinds: Sequence[str]) -> Seat:
    """The seat whose device lets the bots move that a game began with: by default a person's."""
    return next((kinds.index(kind) for kind in (HOST, PERSON) if kind in kinds), 0)


def holder(beside: Sequence[Seat], seat: Seat) -> Seat:
    """The person at the end of the way from a bot to its holder, who may be a bot by now.

    Players who have handed each other's seats to bots, not knowing of it, lead round in a circle:
    then the first of them plays on.
    """
    met: list[Seat] = []
    while seat not in met:
        met.append(seat)
        seat = beside[seat]
    return min(met[met.index(seat) :])
