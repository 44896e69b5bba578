"""Settings: remembered by the browser, and marked on the page for the style sheet."""

from typing import Any

from js import Event, window

from paintbox.view.screens.settings import settings
from paintbox.view.shape import Shape
from paintbox.view.words import say
from paintbox.web.app import App
from paintbox.web.chosen import chosen
from paintbox.web.memo import remember
from paintbox.web.screen import Screen


class Settings(Screen):
    def __init__(self, app: App) -> None:
        self.app = app
        self.title = say("settings.title")

    def shape(self) -> Shape:
        return settings(chosen())

    def on_set(self, choice: Any) -> None:
        remember("settings", chosen() | {choice.name: choice.value})
        window.dispatchEvent(Event.new("storage"))  # boot.js marks the page
        self.app.draw()


async def open_screen(app: App, rest: list[str]) -> Settings:
    return Settings(app)
