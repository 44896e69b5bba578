"""What players are called, also where no name was given."""

from collections.abc import Sequence

from paintbox.view.words import say


def called(names: Sequence[str], mine: Sequence[int]) -> tuple[str, ...]:
    """A name for every seat; ``mine`` are the seats that play on this device."""
    if len(mine) == len(names):
        usual = say("name.usual").split(",")
    else:
        you = "name.you" if len(mine) == 1 else "name.seat"
        friend = "name.friend" if len(names) - len(mine) == 1 else "name.seat"
        usual = [say(you if seat in mine else friend, seat=seat + 1) for seat in range(len(names))]
    return tuple(name or usual[seat] for seat, name in enumerate(names))


def computers(count: int) -> tuple[str, ...]:
    """The names of so many bots."""
    if count == 1:
        return (say("name.bot"),)
    return tuple(say("name.bots", number=number) for number in range(1, count + 1))


def cut(name: str, most: int) -> str:
    """A name where there is room for so many letters."""
    return name if len(name) <= most else f"{name[: most - 1].rstrip()}…"
