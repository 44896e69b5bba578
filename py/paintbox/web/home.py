"""Home: the list of kept games, and the box for a link."""

from typing import Any

from paintbox.peer.summary import Summary
from paintbox.view.screens.home import home
from paintbox.view.shape import Shape
from paintbox.view.words import say
from paintbox.web import opening
from paintbox.web.app import App, Screen


class Home(Screen):
    def __init__(self, app: App, games: list[Summary]) -> None:
        self.app = app
        self.games = games
        self.title = say("page.name")

    def shape(self) -> Shape:
        return home(self.games)

    def heard(self, id: str) -> None:
        self.app.run(self._renew())

    def on_paste(self, button: Any) -> None:
        text = button.form.elements.namedItem("paste").value
        self.app.run(opening.receive(self.app, text))

    async def _renew(self) -> None:
        self.games = await self.app.games()
        self.app.draw()


async def open_screen(app: App, rest: list[str]) -> Home:
    return Home(app, await app.games())
