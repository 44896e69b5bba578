"""What people see and read, as plain values: shapes, screens, words; no browser."""

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Protocol, cast

from paintbox.view.shape import Scene, Shape

Box = tuple[int, int, int, int]  # x, y, width and height


class View(Protocol):
    """What a module ``view/<game>.py`` offers; every state is one that ``seen`` gave.

    A shape that can be tapped bears ``data-move``: beginnings of steps, separated by blanks. Its
    ring shows for as long as its role is a button. One that can be swiped bears ``data-swipe``,
    such as ``left:3l up:du``: a direction and the beginning of a step; of no use now, it comes
    back to ``why``. So does the ``data-why`` of what invites a tap that may be of no use.
    """

    BOX: Box  # of the whole drawing, 360 by 468; css/10-theme.css has the ratio
    BOARD: Box  # of the board alone, for pictures

    def sprites(self) -> list[Shape]:
        """The symbols that ``draw`` uses, put into the page once."""

    def place(self, state: Any) -> Any:
        """The ids of the pieces as they were dealt."""

    def follow(self, ids: Any, before: Any, move: Any, after: Any) -> Any:
        """Which piece is which after a move."""

    def draw(self, scene: Scene) -> list[Shape]:
        """The board as seen by ``scene.seat``, which sits at the near edge."""

    def prompt(self, state: Any) -> str:
        """What the seat to move can do now."""

    def ask(self, state: Any, step: str) -> str:
        """The button for one of several steps that a tap left over."""

    def confirm(self, state: Any, step: str) -> str:
        """The button for a step once ``scene.preview`` has shown it; empty: play it at once."""

    def why(self, state: Any, what: str) -> str:
        """Why a tap on what bears this ``data-why`` does nothing now."""

    def tell(self, before: Any, move: Any, after: Any) -> str:
        """What a step did, behind the name of who did it; empty if its outcome will tell."""

    def written(self, steps: tuple[str, ...], after: Any, now: Any, shown: bool = False) -> str:
        """A turn as the list shows it: its steps, the state behind it, and the one at the end.

        With ``shown`` it may tell what has to be remembered.
        """

    def note(self, state: Any, seat: int) -> str:
        """How a seat stands apart from points, in two words."""

    def score(self, state: Any, seat: int) -> str:
        """The points of a seat, in two words; they can be hidden."""

    def tally(self, states: Sequence[Any], names: tuple[str, ...]) -> Shape | None:
        """What there is to count, as a table in HTML, with every state so far; None if nothing."""

    def reason(self, state: Any) -> str:
        """Why the places are as they are, once over."""


def view_of(game: str) -> View:
    """The view of a game, imported when it is first asked for."""
    return cast(View, import_module(f"{__name__}.{game}"))
