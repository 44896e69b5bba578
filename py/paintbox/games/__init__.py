"""The rules, one module a game; they stand on the shelf in the order of the alphabet."""

from paintbox.engine.shelf import GAMES as GAMES

NAMES = ("collecto", "coloretto", "colorio", "coloro", "colorpop")

for _name in NAMES:
    GAMES.put(_name, f"{__name__}.{_name}")
