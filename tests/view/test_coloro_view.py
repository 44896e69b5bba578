"""Coloro as it is drawn, step by step through whole games."""

from random import Random

import pytest

import laws
from paintbox.engine.game import OVER, Options
from paintbox.engine.record import Record
from paintbox.games import coloro as rules
from paintbox.peer.histories import Histories
from paintbox.peer.kept import Kept
from paintbox.view import coloro
from paintbox.view.play import Play
from paintbox.view.shape import Scene, Shape

DEAL = "drygpkppkbgrrkyykbygrkprpyykgbbgbbrgp"


def play(*steps: str, mine: tuple[int, ...] = (0, 1), deal: str = DEAL) -> Play:
    laid = Record("coloro", Options(2), deal)
    return Play(Kept("abcdefgh", laid, ("Anna", "Ben"), mine, Histories(frozenset({steps}), steps)))


def scene(play: Play, picked: str = "") -> Scene:
    choices = tuple(play.session.choices())
    return Scene(play.session.state, play.ids[-1], play.near, choices, picked)


def shapes(play: Play, picked: str = "") -> dict[str, Shape]:
    return {shape.key: shape for shape in coloro.draw(scene(play, picked))}


def offered(drawn: dict[str, Shape]) -> set[str]:
    return {shape.attrs["data-move"] for shape in drawn.values() if "data-move" in shape.attrs}


def everything(shape: Shape) -> list[Shape]:
    return [shape, *(below for child in shape.children for below in everything(child))]


def test_all_steps_are_offered_and_no_others_through_whole_games() -> None:
    for seed in range(3):
        for session in laws.walk(laws.seeded("coloro", "2", seed), Random(seed)):
            drawn = shapes(play(*session.steps, deal=session.record.deal))
            assert offered(drawn) == {step[:2] for step in session.choices()}


def test_keys_are_unique_at_every_level() -> None:
    drawn = coloro.draw(scene(play("b3t", "b2", "c2r")))
    for shape in [Shape("board", "svg", None, {}, "", tuple(drawn)), *drawn]:
        for inner in everything(shape):
            keys = [child.key for child in inner.children]
            assert len(set(keys)) == len(keys)


def test_every_token_keeps_its_key_from_the_deal_to_the_end() -> None:
    tokens = {f"token{cell}" for cell in range(36)}
    for session in laws.walk(laws.seeded("coloro", "2", 1), Random(1)):
        assert tokens <= shapes(play(*session.steps, deal=session.record.deal)).keys()


def test_a_taken_token_lies_on_the_stack_of_its_colour() -> None:
    drawn = shapes(play("b3t", "b2", "c2r", "c1r"))
    place = drawn["token13"].at
    assert place is not None
    assert place[:2] == (coloro.slot(0), coloro.base(0, 0))


def test_a_second_token_of_a_colour_lies_higher() -> None:
    drawn = shapes(play(*"b3t b2 c2r c1r a1r a6".split()))
    first, second = drawn["token2"].at, drawn["token30"].at
    assert first and second
    assert (first[0], first[1] - coloro.RISE) == second[:2]


def test_a_new_stack_at_the_left_shifts_the_line() -> None:
    before = shapes(play(*"b3t b2 c2r c1r a1r a6 c6 c5 e5".split()))["token7"].at
    after = shapes(play(*"b3t b2 c2r c1r a1r a6 c6 c5 e5 e2l".split()))["token7"].at
    assert before and after
    assert after[0] - before[0] == coloro.SLOT


def test_each_line_begins_at_the_same_side_however_the_board_is_turned() -> None:
    game = play("b3t", "b2", "c2r", "c1r")
    turned = play("b3t", "b2", "c2r", "c1r")
    turned.near = 1
    ours, theirs = shapes(game)["token13"].at, shapes(turned)["token13"].at
    assert ours and theirs
    assert ours[0] == theirs[0]
    assert (ours[1], theirs[1]) == (coloro.NEAR, coloro.FAR)


def test_a_turned_board_shows_a1_at_the_bottom_right() -> None:
    game = play()
    game.near = 1
    drawn = shapes(game)
    first, last = drawn["token0"].at, drawn["token35"].at
    assert first and last
    assert first[0] > last[0] and first[1] > last[1]
    assert shapes(play())["token35"].at == first


def test_the_two_ends_are_offered_when_a_new_colour_is_picked() -> None:
    assert {"c2l", "c2r"} <= offered(shapes(play("b3t", "b2"), picked="c2"))


def test_no_end_is_offered_for_a_colour_that_stands_already() -> None:
    drawn = shapes(play(*"b3t b2 c2r c1r a1r".split()), picked="a6")
    assert not [key for key in drawn if key.startswith("end")]


def test_the_band_lies_along_the_line_in_force() -> None:
    band = shapes(play("b3t"))["band"].attrs
    assert float(band["height"]) > float(band["width"])
    band = shapes(play("b3t", "b2"))["band"].attrs
    assert float(band["width"]) > float(band["height"])


