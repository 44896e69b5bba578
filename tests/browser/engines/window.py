"""The verbs of a journey, on the little that every engine can do."""

import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

from pages import ALLOWED, DRAWN, READY, RECORDER

PATIENCE = 120.0  # s, on a busy machine too
PAUSE = 0.02  # s between two looks

# Put into every page before its own scripts. The drivers show no console, so what a page says there
# is recorded as well.
LISTENER = f"""{RECORDER}
for (const kind of ["error", "warn"]) {{
  const said = console[kind];
  console[kind] = (...words) => {{
    complain(`console ${{kind}}: ${{words.join(" ")}}`);
    said.apply(console, words);
  }};
}}
"""
# Where to tap: the middle of the first that a finger could hit now. At an edge of the window the
# button that stays there would lie upon it.
POINT = """
(() => {
  for (const target of document.querySelectorAll(%r)) {
    target.scrollIntoView({ block: "center" });
    const box = target.getBoundingClientRect();
    const point = [box.x + box.width / 2, box.y + box.height / 2];
    const hit = document.elementFromPoint(...point);
    if (hit && !target.disabled && target.contains(hit)) return point;
  }
})()
"""
ARRIVAL = """
window.arrived = false;
addEventListener("click", () => setTimeout(() => { window.arrived = true; }),
  { capture: true, once: true });
"""


def until(fact: Callable[[], bool]) -> None:
    """Wait for something that no page shows."""
    last = time.monotonic() + PATIENCE
    while not fact():
        assert time.monotonic() < last
        time.sleep(PAUSE)


class Window(ABC):
    """The one window of a browser."""

    refusal: type[Exception]  # what the driver raises between two pages

    def __init__(self) -> None:
        self._complaints: list[str] = []

    @abstractmethod
    def evaluate(self, expression: str) -> Any:
        """The value of a JavaScript expression in the page; of a promise what it becomes."""

    @abstractmethod
    def kill(self) -> None:
        """End the browser at once, as an empty battery does; its profile stays."""

    @abstractmethod
    def _go(self, url: str) -> None: ...

    @abstractmethod
    def _press(self, x: float, y: float) -> None:
        """Let the driver tap or click at a place, in CSS pixels of the view."""

    def open(self, url: str) -> None:
        """Load an address anew, and wait until it is ready for its first tap."""
        self._listen()
        self._go("about:blank")  # or another word behind the # would load nothing
        self._go(url)
        self.see(READY)

    def reload(self) -> None:
        """Load the page again, as the browser's own button does."""
        self._listen()
        # Firefox's driver would go past the service worker.
        self.evaluate("void setTimeout(() => location.reload(), window.left = 1)")
        self.wait("!window.left")
        self.see(READY)

    def back(self) -> None:
        self.evaluate("history.back()")

    def tap(self, selector: str) -> None:
        """Tap the first of these that can be tapped; returns when the page has had it."""
        point = self.wait(POINT % selector)
        while point != (point := self.wait(POINT % selector)):
            pass  # it is still gliding
        self.touch(*point)

    def touch(self, x: float, y: float) -> None:
        """Tap a place; returns when the page has had it."""
        self.evaluate(f"(() => {{ {ARRIVAL} }})()")
        self._press(x, y)
        self.wait("window.arrived")

    def wait(self, expression: str) -> Any:
        """Wait until an expression is true; gives its value."""
        last = time.monotonic() + PATIENCE
        while not (value := self._now(expression)):
            if time.monotonic() > last:
                now = self.evaluate(expression)
                raise AssertionError(f"always {now}: {expression}\n{self.text('body')}")
            time.sleep(PAUSE)
        return value

    def _now(self, expression: str) -> Any:
        try:
            return self.evaluate(expression)
        except self.refusal:
            return None

    def see(self, selector: str, count: int | None = None) -> None:
        """Wait until there is one of these, or as many as said."""
        found = f"document.querySelectorAll({selector!r}).length"
        self.wait(f"{found} > 0" if count is None else f"{found} === {count}")

    def count(self, selector: str) -> int:
        return int(self.evaluate(f"document.querySelectorAll({selector!r}).length"))

    def text(self, selector: str) -> str:
        return str(self.evaluate(f"document.querySelector({selector!r}).innerText"))

    def drawn(self) -> list[str]:
        """The board as it is drawn."""
        return [str(element) for element in self.evaluate(DRAWN)]

    def complaints(self) -> list[str]:
        """What the page has complained of since last asked."""
        self._listen()
        heard, self._complaints = self._complaints, []
        return heard

    def _listen(self) -> None:
        heard = self.evaluate("window.complaints ? window.complaints.splice(0) : []")
        self._complaints += [complaint for complaint in heard if ALLOWED not in complaint]
