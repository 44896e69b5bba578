"""Colorpop as it is drawn, step by step through whole games of every option."""

from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import NamedTuple

import pytest

import laws
from paintbox.engine.game import OVER, UNKNOWN, Options
from paintbox.engine.record import Record
from paintbox.engine.session import Session
from paintbox.games import colorpop as rules
from paintbox.peer.histories import Histories
from paintbox.peer.kept import Kept
from paintbox.view import colorpop
from paintbox.view import colorpop_chips as chips
from paintbox.view.colorpop_tokens import FIRST, LANES
from paintbox.view.play import Play
from paintbox.view.shape import Scene, Shape
from paintbox.view.words import say

NAMES = ("Anna", "Ben", "Cleo", "Dan", "Eva")
TOKENS = {f"column{slide} token{number}" for slide in range(10) for number in range(10)}
each_option = pytest.mark.parametrize("options", rules.OPTIONS)


class Moment(NamedTuple):
    """A session, and the ids of its tokens."""

    session: Session
    ids: colorpop.Ids

    def scene(self, viewer: int = 0, near: int = 0, picked: str = "", preview: str = "") -> Scene:
        session = self.session
        choices = () if session.turn == OVER else tuple(session.choices())
        names = NAMES[: session.record.options.seats]
        seen = session.seen(viewer)
        going = session.turn != OVER
        return Scene(
            seen, self.ids, near, choices, picked, "", preview, seen, names=names, going=going
        )


def moments(options: str, seed: int = 1) -> Iterator[Moment]:
    """A game at random, step by step."""
    ids = None
    for session in laws.walk(laws.seeded("colorpop", options, seed), Random(seed)):
        if ids is None:
            ids = colorpop.place(session.state)
        else:
            before, after = session.states[-2:]
            ids = colorpop.follow(ids, before, move(before, session.steps[-1]), after)
        yield Moment(session, ids)


def move(state: rules.State, step: str) -> rules.Move:
    return next(move for move in rules.moves(state) if rules.text(move) == step)


def moment(options: str = "3", steps: int = 0) -> Moment:
    """A game after so many steps, 99 for its end."""
    for found in moments(options):
        if len(found.session.steps) == steps:
            break
    return found


def with_joker_of_several() -> tuple[Moment, Shape]:
    """A game in which a joker belongs to several groups, and that joker."""
    for found in moments("3"):
        for shape in tokens(found.scene()).values():
            if " " in shape.attrs.get("data-move", ""):
                return found, shape
    raise AssertionError("no such joker")


def drawn(scene: Scene) -> dict[str, Shape]:
    return {shape.key: shape for shape in colorpop.draw(scene)}


def lying(scene: Scene) -> dict[str, Shape]:
    """The tokens by the keys of their column and their own, those that were taken as well."""
    columns = [shape for shape in colorpop.draw(scene) if shape.key.startswith("column")]
    return {f"{column.key} {token.key}": token for column in columns for token in column.children}


def tokens(scene: Scene) -> dict[int, Shape]:
    """The tokens on the board by cell, found by where they lie."""
    places = {LANES.at(cell): cell for cell in range(100)}
    found = {}
    for column in drawn(scene).values():
        for token in column.children if column.key.startswith("column") else ():
            if token.at and column.at:
                found[places[column.at[0], token.at[1]]] = token
    return found


def groups(session: Session) -> dict[str, bytes]:
    return {step: move.group for step, move in session.choices().items()}


def everything(shape: Shape) -> list[Shape]:
    return [shape, *(below for child in shape.children for below in everything(child))]


def said(shape: Shape) -> str:
    """All that a shape holds."""
    return " ".join(f"{each.attrs} {each.text}" for each in everything(shape))


@each_option
def test_every_token_bears_its_groups_and_nothing_else_through_whole_games(options: str) -> None:
    for found in moments(options):
        for cell, token in tokens(found.scene()).items():
            names = [name for name, group in groups(found.session).items() if cell in group]
            assert token.attrs.get("data-move", "").split() == names


