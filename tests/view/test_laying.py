"""Boards of one's own: what is laid out, what is wrong with it, what deal it makes."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from paintbox import view
from paintbox.engine.deal import begin, own
from paintbox.engine.game import Options
from paintbox.engine.record import Record
from paintbox.engine.rng import Rng
from paintbox.engine.shelf import GAMES
from paintbox.games import NAMES, colorpop
from paintbox.view.laying import LAID, NOTHING, Laying, laying_of
from paintbox.view.laying.laid import Laid, begun, read
from paintbox.view.screens.lay import Lay, lay
from paintbox.view.shape import Shape

PEOPLE = ("Anna", "Ben", "Cleo", "Dan", "Eva")
OPTIONS = [(game, options) for game in LAID for options in GAMES[game].OPTIONS]
each_option = pytest.mark.parametrize(("game", "options"), OPTIONS)


def module(game: str) -> Laying:
    found = laying_of(game)
    assert found
    return found


def names(options: Options) -> tuple[str, ...]:
    return PEOPLE[: options.seats]


def board(game: str, options: Options, seed: str = "0") -> str:
    """The letters of a random deal, as they would be laid."""
    text = GAMES[game].deal(options, Rng(seed))
    text = text.partition("x")[0] if game == "colorpop" else text.replace("x", "")
    return text[: len(module(game).places(options, names(options)))]


def shown(game: str, options: str, letters: str = "") -> Lay:
    """The screen after these were put one after another."""
    known = Options.parse(options)
    laying = module(game)
    laid = begun(len(laying.places(known, names(known))))
    for letter in letters:
        laid = laid.put(letter)
    return Lay(game, known, names(known), laying, laid)


def everything(shape: Shape) -> Iterator[Shape]:
    yield shape
    for child in shape.children:
        yield from everything(child)


def texts(screen: Lay, kind: str) -> list[str]:
    """What is said in the elements of a class."""
    return [s.text for s in everything(lay(screen)) if kind in s.attrs.get("class", "").split()]


def actions(screen: Lay) -> set[str]:
    shapes = everything(lay(screen))
    return {s.attrs["data-action"] for s in shapes if "data-action" in s.attrs}


# Every game


def test_the_table_names_every_module() -> None:
    files = (Path(view.__file__).parent / "laying").glob("*.py")
    assert {file.stem for file in files} - {"__init__", "laid", "cells"} == set(LAID)
    assert set(LAID) <= set(NAMES)


def test_a_game_without_one_has_none() -> None:
    assert laying_of("chess") is None


@each_option
def test_what_is_laid_makes_a_deal_that_the_rules_take(game: str, options: str) -> None:
    known = Options.parse(options)
    for seed in "0123":
        letters = board(game, known, seed)
        assert module(game).faults(letters) == []
        record = Record(game, known, own(module(game).deal(known, letters, Rng(seed))))
        record.check()
        assert record.own
        assert GAMES[game].turn(begin(GAMES[game], record)) == 0


@each_option
def test_no_more_of_a_colour_can_be_laid_than_there_are(game: str, options: str) -> None:
    known = Options.parse(options)
    colours = module(game).colours(known)
    letters = board(game, known)
    assert all(letters.count(letter) <= each.total for letter, each in colours.items())
    assert sum(each.total for each in colours.values()) >= len(letters)


@each_option
def test_places_have_names_of_their_own(game: str, options: str) -> None:
    known = Options.parse(options)
    found = [place.name for place in module(game).places(known, names(known))]
    assert len(set(found)) == len(found)


@each_option
def test_every_symbol_stands_in_the_page(game: str, options: str) -> None:
    screen = shown(game, options)
    symbols = {f"#{shape.attrs['id']}" for shape in view.view_of(game).sprites()}
    letters = board(game, screen.options)
    screen = shown(game, options, letters)
    used = {s.attrs["href"] for s in everything(lay(screen)) if s.tag == "use"}
    assert used <= symbols


@each_option
def test_keys_are_unique_at_every_level(game: str, options: str) -> None:
    screen = shown(game, options, board(game, Options.parse(options)))
    for shape in everything(lay(screen)):
        keys = [child.key for child in shape.children]
        assert len(set(keys)) == len(keys)


@each_option
def test_play_is_offered_once_all_is_laid(game: str, options: str) -> None:
    letters = board(game, Options.parse(options))
    assert "play" in actions(shown(game, options, letters))
    assert "play" not in actions(shown(game, options, letters[:-1])) or not letters


# Collecto


def test_two_neighbours_of_one_colour_are_named() -> None:
    screen = shown("collecto", "2", "royb")
    assert texts(screen, "told") == ["Next: e1"]
    wrong = shown("collecto", "2", "roybb")
    assert texts(wrong, "told") == ["d1 and e1 are both blue. Neighbours must differ."]
    assert texts(shown("collecto", "2", "roygbpyr"), "told") == [
        "a1 and a2 are both red. Neighbours must differ."
    ]


def test_the_marked_places_are_those_that_break_the_rules() -> None:
    shapes = everything(lay(shown("collecto", "2", "roybb")))
    wrong = [s for s in shapes if {"spot", "wrong"} <= {*s.attrs.get("class", "").split()}]
    assert [shape.attrs["data-move"] for shape in wrong] == ["3", "4"]


def test_a_pair_is_one_fault() -> None:
    assert len(module("collecto").faults("roybb".ljust(48, NOTHING))) == 1


def test_the_middle_stays_empty() -> None:
    places = [place.name for place in shown("collecto", "2").places]
    assert len(places) == 48
    assert "d4" not in places


def test_balls_on_both_sides_of_the_middle_may_be_of_one_colour() -> None:
    laying = module("collecto")
    letters = [NOTHING] * 48
    letters[23] = letters[24] = "r"  # c4 and e4
    assert laying.faults("".join(letters)) == []


def test_of_two_faults_the_last_one_is_told() -> None:
    screen = shown("collecto", "2", "rrygbp")
    screen = screen._replace(laid=screen.laid.tap(4).put("g"))
    assert texts(screen, "told") == ["d1 and e1 are both green. Neighbours must differ."]


def test_with_a_fault_on_a_full_board_nothing_is_begun() -> None:
    letters = board("collecto", Options(2))
    swaps = (letters[at] + letters[1:at] + letters[0] + letters[at + 1 :] for at in range(1, 48))
    wrong = next(each for each in swaps if module("collecto").faults(each))
    screen = shown("collecto", "2", wrong)
    assert "play" not in actions(screen)
    assert texts(screen, "prompt") == ["This has to be put right first."]


# Colorpop


def test_six_connected_tokens_are_too_many_and_the_place_is_named() -> None:
    assert texts(shown("colorpop", "2", "rrrrr"), "told") == ["Next: f1"]
    assert texts(shown("colorpop", "2", "rrrrrr"), "told") == [
        "6 red are connected at a1, but at most 5 may be. Swap two slides."
    ]


def test_jokers_connect_nothing_in_a_deal() -> None:
    assert module("colorpop").faults("rrrjrrr".ljust(100, NOTHING)) == []


def test_slides_can_be_swapped() -> None:
    screen = shown("colorpop", "2", "rrrrrrb")
    a, g = (tuple(module("colorpop").LINES[column]) for column in (0, 6))
    swapped = screen.laid.swap(a, g)
    assert swapped.letters.startswith("brrrrrr...")
    assert swapped.back().letters == screen.laid.letters
    assert "swap" in actions(screen)
    assert "swap" not in actions(shown("collecto", "2", "r"))


def test_the_page_deals_the_secrets_and_no_text_holds_them_in_clear() -> None:
    options, letters = Options(5), board("colorpop", Options(5))
    deals = {module("colorpop").deal(options, letters, Rng(seed)) for seed in "0123456789"}
    assert len(deals) > 5
    for deal in deals:
        secrets = deal.partition("x")[2]
        assert sorted(secrets) == sorted(colorpop.PALETTE)
        assert own(deal).startswith(f"m{letters}x")
        assert not own(deal).endswith(secrets)


# Coloretto


def test_colours_out_and_starters_are_asked_by_seat() -> None:
    assert [place.name for place in shown("coloretto", "2").places] == [
        "Not played with, card 1",
        "Not played with, card 2",
        "Anna, card 1",
        "Anna, card 2",
        "Ben, card 1",
        "Ben, card 2",
    ]
    assert [place.name for place in shown("coloretto", "4").places] == [*PEOPLE[:4]]


def test_in_which_order_two_cards_are_tapped_does_not_matter() -> None:
    assert module("coloretto").deal(Options(2), "koyrbg", Rng("")) == "okxrygb"


# Colorio


def test_unknown_strips_are_not_laid_out() -> None:
    assert shown("colorio", "3").places == ()
    assert module("colorio").deal(Options(3), "", Rng("")) == "u"


def test_known_strips_show_one_of_two_faces() -> None:
    screen = shown("colorio", "2s", "g")
    assert module("colorio").deal(screen.options, "g", Rng("")) == "g"
    assert screen.laid.put("w").letters == "w"


# What was laid so far


def test_places_are_filled_in_order() -> None:
    assert begun(3).put("r").put("g") == Laid(("...", "r..", "rg."), 2)


def test_a_tap_makes_a_place_the_next_one() -> None:
    laid = begun(3).put("r").put("g").tap(0).put("b")
    assert laid.letters == "bg."
    assert laid.at == 2


def test_after_the_last_place_the_first_empty_one_is_next() -> None:
    assert begun(3).tap(1).put("r").put("g").at == 0


def test_a_second_tap_frees_a_place() -> None:
    assert begun(3).put("r").tap(0).tap(0) == Laid(("...", "r..", "..."), 0)
    assert begun(3).tap(0).letters == "..."


def test_once_full_the_last_place_can_be_changed() -> None:
    laid = begun(2).put("r").put("g")
    assert laid.full
    assert laid.put("b").letters == "rb"


def test_every_change_can_be_taken_back() -> None:
    laid = begun(3).put("r").put("g").tap(0).put("b").clear()
    assert laid.letters == "..."
    for letters, at in (("bg.", 0), ("rg.", 0), ("r..", 1), ("...", 0), ("...", 0)):
        laid = laid.back()
        assert (laid.letters, laid.at) == (letters, at)


def test_laying_the_same_again_is_no_change() -> None:
    assert begun(2).put("r").tap(0).put("r").past == ("..", "r.")


def test_what_is_remembered_is_read_again() -> None:
    laid = begun(3).put("r").put("g").tap(0).tap(0)
    assert read(str(laid), 3, "rg").past == laid.past
    assert read(str(laid), 3, "rg").at == 0


@pytest.mark.parametrize("text", ["", "rg", "rgx", "<script>", "RG."])
def test_what_does_not_fit_is_left_out(text: str) -> None:
    assert read(text, 3, "rg") == begun(3)


# The screen


def test_at_first_the_task_is_told_then_the_next_place() -> None:
    assert texts(shown("coloro", "2"), "told") == [
        "Row by row: tap the colour of each place as it lies on your board."
    ]
    assert texts(shown("coloro", "2", "rgb"), "told") == ["Next: d1"]


def test_a_colour_of_which_there_are_no_more_says_so() -> None:
    shapes = [*everything(lay(shown("coloro", "2", "rrrrrr")))]
    red = next(shape for shape in shapes if shape.attrs.get("data-why") == "r")
    assert red.attrs["aria-label"] == "red fox, 0 left"
    assert not [shape for shape in shapes if shape.attrs.get("data-move") == "r"]


def test_every_place_says_what_lies_there() -> None:
    labels = [s.attrs.get("aria-label") for s in everything(lay(shown("coloro", "2", "r")))]
    assert "a1, red fox" in labels
    assert "b1, empty" in labels
    assert "Board" in labels
