"""A game as a code to be scanned, or its last part, or why there is none."""

from paintbox.view import qr
from paintbox.view.shape import Shape, element
from paintbox.view.words import say


def code(url: str, part: str = "") -> list[Shape]:
    """What a sheet shows of a game's address; ``part`` is the address of its last part, if any."""
    if qr.fits(url):
        return shown(url, say("code.line"))
    if part and qr.fits(part):
        return shown(part, say("code.part"))
    return nothing(say("code.long"))


def failed() -> list[Shape]:
    """The same where what draws codes could not be fetched."""
    return nothing(say("code.failed"))


def shown(url: str, line: str) -> list[Shape]:
    return [
        element("h2", None, say("code.title")),
        element("div", {"class": "codes"}, qr.code(url), element("p", {"class": "soft"}, line)),
    ]


def nothing(why: str) -> list[Shape]:
    return [element("h2", None, say("code.title")), element("p", None, why)]
