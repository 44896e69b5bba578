"""The games on this device, in IndexedDB: read, merge and write are one transaction."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

from js import BroadcastChannel, Date, indexedDB
from pyodide.ffi import JsException, create_once_callable, create_proxy

from paintbox.engine.game import Refusal
from paintbox.peer.kept import Kept
from paintbox.peer.summary import Summary
from paintbox.view import DRAWN

NAME, SCHEMA = "paintbox", 1
GAMES, SUMMARIES = "games", "summaries"  # texts by id; summaries are all that a list needs

Change = Callable[[Kept | None], Kept]


class Store:
    """An open database; other windows are told of every change."""

    def __init__(self, database: Any) -> None:
        self._database = database
        self._channel = BroadcastChannel.new(NAME)

    async def game(self, id: str) -> Kept | None:
        """The kept game of an id."""
        return known(id, await answer(self._reading(GAMES).get(id)))

    async def summaries(self) -> list[Summary]:
        """What a list shows of every kept game, the last changed first."""
        texts = await answer(self._reading(SUMMARIES).getAll())
        return listed(filter(None, map(summarised, texts)))

    def change(self, id: str, change: Change) -> Awaitable[Kept]:
        """Put what ``change`` makes of the kept game in its place; gives the new one.

        It is on its way when this returns. Raises, when awaited, OSError where the browser has no
        room, and Refusal if ``change`` does.
        """
        try:
            transaction = self._database.transaction([GAMES, SUMMARIES], "readwrite")
        except JsException as error:  # the browser has closed the database
            return failure(OSError(str(error)))
        games, summaries = (transaction.objectStore(name) for name in (GAMES, SUMMARIES))
        changed: list[Kept] = []
        failed: list[Exception] = []

        def write(event: Any) -> None:
            try:
                kept = change(known(id, event.target.result))
                games.put(str(kept), id)
                summaries.put(str(Summary.of(kept, Date.now())), id)
                changed.append(kept)
            except (Refusal, JsException) as error:
                failed.append(error if isinstance(error, Refusal) else OSError(str(error)))
                transaction.abort()

        games.get(id).onsuccess = create_once_callable(write)
        return self._changed(id, answer(transaction, "oncomplete"), changed, failed)

    async def _changed(
        self, id: str, done: Awaitable[Any], changed: list[Kept], failed: list[Exception]
    ) -> Kept:
        try:
            await done
        except OSError as error:
            raise (failed[0] if failed else error) from None
        self._channel.postMessage(id)
        return changed[0]

    def listen(self, heard: Callable[[str], None]) -> None:
        """Let ``heard`` have the id of every game that another window changes."""
        self._channel.onmessage = create_proxy(lambda event: heard(event.data))

    def _reading(self, name: str) -> Any:
        try:
            return self._database.transaction(name, "readonly").objectStore(name)
        except JsException as error:
            raise OSError(str(error)) from error


class Memory:
    """The same for as long as the page is open, where the browser keeps nothing."""

    def __init__(self) -> None:
        self._games: dict[str, Kept] = {}
        self._summaries: dict[str, Summary] = {}

    async def game(self, id: str) -> Kept | None:
        return self._games.get(id)

    async def summaries(self) -> list[Summary]:
        return listed(self._summaries.values())

    async def change(self, id: str, change: Change) -> Kept:
        kept = self._games[id] = change(self._games.get(id))
        self._summaries[id] = Summary.of(kept, Date.now())
        return kept

    def drop(self, id: str) -> None:
        """Forget a game that is kept elsewhere by now."""
        self._games.pop(id, None)
        self._summaries.pop(id, None)

    def listen(self, heard: Callable[[str], None]) -> None:
        """There is no other window to hear of."""


async def failure(error: Exception) -> Any:
    """Raise an error where somebody waits for a result."""
    raise error


def known(id: str, text: str | None) -> Kept | None:
    """The game of a stored text; none where there is no text, or a damaged one."""
    try:
        kept = Kept.parse(id, text) if text else None
        return kept if kept and kept.session() else None
    except Exception:  # whatever stands there, the page goes on
        return None


def summarised(text: str) -> Summary | None:
    """The summary of a stored text; none of a damaged one, or of a game that is not known here."""
    try:
        summary = Summary.parse(text)
    except Exception:  # whatever stands there, the list goes on
        return None
    return summary if summary.game in DRAWN else None


def listed(summaries: Iterable[Summary]) -> list[Summary]:
    """The last changed first."""
    return sorted(summaries, key=lambda summary: -summary.when)


def open_store() -> Awaitable[Store]:
    """The games of this device. It is on its way when this returns.

    Raises OSError, when awaited, where the browser keeps nothing.
    """
    try:
        request = indexedDB.open(NAME, SCHEMA)
    except JsException as error:
        return failure(OSError(str(error)))

    def prepare(event: Any) -> None:
        for name in (GAMES, SUMMARIES):
            request.result.createObjectStore(name)

    request.onupgradeneeded = create_once_callable(prepare)
    return opened(answer(request))


async def opened(database: Awaitable[Any]) -> Store:
    return Store(await database)


def answer(request: Any, done: str = "onsuccess") -> Awaitable[Any]:
    """The result of a request, or of a transaction nothing, when it is done. Raises OSError."""
    future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    def succeed(event: Any) -> None:
        future.set_result(getattr(request, "result", None))

    def fail(event: Any) -> None:
        if not future.done():
            future.set_exception(OSError(str(request.error)))

    handlers = create_proxy(succeed), create_proxy(fail)
    setattr(request, done, handlers[0])
    request.onerror = request.onabort = handlers[1]
    future.add_done_callback(lambda _: [handler.destroy() for handler in handlers])
    return future
