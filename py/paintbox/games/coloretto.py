"""Coloretto, for two to five: draw a card and add it to a row, or take a row as it stands.

The deck has nine cards in each of seven colours, three jokers and ten plus-two cards; with
three players one colour stays out of it, with two players two. Each seat starts with a card of
its own colour, with two players two cards of two colours. There is a row for each seat, with
room for three cards; with two players there are three rows, for one, two and three cards. A
turn either draws a card and adds it to a row with room, or takes a row with cards and is then
out of the round. The round ends when all have taken, and a row that is left leaves the game;
who took last begins the next one. A draw from a pile of fifteen makes the round the last.

In the end three colours of a hand count plus, the others minus, by a score card that goes by
the number of cards; each plus-two card counts two. A joker then takes any colour or none; with
switch w it takes its colour as its row is taken. Switch g turns the score card over.
"""

import re
from collections.abc import Iterable, Iterator
from itertools import combinations_with_replacement, compress, islice
from typing import NamedTuple

from paintbox.engine.counts import ranks, tally
from paintbox.engine.game import CHANCE, OVER, NotationError, Options
from paintbox.engine.open import guess as guess
from paintbox.engine.open import seen as seen
from paintbox.engine.rng import Rng

NAME = "coloretto"
VERSION = 1
OPTIONS = tuple(f"{seats}{switches}" for seats in "2345" for switches in ("", "g", "gw", "w"))

LETTERS = "roygbknjw"  # by card
COLOURS = LETTERS[:7]
JOKER, PLUS_TWO = 7, 8
COVERED, NOTHING = 9, 10  # what is drawn, if not a card to place: one not yet shown, or none
PHASES = (*(f"p{letter}" for letter in LETTERS), "d", "t")  # by what is drawn
NOBODY = 5  # among takers

DECK = dict(zip(LETTERS, (9, 9, 9, 9, 9, 9, 9, 3, 10), strict=True))
NONE = bytes(9)  # cards
LAST = 15  # cards in the pile when a draw begins the last round
POINTS = (  # by side of the score card and number of cards, wild ones included
    (0, 1, 3, 6, 10, 15, 21, 21, 21, 21, 21, 21, 21),
    (0, 1, 4, 8, 7, 6, 5, 5, 5, 5, 5, 5, 5),
)
PLUS = 3  # colours that count plus
PLUS_TWO_POINTS = 2

DRAW, SHOW, PLACE, TAKE = range(4)

Row = bytes  # cards in the order placed
Counts = bytes  # how many of each card
Hands = tuple[Counts, ...]  # by seat


class Setup(NamedTuple):
    """What the number of players fixes."""

    sizes: tuple[int, ...]  # how many colours are out, then how many starters a seat has
    limits: bytes  # by row, the most cards it takes
    deal: str  # in words


SETUPS = {
    2: Setup((2, 2, 2), bytes((1, 2, 3)), "two colours out, x and two starters a seat, as okxrygb"),
    3: Setup((1, 1, 1, 1), bytes([3] * 3), "one colour out, x and a starter a seat, as nxrby"),
    4: Setup((0, 1, 1, 1, 1), bytes([3] * 4), "x and a starter a seat, as xrygb"),
    5: Setup((0, 1, 1, 1, 1, 1), bytes([3] * 5), "x and a starter a seat, as xrygbn"),
}


class Move(NamedTuple):
    kind: int  # DRAW a card, chance SHOWs it, PLACE it, TAKE a row
    at: int  # the card shown, else the row; 0 to draw
    colours: bytes = b""  # of the row's jokers with switch w, in palette order


class Rules(NamedTuple):
    limits: bytes  # by row, the most cards it takes
    side: int  # of the score card
    wild: bytes  # colours that a joker can take with its row; none without switch w


class State(NamedTuple):
    rows: tuple[Row, ...]  # empty once taken
    room: bytes  # by row, how many more cards it takes, 0 once taken
    takers: bytes  # by row, the seat that took it this round, or NOBODY
    hands: Hands
    pile: Counts  # not yet shown
    out: Counts  # left the game with a row
    seats: bytes  # still in this round, in turn order, first who is to move; none once over
    drawn: int  # the card to place, COVERED, or NOTHING
    rules: Rules


