"""New game: who plays and what they are called, one button to start."""

from paintbox.engine.game import Options
from paintbox.view.names import called
from paintbox.view.screens.parts import header, picture
from paintbox.view.shape import Shape, button, element
from paintbox.view.words import say

PLACES = ("here", "link")  # where the others sit
LABELS = {"here": ("new.first", "new.second"), "link": ("new.you", "new.friend")}


def new(game: str, options: Options, where: str) -> Shape:
    """The screen; ``where`` is one of PLACES."""
    usual = called(("",) * options.seats, seats_here(where, options))
    return element(
        "form",
        {"class": "new screen"},
        header(say("new.title", game=say(game))),
        element("div", {"class": "stage"}, picture(game)),
        element(
            "div",
            {"class": "choices"},
            element(
                "fieldset",
                {"class": "segments"},
                element("legend", {"class": "unseen"}, say("new.where")),
                *(segment(place, place == where) for place in PLACES),
            ),
            element("p", {"class": "soft hint"}, say(f"new.{where}.hint")),
            *(
                field(seat, say(LABELS[where][min(seat, 1)]), usual[seat])
                for seat in range(options.seats)
            ),
        ),
        element(
            "footer",
            {"class": "bar"},
            button("start", say("new.start"), class_="primary wide", type_="submit"),
        ),
    )


def seats_here(where: str, options: Options) -> tuple[int, ...]:
    """The seats that play on this device."""
    return tuple(range(options.seats)) if where == "here" else (0,)


def segment(place: str, chosen: bool) -> Shape:
    attrs = {"type": "radio", "name": "where", "value": place, "data-change": "where"}
    return element(
        "label",
        {"class": "segment"},
        element("input", attrs | ({"checked": ""} if chosen else {})),
        element("span", None, say(f"new.{place}")),
    )


def field(seat: int, label: str, usual: str) -> Shape:
    attrs = {
        "id": f"name{seat}",
        "name": f"name{seat}",
        "placeholder": usual,
        "maxlength": "24",
        "autocomplete": "off",
        "spellcheck": "false",
    }
    return element(
        "p",
        {"class": "field"},
        element("label", {"for": f"name{seat}"}, label),
        element("input", attrs),
    )
