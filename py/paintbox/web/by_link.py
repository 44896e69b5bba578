"""A game on the table, and what links have to do with it: who sits here, what comes and goes."""

from collections.abc import Callable
from typing import Any, NamedTuple

from paintbox.engine.game import Refusal, Seat
from paintbox.peer.agreements import Agreements, Request
from paintbox.peer.arrival import difference, guess
from paintbox.peer.histories import Steps, apart, starts
from paintbox.peer.kept import Kept
from paintbox.peer.link import fitting, is_long
from paintbox.peer.seats import mover
from paintbox.view import arrival, own
from paintbox.view.play import Play
from paintbox.view.screens import exchange
from paintbox.view.shape import Shape
from paintbox.view.words import say
from paintbox.web.app import App, Screen
from paintbox.web.chosen import chosen
from paintbox.web.send import address, copy, mail, send, share, shares
from paintbox.web.table import Playing


class Brought(NamedTuple):
    """A link that was taken in."""

    kept: Kept  # the game with it
    known: Kept | None  # the same before
    steps: Steps  # that it has
    remark: str


class ByLink(Playing):
    """A table whose players may be on other devices, now or later."""

    def __init__(self, app: App, kept: Kept, brought: Brought | None = None) -> None:
        super().__init__(app, kept)
        self._brought = brought
        self._remark = ""  # goes along with the next link
        self._way = ""  # of sending, if it shows something in the sheet
        self._code: list[Shape] = []  # the game as a code
        self._asked: Seat | None = None  # of which seat it is asked who plays it

    def late(self) -> None:
        super().late()
        kept, brought = self.play.kept, self._brought
        if kept.guessed and kept.laid.own and brought:
            yes, no = own.answers()
            answers = {yes: self._ask_who, no: lambda: self.app.go("")}
            self.ask(own.question(kept.names, self.play.session), answers)
        elif kept.guessed:
            self._ask_who()
        if brought:
            self._brought = None
            self._greet(brought)
        self._hear_wish()

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
            self.question = None

    def _greet(self, brought: Brought) -> None:
        """Say what the link has brought, and show it or ask whether to show it."""
        kept, session = self.play.kept, self.play.session
        known = brought.known.agreed if brought.known else Agreements()
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
            self._fork(brought.steps)

    def _fork(self, theirs: Steps) -> None:
        """Both histories are kept; which is shown is the player's choice."""
        kept = self.play.kept
        found = difference(kept, theirs)
        if found:
            answers = {
                say("arrive.ours"): lambda: None,
                say("arrive.theirs"): lambda: self._choose(theirs),
            }
            self.ask(arrival.fork(kept, found), answers)

    def _hear_wish(self) -> None:
        """Ask whether a player elsewhere may take a move back."""
        kept = self.play.kept
        wishes = sorted(wish for wish in kept.agreed.waiting if wish.seat not in kept.mine)
        if wishes and kept.people and not kept.guessed:
            answers = {
                say("agree.grant"): lambda: self._answer(wishes[0], True),
                say("agree.refuse"): lambda: self._answer(wishes[0], False),
            }
            self.ask(arrival.wish(kept, wishes[0]), answers)

    def _answer(self, wish: Request, granted: bool) -> None:
        self._keep(lambda kept: kept.answer(wish, granted))
        self._lay()

    def on_resign(self, button: Any) -> None:
        """A device with several seats resigns for the one at the near edge."""
        people = self.play.kept.people
        seat = self.play.near if self.play.near in people else people[0]
        self._sure("agree.resign", lambda kept: kept.agree(f"r{seat}"))

    def on_shut(self, button: Any) -> None:
        self._sure("agree.shut", lambda kept: kept.agree("c"))

    def on_retract(self, button: Any) -> None:
        """Ask the others for one's last move back."""
        left = self.play.retractable
        if left is not None:
            seat = self.play.session.game.turn(self.play.session.states[left])
            self._keep(lambda kept: kept._replace(agreed=kept.agreed.ask(seat, left)))
            self.app.notice(say("agree.send"))
        self._close()

    def _sure(self, words: str, change: Callable[[Kept], Kept]) -> None:
        """Ask first, since it ends the game for all."""

        def do() -> None:
            self._keep(change)
            self.app.draw()

        self.ask(say(words), {say("arrive.yes"): do, say("arrive.no"): lambda: None})
        self._close()

    def _choose(self, steps: Steps) -> None:
        """Show the history that begins with these steps."""

        def choose(kept: Kept) -> Kept:
            return kept.choose(
                max(longer for longer in kept.histories.all if starts(longer, steps))
            )

        self._keep(choose)
        self._lay()

    def _sit(self, mine: tuple[int, ...]) -> None:
        """Let these seats, or none, play on this device."""
        self._keep(lambda kept: kept.seated(mine))
        self._lay()

    def _lay(self) -> None:
        """The table as the kept game is now."""
        self.question = None
        self.play = Play(self.play.kept, chosen())
        self.app.draw()

    def content(self) -> tuple[Shape, ...]:
        return CONTENTS[self.sheet](self) if self.sheet in CONTENTS else super().content()

    def on_seats(self, button: Any) -> None:
        self._asked = None
        self._open("seats")

    def on_seat(self, button: Any) -> None:
        """Take a seat, or leave it."""
        seat = int(button.getAttribute("data-seat"))
        here = seat in self.play.kept.people
        self._asked = None
        self._keep(lambda kept: kept.leave(seat) if here else kept.take(seat))
        self._lay()

    def on_player(self, button: Any) -> None:
        """Ask who plays a seat, or put that question away."""
        seat = int(button.getAttribute("data-player"))
        self._asked = None if self._asked == seat else seat
        self.app.draw()

    def on_kind(self, choice: Any) -> None:
        """Hand a seat to a bot of this device, or back to a person."""
        seat, level = self._asked, int(choice.value)
        if seat is not None:
            self._keep(lambda kept: kept.hand(seat, level))
            self._lay()

    def on_courses(self, button: Any) -> None:
        self._open("courses")

    def on_course(self, button: Any) -> None:
        self._choose(self._courses()[int(button.getAttribute("data-course"))])
        self._close()

    def _courses(self) -> list[Steps]:
        return sorted(self.play.kept.histories.all)

    def on_ways(self, button: Any) -> None:
        self._show_way("")

    def on_remark(self, field: Any) -> None:
        self._remark = str(field.value)
        self.app.draw()

    def on_share(self, button: Any) -> None:
        self.app.run(self._pass_on(share))

    def on_copy(self, button: Any) -> None:
        self.app.run(self._pass_on(copy))

    def on_send(self, button: Any) -> None:
        self.app.run(self._pass_on(send))

    def on_aloud(self, button: Any) -> None:
        self._show_way("aloud")

    def on_code(self, button: Any) -> None:
        self.app.run(self._show_code())

    async def _show_code(self) -> None:
        """What draws codes is fetched only by who wants one."""
        from paintbox.web import coding

        self._code = await coding.sheet(self.play.kept, self.play.session)
        self._open("code")

    def on_told(self, button: Any) -> None:
        """It went a way of which the page hears nothing."""
        self._told(self.play.kept, self.play.session.steps)

    def _show_way(self, way: str) -> None:
        self._way = way
        self._open("send")

    def _url(self) -> str:
        link = self.play.kept.link(self.play.session, self._remark)
        return address(fitting(link, len(address(""))))

    async def _pass_on(self, way: Any) -> None:
        """Pass the link on; the move counts as sent once something has taken it."""
        kept, steps = self.play.kept, self.play.session.steps
        outcome = await way(say("send.title", game=say(kept.laid.game)), self._url())
        if outcome in ("shared", "copied"):
            self._told(kept, steps)
        if outcome == "copied":
            self.app.notice(say("send.copied"))
        if outcome == "kept":
            self._show_way("link")

    def _told(self, sent: Kept, steps: Steps) -> None:
        """The others know these steps by now, and what was agreed on when they were sent."""
        self._remark = ""
        if self.play.session.steps[: len(steps)] == steps:
            self._keep(lambda kept: kept.told(steps, sent.agreed))
            self._close()


