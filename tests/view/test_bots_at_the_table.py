"""What the table shows and offers against bots."""

from test_coloro_view import DEAL

from paintbox.engine.game import Options
from paintbox.engine.record import Record
from paintbox.peer.arrival import Guess
from paintbox.peer.histories import Histories
from paintbox.peer.kept import Kept
from paintbox.view import arrival
from paintbox.view.play import Play
from paintbox.view.screens.new import Choice
from paintbox.view.screens.table import table
from paintbox.view.shape import Shape


def kept(*steps: str, kinds: tuple[str, ...] = ("p", "b2"), game: str = "coloro") -> Kept:
    seats = len(kinds)
    laid = Record(game, Options(seats), DEAL if game == "coloro" else "s0123456789abcdef")
    names = tuple("" if kind == "p" else "Computer" for kind in kinds)
    everyone = tuple(range(seats))
    shown = Histories(frozenset({steps}), steps)
    return Kept("abcdefgh", laid, names, everyone, shown, kinds=kinds)


def everything(shape: Shape) -> list[Shape]:
    return [shape, *(below for child in shape.children for below in everything(child))]


def test_while_a_bot_thinks_nothing_is_offered_and_a_tap_says_why() -> None:
    play = Play(kept("b3t"))
    assert play.bot == 2
    assert play.choices() == ()
    assert play.prompt() == "Computer is thinking"
    assert play.why("b2") == "Computer is thinking"
    assert not [s for s in everything(table(play.table())) if "data-move" in s.attrs]


def test_on_the_own_turn_no_bot_thinks() -> None:
    play = Play(kept("b3t", "b2"))
    assert play.bot == 0
    assert "c2r" in play.choices()


def test_a_bot_of_another_device_is_waited_for() -> None:
    play = Play(kept("b3t")._replace(mine=(0,)))
    assert play.bot == 0
    assert play.choices() == ()
    assert play.prompt() == "Waiting for Computer"


def test_a_bot_waits_until_it_is_said_who_plays_here() -> None:
    play = Play(kept("b3t")._replace(guessed=True))
    assert play.bot == 0
    assert play.choices() == ()


def test_whoever_plays_alone_against_bots_is_you_and_sits_near() -> None:
    play = Play(kept(kinds=("b1", "p")))
    assert play.names == ("Computer", "You")
    assert play.near == 1


def test_against_bots_the_own_secret_is_shown_and_there_is_no_curtain() -> None:
    play = Play(kept(kinds=("p", "b1"), game="colorpop"))
    assert play.viewer == 0
    assert not play.curtain
    assert not play.table().peek


def test_two_people_and_a_bot_hand_the_device_over_among_themselves() -> None:
    play = Play(kept(kinds=("p", "p", "b1"), game="colorpop"))
    assert play.curtain
    play.hand_over()
    for _ in range(2):
        play.session.play(min(play.session.choices()))
        play.follow()
    assert not play.curtain  # the bot's turn
    assert play.bot == 1


def test_whoever_only_watches_bots_sees_no_secret() -> None:
    assert Play(kept(kinds=("b1", "b1"), game="colorpop")).viewer == -1


def test_an_undo_is_offered_while_a_bot_thinks() -> None:
    assert Play(kept("b3t")).undoable
    assert not Play(kept("b3t", kinds=("b2", "p"))).undoable


def test_a_new_device_is_not_asked_whether_it_is_the_computer() -> None:
    game = kept("b3t")._replace(names=("Anna", "Computer"), guessed=True)
    assert arrival.who(game, Guess(1, 0)).startswith("Anna has moved. You are Anna, seat 1 of 2.")


def test_all_seats_but_the_first_become_bots_of_one_level() -> None:
    choice = Choice("colorio", Options(3), "bots", level=4)
    assert choice.kinds == ("p", "b4", "b4")
    assert choice.mine == (0, 1, 2)
    assert choice.called(("", "x", "")) == ("", "Bot 1", "Bot 2")


def test_people_keep_no_kinds() -> None:
    assert Choice("colorio", Options(3)).kinds == ()
    assert Choice("colorpop", Options(1), "bots").kinds == ()


def test_in_a_game_that_was_closed_no_bot_moves_on() -> None:
    game = Play(kept("b3t"))
    assert game.bot
    game.kept = game.kept.agree("c")
    assert not game.bot
