"""Words and mark-up."""

import re
from importlib import import_module
from pathlib import Path

from paintbox.games import NAMES
from paintbox.view.markup import markup
from paintbox.view.names import called
from paintbox.view.screens.first import first
from paintbox.view.settings import SETTINGS
from paintbox.view.shape import Shape, element
from paintbox.view.words import en, say

PROGRAM = Path(__file__).parents[2] / "py/paintbox"
WORDS = dict(en.WORDS)
for module in ("rules", *NAMES, *(f"rules_{game}" for game in NAMES)):
    WORDS |= import_module(f"paintbox.view.words.en.{module}").WORDS


def test_every_key_that_is_written_out_has_words_and_every_word_is_used() -> None:
    source = "".join(file.read_text() for file in PROGRAM.rglob("*.py") if file.parent.name != "en")
    written = set(re.findall(r'"([a-z]+(?:\.[a-z]+)+)"', source))
    made = [re.compile(p) for p in MADE]
    assert {key for key in written if key.split(".")[0] in PREFIXES} <= WORDS.keys()
    assert {k for k in WORDS.keys() - written if not any(p.fullmatch(k) for p in made)} == set()


# Keys that are put together from a name: a tool, a place, an outcome, a game.
MADE = (
    r"table\.(undo|redo|moves|first|back|forward|watch|pause)",
    r"new\.(here|link)\.hint|new\.(here|link)",
    rf"settings\.({'|'.join(SETTINGS)})(\.\w+)?",
    r"send\.(copied|kept)",
    r"games\.(delete|rematch)",
    *(rf"(rules_)?{game}(\..*)?" for game in NAMES),  # of the rules, test_rules.py knows
)
PREFIXES = {key.split(".")[0] for key in WORDS}


def test_words_take_their_values() -> None:
    assert say("table.wins", names="Anna") == "Anna wins"


def test_nobody_is_called_by_a_number() -> None:
    assert called(("", ""), (0, 1)) == ("Anna", "Ben")
    assert called(("", ""), (0,)) == ("You", "Your friend")
    assert called(("", "Cleo"), (0,)) == ("You", "Cleo")


def test_marks_in_a_name_are_escaped() -> None:
    shape = element("p", {"title": '"<'}, "<b>&")
    assert markup(shape) == '<p title="&quot;&lt;">&lt;b&gt;&amp;</p>'


def test_a_place_becomes_an_attribute_and_never_a_style() -> None:
    assert markup(Shape("a", "g", (1, 2.5, 1))) == '<g transform="translate(1 2.5) scale(1)"></g>'
    assert "style=" not in first(1)


def test_the_first_screen_is_readable_without_python() -> None:
    page = first(1)
    assert "Paintbox" in page
    assert 'href="#new.coloro"' in page
    assert 'href="#picture-coloro"' in page
    assert page.count("<use ") >= 36
