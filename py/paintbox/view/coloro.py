"""Coloro drawn: the board between the two lines of stacks, each read from its owner's left."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from paintbox.engine.game import OVER, Colour, Seat
from paintbox.engine.grid import Cell
from paintbox.games.coloro import (
    COLUMN,
    EMPTY,
    GIVE,
    GRID,
    LEFT,
    LETTERS,
    NOWHERE,
    RIGHT,
    ROW,
    Move,
    State,
    ranking,
)
from paintbox.view.figures import FIGURES
from paintbox.view.grid import Board
from paintbox.view.shape import Scene, Shape
from paintbox.view.token import figure, symbol
from paintbox.view.words import say

BOX = (0, 0, 360, 468)
BOARD = (8, 62, 344, 344)
SIZE, X, Y = 53.0, 8.0, 62.0  # of a cell; where the board lies
FAR, NEAR = 33.0, 437.0  # the lowest tokens of the lines
SLOT = 46.0  # from stack to stack
SMALL = 0.7  # scale of a token on a stack
RISE = 3.2  # from token to token upwards on a stack

LINES = (GRID.columns, GRID.rows)  # by axis
NEW = {LEFT: "coloro.new.l", RIGHT: "coloro.new.r"}
ASKS = {"l": "coloro.left", "r": "coloro.right", "t": "coloro.keep", "g": "coloro.give"}


IMAGE = {"role": "img"}
# By colour, what a token is made of; its ring shows while it may be taken, or as the last one.
LOOKS = tuple(
    (
        Shape("look", "use", None, {"href": f"#coloro-{letter}"}),
        Shape("ring", "circle", None, {"class": "ring", "r": "24"}),
    )
    for letter in LETTERS
)


class Taken(NamedTuple):
    """A token that has left the board; it is named by the cell it came from."""

    cell: Cell
    colour: Colour
    owner: Seat


Ids = tuple[Taken, ...]  # in the order of taking


def sprites() -> list[Shape]:
    return [symbol(f"coloro-{letter}", letter, figure(FIGURES[letter])) for letter in LETTERS]


def place(state: State) -> Ids:
    return ()


def follow(ids: Ids, before: State, move: Move, after: State) -> Ids:
    owner = 1 - before.seat if move.how == GIVE else before.seat
    return (*ids, Taken(move.cell, before.cells[move.cell], owner))


def draw(scene: Scene) -> list[Shape]:
    state: State = scene.state
    near = max(scene.seat, 0)
    board = Board(GRID, SIZE, X, Y, turned=near == 1)
    return [
        *board.ground(),
        dents(board),
        *band(board, state),
        *slots(state, near, scene),
        *tokens(board, state, scene),
        *taken(scene.ids, state, near),
        marker(board, state, near),
    ]


@cache
def dents(board: Board) -> Shape:
    """The places of the tokens, as one shape: every element costs time at the start."""
    circles = (circle(*board.at(cell), 19) for cell in range(36))
    return Shape("dents", "path", None, {"class": "dent", "d": "".join(circles)})


def circle(x: float, y: float, radius: int) -> str:
    """A circle as part of a path."""
    half = f"a{radius} {radius} 0 1 0"
    return f"M{x - radius:g} {y:g}{half} {2 * radius} 0{half} {-2 * radius} 0"


def band(board: Board, state: State) -> list[Shape]:
    """The line in force, while somebody is to move."""
    if state.marker == NOWHERE or state.seat == OVER:
        return []
    x, y, width, height = board.band(line(state))
    inside = {"x": x + 2, "y": y + 2, "width": width - 4, "height": height - 4, "rx": SIZE / 2 - 2}
    attrs = {"class": "band", **{name: f"{value:g}" for name, value in inside.items()}}
    return [Shape("band", "rect", None, attrs)]


def tokens(board: Board, state: State, scene: Scene) -> list[Shape]:
    """The tokens on the board; those that may be taken bear ``data-move``."""
    free = {step[:2] for step in scene.choices}
    kind = "piece" if state.marker != NOWHERE else "piece any"
    return [
        lying(
            cell,
            colour,
            board.at(cell),
            f"{kind} picked" if scene.picked == GRID.names[cell] else kind,
            GRID.names[cell] in free,
        )
        for cell, colour in enumerate(state.cells)
        if colour != EMPTY
    ]


@lru_cache(maxsize=1000)
def lying(cell: Cell, colour: Colour, at: tuple[float, float], kind: str, free: bool) -> Shape:
    """A token on the board."""
    name = GRID.names[cell]
    tap = {"role": "button", "tabindex": "0", "data-move": name} if free else IMAGE
    attrs = {"class": kind, "aria-label": token_name(colour, name), "data-why": name, **tap}
    return Shape(f"token{cell}", "g", (*at, 1), attrs, "", LOOKS[colour])


def taken(ids: Ids, state: State, near: Seat) -> list[Shape]:
    """The stacks, token by token, and the height below each."""
    heights: dict[tuple[Seat, Colour], int] = {}
    shapes = []
    for number, (cell, colour, owner) in enumerate(ids, 1):
        level = heights.get((owner, colour), 0)
        heights[owner, colour] = level + 1
        position = state.lines[owner].index(colour)
        at = (slot(position), base(owner, near) - level * RISE, SMALL)
        kind = "piece kept last" if number == len(ids) else "piece kept"
        shapes.append(standing(cell, colour, at, kind))
    for (owner, colour), height in heights.items():
        position = state.lines[owner].index(colour)
        at = (slot(position), base(owner, near) + 23, 1)
        attrs = {
            "class": "height",
            "role": "img",
            "aria-label": f"{say(f'coloro.{LETTERS[colour]}')}: {height}",
        }
        shapes.append(Shape(f"height{owner}{colour}", "text", at, attrs, str(height)))
    return shapes


def slots(state: State, near: Seat, scene: Scene) -> list[Shape]:
    """Where stacks can stand; the two ends bear ``data-move`` when a new one is being placed."""
    shapes = [
        Shape(
            f"slot{owner}{position}",
            "circle",
            (slot(position), base(owner, near), 1),
            {"class": "slot", "r": "3"},
        )
        for owner in (0, 1)
        for position in range(len(state.lines[owner]), 6)
    ]
    ends = {"l": -1, "r": len(state.lines[state.seat])} if scene.picked else {}
    for letter, position in ends.items():
        step = scene.picked + letter
        if step in scene.choices:
            attrs = {
                "class": "free end",
                "role": "button",
                "tabindex": "0",
                "data-move": step,
                "aria-label": say(ASKS[letter]),
            }
            at = (slot(position), base(state.seat, near), 1)
            marks = (
                Shape("touch", "circle", None, {"class": "touch", "r": "23"}),
                Shape("ring", "circle", None, {"class": "ring", "r": "16"}),
            )
            shapes.append(Shape(f"end-{letter}", "g", at, attrs, "", marks))
    return shapes


@lru_cache(maxsize=1000)
def standing(cell: Cell, colour: Colour, at: tuple[float, float, float], kind: str) -> Shape:
    """A token on a stack."""
    attrs = {"class": kind, "aria-hidden": "true"}
    return Shape(f"token{cell}", "g", at, attrs, "", LOOKS[colour])


def marker(board: Board, state: State, near: Seat) -> Shape:
    """The marker with its arrows; before the opening it waits with whoever starts."""
    waits = state.marker == NOWHERE
    at = (slot(2.5), base(0, near), SMALL) if waits else (*board.at(state.marker), 1)
    arrows = Shape(
        "arrows",
        "path",
        None,
        {
            "class": f"arrows {('along-column', 'along-row')[state.axis]}",
            "d": "M-14 0-6-7V7ZM14 0 6-7V7Z",
        },
    )
    disc = Shape("disc", "circle", None, {"class": "marker-disc", "r": "21"})
    label = "" if waits else say("coloro.marker", cell=GRID.names[state.marker])
    attrs = {"class": "piece marker", "role": "img", "aria-label": label or say("coloro.open")}
    return Shape("marker", "g", at, attrs, "", (disc, arrows))


def slot(position: float) -> float:
    """Where the stack of a position stands; -1 is left of the line."""
    return BOX[2] / 2 + (position - 2) * SLOT


def base(owner: Seat, near: Seat) -> float:
    return NEAR if owner == near else FAR


def token_name(colour: Colour, cell: str) -> str:
    return say("coloro.at", token=say(f"coloro.{LETTERS[colour]}"), cell=cell)


def line(state: State) -> tuple[Cell, ...]:
    """The cells of the line in force."""
    return next(cells for cells in LINES[state.axis] if state.marker in cells)


def line_name(state: State) -> str:
    """``c`` for a column, ``4`` for a row."""
    name = GRID.names[state.marker]
    return name[0] if state.axis == COLUMN else name[1:]


def prompt(state: State) -> str:
    if state.marker == NOWHERE:
        return say("coloro.open")
    key = "coloro.row" if state.axis == ROW else "coloro.column"
    return say(key, line=line_name(state))


def ask(state: State, step: str) -> str:
    return say(ASKS[step[-1]])


def confirm(state: State, step: str) -> str:
    return ""


def why(state: State, what: str) -> str:
    """Only tokens in the marker's line can be taken."""
    key = "coloro.why.row" if state.axis == ROW else "coloro.why.column"
    return say(key, line=line_name(state))


