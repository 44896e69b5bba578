"""The sheets of a game between devices: who sits here, which course is shown, how a link goes."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from paintbox.engine.game import Seat
from paintbox.peer.kept import Kept
from paintbox.peer.link import REMARK_LENGTH
from paintbox.peer.seating import LEVELS
from paintbox.view.icon import icon
from paintbox.view.screens.parts import segments
from paintbox.view.shape import Shape, button, element
from paintbox.view.words import say

Sheet = tuple[Shape, ...]


class Place(NamedTuple):
    """A seat, as this device sees it."""

    name: str
    here: bool  # somebody on this device plays it
    level: int = 0  # of the bot that plays it
    holder: str = ""  # on whose device the bot moves, if not on this one
    yields: bool = False  # it can be handed to a bot, or back
    open: bool = False  # that is being chosen


def places(kept: Kept, names: Sequence[str], asked: Seat | None, over: bool) -> list[Place]:
    """Every seat; of one it is ``asked`` who plays it. Once the game is over, none is handed on."""
    yields = [not over and kept.may_hand(seat) for seat in range(len(names))]
    return [
        Place(
            name=names[seat],
            here=seat in kept.people,
            level=one.level,
            holder="" if seat in kept.here else names[one.holder],
            yields=yields[seat],
            open=yields[seat] and seat == asked,
        )
        for seat, one in enumerate(kept.seating)
    ]


def seats(places: Sequence[Place]) -> Sheet:
    """Every seat, to be taken or left by this device, or handed to a bot that it holds."""
    line = "seats.line" if any(place.here for place in places) else "seats.none"
    more = [say("seats.bots")] if any(place.yields for place in places) else []
    rows = (shape for at, place in enumerate(places) for shape in seat(at, place))
    return (
        element("h2", None, say("seats.title")),
        element("p", {"class": "soft"}, " ".join([say(line), *more])),
        element("ul", {"class": "menu"}, *rows),
    )


def seat(number: int, place: Place) -> Iterator[Shape]:
    """A row, and the answers below it if it is open."""
    pressed = {"data_seat": str(number), "aria_pressed": str(place.here).lower()}
    sign = icon("bot") if place.level else mark(place.here)
    told = [element("span", {"class": "soft"}, played(place))] if place.level else []
    label = element("span", {"class": "row"}, sign, element("span", None, place.name), *told)
    take = button("seat", label, **pressed)
    tools = [player(number, place)] if place.yields else []
    yield element("li", {"class": "sits"}, take, *tools)._replace(key=f"seat{number}")
    if place.open:
        yield element("li", None, kinds(place))._replace(key=f"kinds{number}")


def played(place: Place) -> str:
    """By which bot."""
    level = say(f"new.level.{min(place.level, LEVELS[-1])}")
    return say("seats.held", level=level, holder=place.holder) if place.holder else level


def player(number: int, place: Place) -> Shape:
    """Opens the question who plays a seat."""
    attrs = {
        "class_": "tool",
        "data_player": str(number),
        "aria_label": say("seats.player", name=place.name),
        "aria_expanded": str(place.open).lower(),
    }
    return button("player", icon("bot"), **attrs)


def kinds(place: Place) -> Shape:
    """A person, or a bot of a level; one of another device is none of the answers yet."""
    labels = {"0": say("seats.person")}
    labels |= {str(level): say(f"new.level.{level}") for level in LEVELS}
    chosen = "" if place.holder else str(min(place.level, LEVELS[-1]))
    return segments("kind", say("seats.player", name=place.name), labels, chosen)


def mark(taken: bool) -> Shape:
    return element("span", {"class": "dot on" if taken else "dot"})


class Course(NamedTuple):
    """One of several histories of a game."""

    text: str  # where it leaves the shown one
    number: int  # among them, from 0
    shown: bool


def courses(found: Sequence[Course]) -> Sheet:
    return (
        element("h2", None, say("courses.title")),
        element("p", {"class": "soft"}, say("courses.line")),
        element("ul", {"class": "menu"}, *map(course, found)),
    )


def course(found: Course) -> Shape:
    attrs = {"data_course": str(found.number), "aria_pressed": str(found.shown).lower()}
    label = element("span", {"class": "row"}, mark(found.shown), element("span", None, found.text))
    return element("li", None, button("course", label, **attrs))


class Sending(NamedTuple):
    """A link and the ways it may go."""

    title: str
    url: str
    mail: str  # the address of a mail with it
    share: bool  # the browser has a share sheet
    remark: str = ""
    long: bool = False  # some chat programs may cut it
    trust: str = ""  # what the game rests on
    open: str = ""  # which way is shown in the sheet: "link" or "aloud"


def sending(shown: Sending) -> Sheet:
    return (
        element("h2", None, shown.title),
        remark(shown.remark),
        element("div", {"class": "ways"}, *ways(shown)),
        *opened(shown),
        *([told()] if shown.open else []),
        *(element("p", {"class": "soft"}, text) for text in notes(shown)),
    )


def told() -> Shape:
    """Ends a way of which the page does not hear whether it was gone."""
    return button("told", say("send.done"), class_="primary wide")


def remark(text: str) -> Shape:
    attrs = {
        "id": "remark",
        "value": text,
        "maxlength": str(2 * REMARK_LENGTH),  # the browser counts most emoji as two
        "placeholder": say("send.remark.hint"),
        "autocomplete": "off",
        "data-change": "remark",
        "aria-label": say("send.remark"),
    }
    return element("input", attrs)


def ways(shown: Sending) -> list[Shape]:
    share = [button("share", say("send.share"), class_="plain")] if shown.share else []
    return [
        *share,
        button("copy", say("send.copy"), class_="plain"),
        button("code", say("send.code"), class_="plain"),
        element("a", {"class": "plain", "href": shown.mail}, say("send.mail")),
        button("aloud", say("send.aloud"), class_="plain"),
    ]


def opened(shown: Sending) -> list[Shape]:
    """What a way shows in the sheet itself."""
    if shown.open == "aloud":
        return [element("p", None, say("send.aloud.line")), aloud(shown.url)]
    if shown.open == "link":
        return [element("p", None, say("send.kept")), field(shown.url)]
    return []


def field(url: str) -> Shape:
    """The link itself, where neither a share sheet nor the clipboard took it."""
    attrs = {"class": "link", "readonly": "", "rows": "4", "aria-label": say("table.send")}
    return element("textarea", attrs, url)


def aloud(url: str) -> Shape:
    """The part of a link that says the game, in groups of four."""
    text = url.partition("#")[2].upper()
    groups = " ".join(text[at : at + 4] for at in range(0, len(text), 4))
    return element("p", {"class": "aloud"}, groups)


def notes(shown: Sending) -> list[str]:
    return [*([say("send.long")] if shown.long else []), *([shown.trust] if shown.trust else [])]
