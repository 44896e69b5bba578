"""Coloretto as it is drawn, step by step through whole games."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

import laws
from paintbox.engine.game import CHANCE, OVER, Options
from paintbox.engine.record import Record
from paintbox.games import coloretto as rules
from paintbox.peer.histories import Histories
from paintbox.peer.kept import Kept
from paintbox.view import coloretto
from paintbox.view.cards import HEIGHT, WIDTH
from paintbox.view.coloretto_pieces import HANDS, ROWS
from paintbox.view.coloretto_table import Table
from paintbox.view.play import Play
from paintbox.view.shape import Scene, Shape
from paintbox.view.tap import narrow
from paintbox.view.words import say

DEALS = {2: "okxrygb", 3: "nxrby", 4: "xrygb", 5: "xrygbn"}
NAMES = ("Anna", "Ben", "Cleo", "Dan", "Eva")
EDGE = 2.0  # how far rings and shades may reach beyond the drawing
LEAST = 40.0  # units that a finger needs

every_option = pytest.mark.parametrize("options", rules.OPTIONS)


def play(options: str, *steps: str) -> Play:
    read = Options.parse(options)
    laid = Record("coloretto", read, "d" + DEALS[read.seats])
    seats = tuple(range(read.seats))
    histories = Histories(frozenset({steps}), steps)
    return Play(Kept("abcdefgh", laid, NAMES[: read.seats], seats, histories))


def scene(game: Play, picked: str = "") -> Scene:
    return game._scene(game.choices())._replace(picked=picked)


def shapes(game: Play, picked: str = "") -> dict[str, Shape]:
    return {shape.key: shape for shape in coloretto.draw(scene(game, picked))}


def scenes(options: str, seed: int) -> Iterator[Scene]:
    """What is to be drawn at every step of a random game."""
    names = NAMES[: int(options[0])]
    ids: Any = None
    for session in laws.walk(laws.seeded("coloretto", options, seed), Random(seed)):
        state = session.state
        if session.steps:
            before = session.states[-2]
            ids = coloretto.follow(ids, before, move_of(before, session.steps[-1]), state)
        else:
            ids = coloretto.place(state)
        choices = () if session.turn == CHANCE else tuple(session.choices())
        yield Scene(state, ids, seed % len(names), choices, names=names)


@cache
def whole(options: str, seed: int = 0) -> list[tuple[Scene, list[Shape]]]:
    """A random game from the start to the end, as it is drawn."""
    return [(scene, coloretto.draw(scene)) for scene in scenes(options, seed)]


def move_of(state: rules.State, step: str) -> rules.Move:
    return next(move for move in rules.moves(state) if rules.text(move) == step)


def everything(shape: Shape) -> list[Shape]:
    return [shape, *(below for child in shape.children for below in everything(child))]


def targets(drawn: list[Shape]) -> list[Shape]:
    inner = [part for shape in drawn for part in everything(shape)]
    return [shape for shape in inner if "data-move" in shape.attrs]


def texts(shape: Shape) -> list[str]:
    return [part.text for part in everything(shape) if part.text]


# What can be tapped


@every_option
def test_all_steps_are_offered_and_no_others_through_whole_games(options: str) -> None:
    for scene, drawn in whole(options):
        moves = [shape.attrs["data-move"] for shape in targets(drawn)]
        meant = [set(narrow(scene.choices, move)) for move in moves]
        assert all(meant)
        assert set().union(*meant) == set(scene.choices)


@every_option
def test_what_can_be_tapped_is_a_button_with_a_name_and_a_ring(options: str) -> None:
    for _, drawn in whole(options):
        for shape in targets(drawn):
            assert shape.attrs["role"] == "button"
            assert shape.attrs["tabindex"] == "0"
            assert shape.attrs["aria-label"]
            assert "ring" in {child.key for child in shape.children}


@every_option
def test_a_finger_finds_everything(options: str) -> None:
    for _, drawn in whole(options):
        for shape in targets(drawn):
            left, top, right, bottom = extent(shape)
            assert right - left >= LEAST
            assert bottom - top >= LEAST


@every_option
def test_all_else_that_is_a_piece_has_a_name_or_is_told_by_its_hand(options: str) -> None:
    for _, drawn in whole(options):
        for shape in drawn:
            if "data-move" not in shape.attrs and shape.tag == "g" and shape.key != "chooser":
                assert shape.attrs.get("aria-hidden") or shape.attrs["role"] == "img"
                assert shape.attrs.get("aria-hidden") or shape.attrs["aria-label"]


def test_the_pile_is_tapped_to_draw() -> None:
    assert shapes(play("3"))["stock"].attrs["data-move"] == "d"
    assert "data-move" not in shapes(play("3", "d", "r"))["stock"].attrs


def test_rows_with_room_take_the_drawn_card() -> None:
    drawn = shapes(play("2", "d", "r", "1", "d", "y"))
    moves = [drawn[f"row{number}"].attrs.get("data-move") for number in (1, 2, 3)]
    assert moves == [None, "2", "3"]


def test_a_row_with_cards_has_a_button_to_take_it() -> None:
    drawn = shapes(play("3", "d", "r", "2"))
    assert drawn["take2"].attrs["data-move"] == "t2"
    assert not {"take1", "take3"} & drawn.keys()


# Where everything lies


def extent(shape: Shape) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of a shape with all that is in it."""
    boxes = [box for box in [own(shape), *map(extent, shape.children)] if box]
    left, top = (min(box[side] for box in boxes) for side in (0, 1))
    right, bottom = (max(box[side] for box in boxes) for side in (2, 3))
    x, y, scale = shape.at or (0, 0, 1)
    return x + scale * left, y + scale * top, x + scale * right, y + scale * bottom


