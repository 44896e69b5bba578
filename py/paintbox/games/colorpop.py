"""Colorpop, for one to five: pop groups of tokens, and keep quiet about which colour is yours.

A hundred tokens, nineteen of each colour and five jokers, stand in ten slides of ten. Every
seat has a secret colour. A move takes a whole group of at least two connected tokens of one
colour off the board; a joker counts as any colour, so the jokers beside a group go with it,
and jokers that touch no token of some colour are a group of that colour by themselves. What
is above falls down, and an empty slide goes to the far right. Who has no token left on the
board wins at once, whoever took the last one. Otherwise, when no group is left, fewest own
tokens on the board win, then fewest own tokens taken; who is equal in both shares the place.

With two colours each, or in a team, all the colours of a side count together. Alone one tries
to clear one to five colours: it is won when none of their tokens is left.
"""

from collections.abc import Iterable
from itertools import chain, compress, permutations
from typing import TYPE_CHECKING, NamedTuple

from paintbox.engine.counts import tally
from paintbox.engine.game import OVER, UNKNOWN, Colour, NotationError, Options, Seat
from paintbox.engine.grid import Grid
from paintbox.engine.rng import Rng

if TYPE_CHECKING:
    from random import Random

NAME = "colorpop"
VERSION = 1
OPTIONS = ("2", "3", "4", "5", "2d", "4t", "1s1", "1s2", "1s3", "1s4", "1s5")

COLOURS = range(5)
JOKER: Colour = 5
EMPTY: Colour = 6
PALETTE = "rygbp"
LETTERS = PALETTE + "j.?"  # by colour, the last for UNKNOWN
TOKENS = bytes([*COLOURS] * 19 + [JOKER] * 5)
MOST = 5  # tokens of a colour that a deal may connect
SWAPS = 20  # of slides, before a deal is filled anew
SECRETS = {"": 1, "d": 2, "t": 1, "s1": 1, "s2": 2, "s3": 3, "s4": 4, "s5": 5}  # by switches

SIZE = 10
GRID = Grid(SIZE, SIZE)
SLIDES = tuple(slice(column, None, SIZE) for column in range(SIZE))
GAP = bytes([EMPTY])

BITS = bytes.maketrans(bytes(range(7)), bytes([1, 2, 4, 8, 16, 31, 0]))  # a joker has all
RIGHT, DOWN = 8, 8 * SIZE  # from a cell to the next, where a cell is a byte of a number
NOT_LAST = int.from_bytes((b"\xff" * (SIZE - 1) + b"\0") * SIZE, "little")  # has one at its right

Secrets = tuple[tuple[Colour, ...], ...]  # by seat, in palette order, UNKNOWN if hidden

HIDDEN = (UNKNOWN, UNKNOWN)
CLEARED = (0, len(TOKENS))  # what a player alone has to reach


class Move(NamedTuple):
    group: bytes  # its cells, the one that names it first


class State(NamedTuple):
    cells: bytes  # 100 colours in reading order, JOKER or EMPTY
    seat: int  # to move, or OVER
    sides: int  # how many: seat s plays for side s % sides
    secrets: Secrets
    removed: tuple[bytes, ...]  # by seat, tokens taken by colour, JOKER last


def deal(options: Options, rng: Rng) -> str:
    return f"{letters(fill(rng))}x{secrets(options, rng)}"


def secrets(options: Options, rng: Rng) -> str:
    """The secret colours of all seats, as they stand in a deal."""
    colours, each = list(COLOURS), SECRETS[options.switches]
    rng.shuffle(colours)
    dealt = [sorted(colours[seat * each :][:each]) for seat in range(options.seats)]
    return letters(chain(*dealt))