def written(steps: tuple[str, ...], after: State, now: State, shown: bool = False) -> str:
    return "".join(steps)


def tell(before: State, move: Move, after: State) -> str:
    colour = before.cells[move.cell]
    values = {"token": say(f"coloro.{LETTERS[colour]}"), "cell": GRID.names[move.cell]}
    if move.how == GIVE:
        return say("coloro.given", **values)
    height = after.stacks[before.seat][colour]
    if height > 1:
        return say("coloro.taken", height=height, **values)
    return say(NEW.get(move.how, "coloro.new"), **values)


def note(state: State, seat: Seat) -> str:
    height = max(state.stacks[seat])
    return say("coloro.tallest", height=height) if height else ""


def score(state: State, seat: Seat) -> str:
    return ""


def tally(states: Sequence[State], names: tuple[str, ...]) -> None:
    """There is nothing to count: stacks are compared one after another."""


def reason(state: State) -> str:
    """The first difference between the two lines, the winner's figures first."""
    better, worse = sorted(ranking(state, seat) for seat in (0, 1))
    for index, (ours, theirs) in enumerate(zip(better, worse, strict=False), 1):
        if theirs == (0, 0) and ours != theirs:
            return say("coloro.why.more")
        if ours[0] != theirs[0]:
            return say(
                "coloro.why.height",
                which=say(f"coloro.which.{index}"),
                ours=-ours[0],
                theirs=-theirs[0],
            )
        if ours[1] != theirs[1]:
            return say(
                "coloro.why.position",
                which=say(f"coloro.which.{index}"),
                ours=ours[1],
                theirs=theirs[1],
            )
    return say("coloro.why.equal")
