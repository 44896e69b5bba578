"""What every screen of the page answers to."""

from collections.abc import Callable

from paintbox.view.shape import Shape, element

Answers = dict[str, Callable[[], None]]
Question = tuple[str, Answers]


class Screen:
    """What is shown; its ``on_<action>`` methods answer the buttons that bear the action."""

    title = ""
    question: Question | None = None  # asked beside it until it is answered, or the screen left
    leaving = False  # for a game that begins

    def shape(self) -> Shape:
        """All that is to be seen."""
        return element("div")

    def tap(self, beginnings: str) -> None:
        """A tap on what bears ``data-move``, or with no text a tap beside."""

    def why(self, what: str) -> None:
        """A tap on what bears ``data-why`` and no ``data-move``."""

    def swipe(self, beginnings: str) -> None:
        """A swipe that means the beginning of a step, possible or not."""

    def hold(self, holds: bool) -> None:
        """What bears ``data-hold`` is held down, or let go."""

    def late(self) -> None:
        """What can wait until the page takes taps; it is drawn anew behind it."""

    def drawn(self) -> None:
        """The page is up to date with it."""

    def heard(self, id: str) -> None:
        """Another window has changed a game; with no id, any may be another."""

    def left(self) -> None:
        """Another screen is shown, or the page is hidden: what runs may end."""
