"""Taking a link in: read it wholly, then keep it; a bad one leaves everything as it was."""

from paintbox.engine.game import Refusal
from paintbox.engine.session import Session
from paintbox.peer.arrival import opened
from paintbox.peer.kept import Kept
from paintbox.view import view_of
from paintbox.view.words import say
from paintbox.web.app import App
from paintbox.web.asking import Brought
from paintbox.web.by_link import ByLink
from paintbox.web.whole import whole


async def receive(app: App, text: str) -> None:
    """Open the link in a text, if there is one."""
    brought = await take(app, text)
    if brought:
        app.turn(f"g.{brought.kept.id}")
        app.show(ByLink(app, brought.kept, brought))


def lay(app: App, brought: Brought) -> None:
    """Show its table in place of what was there before."""
    app.instead(f"g.{brought.kept.id}")
    app.show(ByLink(app, brought.kept, brought))


async def take(app: App, text: str) -> Brought | None:
    """Keep the game of a link, merged with what is known of it."""
    known: list[Kept | None] = []

    def merged(before: Kept | None) -> Kept:
        known.append(before)
        return opened(link, session, before, game_before)

    try:
        link = await whole(app, text)
        session = Session(link.record)
        session.resolve()
        of = link.agreed.rematch_of
        game_before = await app.keeping.readable(of) if of else None
        keeping = app.keeping.keep(link.key, merged)
        view_of(link.record.game)  # imported while the browser writes
        kept = await keeping
    except Refusal as error:
        app.notice(say("link.bad", why=say(f"why.{error.kind}")))
        return None
    return Brought(kept, known[-1], session.steps, link.remark)
