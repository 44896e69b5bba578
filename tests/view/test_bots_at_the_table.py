"""What the table shows and offers against bots."""

from test_coloro_view import DEAL

from paintbox.engine.game import Options
from paintbox.engine.record import Record
from paintbox.peer.agreements import Agreements
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
    play = Play(kept("b3t")._replace(mine=()))
    assert play.bot == 0
    assert play.choices() == ()
    assert play.prompt() == "Your friend’s device is to move for Computer"


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
    assert not play.table().guarded


def test_two_people_and_a_bot_hand_the_device_over_among_themselves() -> None:
    play = Play(kept(kinds=("p", "p", "b1"), game="colorpop"))
    assert play.curtain
    play.hand_over()
    for _ in range(2):
        play.session.play(min(play.session.choices()))
        play.follow()
    assert not play.curtain  # the bot's turn
    assert play.bot == 1


def test_whoever_only_watches_sees_no_secret() -> None:
    assert Play(kept(kinds=("p", "b1"), game="colorpop").seated(())).viewer == -1


def test_an_undo_is_offered_while_a_bot_thinks() -> None:
    assert Play(kept("b3t")).undoable
    assert not Play(kept("b3t", kinds=("b2", "p"))).undoable


def test_a_new_device_is_not_asked_whether_it_is_the_computer() -> None:
    game = kept("b3t")._replace(names=("Anna", "Computer"), guessed=True)
    assert arrival.who(game, Guess(1, 0)).startswith("Anna has moved. You are Anna, seat 1 of 2.")


def test_all_seats_but_the_first_become_bots_of_one_level() -> None:
    choice = Choice("colorio", Options(3), "bots", level=4)
    assert choice.kinds == ("p", "b4", "b4")
    assert choice.mine == (0,)
    assert choice._replace(names=("", "x", "")).called == ("", "Bot 1", "Bot 2")


def test_people_keep_no_kinds() -> None:
    assert Choice("colorio", Options(3)).kinds == ()
    assert Choice("colorpop", Options(1), "bots").kinds == ()


def test_in_a_game_that_was_closed_no_bot_moves_on() -> None:
    game = Play(kept("b3t"))
    assert game.bot
    game.kept = game.kept.agree("c")
    assert not game.bot


# People here, people by link and bots


def mixed(*ways: str) -> Choice:
    return Choice("colorio", Options(1 + len(ways)), "mixed", others=ways)


def test_each_seat_is_chosen_by_itself() -> None:
    choice = mixed("b3", "link", "here", "b1")
    assert choice.kinds == ("h", "b3", "p", "p", "b1")
    assert (choice.mine, choice.bots) == ((0, 3), (1, 4))
    assert choice.called == ("", "Bot 1", "", "", "Bot 2")
    assert choice.usual == ("Player 1", "Bot 1", "Your friend", "Player 4", "Bot 2")


def test_people_and_bots_on_one_device_need_no_host_and_have_names() -> None:
    choice = mixed("b3", "here")
    assert choice.kinds == ("p", "b3", "p")
    assert choice.called == ("Anna", "Computer", "Cleo")


def test_seats_that_are_not_chosen_yet_are_here() -> None:
    assert mixed("b3", "link")._replace(options=Options(5)).ways == ("b3", "link", "here", "here")


def test_what_all_others_do_alike_is_not_mixed() -> None:
    assert mixed("link", "link").fitted().where == "link"
    assert mixed("b4", "b4").fitted()[2:5] == ("bots", (), 4)
    assert mixed("b4", "b3").fitted().where == "mixed"
    assert mixed("b4", "b3")._replace(options=Options(2)).fitted().level == 4


def by_link(*steps: str, mine: tuple[int, ...] = (0, 1)) -> Kept:
    """Of Coloro; Anna's moves are sent."""
    game = kept(*steps, kinds=("p", "p"))._replace(names=("Anna", "Ben"), mine=mine)
    return game.told(steps[:1])


def test_a_seat_that_was_handed_to_a_bot_is_called_so() -> None:
    handed = by_link("b3t", mine=(0,)).hand(1, 2)
    play = Play(handed)
    assert play.names == ("Anna", "Ben (bot)")
    assert play.bot == 2
    assert Play(handed.hand(1, 0)).names == ("Anna", "Ben")


def test_whoever_takes_the_seat_of_a_bot_does_not_bear_its_name() -> None:
    assert Play(kept().take(1)).names == ("Anna", "Ben")


def test_who_was_replaced_is_offered_nothing_and_may_not_end_the_game() -> None:
    ben = by_link("b3t", mine=(1,))._replace(agreed=Agreements(frozenset({"h1x1b2s0"})))
    play = Play(ben)
    assert not play.choices()
    assert play.prompt() == "Anna’s device is to move for Ben (bot)"
    assert play.table("menu").agreeing == ()


def test_where_bots_have_replaced_all_others_nobody_can_be_asked_for_a_move() -> None:
    anna = by_link("b3t", mine=(0,))
    assert Play(anna).table("menu").agreeing == ("resign", "shut", "retract")
    assert Play(anna.hand(1, 2)).table("menu").agreeing == ("resign", "shut")


def test_to_take_a_move_back_takes_back_what_bots_here_have_answered() -> None:
    anna = kept("b3t", "b2", kinds=("h", "b1"))
    anna = anna.told(("b3t", "b2"))
    assert Play(anna).retractable == 0
    assert Play(anna._replace(kinds=("p", "p"), mine=(0,))).retractable is None


def test_a_link_tells_of_seats_that_were_handed_over() -> None:
    handed, back = (Agreements(frozenset({entry})) for entry in ("h1x1b2s0", "h1x2p"))
    ben = by_link("b3t", mine=(1,))._replace(agreed=handed)
    assert arrival.told(ben, handed)[0].startswith("A bot plays for you, on Anna’s device.")
    assert arrival.told(ben._replace(mine=()), handed) == ["Ben (bot) now plays on Anna’s device."]
    assert arrival.told(ben._replace(agreed=back, mine=(0,)), back) == ["Ben plays again."]


def test_a_newcomer_is_asked_whether_it_is_who_holds_the_bot() -> None:
    game = kept("b3t", kinds=("h", "b1"))._replace(names=("Anna", "Computer"), guessed=True)
    assert "You are Anna, seat 1 of 2." in arrival.who(game, Guess(1, 0))


def test_the_same_players_are_chosen_again_and_the_next_one_here_starts() -> None:
    table = kept(kinds=("p", "b3", "p"), game="colorio")._replace(names=("Anna", "Bot", "Cleo"))
    again = Choice.again(table)
    assert (again.where, again.names) == ("mixed", ("Cleo", "Anna", "Bot"))
    assert again.ways == ("here", "b3")
    assert Choice.again(by_link(mine=(1,)))[2:4] == ("link", ("Ben", "Anna"))
    assert Choice.again(by_link())[2:4] == ("here", ("Ben", "Anna"))
    assert Choice.again(kept())[2:5] == ("bots", ("", "Computer"), 2)
