"""New game: choose where the others sit, and start."""

from typing import Any

from paintbox.engine.game import Options, Refusal
from paintbox.engine.record import Record
from paintbox.engine.shelf import GAMES
from paintbox.peer.link import short_name
from paintbox.view.names import called
from paintbox.view.screens.new import new, seats_here
from paintbox.view.shape import Shape
from paintbox.view.words import say
from paintbox.web.app import App, Screen
from paintbox.web.beginning import begin, fresh_deal


class New(Screen):
    def __init__(self, app: App, game: str, options: Options) -> None:
        self.app = app
        self.game = game
        self.options = options
        self.where = "here"
        self.title = say("new.title", game=say(game))

    def shape(self) -> Shape:
        return new(self.game, self.options, self.where)

    def on_where(self, choice: Any) -> None:
        self.where = choice.value
        self.app.draw()

    def on_start(self, button: Any) -> None:
        fields = button.form.elements
        seats = range(self.options.seats)
        names = tuple(short_name(fields.namedItem(f"name{seat}").value) for seat in seats)
        mine = seats_here(self.where, self.options)
        if self.where == "here":
            names = called(names, mine)
        self.app.run(begin(self.app, Record(self.game, self.options, fresh_deal()), names, mine))


async def open_screen(app: App, rest: list[str]) -> Screen | None:
    """The screen of ``#new.<game>.<options>``; home, with a word why, if there is no such game."""
    game, options = [*rest, "", ""][:2]
    if not options and game in GAMES:
        options = GAMES[game].OPTIONS[0]
    try:
        record = Record(game, Options.parse(options), fresh_deal())
        record.check()
    except Refusal as error:
        app.notice(say("new.bad", why=error.why))
        await app.redirect("")
        return None
    return New(app, game, record.options)
