"""Coloro's bots: the first takes what makes a high stack, the others try moves in random games.

The last also plays the end of a game through. Reasons, with a colour as its letter:

- ``("wins",)``: whatever the other does from now on
- ``("ends",)``: the game is over, and won
- ``("opens", colour, kept, n)``: kept is 1 or 0; who goes on has n tokens to choose from
- ``("denies", colour, height, n)``: the other would have raised this colour to this height
- ``("starts", colour, n)``, ``("raises", colour, height, n)``: leaving n tokens to choose from
"""

from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any, NamedTuple

from paintbox.bots.coloro_board import Board, Ways, board, follows, move, opened
from paintbox.bots.coloro_endgame import LOST, SHARED, WON, Endgame, SpentError
from paintbox.bots.coloro_tree import Tree
from paintbox.bots.thought import Bot, Reason, Thought
from paintbox.engine.game import OVER, Game, Seat
from paintbox.games import coloro
from paintbox.games.coloro import GIVE, KEEP, LETTERS, NOWHERE, Move, State

SLICE_GAMES = 400  # random games between two thoughts
SLICE_NODES = 3000  # of the endgame between two thoughts
CANDIDATES = 6  # openings that are looked at again
DENIED = 2  # a stack of the other that it is worth to keep from growing


class Level(NamedTuple):
    """How much work a bot does."""

    games: int  # random games a move
    slips: int = 0  # moves in a hundred that are made without thinking
    nodes: int = 0  # positions of the endgame that it may look at
    tokens: int = 0  # with so many left it begins to


def bot(level: Level) -> Bot:
    """The bot that does this work."""

    def think(game: Game[Any, Any], seen: State, seat: Seat, rng: Random) -> Iterator[Thought]:
        moves = game.moves(seen)
        if len(moves) == 1 or rng.random() * 100 < level.slips:
            yield plain(seen, moves[int(rng.random() * len(moves))])
        elif not level.games:
            yield plain(seen, highest(seen, rng))
        elif seen.marker == NOWHERE:
            yield from opening(seen, level, rng)
        else:
            yield from middle(seen, level, rng)

    return think


def plain(state: State, move: Move) -> Thought:
    """A move by one who does not know how the game stands."""
    return Thought(move, (0.5, 0.5), reason(state, move))


def highest(state: State, rng: Random) -> Move:
    """The move that makes the highest stack, among equals any."""
    heights = state.stacks[state.seat]
    moves = coloro.moves(state)
    found = [(heights[state.cells[move.cell]], rng.random(), at) for at, move in enumerate(moves)]
    return moves[max(found)[2]]


