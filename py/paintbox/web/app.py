"""The page: which screen is shown, what it keeps, what is said at its foot."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from functools import partial
from importlib import import_module
from typing import Any

from js import document, window
from pyodide.ffi import create_proxy

from paintbox.engine.game import Refusal
from paintbox.peer.kept import Kept
from paintbox.view.screens.offer import offer, question
from paintbox.view.shape import Shape
from paintbox.view.words import say, speak
from paintbox.web import places
from paintbox.web.database import NotKept
from paintbox.web.dom import Node
from paintbox.web.events import HANDLERS, Answer, hidden, parted, settled
from paintbox.web.pointer import Pointer
from paintbox.web.screen import Answers, Question, Screen
from paintbox.web.soon import Soon, Work
from paintbox.web.store import Change, Listing, Memory, Store
from paintbox.web.unwritten import Unwritten

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
        self._store = Store(self._take_up, lambda id: self.screen.heard(id), self._lost)
        self._unwritten = Unwritten()
        self._writing: asyncio.Task[Any] | None = None  # the last of these
        self._spare = Memory()  # what the store could not take
        self._reasons: set[str] = set()  # why it could not; each is told once
        self._said = ""  # at the foot of the page, until the next tap
        self._standing = ""  # there whenever nothing else is, until it is put away
        self._offered: Question | None = None
        self._ready = False
        self._careful = False  # a game was kept; what follows from that waits for the page
        self.screen: Screen = Screen()
        self._named = ""  # what the window is called
        self.place = ""  # the address behind # of the screen that is shown
        self.pointer: Pointer = Pointer()
        self._soon = Soon(self._guard)
        self._root = Node(document.createElement("main"), Shape("app", "main"))
        self._tasks: set[asyncio.Task[Any]] = set()  # or they could be collected while they run

    async def start(self) -> None:
        """Show what the address asks for, and say that the page is ready."""
        self.run(self._opened(self._store.open()))  # what needs the games waits for it
        speak(str(document.documentElement.lang))
        if link := places.asked():
            self.instead(link)
        self._listen(window, "hashchange", lambda app, event: app.run(app.route()))
        self._listen(window, "storage", settled)
        self._listen(document, "visibilitychange", hidden, parting=True)
        self._listen(window, "pagehide", parted, parting=True)
        await self.route()
        document.getElementById("app").replaceWith(self._root.element)
        self._root.element.id = "app"
        for kind, answer in HANDLERS.items():
            self._listen(document.body, kind, answer)
        document.documentElement.setAttribute("data-ready", "")
        self._ready = True
        self.screen.late()
        self.draw()
        for module in READY:
            self.run(self._late(module))
        if self._careful:
            self.run(self._late(KEPT))

    async def _opened(self, opening: Awaitable[None]) -> None:
        try:
            await opening
        except NotKept as error:
            self._lost(error)

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

    def soon(self, work: Work) -> None:
        """Do something behind the next frame."""
        self._soon.put(work)

    def put_down(self) -> None:
        """What is not yet written is kept in another way, should the page end now."""
        self._unwritten.put_down()

    def part(self) -> None:
        """The page is left, and may not come back."""
        self.put_down()
        for id in self._unwritten:
            self._store.drop(id)

    def _guard(self, work: Callable[[], Any]) -> None:
        """Do something; if it fails, that is our mistake, and the player is told what helps."""
        try:
            work()
        except Exception:
            self.notice(say("page.broken"))
            raise

    async def game(self, id: str) -> Kept | None:
        """A kept game. Raises Refusal if it cannot be read."""
        self._soon.do()
        try:
            return self._spare.game(id) or await self._store.game(id)
        except NotKept:
            return None

    async def readable(self, id: str) -> Kept | None:
        """The same; none of a damaged one."""
        with suppress(Refusal):
            return await self.game(id)
        return None

    async def forget(self, id: str) -> Kept | None:
        """Delete a kept game; gives it, so that it can be put back."""
        kept = await self.game(id)
        self._spare.drop(id)
        with suppress(NotKept):
            await self._store.remove(id)
        return kept

    async def games(self) -> Listing:
        """What a list shows of every kept game."""
        self._soon.do()
        if self._writing:  # what the database refuses is soon among the spare
            await asyncio.wait([self._writing])
        spare = self._spare.listing().games
        try:
            stored = await self._store.listing()
        except NotKept:
            return Listing(spare)
        ids = {summary.id for summary in spare}
        others = (summary for summary in stored.games if summary.id not in ids)
        return stored._replace(games=(*spare, *others))

    def keep(self, id: str, change: Change) -> Coroutine[Any, Any, Kept]:
        """Put what ``change`` makes of a kept game in its place; without room, until the page ends.

        It is on its way when this returns. Raises Refusal, when awaited, if ``change`` does.
        """
        self._soon.do()
        return self._kept(self._store.change(id, change), id, change)

    def keep_soon(self, kept: Kept, change: Change) -> None:
        """The same behind the next frame; ``kept`` is what is kept if the page is left before."""
        self._unwritten.add(kept)
        self.soon(lambda: self._begin(kept, change))

    def _begin(self, kept: Kept, change: Change) -> None:
        self._writing = self.run(self._write(kept, self.keep(kept.id, change)))

    async def _write(self, kept: Kept, keeping: Awaitable[Kept]) -> None:
        await keeping
        self._unwritten.done(kept)

    def _take_up(self) -> None:
        """Write what an earlier page had no time for; that it is so is rare."""
        for kept in self._unwritten.take_up():
            album = import_module("paintbox.peer.album")
            self._begin(kept, partial(album.taken_up, kept))

    async def _kept(self, changing: Awaitable[Kept], id: str, change: Change) -> Kept:
        try:
            kept = await changing
        except NotKept as error:
            self._lost(error)
            return self._spare.change(id, change, await self.readable(id))
        self._spare.drop(id)
        if self._reasons:  # they are gone
            self._reasons.clear()
            self._standing = ""
            self._show_notice()
        if self._ready and not self._careful:
            self.run(self._late(KEPT))
        self._careful = True
        return kept

    def _lost(self, error: NotKept) -> None:
        """Say why nothing is kept, and what helps."""
        if error.why not in self._reasons:
            self._reasons.add(error.why)
            self._standing = say(error.why)
            self._show_notice()

    def tell(self, text: str) -> None:
        """Have a screen reader say something."""
        self.soon(lambda: setattr(document.getElementById("live"), "textContent", text))

    def notice(self, text: str) -> None:
        """Show a sentence at the foot of the page; it goes with the next tap."""
        if text != self._said:
            self._said = text
            self._show_notice()

    def put_away(self) -> None:
        """Show nothing at the foot of the page."""
        self._said = self._standing = ""
        self._show_notice()

    def _show_notice(self) -> None:
        notice = document.getElementById("notice")
        notice.textContent = self._said or self._standing
        notice.className = "" if self._said else "standing"

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
