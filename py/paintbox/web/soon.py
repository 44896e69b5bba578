"""What can wait until the answer to a tap is painted, such as storing what was played."""

from collections.abc import Callable

from js import document, requestAnimationFrame, setTimeout, window
from pyodide.ffi import create_proxy

Work = Callable[[], None]
AFTER = 10  # ms from a frame's being drawn until it is on the screen


class Soon:
    """Work that is done, in its order, behind the next frame."""

    def __init__(self, guard: Callable[[Work], None]) -> None:
        """``guard`` does a piece of work, and takes care of its errors."""
        self._guard = guard
        self._waiting: list[Work] = []
        self._behind = create_proxy(self.do)
        # Called by the browser with no Python between, which would hold up the frame.
        self._painting = setTimeout.bind(window, self._behind, AFTER)

    def put(self, work: Work) -> None:
        """Do it behind the next frame; at once where none is painted, as the page is hidden."""
        self._waiting.append(work)
        if document.hidden:
            self.do()
        elif len(self._waiting) == 1:
            requestAnimationFrame(self._painting)

    def do(self, now: float = 0) -> None:
        """Do now what waits; browsers tell the time of the frame."""
        waiting, self._waiting = self._waiting, []
        for work in waiting:
            self._guard(work)
