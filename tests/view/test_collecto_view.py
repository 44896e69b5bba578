"""Collecto as it is drawn, step by step through whole games."""

import re
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import laws
from paintbox.engine.game import OVER, Options
from paintbox.engine.record import Record
from paintbox.engine.session import Session
from paintbox.games import collecto as rules
from paintbox.peer.histories import Histories
from paintbox.peer.kept import Kept
from paintbox.view import collecto, collecto_said
from paintbox.view import collecto_trays as trays
from paintbox.view.names import cut
from paintbox.view.play import Play
from paintbox.view.screens.parts import drawn as picture
from paintbox.view.shape import Scene, Shape
from paintbox.view.sight import USUAL
from paintbox.view.words import say

NAMES = ("Anna", "Ben", "Cleo", "Dan")
BASE = [options for options in rules.OPTIONS if rules.SPOTTING not in options]
SPOT = [options for options in rules.OPTIONS if rules.SPOTTING in options]

# A game in which no single push makes a pair after SINGLE steps, and its double.
RECORD = laws.seeded("collecto", "2", 0)
SINGLE = "4r ad 1l 4l dd fu gu 2r bu 3l bd 4r 6r cd 6l 7l ed".split()
# A game with spotting in which nobody sees a pair after four steps.
SPOTTING = laws.seeded("collecto", "4s", 0)
NOBODY = ["n"] * 4


def table(record: Record, steps: tuple[str, ...] | list[str] = (), **settings: str) -> Play:
    seats = record.options.seats
    histories = Histories(frozenset({tuple(steps)}), tuple(steps))
    kept = Kept("abcdefgh", record, NAMES[:seats], tuple(range(seats)), histories)
    return Play(kept, USUAL | settings)


def scene(play: Play, preview: str = "") -> Scene:
    session = play.session
    last = session.steps[-1] if session.steps else ""
    return Scene(
        session.state,
        play.ids[-1],
        play.near,
        tuple(session.choices()),
        last=last,
        preview=preview,
        names=play.names,
    )


def shapes(play: Play, preview: str = "") -> dict[str, Shape]:
    return by_key(scene(play, preview))


def by_key(scene: Scene) -> dict[str, Shape]:
    return {shape.key: shape for shape in collecto.draw(scene)}


def walk(options: str, seed: int = 0) -> Iterator[Play]:
    """The table after every step of a random game."""
    record = laws.seeded("collecto", options, seed)
    play = table(record)
    for session in laws.walk(record, Random(seed)):
        play.session = session
        play.follow()
        yield play


def walk_some(options: str) -> Iterator[Play]:
    """The table at the start, after every third step, and at the end."""
    for play in walk(options):
        if len(play.session.steps) % 3 == 0 or play.session.turn == OVER:
            yield play


def everything(shape: Shape) -> list[Shape]:
    return [shape, *(below for child in shape.children for below in everything(child))]


def arrows(drawn: dict[str, Shape]) -> dict[str, Shape]:
    return {step: drawn[f"push-{step}"] for step in collecto.PUSHES}


def offered(drawn: dict[str, Shape]) -> set[str]:
    return {shape.attrs["data-move"] for shape in drawn.values() if "data-move" in shape.attrs}


def place(drawn: dict[str, Shape], key: str) -> tuple[float, float]:
    at = drawn[key].at
    assert at is not None
    return at[:2]


def cell(name: str) -> tuple[float, float]:
    return collecto.TABLE.at(rules.GRID.cell(name))


# -- What can be done


@pytest.mark.parametrize("options", rules.OPTIONS)
def test_all_steps_are_offered_and_no_others_through_whole_games(options: str) -> None:
    for play in walk(options):
        assert offered(shapes(play)) == set(play.session.choices())


def test_a_push_that_is_not_possible_can_not_be_reached_but_says_why() -> None:
    drawn = arrows(shapes(table(RECORD)))
    free = {step for step, shape in drawn.items() if "tabindex" in shape.attrs}
    assert free == set(Session(RECORD).choices())
    for step, shape in drawn.items():
        assert shape.attrs["data-why"] == step
        assert ("aria-disabled" in shape.attrs) == (step not in free)


