"""How to clear colours alone: the best boards of every number of moves are looked into further.

What is best is a rule of thumb: few lone tokens, jokers kept. Where no board had to be left
out, the search is exact: a game that it does not win cannot be won.
"""

from collections.abc import Iterator
from typing import NamedTuple

from paintbox.bots.colorpop_board import Colours, count, lone, remove
from paintbox.games.colorpop import JOKER, Move, groups


class Path(NamedTuple):
    """A board that can be reached."""

    cost: int  # by the rule of thumb; less is better
    first: Move  # with which the way there begins
    left: int  # tokens to clear


class Outlook(NamedTuple):
    """What a search found."""

    first: Move
    left: int  # tokens that stay, 0 if all can be cleared
    moves: int  # to get there
    exact: bool  # whether nothing better exists


Layer = dict[bytes, Path]


def search(cells: bytes, own: Colours, width: int) -> Iterator[Outlook]:
    """The best that was found after every further move."""
    layer = begin(cells, own)
    best, ends, moves, exact = next(iter(layer.values())), 1, 1, True
    while layer:
        top = min(layer.values(), key=lambda path: path.left)
        if top.left < best.left:
            best, ends = top, moves
        yield Outlook(best.first, best.left, ends, exact or not best.left)
        if not best.left:
            return
        hopeful = {board: path for board, path in layer.items() if not hopeless(board, own)}
        exact = exact and len(hopeful) <= width
        kept = sorted(hopeful, key=lambda board: hopeful[board].cost)[:width]
        layer, moves = further({board: hopeful[board] for board in kept}, own), moves + 1


def begin(cells: bytes, own: Colours) -> Layer:
    """Every board after one move."""
    boards = {remove(cells, group): Move(group) for group in groups(cells)}
    return {board: path(board, own, move) for board, move in boards.items()}


def further(layer: Layer, own: Colours) -> Layer:
    """Every board one move on."""
    found: Layer = {}
    for board, (_, first, _) in layer.items():
        for group in groups(board):
            after = remove(board, group)
            if after not in found:
                found[after] = path(after, own, first)
    return found


def path(cells: bytes, own: Colours, first: Move) -> Path:
    left = count(cells, own)
    return Path(10 * lone(cells, own) + left - 6 * cells.count(JOKER), first, left)


def hopeless(cells: bytes, own: Colours) -> bool:
    """Whether a last token of a colour has no joker left that it could go with."""
    return JOKER not in cells and any(cells.count(colour) == 1 for colour in own)