def sending(table: ByLink) -> tuple[Shape, ...]:
    """The sheet with the link and the ways it may go."""
    play, url = table.play, table._url()
    game = play.kept.laid.game
    long = is_long(play.kept.link(play.session, table._remark), len(address("")))
    return exchange.sending(
        exchange.Sending(
            title=play.send_label(),
            url=url,
            mail=mail(say("send.title", game=say(game)), url),
            share=shares(),
            remark=table._remark,
            long=long,
            trust=say(f"{game}.trust"),
            open=table._way,
        )
    )


def seats(table: ByLink) -> tuple[Shape, ...]:
    play = table.play
    return exchange.seats(exchange.places(play.kept, play.names, table._asked, play.over))


def courses(table: ByLink) -> tuple[Shape, ...]:
    """Every history, by where it leaves the shown one."""
    kept, found = table.play.kept, []
    for number, steps in enumerate(table._courses()):
        apart = difference(kept, steps)
        shown = starts(steps, kept.histories.shown)
        found.append(exchange.Course(arrival.course(apart, len(steps)), number, shown))
    return exchange.courses(found)


def code(table: ByLink) -> tuple[Shape, ...]:
    return (*table._code, exchange.told())


CONTENTS = {"code": code, "send": sending, "seats": seats, "courses": courses}


async def open_screen(app: App, rest: list[str]) -> Screen | None:
    """The table of a kept game; home, with a word why, if it is not kept here."""
    why = "link.gone"
    try:
        kept = await app.game(".".join(rest))
    except Refusal:
        kept, why = None, "link.unread"
    if kept:
        return ByLink(app, kept)
    app.notice(say(why))
    await app.redirect("")
    return None
