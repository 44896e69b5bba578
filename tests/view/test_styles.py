"""The style sheets of single games."""

import re
from functools import cache
from pathlib import Path
from random import Random

import pytest

import laws
from paintbox.engine.shelf import GAMES
from paintbox.games import NAMES
from paintbox.view.shape import Shape
from test_dom import MOST, drawn, opened

SHEETS = {path.stem[3:]: path for path in Path(__file__).parents[2].glob("css/31-*.css")}


@cache
def classes(game: str) -> frozenset[str]:
    """All that are worn on the table of a whole game."""
    found: set[str] = set()
    play = None
    for session in laws.walk(laws.seeded(game, MOST[game], 5), Random(5)):
        play = play or opened(session)
        play.follow()
        if play.curtain:
            play.hand_over()
        found |= worn(drawn(play))
    return frozenset(found)


def worn(shape: Shape) -> set[str]:
    own = set(shape.attrs.get("class", "").split())
    return own.union(*map(worn, shape.children))


def selectors(text: str) -> list[str]:
    """Those of all rules, one by one."""
    plain = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
    plain = re.sub(r"\([^)]*\)", lambda inside: inside[0].replace(",", " "), plain)
    return [each.strip() for rule in re.findall(r"([^{}]+)\{", plain) for each in rule.split(",")]


@pytest.mark.parametrize("game", SHEETS)
def test_the_styles_of_a_game_touch_no_other_one(game: str) -> None:
    """A taken cap of Colorio shrank away once, as a taken token of Colorpop should."""
    others = frozenset[str]().union(*(classes(other) for other in NAMES if other != game))
    for selector in selectors(SHEETS[game].read_text()):
        named = set(re.findall(r"\.([a-z-]+)", selector))
        assert not named or named - others, selector  # those without are of the whole page


def test_every_sheet_is_of_a_game() -> None:
    assert SHEETS.keys() <= GAMES.keys()
