"""A game on the table, and what players elsewhere get of it: agreements, links, codes."""

from collections.abc import Callable
from typing import Any

from paintbox.engine.game import Refusal, Seat
from paintbox.peer.arrival import departure
from paintbox.peer.histories import Steps, starts
from paintbox.peer.kept import Kept
from paintbox.peer.link import Link, fitting, is_long, short_remark
from paintbox.view import arrival
from paintbox.view.screens import exchange
from paintbox.view.shape import Shape
from paintbox.view.words import say
from paintbox.web.app import App
from paintbox.web.asking import Asking, Brought
from paintbox.web.screen import Screen
from paintbox.web.send import address, copy, mail, send, share, shares


class ByLink(Asking):
    """A table whose players may be on other devices, now or later."""

    def __init__(self, app: App, kept: Kept, brought: Brought | None = None) -> None:
        super().__init__(app, kept, brought)
        self._remark = ""  # goes along with the next link
        self._way = ""  # of sending, if it shows something in the sheet
        self._code: list[Shape] = []  # the game as a code
        self._asked: Seat | None = None  # of which seat it is asked who plays it

    def _take_over(self, kept: Kept) -> None:
        self._shut()
        super()._take_over(kept)

    def answer(self, step: str) -> None:
        self._shut()
        super().answer(step)

    def _shut(self) -> None:
        """Close a sheet that shows the game as it is no more: somebody may just have read it."""
        if self.sheet == "code" or (self.sheet == "send" and self._way):
            self.sheet = ""

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
        return sorted(self.play.kept.courses)

    def on_ways(self, button: Any) -> None:
        self._show_way("")

    def on_remark(self, field: Any) -> None:
        """What does not fit is cut where it can be seen.

        Most often a tap on one of the buttons has ended it: none may move away from below.
        """
        self._remark = field.value = short_remark(str(field.value))
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

        draw = coding.sheet if await coding.ready() else coding.failed
        if self.sheet == "send":  # else it was closed meanwhile
            self._code = draw(self.play.kept, self.play.session)
            self._open("code")

    def on_told(self, button: Any) -> None:
        """It went a way of which the page hears nothing."""
        self._told(self.play.kept, self.play.session.steps)

    def _show_way(self, way: str) -> None:
        self._way = way
        self._open("send")

    def _link(self) -> Link:
        """What goes out now."""
        return fitting(self.play.kept.link(self.play.session, self._remark), len(address("")))

    def _lost(self) -> list[str]:
        """What there is to be said if the remark has no room in it."""
        return [say("send.bare")] if self._remark and not self._link().remark else []

    async def _pass_on(self, way: Any) -> None:
        """Pass the link on; the move counts as sent once something has taken it."""
        kept, steps = self.play.kept, self.play.session.steps
        lost = self._lost()
        outcome = await way(say("send.title", game=say(kept.laid.game)), address(self._link()))
        if outcome in ("shared", "copied"):
            self._told(kept, steps)
            said = [say("send.copied")] if outcome == "copied" else []
            self.app.notice(" ".join([*said, *lost]))
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
    play, link = table.play, table._link()
    game, url = play.kept.laid.game, address(link)
    return exchange.sending(
        exchange.Sending(
            title=play.send_label(),
            url=url,
            mail=mail(say("send.title", game=say(game)), url),
            share=shares(),
            remark=table._remark,
            long=is_long(link, len(address(""))),
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
        gone = steps in kept.gone
        shown = not gone and starts(steps, kept.histories.shown)
        left = None if shown else departure(kept, steps)
        found.append(exchange.Course(arrival.course(left, len(steps), gone), number, shown))
    return exchange.courses(found)


def code(table: ByLink) -> tuple[Shape, ...]:
    return (*table._code, exchange.told())


CONTENTS = {"code": code, "send": sending, "seats": seats, "courses": courses}


async def open_screen(app: App, rest: list[str]) -> Screen | None:
    """The table of a kept game; home, with a word why, if it is not kept here."""
    why = "link.gone"
    try:
        kept = await app.keeping.game(".".join(rest))
    except Refusal:
        kept, why = None, "link.unread"
    if kept:
        return ByLink(app, kept)
    app.notice(say(why))
    await app.redirect("")
    return None
