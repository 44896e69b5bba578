"""Every palette: colours of one game differ for every kind of sight, and signs can be read."""

import re
from itertools import combinations
from pathlib import Path

import pytest
from coloraide import Color

from paintbox.view.settings import SETTINGS

STYLES = (Path(__file__).parents[2] / "css/10-theme.css").read_text()
# The colours that lie side by side in a game.
GAMES = {
    "coloro": "red yellow green blue purple pink",
    "colorio": "red orange yellow green blue",
    "coloretto": "red orange yellow green blue pink brown",
    "collecto": "red orange yellow green blue purple",
    "colorpop": "red yellow green blue purple",
}
PAIRS = sorted({pair for row in GAMES.values() for pair in combinations(sorted(row.split()), 2)})
SIGHTS = ("normal", "protan", "deutan", "tritan")
# The smallest CIEDE2000 between two colours of one game, at full severity (Machado 2009).
LEAST = {
    "usual": (27.0, 17.4, 14.0, 12.3),
    "strong": (27.9, 17.4, 17.4, 17.4),
    "soft": (19.6, 11.5, 10.9, 8.4),
}
SIGNS = {"on-dark": "red blue purple brown", "on-light": "orange yellow green pink joker"}
TEXTS = [("ink", "paper"), ("soft", "paper"), ("ink", "ground"), ("soft", "ground")]


def block(selector: str) -> dict[str, Color]:
    """The colours that a rule sets."""
    found = re.search(re.escape(selector) + r" \{(.*?)\}", STYLES, re.DOTALL)
    values = re.findall(r"--([\w-]+): (#\w+|rgb\([^)]*\));", found[1]) if found else []
    return {name: Color(value) for name, value in values}


def palette(name: str) -> dict[str, Color]:
    return block(":root") | block(f'[data-palette="{name}"]')


def seen(colour: Color, sight: str) -> Color:
    return colour if sight == "normal" else colour.filter(sight, 1, method="machado")


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("name", SETTINGS["palette"])
def test_colours_of_one_game_differ(name: str, sight: str) -> None:
    colours = palette(name)
    least = min(
        seen(colours[one], sight).delta_e(seen(colours[other], sight), method="2000")
        for one, other in PAIRS
    )
    assert least >= LEAST[name][SIGHTS.index(sight)]


@pytest.mark.parametrize("name", SETTINGS["palette"])
def test_signs_stand_out_from_their_colours(name: str) -> None:
    colours = palette(name)
    for ink, row in SIGNS.items():
        for colour in row.split():
            sign = Color.layer([colours[ink], colours[colour]])
            assert sign.contrast(colours[colour]) >= 3, colour


@pytest.mark.parametrize("theme", [":root", '[data-theme="dark"]'])
def test_texts_can_be_read(theme: str) -> None:
    colours = block(theme)
    for text, ground in TEXTS:
        assert colours[text].contrast(colours[ground]) >= 4.5, (text, ground)
