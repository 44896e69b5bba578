"""Lay out a board of one's own and play on it; what lies there already is remembered."""

from typing import Any

from paintbox.engine.deal import own
from paintbox.engine.rng import Rng
from paintbox.view.laying import laying_of
from paintbox.view.laying.laid import Laid, begun, read
from paintbox.view.names import called
from paintbox.view.screens.lay import Lay, lay, told
from paintbox.view.screens.new import Choice
from paintbox.view.shape import Shape
from paintbox.view.words import say
from paintbox.web.app import App
from paintbox.web.beginning import begin, fresh, fresh_seed
from paintbox.web.memo import recall, remember
from paintbox.web.new import chosen
from paintbox.web.screen import Screen


class Laying(Screen):
    def __init__(self, app: App, choice: Choice, shown: Lay) -> None:
        self.app = app
        self.choice = choice
        self.shown = shown
        self.title = say("lay.title", game=say(choice.game))

    def shape(self) -> Shape:
        return lay(self.shown)

    def tap(self, beginnings: str) -> None:
        """A place is tapped, by its number, or a colour, by its letter."""
        laid = self.shown.laid
        if not beginnings:
            return
        if not beginnings.isdigit():
            self._show(laid.put(beginnings))
        elif self.shown.swapping is None:
            self._show(laid.tap(int(beginnings)))
        else:
            self._swap(int(beginnings), self.shown.swapping)

    def why(self, what: str) -> None:
        colours = self.shown.laying.colours(self.shown.options)
        self.app.notice(say("lay.none", colour=colours[what].name))

    def on_undo(self, button: Any) -> None:
        self._show(self.shown.laid.back())

    def on_clear(self, button: Any) -> None:
        self._show(self.shown.laid.clear())

    def on_swap(self, button: Any) -> None:
        """Tap two lines that change places; tapped again, it is left."""
        self.shown = self.shown._replace(swapping=() if self.shown.swapping is None else None)
        self._tell()

    def on_play(self, button: Any) -> None:
        shown, choice = self.shown, self.choice
        deal = shown.laying.deal(shown.options, shown.laid.letters, Rng(fresh_seed()))
        remember(key(choice.game), "")
        self.app.run(begin(self.app, fresh(choice, own(deal))))

    def _swap(self, place: int, first: tuple[int, ...]) -> None:
        line = next(tuple(line) for line in self.shown.laying.LINES if place in line)
        if first:
            self._show(self.shown.laid.swap(first, line))
        else:
            self.shown = self.shown._replace(swapping=line)
            self._tell()

    def _show(self, laid: Laid) -> None:
        if laid.past != self.shown.laid.past:
            remember(key(self.choice.game), str(laid))
        self.shown = self.shown._replace(laid=laid, swapping=None)
        self._tell()

    def _tell(self) -> None:
        self.app.draw()
        self.app.tell(told(self.shown, self.shown.fault))


def key(game: str) -> str:
    return f"lay.{game}"


async def open_screen(app: App, rest: list[str]) -> Screen | None:
    """The screen of ``#lay.<game>.<options>``; home, with a word why, if there is none."""
    choice = await chosen(app, rest)
    if choice is None:
        return None
    laying = laying_of(choice.game)
    if laying is None:
        await app.redirect(f"new.{choice.game}.{choice.options}")
        return None
    names = called(choice.called, choice.mine, len(choice.bots))
    shown = Lay(choice.game, choice.options, names, laying, begun(0))
    places, colours = len(shown.places), laying.colours(choice.options)
    laid = read(str(recall(key(choice.game)) or ""), places, colours)
    return Laying(app, choice, shown._replace(laid=laid))