def test_every_arrow_says_what_it_pushes() -> None:
    drawn = arrows(shapes(table(RECORD)))
    assert drawn["3l"].attrs["aria-label"] == "push row 3 left"
    assert drawn["3r"].attrs["aria-label"] == "push row 3 right"
    assert drawn["cu"].attrs["aria-label"] == "push column c up"
    assert drawn["cd"].attrs["aria-label"] == "push column c down"
    assert {shape.attrs["role"] for shape in drawn.values()} == {"button"}


def test_an_arrow_stands_at_the_end_that_its_line_is_pushed_to() -> None:
    drawn = shapes(table(RECORD))
    left, top = cell("a3")
    assert place(drawn, "push-3l") == (left - collecto.REACH, top)
    right, top = cell("g3")
    assert place(drawn, "push-3r") == (right + collecto.REACH, top)
    left, top = cell("c1")
    assert place(drawn, "push-cu") == (left, top - collecto.REACH)
    left, bottom = cell("c7")
    assert place(drawn, "push-cd") == (left, bottom + collecto.REACH)


def test_a_finger_finds_every_arrow() -> None:
    for step, shape in arrows(shapes(table(RECORD))).items():
        touch = next(child for child in shape.children if child.attrs["class"] == "touch")
        assert min(float(touch.attrs["width"]), float(touch.attrs["height"])) >= 40, step


def test_a_swipe_over_any_cell_pushes_its_row_or_its_column() -> None:
    drawn = shapes(table(RECORD))
    assert drawn["cell16"].attrs["data-swipe"] == "left:3l right:3r up:cu down:cd"
    assert all("data-swipe" in drawn[f"cell{number}"].attrs for number in range(49))
    assert drawn["push-3l"].attrs["data-swipe"] == "left:3l right:3r up:au down:ad"


def test_nothing_is_offered_to_who_only_looks() -> None:
    play = table(RECORD, SINGLE)
    assert offered(by_key(scene(play)._replace(choices=()))) == set()


# -- With spotting


def look(shape: Shape) -> Shape:
    """An arrow without what it is called and whether it may be played."""
    hidden = ("aria-label", "data-move", "data-why", "data-swipe")
    attrs = {name: value for name, value in shape.attrs.items() if name not in hidden}
    return Shape("", shape.tag, None, attrs)


@pytest.mark.parametrize("options", SPOT)
def test_with_spotting_every_arrow_looks_the_same(options: str) -> None:
    for play in walk(options):
        assert len({repr(look(shape)) for shape in arrows(shapes(play)).values()}) == 1


def test_without_spotting_the_arrows_tell_which_pushes_count() -> None:
    assert len({repr(look(shape)) for shape in arrows(shapes(table(RECORD))).values()}) == 2


@pytest.mark.parametrize("options", rules.OPTIONS)
def test_one_can_say_that_one_sees_none_whenever_one_may(options: str) -> None:
    for play in walk(options):
        assert ("none" in shapes(play)) == ("n" in play.session.choices())


def test_with_spotting_nothing_is_shown_before_it_is_played() -> None:
    play = table(SPOTTING)
    step = next(step for step in play.session.choices() if step != "n")
    assert collecto.confirm(play.session.state, step) == ""
    assert play.pick(step) == step


@pytest.mark.parametrize("step", ["n", "4r"])
def test_with_spotting_a_step_that_is_asked_for_twice_moves_no_ball(step: str) -> None:
    play = table(SPOTTING, confirm="yes")
    assert play.pick(step) is None
    before, asked = shapes(play), shapes(play, step)
    balls = [key for key in before if key.startswith("ball")]
    assert [asked[key] for key in balls] == [before[key] for key in balls]
    assert "said" not in asked


# -- What a push would do


def pairs_of(play: Play) -> Iterator[tuple[str, rules.State]]:
    """Every push that may be played and the state after it."""
    for step, move in play.session.choices().items():
        yield step, rules.play(play.session.state, move)


@pytest.mark.parametrize("options", BASE)
def test_a_preview_rings_just_what_would_be_collected(options: str) -> None:
    for play in walk(options):
        for step, after in pairs_of(play):
            drawn = shapes(play, step)
            ringed = [
                key for key, shape in drawn.items() if "going" in shape.attrs.get("class", "")
            ]
            seat = play.session.state.seat
            more = Counter(collecto_said.gained(play.session.state, after, seat))
            assert len(ringed) == sum(count * times for count, times in more.items())


