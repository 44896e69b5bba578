"""Bots of Colorio: what they remember, then the least risky cap, and at last the best one of all.

Reasons, with a colour as its letter; none tells what is under a cap:
    ("only",)                there is no choice
    ("slips",)               a weak level's whim
    ("begins",)              in the first turn of a round no cap can do harm
    ("knows",)               a cap is uncovered whose colour is known, and no last one
    ("safe", percent)        a cap of which one does not know that; so likely it does no harm
    ("leaves", colour, open) the cap leaves, so that so many fields of the colour are open
    ("covers", colour, open) the cap covers a field, so that so many of its colour stay open
"""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from paintbox.bots.colorio_memory import odds_of, pair, recall, risk, shown, table
from paintbox.bots.colorio_odds import Odds, Phase, SpentError, Worth, odds, own
from paintbox.bots.thought import Bot, Reason, Thought
from paintbox.engine.game import Game, Seat
from paintbox.engine.grid import Cell
from paintbox.games.colorio import (
    AFTER_OPENING,
    LETTERS,
    NOWHERE,
    UNCOVER,
    UNCOVERINGS,
    UNSEEN,
    Move,
    State,
    caps,
    decide,
)

SLICE = 1000  # tables before a thought: some 30 ms in CPython


class Skill(NamedTuple):
    memory: int  # percent of the covered fields that it remembers, anew at every step
    slips: int  # percent of moves made at random
    exact: bool  # whether it looks to the end, or at the next cap alone


SKILLS = (Skill(10, 50, False), Skill(40, 10, False), Skill(90, 0, False), Skill(100, 0, True))


def bot(skill: Skill) -> Bot:
    def think(game: Game[Any, Any], state: Any, seat: Seat, rng: Random) -> Iterator[Thought]:
        moves = list(game.moves(state))
        if len(moves) == 1:
            yield Thought(moves[0], even(state), ("only",))
        elif rng.randrange(100) < skill.slips:
            yield Thought(moves[rng.randrange(len(moves))], even(state), ("slips",))
        else:
            known = recall(state, skill.memory, rng)
            move = careful(known, moves, rng)
            yield Thought(move, even(state), reason(known, move))
            if skill.exact and state.cells.count(UNSEEN) <= AFTER_OPENING:
                yield from exact(known, moves, move)

    return think


LEVELS: tuple[Bot, ...] = tuple(map(bot, SKILLS))
BACK = LEVELS[-1]


def even(state: State) -> tuple[float, ...]:
    still = state.standing.still
    return tuple((at in still) / len(still) for at in range(len(state.standing.points)))


def careful(state: State, moves: list[Move], rng: Random) -> Move:
    """The least risky cap, or the way that leaves oneself least risk and the next seat most."""
    if state.phase == UNCOVER:
        risks = [risk(state, move.at) for move in moves]
    else:
        sign = -1 if state.done == UNCOVERINGS - 1 else 1
        risks = [sign * least_risk(decide(state, move.at)) for move in moves]
    best = [move for move, found in zip(moves, risks, strict=True) if found == min(risks)]
    return best[rng.randrange(len(best))]


def least_risk(state: State) -> float:
    """How risky the next uncovering has to be."""
    return min((risk(state, move.at) for move in caps(state)), default=0.0)


def exact(state: State, moves: list[Move], first: Move) -> Iterator[Thought]:
    """The move that is worth most; the first one, if none is worth more."""
    _, points, _, rounds, _ = state.standing
    tables = odds(len(points) if rounds > 1 else 0)
    worths: list[Worth] = []
    while not worths:
        tables.refill(SLICE)
        try:
            worths = [worth(tables, state, move) for move in moves]
        except SpentError:
            yield Thought(first, even(state), reason(state, first))
    best = max(worths, key=own)
    found = list(zip(moves, worths, strict=True))
    alike = [move for move, worth in found if own(worth) == own(best)]
    move = first if first in alike else alike[0]
    tried = tuple((other, by_seat(state, worth)[state.seat]) for other, worth in found)
    yield Thought(move, by_seat(state, best), reason(state, move), tried)


def worth(tables: Odds, state: State, move: Move) -> Worth:
    """What a move is worth to each seat that is in, the mover first. Raises SpentError."""
    phase, seats = 2 * state.done + state.removed, len(state.standing.still)
    if state.phase == UNCOVER:
        return average(tables, state, move.at, phase)
    if move.at == NOWHERE:
        return tables.leave(table(state), phase, seats)
    return tables.cover(table(state), pair(state, state.cells[move.at]), phase, seats)


def average(tables: Odds, state: State, cell: Cell, phase: Phase) -> Worth:
    """What it is worth to uncover a cap, over all colours that it may hide."""
    weights, seats = odds_of(state, cell), len(state.standing.still)
    total = [0.0] * seats
    for colour, weight in enumerate(weights):
        if weight:
            after = shown(state, cell, colour)
            parts = tables.show(table(after), pair(after, colour), phase, seats)
            total = [sum_ + weight * part for sum_, part in zip(total, parts, strict=True)]
    return tuple(sum_ / sum(weights) for sum_ in total)


def by_seat(state: State, worth: Worth) -> tuple[float, ...]:
    """Chances by seat from what each may hope for, the mover first."""
    still, points = state.standing.still, state.standing.points
    at = still.index(state.seat)
    order = still[at:] + still[:at]
    chance = dict(zip(order, worth, strict=True))
    return tuple(chance.get(seat, 0.0) / sum(worth) for seat in range(len(points)))


def reason(state: State, move: Move) -> Reason:
    if state.phase == UNCOVER:
        return why_uncover(state, move.at)
    colour = state.cells[state.cell if move.at == NOWHERE else move.at]
    opened = state.cells.count(colour)
    if move.at == NOWHERE:
        return ("leaves", LETTERS[colour], opened)
    return ("covers", LETTERS[colour], opened - 1)


def why_uncover(state: State, cell: Cell) -> Reason:
    if state.cells.count(UNSEEN) > AFTER_OPENING:
        return ("begins",)
    likely = risk(state, cell)
    if not likely and max(odds_of(state, cell)) == sum(odds_of(state, cell)):
        return ("knows",)
    return ("safe", round(100 * (1 - likely)))
