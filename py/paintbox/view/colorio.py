"""Colorio drawn: caps on the fields of a board, and below it the tray for those that leave.

The board is never turned, since its places are what the players try to remember. A field that
is covered is drawn without its colour, so that the page holds no more than the players see.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from paintbox.engine.game import Colour, Seat
from paintbox.engine.grid import Cell
from paintbox.games.colorio import (
    COVERED,
    DECIDE,
    GRID,
    LETTERS,
    NOWHERE,
    REVEAL,
    SIGNS,
    UNCOVER,
    UNSEEN,
    Move,
    State,
)
from paintbox.view import colorio_art as art
from paintbox.view.colorio_said import ask as ask
from paintbox.view.colorio_said import bound, over
from paintbox.view.colorio_said import confirm as confirm
from paintbox.view.colorio_said import note as note
from paintbox.view.colorio_said import prompt as prompt
from paintbox.view.colorio_said import reason as reason
from paintbox.view.colorio_said import score as score
from paintbox.view.colorio_said import tally as tally
from paintbox.view.colorio_said import tell as tell
from paintbox.view.colorio_said import why as why
from paintbox.view.colorio_said import written as written
from paintbox.view.names import cut
from paintbox.view.shape import Scene, Shape
from paintbox.view.words import say

BOX = (0, 0, 360, 468)
BOARD = (7, 6, 346, 346)
PICTURE = bytes(map(SIGNS.index, ".R.G..BR....OYR...G.B.R.."))  # the cells in a picture
LONGEST = 16  # letters of a name in the tray


class Out(NamedTuple):
    """Who was caught by the last step."""

    seat: Seat
    colour: Colour
    winner: Seat  # of the round that it ended, NOWHERE while others play on


class Caps(NamedTuple):
    """Where the caps are; each is named by the cell that it lay on when the round began."""

    on: tuple[int, ...]  # by cell, NOWHERE if it is open
    gone: tuple[int, ...] = ()  # in the order of leaving
    lifted: int = NOWHERE  # held beside the field that it lay on
    moved: int = NOWHERE  # put onto a field by the last step
    out: Out | None = None


def sprites() -> list[Shape]:
    return art.symbols()


def place(state: State) -> Caps:
    return Caps(tuple(range(25)))


def follow(ids: Caps, before: State, move: Move, after: State) -> Caps:
    phase, at = move
    if phase == UNCOVER:
        return Caps(put(ids.on, at, NOWHERE), ids.gone, lifted=ids.on[at])
    if phase == REVEAL:
        return ids if after.phase == DECIDE else caught(ids, before, at, after)
    if at == NOWHERE:
        return Caps(ids.on, (*ids.gone, ids.lifted))
    return Caps(put(ids.on, at, ids.lifted), ids.gone, moved=ids.lifted)


def put(on: tuple[int, ...], cell: Cell, cap: int) -> tuple[int, ...]:
    return (*on[:cell], cap, *on[cell + 1 :])


def caught(ids: Caps, before: State, colour: Colour, after: State) -> Caps:
    """The cap leaves; if another round begins, all caps are back."""
    left = [seat for seat in before.standing.still if seat != before.seat]
    out = Out(before.seat, colour, left[0] if len(left) == 1 else NOWHERE)
    if after.standing.round != before.standing.round:
        return place(after)._replace(out=out)
    return Caps(ids.on, (*ids.gone, ids.lifted), out=out)


def draw(scene: Scene) -> list[Shape]:
    cells = tellable(scene)
    return [
        *art.PLACES.ground(),
        *fields(scene, cells),
        *tray(scene),
        *art.strips(scene.state.standing.face),
        *caps(scene, cells),
        *(reminders(cells) if scene.open else ()),
    ]


def tellable(scene: Scene) -> bytes:
    """The cells, but HIDDEN where one was open then and is covered now."""
    state: State = scene.state
    now: State = scene.now or state
    if scene.seat < 0:
        return PICTURE
    if scene.open or over(state, now):
        return state.cells
    return bytes(
        art.HIDDEN if field < COVERED <= later else field
        for field, later in zip(state.cells, now.cells, strict=True)
    )


def fields(scene: Scene, cells: bytes) -> list[Shape]:
    free = scene.choices if scene.state.phase == DECIDE else ()
    return [
        art.shut(cell)
        if COVERED <= field <= UNSEEN
        else art.opened(cell, field, field_kind(scene, cell, field), GRID.names[cell] in free)
        for cell, field in enumerate(cells)
    ]


def field_kind(scene: Scene, cell: Cell, field: int) -> str:
    """The classes of an open field: the one just opened and the five that catch are marked."""
    out: Out | None = scene.ids.out
    if scene.state.phase == DECIDE and cell == scene.state.cell:
        return "space last picked"
    if GRID.names[cell] == scene.preview:
        return "space picked"
    return "space five" if out and field == out.colour else "space"


def caps(scene: Scene, cells: bytes) -> Iterator[Shape]:
    """On the board, then those that left, and above them all the one that moves."""
    state: State = scene.state
    ids: Caps = scene.ids
    free = scene.choices if state.phase == UNCOVER else ()
    on = {
        cap: art.lying(
            cap, cell, cap_kind(scene, cell), known(scene, cell), GRID.names[cell] in free
        )
        for cell, cap in enumerate(ids.on)
        if cells[cell] >= COVERED and cap != NOWHERE
    }
    above = on.pop(ids.moved, None)
    yield from on.values()
    for number, cap in enumerate(ids.gone, 1):
        last = scene.last == "x" and number == len(ids.gone)
        kind = "piece cap gone last" if last else "piece cap gone"
        yield art.gone(cap, number - 1, state.standing.face, kind)
    if above:
        yield above
    if ids.lifted != NOWHERE:
        yield art.lifted(ids.lifted, state.cell)


def cap_kind(scene: Scene, cell: Cell) -> str:
    moved = scene.ids.on[cell] == scene.ids.moved
    kind = "piece cap last" if moved else "piece cap any"
    if GRID.names[cell] == scene.preview:
        kind += " picked"
    return kind + " banned" if cell == scene.state.banned else kind


def known(scene: Scene, cell: Cell) -> int:
    """The colour below a cap, if it was seen and may be told."""
    field: int = scene.state.cells[cell]
    return field - COVERED if scene.open and COVERED <= field < UNSEEN else NOWHERE


def reminders(cells: bytes) -> list[Shape]:
    return [
        art.reminder(cell, field - COVERED)
        for cell, field in enumerate(cells)
        if COVERED <= field < UNSEEN
    ]


def tray(scene: Scene) -> list[Shape]:
    """The caps that left, how many they are, and what goes on."""
    ids: Caps = scene.ids
    face, number = scene.state.standing.face, len(ids.gone)
    kind = "tray caught" if ids.out else "tray"
    if scene.preview == "x":
        kind = "tray picked"
    shapes = [art.tray(face, lines(scene), number, kind, "x" in scene.choices)]
    if number:
        shapes.append(art.count(number, face))
    elif ids.out:
        shapes += art.five(ids.out.colour)
    return shapes


def lines(scene: Scene) -> tuple[str, str]:
    """The two lines of the tray."""
    state: State = scene.state
    _, _, number, rounds, _ = state.standing
    if state.phase == DECIDE:
        key = bound(state)
        return say("colorio.away"), say(f"colorio.must.{key}") if key else ""
    if scene.ids.out and scene.names:
        return outcome(scene.ids.out, scene.names, rounds)
    if rounds > 1:
        return say("colorio.round", number=number + 1, rounds=rounds), ""
    return say("colorio.gone"), ""


def outcome(out: Out, names: Sequence[str], rounds: int) -> tuple[str, str]:
    """Who is out, and why or, where rounds are counted, who has won this one."""
    head = by("colorio.out", names[out.seat])
    if rounds > 1 and out.winner != NOWHERE:
        return head, by("colorio.wins", names[out.winner])
    return head, say("colorio.five", colour=say(f"colorio.colour.{LETTERS[out.colour]}"))


def by(key: str, name: str) -> str:
    """A sentence about somebody, who may be called You."""
    return say(f"{key}.you") if name == say("name.you") else say(key, name=cut(name, LONGEST))
