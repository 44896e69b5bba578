"""The page at the address of a link: the game that it brings, on the table."""

from paintbox.web.app import App, here
from paintbox.web.opening import take
from paintbox.web.table import Playing


async def open_screen(app: App, rest: list[str]) -> None:
    """The table of the link that is the address; after a bad link, what was there before."""
    kept = await take(app, rest[0])
    if here() != rest[0]:
        return  # somebody has gone elsewhere since
    if kept:
        app.instead(f"g.{kept.id}")
        app.show(Playing(app, kept))
    elif app.blank:
        await app.redirect("")
    else:
        app.instead(app.place)