def test_what_can_be_tapped_is_a_button_that_says_what_it_is() -> None:
    found = moment()
    for cell, token in tokens(found.scene()).items():
        free = "data-move" in token.attrs
        assert token.attrs["role"] == ("button" if free else "img")
        assert ("tabindex" in token.attrs) == free
        assert rules.GRID.names[cell] in token.attrs["aria-label"].split(", ")
        assert any(child.attrs.get("class") == "ring" for child in token.children)


def test_who_may_not_play_can_tap_nothing() -> None:
    shapes = drawn(moment().scene()._replace(choices=()))
    assert not [key for key, shape in shapes.items() if "data-move" in shape.attrs]


def test_the_rings_stay_while_nobody_may_play_here() -> None:
    """Behind a curtain, or while a bot thinks: half the board would flash."""
    scene = moment().scene()
    assert ringed(scene._replace(choices=())) == ringed(scene) != set()


def test_nothing_has_a_ring_in_the_past_or_once_it_is_over() -> None:
    assert not ringed(moment().scene()._replace(choices=(), going=False))
    assert not ringed(moment(steps=99).scene())


def ringed(scene: Scene) -> set[int]:
    """The cells of the tokens whose ring shows, see css/30-board.css."""
    return {cell for cell, token in tokens(scene).items() if token.attrs["role"] == "button"}


def test_a_token_alone_is_no_button_and_says_why() -> None:
    found = moment()
    alone = [shape for shape in tokens(found.scene()).values() if "data-move" not in shape.attrs]
    assert alone
    for shape in alone:
        why = colorpop.why(found.session.seen(0), shape.attrs["data-why"])
        assert why == "This one stands alone. A group has two tokens or more."


@each_option
def test_everything_is_drawn_inside_the_box_with_keys_of_its_own(options: str) -> None:
    for found in moments(options):
        for near in range(found.session.record.options.seats):
            shapes = colorpop.draw(found.scene(near, near))
            for shape in [Shape("board", "svg", None, {}, "", tuple(shapes)), *shapes]:
                for inner in everything(shape):
                    keys = [child.key for child in inner.children]
                    assert len(set(keys)) == len(keys)
            for shape in shapes:
                for part in apart(shape):
                    inside(part)


def apart(shape: Shape) -> list[Shape]:
    """A column as the tokens that lie in it; any other shape as it is."""
    if not shape.key.startswith("column"):
        return [shape]
    assert shape.at
    x, y, _ = shape.at
    lying = [(token, token.at) for token in shape.children if token.at]
    return [token._replace(at=(x + at[0], y + at[1], at[2])) for token, at in lying]


def inside(shape: Shape) -> None:
    """A shape, and the frame in it if it has one, lies in the drawing."""
    x, y, scale = shape.at or (0, 0, 1)
    for frame in (part for part in everything(shape) if part.tag in ("rect", "circle")):
        size = {name: float(frame.attrs.get(name, "0")) for name in ("x", "y", "width", "height")}
        left, top = x + scale * size["x"], y + scale * size["y"]
        assert 0 <= left <= left + scale * size["width"] <= colorpop.BOX[2]
        assert 0 <= top <= top + scale * size["height"] <= colorpop.BOX[3]


@each_option
def test_every_token_keeps_its_key_and_its_colour_to_the_end(options: str) -> None:
    for found in moments(options):
        assert lying(found.scene()).keys() == TOKENS
        state = found.session.state
        seen = {cell: look(token) for cell, token in tokens(found.scene()).items()}
        left = [cell for cell in range(100) if state.cells[cell] != rules.EMPTY]
        assert seen == {cell: rules.LETTERS[state.cells[cell]] for cell in left}
    first = lying(moment(options).scene())
    last = lying(found.scene())
    assert {key: look(first[key]) for key in TOKENS} == {key: look(last[key]) for key in TOKENS}


def look(token: Shape) -> str:
    return next(part.attrs["href"][-1] for part in token.children if part.tag == "use")


def test_tokens_fall_and_slides_close_up_in_their_order() -> None:
    for found in moments("3"):
        cells = {number: cell for cell, number in enumerate(found.ids.cells)}
        for slide in rules.GRID.columns:
            stack = [found.ids.cells[cell] for cell in slide]
            numbers = [number for number in stack if number != rules.EMPTY]
            assert numbers == sorted(numbers)
            assert len({(number - FIRST) % 10 for number in numbers}) <= 1
        assert len(cells) - (rules.EMPTY in cells) == 100 - found.session.state.cells.count(6)


