"""Colorio as it is drawn and told, step by step through whole games."""

import re
from collections.abc import Iterator
from random import Random

import pytest

import laws
from paintbox.engine.game import CHANCE, OVER, Options
from paintbox.engine.record import Record
from paintbox.engine.session import Session
from paintbox.games import colorio as rules
from paintbox.peer.histories import Histories
from paintbox.peer.kept import Kept
from paintbox.view import colorio, colorio_art
from paintbox.view.markup import markup, still
from paintbox.view.play import Play
from paintbox.view.shape import Scene, Shape
from paintbox.view.words import say

NAMES = ("Anna", "Ben", "Cleo", "Dan", "Eva")
# A turn is written as in a record: d1ga1 uncovers d1, it is green, and the cap goes onto a1.
OPENING = "a1rxb1oxc1yx"
BANNED = (OPENING, "d1gxe1bxa2ge1")  # the next turn must not begin with e1
OUT = ("a1rxb1rxc1rx", "d1rxe1r")  # Ben opens the fifth red
COVERED = ("a1rxb1rxc1yx", "d1gc1e1rxa2rx")  # c1 is yellow, below a cap
ENDED = (*COVERED, "b2r")  # Anna is out
COLOUR = re.compile(r"\b(red|orange|yellow|green|blue|c-[roygb]|field-[roygb])\b")
each_option = pytest.mark.parametrize("options", rules.OPTIONS)


def play(*turns: str, options: str = "2") -> Play:
    """A table with these turns played, and the outcomes entered."""
    deal = "dg" if "s" in options else "du"
    session = Session(Record("colorio", Options.parse(options), deal))
    for turn in turns:
        session.play(turn)
    return table(session)


def table(session: Session) -> Play:
    """The table of a session, which may go on."""
    seats = session.record.options.seats
    laid, steps = session.record._replace(turns=()), session.steps
    histories = Histories(frozenset({steps}), steps)
    game = Play(Kept("abcdefgh", laid, NAMES[:seats], tuple(range(seats)), histories))
    game.session = session
    return game


def walk(options: str, seed: int) -> Iterator[Play]:
    """A random game: the same table now and then, at the start and at the end."""
    sessions = laws.walk(laws.seeded("colorio", options, seed), Random(seed))
    game: Play | None = None
    for session in laws.now_and_then(sessions):
        game = game or table(session)
        game.follow()
        yield game


def scene(game: Play, reminded: bool = False) -> Scene:
    return game._scene(game.choices())._replace(open=reminded)


def shapes(game: Play, reminded: bool = False) -> dict[str, Shape]:
    return {shape.key: shape for shape in colorio.draw(scene(game, reminded))}


def at(game: Play, steps: int) -> Play:
    """The same table, stepped back."""
    game.show(steps)
    return game


def everything(shape: Shape) -> list[Shape]:
    return [shape, *(below for child in shape.children for below in everything(child))]


def offered(drawn: dict[str, Shape]) -> set[str]:
    return {shape.attrs["data-move"] for shape in drawn.values() if "data-move" in shape.attrs}


def marked(drawn: dict[str, Shape], kind: str) -> list[str]:
    return [key for key, shape in drawn.items() if kind in shape.attrs.get("class", "").split()]


def tray(game: Play) -> tuple[str, str]:
    """What the tray says."""
    head, more = shapes(game)["tray"].children[2:]
    return head.text, more.text


def on_space(drawn: dict[str, Shape], cell: int) -> str:
    """All the mark-up that stands on one space."""
    place = colorio_art.PLACES.at(cell)
    there = [shape for shape in drawn.values() if (shape.at or ())[:2] == place]
    return "".join(markup(still(shape)) for shape in there)


# What can be tapped


@each_option
def test_what_can_be_tapped_is_what_may_be_played_in_every_phase(options: str) -> None:
    for game in walk(options, 1):
        drawn = shapes(game)
        by_hand = game.session.turn == CHANCE
        assert offered(drawn) == (set() if by_hand else set(game.choices()))
        for shape in drawn.values():
            if "data-move" in shape.attrs:
                assert shape.attrs["data-why"] == shape.attrs["data-move"]
                assert (shape.attrs["role"], shape.attrs["tabindex"]) == ("button", "0")
                assert shape.attrs["aria-label"]
                assert "ring" in {child.key for child in shape.children}