def test_a_preview_shows_the_balls_where_the_push_would_leave_them() -> None:
    play = table(RECORD)
    before, drawn = shapes(play), shapes(play, "4r")
    assert place(before, "ball21") == cell("a4")
    assert place(drawn, "ball21") == cell("b4")
    assert place(drawn, "ball23") == cell("d4")
    assert place(drawn, "ball25") == cell("e4")


def test_a_preview_marks_the_line_and_the_arrow() -> None:
    drawn = shapes(table(RECORD), "4r")
    assert float(drawn["outline"].attrs["width"]) > float(drawn["outline"].attrs["height"])
    assert [key for key, shape in drawn.items() if "picked" in shape.attrs.get("class", "")] == [
        "push-4r"
    ]


def words_on_pill(play: Play, step: str) -> str:
    return shapes(play, step)["said"].children[-1].text


@pytest.mark.parametrize("options", BASE)
def test_the_pill_says_what_would_be_collected(options: str) -> None:
    for play in walk(options):
        for step, after in pairs_of(play):
            state = play.session.state
            balls = collecto_said.gained(state, after, state.seat)
            kinds = [colour for colour, count in enumerate(balls) if count]
            words = words_on_pill(play, step)
            if not kinds:
                assert words == "the first of two pushes"
            elif len(kinds) == 1:
                colour = say(f"collecto.colour.{rules.LETTERS[kinds[0]]}")
                assert words == f"collects {balls[kinds[0]]} of {colour}"
            else:
                assert words == collecto_said.listed(balls)


def test_several_colours_are_counted_one_by_one() -> None:
    assert collecto_said.listed(bytes((0, 0, 0, 0, 2, 0))) == "2 blue"
    assert collecto_said.listed(bytes((3, 0, 0, 0, 2, 0))) == "3 red, 2 blue"


@pytest.mark.parametrize("options", BASE)
def test_the_pill_covers_no_ball_that_would_be_collected(options: str) -> None:
    for play in walk(options):
        for step in play.session.choices():
            drawn = shapes(play, step)
            going = [key for key, each in drawn.items() if "going" in each.attrs.get("class", "")]
            bottom = place(drawn, "said")[1] + 13
            assert all(bottom <= place(drawn, key)[1] - 17 for key in going)


def test_a_push_is_played_by_a_second_tap_or_by_its_button() -> None:
    play = table(RECORD)
    assert play.pick("4r") is None
    assert play.table().asks == (("4r", "Push right"),)
    assert play.pick("4r") == "4r"


def test_the_button_names_the_direction() -> None:
    state = Session(RECORD).state
    buttons = [collecto.confirm(state, step) for step in ("1l", "1r", "au", "ad")]
    assert buttons == ["Push left", "Push right", "Push up", "Push down"]


# -- The pieces


@pytest.mark.parametrize("options", rules.OPTIONS)
def test_every_ball_keeps_its_key_and_colour_from_the_deal_to_the_end(options: str) -> None:
    first: dict[str, Any] = {}
    for play in walk(options):
        drawn = shapes(play)
        balls = {key: each.children for key, each in drawn.items() if key.startswith("ball")}
        first = first or balls
        assert len(balls) == 48
        assert balls == first


@pytest.mark.parametrize("options", rules.OPTIONS)
def test_the_balls_lie_where_the_rules_say(options: str) -> None:
    for play in walk(options):
        drawn, state = shapes(play), play.session.state
        for number, colour in enumerate(state.cells):
            here = [key for key in drawn if key.startswith("ball") and is_at(drawn[key], number)]
            looks = [drawn[key].children for key in here]
            assert looks == ([collecto.LOOKS[colour]] if colour != rules.EMPTY else [])


def is_at(shape: Shape, number: int) -> bool:
    return shape.at == (*collecto.TABLE.at(number), collecto.BALL)


@pytest.mark.parametrize("options", rules.OPTIONS)
def test_the_trays_hold_what_each_has_collected(options: str) -> None:
    for play in walk(options):
        drawn, state = shapes(play), play.session.state
        for seat, balls in enumerate(play.ids[-1].trays):
            dealt = play.ids[-1].dealt
            counts = Counter(dealt[ball] for ball in balls)
            assert bytes(counts[colour] for colour in range(6)) == state.trays[seat]
            places = {place(drawn, f"ball{ball}") for ball in balls}
            tray = trays.tray_of(seat, 0, len(state.trays), state.spotting)
            assert places == {
                tray.spot(colour, number)[:2]
                for colour, count in enumerate(state.trays[seat])
                for number in range(count)
            }


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("button", [False, True])
def test_no_two_trays_or_places_coincide(seats: int, button: bool) -> None:
    spots = [
        trays.tray_of(seat, near, seats, button).spot(colour, number)
        for near in range(seats)
        for seat in range(seats)
        for colour in range(6)
        for number in range(8)
    ]
    assert len(set(spots)) == seats * 6 * 8