@each_option
def test_as_many_tokens_are_gone_as_were_taken(options: str) -> None:
    found = moment(options, 7)
    assert len(gone(found)) == sum(map(sum, found.session.state.removed)) > 0


def gone(found: Moment) -> list[dict[str, str]]:
    shapes = lying(found.scene()).values()
    return [shape.attrs for shape in shapes if "gone" in shape.attrs["class"]]


def test_a_taken_token_cannot_be_tapped_or_heard() -> None:
    for attrs in gone(moment(steps=5)):
        assert attrs["aria-hidden"] == "true"
        assert "data-move" not in attrs


def test_a_slide_that_closes_up_moves_as_one() -> None:
    emptied = 0
    for before, after in pairwise(map(columns, moments("3"))):
        assert after.keys() <= before.keys()
        assert sorted(after.values()) == sorted(before.values())[: len(after)]
        emptied += len(before) > len(after) > 0
    assert emptied


def columns(found: Moment) -> dict[str, float]:
    """Where the slides stand that hold tokens."""
    drawing = [shape for shape in colorpop.draw(found.scene()) if apart(shape) != [shape]]
    return {shape.key: shape.at[0] for shape in drawing if shape.at and apart(shape)}


def test_what_does_not_change_is_the_same_object() -> None:
    found = moment()
    first, again = colorpop.draw(found.scene()), colorpop.draw(found.scene())
    assert all(one is other for one, other in zip(first, again, strict=True))


def test_a_step_changes_only_the_tokens_that_move_or_change_their_groups() -> None:
    before, after = moment(steps=3), moment(steps=4)
    old, new = lying(before.scene()), lying(after.scene())
    changed = {key for key in TOKENS if old[key] is not new[key]}
    assert 0 < len(changed) < 80
    assert changed == {key for key in TOKENS if old[key] != new[key]}


def test_a_tap_lights_up_its_group_and_nothing_else_changes() -> None:
    found = moment()
    plain = tokens(found.scene())
    for step, group in groups(found.session).items():
        lit = tokens(found.scene(preview=step))
        assert {cell for cell in lit if "picked" in lit[cell].attrs["class"]} == set(group)
        assert all(lit[cell] is plain[cell] for cell in set(plain) - set(group))


def test_a_group_that_is_lit_up_offers_itself_alone() -> None:
    found, joker = with_joker_of_several()
    step = joker.attrs["data-move"].split()[1]
    lit = tokens(found.scene(preview=step))
    assert {lit[cell].attrs["data-move"] for cell in groups(found.session)[step]} == {step}


def test_a_pill_inside_the_drawing_says_how_many_would_go() -> None:
    for found in moments("3"):
        for step, group in groups(found.session).items():
            pill = drawn(found.scene(preview=step))["pill"]
            assert pill.children[-1].text == f"take {len(group)}"
            assert pill.at
            assert pill.at[1] < min(LANES.at(cell)[1] for cell in group)
            inside(pill)
        assert "pill" not in drawn(found.scene())


def test_a_joker_of_several_groups_is_lit_up_while_it_asks() -> None:
    found, joker = with_joker_of_several()
    picked = joker.attrs["data-move"]
    lit = tokens(found.scene(picked=picked)).values()
    marked = [token for token in lit if "picked" in token.attrs["class"]]
    assert joker.key in {token.key for token in marked}
    assert {token.attrs["data-move"] for token in marked} == {picked}
    assert said(drawn(found.scene(picked=picked))["pill"]).endswith("which group?")


def play(found: Moment, mine: tuple[int, ...] = (0,)) -> Play:
    steps, laid = found.session.steps, found.session.record._replace(turns=())
    names = NAMES[: laid.options.seats]
    return Play(Kept("abcdefgh", laid, names, mine, Histories(frozenset({steps}), steps)))


def test_a_second_tap_on_a_group_takes_it() -> None:
    found = moment()
    step, group = next(iter(groups(found.session).items()))
    game = play(found)
    assert game.pick(step) is None
    table = game.table()
    assert table.asks == ((step, f"Take {len(group)}"),)
    assert game.pick(step) == step


