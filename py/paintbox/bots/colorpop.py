"""Bots of Colorpop: greedy with slips, then games played on with what the others may own.

Every move is tried; the better half is tried again, until one is left. Alone, the boards that
can be reached are searched.

Reasons, with a colour as its letter. They may tell the mover's secret, so they are for the
mover's own eyes, or for after the game:
    ("only",)                 there is no choice
    ("slips",)                a weak level's whim
    ("wins", colour, count)   the last tokens of this side go, so many
    ("clears", colour, count) so many tokens of an own colour go
    ("joins", count)          so many lone tokens of an own colour come into groups
    ("spends", colour, count) so many of a colour that is not one's own go, or jokers
    ("solves", moves)         alone: all can be cleared, in so many moves
    ("saves", count)          alone: so many tokens will stay, as far as was seen
"""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from paintbox.bots.colorpop_alone import search
from paintbox.bots.colorpop_board import Colours, count, finish, lone, remove, within
from paintbox.bots.colorpop_secrets import Guess, guesses
from paintbox.bots.thought import Bot, Reason, Thought
from paintbox.engine.game import Game, Seat
from paintbox.games.colorpop import EMPTY, LETTERS, Move, State, own

SLICE = 24  # playouts before a thought: some 20 ms in CPython
WIN = 60  # what a win counts, divided by how many share it
TOKEN = 3  # what a token counts that the side is ahead of the best other one
FAR = 5  # tokens ahead that count at most
FEW = 36  # tokens on a board that is searched more widely


class Skill(NamedTuple):
    playouts: int  # for all moves together; with none, the greedy move
    slips: int  # percent of moves made at random
    width: int  # boards that are kept of a search
    wide: int  # the same when few tokens are left
    least: int = 1  # playouts of every move before the better half is tried again


SKILLS = (Skill(0, 45, 0, 0), Skill(12, 69, 1, 1), Skill(12, 8, 4, 4), Skill(200, 0, 80, 600))


def bot(skill: Skill) -> Bot:
    def think(game: Game[Any, Any], state: Any, seat: Seat, rng: Random) -> Iterator[Thought]:
        moves = list(game.moves(state))
        mine = tuple(own(state.secrets, state.sides, seat % state.sides))
        even = (1 / len(state.secrets),) * len(state.secrets)
        if len(moves) == 1:
            yield Thought(moves[0], even, ("only",))
        elif rng.randrange(100) < skill.slips:
            yield Thought(moves[rng.randrange(len(moves))], even, ("slips",))
        elif state.sides == 1 and skill.width:
            yield from alone(state, mine, skill)
        elif state.sides > 1 and skill.playouts:
            yield from playouts(state, seat, moves, rng, skill)
        else:
            move = greedy(state.cells, moves, mine)
            yield Thought(move, even, reason(state.cells, move, mine))

    return think


LEVELS: tuple[Bot, ...] = tuple(map(bot, SKILLS))
BACK = bot(Skill(400, 0, 40, 300, least=16))


def greedy(cells: bytes, moves: list[Move], mine: Colours) -> Move:
    """The move that leaves fewest own tokens, then fewest of them lone."""

    def cost(move: Move) -> tuple[int, int]:
        after = remove(cells, move.group)
        return count(after, mine), lone(after, mine)

    return min(moves, key=cost)


def alone(state: State, mine: Colours, skill: Skill) -> Iterator[Thought]:
    tokens = len(state.cells) - state.cells.count(EMPTY)
    width = skill.wide if tokens <= FEW else skill.width
    for first, left, moves, exact in search(state.cells, mine, width):
        why: Reason = ("saves", left) if left else ("solves", moves)
        chance = 0.0 if exact and left else 1 / (1 + left)
        yield Thought(first, (chance,), why, ((first, chance),))


class Trial(NamedTuple):
    """A move and what came of it so far."""

    move: Move
    after: bytes
    gains: list[int]  # of the mover's side, one a playout
    wins: list[int]  # by side, parts of WIN

    def mean(self) -> float:
        return sum(self.gains) / max(len(self.gains), 1)


def playouts(
    state: State, seat: Seat, moves: list[Move], rng: Random, skill: Skill
) -> Iterator[Thought]:
    """Play on after every move, and again after the better half, until one is left."""
    known = guesses(state)
    trials = [Trial(move, remove(state.cells, move.group), [], [0] * state.sides) for move in moves]
    every, stages = trials, (len(moves) - 1).bit_length()
    for _ in range(stages):
        for turn in range(max(skill.least, skill.playouts // stages // len(trials))):
            guess = known.pick(rng.random())
            for trial in trials:
                play_out(state, seat, trial, guess, rng)
            if turn % (SLICE // len(trials) + 1) == 0:
                yield thought(state, seat, max(trials, key=Trial.mean), every)
        trials = sorted(trials, key=Trial.mean, reverse=True)[: (len(trials) + 1) // 2]
    yield thought(state, seat, trials[0], every)


def play_out(state: State, seat: Seat, trial: Trial, guess: Guess, rng: Random) -> None:
    """Play on after a move once, and note the end."""
    side, seats, taken = seat % state.sides, len(state.secrets), list(guess.taken)
    taken[side] += within(state.cells, trial.move.group, guess.own[side])
    ends = finish(trial.after, (seat + 1) % seats, seats, guess.own, taken, rng)
    best = min(ends)
    shares = [WIN // ends.count(best) if end == best else 0 for end in ends]
    for at, share in enumerate(shares):
        trial.wins[at] += share
    ahead = min(left for left, _ in ends[:side] + ends[side + 1 :]) - ends[side][0]
    trial.gains.append(shares[side] + TOKEN * min(max(ahead, -FAR), FAR))


def thought(state: State, seat: Seat, trial: Trial, every: list[Trial]) -> Thought:
    sides, members = state.sides, len(state.secrets) // state.sides
    mine = tuple(own(state.secrets, sides, seat % sides))
    tried = tuple((other.move, share(other, members)[seat % sides]) for other in every)
    chance = share(trial, members) * members
    return Thought(trial.move, chance, reason(state.cells, trial.move, mine), tried)


def share(trial: Trial, members: int) -> tuple[float, ...]:
    """The chance of winning after a move, by side, for each of its members."""
    return tuple(won / sum(trial.wins) / members for won in trial.wins)


def reason(cells: bytes, move: Move, mine: Colours) -> Reason:
    """What a move does for these colours."""
    after = remove(cells, move.group)
    colour, cleared = cells[move.group[0]], within(cells, move.group, mine)
    letter = LETTERS[colour]
    if not count(after, mine):
        return ("wins", letter, cleared)
    if cleared:
        return ("clears", letter, cleared)
    joined = lone(cells, mine) - lone(after, mine)
    if joined > 0:
        return ("joins", joined)
    return ("spends", letter, within(cells, move.group, (colour,)))
