"""Collecto drawn: the board, an arrow at both ends of every line, around it what each collected."""

from functools import cache, lru_cache
from typing import NamedTuple

from paintbox.engine.game import Colour, Seat
from paintbox.engine.grid import Cell
from paintbox.games.collecto import GRID, LETTERS, LINES, MIDDLE, NONE, TEXT, Move, State, play
from paintbox.view.collecto_said import MOVES, foretold, gained, listed
from paintbox.view.collecto_said import ask as ask
from paintbox.view.collecto_said import confirm as confirm
from paintbox.view.collecto_said import note as note
from paintbox.view.collecto_said import prompt as prompt
from paintbox.view.collecto_said import reason as reason
from paintbox.view.collecto_said import score as score
from paintbox.view.collecto_said import tally as tally
from paintbox.view.collecto_said import tell as tell
from paintbox.view.collecto_said import why as why
from paintbox.view.collecto_said import written as written
from paintbox.view.collecto_trays import Tray, empty, tray_of
from paintbox.view.grid import Board
from paintbox.view.shape import Scene, Shape
from paintbox.view.token import tokens
from paintbox.view.words import say

BOX = (0, 0, 360, 468)
BOARD = (9, 66, 342, 342)
SIZE = 42.0  # of a cell
TABLE = Board(GRID, SIZE, 9, 66, rim=24)  # never turned: left is left for everybody
BALL = 0.82  # scale of a ball on the board
REACH = SIZE / 2 + 5.5  # from the middle of a line's last cell to its arrow
BUTTON = (308.0, 438.0, 1.0)  # the middle of "I see none"
PILL = 31.0  # from the highest ball that is collected up to the words about it

Ball = int  # named by the cell where it was dealt
AIR: Ball = -1  # where no ball lies

PUSHES = tuple(step for step in MOVES if step != TEXT[NONE])
TOWARDS = {"l": (-1, 0), "r": (1, 0), "u": (0, -1), "d": (0, 1)}
TIPS = {
    "l": "M-5 0 2.5-6V6Z",
    "r": "M5 0-2.5-6V6Z",
    "u": "M0-5-6 2.5H6Z",
    "d": "M0 5-6-2.5H6Z",
}
# Where a finger finds an arrow: from the edge of the drawing well into the last cell.
TOUCHES = {
    "l": (-27.5, -21, 43, 42),
    "r": (-15.5, -21, 43, 42),
    "u": (-21, -27.5, 42, 43),
    "d": (-21, -15.5, 42, 43),
}

LOOKS = tuple(
    (
        Shape("look", "use", None, {"href": f"#token-{letter}"}),
        Shape("ring", "circle", None, {"class": "ring", "r": "23.5"}),
    )
    for letter in LETTERS
)


class Ids(NamedTuple):
    """Which ball lies where."""

    dealt: bytes  # by ball, its colour
    cells: tuple[Ball, ...]  # on the board
    trays: tuple[tuple[Ball, ...], ...]  # by seat, in the order of collecting
    last: tuple[Ball, ...] = ()  # collected by the last step


def sprites() -> list[Shape]:
    return tokens(LETTERS)


def place(state: State) -> Ids:
    balls = tuple(AIR if cell == MIDDLE else cell for cell in range(49))
    return Ids(state.cells, balls, ((),) * len(state.trays))


def follow(ids: Ids, before: State, move: Move, after: State) -> Ids:
    if move == NONE:
        return ids._replace(last=())
    cells = slid(ids.cells, move)
    kept = tuple(
        ball if colour < len(LETTERS) else AIR
        for ball, colour in zip(cells, after.cells, strict=True)
    )
    last = tuple(ball for ball in cells if ball not in kept)
    seat, trays = before.seat, ids.trays
    trays = (*trays[:seat], trays[seat] + last, *trays[seat + 1 :])
    return Ids(ids.dealt, kept, trays, last)


def slid(cells: tuple[Ball, ...], move: Move) -> tuple[Ball, ...]:
    """The balls on the board after a push, before any is collected."""
    line = LINES[move.line]
    balls = [cells[cell] for cell in line if cells[cell] != AIR]
    air = [AIR] * (len(line) - len(balls))
    moved = dict(zip(line, air + balls if move.end else balls + air, strict=True))
    return tuple(moved.get(cell, ball) for cell, ball in enumerate(cells))