def test_a_joker_asks_for_the_group_by_colour_and_size() -> None:
    found, joker = with_joker_of_several()
    game = play(found, (0, 1, 2))
    game.hand_over()
    steps = joker.attrs["data-move"]
    assert game.pick(steps) is None
    asked = dict(game.table().asks)
    assert list(asked) == steps.split()
    for step, label in asked.items():
        group = groups(found.session)[step]
        letter = rules.LETTERS[found.session.state.cells[group[0]]]
        assert label.lower() == f"{say(f'colorpop.colour.{letter}')}, {len(group)}"
    assert game.pick(steps.split()[1]) is None
    assert game.pick(steps.split()[1]) == steps.split()[1]


def test_jokers_of_five_groups_ask_for_all_of_them() -> None:
    """Once, no button was shown for more than four."""
    laid = Record("colorpop", Options(4), "s03mkt46k131qs0br")
    steps = tuple("b9 h6 d2 b9 f1 d6 i2 h9".split())
    game = Play(Kept("abcdefgh", laid, NAMES[:4], (0,), Histories(frozenset({steps}), steps)))
    groups = "e3 f5 e5 g4 e4"
    assert game.pick(groups) is None
    assert [step for step, _ in game.table().asks] == groups.split()


def test_a_token_says_the_size_of_its_group_and_a_joker_how_many_groups() -> None:
    found, joker = with_joker_of_several()
    count = len(joker.attrs["data-move"].split())
    assert joker.attrs["aria-label"].startswith("joker, ")
    assert joker.attrs["aria-label"].endswith(f", in {count} groups")
    step, group = next(iter(groups(found.session).items()))
    label = tokens(found.scene())[group[0]].attrs["aria-label"]
    assert label == f"red heart, {step}, group of {len(group)}"


@each_option
def test_a_chip_shows_colours_only_to_who_may_know_them(options: str) -> None:
    found = moment(options, 3)
    seats = found.session.record.options.seats
    for viewer in range(-1, seats):
        state = found.session.seen(viewer)
        shapes = drawn(found.scene(viewer))
        for seat, hand in enumerate(state.secrets):
            chip = shapes[f"chip{seat}"]
            shown = [part.attrs["href"][-1] for part in everything(chip) if part.tag == "use"]
            closed = [part for part in everything(chip) if part.text == "?"]
            assert shown == [rules.LETTERS[colour] for colour in hand if colour != UNKNOWN]
            assert len(closed) == hand.count(UNKNOWN)
            assert ("secret colour" in chip.attrs["aria-label"]) == (UNKNOWN in hand)
            assert bool(colorpop.score(state, seat)) == (UNKNOWN not in hand)


@each_option
def test_what_all_may_see_tells_no_secret(options: str) -> None:
    """Whatever the colours are that a viewer must not know, the same is shown and told."""
    found = moment(options, 3)
    state, step = found.session.state, next(iter(found.session.choices()))
    shown = []
    for shift in (0, 1):
        hands = tuple(tuple(sorted((c + shift) % 5 for c in hand)) for hand in state.secrets)
        seen = rules.seen(state._replace(secrets=hands), -1)
        after = rules.seen(rules.play(seen, move(seen, step)), -1)
        told = colorpop.tell(seen, move(seen, step), after)
        notes = [colorpop.note(seen, seat) for seat in range(len(hands))]
        shapes = colorpop.draw(found.scene()._replace(state=seen, now=seen))
        shown.append((shapes, told, notes, colorpop.tally([seen], NAMES[: len(hands)])))
    assert shown[0] == shown[1]


@each_option
def test_at_the_end_every_secret_is_shown(options: str) -> None:
    found = moment(options, 99)
    assert found.session.turn == OVER
    for seat, hand in enumerate(found.session.state.secrets):
        chip = drawn(found.scene(-1))[f"chip{seat}"]
        shown = [part.attrs["href"][-1] for part in everything(chip) if part.tag == "use"]
        assert shown == [rules.LETTERS[colour] for colour in hand]


