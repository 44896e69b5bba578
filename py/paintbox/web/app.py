"""The page: which screen is shown, and what reaches it."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from importlib import import_module
from typing import Any

from js import document, history, location, window
from pyodide.ffi import create_proxy

from paintbox.peer.kept import Kept
from paintbox.peer.summary import Summary
from paintbox.view.screens.offer import offer
from paintbox.view.shape import Shape, element
from paintbox.view.words import say
from paintbox.web.dom import Node
from paintbox.web.keyboard import press
from paintbox.web.store import Change, Memory, Store, open_store

# By the first word of the address behind #; anything else is a link. Each module has
# ``async open_screen(app, rest)``, with the other words of the address: the screen, or None if
# it has sent the page elsewhere.
SCREENS = {
    "": "paintbox.web.home",
    "new": "paintbox.web.new",
    "g": "paintbox.web.table",
}
LINK = "paintbox.web.arriving"
READY = "paintbox.web.update"  # has ``async late(app)``: what comes once the page is ready
ASKED = "?g="  # some programs turn the # of a link into a question
BESIDE = "a, input, label, textarea, .sheet, .offer"  # a tap here is none of the screen's


class Screen:
    """What is shown; its ``on_<action>`` methods answer the buttons that bear the action."""

    title = ""

    def shape(self) -> Shape:
        """All that is to be seen."""
        return element("div")

    def tap(self, beginnings: str) -> None:
        """A tap on what bears ``data-move``, or with no text a tap beside."""

    def heard(self, id: str) -> None:
        """Another window has changed a game."""


class App:
    """The one object of the page."""

    def __init__(self) -> None:
        self.store: Store | Memory = Memory()
        self._spare = Memory()
        self._noticed = ""  # what the foot of the page says
        self._offered: tuple[str, Answers] | None = None
        self.screen = Screen()
        self.place = ""  # the address behind # of the screen that is shown
        self._root = Node(Shape("app", "main"), drawn=False)
        self._tasks: set[asyncio.Task[Any]] = set()  # or they could be collected while they run

    async def start(self) -> None:
        """Show what the address asks for, and say that the page is ready."""
        opening = open_store()
        if str(location.search).startswith(ASKED):
            self.instead(str(location.search)[len(ASKED) :])
        screen_module(here())  # while the browser opens the database
        try:
            self.store = await opening
        except OSError:
            self.notice(say("keep.failed"))
        self.store.listen(self._heard)
        self._listen(window, "hashchange", lambda app, event: app.run(app.route()))
        await self.route()
        document.getElementById("app").replaceWith(self._root.element)
        self._root.element.id = "app"
        for kind, answer in HANDLERS.items():
            self._listen(document.body, kind, answer)
        document.documentElement.setAttribute("data-ready", "")
        self.run(self._late(READY))

    async def route(self) -> None:
        """Show the screen of the address."""
        place = here()
        word, *rest = place.split(".")
        opened = screen_module(place).open_screen(self, rest if word in SCREENS else [place])
        screen = await opened
        if screen and place == here():  # else the address has changed since
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
        self.screen = screen
        self.place = here()
        document.title = screen.title
        self.draw()
        window.scrollTo(0, 0)

    def draw(self) -> None:
        """Bring the page up to date with its screen."""
        shape = self.screen.shape()
        beside = [offer(*self._offered)] if self._offered else []
        children = (shape._replace(key=shape.tag), *beside)
        self._root.show(self._root.shape._replace(children=children))

    def go(self, place: str) -> None:
        """Show another address; the browser's back button returns."""
        location.hash = place

    def instead(self, place: str) -> None:
        """Let the address be another one without going there."""
        history.replaceState(None, "", str(location.pathname) + (f"#{place}" if place else ""))
        self.place = place

    def run(self, work: Coroutine[Any, Any, Any]) -> None:
        """Begin something that waits; its error, if any, reaches the console."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        self._guard(task.result)

    def _listen(self, target: Any, kind: str, answer: "Answer") -> None:
        guarded = create_proxy(lambda event: self._guard(lambda: answer(self, event)))
        target.addEventListener(kind, guarded)

    def _guard(self, work: Callable[[], Any]) -> None:
        """Do something; if it fails, that is our mistake, and the player is told what helps."""
        try:
            work()
        except Exception:
            self.notice(say("page.broken"))
            raise

    async def game(self, id: str) -> Kept | None:
        """A kept game."""
        try:
            return await self._spare.game(id) or await self.store.game(id)
        except OSError:
            return None

    async def games(self) -> list[Summary]:
        """What a list shows of every kept game, the last changed first."""
        spare = await self._spare.summaries()
        try:
            return [*spare, *await self.store.summaries()]
        except OSError:
            return spare

    def keep(self, id: str, change: Change) -> Coroutine[Any, Any, Kept]:
        """Put what ``change`` makes of a kept game in its place; without room, until the page ends.

        It is on its way when this returns. Raises Refusal, when awaited, if ``change`` does.
        """
        return self._kept(self.store.change(id, change), id, change)

    async def _kept(self, changing: Awaitable[Kept], id: str, change: Change) -> Kept:
        try:
            kept = await changing
            self._spare.drop(id)
            return kept
        except OSError:
            self.notice(say("keep.failed"))
            return await self._spare.change(id, change)

    def tell(self, text: str) -> None:
        """Have a screen reader say something."""
        document.getElementById("live").textContent = text

    def notice(self, text: str) -> None:
        """Show a sentence at the foot of the page; it goes with the next tap."""
        if text != self._noticed:
            self._noticed = document.getElementById("notice").textContent = text

    def offer(self, text: str, answers: "Answers") -> None:
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

    async def _late(self, module: str) -> None:
        await import_module(module).late(self)

    def _heard(self, id: str) -> None:
        self.screen.heard(id)


def here() -> str:
    """The address behind its #."""
    return str(location.hash)[1:]


def screen_module(place: str) -> Any:
    """The module that opens the screen of an address."""
    return import_module(SCREENS.get(place.split(".")[0], LINK))


def clicked(app: App, event: Any) -> None:
    """A tap reaches the screen as the move or the action that the element bears."""
    element = event.target.closest(f"[data-move], [data-action], {BESIDE}")
    if element and element.matches(BESIDE):
        return
    app.notice("")
    if not element:
        app.screen.tap("")
    elif event.detail > 1 and element.matches(".primary"):
        return  # the second tap of two was meant for what stood here before
    elif element.hasAttribute("data-move"):
        app.screen.tap(element.getAttribute("data-move"))
    else:
        event.preventDefault()
        act(app, element.getAttribute("data-action"), element)


def changed(app: App, event: Any) -> None:
    """Something was chosen."""
    if event.target.hasAttribute("data-change"):
        act(app, event.target.getAttribute("data-change"), event.target)


def act(app: App, action: str, element: Any) -> None:
    """Let the screen answer, or else the page."""
    owner = app.screen if hasattr(app.screen, f"on_{action}") else app
    getattr(owner, f"on_{action}")(element)


Answers = dict[str, Callable[[], None]]
Answer = Callable[[App, Any], None]
HANDLERS: dict[str, Answer] = {
    "click": clicked,
    "change": changed,
    "keydown": lambda app, event: press(event, app.screen.tap),
}
