"""New game: how many play, by which variant, where they sit and what they are called."""

from collections.abc import Iterator
from typing import NamedTuple

from paintbox.engine.game import Options
from paintbox.engine.shelf import GAMES
from paintbox.peer.kept import Kept
from paintbox.peer.seating import BOT, HOST, LEVELS, PERSON
from paintbox.view.icon import icon
from paintbox.view.laying import LAID
from paintbox.view.names import called, computers, renamed
from paintbox.view.screens.parts import header, one_of, picture, radio, segments
from paintbox.view.shape import Shape, button, element
from paintbox.view.words import say

PLACES = ("here", "link", "bots", "mixed")  # where the others sit, or that they are none
WAYS = ("here", "link", *(f"{BOT}{level}" for level in LEVELS))  # to play one seat
FEW = 3  # seats from which on each may be chosen by itself


class Choice(NamedTuple):
    """What was chosen so far."""

    game: str
    options: Options
    where: str = "here"  # one of PLACES
    names: tuple[str, ...] = ()  # by seat, as far as they were given
    level: int = LEVELS[1]  # of all bots
    others: tuple[str, ...] = ()  # if mixed, of all seats but the first, one of WAYS each

    @classmethod
    def again(cls, kept: Kept) -> "Choice":
        """The same players once more; the next one starts, between devices one of this."""
        seats = kept.laid.options.seats
        later = [seat for seat in kept.people if seat and kept.full]
        first = (*later, *kept.people)[0]
        order = [(first + seat) % seats for seat in range(seats)]
        others = tuple(way(kept, seat) for seat in order[1:])
        names = renamed(kept)
        game, options = kept.laid.game, kept.laid.options
        given = tuple(names[seat] for seat in order)
        return cls(game, options, "mixed", given, others=others).fitted()

    def fitted(self) -> "Choice":
        """The same in fewer words: where all others play alike, nothing is mixed."""
        if self.where != "mixed" or len(set(self.ways)) > 1:
            return self
        where = (*self.ways, "here")[0]
        if where in PLACES:
            return self._replace(where=where)
        return self._replace(where="bots", level=int(where[1:]))

    @property
    def ways(self) -> tuple[str, ...]:
        """How each seat but the first is played, one of WAYS."""
        others = self.options.seats - 1
        if self.where == "mixed":
            return (*self.others, *("here",) * others)[:others]
        return (f"{BOT}{self.level}" if self.where == "bots" else self.where,) * others

    @property
    def bots(self) -> tuple[int, ...]:
        """The seats that bots play."""
        return tuple(seat for seat, way in enumerate(self.ways, 1) if way not in PLACES)

    @property
    def mine(self) -> tuple[int, ...]:
        """The seats of people on this device."""
        return (0, *(seat for seat, way in enumerate(self.ways, 1) if way == "here"))

    @property
    def kinds(self) -> tuple[str, ...]:
        """Of the seats, as a game keeps them; none where all are people."""
        if not self.bots:
            return ()
        first = HOST if "link" in self.ways else PERSON
        return (first, *(PERSON if way in PLACES else way for way in self.ways))

    @property
    def given(self) -> tuple[str, ...]:
        """A name for every seat, empty where none was given."""
        return (*self.names, *("",) * self.options.seats)[: self.options.seats]

    @property
    def usual(self) -> tuple[str, ...]:
        """What they are called where no name was given."""
        return called(self._with_bots(("",) * self.options.seats), self.mine, len(self.bots))

    @property
    def called(self) -> tuple[str, ...]:
        """The names to be kept: where several play on this device alone, none is empty."""
        names = self._with_bots(self.given)
        together = "link" not in self.ways and (len(self.mine) > 1 or not self.bots)
        return tuple(map(either, names, self.usual)) if together else names

    def _with_bots(self, names: tuple[str, ...]) -> tuple[str, ...]:
        """The names with those of the bots."""
        bots = dict(zip(self.bots, computers(len(self.bots)), strict=True))
        return tuple(bots.get(seat, name) for seat, name in enumerate(names))


def either(name: str, usual: str) -> str:
    return name or usual


def way(kept: Kept, seat: int) -> str:
    """How a seat of a game is played, one of WAYS."""
    if level := kept.level(seat):
        return f"{BOT}{min(level, LEVELS[-1])}"
    return "here" if seat in kept.people else "link"


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
        yield from players(choice)
    yield from names(choice)
    if choice.game in LAID:
        yield button("lay", say("new.lay"), class_="plain")._replace(key="lay")


def players(choice: Choice) -> Iterator[Shape]:
    """Who the others are: all alike, or where there are several, each by itself."""
    places = PLACES if choice.options.seats >= FEW else PLACES[:-1]
    labels = {place: say(f"new.{place}") for place in places}
    yield segments("where", say("new.where"), labels, choice.where)
    if choice.where == "bots":
        grades = {str(level): say(f"new.level.{level}") for level in LEVELS}
        yield segments("level", say("new.level"), grades, str(choice.level))
    hint = element("p", {"class": "soft hint"}, say(f"new.{choice.where}.hint"))
    yield hint._replace(key="hint")


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
    for seat, usual in enumerate(choice.usual):
        if choice.where == "mixed" and seat:
            yield mixed(choice, seat, usual)
        elif seat not in choice.bots:
            label = element("label", {"for": f"name{seat}"}, say(label_key(choice, seat)))
            yield field(seat, label, name(seat, usual, choice))
    if len(choice.mine) > 1:
        yield button("mix", say("new.mix"), class_="plain")._replace(key="mix")


def mixed(choice: Choice, seat: int, usual: str) -> Shape:
    """Who plays a seat, beside the name."""
    ways = {way: way_label(way) for way in WAYS}
    label = say("new.way", seat=seat + 1)
    chosen = one_of(f"seat{seat}", label, ways, choice.ways[seat - 1], "seat")
    if seat in choice.bots:
        return field(seat, chosen, element("span", {"class": "soft"}, usual))
    return field(seat, chosen, name(seat, usual, choice, label=say(label_key(choice, seat))))


def way_label(way: str) -> str:
    if way in PLACES:
        return say(f"new.way.{way}")
    return say("new.way.bot", level=say(f"new.level.{way[1:]}"))


def label_key(choice: Choice, seat: int) -> str:
    if len(choice.mine) == 1 or seat not in choice.mine:
        return "new.friend" if seat else "new.you"
    return "new.follows" if seat else "new.first"


def seats_of(game: str) -> tuple[int, ...]:
    """How many can play."""
    return tuple(sorted({Options.parse(text).seats for text in GAMES[game].OPTIONS}))


def variants_of(game: str, seats: int) -> tuple[str, ...]:
    """The switches that so many can play by."""
    options = map(Options.parse, GAMES[game].OPTIONS)
    return tuple(each.switches for each in options if each.seats == seats)


def field(seat: int, label: Shape, content: Shape) -> Shape:
    return element("p", {"class": "field"}, label, content)._replace(key=f"field-{seat}")


def name(seat: int, usual: str, choice: Choice, label: str = "") -> Shape:
    """Where a name is given; ``label`` says what for, if nothing beside does."""
    attrs = {
        "id": f"name{seat}",
        "name": f"name{seat}",
        "value": choice.given[seat],
        "placeholder": usual,
        "maxlength": "24",
        "autocomplete": "off",
        "spellcheck": "false",
        "data-change": "names",
    }
    return element("input", attrs | ({"aria-label": label} if label else {}))