def own(shape: Shape) -> tuple[float, float, float, float] | None:
    """The same of the element alone; of a text the point where it stands."""
    if shape.tag == "rect":
        x, y, width, height = (float(shape.attrs[name]) for name in ("x", "y", "width", "height"))
        return x, y, x + width, y + height
    if shape.tag == "use":
        return -WIDTH / 2, -HEIGHT / 2, WIDTH / 2, HEIGHT / 2
    return (0, 0, 0, 0) if shape.tag == "text" else None


@every_option
@pytest.mark.parametrize("seed", [0, 1])
def test_every_option_is_drawn_inside_its_box_from_the_start_to_the_end(
    options: str, seed: int
) -> None:
    x, y, width, height = coloretto.BOX
    shapes = {id(shape): shape for _, drawn in whole(options, seed) for shape in drawn}
    for shape in shapes.values():
        left, top, right, bottom = extent(shape)
        assert x - EDGE <= left and right <= x + width + EDGE, shape.key
        assert y - EDGE <= top and bottom <= y + height + EDGE, shape.key


@every_option
def test_keys_are_unique_at_every_level(options: str) -> None:
    for _, drawn in whole(options):
        for shape in [Shape("board", "svg", None, {}, "", tuple(drawn)), *drawn]:
            for inner in everything(shape):
                keys = [child.key for child in inner.children]
                assert len(set(keys)) == len(keys)


@pytest.mark.parametrize("seats", DEALS)
def test_the_near_hand_lies_below_the_rows_and_the_others_follow_above(seats: int) -> None:
    for near in range(seats):
        game = play(f"{seats}")
        game.near = near
        drawn = shapes(game)
        tops = [extent(drawn[f"hand{(near + nth) % seats}"])[1] for nth in range(1, seats + 1)]
        assert tops == sorted(tops)
        assert tops[-2] < extent(drawn["row1"])[1]
        assert extent(drawn[f"row{max(seats, 3)}"])[3] < tops[-1]


@pytest.mark.parametrize("seats", DEALS)
def test_hands_and_rows_do_not_touch_each_other(seats: int) -> None:
    table = Table(seats, "roygbknjw", 0)
    full = [table.fan(seat, "r", 8, 9) for seat in range(seats)]
    tops = sorted(y - HEIGHT / 2 * scale for _, y, scale in full)
    bottoms = sorted(table.hand(seat) + HEIGHT / 2 * table.sizes.held for seat in range(seats))
    for above, below in zip(bottoms, tops[1:], strict=False):
        assert above < below
    first, last = table.row(0)[1], table.row(table.sizes.rows - 1)[1]
    assert bottoms[-2] < first - table.height / 2
    assert last + table.height / 2 < tops[-1]


