"""Coloro by chance: a tree of moves that grows where random games go well (UCT)."""

from collections.abc import Callable
from math import log, sqrt
from random import Random

from paintbox.bots.coloro_board import BIT, CROSSING, MASK, TOKENS, Board, Ranks, Ways, follows

CURIOSITY = 0.5  # how much a seldom tried move is favoured
LOGARITHMS = tuple(round(1024 * log(max(n, 1))) / 1024 for n in range(1 << 14))  # alike everywhere


class Node:
    """A position, and how the random games through it ended for the seat that moved there."""

    __slots__ = ("board", "games", "kids", "untried", "won")

    def __init__(self, board: Board) -> None:
        self.board = board
        self.games = 0
        self.won = 0.0
        self.kids: list[Node] = []
        self.untried: list[Board] | None = None  # the best last; not yet looked for

    @property
    def chance(self) -> float:
        """How likely who moved here wins; of few games it is not taken to be sure."""
        return (self.won + 1) / (self.games + 2)


class Tree:
    """Grows from a position over a board of these colours."""

    def __init__(self, board: Board, colours: bytes, rng: Random) -> None:
        self.root = Node(board)
        self._colours = colours
        self._random = rng.random
        self._ways = Ways()
        self._ranks = Ranks()

    def grow(self, games: int) -> None:
        """Play so many more random games."""
        for _ in range(games):
            path = self._descend()
            won = playout(path[-1].board, self._colours, self._random)
            for node in reversed(path):
                won = 1 - won
                node.games += 1
                node.won += won

    def keep(self, boards: list[Board]) -> None:
        """Of the first moves try only these."""
        self.root.untried = [board for board in self._untried(self.root.board) if board in boards]

    @property
    def chance(self) -> float:
        """How likely the seat to move wins."""
        return 1 - self.root.won / self.root.games

    @property
    def best(self) -> Node:
        """The first move that was tried most."""
        return max(self.root.kids, key=lambda kid: (kid.games, kid.won))

    def _descend(self) -> list[Node]:
        """From the root along the most promising moves to a new node, or to the game's end."""
        path = [node := self.root]
        while True:
            if node.untried is None:
                node.untried = self._untried(node.board)
            if node.untried:
                node.kids.append(node := Node(node.untried.pop()))
                return [*path, node]
            if not node.kids:
                return path
            path.append(node := promising(node))

    def _untried(self, board: Board) -> list[Board]:
        """The positions that follow, those with a high stack last."""
        found = [
            (4 * self._ranks[after[3]][0] + int(4 * self._random()), number, after)
            for number, after in enumerate(follows(board, self._colours, self._ways))
        ]
        return [after for _, _, after in sorted(found)]


def promising(node: Node) -> Node:
    """The move to be tried next, when each was tried once."""
    spread, best, found = LOGARITHMS[node.games], -1.0, node
    for kid in node.kids:
        hope = kid.won / kid.games + CURIOSITY * sqrt(spread / kid.games)
        if hope > best:
            best, found = hope, kid
    return found


def playout(board: Board, colours: bytes, random: Callable[[], float]) -> float:
    """Play on to the end at random, but of two tokens take the better; 1 if the mover wins."""
    left, line, mine, other = board
    heights, others = _heights(mine), _heights(other)
    order, other_order = [stack >> 3 for stack in mine], [stack >> 3 for stack in other]
    mover = True
    while cells := TOKENS[line][left & MASK[line]]:
        cell, second = cells[int(random() * len(cells))], cells[int(random() * len(cells))]
        a, b = colours[cell], colours[second]
        if 2 * heights[b] + others[b] > 2 * heights[a] + others[a]:
            cell, a = second, b
        if not heights[a]:
            order.insert(len(order) * (cell & 1), a)
        heights[a] += 1
        left ^= BIT[cell]
        line = CROSSING[line][cell]
        heights, others, order, other_order = others, heights, other_order, order
        mover = not mover
    return _result(_rank(heights, order), _rank(others, other_order), mover)


def _heights(stacks: bytes) -> list[int]:
    heights = [0] * 6
    for stack in stacks:
        heights[stack >> 3] = stack & 7
    return heights


def _rank(heights: list[int], order: list[int]) -> list[int]:
    return sorted((16 * heights[colour] - at for at, colour in enumerate(order)), reverse=True)


def _result(mine: list[int], other: list[int], mover: bool) -> float:
    return 0.5 if mine == other else float((mine > other) == mover)
