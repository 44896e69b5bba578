"""Who plays for an empty seat: four levels a game, each a fixed amount of work.

A bot is given what its seat has seen, never more, and random numbers that follow from that:
anybody can compute its move again, and no secret can change it. It yields a thought after every
slice of at most 100 ms.
"""

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import cast

from paintbox.bots.thought import Bot as Bot
from paintbox.bots.thought import Reason as Reason
from paintbox.bots.thought import Thought as Thought
from paintbox.games import NAMES


class Levels(Mapping[str, tuple[Bot, ...]]):
    """Bots by the name of their game, weakest first; imported when they are first asked for."""

    def __getitem__(self, name: str) -> tuple[Bot, ...]:
        if name not in NAMES:
            raise KeyError(name)
        return cast("tuple[Bot, ...]", import_module(f"{__name__}.{name}").LEVELS)

    def __iter__(self) -> Iterator[str]:
        return iter(NAMES)

    def __len__(self) -> int:
        return len(NAMES)


LEVELS = Levels()
BACK = 0  # the level of who looks back at a game


def bot_of(name: str, level: int) -> Bot:
    """The bot of a level, above all of them the best one.

    At BACK it is one that makes no slips and weighs what else could be played.
    """
    if level == BACK:
        return cast("Bot", import_module(f"{__name__}.{name}").BACK)
    levels = LEVELS[name]
    return levels[min(level, len(levels)) - 1]
