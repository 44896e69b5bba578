"""What is said of Collecto: what can be pushed, why not, what was collected."""

from collections.abc import Sequence

from paintbox.engine.game import Seat
from paintbox.games.collecto import (
    ASKED,
    FREE,
    LETTERS,
    NONE,
    PUSH,
    SECOND,
    TEXT,
    Move,
    State,
    play,
    pushed,
    scores,
)
from paintbox.view.shape import Shape, element
from paintbox.view.words import say

MOVES = {step: move for move, step in TEXT.items()}
PROMPTS = {
    PUSH: "collecto.prompt.spot",
    SECOND: "collecto.prompt.second",
    ASKED: "collecto.prompt.asked",
    FREE: "collecto.prompt.free",
}
SIGNS = {"l": "←", "r": "→", "u": "↑", "d": "↓"}


def prompt(state: State) -> str:
    if state.phase == PUSH and not state.spotting:
        return say("collecto.prompt.two" if double(state) else "collecto.prompt")
    return say(PROMPTS[state.phase])


def double(state: State) -> bool:
    """Whether two pushes are due, since no single one makes a pair."""
    if state.phase == PUSH and state.choices:
        return play(state, state.choices[0]).phase == SECOND
    return state.phase == FREE


def ask(state: State, step: str) -> str:
    return say("collecto.none") if step == TEXT[NONE] else say(f"collecto.push.{step[-1]}")


def confirm(state: State, step: str) -> str:
    """With spotting nothing is shown before it is played."""
    return "" if state.spotting else ask(state, step)


def why(state: State, what: str) -> str:
    if what == "board":
        return say("collecto.why.board")
    if pushed(state.cells, MOVES[what]) == state.cells:
        return say("collecto.why.still")
    return say("collecto.why.two" if double(state) else "collecto.why.pair")


def tell(before: State, move: Move, after: State) -> str:
    if move == NONE:
        return say("collecto.told.none")
    line, end = tuple(TEXT[move])
    push = say(f"collecto.told.{end}", line=line)
    if after.phase == SECOND:
        return say("collecto.told.first", push=push)
    return say("collecto.told", push=push, balls=listed(gained(before, after, before.seat)))


def written(steps: tuple[str, ...], after: State, now: State, shown: bool = False) -> str:
    return " ".join(
        say("collecto.written.none") if step == TEXT[NONE] else step[0] + SIGNS[step[1]]
        for step in steps
    )


def note(state: State, seat: Seat) -> str:
    return say("collecto.saw") if saw_none(state, seat) else ""


def saw_none(state: State, seat: Seat) -> bool:
    """Whether a seat has just said that it sees none, and the others are being asked."""
    asked, here = ((each - state.mover) % len(state.trays) for each in (state.seat, seat))
    return here < asked


def score(state: State, seat: Seat) -> str:
    """The points; who sees none has room for only that beside a name."""
    points = scores(state)[seat]
    if saw_none(state, seat):
        return ""
    return say("collecto.point") if points == 1 else say("collecto.points", points=points)


def tally(states: Sequence[State], names: tuple[str, ...]) -> Shape:
    """Balls by colour and the points, a row for each seat."""
    state = states[-1]
    heads = (
        element(
            "th", {"scope": "col"}, element("span", {"class": "unseen"}, say("collecto.tally.name"))
        ),
        *(element("th", {"scope": "col"}, token(letter)) for letter in LETTERS),
        element("th", {"scope": "col"}, say("collecto.tally.points")),
    )
    rows = (
        element(
            "tr",
            None,
            element("th", {"scope": "row"}, name),
            *(element("td", None, str(count) if count else "") for count in balls),
            element("td", None, str(points)),
        )
        for name, balls, points in zip(names, state.trays, scores(state), strict=True)
    )
    return element(
        "table",
        {"class": "tally"},
        element("thead", None, element("tr", None, *heads)),
        element("tbody", None, *rows),
    )


def token(letter: str) -> Shape:
    """A ball in a text."""
    use = Shape("look", "use", None, {"href": f"#token-{letter}"})
    label = say(f"collecto.colour.{letter}")
    attrs = {"class": "small", "viewBox": "-23 -23 46 46", "role": "img", "aria-label": label}
    return Shape("ball", "svg", None, attrs, "", (use,))


def reason(state: State) -> str:
    """The first difference between the best and the best of the others."""
    ranks = sorted(zip(scores(state), map(sum, state.trays), strict=True), reverse=True)
    (points, balls), (fewer, less) = ranks[:2]
    if points != fewer:
        return say("collecto.reason.points", ours=points, theirs=fewer)
    if balls != less:
        return say("collecto.reason.balls", ours=balls, theirs=less)
    return say("collecto.reason.equal")


def foretold(balls: bytes) -> str:
    """What a push would collect, shortly."""
    match [(LETTERS[colour], count) for colour, count in enumerate(balls) if count]:
        case []:
            return say("collecto.first")
        case [(letter, count)]:
            return say("collecto.collects", balls=count, colour=say(f"collecto.colour.{letter}"))
        case _:
            return listed(balls)


def gained(before: State, after: State, seat: Seat) -> bytes:
    """By colour, what a seat has collected in between."""
    pairs = zip(before.trays[seat], after.trays[seat], strict=True)
    return bytes(more - less for less, more in pairs)


def listed(balls: bytes) -> str:
    return ", ".join(
        say("collecto.count", balls=count, colour=say(f"collecto.colour.{LETTERS[colour]}"))
        for colour, count in enumerate(balls)
        if count
    )
