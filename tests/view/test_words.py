"""Words and mark-up."""

import gc
import re
from collections.abc import Iterator
from functools import _lru_cache_wrapper
from importlib import import_module
from pathlib import Path
from string import Formatter

import pytest

from paintbox.engine.game import Options
from paintbox.engine.record import Record
from paintbox.engine.shelf import GAMES
from paintbox.games import NAMES
from paintbox.peer.histories import Histories
from paintbox.peer.kept import Kept
from paintbox.view.markup import markup, still
from paintbox.view.names import called
from paintbox.view.play import Play
from paintbox.view.screens.first import first, spoken
from paintbox.view.screens.lost import lost
from paintbox.view.screens.table import Table
from paintbox.view.settings import SETTINGS
from paintbox.view.shape import Shape, button, element
from paintbox.view.words import LANGUAGES, in_every_language, say, speak

ROOT = Path(__file__).parents[2]
PROGRAM = ROOT / "py/paintbox"
MODULES = ("rules", "hints", "lookback", *NAMES, *(f"rules_{game}" for game in NAMES))
OTHERS = LANGUAGES[1:]


def all_words(language: str) -> dict[str, str]:
    package = f"paintbox.view.words.{language}"
    modules = [import_module(package), *(import_module(f"{package}.{name}") for name in MODULES)]
    return {key: text for module in modules for key, text in module.WORDS.items()}


WORDS = all_words("en")


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    yield
    speak("en")


def test_every_key_that_is_written_out_has_words_and_every_word_is_used() -> None:
    files = (file for file in PROGRAM.rglob("*.py") if file.parent.name not in LANGUAGES)
    source = "".join(file.read_text() for file in files)
    written = set(re.findall(r'"([a-z]+(?:\.[a-z]+)+)"', source))
    made = [re.compile(p) for p in MADE]
    assert {key for key in written if key.split(".")[0] in PREFIXES} <= WORDS.keys()
    assert {k for k in WORDS.keys() - written if not any(p.fullmatch(k) for p in made)} == set()


# Keys that are put together from a name: a tool, a place, an outcome, a game.
MADE = (
    r"menu\.(resign|shut|retract)|agree\.(granted|refused)",
    r"table\.(undo|redo|clear|swap|moves|first|back|forward|watch|pause)",
    r"hints\..*",  # of these, test_hints.py knows
    r"lookback\.(plain|\w+\.\w+)",  # of these, test_lookback.py knows
    r"new\.(here|link|bots|mixed)(\.hint)?|new\.level\.[1-4]|new\.way\.(here|link)",
    rf"settings\.({'|'.join(SETTINGS)})(\.\w+)?",
    r"send\.(copied|kept)",
    r"why\.(cut|none|newer|unknown|move|wrong|absent|apart)",
    r"games\.(delete|rematch)",
    r"scan\.(ask|look|stopped|refused|absent|busy|unread)",
    *(rf"(rules_)?{game}(\..*)?" for game in NAMES),  # of the rules, test_rules.py knows
)
PREFIXES = {key.split(".")[0] for key in WORDS}


# Languages

# What has the same words in another language, by purpose.
SAME = {
    "de": (
        r"page\.name|table\.title|send\.title|settings\.language\.(en|de)|name\.usual",
        rf"{'|'.join(NAMES)}|\w+\.option\.t",
        r"new\.bots|new\.way\.bot|name\.bots?",
        r"table\.pause|send\.code|collecto\.tally\.name|collecto\.colour\.o|\w+\.j|rules_colorpop\.joker\.title",
    )
}


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_says_all_that_english_says(language: str) -> None:
    assert all_words(language).keys() == WORDS.keys()
    assert modules(language) == modules("en") == {"__init__", *MODULES}


def modules(language: str) -> set[str]:
    return {file.stem for file in (PROGRAM / "view/words" / language).glob("*.py")}


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_takes_the_same_values(language: str) -> None:
    words = all_words(language)
    assert {key for key in WORDS if values(words[key]) != values(WORDS[key])} == set()


def values(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name}


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    words, same = all_words(language), [re.compile(pattern) for pattern in SAME[language]]
    equal = {key for key, text in WORDS.items() if words[key] == text and has_words(text)}
    assert {key for key in equal if not any(each.fullmatch(key) for each in same)} == set()


