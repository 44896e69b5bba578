"""What the table offers: by link only one's own turn, undo only what was not sent."""

from test_coloro_view import play

from paintbox.peer.histories import Histories
from paintbox.view.play import Play
from paintbox.view.screens.table import table
from paintbox.view.shape import Shape
from paintbox.view.sight import looker


def renewed(game: Play, *steps: str) -> Play:
    game.renew(game.kept._replace(histories=Histories(frozenset({steps}), steps)))
    return game


def test_by_link_only_the_own_seat_can_move() -> None:
    assert play("b3t", mine=(0,)).choices() == ()
    assert "b2" in play("b3t", mine=(1,)).choices()


def test_a_spectator_cannot_move() -> None:
    assert play("b3t", mine=()).choices() == ()


def test_an_earlier_position_offers_nothing() -> None:
    game = play("b3t", "b2")
    game.show(1)
    assert game.choices() == ()


def test_nobody_is_to_move_once_somebody_has_resigned() -> None:
    game = play("b3t", "b2")
    assert any(player.moves for player in game.table().players)
    game.keep(game.kept.agree("r0"))
    assert not any(player.moves for player in game.table().players)
    game.show(1)
    assert any(player.moves for player in game.table().players)


def test_a_move_by_link_waits_to_be_sent() -> None:
    game = play("b3t", mine=(0,))
    assert game.unsent
    assert game.table().primary == ("send", "Send to Ben")


def test_what_was_sent_is_not_to_be_sent_again() -> None:
    game = play("b3t", mine=(0,))
    game.kept = game.kept.told(("b3t",))
    assert not game.unsent
    assert not game.undoable
    assert game.prompt() == "Ben is to move"


def test_an_unsent_move_may_be_taken_back() -> None:
    assert play("b3t", mine=(0,)).undoable


def test_who_has_no_name_gets_the_move_all_the_same() -> None:
    game = play("b3t", mine=(0,))
    game.begin(game.kept._replace(names=("", "")))
    assert game.table().primary == ("send", "Send the move")


def test_a_game_that_the_other_begins_is_sent_at_once() -> None:
    assert play(mine=(1,)).table().primary == ("send", "Send to Anna")


def test_on_one_device_nothing_is_to_be_sent() -> None:
    assert not play("b3t").unsent


def test_a_tap_that_means_one_step_gives_it() -> None:
    assert play("b3t", "b2", "c2r").pick("c1") is None
    assert play("b3t").pick("b2") == "b2"


def test_a_second_tap_on_the_same_token_lets_go() -> None:
    game = play()
    assert game.pick("b3") is None
    assert game.picked == "b3"
    assert game.pick("b3") is None
    assert game.picked == ""


def test_an_extension_from_elsewhere_is_played_on() -> None:
    game = play("b3t")
    session = game.session
    assert renewed(game, "b3t", "b2").session is session
    assert game.session.steps == ("b3t", "b2")
    assert game.shown == 2


def test_another_history_from_elsewhere_is_shown_instead() -> None:
    assert renewed(play("b3t", "b2"), "b3t", "b5").session.steps == ("b3t", "b5")


def test_the_moves_are_listed_in_notation_with_where_they_end() -> None:
    assert play("b3t", "b2").table("moves").moves == (("b3t", 1), ("b2", 2))


def hrefs(shape: Shape) -> list[str]:
    own = [shape.attrs["href"]] if shape.tag == "a" else []
    return [*own, *(href for child in shape.children for href in hrefs(child))]


def test_the_menu_leads_to_a_new_game_with_the_same_options() -> None:
    assert "#new.coloro.2" in hrefs(table(play("b3t").table("menu")))


def test_the_head_tells_which_position_is_shown() -> None:
    game = play("b3t", "b2")
    assert game.table().title == "Coloro"
    game.show(1)
    assert game.table().title == "After move 1 of 2"
    game.show(0)
    assert game.table().title == "Before the first move"


def test_a_move_that_was_sent_may_be_asked_back_once() -> None:
    game = play("b3t", mine=(0,))
    assert game.retractable is None
    game.kept = game.kept.told(("b3t",))
    assert game.retractable == 0
    game.kept = game.kept._replace(agreed=game.kept.agreed.ask(0, 0))
    assert game.retractable is None


def test_nobody_is_the_viewer_before_it_is_known_who_plays_here() -> None:
    kept = play("b3t", mine=(1,)).kept
    assert looker(kept) == Play(kept).viewer == 1
    guessed = kept._replace(guessed=True)
    assert looker(guessed) == Play(guessed).viewer == -1
    assert looker(kept._replace(mine=(0, 1))) == -1
