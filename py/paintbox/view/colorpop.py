"""Colorpop drawn: ten slides of tokens between the secret colours of the others and one's own."""

from collections.abc import Sequence
from functools import cache, lru_cache
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
    TOKENS,
    Move,
    State,
    close_up,
    groups,
    own,
    scores,
    standing,
)
from paintbox.view.colorpop_chips import chips, taker
from paintbox.view.colorpop_counts import counts, result
from paintbox.view.grid import Board
from paintbox.view.shape import Scene, Shape
from paintbox.view.token import tokens as symbols
from paintbox.view.words import say

BOX = (0, 0, 360, 468)
BOARD = (4, 48, 352, 352)
PITCH, RIM = 32.6, 13.0  # of a cell; of the ground around the cells
SCALE = 0.65  # of a token
REACH = PITCH / SCALE / 2  # of the square that a finger finds, in the units of a token
LIFT = 30.0  # from the highest tokens of a group up to the pill about it
HIGH, LETTER = 28.0, 7.5  # of the pill; about the width of a letter

FIRST = EMPTY + 1  # tokens are numbered from here, so that numbers close up as colours do
LANES = Board(GRID, PITCH, *BOARD[:2], rim=RIM)


class Ids(NamedTuple):
    """The tokens by the order of the deal, and where each of them is."""

    cells: bytes  # by cell, the number of its token, or EMPTY
    colours: bytes  # by token
    takers: bytes  # by token, the seat that has taken it, once it is off the board


def sprites() -> list[Shape]:
    return symbols(PALETTE + LETTERS[JOKER])


def place(state: State) -> Ids:
    numbers = bytes(range(FIRST, FIRST + len(TOKENS)))
    return Ids(numbers, state.cells, bytes(len(TOKENS)))


def follow(ids: Ids, before: State, move: Move, after: State) -> Ids:
    board, takers = bytearray(ids.cells), bytearray(ids.takers)
    for cell in move.group:
        takers[board[cell] - FIRST] = before.seat
        board[cell] = EMPTY
    close_up(board, {cell % SIZE for cell in move.group})
    return ids._replace(cells=bytes(board), takers=bytes(takers))


def draw(scene: Scene) -> list[Shape]:
    state: State = scene.state
    if scene.seat < 0:
        return [*slides(), *plain(state.cells)]
    secrets = chips(state.secrets, state.sides, scene.seat, scene.names)
    return [*slides(), *secrets, *tokens(scene), *pill(scene)]


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


def plain(cells: bytes) -> list[Shape]:
    """The tokens of a picture."""
    return [
        Shape(f"token{cell}", "use", (*LANES.at(cell), SCALE), href(colour))
        for cell, colour in enumerate(cells)
        if colour != EMPTY
    ]


def href(colour: Colour) -> dict[str, str]:
    return {"href": f"#token-{LETTERS[colour]}"}


def tokens(scene: Scene) -> list[Shape]:
    """All tokens in the order of the deal; those that were taken lie unseen with their taker."""
    ids: Ids = scene.ids
    state: State = scene.state
    cells = {number: cell for cell, number in enumerate(ids.cells)}
    marks = marked(state.cells, scene.choices, scene.preview or scene.picked)
    return [
        lying(number, colour, cells[number], *marks[cells[number]])
        if number in cells
        else taken(number, colour, taker(seat, len(state.secrets), state.sides, scene.seat))
        for number, (colour, seat) in enumerate(zip(ids.colours, ids.takers, strict=True), FIRST)
    ]


class Mark(NamedTuple):
    """How the token on a cell is offered."""

    moves: str = ""  # the groups that it may be taken with, separated by blanks
    size: int = 0  # of the group, if it is the only one
    lit: bool = False


@lru_cache(maxsize=8)
def marked(cells: bytes, choices: tuple[str, ...], lit: str) -> list[Mark]:
    """The marks by cell; ``lit`` is a group, or all the groups of a joker."""
    around: list[list[bytes]] = [[] for _ in cells]
    for name, group in named(cells).items():
        for cell in group if name in choices else b"":
            around[cell].append(group)
    return [mark(found, lit) for found in around]


def mark(found: list[bytes], lit: str) -> Mark:
    """The mark of a token in these groups; in a lit one it is offered with that one alone."""
    if not found:
        return Mark()
    sizes = {GRID.names[group[0]]: len(group) for group in found}
    moves = " ".join(sizes)
    if lit in (moves, *sizes):
        return Mark(lit, sizes.get(lit, 0), lit=True)
    return Mark(moves, len(found[0]) if len(found) == 1 else 0)


@lru_cache(maxsize=8)
def named(cells: bytes) -> dict[str, bytes]:
    """Every group by its name."""
    return {GRID.names[group[0]]: group for group in groups(cells)}


# By colour, what a token is made of; where it may be taken its ring shows, and a finger finds it
# on the whole of its cell.
LOOKS = tuple(
    (
        Shape(
            "touch",
            "rect",
            None,
            {
                "class": "touch",
                "x": f"{-REACH:g}",
                "y": f"{-REACH:g}",
                "width": f"{2 * REACH:g}",
                "height": f"{2 * REACH:g}",
            },
        ),
        Shape("look", "use", None, href(colour)),
        Shape("ring", "circle", None, {"class": "ring", "r": "23"}),
    )
    for colour in range(JOKER + 1)
)


@lru_cache(maxsize=1000)  # several times the tokens; a game has too many places to keep them all
def lying(number: int, colour: Colour, cell: Cell, moves: str, size: int, lit: bool) -> Shape:
    """A token on the board."""
    label = token_name(colour, cell, moves, size)
    tap = {"role": "button", "tabindex": "0", "data-move": moves} if moves else {"role": "img"}
    kind = "piece pop any picked" if lit else "piece pop any"
    attrs = {"class": kind, "aria-label": label, "data-why": "alone", **tap}
    return Shape(f"token{number}", "g", (*LANES.at(cell), SCALE), attrs, "", LOOKS[colour])


@lru_cache(maxsize=1000)
def taken(number: int, colour: Colour, at: tuple[float, float]) -> Shape:
    """A token that has shrunk away."""
    attrs = {"class": "piece pop gone", "aria-hidden": "true"}
    return Shape(f"token{number}", "g", (*at, 0), attrs, "", LOOKS[colour])


def token_name(colour: Colour, cell: Cell, moves: str, size: int) -> str:
    key = ("colorpop.at", "colorpop.at.group", "colorpop.at.groups")[min(len(moves.split()), 2)]
    token = say(f"colorpop.{LETTERS[colour]}")
    return say(key, token=token, cell=GRID.names[cell], size=size, groups=len(moves.split()))


def pill(scene: Scene) -> list[Shape]:
    """What a tap has lit up, in words above it."""
    if scene.preview:
        group = named(scene.state.cells)[scene.preview]
        return [words(group, say("colorpop.preview", size=len(group)))]
    if scene.picked:
        marks = marked(scene.state.cells, scene.choices, scene.picked)
        joker = bytes(cell for cell, mark in enumerate(marks) if mark.lit)
        return [words(joker, say("colorpop.which"))]
    return []


def words(group: bytes, text: str) -> Shape:
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
