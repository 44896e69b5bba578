"""What is said of Colorio: what can be done, why not, what came to light and may be told."""

from collections.abc import Sequence
from itertools import pairwise

from paintbox.engine.game import OVER, Seat
from paintbox.engine.grid import Cell
from paintbox.games.colorio import (
    AFTER_OPENING,
    COVERED,
    DECIDE,
    GRID,
    LETTERS,
    NOWHERE,
    REVEAL,
    UNCOVER,
    UNCOVERINGS,
    UNSEEN,
    Move,
    State,
    moves,
)
from paintbox.view.shape import Shape, element
from paintbox.view.words import say


def prompt(state: State) -> str:
    if state.phase == UNCOVER:
        return say(f"colorio.off.{state.done + 1}")
    if state.phase == REVEAL:
        return say("colorio.look")
    return say("colorio.leave" if bound(state) else "colorio.decide")


def bound(state: State) -> str:
    """Why the cap in the hand can only leave; empty if it may cover something."""
    if len(moves(state)) > 1:
        return ""
    if state.cells.count(UNSEEN) >= AFTER_OPENING:
        return "all"
    return "one" if state.done == UNCOVERINGS - 1 and not state.removed else "none"


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


def written(steps: tuple[str, ...], after: State, now: State, shown: bool = False) -> str:
    """Each cell and what became of its cap; the colours once the round is over."""
    ended = shown or over(after, now) or after.cells.count(UNSEEN) == len(after.cells)
    out = after.phase == UNCOVER and len(steps) % 3 == 2
    parts = [uncovering(*steps[at : at + 3], coloured=ended) for at in range(0, len(steps), 3)]
    return " ".join([*parts, say("colorio.written.out")] if out else parts)


def uncovering(cell: str, colour: str = "", to: str = "", *, coloured: bool) -> str:
    """What was off, what was below if that may be told, and what became of the cap."""
    seen = cell + colour if coloured else cell
    return seen + to if to in ("", "x") else f"{seen}→{to}"


def over(state: State, now: State) -> bool:
    """Whether the round of a state has ended by now."""
    return now.seat == OVER or now.standing.round > state.standing.round


def note(state: State, seat: Seat) -> str:
    if seat != state.seat:
        return say("colorio.in" if seat in state.standing.still else "colorio.seat.out")
    if state.done == UNCOVERINGS - 1 and not state.removed:
        return say("colorio.must.one")
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
