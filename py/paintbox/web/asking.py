"""A game on the table, and what is asked and said there of links that came."""

from collections.abc import Callable
from typing import NamedTuple

from paintbox.peer.agreements import Request
from paintbox.peer.arrival import difference, guess
from paintbox.peer.histories import Steps, apart, starts
from paintbox.peer.kept import Kept
from paintbox.peer.seats import mover, wishes
from paintbox.view import arrival, own
from paintbox.view.play import Play
from paintbox.view.sight import looker
from paintbox.view.words import say
from paintbox.web.app import App
from paintbox.web.chosen import chosen
from paintbox.web.table import Playing


class Brought(NamedTuple):
    """A link that was taken in."""

    kept: Kept  # the game with it
    known: Kept | None  # the same before
    steps: Steps  # that it has
    remark: str


class Asking(Playing):
    """A table at which it may be open who sits here, which course is shown, what goes back."""

    def __init__(self, app: App, kept: Kept, brought: Brought | None = None) -> None:
        super().__init__(app, kept)
        self._brought = brought
        self._other: Steps = ()  # a course that a link has brought, until one of both was chosen

    def late(self) -> None:
        super().late()
        brought, self._brought = self._brought, None
        if brought:
            self._greet(brought)
        self._ask_next()
        if brought and self.play.kept.guessed and self.play.kept.laid.own:
            self._ask_along()

    def _ask_next(self) -> None:
        """Ask what is open, one question after the other."""
        self.question = None
        if self.play.kept.guessed:
            self._ask_who()
        elif self._other:
            self._ask_which()
        else:
            self._hear_wish()

    def _ask_along(self) -> None:
        """Whether to play along on a board that somebody has at home."""
        yes, no = own.answers()
        answers = {yes: self._ask_who, no: lambda: self.app.go("")}
        self.ask(own.question(self.play.kept.names, self.play.session), answers)

    def _ask_who(self) -> None:
        """Whether the device belongs to the seat that was guessed."""
        kept = self.play.kept
        yes, no = say("arrive.yes"), say("arrive.no")
        answers = {yes: lambda: self._sit(kept.mine), no: lambda: self._open("seats")}
        self.ask(arrival.who(kept, guess(self.play.session)), answers)
        self.app.draw()

    def _keep(self, change: Callable[[Kept], Kept]) -> None:
        """Who plays has said by that who it is."""
        guessed = self.play.kept.guessed
        super()._keep(change)
        if guessed and not self.play.kept.guessed:
            self.play.viewer = looker(self.play.kept)
            self._ask_next()

    def _take_over(self, kept: Kept) -> None:
        """Another window may have said who plays here, and answered what is asked."""
        before = self.play.kept
        super()._take_over(kept)
        if (kept.mine, kept.people) != (before.mine, before.people):
            self.play = Play(kept, chosen())
        elif kept.guessed != before.guessed:
            self.play.viewer = looker(kept)
        self._ask_next()

    def _greet(self, brought: Brought) -> None:
        """Say what the link has brought, and show it or ask whether to show it."""
        kept, session = self.play.kept, self.play.session
        known = brought.known.agreed if brought.known else kept.agreed
        said = arrival.told(kept, kept.agreed.news(known))
        if brought.remark:
            said.append(arrival.remark(kept, mover(session), brought.remark))
        if said:
            self.app.notice(" ".join(said))
        if brought.known is None:
            return
        found = apart(brought.known.histories.shown, brought.steps)
        if found.extension and brought.known.histories.shown:
            self.watch(found.shared)
        elif found.beginning and not said:
            self.app.notice(say("link.older"))
        elif found.fork:
            self._other = brought.steps

    def _ask_which(self) -> None:
        """Both histories are kept; which is shown is the player's choice."""
        kept, theirs = self.play.kept, self._other
        found = difference(kept, theirs)
        if found:
            answers = {
                say("arrive.ours"): lambda: self._choose(kept.histories.shown),
                say("arrive.theirs"): lambda: self._choose(theirs),
            }
            self.ask(arrival.fork(kept, found), answers)
        else:
            self._hear_wish()

    def _hear_wish(self) -> None:
        """Ask whether a player elsewhere may take a move back."""
        kept, session = self.play.kept, self.play.session
        wish = next(iter(wishes(kept, session)), None) if kept.people else None
        if wish:
            answers = {
                say("agree.grant"): lambda: self._answer(wish, True),
                say("agree.refuse"): lambda: self._answer(wish, False),
            }
            self.ask(arrival.wish(kept, wish, mover(session)), answers)

    def _answer(self, wish: Request, granted: bool) -> None:
        self._keep(lambda kept: kept.answer(wish, granted))
        self._lay()

    def _choose(self, steps: Steps) -> None:
        """Show the history that begins with these steps."""

        def choose(kept: Kept) -> Kept:
            found = [longer for longer in kept.courses if starts(longer, steps)]
            return kept.choose(max(found)) if found else kept  # it was taken back meanwhile

        self._other = ()
        self._keep(choose)
        self._lay()

    def _sit(self, mine: tuple[int, ...]) -> None:
        """Let these seats, or none, play on this device, and see what came before their turn."""
        self._keep(lambda kept: kept.seated(mine))
        self._lay()
        since = self.play.since()
        if mine and since < len(self.play.session.steps):
            self.watch(since)

    def _lay(self) -> None:
        """The table as the kept game is now."""
        self.play = Play(self.play.kept, chosen())
        self._ask_next()
        self.app.draw()
