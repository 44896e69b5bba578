"""New game: how many play, by which variant, where they sit and what they are called."""

from collections.abc import Iterator
from typing import NamedTuple

from paintbox.engine.game import Options
from paintbox.engine.shelf import GAMES
from paintbox.peer.kept import BOT
from paintbox.view.icon import icon
from paintbox.view.laying import LAID
from paintbox.view.names import called, computers
from paintbox.view.screens.parts import header, picture, radio, segments
from paintbox.view.shape import Shape, button, element
from paintbox.view.words import say

PLACES = ("here", "link", "bots")  # where the others sit, or that they are none
LEVELS = (1, 2, 3, 4)  # of bots, the weakest first


class Choice(NamedTuple):
    """What was chosen so far."""

    game: str
    options: Options
    where: str = "here"  # one of PLACES
    names: tuple[str, ...] = ()  # by seat, as far as they were given
    level: int = LEVELS[1]  # of all bots

    @property
    def mine(self) -> tuple[int, ...]:
        """The seats that play on this device, the bots' among them."""
        here = self.where != "link" or self.options.seats == 1
        return tuple(range(self.options.seats)) if here else (0,)

    @property
    def people(self) -> tuple[int, ...]:
        """The seats that somebody plays on this device."""
        return tuple(seat for seat in self.mine if not seat or not self.kinds)

    @property
    def kinds(self) -> tuple[str, ...]:
        """Of the seats, as a game keeps them; none where all are people."""
        others = self.options.seats - 1
        if self.where != "bots" or not others:
            return ()
        return ("p", *(f"{BOT}{self.level}",) * others)

    def called(self, given: tuple[str, ...]) -> tuple[str, ...]:
        """The names to be kept, from those that were given, which may be empty."""
        if self.kinds:
            return (given[0], *computers(self.options.seats - 1))
        return called(given, self.mine) if len(self.mine) == self.options.seats else given


def new(choice: Choice) -> Shape:
    return element(
        "form",
        {"class": "new screen"},
        header(say("new.title", game=say(choice.game)), learn(choice.game)),
        element("div", {"class": "stage"}, picture(choice.game)),
        element("div", {"class": "choices"}, *choices(choice)),
        element(
            "footer",
            {"class": "bar"},
            button("start", say("new.start"), class_="primary wide", type_="submit"),
        ),
    )


def learn(game: str) -> Shape:
    """The way to the rules."""
    attrs = {"class": "tool", "href": f"#rules.{game}", "aria-label": say("new.rules")}
    return element("a", attrs, icon("rules"))


def choices(choice: Choice) -> Iterator[Shape]:
    """The questions of which there is more than one answer."""
    seats = [str(number) for number in seats_of(choice.game)]
    if len(seats) > 1:
        labels = {number: number for number in seats}
        yield segments("seats", say("new.seats"), labels, str(choice.options.seats))
    variants = variants_of(choice.game, choice.options.seats)
    if len(variants) > 1:
        yield from variant(choice, variants)
    if choice.options.seats > 1:
        labels = {place: say(f"new.{place}") for place in PLACES}
        yield segments("where", say("new.where"), labels, choice.where)
        if choice.kinds:
            grades = {str(level): say(f"new.level.{level}") for level in LEVELS}
            yield segments("level", say("new.level"), grades, str(choice.level))
        yield element("p", {"class": "soft hint"}, say(f"new.{choice.where}.hint"))._replace(
            key="hint"
        )
    yield from names(choice)
    if choice.game in LAID:
        yield button("lay", say("new.lay"), class_="plain")._replace(key="lay")


def variant(choice: Choice, variants: tuple[str, ...]) -> Iterator[Shape]:
    """One line for each variant: its name and what it changes."""
    for switches in variants:
        key = f"{choice.game}.option.{switches or 'base'}"
        chosen = switches == choice.options.switches
        yield element(
            "label",
            {"class": "variant"},
            radio("variant", switches, chosen),
            element("strong", None, say(key)),
            element("span", {"class": "soft"}, say(f"{key}.line")),
        )._replace(key=f"variant-{switches}")


def names(choice: Choice) -> Iterator[Shape]:
    """A field for every name, in the order of play."""
    usual = called(("",) * choice.options.seats, choice.people)
    given = (*choice.names, *usual)[: choice.options.seats]
    for seat, name in enumerate(usual[:1] if choice.kinds else usual):
        label = say(label_key(choice, seat))
        yield field(seat, label, name, given[seat] if seat < len(choice.names) else "")
    if len(choice.people) > 1:
        yield button("mix", say("new.mix"), class_="plain")._replace(key="mix")


def label_key(choice: Choice, seat: int) -> str:
    if len(choice.people) < choice.options.seats or choice.options.seats == 1:
        return "new.friend" if seat else "new.you"
    return "new.follows" if seat else "new.first"


def seats_of(game: str) -> tuple[int, ...]:
    """How many can play."""
    return tuple(sorted({Options.parse(text).seats for text in GAMES[game].OPTIONS}))


def variants_of(game: str, seats: int) -> tuple[str, ...]:
    """The switches that so many can play by."""
    options = map(Options.parse, GAMES[game].OPTIONS)
    return tuple(each.switches for each in options if each.seats == seats)


def field(seat: int, label: str, usual: str, given: str) -> Shape:
    attrs = {
        "id": f"name{seat}",
        "name": f"name{seat}",
        "value": given,
        "placeholder": usual,
        "maxlength": "24",
        "autocomplete": "off",
        "spellcheck": "false",
        "data-change": "names",
    }
    return element(
        "p",
        {"class": "field"},
        element("label", {"for": f"name{seat}"}, label),
        element("input", attrs),
    )._replace(key=f"field-{seat}")
