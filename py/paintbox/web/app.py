"""The page: which screen is shown, what reaches it, what it says."""

import asyncio
from collections.abc import Callable, Coroutine
from importlib import import_module
from typing import Any

from js import document, window
from pyodide.ffi import create_proxy

from paintbox.view.screens.offer import offer, question
from paintbox.view.shape import Shape
from paintbox.view.words import say, speak
from paintbox.web import places
from paintbox.web.database import NotKept
from paintbox.web.dom import Node
from paintbox.web.events import HANDLERS, Answer, blurred, hidden, parted, settled
from paintbox.web.keeping import Keeping
from paintbox.web.notice import Notice
from paintbox.web.pointer import Pointer
from paintbox.web.screen import Answers, Question, Screen
from paintbox.web.soon import Soon

# By the first word of the address behind #; anything else is a link. Each module has
# ``async open_screen(app, rest)``, with the other words of the address: the screen, or None if
# it has sent the page elsewhere.
SCREENS = {
    "": "paintbox.web.home",
    "new": "paintbox.web.new",
    "lay": "paintbox.web.lay",
    "g": "paintbox.web.by_link",
    "games": "paintbox.web.games",
    "settings": "paintbox.web.settings",
    "rules": "paintbox.web.rules",
    "scan": "paintbox.web.scanning",
}
LINK = "paintbox.web.arriving"
# Each has ``async late(app)``: once the page is ready, and once a game was kept.
READY = "paintbox.web.update", "paintbox.web.badge"
KEPT = "paintbox.web.install"


class App:
    """The one object of the page."""

    def __init__(self) -> None:
        self._soon = Soon(self._guard)
        self.keeping = Keeping(self, self._soon)
        self._reasons: set[str] = set()  # why nothing is kept; each is told once
        self._notice = Notice()
        self._offered: Question | None = None
        self._ready = False
        self._careful = False  # a game was kept; what follows from that waits for the page
        self.screen: Screen = Screen()
        self._named = ""  # what the window is called
        self.place = ""  # the address behind # of the screen that is shown
        self.pointer: Pointer = Pointer()
        self._root = Node(document.createElement("main"), Shape("app", "main"))
        self._tasks: set[asyncio.Task[Any]] = set()  # or they could be collected while they run

    async def start(self) -> None:
        """Show what the address asks for, and say that the page is ready."""
        self.keeping.open()
        speak(str(document.documentElement.lang))
        if link := places.asked():
            self.instead(link)
        self._listen(window, "hashchange", lambda app, event: app.run(app.route()))
        self._listen(window, "storage", settled)
        self._listen(document, "visibilitychange", hidden, parting=True)
        self._listen(window, "pagehide", parted, parting=True)
        self._listen(window, "blur", blurred)
        await self.route()
        document.getElementById("app").replaceWith(self._root.element)
        self._root.element.id = "app"
        for kind, answer in HANDLERS.items():
            self._listen(document.documentElement, kind, answer)
        document.documentElement.setAttribute("data-ready", "")
        self._ready = True
        self.screen.late()
        self.draw()
        for module in READY:
            self.run(self._late(module))
        if self._careful:
            self.run(self._late(KEPT))

    async def route(self) -> None:
        """Show the screen of the address."""
        place = places.here()
        word, *rest = place.split(".")
        opened = screen_module(place).open_screen(self, rest if word in SCREENS else [place])
        screen = await opened
        if screen and place == places.here():  # else the address has changed since
            self.show(screen)

    async def redirect(self, place: str) -> None:
        """Show another address in place of the one asked for."""
        self.instead(place)
        await self.route()

    @property
    def blank(self) -> bool:
        """Whether no screen was shown yet."""
        return not self.screen.title

    def show(self, screen: Screen) -> None:
        """Let another screen take the page."""
        places.mark(first=self.blank)
        self.place = places.here()
        before, self.screen = self.screen, screen
        before.left()
        if self._ready:
            screen.late()
        self.draw()
        window.scrollTo(0, 0)

    def draw(self) -> None:
        """Bring the page up to date with its screen."""
        shape = self.screen.shape()
        if self._named != self.screen.title:
            self._named = document.title = self.screen.title
        asked = ((question, self.screen.question), (offer, self._offered))
        beside = (kind(*what) for kind, what in asked if what)
        children = (shape._replace(key=shape.tag), *beside)
        self._root.show(self._root.shape._replace(children=children))
        self.screen.drawn()

    def go(self, place: str) -> None:
        """Show another address; the browser's back button returns."""
        places.go(place)

    def turn(self, place: str) -> None:
        """Let the address be another one, whose screen is shown at once; back returns."""
        places.turn(place)

    def instead(self, place: str) -> None:
        """Let the address be another one without going there."""
        places.instead(place, doubled=not self.blank and place == self.place)
        self.place = place

    def run(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Begin something that waits; its error, if any, reaches the console."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        self._guard(task.result)

    def _listen(self, target: Any, kind: str, answer: Answer, *, parting: bool = False) -> None:
        """Answer events; unless the page is parting, each finds done what has waited."""

        def heard(event: Any) -> None:
            if not parting:
                self._soon.do()
            self._guard(lambda: answer(self, event))

        target.addEventListener(kind, create_proxy(heard))

    def _guard(self, work: Callable[[], Any]) -> None:
        """Do something; if it fails, that is our mistake, and the player is told what helps."""
        try:
            work()
        except Exception:
            self.notice(say("page.broken"))
            raise

    def heard(self, id: str) -> None:
        """Another window has changed a game."""
        self.screen.heard(id)

    def lost(self, error: NotKept) -> None:
        """Say why nothing is kept, and what helps."""
        if error.why not in self._reasons:
            self._reasons.add(error.why)
            self._notice.stand(say(error.why))

    def safe(self) -> None:
        """A game was kept: if any were not, the reasons are gone."""
        if self._reasons:
            self._reasons.clear()
            self._notice.stand("")
        if self._ready and not self._careful:
            self.run(self._late(KEPT))
        self._careful = True

    def tell(self, text: str) -> None:
        """Have a screen reader say something."""
        self._soon.put(lambda: setattr(document.getElementById("live"), "textContent", text))

    def notice(self, text: str) -> None:
        """Show a sentence at the foot of the page; it goes with the next tap."""
        self._notice.say(text)

    def put_away(self) -> None:
        """Show nothing at the foot of the page."""
        self._notice.put_away()

    def offer(self, text: str, answers: Answers) -> None:
        """Ask something beside the screen, by labels and what each does, until it is answered."""
        self._offered = text, answers
        self.tell(text)
        self.draw()

    def on_answer(self, button: Any) -> None:
        if self._offered:
            _, answers = self._offered
            self._offered = None
            self.draw()
            answers[str(button.textContent)]()

    def on_reply(self, button: Any) -> None:
        if self.screen.question:
            _, answers = self.screen.question
            self.screen.question = None
            self.draw()
            answers[str(button.textContent)]()

    async def _late(self, module: str) -> None:
        await import_module(module).late(self)


def screen_module(place: str) -> Any:
    """The module that opens the screen of an address."""
    return import_module(SCREENS.get(place.split(".")[0], LINK))
