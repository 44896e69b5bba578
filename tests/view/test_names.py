"""All that a screen reader comes to on a board has a name: "blue drop, c4"."""

from collections.abc import Iterator

import pytest

from golden import path
from paintbox.engine.record import Record
from paintbox.engine.session import Session
from paintbox.engine.shelf import GAMES
from paintbox.games import NAMES
from paintbox.games.coloro import GRID
from paintbox.peer.histories import Histories
from paintbox.peer.kept import Kept
from paintbox.view.play import Play
from paintbox.view.shape import Shape

PARTS = (0, 0.25, 0.5, 0.75, 1)  # of a golden game
OPTIONS = [(game, options) for game in NAMES for options in GAMES[game].OPTIONS]


@pytest.mark.parametrize(("game", "options"), OPTIONS)
def test_whatever_can_be_come_to_has_a_name(game: str, options: str) -> None:
    for shape in met(game, options):
        role, name = shape.attrs.get("role"), shape.attrs.get("aria-label", "").strip()
        assert name or role not in ("img", "button"), shape
        assert (name and role) or "tabindex" not in shape.attrs, shape


def test_a_token_is_told_by_its_cell() -> None:
    names = {shape.attrs.get("aria-label", "") for shape in met("coloro", "2")}
    assert {name.rpartition(", ")[2] for name in names} >= set(GRID.names)


def met(game: str, options: str) -> Iterator[Shape]:
    """Every shape in parts of a golden game, also while a tap is answered."""
    whole = Record.parse(path(game, options).read_text().partition("\n")[0])
    steps, seats = Session(whole).steps, whole.options.seats
    for part in PARTS:
        shown = steps[: round(len(steps) * part)]
        histories = Histories(frozenset({shown}), shown)
        laid, mine = whole._replace(turns=()), tuple(range(seats))
        play = Play(Kept("", laid, ("",) * seats, mine, histories))
        if play.curtain:
            play.hand_over()
        for beginnings in ("", *play.choices()[:2]):
            play.pick(beginnings)
            for shape in play.table().shapes:
                yield from told(shape)


def told(shape: Shape) -> Iterator[Shape]:
    """A shape and all in it, but what is hidden from screen readers."""
    if shape.attrs.get("aria-hidden") != "true":
        yield shape
        for child in shape.children:
            yield from told(child)
