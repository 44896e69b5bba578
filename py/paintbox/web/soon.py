"""What can wait until the answer to a tap is painted, such as storing what was played."""

from collections.abc import Callable

from js import document, requestAnimationFrame, setTimeout
from pyodide.ffi import create_proxy

Work = Callable[[], None]
AFTER = 10  # ms from a frame's being drawn until it is on the screen


class Soon:
    """Work that is done, in its order, behind the next frame."""

    def __init__(self, guard: Callable[[Work], None]) -> None:
        """``guard`` does a piece of work, and takes care of its errors."""
        self._guard = guard
        self._waiting: list[tuple[Work, Work]] = []  # what is to be done, and if the page goes
        self._behind = create_proxy(self.do)
        self._painting = create_proxy(lambda now: setTimeout(self._behind, AFTER))

    def put(self, work: Work, parting: Work | None = None) -> None:
        """Do it behind the next frame; at once where none is painted, as the page is hidden.

        ``parting`` is done instead if the page is left before, and may not come back.
        """
        self._waiting.append((work, parting or work))
        if document.hidden:
            self.do()
        elif len(self._waiting) == 1:
            requestAnimationFrame(self._painting)

    def do(self) -> None:
        """Do now what waits."""
        waiting, self._waiting = self._waiting, []
        for work, _ in waiting:
            self._guard(work)

    def part(self) -> None:
        """Do what is left to do when the page is left."""
        waiting, self._waiting = self._waiting, []
        for _, parting in waiting:
            self._guard(parting)