def fill(rng: Rng) -> bytes:
    """A random board without a crowd: swap slides, and when that is no use, mix all anew."""
    while True:
        tokens = list(TOKENS)
        rng.shuffle(tokens)
        slides = [tokens[slide] for slide in SLIDES]
        for _ in range(SWAPS):
            cells = bytes(chain(*zip(*slides, strict=True)))
            if not crowds(cells):
                return cells
            a, b = rng.below(SIZE), rng.below(SIZE)
            slides[a], slides[b] = slides[b], slides[a]


def crowds(cells: bytes) -> list[bytes]:
    """The groups of more than MOST tokens of a colour, without jokers."""
    plain = groups(cells.replace(bytes([JOKER]), GAP))
    return [group for group in plain if len(group) > MOST]


def start(options: Options, deal: str) -> State:
    board, _, colours = deal.partition("x")
    if sorted(board) != sorted(letters(TOKENS)):
        why = f"a deal of Colorpop begins with 100 letters, 19 of each of {PALETTE} and five j"
        raise NotationError(deal, why)
    cells = bytes(map(LETTERS.index, board))
    for group in crowds(cells):
        where = f"{len(group)} {board[group[0]]} are connected at {GRID.names[group[0]]}"
        raise NotationError(deal, f"{where}, but at most {MOST} may be; swap two slides")
    sides = 2 if options.switches == "t" else options.seats
    taken = (bytes(JOKER + 1),) * options.seats
    return State(cells, 0, sides, hands(options, deal, colours), taken)


def hands(options: Options, deal: str, colours: str) -> Secrets:
    """The secrets that stand behind the x of a deal. Raises NotationError."""
    each = SECRETS[options.switches]
    if len(colours) != each * options.seats or len(set(colours) & set(PALETTE)) != len(colours):
        why = f"behind an x stand the secrets, {each} for each seat, different letters of {PALETTE}"
        raise NotationError(deal, why)
    secrets = [PALETTE.index(colour) for colour in colours]
    split = tuple(tuple(secrets[at : at + each]) for at in range(0, len(secrets), each))
    if any(list(hand) != sorted(hand) for hand in split):
        raise NotationError(deal, f"the secrets of a seat stand in the order {PALETTE}")
    return split


def turn(state: State) -> int:
    return state.seat


def fresh(state: State) -> bool:
    return True


def moves(state: State) -> list[Move]:
    return [] if state.seat == OVER else [Move(group) for group in groups(state.cells)]


def groups(cells: bytes) -> list[bytes]:
    """Every group by colour and then first cell in reading order, jokers on their own last."""
    left = bytearray(links(cells).to_bytes(len(cells), "little"))  # in no group yet, by colour
    neighbours, found = GRID.neighbours, []
    for first in sorted(compress(range(len(left)), left), key=cells.__getitem__):
        bits = left[first]
        if bits:
            left[first] = 0
            group = [first]
            for cell in group:
                for beside in neighbours[cell]:
                    if left[beside] & bits:
                        left[beside] ^= bits
                        group.append(beside)
            found.append(bytes(group))
    return found


def links(cells: bytes) -> int:
    """A number with a byte a cell: a bit for each colour that it shares with a neighbour."""
    bits = int.from_bytes(cells.translate(BITS), "little")
    right, down = bits & bits >> RIGHT & NOT_LAST, bits & bits >> DOWN
    return right | right << RIGHT | down | down << DOWN


def weights(state: State) -> tuple[int, ...]:
    return ()


def play(state: State, move: Move) -> State:
    cells, seat, sides, secrets, removed = state
    board, taken = bytearray(cells), bytearray(removed[seat])
    for cell in move.group:
        taken[cells[cell]] += 1
        board[cell] = EMPTY
    close_up(board, {cell % SIZE for cell in move.group})
    after = bytes(board)
    over = cleared(after, secrets, sides) or not links(after)
    follows = OVER if over else (seat + 1) % len(secrets)
    removed = (*removed[:seat], bytes(taken), *removed[seat + 1 :])
    return State(after, follows, sides, secrets, removed)