def test_a_tray_shows_what_the_next_point_lacks() -> None:
    assert [len(trays.NEAR.missing(0, balls)) for balls in range(7)] == [0, 2, 1, 0, 2, 1, 0]
    assert trays.NEAR.missing(2, 4) == [trays.NEAR.spot(2, number)[:2] for number in (4, 5)]


def test_the_other_trays_bear_names_when_there_are_several() -> None:
    def owners(options: str, near: int = 0) -> list[str]:
        record = laws.seeded("collecto", options, 0)
        play = table(record)
        play.near = near
        texts = [each for shape in shapes(play).values() for each in everything(shape)]
        return [shape.text for shape in texts if shape.key == "name"]

    assert owners("2") == []
    assert owners("3") == ["Ben", "Cleo"]
    assert owners("4", near=1) == ["Anna", "Cleo", "Dan"]


def test_a_long_name_is_cut() -> None:
    assert cut("Maximilian", trays.LONGEST) == "Maximili…"
    assert cut("Cleo", trays.LONGEST) == "Cleo"


def test_the_others_sit_in_the_order_of_turns() -> None:
    rows = [trays.tray_of(seat, 2, 4, False).y for seat in (3, 0, 1)]
    assert rows == sorted(rows)
    assert max(rows) < collecto.BOARD[1] < trays.tray_of(2, 2, 4, False).y


def test_the_collected_balls_of_the_last_push_are_marked() -> None:
    play = table(RECORD, SINGLE[:1])
    marked = [key for key, shape in shapes(play).items() if "last" in shape.attrs.get("class", "")]
    assert len(marked) == sum(play.session.state.trays[0]) > 0


def test_saying_that_one_sees_none_moves_nothing() -> None:
    first, then = shapes(table(SPOTTING)), shapes(table(SPOTTING, ["n"]))
    balls = [key for key in first if key.startswith("ball")]
    assert all(first[key] is then[key] for key in balls)
    assert "band" not in then


# -- The drawing


@pytest.mark.parametrize("options", rules.OPTIONS)
@pytest.mark.parametrize("near", [0, 1])
def test_every_option_is_drawn_inside_its_box_with_keys_of_its_own(options: str, near: int) -> None:
    for play in walk_some(options):
        play.near = near
        check_drawing(collecto.draw(scene(play)))
        for step in list(play.session.choices())[:2]:
            check_drawing(collecto.draw(scene(play, step)))


def check_drawing(drawn: list[Shape]) -> None:
    for shape in [Shape("board", "svg", children=tuple(drawn)), *drawn]:
        for inner in everything(shape):
            keys = [child.key for child in inner.children]
            assert len(set(keys)) == len(keys)
    for shape in drawn:
        check_inside(shape, 0, 0, 1)


def check_inside(shape: Shape, x: float, y: float, scale: float) -> None:
    """A circle, a rectangle or a ball lies in the box, with its ring."""
    right, down, own = shape.at or (0, 0, 1)
    x, y, scale = x + right * scale, y + down * scale, scale * own
    attrs = {k: float(v) for k, v in shape.attrs.items() if re.fullmatch(r"-?[\d.]+", v)}
    left, top, width, height = collecto.BOX
    if shape.tag == "circle":
        reach = attrs["r"] * scale
        assert left <= x - reach and x + reach <= left + width, shape
        assert top <= y - reach and y + reach <= top + height, shape
    if shape.tag == "rect":
        assert left <= x + attrs["x"] and x + attrs["x"] + attrs["width"] <= left + width, shape
        assert top <= y + attrs["y"] and y + attrs["y"] + attrs["height"] <= top + height, shape
    for child in shape.children:
        check_inside(child, x, y, scale)


