"""What players can set: names and values; the first value is the usual one."""

from collections.abc import Mapping
from typing import Final

from paintbox.view.words import LANGUAGES

SETTINGS: Final[dict[str, tuple[str, ...]]] = {
    "language": ("system", *LANGUAGES),
    "theme": ("system", "light", "dark"),
    "palette": ("usual", "strong", "soft"),
    "pace": ("normal", "slow", "fast", "still"),  # of what moves
    "hand": ("right", "left"),  # where the buttons lie
    "confirm": ("no", "yes"),  # ask before a step is played
    "points": ("shown", "hidden"),  # while the game runs
    "memory": ("hidden", "shown"),  # what has been seen and covered again
    "sound": ("off", "on"),
}


def settled(kept: Mapping[str, object]) -> dict[str, str]:
    """A value for every setting: the kept one if there is such a value, else the usual one."""
    chosen = {name: str(kept.get(name)) for name in SETTINGS}
    return {
        name: chosen[name] if chosen[name] in values else values[0]
        for name, values in SETTINGS.items()
    }
