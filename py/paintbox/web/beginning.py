"""A new game: its deal and its id come from the browser's own random source."""

import os

from paintbox.engine import base32
from paintbox.engine.record import Record
from paintbox.peer.kept import BEGUN, Kept
from paintbox.view.laying import LAID
from paintbox.view.screens.new import Choice
from paintbox.web.app import App
from paintbox.web.memo import remember


async def begin(app: App, kept: Kept) -> None:
    """Keep a new game and show it."""
    await app.keep(kept.id, lambda _: kept)
    app.go(f"g.{kept.id}")


def fresh(choice: Choice, deal: str) -> Kept:
    """A new game as it was chosen."""
    names = (*choice.names, *("",) * choice.options.seats)[: choice.options.seats]
    laid = Record(choice.game, choice.options, deal)
    kinds = choice.kinds
    return Kept(fresh_id(), laid, choice.called(names), choice.mine, BEGUN, kinds=kinds)


async def rematch(app: App, kept: Kept) -> None:
    """The same players again; a board of one's own is laid out anew, by link by who starts then."""
    game, options = kept.laid.game, kept.laid.options
    if not kept.laid.own or game not in LAID:
        await begin(app, kept.rematch(fresh_id(), fresh_deal()))
        return
    first = 1 if kept.alone else kept.mine[0]
    names = (*kept.names[first:], *kept.names[:first])
    remember(f"new.{game}", [str(options), "here" if kept.alone else "link", names])
    app.go(f"lay.{game}.{options}")


def fresh_id() -> str:
    return base32.pack(os.urandom(5))


def fresh_deal() -> str:
    """A deal that follows from a new seed."""
    return "s" + fresh_seed()


def fresh_seed() -> str:
    return base32.pack(os.urandom(10))