def draw(scene: Scene) -> list[Shape]:
    state: State = scene.state
    legal = frozenset(scene.choices)
    free = frozenset(PUSHES) if state.spotting and legal else legal
    shown = scene.preview in PUSHES
    ids, going = foreseen(scene) if shown else (scene.ids, ())
    return [
        *TABLE.ground(),
        *ground(),
        *([band(scene.last)] if scene.last in PUSHES else []),
        *([outline(scene.preview)] if shown else []),
        *trays(scene),
        *(arrow(step, step in free, step in legal, step == scene.preview) for step in PUSHES),
        *lying(ids, going),
        *collected(scene),
        *([button()] if TEXT[NONE] in legal else []),
        *([pill(scene, ids, going)] if shown and not state.spotting else []),
    ]


def foreseen(scene: Scene) -> tuple[Ids, tuple[Ball, ...]]:
    """The balls as the push that is shown would leave them, and those that it would collect.

    With spotting the balls stay: the players find out what a push does by pushing.
    """
    if scene.state.spotting:
        return scene.ids, ()
    move = MOVES[scene.preview]
    after = follow(scene.ids, scene.state, move, play(scene.state, move))
    return scene.ids._replace(cells=slid(scene.ids.cells, move)), after.last


@cache
def ground() -> list[Shape]:
    """The cells, where a push can begin."""
    half = SIZE / 2
    dent = Shape("dent", "circle", None, {"class": "dent", "r": "17.2"})
    marks = (dent, area(-half, -half, SIZE, SIZE))
    return [
        Shape(
            f"cell{cell}",
            "g",
            (*TABLE.at(cell), 1),
            {"data-why": "board", "data-swipe": swipes(name)},
            "",
            marks,
        )
        for cell, name in enumerate(GRID.names)
    ]


def swipes(cell: str) -> str:
    """The pushes of the two lines through a cell, as the page wants them."""
    column, row = tuple(cell)
    return f"left:{row}l right:{row}r up:{column}u down:{column}d"


def area(x: float, y: float, width: float, height: float) -> Shape:
    """Where a finger may touch."""
    sides = {"x": x, "y": y, "width": width, "height": height}
    attrs = {name: f"{value:g}" for name, value in sides.items()}
    return Shape("touch", "rect", None, {"class": "touch", **attrs})


@cache
def band(step: str) -> Shape:
    """The line of the last push."""
    return Shape("band", "rect", None, {"class": "band", **around(step)})


@cache
def outline(step: str) -> Shape:
    """The line of the push that is shown."""
    return Shape("outline", "rect", None, {"class": "outline", **around(step)})


def around(step: str) -> dict[str, str]:
    x, y, width, height = TABLE.band(LINES[MOVES[step].line])
    inside = {"x": x + 1, "y": y + 1, "width": width - 2, "height": height - 2, "rx": SIZE / 2 - 1}
    return {name: f"{value:g}" for name, value in inside.items()}


@cache
def arrow(step: str, free: bool, legal: bool, picked: bool) -> Shape:
    """The arrow at the end that a line is pushed to."""
    line, end = tuple(step)
    move = MOVES[step]
    cell = LINES[move.line][-move.end]
    x, y = TABLE.at(cell)
    right, down = TOWARDS[end]
    attrs = {
        "class": "arrow picked" if picked else "arrow",
        "role": "button",
        "aria-label": say(f"collecto.arrow.{end}", line=line),
        "data-why": step,
        "data-swipe": swipes(GRID.names[cell]),
        **({"tabindex": "0"} if free else {"aria-disabled": "true"}),
        **({"data-move": step} if legal else {}),
    }
    marks = (
        area(*TOUCHES[end]),
        Shape("ring", "circle", None, {"class": "ring", "r": "8.5"}),
        Shape("tip", "path", None, {"class": "tip", "d": TIPS[end]}),
    )
    return Shape(f"push-{step}", "g", (x + right * REACH, y + down * REACH, 1), attrs, "", marks)