def test_even_a_tray_with_all_balls_lies_in_the_box() -> None:
    for seats in (2, 3, 4):
        for seat in range(seats):
            for button in (False, True):
                tray = trays.tray_of(seat, 0, seats, button)
                for colour in range(6):
                    x, y, scale = tray.spot(colour, 7)
                    check_inside(Shape("", "circle", (x, y, scale), {"r": "21"}), 0, 0, 1)


def test_no_ball_of_a_tray_lies_under_the_button() -> None:
    tray = trays.tray_of(0, 0, 2, button=True)
    assert tray.spot(5, 2)[0] + 21 * tray.scale < collecto.BUTTON[0] - 43


def test_a_long_list_stays_on_its_pill() -> None:
    words = collecto_said.listed(bytes((2,) * 6))
    check_inside(collecto.said(words, 0, 200), 0, 0, 1)
    rect = collecto.said(words, 0, 200).children[0]
    assert float(rect.attrs["width"]) >= len(words) * 5.9


def test_a_step_draws_anew_only_what_it_changes() -> None:
    play = table(RECORD, SINGLE[:1])
    before, after = shapes(table(RECORD)), shapes(play)
    same = {key for key in before.keys() & after.keys() if before[key] is after[key]}
    assert {f"cell{number}" for number in range(49)} <= same
    moved = {f"ball{number}" for number in (*range(21, 28), *play.ids[-1].last)}
    assert {f"ball{number}" for number in range(49) if number != 24} - moved <= same
    arrows = {f"push-{step}" for step in collecto.PUSHES}
    assert len(arrows - same) < len(arrows) / 2


def test_the_picture_is_the_board_alone() -> None:
    shape = picture("collecto")
    assert shape.attrs["viewBox"] == "9 66 342 342"
    uses = [each for each in everything(shape) if each.tag == "use"]
    assert len(uses) == 48


def test_every_colour_has_its_own_glyph() -> None:
    glyphs = [shape.children[-1].children for shape in collecto.sprites()]
    figures = {" ".join(part.attrs["d"] for part in glyph) for glyph in glyphs}
    assert len(figures) == 6


def test_a_ball_is_called_by_its_colour_its_sign_and_its_cell() -> None:
    names = ("red heart", "orange sun", "yellow star", "green leaf", "blue drop", "purple moon")
    play = table(RECORD)
    drawn, cells = shapes(play), play.session.state.cells
    for number in (0, 1, 2, 3, 45):
        name = f"{names[cells[number]]}, {rules.GRID.names[number]}"
        assert drawn[f"ball{number}"].attrs["aria-label"] == name


def test_a_ball_that_was_pushed_is_called_by_its_new_cell() -> None:
    drawn = shapes(table(RECORD), "4r")
    assert drawn["ball21"].attrs["aria-label"].endswith(", b4")


def test_a_tray_says_what_it_holds() -> None:
    play = table(RECORD, SINGLE[:1])
    drawn = shapes(play)
    assert (
        drawn["tray0"].attrs["aria-label"]
        == f"Anna: {collecto_said.listed(play.session.state.trays[0])}"
    )
    assert drawn["tray1"].attrs["aria-label"] == "Ben: nothing yet"


# -- Words


def test_the_prompt_explains_what_is_due() -> None:
    assert table(RECORD).prompt() == "Anna: push a row or column to make a pair"
    assert table(RECORD, SINGLE).prompt() == "Ben: no single push makes a pair: make two"
    assert table(RECORD, [*SINGLE, "7r"]).prompt() == "Ben: push once more, now for a pair"
    assert table(SPOTTING).prompt() == "Anna: make a pair with one push, if you see it"
    assert table(SPOTTING, ["n"]).prompt() == "Ben: do you see a push that makes a pair?"
    assert table(SPOTTING, NOBODY).prompt() == "Anna: nobody saw a pair: make one within two pushes"


def test_a_push_that_cannot_be_made_says_why() -> None:
    state = Session(RECORD).state
    assert collecto.why(state, "1l") == "Nothing would move."
    assert collecto.why(state, "board").startswith("Swipe a row or column")
    moving = [step for step in collecto.PUSHES if step[0] in "4d"]
    wrong = [step for step in moving if step not in Session(RECORD).choices()]
    assert all(collecto.why(state, step) == "This push makes no pair." for step in wrong)


def test_where_two_pushes_are_due_one_that_leads_nowhere_says_so() -> None:
    session = table(RECORD, SINGLE).session
    state, wrong = session.state, set(collecto.PUSHES) - set(session.choices())
    said = {collecto.why(state, step) for step in wrong}
    assert say("collecto.why.two") in said
    assert say("collecto.why.pair") not in said


