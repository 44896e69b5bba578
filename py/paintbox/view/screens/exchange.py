"""The sheets of a game between devices: who sits here, which course is shown, how a link goes."""

from collections.abc import Sequence
from typing import NamedTuple

from paintbox.peer.link import REMARK_LENGTH
from paintbox.view.shape import Shape, button, element
from paintbox.view.words import say

Sheet = tuple[Shape, ...]


def seats(names: Sequence[str], mine: Sequence[int]) -> Sheet:
    """Every seat, to be taken or left by this device."""
    return (
        element("h2", None, say("seats.title")),
        element("p", {"class": "soft"}, say("seats.line" if mine else "seats.none")),
        element(
            "ul", {"class": "menu"}, *(seat(at, name, at in mine) for at, name in enumerate(names))
        ),
    )


def seat(number: int, name: str, taken: bool) -> Shape:
    pressed = {"data_seat": str(number), "aria_pressed": str(taken).lower()}
    label = element("span", {"class": "row"}, mark(taken), element("span", None, name))
    return element("li", None, button("seat", label, **pressed))


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