def lying(ids: Ids, going: tuple[Ball, ...]) -> list[Shape]:
    """The balls on the board, in the order in which they were dealt."""
    where = sorted((ball, cell) for cell, ball in enumerate(ids.cells) if ball != AIR)
    return [on_board(ball, ids.dealt[ball], cell, ball in going) for ball, cell in where]


@lru_cache(maxsize=1000)
def on_board(ball: Ball, colour: Colour, cell: Cell, going: bool) -> Shape:
    name = say(f"collecto.ball.{LETTERS[colour]}")
    attrs = {
        "class": "piece ball going" if going else "piece ball",
        "role": "img",
        "aria-label": say("collecto.at", ball=name, cell=GRID.names[cell]),
    }
    return Shape(f"ball{ball}", "g", (*TABLE.at(cell), BALL), attrs, "", LOOKS[colour])


def trays(scene: Scene) -> list[Shape]:
    """What stands in the trays beside the balls."""
    state: State = scene.state
    shapes = []
    for seat, balls in enumerate(state.trays):
        name = scene.names[seat] if scene.names else ""
        label = say("collecto.tray", name=name, balls=listed(balls) or say("collecto.tray.empty"))
        shown = name if len(state.trays) > 2 and seat != max(scene.seat, 0) else ""
        shapes.append(empty(seat, tray(scene, seat), balls, shown, label))
    return shapes


def tray(scene: Scene, seat: Seat) -> Tray:
    return tray_of(seat, max(scene.seat, 0), len(scene.state.trays), scene.state.spotting)


def collected(scene: Scene) -> list[Shape]:
    """The balls in the trays, the last ones on top."""
    ids: Ids = scene.ids
    shapes = []
    for seat, balls in enumerate(ids.trays):
        lies, counts = tray(scene, seat), [0] * len(LETTERS)
        for ball in balls:
            colour = ids.dealt[ball]
            at = lies.spot(colour, counts[colour])
            counts[colour] += 1
            shapes.append(in_tray(ball, colour, at, ball in ids.last))
    return shapes


@lru_cache(maxsize=1000)
def in_tray(ball: Ball, colour: Colour, at: tuple[float, float, float], last: bool) -> Shape:
    attrs = {"class": "piece ball last" if last else "piece ball", "aria-hidden": "true"}
    return Shape(f"ball{ball}", "g", at, attrs, "", LOOKS[colour])


@cache
def button() -> Shape:
    """Says that one sees no push that makes a pair."""
    label = say("collecto.none")
    attrs = {
        "class": "none",
        "role": "button",
        "tabindex": "0",
        "data-move": TEXT[NONE],
        "aria-label": label,
    }
    sides = {"x": "-43", "y": "-22", "width": "86", "height": "44", "rx": "22"}
    ring = Shape("ring", "rect", None, {"class": "ring", **sides})
    return Shape("none", "g", BUTTON, attrs, "", (ring, Shape("text", "text", None, {}, label)))


def pill(scene: Scene, ids: Ids, going: tuple[Ball, ...]) -> Shape:
    """What the push that is shown collects, in words above the balls."""
    state: State = scene.state
    move = MOVES[scene.preview]
    balls = gained(state, play(state, move), state.seat)
    middles = [TABLE.at(cell) for cell, ball in enumerate(ids.cells) if ball in going]
    middles = middles or [TABLE.at(cell) for cell in LINES[move.line]]
    top = min(y for _, y in middles)
    across = [x for x, y in middles if y == top]
    return said(foretold(balls), sum(across) / len(across), top - PILL)


@lru_cache(maxsize=100)
def said(text: str, x: float, y: float) -> Shape:
    """Words on a pill of their width, well inside the drawing."""
    half = min(len(text) * 3.2 + 14, BOX[2] / 2 - 4)
    x = min(max(x, half + 4), BOX[2] - half - 4)
    sides = {"x": f"{-half:g}", "y": "-13", "width": f"{2 * half:g}", "height": "26", "rx": "13"}
    parts = (Shape("pill", "rect", None, sides), Shape("text", "text", None, {}, text))
    return Shape("said", "g", (x, y, 1), {"class": "pill", "aria-hidden": "true"}, "", parts)
