"""A toy for the shared rooms: a draw, a secret, turns of three steps, the same seat twice.

Take a pebble (b1 lies beside b10), draw its colour from the bag, keep it or not. Whoever keeps
a green one goes on. A kept pebble counts if it has the colour that only its owner knows.
"""

from random import Random
from typing import NamedTuple

from paintbox.engine.game import CHANCE, OVER, UNKNOWN, NotationError, Options
from paintbox.engine.rng import Rng
from paintbox.engine.shelf import GAMES

NAME, VERSION, OPTIONS = "toy", 1, ("1", "2", "3")
CELLS, COLOURS, ANSWERS = ("a1", "b1", "b2", "b10"), "rg", "ny"
TAKE, DRAW, KEEP = range(3)
GAMES.put(NAME, __name__)


class Move(NamedTuple):
    kind: int
    at: int  # a pebble, a colour, or 1 to keep it


class State(NamedTuple):
    left: tuple[int, ...]  # pebbles not yet taken
    bag: tuple[int, int]  # pebbles by colour not yet drawn
    seat: int
    phase: int
    drawn: int  # the colour to decide on, or UNKNOWN
    secrets: tuple[int, ...]
    kept: tuple[tuple[int, int], ...]  # by seat and colour


def deal(options: Options, rng: Rng) -> str:
    return "4x" + "".join(COLOURS[rng.below(2)] for _ in range(options.seats))


def start(options: Options, deal: str) -> State:
    if deal[:2] != "4x" or len(deal) != 2 + options.seats or set(deal[2:]) - set(COLOURS):
        raise NotationError(deal, "a deal of the toy is 4x and a colour for each seat")
    secrets = tuple(map(COLOURS.index, deal[2:]))
    return State((0, 1, 2, 3), (2, 2), 0, TAKE, UNKNOWN, secrets, ((0, 0),) * options.seats)


def turn(state: State) -> int:
    if state.phase == TAKE and not state.left:
        return OVER
    return CHANCE if state.phase == DRAW else state.seat


def fresh(state: State) -> bool:
    return state.phase == TAKE


def moves(state: State) -> list[Move]:
    colours = [colour for colour in (0, 1) if state.bag[colour]]
    return [Move(state.phase, at) for at in (state.left, colours, (0, 1))[state.phase]]


def weights(state: State) -> list[int]:
    return [count for count in state.bag if count]


def play(state: State, move: Move) -> State:
    if move.kind == TAKE:
        left = tuple(pebble for pebble in state.left if pebble != move.at)
        return state._replace(left=left, phase=DRAW)
    if move.kind == DRAW:
        red, green = state.bag
        bag = (red - (move.at == 0), green - (move.at == 1))
        return state._replace(bag=bag, drawn=move.at, phase=KEEP)
    kept = [list(counts) for counts in state.kept]
    kept[state.seat][state.drawn] += move.at
    again = move.at and state.drawn == 1
    seat = state.seat if again else (state.seat + 1) % len(state.kept)
    return state._replace(seat=seat, phase=TAKE, drawn=UNKNOWN, kept=tuple((r, g) for r, g in kept))


def scores(state: State) -> tuple[int, ...]:
    pairs = zip(state.kept, state.secrets, strict=True)
    return tuple(UNKNOWN if colour == UNKNOWN else kept[colour] for kept, colour in pairs)


def places(state: State) -> tuple[int, ...]:
    points = scores(state)
    return tuple(1 + sum(other > mine for other in points) for mine in points)


def seen(state: State, seat: int) -> State:
    if turn(state) == OVER:
        return state
    known = [c if at == seat else UNKNOWN for at, c in enumerate(state.secrets)]
    return state._replace(secrets=tuple(known))


def guess(state: State, seat: int, rng: Random) -> State:
    full = [rng.randrange(2) if colour == UNKNOWN else colour for colour in state.secrets]
    return state._replace(secrets=tuple(full))


def text(move: Move) -> str:
    return (CELLS, COLOURS, ANSWERS)[move.kind][move.at]


def position(state: State) -> str:
    over = turn(state) == OVER
    drawn = "rg"[state.drawn] if state.phase == KEEP else ""
    return "/".join(
        (
            "".join(CELLS[pebble] for pebble in state.left) or "-",
            "-" if over else str(state.seat),
            "-" if over else "tdk"[state.phase] + drawn,
            f"r{state.bag[0]}g{state.bag[1]}",
            "".join("rg?"[colour] for colour in state.secrets),
            ",".join(f"r{red}g{green}" for red, green in state.kept),
        )
    )
