"""The rules, one module a game; a game is on the shelf by standing in this folder."""

import os

from paintbox.engine.shelf import GAMES as GAMES

for _name in sorted({file.partition(".")[0] for file in os.listdir(__path__[0])}):
    if not _name.startswith("_"):
        GAMES.put(_name, f"{__name__}.{_name}")
