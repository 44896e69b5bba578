"""Taking a link in: read it wholly, then keep it; a bad one leaves everything as it was."""

from paintbox.engine.game import Refusal
from paintbox.engine.session import Session
from paintbox.peer.arrival import opened
from paintbox.peer.finding import find
from paintbox.peer.histories import Steps, apart
from paintbox.peer.kept import Kept
from paintbox.view import view_of
from paintbox.view.words import say
from paintbox.web.app import App


async def receive(app: App, text: str) -> None:
    """Open the link in a text, if there is one."""
    kept = await take(app, text)
    if kept:
        app.go(f"g.{kept.id}")


async def take(app: App, text: str) -> Kept | None:
    """Keep the game of a link, merged with what is known of it, and give it."""
    known: list[Kept | None] = []

    def merged(before: Kept | None) -> Kept:
        known.append(before)
        return opened(link, session, before)

    try:
        link = find(text)
        session = Session(link.record)
        session.resolve()
        keeping = app.keep(link.key, merged)
        view_of(link.record.game)  # imported while the browser writes
        kept = await keeping
    except Refusal as error:
        app.notice(say("link.bad", why=say(f"why.{error.kind}")))
        return None
    app.notice(news(session.steps, known[-1]))
    return kept


def news(steps: Steps, known: Kept | None) -> str:
    """What there is to say of a link whose game is known here."""
    if known is None:
        return ""
    found = apart(known.histories.shown, steps)
    if found.fork:
        return say("link.fork", step=found.shared + 1)
    return say("link.older") if found.beginning else ""
