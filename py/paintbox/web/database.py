"""The browser's database: brought to our schema, and opened again where the browser closes it."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from js import indexedDB
from pyodide.ffi import JsException, create_proxy

NAME = "paintbox"
GAMES, SUMMARIES = "games", "summaries"  # texts by id; summaries are all that a list needs

Result = TypeVar("Result")


class NotKept(OSError):
    """The browser keeps nothing, or not this; ``why`` is the key of the words for it."""

    def __init__(self, error: object) -> None:
        """``error`` is the browser's own: its name stands in its text, wherever it was caught."""
        super().__init__(str(error))
        self.why = next((why for name, why in WHY.items() if name in str(error)), "keep.failed")


FULL, NEWER, BLOCKED = "QuotaExceededError", "VersionError", "blocked"
WHY = {
    FULL: "keep.full",
    NEWER: "keep.newer",  # a newer Paintbox was here and has raised the schema
    BLOCKED: "keep.blocked",  # an older window is open
}


def making(*names: str) -> Callable[[Any], None]:
    """The step that makes the stores of which there are none yet."""

    def make(database: Any) -> None:
        for name in names:
            if not database.objectStoreNames.contains(name):
                database.createObjectStore(name)

    return make


# The schema is how many of these steps were taken. One of schema 1 may lack anything.
UPGRADES = (making(GAMES), making(GAMES, SUMMARIES))


class Database:
    def __init__(self, opened: Callable[[], None], lost: Callable[[NotKept], None]) -> None:
        """``opened`` is called whenever it is open, ``lost`` when it was closed for good."""
        self._then = opened
        self._lost = lost
        self._open: Any = None  # the browser's object, while it is open
        self._opening: asyncio.Future[None] | None = None  # until the browser has done what it can
        self._asked = proxies(
            onsuccess=self._opened,
            onerror=self._failed,
            onblocked=self._blocked,
            onupgradeneeded=upgrade,
        )
        self._watched = proxies(onclose=self._closed, onversionchange=self._outgrown)

    def open(self) -> Awaitable[None]:
        """Have it open. It is on its way when this returns. Raises NotKept, when awaited."""
        if self._opening is None:
            try:
                assign(indexedDB.open(NAME, len(UPGRADES)), self._asked)
            except JsException as error:
                return failure(NotKept(error))
            self._opening = asyncio.get_running_loop().create_future()
        return self._opening

    def work(self, mode: str, *names: str) -> Any:
        """A new transaction over these stores. Raises NotKept."""
        if self._open is None:
            raise NotKept("it is closed")
        try:
            return self._open.transaction(names, mode)
        except JsException as error:
            raise NotKept(error) from error

    def surely(self, task: Callable[[], Awaitable[Result]]) -> Awaitable[Result]:
        """Do a task; once more on the database opened anew, if it fails though there is room.

        Browsers close a database in mid-game: when data are cleared, or a phone was asleep.
        It is on its way when this returns. Raises, when awaited, what ``task`` raises at last.
        """
        used = self._open
        try:
            return self._twice(task(), task, used)
        except NotKept as error:
            return self._twice(failure(error), task, used)

    async def _twice(
        self, first: Awaitable[Result], task: Callable[[], Awaitable[Result]], used: Any
    ) -> Result:
        try:
            return await first
        except NotKept as error:
            if error.why == WHY[FULL]:
                raise
        if self._open is used:  # else it was opened anew since
            self._close()
            await self.open()
        return await task()

    def _opened(self, event: Any) -> None:
        opening, self._opening = self._opening, None
        self._open = event.target.result
        assign(self._open, self._watched)
        if opening and not opening.done():
            opening.set_result(None)
        self._then()

    def _failed(self, event: Any) -> None:
        opening, self._opening = self._opening, None
        if opening and not opening.done():
            opening.set_exception(NotKept(event.target.error))

    def _blocked(self, event: Any) -> None:
        """An older window does not let go: who waits is told. Once it does, this opens."""
        if self._opening and not self._opening.done():
            self._opening.set_exception(NotKept(BLOCKED))

    def _closed(self, event: Any) -> None:
        self._open = None

    def _outgrown(self, event: Any) -> None:
        """Another window raises the schema, or deletes everything: let go, or it would wait."""
        self._close()
        if event.newVersion:
            self._lost(NotKept(NEWER))

    def _close(self) -> None:
        if self._open is not None:
            self._open.close()
            self._open = None


def upgrade(event: Any) -> None:
    for step in UPGRADES[event.oldVersion :]:
        step(event.target.result)


def answer(target: Any, done: str = "success", wrong: str = "error") -> Awaitable[Any]:
    """The result of a request, or nothing of a transaction, when it is done. Raises NotKept."""
    future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
    handlers = proxies(
        **{
            f"on{done}": lambda _: future.set_result(getattr(target, "result", None)),
            f"on{wrong}": lambda _: future.set_exception(NotKept(target.error)),
        }
    )
    assign(target, handlers)
    future.add_done_callback(lambda _: [handler.destroy() for handler in handlers.values()])
    return future


def finished(transaction: Any) -> Awaitable[Any]:
    """Nothing, when a transaction is written down. Raises NotKept."""
    return answer(transaction, "complete", "abort")


def proxies(**handlers: Callable[[Any], None]) -> dict[str, Any]:
    return {name: create_proxy(handler) for name, handler in handlers.items()}


def assign(target: Any, handlers: dict[str, Any]) -> None:
    for name, handler in handlers.items():
        setattr(target, name, handler)


async def failure(error: Exception) -> Any:
    """Raise an error where somebody waits for a result."""
    raise error