def has_words(text: str) -> bool:
    return re.search(r"[a-z]", re.sub(r"\{\w+\}", "", text)) is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_shouts_or_writes_two_blanks(language: str) -> None:
    assert {k for k, text in all_words(language).items() if re.search("!|  ", text)} == set()


def test_the_page_knows_the_same_languages_before_python() -> None:
    known = re.search(r"LANGUAGES = \[(.*?)\]", (ROOT / "boot.js").read_text())
    assert known
    assert tuple(re.findall(r"\w+", known[1])) == LANGUAGES
    hidden = (ROOT / "css/00-start.css").read_text()
    others = re.findall(r'\[data-theme\]:not\(\[lang="(\w+)"\]\) \[lang="\1"\]', hidden)
    assert tuple(others) == LANGUAGES


def test_what_was_drawn_in_one_language_is_drawn_anew_in_another() -> None:
    drawn = in_every_language(lambda: [*map(begun, NAMES)])
    assert drawn["en"] != drawn["de"]
    speak("de")
    for kept in (each for each in gc.get_objects() if isinstance(each, _lru_cache_wrapper)):
        kept.cache_clear()
    assert drawn["de"] == [*map(begun, NAMES)]


def begun(game: str) -> Table:
    """The table of a game with the most players, some steps on."""
    options = Options.parse(max(GAMES[game].OPTIONS))
    seats = tuple(range(options.seats))
    laid = Record(game, options, f"s{'0' * 16}")
    play = Play(Kept("abcdefgh", laid, ("",) * len(seats), seats, Histories(frozenset({()}))))
    for _ in range(5):
        play.session.play(next(iter(play.session.choices())))
        play.session.resolve()
    play.follow()
    return play.table("menu")


def test_words_take_their_values() -> None:
    assert say("table.wins", names="Anna") == "Anna wins"
    speak("de")
    assert say("table.wins", names="Anna") == "Anna gewinnt"
    assert say("coloro.keep") == "Nehmen"


def test_nobody_is_called_by_a_number() -> None:
    assert called(("", ""), (0, 1)) == ("Anna", "Ben")
    assert called(("", ""), (0,)) == ("You", "Your friend")
    assert called(("", "Cleo"), (0,)) == ("You", "Cleo")


# Mark-up


def test_a_button_is_known_by_its_action_whatever_stands_beside_it() -> None:
    alone = element("p", None, button("menu", "more"))
    both = element("p", None, button("learnt", "got it"), button("menu", "more"))
    assert [shape.key for shape in both.children] == ["learnt1", alone.children[0].key]


def test_marks_in_a_name_are_escaped() -> None:
    shape = element("p", {"title": '"<'}, "<b>&")
    assert markup(shape) == '<p title="&quot;&lt;">&lt;b&gt;&amp;</p>'


def test_a_place_becomes_an_attribute_and_never_a_style() -> None:
    shape = still(Shape("a", "g", (1, 2.5, 1)))
    assert markup(shape) == '<g transform="translate(1 2.5) scale(1)"></g>'
    assert "style=" not in first(1)


def test_the_first_screen_is_readable_without_python() -> None:
    page = first(1)
    assert "Paintbox" in page
    assert 'href="#new.coloro"' in page
    assert 'href="#picture-coloro"' in page
    assert page.count("<use ") >= 36


def test_the_first_screen_says_everything_in_every_language() -> None:
    page = first(1)
    assert '<span lang="en">Getting ready</span><span lang="de">Gleich geht es los</span>' in page
    assert page.count('lang="en"') == page.count('lang="de"')
    assert say("page.language") == "en"


def test_a_word_that_an_attribute_holds_cannot_stand_in_two_languages() -> None:
    labels = {language: element("nav", {"aria-label": language}) for language in LANGUAGES}
    with pytest.raises(ValueError, match="one language only"):
        spoken(labels)


def test_an_address_that_holds_nothing_says_so_in_every_language() -> None:
    assert re.findall(r'<section lang="(\w+)">', lost()) == [*LANGUAGES]