def test_who_cannot_play_is_offered_nothing() -> None:
    game = play(OPENING)
    game.kept = game.kept._replace(mine=(0,))
    assert offered(shapes(game)) == set()


def test_every_space_and_the_tray_answer_a_tap_at_any_time() -> None:
    for turns in ((), (OPENING,), (OPENING, "d1g"), OUT):
        whys = {shape.attrs.get("data-why") for shape in shapes(play(*turns)).values()}
        assert whys >= {*rules.GRID.names, "x"}


def test_a_cap_may_cover_the_other_colours_or_leave_by_the_tray() -> None:
    drawn = shapes(play(OPENING, "d1o"))
    assert offered(drawn) == {"a1", "c1", "x"}
    assert drawn["tray"].attrs["data-move"] == "x"
    assert tray(play(OPENING, "d1o")) == ("Take it away", "")


MUST = {
    "all three must go": ("a1r",),
    "one cap must go": (OPENING, "d1ga1e1bb1a2g"),
}


@pytest.mark.parametrize("line", MUST)
def test_the_tray_says_when_a_cap_must_go(line: str) -> None:
    assert tray(play(*MUST[line])) == ("Take it away", line)


# How it is drawn


@each_option
def test_every_option_is_drawn_inside_its_box_with_keys_of_its_own(options: str) -> None:
    for game in walk(options, 2):
        drawn = colorio.draw(scene(game, reminded=True))
        for inner in everything(Shape("board", "svg", None, {}, "", tuple(drawn))):
            keys = [child.key for child in inner.children]
            assert len(set(keys)) == len(keys)
        for shape in drawn:
            left, top, right, bottom = extent(shape)
            assert 0 <= left <= right <= 360 and 0 <= top <= bottom <= 468, shape


