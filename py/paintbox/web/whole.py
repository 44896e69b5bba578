"""The link in a text, made whole where it is only the last part of a game that is kept here."""

from paintbox.peer.finding import find, find_part
from paintbox.peer.link import Link
from paintbox.web.app import App


async def whole(app: App, text: str) -> Link:
    """Raises Refusal."""
    part = find_part(text)
    return part.whole(await app.keeping.game(part.id)) if part else find(text)
