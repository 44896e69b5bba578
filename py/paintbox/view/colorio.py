"""Colorio drawn: caps on the fields of a board, and below it the tray for those that leave.

The board is never turned, since its places are what the players try to remember. A field that
is covered is drawn without its colour, so that the page holds no more than the players see.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from paintbox.engine.game import OVER, Colour, Seat
from paintbox.engine.grid import Cell
from paintbox.games.colorio import (
    AFTER_OPENING,
    COVERED,
    DECIDE,
    GRID,
    LETTERS,
    NOWHERE,
    REVEAL,
    SIGNS,
    UNCOVER,
    UNCOVERINGS,
    UNSEEN,
    Move,
    State,
    moves,
)
from paintbox.view import colorio_art as art
from paintbox.view.shape import Scene, Shape, element
from paintbox.view.words import say

BOX = (0, 0, 360, 468)
BOARD = (7, 6, 346, 346)
PICTURE = bytes(map(SIGNS.index, ".R.G..BR....OYR...G.B.R.."))  # the cells in a picture


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


def over(state: State, now: State) -> bool:
    """Whether the round of a state has ended by now."""
    return now.seat == OVER or now.standing.round > state.standing.round


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
    kind = "piece cap any"
    if scene.ids.on[cell] == scene.ids.moved:
        kind += " last"
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
    return say(f"{key}.you") if name == say("name.you") else say(key, name=name)


def bound(state: State) -> str:
    """Why the cap in the hand can only leave; empty if it may cover something."""
    if len(moves(state)) > 1:
        return ""
    if state.cells.count(UNSEEN) >= AFTER_OPENING:
        return "all"
    return "one" if state.done == UNCOVERINGS - 1 and not state.removed else "none"


def prompt(state: State) -> str:
    if state.phase == UNCOVER:
        return say(f"colorio.off.{state.done + 1}")
    if state.phase == REVEAL:
        return say("colorio.look")
    return say("colorio.leave" if bound(state) else "colorio.decide")


def ask(state: State, step: str) -> str:
    """A colour by hand, a cap to take off, what to do with it."""
    if state.phase == REVEAL:
        return say(f"colorio.colour.{step}")
    if step == "x":
        return say("colorio.away")
    return say("colorio.off" if state.phase == UNCOVER else "colorio.onto", cell=step)


def confirm(state: State, step: str) -> str:
    return ""


def why(state: State, what: str) -> str:
    cell = NOWHERE if what == "x" else GRID.names.index(what)
    if state.phase == UNCOVER:
        return say(f"colorio.why.{staying(state, cell)}")
    if state.phase == REVEAL:
        return say("colorio.why.look")
    colour = say(f"colorio.colour.{LETTERS[state.cells[state.cell]]}")
    return say(f"colorio.why.{bound(state) or refusing(state, cell)}", colour=colour)


def staying(state: State, cell: Cell) -> str:
    """Why nothing is taken off here."""
    if cell == NOWHERE:
        return "off"
    return "banned" if cell == state.banned else "open"


def refusing(state: State, cell: Cell) -> str:
    """Why the cap in the hand is not put here."""
    if cell == state.cell:
        return "own"
    return "covered" if state.cells[cell] >= COVERED else "same"


def tell(before: State, move: Move, after: State) -> str:
    """A colour is told as it comes to light, and not when it is covered."""
    phase, at = move
    if phase == UNCOVER:
        return ""
    if phase == REVEAL:
        key = "colorio.told.seen" if after.phase == DECIDE else "colorio.told.out"
        return say(key, field=say(f"colorio.{LETTERS[at]}"), cell=GRID.names[before.cell])
    if at == NOWHERE:
        return say("colorio.told.gone")
    return say("colorio.told.covers", cell=GRID.names[at])


def written(steps: tuple[str, ...], after: State, now: State) -> str:
    """Each cell and what became of its cap; the colours once the round is over."""
    ended = over(after, now) or after.cells.count(UNSEEN) == len(after.cells)
    out = after.phase == UNCOVER and len(steps) % 3 == 2
    parts = [uncovering(*steps[at : at + 3], coloured=ended) for at in range(0, len(steps), 3)]
    return " ".join([*parts, say("colorio.written.out")] if out else parts)


def uncovering(cell: str, colour: str = "", to: str = "", *, coloured: bool) -> str:
    """What was off, what was below if that may be told, and what became of the cap."""
    seen = cell + colour if coloured else cell
    return seen + to if to in ("", "x") else f"{seen}→{to}"


def note(state: State, seat: Seat) -> str:
    if seat != state.seat:
        return say("colorio.in" if seat in state.standing.still else "colorio.seat.out")
    if state.done == UNCOVERINGS - 1 and not state.removed:
        return say("colorio.must")
    return say(f"colorio.nth.{state.done + 1}")


def score(state: State, seat: Seat) -> str:
    points = state.standing.points[seat]
    if state.standing.rounds == 1:
        return ""
    return say("colorio.point" if points == 1 else "colorio.points", points=points)


def tally(states: Sequence[State], names: tuple[str, ...]) -> Shape | None:
    """The points of every round so far, where there are several."""
    now = states[-1]
    _, totals, _, rounds, _ = now.standing
    if rounds == 1:
        return None
    began: dict[int, tuple[int, ...]] = {}  # by round, the points before it
    for state in states:
        began.setdefault(state.standing.round, state.standing.points)
    gains = [
        [after - before for before, after in zip(*both, strict=True)]
        for both in pairwise([*began.values(), totals])
    ]
    head = [say("colorio.tally.round"), *(str(number + 1) for number in began)]
    rows = [
        [name, *(gained(now, seat, number, gain[seat]) for number, gain in enumerate(gains))]
        for seat, name in enumerate(names)
    ]
    return element(
        "table",
        {"class": "tally"},
        row([*head, say("colorio.tally.total")]),
        *(row([*cells, str(total)]) for cells, total in zip(rows, totals, strict=True)),
    )


def gained(now: State, seat: Seat, number: int, points: int) -> str:
    """Nothing for who is still in."""
    _, _, latest, _, _ = now.standing
    pending = number == latest and now.seat != OVER and seat in now.standing.still
    return "" if pending else str(points)


def row(cells: Sequence[str]) -> Shape:
    first, *others = cells
    head = element("th", {"scope": "row"}, first)
    return element("tr", None, head, *(element("td", None, cell) for cell in others))


def reason(state: State) -> str:
    best, *others = sorted(state.standing.points, reverse=True)
    if state.standing.rounds == 1:
        return say("colorio.reason.last")
    if best > others[0]:
        return say("colorio.reason.points", ours=best, theirs=others[0])
    return say("colorio.reason.equal.one" if best == 1 else "colorio.reason.equal", points=best)
