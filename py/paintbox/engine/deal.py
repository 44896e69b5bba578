"""How a record's deal becomes a start, and who decides its draws.

The first letter says it: ``s`` a seed from which all follows, ``d`` the game's own deal text
with draws entered as they come, ``m`` the same with what stands behind its ``x`` masked, so
that reading it tells no secret by accident.
"""

from typing import Any

from paintbox.engine.game import Game, NotationError
from paintbox.engine.record import Record
from paintbox.engine.rng import Rng

LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789"


def begin(game: Game[Any, Any], record: Record) -> Any:
    """The state before the first step. Raises NotationError."""
    kind, text = record.deal[0], record.deal[1:]
    if kind == "s":
        text = game.deal(record.options, Rng(text))
    elif kind == "m":
        text = unmask(text)
    return game.start(record.options, text)


def drawn(game: Game[Any, Any], record: Record, state: Any, draws: int) -> str | None:
    """The outcome that a seed gives after so many draws, or that is the only one; else None.

    On a board of one's own it is entered then.
    """
    if record.own:
        return game.text(game.moves(state)[0]) if len(game.moves(state)) == 1 else None
    rng = Rng(f"{record.deal[1:]}/{draws}")
    return game.text(game.moves(state)[rng.pick(game.weights(state))])


def own(text: str) -> str:
    """A record's deal for a deal text that was laid out by hand: what stands behind x is masked."""
    return "m" + mask(text) if "x" in text else "d" + text


def mask(deal: str) -> str:
    """A deal text with what stands behind its ``x`` made unreadable; as long as before."""
    return _shift(deal, 1)


def unmask(deal: str) -> str:
    """What ``mask`` was given. Raises NotationError."""
    if "x" not in deal:
        raise NotationError(deal, "a masked deal has its secrets behind an x")
    return _shift(deal, -1)


def _shift(deal: str, sign: int) -> str:
    board, x, secrets = deal.partition("x")
    rng = Rng(board)
    moved = [LETTERS.index(letter) + sign * rng.below(len(LETTERS)) for letter in secrets]
    return board + x + "".join(LETTERS[index % len(LETTERS)] for index in moved)
