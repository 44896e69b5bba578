"""The sheet that looks back at a game: a curve for each seat, and the moments that mattered."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from paintbox.view.lookback import Line
from paintbox.view.shape import Shape, button, element
from paintbox.view.words import say

Sheet = tuple[Shape, ...]

WIDTH, HEIGHT = 328, 146  # of the drawing
LEFT, RIGHT, TOP, BOTTOM = 40, 318, 12, 120  # of the field in it
RADIUS = 8.5  # of a moment's mark
LEVELS = (0, 50, 100)  # percent that have a line across


class Told(NamedTuple):
    """A moment in words."""

    at: int  # steps played before it
    seat: int
    best: str
    played: str  # which move it was, of whom, and what was played
    why: str  # what the best one would have done
    cost: str  # what it has cost
    place: tuple[float, float]  # where it lies in the curve, as in a Line


class Back(NamedTuple):
    """All that the sheet shows."""

    names: tuple[str, ...]
    lines: tuple[Line, ...] = ()  # by seat, none while nothing is known
    moments: tuple[Told, ...] = ()
    done: int = 0  # decisions that were looked at
    all: int = 0
    runs: bool = False  # more of them are being looked at
    shown: int = -1  # the moment that is shown, by its steps


def lookback(shown: Back) -> Sheet:
    return (
        element("h2", None, say("table.lookback")),
        element("div", {"class": "past"}, *content(shown)),
    )


def content(shown: Back) -> Iterator[Shape]:
    line = "lookback.line" if len(shown.names) > 1 else "lookback.alone"
    yield element("p", {"class": "soft"}, say(line))
    yield chart(shown)._replace(key="chart")
    if len(shown.names) > 1:
        yield element("ul", {"class": "legend"}, *map(named, range(len(shown.names)), shown.names))
    if shown.done < shown.all:
        yield progress(shown)._replace(key="progress")
    yield from mattered(shown)


def progress(shown: Back) -> Shape:
    """How far it is, and what stops it or lets it go on."""
    said = say("lookback.done", done=shown.done, all=shown.all)
    attrs = {"max": str(shown.all), "value": str(shown.done), "aria-label": said}
    do, label = ("stop", "lookback.stop") if shown.runs else ("resume", "lookback.resume")
    return element(
        "div",
        {"class": "progress"},
        element("progress", attrs),
        element("span", {"class": "soft"}, said),
        button("lookback", say(label), class_="plain", data_do=do)._replace(key=do),
    )


def mattered(shown: Back) -> list[Shape]:
    """The moments, or once all is known that there were none."""
    if not shown.moments:
        known = shown.done == shown.all
        return [element("p", None, say("lookback.none"))] if known else []
    return [
        element("h3", None, say("lookback.moments")),
        element(
            "ol",
            {"class": "moments"},
            *(moment(number, told, shown) for number, told in enumerate(shown.moments, 1)),
        ),
    ]


def moment(number: int, told: Told, shown: Back) -> Shape:
    """A tap shows it on the board."""
    attrs = {"type": "button", "data-action": "lookback", "data-do": "show"}
    attrs |= {"data-step": str(told.at), "data-best": told.best}
    if told.at == shown.shown:
        attrs["aria-current"] = "true"
    words = (
        element("strong", None, told.played),
        *([element("span", None, told.why)] if told.why else []),
        element("span", {"class": "soft"}, told.cost),
    )
    mark = element("span", {"class": "number"}, str(number))
    inside = element("span", {"class": "words"}, *words)
    return element("li", None, element("button", attrs, mark, inside))._replace(key=str(told.at))


# -- The curve


def chart(shown: Back) -> Shape:
    frame = {
        "class": "chart",
        "viewBox": f"0 0 {WIDTH} {HEIGHT}",
        "role": "img",
        "aria-label": spoken(shown),
    }
    return Shape(
        "chart",
        "svg",
        None,
        frame,
        "",
        (
            *axes(),
            *(curve(seat, line) for seat, line in enumerate(shown.lines)),
            *(mark(number, told) for number, told in enumerate(shown.moments, 1)),
        ),
    )


def spoken(shown: Back) -> str:
    """The curve in words."""
    seats = (
        say("lookback.seat", name=name, **extremes([round(100 * chance) for _, chance in line]))
        for name, line in zip(shown.names, shown.lines, strict=False)
    )
    return say("lookback.chart", seats=" ".join(seats)).strip()


def extremes(percent: Sequence[int]) -> dict[str, int]:
    return {
        "first": percent[0],
        "least": min(percent),
        "most": max(percent),
        "last": percent[-1],
    }


def axes() -> list[Shape]:
    """Lines across with their percents, and which end is which."""
    shapes = []
    for level in LEVELS:
        y = height(level / 100)
        across = {"class": "across", "d": f"M{LEFT} {y:g}H{RIGHT}"}
        shapes.append(Shape(f"across{level}", "path", None, across))
        label = say("lookback.percent", chance=level)
        shapes.append(Shape(f"level{level}", "text", (LEFT - 6, y, 1), {"class": "level"}, label))
    below = (BOTTOM + HEIGHT) / 2
    start, end = say("lookback.start"), say("lookback.end")
    shapes.append(Shape("start", "text", (LEFT, below, 1), {"class": "start"}, start))
    shapes.append(Shape("end", "text", (RIGHT, below, 1), {"class": "end"}, end))
    return shapes


def along(part: float) -> float:
    return LEFT + (RIGHT - LEFT) * part


def height(chance: float) -> float:
    return BOTTOM + (TOP - BOTTOM) * chance


def curve(seat: int, line: Line) -> Shape:
    points = "L".join(f"{along(at):.4g} {height(chance):.4g}" for at, chance in line)
    return Shape(f"line{seat}", "path", None, {"class": f"line seat{seat}", "d": f"M{points}"})


def mark(number: int, told: Told) -> Shape:
    """Where a moment lies, with its number."""
    at, chance = told.place
    inside = (
        Shape("disc", "circle", None, {"r": f"{RADIUS:g}"}),
        Shape("number", "text", None, {}, str(number)),
    )
    place = along(at), height(chance), 1
    return Shape(f"mark{told.at}", "g", place, {"class": "mark"}, "", inside)


def named(seat: int, name: str) -> Shape:
    """A seat of the legend, beside a piece of its line."""
    path = Shape("line", "path", None, {"class": f"line seat{seat}", "d": "M2 6H34"})
    attrs = {"class": "sample", "viewBox": "0 0 36 12", "aria-hidden": "true"}
    sample = Shape("sample", "svg", None, attrs, "", (path,))
    return element("li", None, sample, element("span", None, name))