def opening(state: State, level: Level, rng: Random) -> Iterator[Thought]:
    """Of all cells the one where going on is best or worst: it is given away or kept."""
    trees = [Tree(opened(state, cell), state.cells, rng) for cell in range(36)]
    for _ in range(2):
        grow(trees, level.games // 4)
        yield begun(state, trees, trees)
    every, trees = trees, sorted(trees, key=clearness)[-CANDIDATES:]
    for _ in range(0, level.games // 2, SLICE_GAMES):
        grow(trees, min(SLICE_GAMES, level.games // 2))
        yield begun(state, trees, every)


def grow(trees: list[Tree], games: int) -> None:
    """Share random games out among trees, at least one to each."""
    for tree in trees:
        tree.grow(games // len(trees) or 1)


def clearness(tree: Tree) -> float:
    """How clear it is who wins."""
    return abs(tree.chance - 0.5)


def begun(state: State, trees: list[Tree], every: list[Tree]) -> Thought:
    """The opening that leads to the position of the clearest tree, kept or given away."""
    tree = max(trees, key=clearness)
    cell = taken(state.cells, tree.root.board)
    move = Move(cell, GIVE if tree.chance > 0.5 else KEEP)
    best = max(tree.chance, 1 - tree.chance)
    tried = [(taken(state.cells, tree.root.board), tree.chance) for tree in every]
    given = tuple((Move(cell, GIVE), chance) for cell, chance in tried)
    kept = tuple((Move(cell, KEEP), 1 - chance) for cell, chance in tried)
    return Thought(move, (best, 1 - best), reason(state, move), (*given, *kept))


def taken(cells: bytes, board: Board) -> int:
    """The only cell without a token."""
    return ((1 << len(cells)) - 1 ^ board[0]).bit_length() - 1


def middle(state: State, level: Level, rng: Random) -> Iterator[Thought]:
    """A move after the opening: what is known of the end, else what goes well by chance."""
    before, worths = board(state), dict[Board, int]()
    if before[0].bit_count() <= level.tokens:
        for after in look_through(before, state.cells, level.nodes, worths):
            yield settled(state, before, after, worths)
    found = follows(before, state.cells, Ways())
    best = max(found, key=lambda after: worths.get(after, LOST))
    if worths.get(best) == WON or (len(worths) == len(found) and worths[best] == SHARED):
        yield settled(state, before, best, worths)
        return
    hopeful = [after for after in found if worths.get(after) != LOST] or found
    tree = Tree(before, state.cells, rng)
    tree.keep(hopeful)
    for _ in range(0, level.games if len(hopeful) > 1 else 1, SLICE_GAMES):
        tree.grow(min(SLICE_GAMES, level.games))
        yield likely(state, before, tree, worths)


def look_through(
    before: Board, colours: bytes, nodes: int, worths: dict[Board, int]
) -> Iterator[Board]:
    """Find out what moves are worth, until one wins or the nodes are spent.

    Fills ``worths`` by the position after the move, and gives the best so far.
    """
    endgame = Endgame(colours)
    ordered = endgame.ordered(before)
    for after in ordered:
        while nodes > 0 and after not in worths:
            endgame.nodes = min(nodes, SLICE_NODES)
            nodes -= endgame.nodes
            with suppress(SpentError):
                worths[after] = -endgame.value(after)
            nodes += endgame.nodes
            yield max(ordered, key=lambda board: worths.get(board, LOST))
        if worths.get(after) == WON:
            return


def settled(state: State, before: Board, after: Board, worths: dict[Board, int]) -> Thought:
    """A move of which it is known, perhaps, how the game ends."""
    worth = worths.get(after, SHARED)
    chosen = move(before, after)
    words = reason(state, chosen) if worth != WON else wins(state, chosen)
    return Thought(chosen, by_seat(state, (1 + worth) / 2), words, known(before, worths))


def known(before: Board, worths: dict[Board, int]) -> tuple[tuple[Move, float], ...]:
    """The moves of which it is known how the game ends."""
    return tuple((move(before, after), (1 + worth) / 2) for after, worth in worths.items())


def likely(state: State, before: Board, tree: Tree, worths: dict[Board, int]) -> Thought:
    """The move that went best by chance."""
    best = tree.best
    chosen = move(before, best.board)
    lost = {after: 0.0 for after, worth in worths.items() if worth == LOST}
    found = lost | {kid.board: kid.chance for kid in tree.root.kids}
    tried = tuple((move(before, after), chance) for after, chance in found.items())
    chance = by_seat(state, best.won / best.games)
    return Thought(chosen, chance, reason(state, chosen), tried)


def by_seat(state: State, chance: float) -> tuple[float, ...]:
    """The chances of both, from that of the seat to move."""
    return (chance, 1 - chance) if state.seat == 0 else (1 - chance, chance)


def wins(state: State, move: Move) -> Reason:
    """Why a move is good that wins whatever comes."""
    return ("ends",) if coloro.play(state, move).seat == OVER else ("wins",)


def reason(state: State, move: Move) -> Reason:
    """Why a move is good, at first sight."""
    after = coloro.play(state, move)
    colour = state.cells[move.cell]
    letter, answers = LETTERS[colour], len({answer.cell for answer in coloro.moves(after)})
    if state.marker == NOWHERE:
        return "opens", letter, int(move.how == KEEP), answers
    height, other = (after.stacks[seat][colour] for seat in (state.seat, 1 - state.seat))
    if other >= max(height, DENIED):
        return "denies", letter, other + 1, answers
    return ("starts", letter, answers) if height == 1 else ("raises", letter, height, answers)


LEVELS: tuple[Bot, ...] = tuple(
    bot(level)
    for level in (
        Level(0, slips=50),
        Level(20, slips=10),
        Level(250, slips=4),
        Level(2000, nodes=16000, tokens=22),
    )
)
BACK = LEVELS[-1]
