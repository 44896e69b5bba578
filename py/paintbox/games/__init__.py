"""The rules, one module a game; they stand on the shelf in the order of the first screen."""

from paintbox.engine.shelf import GAMES as GAMES

NAMES = ("coloro", "colorio", "coloretto", "collecto", "colorpop")

for _name in NAMES:
    GAMES.put(_name, f"{__name__}.{_name}")
