"""What Coloretto counts: points of a hand, the table of them all, why somebody has won."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from paintbox.engine.game import Seat
from paintbox.games.coloretto import (
    JOKER,
    LETTERS,
    PLUS_TWO,
    PLUS_TWO_POINTS,
    POINTS,
    Counts,
    State,
    hand_points,
    reckon,
    scores,
)
from paintbox.view.shape import Shape, element
from paintbox.view.words import say

MINUS = "−"
CHIP = {"class": "mini", "viewBox": "-18 -24 36 48"}


@lru_cache(maxsize=100)
def points(hand: Counts, side: int) -> int:
    """Of a hand as it is; few of them change with a step."""
    return hand_points(hand, POINTS[side])


def score(state: State, seat: Seat) -> str:
    count = points(state.hands[seat], state.rules.side)
    key = "coloretto.score.1" if abs(count) == 1 else "coloretto.score"
    return say(key, points=number(count))


def reason(state: State) -> str:
    """The best total and the next, or who shares it."""
    totals = sorted(scores(state), reverse=True)
    ours, shared = totals[0], totals.count(totals[0])
    if shared == 1:
        return say("coloretto.reason", ours=number(ours), theirs=number(totals[1]))
    return say(
        "coloretto.reason.share" if shared == 2 else "coloretto.reason.all", ours=number(ours)
    )


def number(count: int) -> str:
    return f"{count}".replace("-", MINUS)


def signed(count: int) -> str:
    return f"{count:+}".replace("-", MINUS) if count else "0"


def tally(states: Sequence[State], names: tuple[str, ...]) -> Shape:
    """By player and kind of card how many there are and what they count."""
    hands, side = states[-1].hands, states[-1].rules.side
    counted = [tuple(reckoned(hand, side)) for hand in hands]
    kinds = [at for at in range(len(LETTERS)) if any(cells[at].cards for cells in counted)]
    heads = (element("th", {"scope": "col"}, chip(LETTERS[at])) for at in kinds)
    total = element("th", {"scope": "col"}, say("coloretto.tally.total"))
    lines = (
        line(name, [cells[at] for at in kinds], points(hand, side))
        for name, cells, hand in zip(names, counted, hands, strict=True)
    )
    caption = [element("caption", {"class": "soft"}, say("coloretto.tally.jokers"))]
    return element(
        "table",
        {"class": "tally coloretto"},
        *(caption if any(hand[JOKER] for hand in hands) else []),
        element("thead", None, element("tr", None, element("td"), *heads, total)),
        element("tbody", None, *lines),
    )


class Cell(NamedTuple):
    """What a player has of one kind."""

    cards: int
    jokers: int  # among them
    worth: int


def reckoned(hand: Counts, side: int) -> Iterator[Cell]:
    """A hand by kind of card, its jokers where they count most."""
    best, worth = reckon(hand, side)
    for colour, count in enumerate(worth):
        yield Cell(best[colour], best[colour] - hand[colour], count)
    yield Cell(best[JOKER], 0, 0)
    yield Cell(hand[PLUS_TWO], 0, PLUS_TWO_POINTS * hand[PLUS_TWO])


def line(name: str, cells: list[Cell], points: int) -> Shape:
    """What a player has, and what it comes to."""
    head = element("th", {"scope": "row"}, name)
    total = element("td", None, element("strong", None, number(points)))
    return element("tr", None, head, *map(counts, cells), total)


def counts(cell: Cell) -> Shape:
    """The cards, the jokers among them as wheels, below them the points."""
    if not cell.cards:
        return element("td")
    cards = element("span", None, str(cell.cards))
    above = element("div", {"class": "soft"}, cards, *[chip(LETTERS[JOKER])] * cell.jokers)
    return element("td", None, above, element("div", None, signed(cell.worth)))


def chip(letter: str) -> Shape:
    """A small card in a text."""
    use = Shape("use", "use", None, {"href": f"#card-{letter}"})
    label = {"role": "img", "aria-label": say(f"coloretto.{letter}")}
    return Shape("", "svg", None, CHIP | label, "", (use,))