@each_option
def test_ones_own_chip_and_a_partners_lie_at_the_near_edge(options: str) -> None:
    found = moment(options)
    seats, sides = found.session.record.options.seats, found.session.state.sides
    for near in range(seats):
        shapes = drawn(found.scene(near, near))
        for seat in range(seats):
            at = shapes[f"chip{seat}"].at
            assert at
            assert at[1] == (chips.FAR, chips.NEAR)[(seat - near) % sides == 0]
        assert shapes[f"chip{near}"].at == (chips.LEFT, chips.NEAR, 1)


def label(shape: Shape) -> str:
    return next(part.text for part in everything(shape) if part.key == "words")


def test_chips_are_labelled_by_whose_they_are() -> None:
    two, several = moment("2d"), moment("4t")
    assert label(drawn(two.scene(0))["chip0"]) == "your colours"
    assert label(drawn(two.scene(0))["chip1"]) == "secret colours"
    assert label(drawn(two.scene(-1))["chip0"]) == "secret colours"
    assert label(drawn(moment("2", 99).scene(0))["chip1"]) == "their colour"
    shapes = drawn(several.scene(0))
    assert [label(shapes[f"chip{seat}"]) for seat in range(4)] == [
        "your colour",
        "Ben",
        "Cleo",
        "Dan",
    ]


def test_a_chip_is_heard_with_its_owner_and_its_colours() -> None:
    found = moment("3")
    letter = rules.LETTERS[found.session.state.secrets[0][0]]
    shapes = drawn(found.scene(0))
    own = say(f"colorpop.{letter}")
    assert shapes["chip0"].attrs["aria-label"] == f"your colour: {own}"
    assert shapes["chip1"].attrs["aria-label"] == "Ben: secret colour"
    assert drawn(found.scene(-1))["chip0"].attrs["aria-label"] == "secret colour"


def test_a_long_name_is_cut_to_be_seen_but_not_to_be_heard() -> None:
    found = moment("5")
    names = ("Anna", "Bartholomew the Third", *NAMES[2:])
    chip = drawn(found.scene()._replace(names=names))["chip1"]
    assert label(chip).endswith("…")
    assert chip.attrs["aria-label"].startswith("Bartholomew the Third: ")


def test_a_picture_has_the_board_alone() -> None:
    shapes = drawn(moment(steps=4).scene(-1, -1))
    left, top, width, height = colorpop.BOARD
    assert not [key for key in shapes if key.startswith("chip")]
    assert len([key for key in shapes if key.startswith("token")]) == len(
        tokens(moment(steps=4).scene())
    )
    for shape in shapes.values():
        x, y, _ = shape.at or (left, top, 1)
        assert left <= x <= left + width and top <= y <= top + height


def test_every_colour_has_its_symbol() -> None:
    symbols = {f"#{shape.key}" for shape in colorpop.sprites()}
    shapes = (part for shape in colorpop.draw(moment().scene()) for part in everything(shape))
    assert {part.attrs["href"] for part in shapes if part.tag == "use"} <= symbols
    assert len(symbols) == 6


# A board of few tokens: its lowest rows from the bottom up, all above them empty.
def state_of(
    *rows: str,
    secrets: rules.Secrets = ((0,), (3,)),
    seat: int = 0,
    removed: tuple[str, ...] = ("", ""),
    sides: int = 0,
) -> rules.State:
    text = "".join(row.ljust(10, ".") for row in reversed(rows)).rjust(100, ".")
    cells = bytes(map(rules.LETTERS.index, text))
    taken = tuple(bytes(hand.count(letter) for letter in "rygbpj") for hand in removed)
    return rules.State(cells, seat, sides or len(secrets), secrets, taken)


TOLD = {
    "takes 2 red from a10": ("rrbj", "a10"),
    "takes 3 blue from c10, one of them a joker": ("rrbbj", "c10"),
    "takes 4 blue from c10, 2 of them jokers": ("rrbbjj", "c10"),
    "takes 2 jokers from a10": ("jjrr", "a10"),
}


@pytest.mark.parametrize("told", TOLD)
def test_a_step_is_told(told: str) -> None:
    rows, step = TOLD[told]
    state = state_of(rows, "p")
    group = move(state, step)
    assert colorpop.tell(state, group, rules.play(state, group)) == told


