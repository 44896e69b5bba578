"""Coloretto with cards of one's own: which colours are out, and the cards that seats start with.

What is drawn later is entered as it comes.
"""

from collections.abc import Sequence
from functools import cache

from paintbox.engine.game import Options
from paintbox.engine.rng import Rng
from paintbox.games.coloretto import COLOURS, SETUPS, deal_text, groups
from paintbox.view.cards import CORNER, HEIGHT, WIDTH, frame
from paintbox.view.laying import Colour, Fault, Place
from paintbox.view.laying import cells as on_cells
from paintbox.view.names import cut
from paintbox.view.shape import Shape
from paintbox.view.words import say

BOX = (0, 0, 360, 344)
LINES = ()
CAME = "#card-{}"
SCALE = 1.15  # of a card
LEFT, RIGHT = 16.0, 344.0  # of the rows
INSIDE = 16.0  # from a row's end to what lies there
STEP = 52.0  # from card to card
DEEP, GAP = 68.0, 8.0  # from row to row, and what is free of it
LONGEST = 22  # letters of a row's name


def task(options: Options) -> str:
    return say(f"coloretto.lay.task.{SETUPS[options.seats].sizes[0]}")


def rows(options: Options, names: Sequence[str]) -> list[tuple[str, int]]:
    """What stands in front of each row, and how many cards it has; none without any."""
    heads = [say("coloretto.lay.out"), *(cut(name, LONGEST) for name in names)]
    return [row for row in zip(heads, SETUPS[options.seats].sizes, strict=True) if row[1]]


def middle(row: int, number: int) -> float:
    """The height of a row of so many."""
    return BOX[3] / 2 + (row - (number - 1) / 2) * DEEP


@cache
def places(options: Options, names: Sequence[str]) -> tuple[Place, ...]:
    shown = rows(options, names)
    return tuple(
        place(name, nth, cards, middle(row, len(shown)))
        for row, (name, cards) in enumerate(shown)
        for nth in range(cards)
    )


def place(name: str, nth: int, cards: int, y: float) -> Place:
    key = "coloretto.lay.place" if cards > 1 else "coloretto.lay.only"
    x = RIGHT - INSIDE - WIDTH * SCALE / 2 - (cards - 1 - nth) * STEP
    size = WIDTH * SCALE, HEIGHT * SCALE, CORNER * SCALE
    return Place(say(key, name=name, number=nth + 1), x, y, *size)


@cache
def colours(options: Options) -> dict[str, Colour]:
    return {
        letter: Colour(1, say(f"coloretto.{letter}"), CAME.format(letter)) for letter in COLOURS
    }


def draw(options: Options, letters: str, names: Sequence[str]) -> list[Shape]:
    there, shown = places(options, names), rows(options, names)
    heads = [head(row, name, middle(row, len(shown))) for row, (name, _) in enumerate(shown)]
    return [*heads, *map(spot, there), *on_cells.tokens(there, letters, CAME, SCALE)]


def head(row: int, name: str, y: float) -> Shape:
    """What a row is, on its ground."""
    ground = frame("ground", RIGHT - LEFT, DEEP - GAP, 12)
    text = Shape("name", "text", (INSIDE - (RIGHT - LEFT) / 2, 0, 1), {"class": "row-name"}, name)
    return Shape(f"row{row}", "g", ((LEFT + RIGHT) / 2, y, 1), {}, "", (ground, text))


def spot(place: Place) -> Shape:
    """Where a card is to lie."""
    empty = frame("place", WIDTH, HEIGHT, CORNER)
    return empty._replace(key=f"spot {place.name}", at=(place.x, place.y, SCALE))


def faults(letters: str) -> list[Fault]:
    """There are none: of every colour there is one."""
    return []


def deal(options: Options, letters: str, rng: Rng) -> str:
    return deal_text(groups(options.seats, letters))
