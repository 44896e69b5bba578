"""The page at the address of a link: the game that it brings, on the table."""

from paintbox.web.app import App
from paintbox.web.opening import lay, take
from paintbox.web.places import here


async def open_screen(app: App, rest: list[str]) -> None:
    """The table of the link that is the address; after a bad link, what was there before."""
    brought = await take(app, rest[0])
    if here() != rest[0]:
        return  # somebody has gone elsewhere since
    if brought:
        lay(app, brought)
    elif app.blank:
        await app.redirect("")
    else:
        app.instead(app.place)
