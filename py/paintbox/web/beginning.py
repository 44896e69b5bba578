"""A new game: its deal and its id come from the browser's own random source."""

import os

from paintbox.engine import base32
from paintbox.engine.record import Record
from paintbox.peer.histories import Histories
from paintbox.peer.kept import Kept
from paintbox.web.app import App


async def begin(app: App, laid: Record, names: tuple[str, ...], mine: tuple[int, ...]) -> None:
    """Keep a new game and show it."""
    kept = Kept(base32.pack(os.urandom(5)), laid, names, mine, Histories(frozenset({()})))
    await app.keep(kept.id, lambda _: kept)
    app.go(f"g.{kept.id}")


def fresh_deal() -> str:
    """A deal that follows from a new seed."""
    return "s" + base32.pack(os.urandom(10))