def close_up(board: bytearray, columns: Iterable[int]) -> None:
    """Let the tokens of these columns fall; empty slides go to the far right."""
    for column in columns:
        slide = SLIDES[column]
        board[slide] = board[slide].replace(GAP, b"").rjust(SIZE, GAP)
    if GAP in board[-SIZE:].rstrip(GAP):  # the lowest row
        slides = sorted((board[slide] for slide in SLIDES), key=lambda tokens: tokens[-1] == EMPTY)
        for slide, tokens in zip(SLIDES, slides, strict=True):
            board[slide] = tokens


def cleared(cells: bytes, secrets: Secrets, sides: int) -> bool:
    """Whether no token of a side's colours is left."""
    gone = {colour for colour in COLOURS if colour not in cells}
    return bool(gone) and any(gone.issuperset(own(secrets, sides, side)) for side in range(sides))


def own(secrets: Secrets, sides: int, side: int) -> list[Colour]:
    """The colours of all seats of a side."""
    return [*chain(*secrets[side::sides])]


def scores(state: State) -> tuple[int, ...]:
    return by_seat(state, [left for left, _ in standing(state)])


def places(state: State) -> tuple[int, ...]:
    """Sides whose colours are hidden have the place UNKNOWN, the others count without them."""
    sides = standing(state)
    rivals = [side for side in sides if side != HIDDEN] if state.sides > 1 else [CLEARED]
    ranks = [1 + sum(rival < side for rival in rivals) for side in sides]
    known = [UNKNOWN if side == HIDDEN else rank for side, rank in zip(sides, ranks, strict=True)]
    return by_seat(state, known)


def standing(state: State) -> list[tuple[int, int]]:
    """By side, its tokens on the board and those that it took itself; HIDDEN if not known."""
    figures = []
    for side in range(state.sides):
        colours = own(state.secrets, state.sides, side)
        if UNKNOWN in colours:
            figures.append(HIDDEN)
            continue
        taken = sum(counts[c] for counts in state.removed[side :: state.sides] for c in colours)
        figures.append((sum(map(state.cells.count, colours)), taken))
    return figures


def by_seat(state: State, by_side: list[int]) -> tuple[int, ...]:
    return tuple(by_side) * (len(state.secrets) // state.sides)


def seen(state: State, seat: Seat) -> State:
    if state.seat == OVER:
        return state
    known = tuple(
        hand if seat >= 0 and (seat - owner) % state.sides == 0 else (UNKNOWN,) * len(hand)
        for owner, hand in enumerate(state.secrets)
    )
    return state._replace(secrets=known)


def guess(state: State, seat: Seat, rng: "Random") -> State:
    """One of the fillings under which the game is not yet over."""
    if state.seat == OVER:
        return state
    given = [*chain(*state.secrets)]
    free = [colour for colour in COLOURS if colour not in given]
    orders = [*permutations(free, given.count(UNKNOWN))]
    rng.shuffle(orders)
    fillings = (filled(state.secrets, order) for order in orders)
    going = next(each for each in fillings if not cleared(state.cells, each, state.sides))
    return state._replace(secrets=going)


def filled(secrets: Secrets, colours: Iterable[Colour]) -> Secrets:
    """The secrets with these colours, in turn, where they are hidden."""
    new = iter(colours)
    return tuple(tuple(sorted(next(new) if c == UNKNOWN else c for c in hand)) for hand in secrets)


def text(move: Move) -> str:
    return GRID.names[move.group[0]]


def position(state: State) -> str:
    over = state.seat == OVER
    secrets = ",".join(map(letters, state.secrets))
    fields = (letters(state.cells), "-" if over else str(state.seat), secrets)
    removed = ",".join(tally(LETTERS[: JOKER + 1], taken) for taken in state.removed)
    return "/".join((*fields, removed, "o" if over else "-"))


def letters(colours: Iterable[Colour]) -> str:
    return "".join(LETTERS[colour] for colour in colours)
