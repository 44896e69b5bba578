"""On a board of one's own: which card came, which colour lies there."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from paintbox.view.shape import Shape, element

REACH = 28  # from the middle of a symbol to the edge of its picture


class Came(NamedTuple):
    """One of what could have come."""

    step: str
    label: str
    look: str  # its symbol, empty if it has none


def came(question: str, outcomes: Sequence[Came]) -> list[Shape]:
    """The question, and a button for every answer."""
    asked = element("p", {"class": "question", "id": "came"}, question)
    attrs = {"class": "came", "role": "group", "aria-labelledby": "came"}
    return [asked, element("div", attrs, *(answer(*outcome) for outcome in outcomes))]


@lru_cache(maxsize=100)
def answer(step: str, label: str, look: str) -> Shape:
    attrs = {"type": "button", "class": "ask colour", "data-move": step}
    name = element("span", None, label)
    shape = element("button", attrs, *([swatch(look, REACH)] if look else []), name)
    return shape._replace(key=step)


def swatch(look: str, reach: int) -> Shape:
    """A symbol alone, ``reach`` from its middle to the edge."""
    box = f"{-reach} {-reach} {2 * reach} {2 * reach}"
    attrs = {"class": "look", "viewBox": box, "aria-hidden": "true"}
    return Shape("look", "svg", None, attrs, "", (Shape("use", "use", None, {"href": look}),))
