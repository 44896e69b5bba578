"""Collecto's bots: the first takes what brings most now, the others look turns ahead.

Reasons, with a colour as its letter:

- ``("wins",)``: whatever the others do from now on
- ``("prepares", balls, points)``: the first of two pushes, and what the second one will collect
- ``("collects", colour, balls, points, answer)``: most balls of this colour, how many balls in all,
  how many points more, and the most balls that the next seat can collect then
- ``("none",)``: it sees no push that counts
"""

from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any, NamedTuple

from paintbox.bots.collecto_board import ALL, Board, Tray, Turns, board, tray
from paintbox.bots.collecto_search import NEVER, Search, SpentError
from paintbox.bots.collecto_worth import POINT, WIN, counts, points
from paintbox.bots.thought import Bot, Reason, Thought
from paintbox.engine.game import Game, Seat
from paintbox.games import collecto
from paintbox.games.collecto import ASKED, FREE, LETTERS, NONE, PUSH, SECOND, Move, State

SLOPE = 3 * POINT  # a lead that makes a win likely
FAR = 8 * POINT  # so much worse than the best turn, it does not matter how much


class Level(NamedTuple):
    """How much work a bot does."""

    boards: int  # whose turns it looks for in a move
    slips: int = 0  # moves in a hundred that are made without thinking
    overlooks: int = 0  # pushes in a hundred that it does not see when playing with spotting
    beside: int = 0  # more boards for what the other turns are worth; with none, it does not ask


class Option(NamedTuple):
    """A move, and what its turn collects and leaves."""

    move: Move
    gain: Tray
    after: Board


def bot(level: Level) -> Bot:
    """The bot that does this work."""

    def think(game: Game[Any, Any], seen: State, seat: Seat, rng: Random) -> Iterator[Thought]:
        search = Search(level.boards)
        found = spotted(seen, options(seen, search.turns), level, rng)
        if not found:
            yield Thought(NONE, even(seen), ("none",))
        elif len({option.move for option in found}) == 1 or rng.random() * 100 < level.slips:
            yield plain(seen, found[int(rng.random() * len(found))])
        elif not level.boards:
            yield plain(seen, richest(seen, found, rng))
        else:
            yield from ahead(seen, found, search, level.beside)

    return think


def options(state: State, turns: Turns) -> list[Option]:
    """Every turn from here, in the order of the rules."""
    before = board(state.cells)
    found = [Option(push, *turns.collect(pushed)) for push, pushed in turns.singles(before)]
    if (found and state.phase != FREE) or (state.spotting and state.phase in (PUSH, ASKED)):
        return found
    doubles = {
        Option(push, *turns.collect(second)): None
        for push, pushed in turns.quiet(before)
        for _, second in turns.singles(pushed)
    }
    return [*found, *doubles]


def spotted(state: State, found: list[Option], level: Level, rng: Random) -> list[Option]:
    """The turns that a bot does not overlook."""
    if not state.spotting or state.phase not in (PUSH, ASKED):
        return found
    return [option for option in found if rng.random() * 100 >= level.overlooks]


def plain(state: State, option: Option) -> Thought:
    """A move by one who does not know how the game stands."""
    return Thought(option.move, even(state), reason(state, option))


def even(state: State) -> tuple[float, ...]:
    seats = len(state.trays)
    return (1 / seats,) * seats


def richest(state: State, found: list[Option], rng: Random) -> Option:
    """The turn that brings most points, then most balls, among equals any."""
    mine = tray(state.trays[state.seat])
    keys = [(points(mine + option.gain), option.gain >> ALL, rng.random()) for option in found]
    return found[keys.index(max(keys))]


def ahead(state: State, found: list[Option], search: Search, more: int) -> Iterator[Thought]:
    """Look further and further ahead, until all is known or the boards are spent."""
    found.sort(key=lambda option: -option.gain)
    turns, value, closed, known = 0, 0, False, 1
    with suppress(SpentError):
        while not closed:
            turns, search.open, best = turns + 1, False, -NEVER
            for option in tuple(found):
                lead = worth(state, option, search, turns, best)
                if lead > best:
                    best = value = lead
                    found.remove(option)
                    found.insert(0, option)
                yield weighed(state, found[0], value, certain=False)
            closed, known = not search.open, turns
    yield weighed(state, found[0], value, certain=closed)
    if more:
        search.boards = more
        yield from beside(state, found, search, known, closed)


def beside(
    state: State, found: list[Option], search: Search, turns: int, certain: bool
) -> Iterator[Thought]:
    """The best turn, and what every other one is worth so many turns ahead."""
    best = worth(state, found[0], search, turns, -NEVER)
    leads = {found[0].move: best}
    for option in found[1:]:
        with suppress(SpentError):
            lead = worth(state, option, search, turns, best - FAR)
            leads[option.move] = max(lead, leads.get(option.move, -NEVER))
        chances = tuple((move, hope(state, lead, certain)) for move, lead in leads.items())
        yield weighed(state, found[0], best, certain)._replace(tried=chances)


def worth(state: State, option: Option, search: Search, turns: int, least: int) -> int:
    """What a turn is worth, looking so many more ahead; whatever is not above least is alike."""
    seats = len(state.trays)
    trays = [tray(found) for found in state.trays]
    trays[state.seat] += option.gain
    then = (state.mover + 1) % seats
    me = (state.seat - then) % seats
    following = (*trays[then:], *trays[:then])
    if me:
        return -search.value(option.after, following, me, turns, -NEVER, -least)
    return search.value(option.after, following, me, turns, least, NEVER)


def weighed(state: State, option: Option, value: int, certain: bool) -> Thought:
    """A move by one who knows about how the game will end."""
    chance = hope(state, value, certain)
    why = ("wins",) if chance == 1 else reason(state, option)
    return Thought(option.move, by_seat(state, chance), why, ((option.move, chance),))


def in_turn(state: State) -> bool:
    """Whether nobody collects out of turn: where several are asked, what was searched may fail."""
    return not state.spotting or len(state.trays) == 2


def hope(state: State, value: int, certain: bool) -> float:
    """The chance of the seat to decide, by what it is ahead."""
    if certain and value > WIN // 2 and in_turn(state):
        return 1.0
    lead = max(-WIN // 10, min(WIN // 10, value))
    fair, sure = 1 / len(state.trays), lead / (abs(lead) + SLOPE)
    return fair + sure * (1 - fair if lead > 0 else fair)


def by_seat(state: State, chance: float) -> tuple[float, ...]:
    """The chances of all, from that of the seat to decide."""
    seats = len(state.trays)
    others = (1 - chance) / (seats - 1)
    return tuple(chance if seat == state.seat else others for seat in range(seats))


def reason(state: State, option: Option) -> Reason:
    """Why a turn is good, at first sight."""
    balls, before = counts(option.gain), tray(state.trays[state.seat])
    more = points(before + option.gain) - points(before)
    if collecto.play(state, option.move).phase == SECOND:
        return "prepares", sum(balls), more
    letter = LETTERS[balls.index(max(balls))]
    answers = [gain >> ALL for gain, _ in Turns()[option.after]]
    return "collects", letter, sum(balls), more, max(answers, default=0)


LEVELS: tuple[Bot, ...] = tuple(
    bot(level)
    for level in (
        Level(0, slips=50, overlooks=50),
        Level(6, slips=25, overlooks=25),
        Level(40, slips=12, overlooks=10),
        Level(1200),
    )
)
BACK = bot(Level(800, beside=800))
