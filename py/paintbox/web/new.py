"""New game: choose how to play, and start; the last choice is offered again."""

import random
from typing import Any

from paintbox.engine.game import Options, Refusal
from paintbox.engine.record import Record
from paintbox.engine.shelf import GAMES
from paintbox.peer.link import short_name
from paintbox.peer.seating import LEVELS
from paintbox.view.screens.new import FEW, PLACES, WAYS, Choice, either, new, variants_of
from paintbox.view.shape import Shape
from paintbox.view.words import say
from paintbox.web.app import App
from paintbox.web.beginning import begin, fresh, fresh_deal, keep
from paintbox.web.memo import recall
from paintbox.web.screen import Screen


class New(Screen):
    def __init__(self, app: App, choice: Choice) -> None:
        self.app = app
        self.choice = choice
        self.title = say("new.title", game=say(choice.game))

    def shape(self) -> Shape:
        return new(self.choice)

    def on_where(self, choice: Any) -> None:
        """All others alike; or each by itself, at first as it was before, or as all were."""
        self._choose(where=choice.value, others=self.choice.others or self.choice.ways)

    def on_seat(self, choice: Any) -> None:
        """How one seat is played."""
        others = list(self.choice.ways)
        others[int(choice.name.removeprefix("seat")) - 1] = choice.value
        self._choose(others=tuple(others))

    def on_level(self, choice: Any) -> None:
        self._choose(level=int(choice.value))

    def on_seats(self, choice: Any) -> None:
        """So many play: by the same variant if so many can."""
        seats, switches = int(choice.value), self.choice.options.switches
        variants = variants_of(self.choice.game, seats)
        options = Options(seats, switches if switches in variants else variants[0])
        choice = self.choice._replace(options=options)
        self.choice = choice.fitted() if seats < FEW else choice
        self.app.draw()

    def on_variant(self, choice: Any) -> None:
        self._choose(options=self.choice.options._replace(switches=choice.value))

    def on_names(self, field: Any) -> None:
        self.choice = self.choice._replace(names=self._names(field.form))

    def on_mix(self, button: Any) -> None:
        """Let chance decide who of this device starts."""
        seats = self.choice.mine
        names = tuple(map(either, self._names(button.form), self.choice.usual))
        mixed = random.sample(seats, len(seats))
        for seat, other in zip(seats, mixed, strict=True):
            button.form.elements.namedItem(f"name{seat}").value = names[other]
        self.choice = self.choice._replace(names=self._names(button.form))

    def on_start(self, button: Any) -> None:
        self._remember(button.form)
        self.app.run(begin(self.app, fresh(self.choice, fresh_deal())))

    def on_lay(self, button: Any) -> None:
        """Lay it out by hand."""
        self._remember(button.form)
        self.app.go(f"lay.{self.choice.game}.{self.choice.options}")

    def _remember(self, form: Any) -> None:
        self.choice = self.choice._replace(names=self._names(form))
        keep(self.choice)

    def _choose(self, **chosen: Any) -> None:
        self.choice = self.choice._replace(**chosen)
        self.app.draw()

    def _names(self, form: Any) -> tuple[str, ...]:
        """By seat; of one who has no field, as it was given before."""
        fields = map(form.elements.namedItem, self._fields())
        return tuple(
            short_name(field.value) if field else name
            for field, name in zip(fields, self.choice.given, strict=True)
        )

    def _fields(self) -> list[str]:
        return [f"name{seat}" for seat in range(self.choice.options.seats)]


async def open_screen(app: App, rest: list[str]) -> Screen | None:
    """The screen of ``#new.<game>.<options>``; home, with a word why, if there is no such game."""
    choice = await chosen(app, rest)
    return New(app, choice) if choice else None


async def chosen(app: App, rest: list[str]) -> Choice | None:
    """The choice of ``<game>.<options>``; without options they are those of the last time.

    If there is no such game, home is shown with a word why.
    """
    game, options = [*rest, "", ""][:2]
    try:
        choice = last(game) if game in GAMES else Choice(game, Options())
        if options:
            choice = choice._replace(options=Options.parse(options)).fitted()
        Record(game, choice.options, fresh_deal()).check()
    except Refusal as error:
        app.notice(say("new.bad", why=say(f"why.{error.kind}")))
        await app.redirect("")
        return None
    return choice


def last(game: str) -> Choice:
    """What was chosen last time, as far as it can be read."""
    try:
        options, where, names, *more = recall(f"new.{game}")
        level, others = (*more, *(LEVELS[1], ())[len(more) :])[:2]
        known = options in GAMES[game].OPTIONS and where in PLACES and level in LEVELS
        if known and set(others) <= set(WAYS):
            given = tuple(map(str, names))
            choice = Choice(game, Options.parse(options), where, given, level, tuple(others))
            return choice.fitted()
    except (TypeError, ValueError):
        pass
    return Choice(game, Options.parse(GAMES[game].OPTIONS[0]))