def test_only_the_last_taken_token_is_marked() -> None:
    drawn = shapes(play("b3t", "b2", "c2r"))
    marked = [key for key, shape in drawn.items() if "last" in shape.attrs.get("class", "")]
    assert marked == ["token8"]


def test_every_colour_has_its_own_figure() -> None:
    glyphs = [shape.children[-1].children for shape in coloro.sprites()]
    figures = {" ".join(part.attrs["d"] for part in glyph) for glyph in glyphs}
    assert len(figures) == 6


PROMPTS: dict[str, tuple[str, ...]] = {
    "Anna: put the marker on any token": (),
    "Ben: take one from column b": ("b3t",),
    "Anna: take one from column b": ("b3g",),
    "Anna: take one from row 2": ("b3t", "b2"),
}


@pytest.mark.parametrize("prompt", PROMPTS)
def test_the_prompt_names_the_line(prompt: str) -> None:
    assert play(*PROMPTS[prompt]).prompt() == prompt


TOLD = {
    "b3t": "Anna: yellow crane from b3, a new stack.",
    "b3g": "Anna: yellow crane from b3, given away.",
    "b3t b2": "Ben: pink butterfly from b2, a new stack.",
    "b3t b2 c2r": "Anna: blue fish from c2, a new stack at the right end.",
    "b3t b2 c2l": "Anna: blue fish from c2, a new stack at the left end.",
    "b3t b2 c2r c1r a1r a6": "Ben: green fir from a6, now 2 high.",
}


@pytest.mark.parametrize("steps", TOLD)
def test_each_move_is_told(steps: str) -> None:
    *before, last = steps.split()
    game = play(*before, last)
    assert game.told(tuple(before)).startswith(TOLD[steps])


def test_undo_is_told() -> None:
    game = play("b3t")
    game.session.undo()
    game.follow()
    assert game.told(("b3t",)) == "Taken back. Anna: put the marker on any token"


def over(first: dict[str, int], second: dict[str, int]) -> rules.State:
    """A finished state with these stacks, from left to right."""
    lines = line_of(first), line_of(second)
    stacks = stacks_of(first), stacks_of(second)
    return rules.State(bytes([6] * 36), 0, rules.ROW, OVER, lines, stacks)


def line_of(stacks: dict[str, int]) -> bytes:
    return bytes(map(rules.LETTERS.index, stacks))


def stacks_of(stacks: dict[str, int]) -> bytes:
    return bytes(stacks.get(letter, 0) for letter in rules.LETTERS)


REASONS = {
    "tallest stack: 5 to 4": ({"r": 5}, {"y": 4, "g": 4}),
    "tallest stack: as high, but nearer to the left end, place 1 to 2": (
        {"r": 2, "y": 5},
        {"y": 5},
    ),
    "second tallest stack: 4 to 3": ({"r": 5, "y": 4}, {"k": 5, "p": 3}),
    "second tallest stack: as high, but nearer to the left end, place 5 to 6": (
        {"r": 1, "k": 5, "g": 1, "b": 1, "y": 4, "p": 1},
        {"b": 1, "p": 5, "g": 1, "y": 1, "r": 1, "k": 4},
    ),
    "one more stack than the other": ({"r": 5}, {"k": 5, "p": 1}),
    "both lines are equal": ({"r": 5, "b": 2}, {"k": 5, "p": 2}),
}


@pytest.mark.parametrize("reason", REASONS)
def test_the_result_comes_with_its_reason(reason: str) -> None:
    assert coloro.reason(over(*REASONS[reason])) == reason


@pytest.mark.parametrize("reason", REASONS)
def test_the_reason_is_the_same_whoever_sits_where(reason: str) -> None:
    first, second = REASONS[reason]
    assert coloro.reason(over(second, first)) == reason


def test_a_note_tells_the_tallest_stack() -> None:
    assert coloro.note(play(*"b3t b2 c2r c1r a1r a6".split()).session.state, 1) == "tallest 2"
    assert coloro.note(play().session.state, 0) == ""


def finished(first: dict[str, int], second: dict[str, int], name: str = "Anna") -> Play:
    """A table whose last state has these stacks."""
    game = play()
    game.names = (name, "Ben")
    game.session._states[-1] = over(first, second)
    return game


def test_the_winner_is_named() -> None:
    game = finished({"r": 5}, {"y": 4})
    assert game.result() == ("Anna wins", "tallest stack: 5 to 4")


def test_both_winners_are_named() -> None:
    game = finished({"r": 5}, {"y": 5})
    assert game.result() == ("Anna and Ben win together", "both lines are equal")


def test_one_without_a_name_is_told_you_win() -> None:
    game = finished({"r": 5}, {"y": 4}, name="You")
    assert game.result() == ("You win", "tallest stack: 5 to 4")