STEPS = ("d", LETTERS, "12345", tuple(f"t{row}" for row in "12345"))  # by kind and at
DRAWING = Move(DRAW, 0)
SHOWING = tuple(Move(SHOW, card) for card in range(9))
PLACING = tuple(Move(PLACE, row) for row in range(5))
TAKING = tuple(Move(TAKE, row) for row in range(5))


def deal(options: Options, rng: Rng) -> str:
    colours = list(COLOURS)
    rng.shuffle(colours)
    return deal_text(groups(options.seats, "".join(colours)))


def groups(seats: int, colours: str) -> list[str]:
    """The first colours as those taken out, the next as each seat's starters."""
    rest, sizes = iter(colours), SETUPS[seats].sizes
    return ["".join(sorted(islice(rest, size), key=COLOURS.index)) for size in sizes]


def deal_text(groups: list[str]) -> str:
    out, *hands = groups
    return f"{out}x{''.join(hands)}"


def start(options: Options, deal: str) -> State:
    seats, switches = options
    check_deal(seats, deal)
    out, *hands = groups(seats, deal.replace("x", ""))
    dealt = [bytes(map(hand.count, LETTERS)) for hand in hands]
    pile = [0 if letter in out else DECK[letter] - (letter in deal) for letter in LETTERS]
    wild = bytes(compress(range(JOKER), pile)) if "w" in switches else b""
    rules = Rules(SETUPS[seats].limits, int("g" in switches), wild)
    return begin_round(tuple(dealt), bytes(pile), NONE, bytes(range(seats)), rules)


def check_deal(seats: int, deal: str) -> None:
    (out, *starters), _, words = SETUPS[seats]
    if not re.fullmatch(f"[{COLOURS}]{{{out}}}x[{COLOURS}]{{{sum(starters)}}}", deal):
        raise NotationError(deal, f"a deal of Coloretto for {seats} is {words}")
    if len(set(deal)) < len(deal):
        raise NotationError(deal, "no colour stands twice: each is out or starts with one seat")
    ordered = deal_text(groups(seats, deal.replace("x", "")))
    if deal != ordered:
        raise NotationError(deal, f"colours of a group stand in the order {COLOURS}: {ordered}")


def begin_round(hands: Hands, pile: Counts, out: Counts, seats: bytes, rules: Rules) -> State:
    limits = rules.limits
    rows, takers = (b"",) * len(limits), bytes([NOBODY]) * len(limits)
    return State(rows, limits, takers, hands, pile, out, seats, NOTHING, rules)


def turn(state: State) -> int:
    if state.drawn == COVERED:
        return CHANCE
    return state.seats[0] if state.seats else OVER


def fresh(state: State) -> bool:
    return state.drawn == NOTHING


def moves(state: State) -> list[Move]:
    if state.drawn == COVERED:
        return list(compress(SHOWING, state.pile))
    if state.drawn != NOTHING:
        return list(compress(PLACING, state.room))
    if not state.seats:
        return []
    taking = list(compress(TAKING, state.rows))
    if state.rules.wild:
        taking = [coloured for move in taking for coloured in colourings(state, move)]
    return [DRAWING, *taking] if any(state.room) else taking


def colourings(state: State, move: Move) -> list[Move]:
    """The ways to take a row, by the colours of its jokers."""
    jokers = state.rows[move.at].count(JOKER)
    ways = combinations_with_replacement(state.rules.wild, jokers)
    return [Move(TAKE, move.at, bytes(colours)) for colours in ways]


def weights(state: State) -> list[int]:
    return list(filter(None, state.pile))


def play(state: State, move: Move) -> State:
    return PLAY[move.kind](state, move)


def draw(state: State, move: Move) -> State:
    rows, room, takers, hands, pile, out, seats, _, rules = state
    return State(rows, room, takers, hands, pile, out, seats, COVERED, rules)


def show(state: State, move: Move) -> State:
    rows, room, takers, hands, pile, out, seats, _, rules = state
    return State(rows, room, takers, hands, less(pile, move.at), out, seats, move.at, rules)


