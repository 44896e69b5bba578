"""What a finger does besides a tap: it swipes over the board, or holds a button down.

A swipe means the step that the shape it began on bears in ``data-swipe`` for its direction. A
button that bears ``data-hold`` shows something for as long as it is held.
"""

from typing import Any

SWIPE = 24  # pixels that are more than a tap


class Pointer:
    """The finger or mouse button that is down."""

    def __init__(self) -> None:
        self._from: tuple[float, float] = 0, 0
        self._line: Any = None  # the shape that a swipe began on
        self._swiped = False
        self._holds = False

    def down(self, event: Any, screen: Any) -> None:
        self._from = event.clientX, event.clientY
        self._line = event.target.closest("[data-swipe]")
        self._swiped = False
        self._hold(bool(event.target.closest("[data-hold]")), screen)

    def up(self, event: Any, screen: Any) -> None:
        self._hold(False, screen)
        direction = way(event.clientX - self._from[0], event.clientY - self._from[1])
        if self._line and direction:
            self._swiped = True
            swipe(self._line, direction, screen)
        self._line = None

    def cancel(self, event: Any, screen: Any) -> None:
        self._hold(False, screen)
        self._line = None

    def swiped(self) -> bool:
        """Whether the click that comes now belongs to a swipe."""
        swiped, self._swiped = self._swiped, False
        return swiped

    def _hold(self, holds: bool, screen: Any) -> None:
        if holds != self._holds:
            self._holds = holds
            screen.hold(holds)


def way(right: float, down: float) -> str:
    """The direction of a movement; none of a small or slanting one."""
    long, short = max(abs(right), abs(down)), min(abs(right), abs(down))
    if long < SWIPE or short > long / 2:
        return ""
    if long == abs(right):
        return "right" if right > 0 else "left"
    return "down" if down > 0 else "up"


def swipe(line: Any, direction: str, screen: Any) -> None:
    """Do what the shape bears for the direction."""
    steps = dict(part.split(":") for part in line.getAttribute("data-swipe").split())
    if direction in steps:
        screen.swipe(steps[direction])