def extent(shape: Shape) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of a shape with all in it, but not of texts."""
    x, y, scale = shape.at or (0, 0, 1)
    lefts, tops, rights, bottoms = zip(own_extent(shape), *map(extent, shape.children), strict=True)
    left, top, right, bottom = min(lefts), min(tops), max(rights), max(bottoms)
    return x + left * scale, y + top * scale, x + right * scale, y + bottom * scale


def own_extent(shape: Shape) -> tuple[float, float, float, float]:
    if shape.tag == "rect":
        x, y, width, height = (float(shape.attrs[name]) for name in ("x", "y", "width", "height"))
        return x, y, x + width, y + height
    half = {"circle": float(shape.attrs.get("r", 0)), "use": 21.0}.get(shape.tag, 0.0)
    half = colorio_art.SQUARE / 2 if "field" in shape.attrs.get("href", "") else half
    return -half, -half, half, half


def test_the_board_looks_the_same_from_every_seat() -> None:
    game = play(*BANNED, options="5")
    here = colorio.draw(scene(game))
    game.near = 3
    assert colorio.draw(scene(game)) == here


def test_a_cap_keeps_its_key_through_all_rounds() -> None:
    for game in walk("3p", 1):
        assert {f"cap{cap}" for cap in range(25)} <= shapes(game).keys()


def test_what_did_not_change_is_the_same_shape() -> None:
    before, after = shapes(play(OPENING)), shapes(play(OPENING, "d1gx"))
    changed = {key for key in before | after if before.get(key) is not after.get(key)}
    assert changed == {"field3", "cap3", "cap2", "tray", "count"}


def test_a_lifted_cap_lies_beside_its_field_above_all_others() -> None:
    drawn = shapes(play("c3r"))
    assert list(drawn)[-1] == "cap12"
    assert drawn["cap12"].at == colorio_art.lifted(12, 12).at
    assert marked(drawn, "picked") == ["field12"]
    assert drawn["field12"].attrs["aria-label"] == "red heart, c3"


def test_a_cap_that_covers_lies_on_its_new_space_above_all_others() -> None:
    drawn = shapes(play(OPENING, "d1ga1"))
    assert list(drawn)[-1] == "cap3"
    assert drawn["cap3"].at == (*colorio_art.PLACES.at(0), colorio_art.CAP)
    assert drawn["cap3"].attrs["aria-label"] == "cap, a1"
    assert marked(drawn, "last") == ["cap3"]


def test_caps_that_left_lie_in_a_row_in_the_tray_with_their_number() -> None:
    drawn = shapes(play(OPENING))
    assert marked(drawn, "gone") == ["cap0", "cap1", "cap2"]
    assert marked(drawn, "last") == ["cap2"]
    assert drawn["count"].text == "3"
    assert "Caps taken away: 3" in drawn["tray"].attrs["aria-label"]
    places = [drawn[f"cap{cap}"].at or (0, 0, 0) for cap in range(3)]
    assert {place[1:] for place in places} == {(colorio_art.CAPS_Y, colorio_art.GONE)}
    first, second, third = (place[0] for place in places)
    assert first < second < third


def test_the_cap_that_may_not_go_first_is_marked_until_it_may() -> None:
    drawn = shapes(play(*BANNED))
    assert marked(drawn, "banned") == ["cap5"]
    assert drawn["cap5"].attrs["aria-label"] == "cap, e1, not to be taken off first"
    assert "e1" not in offered(drawn)
    assert marked(shapes(play(*BANNED, "b2rx")), "banned") == []


@pytest.mark.parametrize(
    ("step", "key"), [("d1", "cap3"), ("a1", "field0"), ("x", "tray")], ids=str
)
def test_a_step_that_is_to_be_confirmed_is_marked(step: str, key: str) -> None:
    game = play(OPENING) if step == "d1" else play(OPENING, "d1g")
    before = marked(shapes(game), "picked")
    game.preview = step
    assert set(marked(shapes(game), "picked")) - set(before) == {key}


def test_the_strips_in_play_lie_beside_the_tray() -> None:
    drawn = shapes(play(options="2s"))
    labels = [shape.attrs["aria-label"] for shape in drawn.values() if "strip" in shape.key]
    assert len(labels) == 5
    assert labels[0] == "strip: orange sun, blue drop, green leaf, yellow star, green leaf"
    assert not [key for key in shapes(play()) if "strip" in key]


def test_a_picture_shows_every_colour_and_offers_nothing() -> None:
    state = play().session.state
    drawn = colorio.draw(Scene(state, colorio.place(state), -1, now=state))
    found = {kind for shape in drawn for kind in shape.attrs.get("class", "").split()}
    assert {f"c-{letter}" for letter in rules.LETTERS} <= found
    assert not [shape for shape in drawn if "data-move" in shape.attrs]


def test_every_colour_has_its_own_glyph() -> None:
    glyphs = {str(shape.children[-1]) for shape in colorio.sprites()[:5]}
    assert len(glyphs) == 5


# What has to be remembered


@each_option
def test_a_covered_space_never_says_its_colour(options: str) -> None:
    for game in walk(options, 3):
        drawn = shapes(game)
        for cell, field in enumerate(game.session.state.cells):
            assert bool(COLOUR.search(on_space(drawn, cell))) == (field < rules.COVERED)


def test_an_earlier_position_does_not_say_what_is_covered_by_now() -> None:
    drawn = shapes(at(play(OPENING, "d1ga1"), 9))
    assert drawn["field0"].attrs["aria-label"] == "covered again since, a1"
    assert not COLOUR.search(on_space(drawn, 0))
    assert COLOUR.search(on_space(drawn, 1))


def test_an_earlier_position_says_all_once_its_round_is_over() -> None:
    assert not COLOUR.search(on_space(shapes(at(play(*COVERED), 9)), 2))
    assert COLOUR.search(on_space(shapes(at(play(*ENDED), 9)), 2))
    again = play(*ENDED, options="2p")
    assert again.session.state.standing.round == 1
    assert COLOUR.search(on_space(shapes(at(again, 9)), 2))


def test_who_asked_to_be_reminded_sees_what_was_seen() -> None:
    drawn = shapes(play(OPENING, "d1ga1"), reminded=True)
    assert drawn["seen0"].attrs["href"] == "#field-r"
    assert drawn["cap3"].attrs["aria-label"] == "cap, a1, over a red heart"
    assert [key for key in drawn if key.startswith("seen")] == ["seen0"]
    assert "untold" not in str(shapes(at(play(OPENING, "d1ga1"), 9), reminded=True))


def test_the_list_keeps_colours_until_the_round_is_over() -> None:
    assert turns(play(*COVERED, "b2gx")) == ["a1x b1x c1x", "d1→c1 e1x a2x", "b2x"]
    assert turns(play(*ENDED)) == ["a1rx b1rx c1yx", "d1g→c1 e1rx a2rx", "b2r out"]
    game = play(*OUT, "a1r", options="2p")
    assert turns(game) == ["a1rx b1rx c1rx", "d1rx e1r out", "a1"]
    assert turns(play(*OUT, options="2p"))[1:] == ["d1rx e1r out"]


def test_the_list_keeps_the_colours_of_who_is_out_while_others_play() -> None:
    assert turns(play(*OUT, "a2b", options="3")) == ["a1x b1x c1x", "d1x e1 out", "a2"]


def turns(game: Play) -> list[str]:
    return [text for text, _ in game._moves()]


def test_a_covering_is_told_without_the_colour() -> None:
    game = play(OPENING, "d1ga1")
    assert not COLOUR.search(game.told(game.session.steps[:-1]))


# Who is out


def test_who_is_out_is_named_and_the_five_are_marked_until_the_next_step() -> None:
    game = play(*OUT, options="3")
    assert tray(game) == ("Ben is out", "five red")
    assert marked(shapes(game), "caught") == ["tray"]
    assert marked(shapes(game), "five") == [f"field{cell}" for cell in range(5)]
    assert marked(shapes(game), "gone")[-1] == "cap4"
    game = play(*OUT, "a2g", options="3")
    assert marked(shapes(game), "caught") == marked(shapes(game), "five") == []


def test_the_end_of_a_round_shows_who_won_it_and_the_five() -> None:
    game = play(*OUT, options="2p")
    assert tray(game) == ("Ben is out", "Anna wins the round")
    drawn = shapes(game)
    assert [drawn[f"five{number}"].attrs["href"] for number in range(5)] == ["#field-r"] * 5
    assert {drawn[f"cap{cap}"].at for cap in range(25)} == {
        (*colorio_art.PLACES.at(cell), colorio_art.CAP) for cell in range(25)
    }
    assert tray(play(*OUT, "a1gx", options="2p")) == ("Round 2 of 2", "")


def test_one_without_a_name_is_told_you_are_out() -> None:
    game = play(*OUT, options="2p")
    game.names = ("Anna", "You")
    assert tray(game) == ("You are out", "Anna wins the round")
    game.names = ("You", "Ben")
    assert tray(game) == ("Ben is out", "You win the round")


def test_a_long_name_is_cut_to_the_room_in_the_tray() -> None:
    game = play(*OUT, options="2p")
    game.names = ("Wolfgang Amadeus Mozart", "Bartholomew Maximilian")
    assert tray(game) == ("Bartholomew Max… is out", "Wolfgang Amadeu… wins the round")


# Words

PROMPTS: dict[str, tuple[str, ...]] = {
    "Anna: take off a cap": (),
    "Anna: take the cap away": ("a1r",),
    "Anna: take off a second cap": ("a1rx",),
    "Anna: take off a third cap": ("a1rxb1ox",),
    "Ben: cover another colour or take the cap away": (OPENING, "d1g"),
}


@pytest.mark.parametrize("prompt", PROMPTS)
def test_the_prompt_says_what_can_be_done(prompt: str) -> None:
    assert play(*PROMPTS[prompt]).prompt() == prompt


WHY: dict[str, tuple[tuple[str, ...], str]] = {
    "First take a cap off.": ((OPENING,), "x"),
    "This cap has just been moved. Begin with another one.": (BANNED, "e1"),
    "This field is open. Take off a cap.": ((OPENING,), "a1"),
    "First see what lies under the cap.": ((OPENING, "d1"), "a1"),
    "In the first turn of a round all three caps are taken away.": (("a1rxb1o",), "a1"),
    "One cap must go in every turn, and this is the last one.": (MUST["one cap must go"], "c1"),
    "The cap comes from here. Cover another colour or take it away.": ((OPENING, "d1g"), "d1"),
    "There is a cap here already. Only an open field can be covered.": ((OPENING, "d1g"), "e5"),
    "The cap must not cover red, which it has just hidden.": ((OPENING, "d1r"), "a1"),
}


@pytest.mark.parametrize("sentence", WHY)
def test_a_tap_that_does_nothing_is_answered(sentence: str) -> None:
    turns, what = WHY[sentence]
    assert colorio.why(play(*turns).session.state, what) == sentence


def test_a_cap_that_finds_no_other_colour_must_go() -> None:
    cells = bytes([rules.LETTERS.index("r"), *[rules.COVERED] * 20, *[rules.UNSEEN] * 4])
    state = play(OPENING, "d1r").session.state._replace(cells=cells, cell=0, removed=True, done=2)
    expected = "No field of another colour is open, so the cap is taken away."
    assert colorio.why(state, "b1") == expected
    assert colorio.lines(Scene(state, colorio.place(state), 0))[1] == "no other colour is open"


TOLD = {
    "d1": "",
    "d1g": "green leaf on d1",
    "d1gx": "takes the cap away",
    "d1ga1": "covers a1 with it",
}


@pytest.mark.parametrize("steps", TOLD)
def test_each_step_is_told(steps: str) -> None:
    assert told(play(OPENING, steps)) == TOLD[steps]


def test_who_is_out_is_told_why() -> None:
    assert told(play(*OUT)) == "red heart on e1, the fifth one open, and out"


def told(game: Play) -> str:
    """The last step."""
    before, after = game.session.states[-2:]
    return colorio.tell(before, game._move(before, game.session.steps[-1]), after)


NOTES: dict[str, tuple[tuple[str, ...], int]] = {
    "1 of 3": ((), 0),
    "in": ((), 1),
    "2 of 3": ((OPENING, "d1gx"), 1),
    "3 of 3": ((OPENING, "d1gxe1ga1"), 1),
    "one cap must go": (MUST["one cap must go"], 1),
    "out": (OUT, 1),
}


@pytest.mark.parametrize("note", NOTES)
def test_a_note_says_how_a_seat_stands(note: str) -> None:
    turns, seat = NOTES[note]
    assert colorio.note(play(*turns, options="3").session.state, seat) == note


def test_points_are_told_where_there_are_rounds() -> None:
    state = play(*OUT, options="2p").session.state
    assert [colorio.score(state, seat) for seat in (0, 1)] == ["1 point", "0 points"]
    assert colorio.score(play(*OUT, options="3").session.state, 0) == ""


def rows(game: Play) -> list[list[str]]:
    shape = colorio.tally(game.session.states, game.names)
    assert shape
    return [[cell.text for cell in row.children] for row in shape.children]


def test_the_points_of_every_round_so_far_are_counted() -> None:
    game = play(*OUT, "a2gxb2gxc2gx", options="3p")
    assert rows(game) == [
        ["Round", "1", "Total"],
        ["Anna", "", "0"],
        ["Ben", "0", "0"],
        ["Cleo", "", "0"],
    ]
    game = play(*OUT, options="2p")
    assert rows(game)[1:] == [["Anna", "1", "", "1"], ["Ben", "0", "", "0"]]


def test_a_single_round_counts_nothing() -> None:
    game = play(*OUT)
    assert colorio.tally(game.session.states, game.names) is None


@pytest.mark.parametrize("options", ["2p", "3ps", "5p"])
def test_the_rounds_add_up_to_the_points_at_the_end(options: str) -> None:
    *_, game = walk(options, 4)
    for cells, points in zip(rows(game)[1:], game.session.scores(), strict=True):
        assert sum(map(int, cells[1:-1])) == int(cells[-1]) == points


REASONS = {
    "2 points to 0": (2, 0),
    "6 points to 2": (1, 6, 2),
    "3 points each": (3, 3, 3),
    "one point each": (1, 1),
}


@pytest.mark.parametrize("reason", REASONS)
def test_the_result_comes_with_its_reason(reason: str) -> None:
    state = play(options="2p").session.state
    standing = state.standing._replace(points=REASONS[reason])
    assert colorio.reason(state._replace(standing=standing)) == reason


def test_the_last_one_in_wins_a_single_round() -> None:
    assert play(*OUT).result() == ("Anna wins", "the last one in")


ASKED: dict[str, tuple[tuple[str, ...], str]] = {
    "Take it off c4": ((), "c4"),
    "blue": (("c4",), "b"),
    "Cover c4": (("c4b",), "c4"),
    "Take it away": (("c4b",), "x"),
}


@pytest.mark.parametrize("label", ASKED)
def test_a_step_is_named_on_its_button(label: str) -> None:
    turns, step = ASKED[label]
    assert colorio.ask(play(*turns).session.state, step) == label


def test_every_option_has_a_name_and_a_line() -> None:
    for switches in {Options.parse(options).switches or "base" for options in rules.OPTIONS}:
        assert say(f"colorio.option.{switches}")
        assert say(f"colorio.option.{switches}.line").endswith(".")


def test_a_whole_game_can_be_told() -> None:
    for game in walk("4ps", 5):
        assert game.session.turn == OVER or game.prompt()
        assert all(turns(game))
