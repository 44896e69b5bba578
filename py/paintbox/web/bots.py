"""Bots at a table: they think while it is their turn, and play as calmly as pieces move."""

import asyncio
from typing import TYPE_CHECKING

from paintbox.peer.histories import Steps
from paintbox.view.hints import hint
from paintbox.view.words import say
from paintbox.web.thinking import thinking

BEST = 9  # whatever the highest level is
Due = tuple[Steps, int]  # after which steps a bot has to move, and of which level it is

if TYPE_CHECKING:
    from paintbox.web.table import Playing


class Bots:
    """Those of one table; there is never more than one thought for it."""

    def __init__(self, table: "Playing") -> None:
        self._table = table
        self._busy = False
        self._said = False  # that they play more simply

    def look(self) -> None:
        """Begin to think, if nobody does yet."""
        if not self._busy:
            self._busy = True
            self._table.app.run(self._work())

    async def advise(self) -> None:
        """Show what the best bot would do in place of the player, and why."""
        table, steps = self._table, self._table.play.session.steps

        def wanted() -> bool:
            play = table.play
            return table.app.screen is table and play.session.steps == steps and play.advisable

        table.app.notice(say("hints.thinks"))
        answer = await thinking.think(str(table.play.session.record), BEST, wanted)
        if answer:
            table.play.advise(answer.step)
            said = hint(table.play.kept.laid.game, answer.reason, table.play.names)
            table.app.notice(said)
            table.app.tell(said)
            table.app.draw()

    async def _work(self) -> None:
        try:
            while due := self._due():
                await self._move(due)
        finally:
            self._busy = False

    def _due(self) -> Due | None:
        """What a bot has to do; None if none has to move, or the table was left."""
        table, play = self._table, self._table.play
        there = table.app.screen is table and play.bot
        return (play.session.steps, play.bot) if there else None

    async def _move(self, due: Due) -> None:
        """Think and play, unless there is something else to think about by then."""
        pause = asyncio.ensure_future(asyncio.sleep(self._table.pause))
        record = str(self._table.play.session.record)
        answer = await thinking.think(record, due[1], lambda: self._due() == due)
        if thinking.weak and not self._said:
            self._said = True
            self._table.app.notice(say("table.weaker"))
        await pause
        if answer and self._due() == due:
            self._table.answer(answer.step)
