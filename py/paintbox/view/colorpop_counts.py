"""Colorpop's figures as tables: what everybody can count, and at the end what decides."""

from collections.abc import Iterable, Sequence

from paintbox.engine.game import Colour
from paintbox.games.colorpop import JOKER, LETTERS, State, own, standing
from paintbox.view.shape import Shape, element
from paintbox.view.words import say

EVERY = range(JOKER + 1)  # the five colours and the joker


def counts(state: State, names: tuple[str, ...]) -> Shape:
    """By colour, the tokens on the board and those that each player has taken."""
    lines = [(say("colorpop.board"), [state.cells.count(colour) for colour in EVERY])]
    lines += zip(names, map(list, state.removed), strict=True)
    return table([colours([colour]) for colour in EVERY], [numbers(*line) for line in lines])


def result(state: State, names: tuple[str, ...]) -> Shape:
    """By side, its colours, how many of them are left, and how many it has taken itself."""
    heads = ("colorpop.colours", "colorpop.still", "colorpop.own")
    lines = []
    for side, figures in enumerate(standing(state)):
        who = say("table.and").join(names[side :: state.sides])
        name, *cells = numbers(who, figures)
        lines.append([name, colours(own(state.secrets, state.sides, side)), *cells])
    return table([element("th", {"scope": "col"}, say(key)) for key in heads], lines)


def table(heads: Iterable[Shape], lines: Iterable[Sequence[Shape]]) -> Shape:
    """The first column has the names."""
    corner = element("th", {"scope": "col"}, say("colorpop.player"))
    return element(
        "table",
        {"class": "tally colorpop"},
        element("thead", None, element("tr", None, corner, *heads)),
        element("tbody", None, *(element("tr", None, *line) for line in lines)),
    )


def numbers(name: str, figures: Iterable[int]) -> list[Shape]:
    cells = (element("td", None, str(figure)) for figure in figures)
    return [element("th", {"scope": "row"}, name), *cells]


def colours(shown: Iterable[Colour]) -> Shape:
    """A cell with the tokens of these colours."""
    return element("td", {"class": "colours"}, *map(swatch, shown))


def swatch(colour: Colour) -> Shape:
    letter = LETTERS[colour]
    use = Shape("use", "use", None, {"href": f"#token-{letter}"})
    attrs = {
        "class": "swatch",
        "viewBox": "-22 -22 44 44",
        "role": "img",
        "aria-label": say(f"colorpop.{letter}"),
    }
    return element("svg", attrs, use)
