"""The games of this device: in the database or, what it does not take, until the page ends."""

import asyncio
from collections.abc import Awaitable, Coroutine
from contextlib import suppress
from functools import partial
from importlib import import_module
from typing import Any, Protocol

from paintbox.engine.game import Refusal
from paintbox.peer.kept import Kept
from paintbox.web.database import NotKept
from paintbox.web.soon import Soon
from paintbox.web.store import Change, Listing, Memory, Store
from paintbox.web.unwritten import Unwritten


class Owner(Protocol):
    """Whoever keeps games, and is told how that goes."""

    def run(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Begin something that waits."""

    def heard(self, id: str) -> None:
        """Another window has changed a game; any may be changed if ``id`` is empty."""

    def lost(self, error: NotKept) -> None:
        """What is kept from now on is gone with the page."""

    def safe(self) -> None:
        """A game was kept."""


class Keeping:
    """What screens keep, and find again; all that waits for a frame is done before."""

    def __init__(self, owner: Owner, soon: Soon) -> None:
        self._owner = owner
        self._soon = soon
        self._store = Store(self._take_up, owner.heard, owner.lost)
        self._spare = Memory()  # what the store could not take
        self._unwritten = Unwritten()
        self._writing: asyncio.Task[Any] | None = None  # the last of these

    def open(self) -> None:
        """Open the store; what needs the games waits for it."""
        self._owner.run(self._open(self._store.open()))

    async def _open(self, opening: Awaitable[None]) -> None:
        try:
            await opening
        except NotKept as error:
            self._owner.lost(error)

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

    async def listing(self) -> Listing:
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

    async def _kept(self, changing: Awaitable[Kept], id: str, change: Change) -> Kept:
        try:
            kept = await changing
        except NotKept as error:
            self._owner.lost(error)
            return self._spare.change(id, change, await self.readable(id))
        self._spare.drop(id)
        self._owner.safe()
        return kept

    def keep_soon(self, kept: Kept, change: Change) -> None:
        """The same behind the next frame; ``kept`` is what is kept if the page is left before."""
        self._unwritten.add(kept)
        self._soon.put(lambda: self._begin(kept, change))

    def _begin(self, kept: Kept, change: Change) -> None:
        self._writing = self._owner.run(self._write(kept, self.keep(kept.id, change)))

    async def _write(self, kept: Kept, keeping: Awaitable[Kept]) -> None:
        await keeping
        self._unwritten.done(kept)

    def _take_up(self) -> None:
        """Write what an earlier page had no time for; that it is so is rare."""
        for kept in self._unwritten.take_up():
            album = import_module("paintbox.peer.album")
            self._begin(kept, partial(album.taken_up, kept))

    def put_down(self) -> None:
        """What is not yet written is kept in another way, should the page end now."""
        self._unwritten.put_down()

    def part(self) -> None:
        """The page is left, and may not come back."""
        self.put_down()
        for id in self._unwritten:
            self._store.drop(id)
