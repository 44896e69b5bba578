"""What players are called, also where no name was given."""

from collections.abc import Sequence

from paintbox.peer.kept import Kept
from paintbox.peer.link import short_name
from paintbox.peer.seating import level
from paintbox.view.words import say


def called(names: Sequence[str], mine: Sequence[int], bots: int = 0) -> tuple[str, ...]:
    """A name for every seat; ``mine`` are the seats of people on this device.

    So many of the others are ``bots``, whose names are given.
    """
    friends = len(names) - len(mine) - bots
    if not friends and (len(mine) > 1 or not bots):
        usual = say("name.usual").split(",")
    else:
        you = "name.you" if len(mine) == 1 else "name.seat"
        friend = "name.friend" if friends == 1 else "name.seat"
        usual = [say(you if seat in mine else friend, seat=seat + 1) for seat in range(len(names))]
    return tuple(name or usual[seat] for seat, name in enumerate(names))


def named(kept: Kept) -> tuple[str, ...]:
    """A name for every seat of a game, as it is played now."""
    names = called(given(kept), kept.people, sum(one.level > 0 for one in kept.seating))
    bots = [kept.level(seat) and not began(kept, seat) for seat in range(len(names))]
    return tuple(
        say("name.for", name=name) if bot else name for name, bot in zip(names, bots, strict=True)
    )


def given(kept: Kept) -> tuple[str, ...]:
    """The names that were given; whoever has taken a bot's seat bears none."""
    gone = [began(kept, seat) and not kept.level(seat) for seat in range(len(kept.names))]
    return tuple("" if none else name for name, none in zip(kept.names, gone, strict=True))


def renamed(kept: Kept) -> tuple[str, ...]:
    """The names to be kept of those who play on in another game."""
    bots = [kept.level(seat) > 0 for seat in range(len(kept.names))]
    names = zip(named(kept), given(kept), bots, strict=True)
    return tuple(short_name(shown if bot else name) for shown, name, bot in names)


def began(kept: Kept, seat: int) -> int:
    """The level of the bot that a seat began with; 0 for a person."""
    return level(kept.kinds[seat]) if kept.kinds else 0


def computers(count: int) -> tuple[str, ...]:
    """The names of so many bots."""
    if count == 1:
        return (say("name.bot"),)
    return tuple(say("name.bots", number=number) for number in range(1, count + 1))


def cut(name: str, most: int) -> str:
    """A name where there is room for so many letters."""
    return name if len(name) <= most else f"{name[: most - 1].rstrip()}…"