def test_rows_show_how_many_cards_they_take() -> None:
    drawn = shapes(play("2"))
    places = [sum("place" in part.key for part in drawn[f"row{n}"].children) for n in (1, 2, 3)]
    assert places == [1, 2, 3]


def test_a_taken_row_shows_who_took_it() -> None:
    row = shapes(play("3", *"d r 2 t2".split()))["row2"]
    assert "taken by Ben" in texts(row)
    assert row.attrs["aria-label"] == "row 2, taken by Ben"


def test_names_stand_beside_the_hands_when_there_are_more_than_two() -> None:
    assert "Cleo" in texts(shapes(play("3"))["hand2"])
    assert texts(shapes(play("2"))["hand1"]) == []


def test_a_long_name_is_cut_beside_the_hand_and_whole_in_what_is_read() -> None:
    game = play("3")
    game.names = ("Anna", "Wilhelmina", "Cleo")
    hand = shapes(game)["hand1"]
    assert texts(hand) == ["Wilhe…"]
    assert hand.attrs["aria-label"] == "Wilhelmina: blue drop: 1"


def test_there_is_a_place_in_the_hand_for_every_kind_that_can_be_held() -> None:
    held = {
        options: "".join(
            part.key[-1]
            for part in shapes(play(options))["hand0"].children
            if part.key.startswith("ghost")
        )
        for options in ("2", "2w", "3", "5")
    }
    assert held == {"2": "rygbnjw", "2w": "rygbnw", "3": "roygbkjw", "5": "roygbknjw"}


# The cards


def test_every_card_keeps_its_key_from_the_pile_to_the_hand() -> None:
    steps = "d o 2 t2".split()
    seen = [shapes(play("3", *steps[:count]))["card3"] for count in range(5)]
    pile, _, drawn, row, hand = (shape.at for shape in seen)
    table = Table(3, "roygbkjw", 0)
    assert pile == table.pile
    assert drawn == table.shown
    assert row == table.slot(1, 0)
    assert hand == table.fan(1, "o", 0, 1)


@every_option
def test_the_card_on_top_of_the_pile_shows_its_back_and_says_nothing(options: str) -> None:
    for scene, drawn in whole(options):
        top = {shape.key: shape for shape in drawn}.get(f"card{len(scene.ids.cards)}")
        assert (top is not None) == bool(sum(scene.state.pile))
        if top:
            assert top.children[0].attrs["href"] == "#card-back"
            assert top.attrs["aria-hidden"] == "true"
            assert "aria-label" not in top.attrs


@every_option
def test_what_is_drawn_is_what_the_state_holds(options: str) -> None:
    for scene, _ in whole(options):
        held = [[0] * 9 for _ in scene.state.hands]
        lying: list[list[int]] = [[] for _ in scene.state.rows]
        for face, kind, zone, at in scene.ids.cards:
            if zone == HANDS:
                held[at][kind] += 1
            elif zone == ROWS:
                lying[at].append(face)
        assert tuple(map(bytes, held)) == scene.state.hands
        assert tuple(map(bytes, lying)) == scene.state.rows


@every_option
def test_a_step_draws_only_what_it_changes(options: str) -> None:
    before: dict[str, Shape] = {}
    for _, drawn in whole(options):
        for shape in drawn:
            if before.get(shape.key) == shape:
                assert before[shape.key] is shape
        before = {shape.key: shape for shape in drawn}


def test_cards_of_a_colour_lie_in_a_fan_with_their_number() -> None:
    drawn = shapes(play("2", *"d r 2 d g 3 t2".split()))
    assert "counted" in drawn["card0"].attrs["class"]
    assert drawn["number0r"].text == "2"
    assert "number0y" not in drawn
    first, last = drawn["card0"].at, drawn["card4"].at
    assert first and last
    assert first[0] < last[0] and first[1] > last[1]


@pytest.mark.parametrize("seats", DEALS)
def test_a_large_fan_is_as_wide_as_one_of_four(seats: int) -> None:
    table = Table(seats, "roygbknjw", 0)
    assert table.fan(0, "r", 11, 12) == table.fan(0, "r", 3, 4)


