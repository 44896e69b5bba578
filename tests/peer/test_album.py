"""Many games as one text."""

from paintbox.engine.game import Options
from paintbox.engine.record import Record
from paintbox.peer.album import joined, read, taken_up, written
from paintbox.peer.histories import Histories
from paintbox.peer.kept import Kept

LAID = Record("coloro", Options(2), "s0123456789abcdef")


def kept(*steps: str, id: str = "abcdefgh") -> Kept:
    return Kept(id, LAID, ("Anna", "Ben"), (0, 1), Histories(frozenset({steps}), steps))


def test_what_was_written_is_read_again() -> None:
    games = [kept("c3t"), kept("a1t", id="bcdefghj")]
    assert read(written(games)) == (games, 0)


def test_lines_that_are_no_games_are_counted() -> None:
    text = f'{written([kept("c3t")])}\nhello\n["x", 7]\n["abcdefgh", "{{}}"]\n{{}}\n'
    assert read(text) == ([kept("c3t")], 4)


def test_a_game_with_a_step_against_the_rules_is_no_game() -> None:
    assert read(written([kept("c3t", "c3t")])) == ([], 1)
    hidden = kept("c3t")._replace(gone=frozenset({("c3t", "c3t")}))
    assert read(written([hidden])) == ([], 1)


def test_a_game_that_is_known_gains_what_the_text_has() -> None:
    assert joined(kept("c3t"), None) == kept("c3t")
    assert joined(kept("c3t"), kept()).histories.shown == ("c3t",)
    assert joined(kept("a1t"), kept("c3t")).histories.all == {("a1t",), ("c3t",)}


def test_what_was_taken_back_there_can_be_had_here() -> None:
    gone = kept()._replace(gone=frozenset({("c3t", "c1"), ("a1t",)}))
    assert joined(gone, kept("c3t")).gone == gone.gone
    assert joined(gone, kept("c3t", "c1")).gone == {("a1t",)}


def test_another_game_with_the_same_id_changes_nothing() -> None:
    other = kept()._replace(laid=LAID._replace(deal="s123456789abcdefg"))
    assert joined(other, kept("c3t")) == kept("c3t")


def test_what_a_page_put_down_is_taken_up_with_what_was_stored_since() -> None:
    ours = kept("c3t")._replace(mine=(0,))
    assert taken_up(ours, None) == ours
    assert taken_up(ours, kept()) == ours
    found = taken_up(ours, kept("a1t"))
    assert (found.mine, found.histories.shown) == ((0,), ("c3t",))
    assert found.histories.all == {("a1t",), ("c3t",)}
