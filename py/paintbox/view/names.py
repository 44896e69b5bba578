"""What players are called, also where no name was given."""

from collections.abc import Sequence

from paintbox.view.words import say

USUAL = {True: ("name.first", "name.second"), False: ("name.you", "name.friend")}


def called(names: Sequence[str], mine: Sequence[int]) -> tuple[str, ...]:
    """A name for every seat; ``mine`` are the seats that play on this device."""
    alone = len(mine) == len(names)
    return tuple(
        name or say(USUAL[alone][seat % 2 if alone else seat not in mine])
        for seat, name in enumerate(names)
    )
