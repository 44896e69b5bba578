"""The rules for players: short, whole, and with examples that can come about."""

import re
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from random import Random

import pytest

from paintbox.engine.game import OVER, Options
from paintbox.engine.record import Record
from paintbox.engine.rng import Rng
from paintbox.engine.session import Session
from paintbox.engine.shelf import GAMES
from paintbox.games import NAMES
from paintbox.view.rules import Example, Part, rules_of
from paintbox.view.screens.rules import position, rules
from paintbox.view.shape import Shape
from paintbox.view.words import say

PY = Path(__file__).parents[2] / "py"
PARTS = [(game, part) for game in NAMES for part in rules_of(game).PARTS]
EXAMPLES = [(game, part) for game, part in PARTS if part.example]
TAPPED = {"tabindex", "aria-label", "data-move", "data-swipe", "data-why"}  # not in a drawing

each_game = pytest.mark.parametrize("game", NAMES)
each_example = pytest.mark.parametrize(
    ("game", "part"), EXAMPLES, ids=[f"{game}-{part.name}" for game, part in EXAMPLES]
)


def words_of(game: str) -> dict[str, str]:
    found: dict[str, str] = import_module(f"paintbox.view.words.en.rules_{game}").WORDS
    return found


def everything(shape: Shape) -> Iterator[Shape]:
    yield shape
    for child in shape.children:
        yield from everything(child)


def tagged(shape: Shape, tag: str) -> list[Shape]:
    return [each for each in everything(shape) if each.tag == tag]


@each_example
def test_an_example_can_come_about_and_shows_what_was_tapped(game: str, part: Part) -> None:
    assert part.example
    shown = position(game, part.example)
    assert shown.session.steps == tuple(shown.kept.histories.shown)
    assert bool(part.example.tapped) == bool(shown.picked or shown.preview)


def test_a_tap_that_is_played_at_once_is_no_example() -> None:
    with pytest.raises(ValueError, match="b1: this is played at once"):
        position("coloro", Example("2", "drygpkppkbgrrkyykbygrkprpyykgbbgbbrgp", "b3g", "b1"))


@each_game
def test_every_drawing_has_a_caption_and_is_only_looked_at(game: str) -> None:
    figures = tagged(rules(game), "figure")
    assert 3 <= len(figures) <= 5
    for figure in figures:
        drawing, caption = figure.children
        assert drawing.attrs["aria-hidden"] == "true"
        assert len(caption.text.split()) > 5
        assert not [each for each in everything(drawing) if TAPPED & each.attrs.keys()]


@each_game
def test_what_may_be_taken_keeps_its_ring(game: str) -> None:
    drawings = [figure.children[0] for figure in tagged(rules(game), "figure")]
    roles = [each.attrs.get("role") for drawing in drawings for each in everything(drawing)]
    assert "button" in roles


@each_game
def test_every_part_has_its_words_and_every_word_its_part(game: str) -> None:
    keys = {f"rules_{game}.now.{phase}" for phase in phases(game)}
    for part in rules_of(game).PARTS:
        key = f"rules_{game}.{part.name}"
        keys |= {key, f"{key}.title"}
        keys |= {f"{key}.caption"} if part.example else set()
        keys |= {f"{key}.ours"} if part.ours else set()
    assert words_of(game).keys() == keys


def phases(game: str) -> set[str]:
    """What there is to do in whole games of every option, outcomes entered by hand."""
    rules, rng = GAMES[game], Random(1)
    return {
        rules_of(game).phase(session.seen(session.turn))
        for text in rules.OPTIONS
        for options in [Options.parse(text)]
        for session in played(Record(game, options, "d" + rules.deal(options, Rng(text))), rng)
    }


def played(record: Record, rng: Random) -> Iterator[Session]:
    """A random game, before each of its steps."""
    session = Session(record)
    while session.turn != OVER:
        yield session
        session.play(rng.choice(list(session.choices())))


@each_game
def test_the_rules_are_read_in_two_minutes(game: str) -> None:
    read = [text for key, text in words_of(game).items() if f"rules_{game}.now." not in key]
    assert 200 <= sum(len(text.split()) for text in read) <= 400


@each_game
def test_help_fits_into_the_head_of_a_phone(game: str) -> None:
    helping = [text for key, text in words_of(game).items() if f"rules_{game}.now." in key]
    assert [text for text in helping if len(text) > 60] == []


@each_game
def test_our_rulings_are_marked(game: str) -> None:
    marked = [each for each in everything(rules(game)) if each.attrs.get("class") == "ours"]
    assert marked
    for ruling in marked:
        assert ruling.children[0].text == say("rules.ours")


@each_game
def test_words_in_a_sentence_end_it(game: str) -> None:
    titles = (".title",)
    sentences = [text for key, text in words_of(game).items() if not key.endswith(titles)]
    assert [text for text in sentences if not re.search(r"[.?]$", text)] == []


def test_nothing_of_it_is_imported_before_it_is_asked_for() -> None:
    code = (
        "import sys, paintbox.view.screens.home, paintbox.view.screens.new, paintbox.view.play\n"
        "print([name for name in sys.modules if 'rules' in name])"
    )
    run = subprocess.run([sys.executable, "-c", code], cwd=PY, capture_output=True, check=True)
    assert run.stdout.strip() == b"[]"