def test_a_joker_that_took_a_colour_lies_with_that_colour() -> None:
    drawn = shapes(play("3w", *"d j 1 t1g".split()))
    assert drawn["card3"].at == Table(3, "roygbkw", 0).fan(1, "g", 0, 1)
    looks = [child.attrs.get("href") for child in drawn["card3"].children]
    assert looks == ["#card-g", "#card-wild", None]


def test_with_two_players_the_row_that_is_left_leaves_the_table() -> None:
    steps = "d r 1 d y 2 d g 3 t1 t2".split()
    assert "card6" in shapes(play("2", *steps[:-1]))
    game = play("2", *steps)
    assert "card6" not in shapes(game)
    last = tuple(steps[:-1])
    assert "row 3 leaves the game with green leaf" in game.told(last)


def marked(game: Play) -> set[str]:
    return {
        key for key, shape in shapes(game).items() if "last" in shape.attrs.get("class", "").split()
    }


def test_the_last_turn_stays_marked_until_the_next_one_is_done() -> None:
    steps = "d o 2 d g 2 t2 d k 1".split()
    marks = [sorted(marked(play("3", *steps[:count]))) for count in range(len(steps) + 1)]
    assert marks == [
        *[[]] * 3,
        *[["card3"]] * 3,
        ["card4"],
        *[["card3", "card4"]] * 3,
        ["card5"],
    ]


# The pile


def captions(state: rules.State) -> list[str]:
    drawn = coloretto.draw(Scene(state, coloretto.place(state), 0, names=NAMES[:3]))
    return [shape.text for shape in drawn if shape.key.startswith("caption") and shape.text]


LEFT = {
    38: ["38 left", "last round", "in 23 cards"],
    16: ["16 left", "last round", "in 1 card"],
    15: ["15 left", "last round", "with the next card"],
    14: ["14 left", "last round"],
    0: ["0 left", "last round"],
}


@pytest.mark.parametrize("left", LEFT)
def test_the_pile_tells_what_is_left_and_when_the_last_round_comes(left: int) -> None:
    state = play("3").session.state
    assert captions(state._replace(pile=bytes((left, *bytes(8))))) == LEFT[left]


def test_the_draw_that_begins_the_last_round_shows_it_at_once() -> None:
    state = play("3", "d").session.state
    assert captions(state._replace(pile=bytes((15, *bytes(8))))) == ["15 left", "last round"]


# The colours of jokers


def choose(game: Play, *letters: str) -> str | None:
    """Tap Take on row 1, then colours; gives the step that is played."""
    step = game.pick("t1")
    for letter in letters:
        assert step is None
        chooser = shapes(game, game.picked)["chooser"]
        chips = {child.key: child for child in chooser.children}
        step = game.pick(chips[f"chip-{letter}"].attrs["data-move"])
    return step


def test_a_row_with_a_joker_asks_for_its_colour() -> None:
    assert choose(play("3w", *"d j 1".split()), "g") == "t1g"


def test_jokers_take_their_colours_one_after_another_in_any_order() -> None:
    steps = "d j 1 d j 1 d j 1".split()
    assert choose(play("4w", *steps[:6]), "n", "r") == "t1rn"
    assert choose(play("4w", *steps), "b", "r", "b") == "t1rbb"


def test_only_colours_in_play_are_asked_for() -> None:
    game = play("2w", *"d j 1".split())
    game.pick("t1")
    chips = targets([shapes(game, "t1")["chooser"]])
    labels = [chip.attrs["aria-label"] for chip in chips]
    assert labels == ["red", "yellow", "green", "blue", "brown"]


QUESTIONS = {"t1": "Which colour is the joker?", "t1bb t1bn": "Which colour is the next joker?"}


@pytest.mark.parametrize("picked", QUESTIONS)
def test_the_question_goes_on_with_the_next_joker(picked: str) -> None:
    chooser = shapes(play("4w", *"d j 1 d j 1".split()), picked)["chooser"]
    assert texts(chooser) == [QUESTIONS[picked]]