def test_with_spotting_a_wrong_push_says_no_more_than_that_it_is_wrong() -> None:
    for play in walk("3s"):
        state = play.session.state
        if state.phase in (rules.PUSH, rules.ASKED) and state.seat != OVER:
            wrong = set(collecto.PUSHES) - set(play.session.choices())
            said = {collecto.why(state, step) for step in wrong}
            assert said <= {"Nothing would move.", "This push makes no pair."}


def test_each_step_is_told() -> None:
    first = table(RECORD, SINGLE[:1]).told(())
    balls = collecto_said.listed(table(RECORD, SINGLE[:1]).session.state.trays[0])
    assert first.startswith(f"Anna: row 4 to the right, collects {balls}. Ben: ")
    second = table(RECORD, SINGLE[:2])
    balls = collecto_said.listed(second.session.state.trays[1])
    told = second.told(tuple(SINGLE[:1]))
    assert told.startswith(f"Ben: column a down, collects {balls}. Anna: ")
    double = table(RECORD, [*SINGLE, "7r"]).told(tuple(SINGLE))
    assert double.startswith("Ben: row 7 to the right, the first of two pushes. ")
    assert table(SPOTTING, ["n"]).told(()).startswith("Anna: sees none. ")


def test_the_list_shows_pushes_as_arrows() -> None:
    state = Session(RECORD).state
    assert collecto.written(("3l",), state, state) == "3←"
    assert collecto.written(("3r", "cu"), state, state) == "3→ c↑"
    assert collecto.written(("cd",), state, state) == "c↓"
    assert collecto.written(("n",), state, state) == "none"


def test_who_saw_none_is_noted_while_others_are_asked() -> None:
    state = table(SPOTTING, ["n", "n"]).session.state
    assert [collecto.note(state, seat) for seat in range(4)] == ["sees none", "sees none", "", ""]
    assert [collecto.score(state, seat) for seat in range(4)] == ["", "", "0 points", "0 points"]
    assert collecto.note(table(SPOTTING, NOBODY).session.state, 0) == ""
    assert collecto.note(table(SPOTTING).session.state, 0) == ""


def over(*trays: str) -> rules.State:
    """A finished state with these trays, such as ``6r2b``."""
    cells = bytes([rules.EMPTY]) * 49
    return rules.State(cells, OVER, rules.PUSH, OVER, False, tuple(map(tray_of, trays)), ())


def tray_of(text: str) -> bytes:
    counts = dict(zip(text[1::2], text[::2], strict=True))
    return bytes(int(counts.get(letter, 0)) for letter in rules.LETTERS)


def test_points_are_counted_in_threes() -> None:
    state = over("6r2b", "3g", "2o")
    assert [collecto.score(state, seat) for seat in range(3)] == ["2 points", "1 point", "0 points"]


REASONS = {
    "more points, 2 to 1": ("6r", "3g"),
    "equal points, more balls, 8 to 7": ("6r2b", "4g3b"),
    "equal points and as many balls": ("6r", "6g"),
    "more points, 3 to 2": ("6r", "8o3r", "3y"),
}


@pytest.mark.parametrize("reason", REASONS)
def test_the_result_comes_with_its_reason(reason: str) -> None:
    state = over(*REASONS[reason])
    assert collecto.reason(state) == reason
    turned = state._replace(trays=state.trays[::-1])
    assert collecto.reason(turned) == reason


def test_the_tally_has_a_row_for_each_and_a_column_for_every_colour() -> None:
    shape = collecto.tally([Session(RECORD).state, over("6r2b", "3g")], ("Anna", "Ben"))
    rows = [each for each in everything(shape) if each.tag == "tr"]
    texts = [[part.text for part in everything(row) if part.text] for row in rows]
    assert texts == [["Name", "Points"], ["Anna", "6", "2", "2"], ["Ben", "3", "1"]]
    assert [len(row.children) for row in rows] == [8, 8, 8]


@pytest.mark.parametrize("options", rules.OPTIONS)
def test_every_variant_has_its_words(options: str) -> None:
    switches = Options.parse(options).switches or "base"
    assert say(f"collecto.option.{switches}")
    assert say(f"collecto.option.{switches}.line").endswith(".")
