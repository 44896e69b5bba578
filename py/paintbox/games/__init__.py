"""The rules, one module a game; this is their order wherever games are listed."""

from paintbox.engine.shelf import GAMES as GAMES

NAMES = ("coloro",)

for _name in NAMES:
    GAMES.put(_name, f"{__name__}.{_name}")
