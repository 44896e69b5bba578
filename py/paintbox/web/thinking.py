"""Thinking beside the page: one worker, started when a bot is first to move, and ended when idle.

A worker that fails or does not answer is started once more; after that the weaker bots think on
the page itself, a slice at a time.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from js import document, window
from pyodide.ffi import JsException, create_proxy
from pyscript import create_named_worker

from paintbox.bots.thinker import Answer, Thinker

START = 30.0  # s until a worker must be there
SLICE = 10.0  # s until it must have answered; a slice takes a tenth of one
IDLE = 90.0  # s between two looks whether anybody has asked the worker; if not, it is ended
TRIES = 2  # workers that may fail
HERE = 2  # the highest level that thinks on the page
FAILS = (JsException, TimeoutError)

Ask = Callable[[str, int], Awaitable[str]]


class Thinking:
    """Who is asked, and how often that has failed."""

    def __init__(self) -> None:
        self._number = 0  # of the worker, since each needs a name of its own
        self._ask: Ask | None = None  # the running worker's
        self._failed = 0
        self._here: Thinker | None = None
        self._asking = 0  # how many wait for the worker
        self._used = False  # somebody has asked since the last look
        self._rest: Any = None  # ends the worker when nobody asks
        window.addEventListener("pagehide", create_proxy(lambda event: self.end()))

    @property
    def weak(self) -> bool:
        """Whether no worker thinks here any more."""
        return self._failed >= TRIES

    async def think(self, record: str, level: int, wanted: Callable[[], bool]) -> Answer | None:
        """What a bot plays after a record; None as soon as it is not wanted any more."""
        while wanted():
            answer = await self._slice(record, level)
            if answer and answer.done:
                return answer if wanted() else None
        return None

    async def _slice(self, record: str, level: int) -> Answer | None:
        """One more slice, None if the worker has failed."""
        if self.weak:
            return await self._think_here(record, level)
        self._stay()
        self._asking += 1
        number = self._number
        try:
            ask = await self._worker()
            answer = Answer.parse(await asyncio.wait_for(ask(record, level), SLICE))
        except FAILS:
            if number == self._number:  # else it was ended on purpose
                self._failed += 1
                self.end()
            return None
        finally:
            self._asking -= 1
        self._failed = 0
        return answer

    async def _think_here(self, record: str, level: int) -> Answer:
        await asyncio.sleep(0)
        self._here = self._here or Thinker()
        return self._here.think(record, min(level, HERE))

    async def _worker(self) -> Ask:
        """How the worker is asked, as soon as there is one."""
        if self._ask:
            return self._ask
        return await asyncio.wait_for(self._start(), START)

    async def _start(self) -> Ask:
        source = document.querySelector("script[data-thinker]").dataset.thinker
        worker: Any = await create_named_worker(source, self._name)
        ask: Ask = worker.think
        self._ask = ask
        return ask

    @property
    def _name(self) -> str:
        return f"thinker{self._number}"

    def _stay(self) -> None:
        """Let the worker be ended once nobody has asked it for a while."""
        self._used = True
        if self._rest is None:
            self._rest = asyncio.ensure_future(self._end_idle())

    async def _end_idle(self) -> None:
        """One timer for all slices: a browser keeps those that are cancelled until they are due."""
        while self._used or self._asking:
            self._used = False
            await asyncio.sleep(IDLE)
        self._rest = None
        self.end()

    def end(self) -> None:
        """End the worker; it is started again when it is needed."""
        script = document.querySelector(f"script[name={self._name}]")
        if script:
            with suppress(AttributeError):  # it has not got so far
                script.xworker.terminate()
            script.remove()
        self._number += 1
        self._ask = None


thinking = Thinking()
