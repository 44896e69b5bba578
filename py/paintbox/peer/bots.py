"""Undo and redo against bots: whoever takes back takes back what the bots answered, too."""

from paintbox.engine.session import Session
from paintbox.peer.kept import Kept


def after_undo(kept: Kept, session: Session) -> int | None:
    """How many steps an undo would leave: as many as before a person's last decision.

    None if there is none, or a draw stands between that cannot be taken back.
    """
    left = session.after_undo
    while left is not None and kept.level(session.game.turn(session.states[left])):
        left = session.until(left).after_undo
    return left


def undo(kept: Kept, session: Session) -> None:
    """Go back to a person's last decision, if that can be."""
    left = after_undo(kept, session)
    while left is not None and len(session.steps) > left:
        session.undo()


def redo(kept: Kept, session: Session) -> None:
    """Play again what the last undo took back, the answers of the bots included."""
    session.redo()
    while kept.level(session.turn) and session.redoable:
        session.redo()
