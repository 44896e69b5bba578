"""All kept games: go on, delete and put back, save as a file and load one."""

from functools import partial
from typing import Any

from js import Date, Intl
from pyodide.ffi import to_js

from paintbox.peer.album import joined, read
from paintbox.peer.kept import Kept
from paintbox.view.screens.games import MANY, games
from paintbox.view.shape import Shape
from paintbox.view.words import say
from paintbox.web.app import App
from paintbox.web.beginning import rematch
from paintbox.web.saving import save
from paintbox.web.screen import Screen
from paintbox.web.store import Listing

# A time ago is told in the largest of these that fits, in milliseconds.
UNITS = (("day", 86_400_000), ("hour", 3_600_000), ("minute", 60_000))
FILE = "paintbox"  # of all games


class Games(Screen):
    def __init__(self, app: App, kept: Listing) -> None:
        self.app = app
        self.kept = kept
        self.deleted: dict[str, Kept] = {}
        self.shown = MANY
        self.title = say("games.title")

    def shape(self) -> Shape:
        return games(self.kept.games, self.deleted, self.shown, ago)

    def heard(self, id: str) -> None:
        self.app.run(self._renew())

    def on_more(self, button: Any) -> None:
        self.shown += MANY
        self.app.draw()

    def on_delete(self, button: Any) -> None:
        self.app.run(self._delete(str(button.getAttribute("data-id"))))

    def on_restore(self, button: Any) -> None:
        kept = self.deleted.pop(str(button.getAttribute("data-id")))
        self.app.run(self.app.keeping.keep(kept.id, lambda stored: stored or kept))
        self.app.draw()

    def on_rematch(self, button: Any) -> None:
        self.app.run(self._rematch(str(button.getAttribute("data-id"))))

    def on_save(self, button: Any) -> None:
        self.app.run(self._save())

    def on_load(self, field: Any) -> None:
        self.app.run(self._load(field))

    async def _delete(self, id: str) -> None:
        kept = await self.app.keeping.forget(id)
        if kept:
            self.deleted[id] = kept
            self.app.draw()

    async def _rematch(self, id: str) -> None:
        kept = await self.app.keeping.game(id)
        if kept:
            await rematch(self.app, kept)

    async def _save(self) -> None:
        kept = [await self.app.keeping.game(summary.id) for summary in self.kept.games]
        save(filter(None, kept), FILE)

    async def _load(self, field: Any) -> None:
        """Take the games of a file in, beside what is known of them."""
        found, unread = read(str(await field.files.item(0).text()))
        for kept in found:
            await self.app.keeping.keep(kept.id, partial(joined, kept))
        field.value = ""
        self.app.notice(said(len(found), unread))
        await self._renew()

    async def _renew(self) -> None:
        """What was deleted here stays in its place until the screen is left."""
        kept = await self.app.keeping.listing()
        here = {summary.id for summary in kept.games}
        gone = (summary for summary in self.kept.games if summary.id in self.deleted.keys() - here)
        self.kept = kept._replace(games=(*kept.games, *gone))
        self.app.draw()


def said(found: int, unread: int) -> str:
    key = "games.loaded.one" if found == 1 else "games.loaded"
    told = say(key, count=found)
    return " ".join([told, say("games.unread")]) if unread else told


def ago(when: int) -> str:
    """How long ago something was, in the language spoken."""
    past = float(Date.now()) - when
    tell = Intl.RelativeTimeFormat.new(say("page.language"), to_js({"numeric": "auto"}))
    unit, length = next((unit for unit in UNITS if past >= unit[1]), UNITS[-1])
    return str(tell.format(-int(past / length), unit))


async def open_screen(app: App, rest: list[str]) -> Games:
    return Games(app, await app.keeping.listing())
