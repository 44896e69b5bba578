"""The rules of a game; whoever came from another screen is led back to it."""

from typing import Any

from paintbox.games import NAMES
from paintbox.view.screens.rules import rules
from paintbox.view.shape import Shape
from paintbox.view.words import say
from paintbox.web.app import App
from paintbox.web.places import back
from paintbox.web.screen import Screen


class Rules(Screen):
    def __init__(self, app: App, game: str) -> None:
        self.app = app
        self.game = game
        self.title = say("rules.title", game=say(game))

    def shape(self) -> Shape:
        return rules(self.game)

    def on_game(self, choice: Any) -> None:
        """Another game's rules take the place of these, so that back still leads out of them."""
        self.app.run(self.app.redirect(f"rules.{choice.value}"))

    def on_back(self, button: Any) -> None:
        back()


async def open_screen(app: App, rest: list[str]) -> Rules:
    """The screen of ``#rules.<game>``; without a game, or with one unknown, the first one's."""
    game = ".".join(rest)
    if game and game not in NAMES:
        app.notice(say("rules.unknown", game=game))
    return Rules(app, game if game in NAMES else NAMES[0])
