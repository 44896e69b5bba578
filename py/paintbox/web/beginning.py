"""A new game: its deal and its id come from the browser's own random source."""

import os

from paintbox.engine import base32
from paintbox.peer.kept import Kept
from paintbox.web.app import App


async def begin(app: App, kept: Kept) -> None:
    """Keep a new game and show it."""
    await app.keep(kept.id, lambda _: kept)
    app.go(f"g.{kept.id}")


async def rematch(app: App, kept: Kept) -> None:
    await begin(app, kept.rematch(fresh_id(), fresh_deal()))


def fresh_id() -> str:
    return base32.pack(os.urandom(5))


def fresh_deal() -> str:
    """A deal that follows from a new seed."""
    return "s" + base32.pack(os.urandom(10))