@pytest.mark.parametrize("row", range(1, 6))
def test_the_question_covers_neither_its_row_nor_the_end_of_the_drawing(row: int) -> None:
    drawn = shapes(play("5w", *f"d j {row}".split()), picked=f"t{row}")
    _, top, _, bottom = extent(drawn["chooser"])
    _, above, _, below = extent(drawn[f"row{row}"])
    assert bottom <= above or below <= top
    assert 0 <= top and bottom <= coloretto.BOX[3]


def test_no_row_without_a_joker_asks() -> None:
    assert choose(play("3w", *"d r 1".split())) == "t1"


def test_each_way_to_colour_jokers_has_a_name() -> None:
    assert coloretto.ask(play("3w").session.state, "t2rg") == "red, green"


def test_a_card_that_came_on_a_table_of_ones_own_is_asked_for_by_its_name() -> None:
    state = play("3", "d").session.state
    assert [coloretto.ask(state, step) for step in "rjw"] == ["red heart", "joker", "+2"]


def test_while_a_colour_is_asked_for_no_other_row_can_be_taken() -> None:
    drawn = shapes(play("3w", *"d j 1 d r 2".split()), picked="t1")
    assert "take1" in drawn
    assert "take2" not in drawn


# The words


PROMPTS: dict[str, tuple[str, str]] = {
    "Anna: draw a card": ("2", ""),
    "Anna: choose a row for the red heart": ("2", "d r"),
    "Ben: draw a card or take a row": ("2", "d r 1"),
    "Anna: take a row": ("2", "d r 1 d y 2 d g 2 d b 3 d r 3 d y 3"),
}


@pytest.mark.parametrize("prompt", PROMPTS)
def test_the_prompt_tells_what_can_be_done(prompt: str) -> None:
    options, steps = PROMPTS[prompt]
    assert play(options, *steps.split()).prompt() == prompt


WHYS = {
    "Draw a card first, or tap Take.": ("d r 2", "2"),
    "Take a row that has a card, or draw one.": ("d r 2", "1"),
    "This row is full.": ("d r 1 d y", "1"),
    "This row is taken. It is back in the next round.": ("d r 1 t1", "1"),
    "Choose a row for the yellow star first.": ("d r 1 d y", "d"),
    "No row has room for a card. Take one of them.": ("d r 1 d y 2 d g 2 d b 3 d r 3 d y 3", "d"),
    "Tap Take to have this row.": ("d r 1 d y 2 d g 2 d b 3 d r 3 d y 3", "3"),
}


@pytest.mark.parametrize("sentence", WHYS)
def test_what_is_not_possible_says_why(sentence: str) -> None:
    steps, what = WHYS[sentence]
    game = play("2", *steps.split())
    shape = shapes(game)["stock" if what == "d" else f"row{what}"]
    assert shape.attrs["data-why"] == what
    assert "data-move" not in shape.attrs
    assert game.why(what) == sentence


@every_option
def test_a_tap_on_what_cannot_be_done_always_has_an_answer(options: str) -> None:
    for scene, drawn in whole(options):
        for shape in drawn:
            if "data-why" in shape.attrs:
                assert coloretto.why(scene.state, shape.attrs["data-why"]).endswith(".")


TOLD = {
    "d": ("2", ""),
    "d r": ("2", "draws red heart"),
    "d r 2": ("2", "red heart to row 2"),
    "d w 2 d j 2 t2": ("2", "takes row 2, +2, joker"),
    "d j 1 d r 1 d j 1 t1bn": ("4w", "takes row 1, joker as blue, red heart, joker as brown"),
}


@pytest.mark.parametrize("steps", TOLD)
def test_each_step_is_told(steps: str) -> None:
    options, told = TOLD[steps]
    states = play(options, *steps.split()).session.states
    move = move_of(states[-2], steps.split()[-1])
    assert coloretto.tell(states[-2], move, states[-1]) == told


def test_the_draw_that_begins_the_last_round_is_told() -> None:
    state = play("3").session.state
    few = state._replace(pile=bytes((15, *bytes(8))))
    more = state._replace(pile=bytes((16, *bytes(8))))
    assert coloretto.tell(few, rules.DRAWING, few) == "begins the last round"
    assert coloretto.tell(more, rules.DRAWING, more) == ""


