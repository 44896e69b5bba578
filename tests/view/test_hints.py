"""Hints: every reason that a bot gives has a sentence, and the step is marked."""

from random import Random

import pytest
from test_bots_at_the_table import everything, kept

from paintbox.bots import LEVELS
from paintbox.engine.game import OVER, Options
from paintbox.engine.record import Record
from paintbox.engine.session import Session
from paintbox.games import NAMES
from paintbox.view.hints import FIELDS, hint, marked
from paintbox.view.play import Play
from paintbox.view.screens.table import table
from paintbox.view.shape import Shape
from paintbox.view.words import LANGUAGES, in_every_language

PLAYERS = ("Anna", "Ben", "Cleo")


@pytest.mark.parametrize("game", NAMES)
def test_every_reason_of_a_game_has_its_sentence(game: str) -> None:
    seats = 2 if game == "coloro" else 3
    session, rng = Session(Record(game, Options(seats), "s0123456789abcdef")), Random(game)
    session.resolve()
    while session.turn != OVER:
        seat = session.turn
        *_, thought = LEVELS[game][1](session.game, session.seen(seat), seat, rng)
        if thought.reason[0] != "slips":
            assert thought.reason[0] in FIELDS[game]
            assert "{" not in hint(game, thought.reason, PLAYERS)
        session.play(session.game.text(thought.move))
        session.resolve()


def test_a_number_below_nothing_has_a_minus() -> None:
    assert "only −3." in hint("coloretto", ("waits", 2, -3), PLAYERS)


@pytest.mark.parametrize("game", NAMES)
def test_every_sentence_is_there_in_every_language(game: str) -> None:
    for kind, fields in FIELDS[game].items():
        reason = (kind, *("r" if field == "token" else 1 for field in fields))
        said = in_every_language(lambda reason=reason: hint(game, reason, PLAYERS))  # type: ignore[misc]
        assert len(set(said.values())) == len(LANGUAGES)


def test_a_reason_that_is_not_known_has_a_plain_sentence() -> None:
    assert hint("coloro", ("luck",), PLAYERS) == "This looks best."
    assert hint("coloro", (), PLAYERS) == "This looks best."


def test_a_hint_is_marked_and_waits_for_a_tap() -> None:
    play = Play(kept("b3t", "b2"))
    play.advise("c2r")
    drawn = everything(table(play.table()))
    assert ["c2"] == [s.attrs["data-move"] for s in drawn if "hinted" in s.attrs.get("class", "")]
    assert play.table().asks == (("c2r", "Play this"),)
    assert play.session.steps == ("b3t", "b2")
    assert play.pick("c2r") == "c2r"


def test_a_hint_marks_no_group_whose_name_begins_alike() -> None:
    """Colorpop's c10 is marked, and c1 is not."""
    shapes = [
        Shape(cell, "g", None, {"data-move": moves})
        for cell, moves in (("c10", "c10"), ("c1", "c1"), ("j", "c1 c10"))
    ]
    found = [marked(shape, "c10").attrs.get("class") for shape in shapes]
    assert found == ["hinted", None, "hinted"]


def test_another_tap_puts_the_hint_away() -> None:
    play = Play(kept("b3t", "b2"))
    play.advise("c2r")
    play.pick("")
    assert not play.hinted
    assert not play.preview


def test_there_is_no_hint_while_a_bot_thinks_or_where_it_would_betray_a_secret() -> None:
    assert Play(kept("b3t", "b2")).advisable
    assert not Play(kept("b3t")).advisable
    shared = Play(kept(kinds=("p", "p"), game="colorpop"))
    shared.hand_over()
    assert not shared.advisable
