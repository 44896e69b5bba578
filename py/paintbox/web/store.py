"""The games on this device: read, merge and write are one transaction."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from typing import Any, NamedTuple

from js import BroadcastChannel, Date
from pyodide.ffi import JsException, create_once_callable, create_proxy

from paintbox.engine.game import NotationError, Refusal
from paintbox.games import NAMES
from paintbox.peer.kept import Kept
from paintbox.peer.summary import Summary
from paintbox.web.database import GAMES, NAME, SUMMARIES, Database, NotKept, answer, finished

Change = Callable[[Kept | None], Kept]


class Listing(NamedTuple):
    """What a list shows of the kept games, the last changed first."""

    games: tuple[Summary, ...] = ()
    unread: int = 0  # how many more are kept, but cannot be read


class Store:
    """The games in the database; other windows are told of every change."""

    def __init__(
        self,
        opened: Callable[[], None],
        heard: Callable[[str], None],
        lost: Callable[[NotKept], None],
    ) -> None:
        """``opened`` may write before anybody reads; ``heard`` gets the id of a game that another
        window has changed, empty if any may be; ``lost`` why from now on nothing is kept.
        """
        self._opened = opened
        self._heard = heard
        self._database = Database(self._listen, lost)
        self._channel: Any = None
        self._changing: dict[str, Any] = {}  # transactions on their way, by the id of the game
        self._written: tuple[str, str, Kept] | None = None  # the last game: its id and its text

    def open(self) -> Awaitable[None]:
        """Open the database. It is on its way when this returns. Raises NotKept, when awaited."""
        return self._database.open()

    async def game(self, id: str) -> Kept | None:
        """The kept game of an id. Raises NotKept, and Refusal for a game that cannot be read."""
        text = await self._database.surely(lambda: self._text(id))
        return None if text is None else read(id, text)

    async def listing(self) -> Listing:
        """All that is kept. Raises NotKept."""
        ids, texts = await self._database.surely(self._list)
        known = {summary.id: summary for summary in filter(None, map(summarised, texts))}
        found = [known.get(id) or await self._summary(id) for id in map(str, ids)]
        return listed(filter(None, found), found.count(None))

    def change(self, id: str, change: Change) -> Awaitable[Kept]:
        """Put what ``change`` makes of the kept game in its place; gives the new one.

        It is on its way when this returns. ``change`` may be asked twice. Raises, when awaited,
        NotKept, and Refusal if ``change`` does.
        """
        return self._database.surely(lambda: self._change(id, change))

    def remove(self, id: str) -> Awaitable[None]:
        """Forget a game. It is on its way when this returns. Raises NotKept, when awaited."""
        return self._database.surely(lambda: self._remove(id))

    def drop(self, id: str) -> None:
        """Give up a change that is on its way: left behind, it can hold up the next page's."""
        if work := self._changing.get(id):
            with suppress(JsException):  # it is written by now
                work.abort()

    def _text(self, id: str) -> Awaitable[Any]:
        return answer(self._database.work("readonly", GAMES).objectStore(GAMES).get(id))

    def _list(self) -> Awaitable[Any]:
        """The ids of all games, and the texts of all summaries."""
        work = self._database.work("readonly", GAMES, SUMMARIES)
        ids = work.objectStore(GAMES).getAllKeys()
        return asyncio.gather(answer(ids), answer(work.objectStore(SUMMARIES).getAll()))

    async def _summary(self, id: str) -> Summary | None:
        """The summary of a game that is kept without; none if it cannot be read."""
        try:
            kept = await self.game(id)
        except Refusal:
            return None
        return Summary.of(kept, 0) if kept else None

    def _change(self, id: str, change: Change) -> Awaitable[Kept]:
        work = self._database.work("readwrite", GAMES, SUMMARIES)
        changed: list[Kept] = []
        failed: list[Exception] = []

        def write(event: Any) -> None:
            try:
                kept = change(self._readable(id, event.target.result))
                text = str(kept)
                work.objectStore(GAMES).put(text, id)
                self._written = id, text, kept
                work.objectStore(SUMMARIES).put(str(Summary.of(kept, Date.now())), id)
                changed.append(kept)
            except (Refusal, JsException) as error:
                failed.append(error if isinstance(error, Refusal) else NotKept(error))
                work.abort()

        self._changing[id] = work
        work.objectStore(GAMES).get(id).onsuccess = create_once_callable(write)
        return self._done_with(id, work, self._changed(id, finished(work), changed, failed))

    def _readable(self, id: str, text: Any) -> Kept | None:
        """A stored game; what was written here need not be read again."""
        if self._written and self._written[:2] == (id, text):
            return self._written[2]
        return readable(id, text)

    async def _done_with(self, id: str, work: Any, changing: Awaitable[Kept]) -> Kept:
        try:
            return await changing
        finally:
            if self._changing.get(id) is work:
                del self._changing[id]

    async def _changed(
        self, id: str, written: Awaitable[Any], changed: list[Kept], failed: list[Exception]
    ) -> Kept:
        try:
            await written
        except NotKept as error:
            raise (failed[0] if failed else error) from None
        self._channel.postMessage(id)
        return changed[0]

    async def _remove(self, id: str) -> None:
        work = self._database.work("readwrite", GAMES, SUMMARIES)
        for name in (GAMES, SUMMARIES):
            work.objectStore(name).delete(id)
        await finished(work)
        self._channel.postMessage(id)

    def _listen(self) -> None:
        if self._channel is None:
            self._channel = BroadcastChannel.new(NAME)
            self._channel.onmessage = create_proxy(lambda event: self._heard(str(event.data)))
            self._opened()
        self._heard("")


class Memory:
    """The same for as long as the page is open, for what the browser does not keep."""

    def __init__(self) -> None:
        self._games: dict[str, Kept] = {}
        self._summaries: dict[str, Summary] = {}

    def game(self, id: str) -> Kept | None:
        return self._games.get(id)

    def listing(self) -> Listing:
        return listed(self._summaries.values())

    def change(self, id: str, change: Change, stored: Kept | None = None) -> Kept:
        """``stored`` is what the browser had kept before."""
        kept = self._games[id] = change(self._games.get(id, stored))
        self._summaries[id] = Summary.of(kept, Date.now())
        return kept

    def drop(self, id: str) -> None:
        """Forget a game that is kept elsewhere by now."""
        self._games.pop(id, None)
        self._summaries.pop(id, None)


def read(id: str, text: Any) -> Kept:
    """The game of a stored text. Raises Refusal, whatever stands there."""
    kept = Kept.parse(id, text)
    kept.check()
    if kept.laid.game not in NAMES:
        raise NotationError(id, "this game is not shown here")
    return kept


def readable(id: str, text: Any) -> Kept | None:
    """The same; none where there is no text, or a damaged one."""
    with suppress(Refusal):
        return None if text is None else read(id, text)
    return None


def summarised(text: Any) -> Summary | None:
    """The summary of a stored text; none of a damaged one, or of a game that is not known here."""
    with suppress(Refusal):
        summary = Summary.parse(text)
        return summary if summary.game in NAMES else None
    return None


def listed(summaries: Iterable[Summary], unread: int = 0) -> Listing:
    return Listing(tuple(sorted(summaries, key=lambda summary: -summary.when)), unread)
