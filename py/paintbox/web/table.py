"""The table: a game in play, stepped through, sent, begun again."""

from typing import Any

from js import matchMedia

from paintbox.engine.game import CHANCE, OVER, Seat
from paintbox.peer.histories import Steps, starts
from paintbox.peer.kept import Kept
from paintbox.view import view_of
from paintbox.view.names import called
from paintbox.view.screens.table import Player, Table, table
from paintbox.view.shape import Scene, Shape
from paintbox.view.tap import narrow
from paintbox.view.words import say
from paintbox.web import home, new
from paintbox.web.app import App, Screen
from paintbox.web.send import address, send


class Playing(Screen):
    """One game on the table."""

    def __init__(self, app: App, kept: Kept) -> None:
        self.app = app
        self.kept = kept
        self.view = view_of(kept.laid.game)
        self.title = say("table.title", game=say(kept.laid.game))
        self.near: Seat = kept.mine[0] if kept.mine else 0  # who sits at the near edge
        self.names = called(kept.names, kept.mine)
        self.wide = matchMedia("(min-width: 900px)").matches
        self.sheet = ""
        self.looking = False  # the result was put aside
        self.link = ""
        self._replay()

    def shape(self) -> Shape:
        return table(self._table())

    # What the player does

    def tap(self, beginnings: str) -> None:
        left = narrow(self._choices(), beginnings) if beginnings != self.picked else []
        if len(left) == 1:
            self._play(left[0])
        else:
            self.picked = beginnings if left else ""
            self.sheet = ""
            self.app.draw()

    def on_undo(self, button: Any) -> None:
        before = self.session.steps
        self.session.undo()
        self._changed(before)

    def on_redo(self, button: Any) -> None:
        before = self.session.steps
        self.session.redo()
        self._changed(before)

    def on_moves(self, button: Any) -> None:
        self._open("moves")

    def on_menu(self, button: Any) -> None:
        self._open("menu")

    def on_close(self, button: Any) -> None:
        self._open("")

    def on_turn(self, button: Any) -> None:
        self.near = (self.near + 1) % len(self.names)
        self._open("")

    def on_look(self, button: Any) -> None:
        self.looking = True
        self.app.draw()

    def on_show(self, button: Any) -> None:
        self._show(int(button.getAttribute("data-step")))

    def on_first(self, button: Any) -> None:
        self._show(0)

    def on_back(self, button: Any) -> None:
        self._show(max(step for step in self._stops() if step < self.shown))

    def on_forward(self, button: Any) -> None:
        self._show(min(step for step in self._stops() if step > self.shown))

    def on_last(self, button: Any) -> None:
        self._show(len(self.session.steps))

    def on_send(self, button: Any) -> None:
        self.app.run(self._send())

    def on_rematch(self, button: Any) -> None:
        """The same players, the next one starts."""
        laid = self.kept.laid._replace(deal=new.fresh_deal())
        names = (*self.kept.names[1:], self.kept.names[0])
        mine = tuple(sorted((seat - 1) % len(names) for seat in self.kept.mine))
        self.app.run(new.begin(self.app, laid, names, mine))

    def heard(self, id: str) -> None:
        if id == self.kept.id:
            self.app.run(self._renew())

    # What follows from it

    def _play(self, text: str) -> None:
        before = self.session.steps
        self.session.play(text)
        while self.session.turn == CHANCE:
            self.session.draw()
        self._changed(before)

    def _changed(self, before: Steps) -> None:
        """Show and keep what was played or taken back."""
        after = self.session.steps
        self._follow()
        self.looking = False
        self.kept = self.kept.played(before, after)
        self.app.run(self._keep(before, after))
        self.app.tell(self._told(before, after))
        self._show(len(after))

    async def _keep(self, before: Steps, after: Steps) -> None:
        try:
            await self.app.store.change(
                self.kept.id, lambda stored: (stored or self.kept).played(before, after)
            )
        except OSError:
            self.app.notice(say("keep.failed"))

    async def _renew(self) -> None:
        """Take over what another window has played."""
        kept = await self.app.store.game(self.kept.id)
        if kept and kept.histories != self.kept.histories:
            shown = self.session.steps
            self.kept = kept
            if starts(kept.histories.shown, shown):
                for step in kept.histories.shown[len(shown) :]:
                    self.session.play(step)
                self._follow()
            else:
                self._replay()
            self.app.notice(say("other.window"))
            self._show(len(self.session.steps))

    async def _send(self) -> None:
        url = address(self.kept.link(self.session))
        steps = len(self.session.steps)
        outcome = await send(say("send.title", game=say(self.kept.laid.game)), url)
        if outcome in ("copied", "kept"):
            self.app.notice(say(f"send.{outcome}", name=self._next()))
        if outcome == "kept":
            self.link = url
            self._open("send")
        if outcome != "cancelled":
            self.kept = self.kept._replace(sent=steps)
            await self.app.store.change(
                self.kept.id, lambda stored: (stored or self.kept)._replace(sent=steps)
            )
            self.app.draw()

    def _replay(self) -> None:
        """Begin at the start and follow the shown history."""
        self.session = self.kept.session()
        self.ids = [self.view.place(self.session.states[0])]
        self._follow()
        self.shown = len(self.session.steps)
        self.picked = ""

    def _follow(self) -> None:
        """Bring ``ids``, one for each state, up to date."""
        states, steps = self.session.states, self.session.steps
        del self.ids[len(states) :]
        for at in range(len(self.ids) - 1, len(steps)):
            move = self._move(states[at], steps[at])
            self.ids.append(self.view.follow(self.ids[at], states[at], move, states[at + 1]))

    def _move(self, state: Any, step: str) -> Any:
        game = self.session.game
        return next(move for move in game.moves(state) if game.text(move) == step)

    def _show(self, step: int) -> None:
        self.shown = step
        self.picked = ""
        self._open("")

    def _open(self, sheet: str) -> None:
        self.sheet = "" if sheet == self.sheet else sheet
        self.app.draw()

    # What is to be seen

    def _table(self) -> Table:
        choices = self._choices()
        steps = self.session.steps
        seats = [(self.near + other) % len(self.names) for other in range(1, len(self.names))]
        return Table(
            game=self.kept.laid.game,
            box=self.view.BOX,
            shapes=tuple(self.view.draw(self._scene(choices))),
            players=tuple(map(self._player, [*seats, self.near])),
            prompt=self._prompt(),
            asks=self._asks(choices),
            primary=self._primary(),
            undo=self._undoable(),
            redo=self.session.redoable,
            moves=tuple(zip(self.session.record.turns, self._stops()[1:], strict=True)),
            shown=self.shown,
            steps=len(steps),
            sheet=self.sheet or ("moves" if self.wide else ""),
            result=self._result(),
            link=self.link,
        )

    def _scene(self, choices: tuple[str, ...]) -> Scene:
        state = self.session.states[self.shown]
        return Scene(
            state=self.session.game.seen(state, self.near),
            ids=self.ids[self.shown],
            seat=self.near,
            choices=choices,
            picked=self.picked,
            last=self.session.steps[self.shown - 1] if self.shown else "",
        )

    def _choices(self) -> tuple[str, ...]:
        """The steps that may be played here and now."""
        live = self.shown == len(self.session.steps)
        return tuple(self.session.choices()) if live and self._to_move() in self.kept.mine else ()

    def _to_move(self) -> int:
        return self.session.turn

    def _player(self, seat: Seat) -> Player:
        state = self.session.states[self.shown]
        return Player(
            self.names[seat],
            self.view.note(state, seat),
            self.session.game.turn(state) == seat,
        )

    def _stops(self) -> list[int]:
        """How many steps there are at the start and at the end of every turn."""
        game, states = self.session.game, self.session.states
        last = len(states) - 1
        return [at for at, state in enumerate(states) if at in (0, last) or game.fresh(state)]

    def _prompt(self) -> str:
        if self.shown < len(self.session.steps):
            return say("table.viewing", move=self.shown, moves=len(self.session.steps))
        if self.sheet == "send":
            return say("send.kept", name=self._next())
        if self.session.turn == OVER:
            return say("table.over")
        if self.session.turn not in self.kept.mine:
            return say("table.waits", name=self._next())
        return say(
            "table.turn", name=self._next(), prompt=self.view.prompt(self.session.state)
        )

    def _next(self) -> str:
        """Who is to move; once over, any of the others."""
        turn = self.session.turn
        others = [seat for seat in range(len(self.names)) if seat not in self.kept.mine]
        return self.names[turn if turn >= 0 else (others or [0])[0]]

    def _asks(self, choices: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
        if not self.picked:
            return ()
        turn = self.session.turn
        names = self.names[turn:] + self.names[:turn]
        return tuple(
            (step, self.view.ask(step, names)) for step in narrow(choices, self.picked)
        )

    def _primary(self) -> tuple[str, str] | None:
        """What is to be done now, if it is not a tap on the board."""
        steps, turn = len(self.session.steps), self.session.turn
        if self.shown < steps:
            return "last", say("table.resume")
        if not self.kept.alone and turn not in self.kept.mine and steps >= self.kept.sent:
            if steps > self.kept.sent or not steps:
                return "send", say("table.send" if steps else "table.send.game")
        return ("rematch", say("table.rematch")) if turn == OVER else None

    def _undoable(self) -> bool:
        """By link, what was sent stays."""
        left = self.session.undoable
        return left is not None and (self.kept.alone or left >= self.kept.sent)

    def _result(self) -> tuple[str, str] | None:
        session = self.session
        if session.turn != OVER or self.looking or self.shown < len(session.steps):
            return None
        best = [seat for seat, place in enumerate(session.places()) if place == 1]
        names = say("table.and").join(self.names[seat] for seat in best)
        key = "table.share" if len(best) > 1 else "table.wins"
        return say(key, names=names), self.view.reason(session.state)

    def _told(self, before: Steps, after: Steps) -> str:
        """For a screen reader: what was done, and what comes next."""
        said = []
        states = self.session.states
        if starts(after, before):
            for at in range(len(before), len(after)):
                seat = self.session.game.turn(states[at])
                move = self._move(states[at], after[at])
                what = self.view.tell(states[at], move, states[at + 1])
                said.append(say("table.told", name=self.names[seat], what=what))
        else:
            said.append(say("table.undone"))
        result = self._result()
        said.append(". ".join(result) if result else self._prompt())
        return " ".join(said)


async def open_screen(app: App, rest: list[str]) -> Screen:
    """The table of a kept game; home, with a word why, if it is not kept here."""
    kept = await app.store.game(".".join(rest))
    if kept is None:
        app.notice(say("link.gone"))
        app.instead("")
        return await home.open_screen(app, [])
    return Playing(app, kept)
