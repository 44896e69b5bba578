"""Bots of Coloretto: good sense with slips, then playouts of a round or two over random piles.

What a bot gives as reasons, ``coloretto_reasons`` lists.
"""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from paintbox.bots.coloretto_hands import ONE, Packed, promise, worth
from paintbox.bots.coloretto_reasons import reason, with_row
from paintbox.bots.coloretto_rounds import PATIENCE, Table, play_on, spot, table, wanted
from paintbox.bots.thought import Bot, Thought
from paintbox.engine.game import Game, Seat
from paintbox.games.coloretto import LAST, NOTHING, PLACE, TAKE, Move, State

SLICE = 8  # piles before a thought: some 20 ms in CPython
COLOURINGS = 2  # of a row's jokers that are tried
SHARE = 60  # of a lead, divided by how many share it
WIN = 2  # so often the share counts in a game that is over: 120 quarters of a point
FAR = 100  # quarters of a point that a margin counts then at most


class Skill(NamedTuple):
    piles: int  # on which each move is tried; with none, good sense alone
    rounds: int  # that are played out on each
    slips: int  # percent of moves made at random
    haste: int  # points fewer than good sense waits for


SKILLS = (Skill(0, 0, 45, 3), Skill(0, 0, 25, 2), Skill(3, 1, 3, 0), Skill(50, 2, 0, 0))


def bot(skill: Skill) -> Bot:
    def think(game: Game[Any, Any], state: Any, seat: Seat, rng: Random) -> Iterator[Thought]:
        moves = list(game.moves(state))
        if len(moves) == 1:
            yield Thought(moves[0], standing(state), ("only",))
        elif rng.randrange(100) < skill.slips:
            yield Thought(rng.choice(moves), standing(state), ("slips",))
        elif skill.piles:
            yield from playouts(game, state, seat, rng, skill)
        else:
            move = sensible(state, moves, skill.haste)
            yield Thought(move, standing(state), reason(state, move))

    return think


LEVELS: tuple[Bot, ...] = tuple(map(bot, SKILLS))
BACK = LEVELS[-1]


def sensible(state: State, moves: list[Move], haste: int = 0) -> Move:
    """The move of plain good sense."""
    hands, rows, room, order, card, _ = table(state)
    if card != NOTHING:
        at = spot(hands, rows, room, order, ONE[card])
        return next(move for move in moves if move.at == at)
    at = wanted(hands[order[0]], rows, room, PATIENCE[len(hands)] - haste)
    ways = [move for move in moves if move.kind == TAKE and move.at == at]
    return max(ways, key=lambda move: promise(with_row(state, move)), default=moves[0])


def playouts(
    game: Game[Any, Any], state: State, seat: Seat, rng: Random, skill: Skill
) -> Iterator[Thought]:
    """Try every move on the same random piles; best is what gains most in all."""
    moves = candidates(state, list(game.moves(state)))
    tries = [attempt(game.play(state, move), skill.rounds) for move in moves]
    gains, leads = [0] * len(moves), [[0] * len(state.hands) for _ in moves]
    pile = [card for card, count in enumerate(state.pile) for _ in range(count)]
    for done in range(1, skill.piles + 1):
        rng.shuffle(pile)
        for at, (after, rounds) in enumerate(tries):
            left = pile[:]
            hands = play_on(after, left, rounds)
            gains[at] += gain(hands, seat, leads[at], len(left) < LAST)
        if done % SLICE == 0 or done == skill.piles:
            best = max(range(len(moves)), key=gains.__getitem__)
            chances = [outlook(state, lead) for lead in leads]
            tried = tuple((move, chance[seat]) for move, chance in zip(moves, chances, strict=True))
            yield Thought(moves[best], chances[best], reason(state, moves[best]), tried)


def candidates(state: State, moves: list[Move]) -> list[Move]:
    """The moves without those that put a card into an equal row, or give jokers poor colours."""
    rows = [(bytes(sorted(row)), room) for row, room in zip(state.rows, state.room, strict=True)]
    if moves[0].kind == PLACE or not state.rules.wild:
        return [move for move in moves if rows.index(rows[move.at]) == move.at or not move.kind]
    ways: dict[int, list[Move]] = {}
    for move in moves[moves[0].kind != TAKE :]:
        ways.setdefault(move.at, []).append(move)
    best = [
        sorted(some, key=lambda move: -promise(with_row(state, move)))[:COLOURINGS]
        for some in ways.values()
    ]
    return [*moves[: moves[0].kind != TAKE], *(move for some in best for move in some)]


def attempt(after: State, rounds: int) -> tuple[Table, int]:
    """What is to be played out after a move; a round that it ends is one of the rounds."""
    ended = after.drawn == NOTHING and len(after.seats) == len(after.hands) and not any(after.rows)
    return table(after), rounds - ended


def gain(hands: list[Packed], seat: Seat, leads: list[int], over: bool) -> int:
    """How well a seat stands, in quarters of a point; adds to leads who is ahead."""
    points = [worth(hand) for hand in hands]
    most = max(points)
    share = SHARE // points.count(most)
    for at, own in enumerate(points):
        leads[at] += share if own == most else 0
    if not over:
        return margin([promise(hand) for hand in hands], seat)
    won = WIN * share if points[seat] == most else 0
    return won + min(max(4 * margin(points, seat), -FAR), FAR)


def margin(points: list[int], seat: Seat) -> int:
    """How far a seat is ahead of the best other one."""
    return points[seat] - max(points[:seat] + points[seat + 1 :])


def standing(state: State) -> tuple[float, ...]:
    """Chances of winning by who is ahead now."""
    leads = [0] * len(state.hands)
    gain(list(table(state).hands), 0, leads, True)
    return outlook(state, leads)


def outlook(state: State, leads: list[int]) -> tuple[float, ...]:
    """Chances of winning: leads count the more, the fewer cards are still to come."""
    left, held = sum(state.pile), sum(map(sum, state.hands))
    sure = held / (left + held)
    return tuple(sure * lead / sum(leads) + (1 - sure) / len(leads) for lead in leads)
