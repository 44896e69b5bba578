"""A game on a board of one's own says so everywhere, and asks what came."""

import pytest

from paintbox.engine.game import Options
from paintbox.engine.record import Record
from paintbox.engine.session import Session
from paintbox.peer.histories import Histories
from paintbox.peer.kept import Kept
from paintbox.peer.summary import Summary
from paintbox.view import own
from paintbox.view.play import Play
from paintbox.view.screens.came import Came
from paintbox.view.screens.games import games
from paintbox.view.screens.home import home
from paintbox.view.screens.table import table
from paintbox.view.shape import Shape
from paintbox.view.words import speak

CARDS = Record("coloretto", Options(2), "dokxrygb")
CAPS = Record("colorio", Options(2), "du")
SEED = Record("coloretto", Options(2), "s" + "0" * 16)


def play(laid: Record, *steps: str) -> Play:
    return Play(kept(laid, *steps))


def kept(laid: Record, *steps: str) -> Kept:
    return Kept("abcdefgh", laid, ("Anna", "Ben"), (0, 1), Histories(frozenset({steps}), steps))


def said(shape: Shape) -> list[str]:
    return [shape.text, *(text for child in shape.children for text in said(child))]


def test_the_table_says_so() -> None:
    assert "Coloretto · Own board" in said(table(play(CARDS).table()))
    assert "Coloretto" in said(table(play(SEED).table()))


def test_the_menu_says_so() -> None:
    assert "Own board" in said(table(play(CARDS).table("menu")))
    assert "Own board" not in said(table(play(SEED).table("menu")))


def test_the_result_says_so() -> None:
    over = play(CARDS).table()._replace(result=("Anna wins", "41 to 40"))
    assert "Own board" in said(table(over))
    assert "Own board" not in said(table(over._replace(own=False)))


def test_the_lists_say_so() -> None:
    summary = Summary.of(kept(CARDS), 0)
    listed = said(games([summary], (), 1, lambda when: "yesterday"))
    assert "Coloretto, just begun · yesterday" in listed
    assert "Anna and Ben · Own board" in listed
    assert "Coloretto, just begun · Own board · Anna and Ben" in said(home([summary]))
    usual = said(games([Summary.of(kept(SEED), 0)], (), 1, lambda when: "yesterday"))
    assert any(text.endswith("just begun · yesterday") for text in usual)
    assert "Anna and Ben" in usual


def test_what_came_is_asked_of_who_drew() -> None:
    shown = play(CARDS, "d").table()
    assert shown.prompt == "Anna: which card came?"
    assert shown.asks == ()
    assert Came("r", "red heart", "#card-r") in shown.came
    assert Came("w", "+2", "#card-w") in shown.came
    assert [each.step for each in shown.came] == list(play(CARDS, "d").session.choices())


def test_what_lay_there_is_asked_by_colour() -> None:
    shown = play(CAPS, "c3").table()
    assert shown.prompt == "Anna: which colour lies under the cap?"
    assert shown.came[0] == Came("r", "red", "#field-r")


def test_where_nothing_came_nothing_is_asked() -> None:
    assert play(CARDS).table().came == ()


def test_what_was_entered_can_be_taken_back() -> None:
    game = play(CARDS, "d", "r")
    assert game.undoable
    game.session.undo()
    game.follow()
    assert game.table().came


def test_a_draw_of_the_page_is_not_taken_back() -> None:
    game = play(SEED)
    game.session.play("d")
    game.session.resolve()
    game.follow()
    assert not game.undoable


def test_an_entered_card_that_was_sent_is_not_taken_back() -> None:
    game = Play(kept(CARDS, "d", "r").seated((0,)).told(("d", "r")))
    assert not game.undoable


def test_while_what_came_is_asked_the_list_names_who_is_to_say_it() -> None:
    assert Summary.of(kept(CARDS, "d", "r", "1", "d"), 0).turn == 1


@pytest.mark.parametrize(
    ("names", "steps", "who"),
    [
        (("Anna", "Ben"), ("d",), "Anna"),
        (("Anna", "Ben"), ("dr1", "d"), "Ben"),
        (("", ""), (), "Player 1"),
    ],
)
def test_who_opens_its_link_is_asked(
    names: tuple[str, ...], steps: tuple[str, ...], who: str
) -> None:
    assert own.question(names, Session(CARDS._replace(turns=steps))).startswith(who)
    assert own.answers() == ("Play along", "Not now")


def test_it_is_asked_in_the_language_that_is_spoken() -> None:
    speak("de")
    asked = own.question(("Anna", "Ben"), Session(CARDS))
    speak("en")
    assert asked.startswith("Anna spielt auf einem echten Brett")
