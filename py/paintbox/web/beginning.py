"""A new game: its deal and its id come from the browser's own random source."""

import os

from paintbox.engine import base32
from paintbox.engine.record import Record
from paintbox.peer.kept import BEGUN, Kept
from paintbox.view.laying import LAID
from paintbox.view.names import renamed
from paintbox.view.screens.new import Choice
from paintbox.web.app import App
from paintbox.web.memo import remember


async def begin(app: App, kept: Kept) -> None:
    """Keep a new game and show it; another tap, while the browser writes, begins no other."""
    screen = app.screen
    if screen.leaving:
        return
    screen.leaving = True
    await app.keeping.keep(kept.id, lambda _: kept)
    app.go(f"g.{kept.id}")


def fresh(choice: Choice, deal: str) -> Kept:
    """A new game as it was chosen."""
    laid, kinds = Record(choice.game, choice.options, deal), choice.kinds
    return Kept(fresh_id(), laid, choice.called, choice.mine, BEGUN, kinds=kinds)


async def rematch(app: App, kept: Kept) -> None:
    """The same players again; a board of one's own is laid out anew, by link by who starts then."""
    game = kept.laid.game
    if kept.laid.own and game in LAID:
        keep(Choice.again(kept))
        app.go(f"lay.{game}.{kept.laid.options}")
    else:
        again = kept._replace(names=renamed(kept))
        await begin(app, again.rematch(fresh_id(), fresh_deal()))


def keep(choice: Choice) -> None:
    """Remember a choice for the next time."""
    options, *chosen = choice[1:]
    remember(f"new.{choice.game}", [str(options), *chosen])


def fresh_id() -> str:
    return base32.pack(os.urandom(5))


def fresh_deal() -> str:
    """A deal that follows from a new seed."""
    return "s" + fresh_seed()


def fresh_seed() -> str:
    return base32.pack(os.urandom(10))