def place(state: State, move: Move) -> State:
    rows, room, takers, hands, pile, out, seats, drawn, rules = state
    at = move.at
    rows = (*rows[:at], rows[at] + bytes((drawn,)), *rows[at + 1 :])
    seats = seats[1:] + seats[:1]
    return State(rows, less(room, at), takers, hands, pile, out, seats, NOTHING, rules)


def take(state: State, move: Move) -> State:
    rows, room, takers, hands, pile, out, seats, _, rules = state
    at, seat = move.at, seats[0]
    cards = rows[at].replace(bytes((JOKER,)), b"") + move.colours if move.colours else rows[at]
    hands = (*hands[:seat], collect(hands[seat], cards), *hands[seat + 1 :])
    rows = (*rows[:at], b"", *rows[at + 1 :])
    if len(seats) > 1:
        room = room[:at] + b"\0" + room[at + 1 :]
        takers = takers[:at] + seats[:1] + takers[at + 1 :]
        return State(rows, room, takers, hands, pile, out, seats[1:], NOTHING, rules)
    out = collect(out, b"".join(rows))
    order = bytes(range(len(hands)))
    begins = b"" if sum(pile) < LAST else order[seat:] + order[:seat]
    return begin_round(hands, pile, out, begins, rules)


PLAY = (draw, show, place, take)  # by kind


def less(counts: bytes, at: int) -> bytes:
    """Counts with one fewer at this place."""
    changed = bytearray(counts)
    changed[at] -= 1
    return bytes(changed)


def collect(counts: Counts, cards: Iterable[int]) -> Counts:
    """Counts with these cards added."""
    changed = bytearray(counts)
    for card in cards:
        changed[card] += 1
    return bytes(changed)


def scores(state: State) -> tuple[int, ...]:
    return tuple(hand_points(hand, POINTS[state.rules.side]) for hand in state.hands)


def hand_points(hand: Counts, points: tuple[int, ...]) -> int:
    """The most that a hand can count."""
    best = max(colour_points(way, points) for way in coloured(hand))
    return best + PLUS_TWO_POINTS * hand[PLUS_TWO]


def coloured(hand: Counts) -> Iterator[Counts]:
    """A hand with its jokers among the colours, in every way; a joker can stay without one."""
    plain = hand[:JOKER] + b"\0" + hand[PLUS_TWO:]
    for colours in combinations_with_replacement(range(JOKER + 1), hand[JOKER]):
        yield collect(plain, colours)


def colour_points(hand: Counts, points: tuple[int, ...]) -> int:
    """What the colours count: the three that count most are added, the others subtracted."""
    ranked = sorted(points[count] for count in hand[:JOKER])
    return sum(ranked[-PLUS:]) - sum(ranked[:-PLUS])


def reckon(hand: Counts, side: int) -> tuple[Counts, tuple[int, ...]]:
    """How a hand counts most: its jokers among the colours, and the points of each colour."""
    points = POINTS[side]
    best = max(coloured(hand), key=lambda way: colour_points(way, points))
    worth = [points[count] for count in best[:JOKER]]
    plus = sorted(range(JOKER), key=worth.__getitem__, reverse=True)[:PLUS]
    return best, tuple(worth[card] if card in plus else -worth[card] for card in range(JOKER))


def places(state: State) -> tuple[int, ...]:
    return ranks(scores(state))


def text(move: Move) -> str:
    return STEPS[move.kind][move.at] + letters(move.colours)


def position(state: State) -> str:
    rows, _, takers, hands, pile, out, seats, drawn, _ = state
    begun = sum(pile) - (drawn == COVERED) < LAST  # a covered card has left the pile
    return "/".join(
        (
            ",".join(map(row_text, rows, takers)),
            *(tally(LETTERS, cards) for cards in (*hands, pile, out)),
            str(seats[0]) if seats else "-",
            PHASES[drawn] if seats else "-",
            "l" if begun else "-",
        )
    )


def row_text(row: Row, taker: int) -> str:
    return f"*{taker}" if taker != NOBODY else letters(row) or "-"


def letters(cards: bytes) -> str:
    return "".join(LETTERS[card] for card in cards)