def test_a_note_tells_who_is_out_of_the_round() -> None:
    state = play("3", *"d r 2 t2".split()).session.state
    assert [coloretto.note(state, seat) for seat in range(3)] == ["", "out", ""]


def holding(options: str, *hands: str) -> rules.State:
    """A state in which the seats have these hands, such as ``g6j1w1``."""
    state: rules.State = play(options).session.state
    counts = [
        bytes(int(hand[hand.index(letter) + 1]) if letter in hand else 0 for letter in "roygbknjw")
        for hand in hands
    ]
    return state._replace(hands=tuple(counts), seats=b"")


def test_the_score_counts_as_it_stands() -> None:
    state = holding("3", "g6y4r3b2j1w1", "r1", "r3o3y3g3b3k3n3")
    scores = [coloretto.score(state, seat) for seat in range(3)]
    assert scores == ["41 points", "1 point", "−6 points"]


REASONS = {
    "41 to 38": ("g6y4r3b2j1w1", "r6o5w1", "r1"),
    "both with 6": ("r3", "y3", "g1"),
    "all with 6": ("r3", "y3", "g3"),
}


@pytest.mark.parametrize("reason", REASONS)
def test_the_result_comes_with_its_reason(reason: str) -> None:
    assert coloretto.reason(holding("3", *REASONS[reason])) == reason


def table_of(state: rules.State) -> list[list[str]]:
    """The rows of the tally, cell by cell; a picture is its label."""
    tally = coloretto.tally([state], NAMES[: len(state.hands)])
    lines = [part for part in everything(tally) if part.tag == "tr"]
    return [[" ".join(said(cell)) for cell in line.children] for line in lines]


def said(shape: Shape) -> list[str]:
    return [
        part.text or part.attrs["aria-label"]
        for part in everything(shape)
        if part.text or "aria-label" in part.attrs
    ]


def test_the_tally_shows_what_every_card_counts_and_where_jokers_go() -> None:
    table = table_of(holding("3", "r3y4g6b2j1w1", "o1", ""))
    assert table == [
        ["", *"red heart,orange sun,yellow star,green leaf,blue drop,+2,Total".split(",")],
        ["Anna", "3 +6", "", "5 joker +15", "6 +21", "2 −3", "1 +2", "41"],
        ["Ben", "", "1 +1", "", "", "", "", "1"],
        ["Cleo", "", "", "", "", "", "", "0"],
    ]


def test_the_tally_shows_a_joker_that_stays_without_a_colour() -> None:
    table = table_of(holding("3g", "r3o3y3j1", "", ""))
    assert table[0][4] == "joker"
    assert table[1] == ["Anna", "3 +8", "3 +8", "3 +8", "1 0", "24"]


def test_a_tally_with_jokers_says_how_they_count() -> None:
    with_joker = coloretto.tally([holding("3", "j1", "", "")], NAMES[:3])
    without = coloretto.tally([holding("3", "r1", "", "")], NAMES[:3])
    assert "Jokers go where they add most." in texts(with_joker)
    assert "Jokers go where they add most." not in texts(without)


@pytest.mark.parametrize("options", ["2", "3g", "5gw"])
def test_every_line_of_the_tally_adds_up(options: str) -> None:
    end, _ = whole(options)[-1]
    assert rules.turn(end.state) == OVER
    for line in table_of(end.state)[1:]:
        worth = [int(cell.split()[-1].replace("−", "-")) for cell in line[1:] if cell]
        assert sum(worth[:-1]) == worth[-1]


def test_every_option_has_its_words() -> None:
    switches = {options[1:] or "base" for options in rules.OPTIONS}
    for name in switches:
        assert say(f"coloretto.option.{name}")
        assert say(f"coloretto.option.{name}.line").endswith(".")


def test_a_turn_is_written_in_notation() -> None:
    state = play("3").session.state
    assert coloretto.written(("d", "r", "2"), state, state) == "dr2"


def test_a_picture_shows_a_game_under_way() -> None:
    state = play("2").session.state
    drawn = coloretto.draw(Scene(state, coloretto.place(state), -1))
    assert not targets(drawn)
    seen = [shape for shape in drawn if shape.key.startswith("card")]
    assert len(seen) == 19
