"""Home: the list of kept games, and the box for a link."""

from typing import Any

from paintbox.view.screens.home import home, title
from paintbox.view.shape import Shape
from paintbox.web import opening
from paintbox.web.app import App
from paintbox.web.screen import Screen
from paintbox.web.store import Listing


class Home(Screen):
    def __init__(self, app: App, kept: Listing) -> None:
        self.app = app
        self.kept = kept
        self.title = title(kept.games)

    def shape(self) -> Shape:
        return home(*self.kept)

    def heard(self, id: str) -> None:
        self.app.run(self._renew())

    def on_paste(self, button: Any) -> None:
        text = button.form.elements.namedItem("paste").value
        self.app.run(opening.receive(self.app, text))

    async def _renew(self) -> None:
        self.kept = await self.app.keeping.listing()
        self.title = title(self.kept.games)
        self.app.draw()


async def open_screen(app: App, rest: list[str]) -> Home:
    return Home(app, await app.keeping.listing())
