"""Colorpop drawn: ten slides of tokens between the secret colours of the others and one's own."""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from paintbox.engine.game import OVER, UNKNOWN, Colour, Seat
from paintbox.engine.grid import Cell
from paintbox.games.colorpop import (
    EMPTY,
    GRID,
    JOKER,
    LETTERS,
    PALETTE,
    SIZE,
    Move,
    State,
    close_up,
    own,
    scores,
    standing,
)
from paintbox.view.colorpop_chips import chips
from paintbox.view.colorpop_counts import counts, result
from paintbox.view.colorpop_tokens import (
    LANES,
    NUMBERS,
    PITCH,
    Mark,
    marked,
    named,
    plain,
    tokens,
)
from paintbox.view.shape import Scene, Shape
from paintbox.view.token import tokens as symbols
from paintbox.view.words import say

BOX = (0, 0, 360, 468)
BOARD = (LANES.x, LANES.y, 352, 352)
LIFT = 30.0  # from the highest tokens of a group up to the pill about it
HIGH, LETTER = 28.0, 7.5  # of the pill; about the width of a letter


class Ids(NamedTuple):
    """The tokens by the order of the deal, and where each of them is."""

    cells: bytes  # by cell, the number of its token, or EMPTY
    colours: bytes  # by token


def sprites() -> list[Shape]:
    return symbols(PALETTE + LETTERS[JOKER])


def place(state: State) -> Ids:
    return Ids(NUMBERS, state.cells)


def follow(ids: Ids, before: State, move: Move, after: State) -> Ids:
    board = bytearray(ids.cells)
    for cell in move.group:
        board[cell] = EMPTY
    close_up(board, {cell % SIZE for cell in move.group})
    return ids._replace(cells=bytes(board))


def draw(scene: Scene) -> list[Shape]:
    state: State = scene.state
    if scene.seat < 0:
        return [*slides(), *plain(state.cells)]
    secrets = chips(state.secrets, state.sides, scene.seat, scene.names)
    marks = marked(state.cells, scene.choices, scene.preview or scene.picked, scene.going)
    return [
        *slides(),
        *secrets,
        *tokens(scene.ids.cells, scene.ids.colours, marks),
        *pill(scene, marks),
    ]


@cache
def slides() -> list[Shape]:
    """The board and its ten slides."""
    lanes = []
    for cells in GRID.columns:
        x, y, width, height = LANES.band(cells)
        inside = {"x": x + 1.2, "y": y, "width": width - 2.4, "height": height, "rx": PITCH / 2}
        attrs = {"class": "dent", **{name: f"{value:g}" for name, value in inside.items()}}
        lanes.append(Shape(f"slide{cells[0]}", "rect", None, attrs))
    return [*LANES.ground(), *lanes]


def pill(scene: Scene, marks: Sequence[Mark]) -> list[Shape]:
    """What a tap has lit up, in words above it."""
    lit = [cell for cell, mark in enumerate(marks) if mark.lit]
    if scene.preview:
        return [words(lit, say("colorpop.preview", size=len(lit)))]
    return [words(lit, say("colorpop.which"))] if scene.picked else []


def words(group: Sequence[Cell], text: str) -> Shape:
    """A pill above the highest tokens of a group."""
    places = [LANES.at(cell) for cell in group]
    y = min(y for _, y in places)
    across = [x for x, top in places if top == y]
    width = LETTER * len(text) + HIGH
    x = min(max(sum(across) / len(across), width / 2 + 4), BOX[2] - width / 2 - 4)
    size = {"x": -width / 2, "y": -HIGH / 2, "width": width, "height": HIGH, "rx": HIGH / 2}
    frame = {name: f"{value:g}" for name, value in size.items()}
    inside = (Shape("frame", "rect", None, frame), Shape("text", "text", None, {}, text))
    attrs = {"class": "pill", "aria-hidden": "true"}
    return Shape("pill", "g", (x, y - LIFT, 1), attrs, "", inside)


def prompt(state: State) -> str:
    return say("colorpop.prompt")


def ask(state: State, step: str) -> str:
    group = named(state.cells)[step]
    return say(f"colorpop.ask.{LETTERS[state.cells[group[0]]]}", size=len(group))


def confirm(state: State, step: str) -> str:
    return say("colorpop.confirm", size=len(named(state.cells)[step]))


def why(state: State, what: str) -> str:
    """A token that is in no group cannot be taken."""
    return say("colorpop.why")


def written(steps: tuple[str, ...], after: State, now: State, shown: bool = False) -> str:
    return "".join(steps)


def tell(before: State, move: Move, after: State) -> str:
    group = [before.cells[cell] for cell in move.group]
    jokers = group.count(JOKER) if group[0] != JOKER else 0
    key = ("colorpop.told", "colorpop.told.joker", "colorpop.told.jokers")[min(jokers, 2)]
    values = {"size": len(group), "colour": colour_name(group[0]), "jokers": jokers}
    return say(key, cell=GRID.names[move.group[0]], **values)


def colour_name(colour: Colour) -> str:
    return say(f"colorpop.colour.{LETTERS[colour]}")


def note(state: State, seat: Seat) -> str:
    """How many tokens a seat has taken, or its team; once over, the points alone count."""
    if state.seat == OVER:
        return ""
    if state.sides == len(state.secrets):
        count = sum(state.removed[seat])
        return say("colorpop.taken", count=count) if count else ""
    return say(f"colorpop.team.{seat % state.sides}")


def score(state: State, seat: Seat) -> str:
    """How many tokens of its own colours are on the board, where they are known."""
    left = scores(state)[seat]
    return "" if left == UNKNOWN else say("colorpop.left", count=left)


def tally(states: Sequence[State], names: tuple[str, ...]) -> Shape:
    """Once over, the figures that decide; before, what everybody can count."""
    state = states[-1]
    return result(state, names) if state.seat == OVER else counts(state, names)


def reason(state: State) -> str:
    """Which colours are gone, or the first difference between the best and the next."""
    figures = standing(state)
    for side, (left, _) in enumerate(figures):
        if not left:
            names = map(colour_name, own(state.secrets, state.sides, side))
            return say("colorpop.why.gone", colours=say("table.and").join(names))
    if len(figures) == 1:
        return say("colorpop.why.alone", left=figures[0][0])
    (ours, taken), (theirs, others) = sorted(figures)[:2]
    if ours != theirs:
        return say("colorpop.why.left", ours=ours, theirs=theirs)
    if taken != others:
        return say("colorpop.why.taken", ours=taken, theirs=others)
    return say("colorpop.why.equal")
