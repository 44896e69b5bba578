"""The table: a game in play, stepped through, sent, begun again."""

import asyncio
from collections.abc import Callable
from typing import Any

from js import document, matchMedia

from paintbox.engine.game import OVER, Refusal
from paintbox.engine.session import Session
from paintbox.peer.bots import redo, undo
from paintbox.peer.histories import Steps
from paintbox.peer.kept import Kept
from paintbox.view.play import Play
from paintbox.view.screens.table import table
from paintbox.view.shape import Shape
from paintbox.view.words import say
from paintbox.web.app import App
from paintbox.web.beginning import rematch
from paintbox.web.chosen import chosen
from paintbox.web.keyboard import settle, waits
from paintbox.web.learnt import learn, learnt
from paintbox.web.screen import Answers, Screen

Becoming = Callable[[Kept, Steps, Steps], Kept]  # what becomes of a game by steps before and after
PAUSES = {"slow": 2.5, "normal": 1.2, "fast": 0.5, "still": 1.2}  # seconds from move to move
# Here the moves are always in sight.
WIDE = matchMedia("(min-width: 900px) and (min-aspect-ratio: 1)")


class Playing(Screen):
    """One game on the table."""

    def __init__(self, app: App, kept: Kept) -> None:
        self.app = app
        self.play = Play(kept, chosen())
        self.title = say("table.title", game=say(kept.laid.game))
        self.sheet = ""  # which is open
        self.looking = False  # the result was put aside
        self.watching: object = None  # which run shows the moves one after another, if any
        self.learning = False  # it is a first game, and helped
        self._jumps = False  # what is shown next lies far from what is shown now
        self._bots: Any = None  # whoever plays for the seats of this device that are bots
        self._past: Any = None  # whoever looks back at the game
        self._awake = False  # the page takes taps
        app.tell(self.play.told(kept.histories.shown[:-1]))

    def late(self) -> None:
        self._awake = True
        self.learning = not learnt(self.play.kept.laid.game)
        self._ends()

    def shape(self) -> Shape:
        shown = self.play.table(self.seen, self.looking)._replace(content=self.content())
        guide = self.play.guide() if self.learning and not self.question else ""
        watching = bool(self.watching)
        return table(shown._replace(guide=guide, watching=watching, jumps=self._jumps))

    @property
    def seen(self) -> str:
        """Which sheet is to be seen: where there is room, the moves if no other."""
        return self.sheet or ("moves" if WIDE.matches else "")

    def content(self) -> tuple[Shape, ...]:
        """Of the open sheet, if it is none of those that every table has."""
        return self._past.content() if self.sheet == "lookback" else ()

    def drawn(self) -> None:
        """The move that is shown is in sight where the moves are listed."""
        if self.seen == "moves":
            current = document.querySelector(".turns [aria-current]")
            if current:
                current.scrollIntoView(block="nearest")
        if self._awake and self.play.bot:
            self._wake().look()

    def _wake(self) -> Any:
        """The bots; their modules are fetched only by who plays against them or asks them."""
        if self._bots is None:
            from paintbox.web.bots import Bots

            self._bots = Bots(self)
        return self._bots

    def on_hint(self, button: Any) -> None:
        self._close()
        self.app.run(self._wake().advise())

    def on_lookback(self, button: Any) -> None:
        """The modules are fetched only by who looks back."""
        if self._past is None:
            from paintbox.web.lookback import LookingBack

            self._past = LookingBack(self)
        self._past.tap(button)

    def ask(self, text: str, answers: Answers) -> None:
        """Ask something beside the table."""
        self.question = text, answers
        self.app.tell(f"{self.play.told(self.play.session.steps[:-1])} {text}")

    def tap(self, beginnings: str) -> None:
        step = self.play.pick(beginnings)
        if step:
            self._do(lambda session: play(session, step))
        else:
            self._close()

    def why(self, what: str) -> None:
        self.app.notice(self.play.why(what))

    def swipe(self, beginnings: str) -> None:
        if self.play.fits(beginnings):
            self.tap(beginnings)
        else:
            self.why(beginnings)

    def hold(self, holds: bool) -> None:
        before = self.play.viewer
        self.play.peek(holds)
        if self.play.viewer != before:
            self.app.draw()

    def heard(self, id: str) -> None:
        if id == self.play.kept.id:
            self.app.run(self._renew())

    def on_undo(self, button: Any) -> None:
        self._do(lambda session: undo(self.play.kept, session))

    def on_redo(self, button: Any) -> None:
        self._do(lambda session: redo(self.play.kept, session))

    def on_moves(self, button: Any) -> None:
        self._open("" if self.sheet == "moves" else "moves")

    def on_menu(self, button: Any) -> None:
        self._open("" if self.sheet == "menu" else "menu")

    def on_tally(self, button: Any) -> None:
        self._open("tally")

    def on_hand(self, button: Any) -> None:
        self.play.hand_over()
        self._close()

    def on_close(self, button: Any) -> None:
        self._close()

    def on_turn(self, button: Any) -> None:
        self.play.near = (self.play.near + 1) % len(self.play.names)
        self._close()

    def on_look(self, button: Any) -> None:
        self.looking = True
        self.app.draw()

    def on_show(self, button: Any) -> None:
        self._show(int(button.getAttribute("data-step")))

    def on_first(self, button: Any) -> None:
        self._show(0)

    def on_back(self, button: Any) -> None:
        self._show(max(stop for stop in self.play.stops() if stop < self.play.shown))

    def on_forward(self, button: Any) -> None:
        self._show(min(stop for stop in self.play.stops() if stop > self.play.shown))

    def on_last(self, button: Any) -> None:
        self._show(len(self.play.session.steps))

    def on_watch(self, button: Any) -> None:
        """Show the moves one after another, from here or, at the end, from the start; or pause."""
        if self.watching:
            self.watching = None
            self.app.draw()
        else:
            self.watch(0 if self.play.live else self.play.shown)

    def watch(self, steps: int) -> None:
        """Show the moves one after another, from so many steps on."""
        self.watching = object()
        self.sheet = ""
        self.play.show(steps)
        self._jumps = True
        self.app.run(self._watch(self.watching))
        self.app.draw()
        self._jumps = False

    async def _watch(self, run: object) -> None:
        await asyncio.sleep(self.pause)
        while self.watching is run and self.app.screen is self:
            later = (stop for stop in self.play.stops() if stop > self.play.shown)
            self.play.show(next(later, self.play.shown))  # the table may have been laid anew
            self.watching = None if self.play.live else run
            self.app.draw()
            await asyncio.sleep(self.pause)

    @property
    def pause(self) -> float:
        """Seconds from a move to the next, so that one can follow."""
        return PAUSES[self.play.settings["pace"]]

    def on_learnt(self, button: Any) -> None:
        self._learnt()
        self.app.draw()

    def on_rematch(self, button: Any) -> None:
        self.app.run(rematch(self.app, self.play.kept))

    def on_save(self, button: Any) -> None:
        """The module is fetched only by who wants a file."""
        from paintbox.web.saving import save

        save([self.play.kept], self.play.kept.laid.game)
        self._close()

    def answer(self, step: str) -> None:
        """A bot plays; an earlier position and a sheet that are looked at stay."""
        shown = None if self.play.live else self.play.shown
        waited = waits()
        self._change(lambda session: play(session, step), Kept.answered)
        if shown is not None:
            self.play.show(shown)
        self.app.draw()
        if waited:
            settle()

    def _do(self, work: Callable[[Session], None]) -> None:
        """Play or take back, and show it."""
        self._change(work)
        self._close()

    def _change(self, work: Callable[[Session], None], keep: Becoming = Kept.played) -> None:
        """Play or take back; tell and keep it."""
        before = self.play.session.steps
        work(self.play.session)
        after = self.play.session.steps
        self.looking = False
        if self.play.settings["sound"] == "on":
            sound()
        self.play.follow()
        self._keep(lambda kept: keep(kept, before, after))
        self.app.tell(self.play.told(before))
        self._ends()

    def _ends(self) -> None:
        """After a first game of one's own, help is no longer needed."""
        if self.learning and self.play.kept.people and self.play.session.turn == OVER:
            self._learnt()

    def _learnt(self) -> None:
        self.learning = False
        learn(self.play.kept.laid.game)

    def _keep(self, change: Callable[[Kept], Kept]) -> None:
        """Change the kept game here and, upon what stands there by then, in the store."""
        kept = self.play.kept = change(self.play.kept)
        self.app.keeping.keep_soon(kept, lambda stored: change(stored) if stored else kept)

    async def _renew(self) -> None:
        kept = await self._stored()
        if kept is not None and kept != self.play.kept:
            self._take_over(kept)
            self.app.draw()

    def _take_over(self, kept: Kept) -> None:
        """Go on with what another window has played or sent."""
        before = self.play.session.steps
        if kept.histories.shown == before:
            self.play.keep(kept)
        else:
            self.play.renew(kept)
            self.app.tell(self.play.told(before))
            self.app.notice(say("other.window"))

    async def _stored(self) -> Kept | None:
        """The game as it is kept, with all that was played here until it was read."""
        ours = None
        while ours is not self.play.kept:
            ours = self.play.kept
            try:
                kept = await self.app.keeping.game(ours.id)
            except Refusal:
                return None
        return kept

    def _show(self, steps: int) -> None:
        self.watching = None
        self.play.show(steps)
        self._close()

    def _close(self) -> None:
        self._open("")

    def _open(self, sheet: str) -> None:
        self.sheet = sheet
        self.app.draw()


def sound() -> None:
    """The module is fetched only by who wants to hear it."""
    from paintbox.web.sound import tap

    tap()


def play(session: Session, step: str) -> None:
    """A decision and the draws that follow from it are one act."""
    session.play(step)
    session.resolve()