def test_the_prompt_and_the_button_say_what_to_do() -> None:
    state = state_of("rrrb")
    assert colorpop.prompt(state) == "take a group"
    assert colorpop.confirm(state, "a10") == "Take 3"
    assert colorpop.ask(state, "a10") == "Red, 3"
    assert colorpop.written(("a10",), state, state) == "a10"


def test_a_note_counts_what_was_taken() -> None:
    state = state_of("rrrb", removed=("rrj", ""))
    assert colorpop.note(state, 0) == "3 taken"
    assert colorpop.note(state, 1) == ""
    assert colorpop.note(state._replace(seat=OVER), 0) == ""


def test_in_teams_a_note_names_the_team() -> None:
    state = moment("4t", 5).session.seen(-1)
    notes = [colorpop.note(state, seat) for seat in range(4)]
    assert notes == ["team A", "team B", "team A", "team B"]


def test_points_are_the_own_tokens_left_where_they_are_known() -> None:
    state = state_of("rrrb")
    assert colorpop.score(rules.seen(state, 0), 0) == "3 left"
    assert colorpop.score(rules.seen(state, 0), 1) == ""
    assert colorpop.score(state._replace(seat=OVER), 1) == "1 left"


def lines(tally: Shape) -> list[list[str]]:
    """What a table says, row by row; of pictures their labels."""
    rows = [shape for shape in everything(tally) if shape.tag == "tr"]
    return [
        [
            " ".join(filter(None, (p.text or p.attrs.get("aria-label", "") for p in everything(c))))
            for c in row.children
        ]
        for row in rows
    ]


def test_while_playing_the_table_counts_what_lies_open() -> None:
    state = rules.seen(state_of("rrrbj", removed=("gg", "pppj")), 0)
    head, *rows = lines(colorpop.tally([state], NAMES[:2]))
    assert head[0] == "Player"
    assert head[1:] == [say(f"colorpop.{letter}") for letter in "rygbpj"]
    assert rows == [
        ["On the board", "3", "0", "0", "1", "0", "1"],
        ["Anna", "0", "0", "2", "0", "0", "0"],
        ["Ben", "0", "0", "0", "0", "3", "1"],
    ]


def test_at_the_end_the_table_has_the_figures_that_decide() -> None:
    state = state_of("rbrb", "b", seat=OVER, removed=("rrbg", "bbbj"))
    assert lines(colorpop.tally([state], NAMES[:2])) == [
        ["Player", "Colours", "Left", "Own taken"],
        ["Anna", "red heart", "2", "2"],
        ["Ben", "blue drop", "3", "3"],
    ]


TEAMS = ((0,), (3,), (1,), (2,))


def test_partners_share_a_line() -> None:
    state = state_of("rbyg", "b", seat=OVER, secrets=TEAMS, sides=2, removed=("r", "b", "yy", ""))
    assert lines(colorpop.tally([state], NAMES[:4]))[1:] == [
        ["Anna and Cleo", "red heart yellow star", "2", "3"],
        ["Ben and Dan", "blue drop green leaf", "3", "1"],
    ]


REASONS = {
    "all blue tokens are gone": state_of("rgr", seat=OVER),
    "all blue and green tokens are gone": state_of("ry", seat=OVER, secrets=TEAMS, sides=2),
    "all red and yellow tokens are gone": state_of("b", seat=OVER, secrets=((0, 1),)),
    "still on the board: 3": state_of("ryr", seat=OVER, secrets=((0, 1),)),
    "fewest left: 1 to 2": state_of("rbr", seat=OVER),
    "as many left, fewer of them taken: 2 to 3": state_of("rb", seat=OVER, removed=("rrr", "bb")),
    "as many left, as many of them taken": state_of("rb", seat=OVER, removed=("rrp", "bb")),
}


@pytest.mark.parametrize("reason", REASONS)
def test_the_result_comes_with_its_reason(reason: str) -> None:
    assert colorpop.reason(REASONS[reason]) == reason


@each_option
def test_every_option_ends_with_a_reason(options: str) -> None:
    assert colorpop.reason(moment(options, 99).session.state)


@each_option
def test_every_option_has_a_name_and_a_line(options: str) -> None:
    key = f"colorpop.option.{Options.parse(options).switches or 'base'}"
    assert say(key)
    assert say(f"{key}.line").endswith(".")
