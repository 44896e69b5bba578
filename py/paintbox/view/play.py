"""A game on the table: what may be tapped, who has the device, all that the screen shows."""

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Any

from paintbox.engine.game import CHANCE, OVER, Seat
from paintbox.peer.kept import Kept
from paintbox.peer.seats import receivers
from paintbox.view.laying import laying_of
from paintbox.view.screens.came import Came
from paintbox.view.screens.table import Player, Table
from paintbox.view.shape import Scene, Shape
from paintbox.view.sight import USUAL, Sight
from paintbox.view.tap import narrow
from paintbox.view.words import say

MANY = 6  # the most buttons that the bar has room for; in Colorpop five colours and the jokers


class Play(Sight):
    """A game in which somebody here may play."""

    guarded = False  # somebody here must not see what another may
    handed: Seat = -1  # to whom the device was handed over

    def __init__(self, kept: Kept, settings: Mapping[str, str] = USUAL) -> None:
        super().__init__(kept, settings)
        self.near: Seat = (*kept.people, *kept.mine, 0)[0]  # who sits at the near edge
        self.guarded = len(kept.people) != 1 and self._secrets()
        self._drawn: tuple[Any, tuple[Shape, ...]] = None, ()  # what was shown last, and for what

    def show(self, steps: int, best: str = "") -> None:
        """Show the position after so many steps, and what would have been best there, if given."""
        super().show(steps)
        self.peek(holds=False)
        if self.curtain:  # whoever has the device from here on, it may be another
            self.handed = -1
        self.best = best
        self.picked = ""  # the beginning of a step that was tapped
        self.preview = ""  # a step whose outcome is shown
        self.hinted = False  # it was not picked, but advised

    def pick(self, beginnings: str) -> str | None:
        """The step that a tap means; several, or one that is to be seen first, are kept in mind."""
        left = narrow(self.choices(), beginnings) if beginnings != self.picked else []
        self.picked = beginnings if len(left) > 1 else ""
        step = left[0] if len(left) == 1 else ""
        sure = step == self.preview or not step or not self._confirm(step)
        self.preview = "" if sure else step
        self.hinted = False
        return (step or None) if sure else None

    @property
    def advisable(self) -> bool:
        """Whether a hint can be given: where it would betray a secret to others, there is none."""
        return self.session.turn >= 0 and not self.guarded and bool(self.choices())

    def advise(self, step: str) -> None:
        """Show a step as a hint; it is played only by a tap."""
        self.picked, self.preview, self.hinted = "", step, True

    def fits(self, beginnings: str) -> bool:
        """Whether some step begins so."""
        return bool(narrow(self.choices(), beginnings))

    def why(self, what: str) -> str:
        """Why a tap on what bears this ``data-why`` does nothing."""
        if not self.live:
            return say("why.past")
        if self.curtain:
            return say("table.hand", name=self.names[self.session.turn])
        if self.over or self.session.turn not in self.kept.people:
            return self.prompt()
        return self.view.why(self._seen(len(self.session.steps)), what)

    def _secrets(self) -> bool:
        """Whether somebody here must not see what another may."""
        seen, state = self.session.game.seen, self.session.states[0]
        return any(seen(state, seat) != seen(state, -1) for seat in self.kept.people)

    @property
    def going(self) -> bool:
        """Whether somebody is to move in the position that is shown."""
        return self.live and not self.over

    @property
    def curtain(self) -> bool:
        """Whether the device is to be handed to the seat to move first."""
        turn = self.session.turn
        return self.guarded and self.going and turn in self.kept.people and turn != self.handed

    def hand_over(self) -> None:
        """The seat to move has the device."""
        self.handed = self.near = self.session.turn

    @property
    def peekable(self) -> bool:
        """Whether who has the device may look at the own secrets now."""
        return self.guarded and self.going and self.handed == self.session.turn

    def peek(self, holds: bool) -> None:
        """Show the secrets of who has the device, for as long as a button is held."""
        if self.guarded:
            self.viewer = self.handed if holds and self.peekable else -1

    def choices(self) -> tuple[str, ...]:
        """The steps that may be played here and now: none behind a curtain."""
        turn = self.session.turn
        if not self.going or self.curtain or self.kept.level(turn):
            return ()
        mine = self._actor(len(self.session.steps)) in self.kept.here
        return tuple(self.session.choices()) if mine else ()

    def table(self, sheet: str = "", looking: bool = False) -> Table:
        """All that the screen shows; ``looking`` is whether the result was put aside."""
        seats = len(self.names)
        around = [(self.near + other) % seats for other in range(1, seats)]
        choices = self.choices()
        return Table(
            game=self.kept.laid.game,
            options=str(self.kept.laid.options),
            title=self._title(),
            box=self.view.BOX,
            shapes=self._shapes(choices),
            players=tuple(map(self._player, [*around, self.near])),
            prompt=self.prompt(),
            thinks=bool(self.bot),
            hint=self.advisable,
            lookback=self.told_all,
            asks=self._asks(choices),
            came=self._came(choices),
            own=self.kept.laid.own,
            primary=self._primary(sheet),
            undo=self.undoable,
            redo=self.session.redoable,
            moves=tuple(self._moves()) if sheet == "moves" else (),
            shown=self.shown,
            steps=len(self.session.steps),
            sheet=sheet,
            result=self.result() if self.live and not looking else None,
            tally=self._tally() if sheet in ("menu", "tally") or self.over else None,
            agreeing=self._agreeing() if sheet == "menu" else (),
            curtain=self.names[self.session.turn] if self.curtain else "",
            guarded=self.guarded and not self.over,
            peek=self.peekable,
            courses=len(self.kept.courses),
            peers=len(self.names) > 1,
        )

    def guide(self) -> str:
        """What helps whoever has to move in a first game, or gets the device for it; else empty."""
        from paintbox.view.rules import rules_of  # only while somebody is learning

        if not self.curtain and not self.choices():
            return ""
        game = self.kept.laid.game
        phase = rules_of(game).phase(self._seen(len(self.session.steps)))
        return say(f"rules_{game}.now.{phase}")

    def _agreeing(self) -> tuple[str, ...]:
        """What may be agreed on now with players elsewhere."""
        if self.kept.alone or not self.kept.people or self.over:
            return ()
        asks = self.retractable is not None and not self.kept.full  # else nobody is left to ask
        return ("resign", "shut", *(["retract"] if asks else []))

    def _scene(self, choices: tuple[str, ...]) -> Scene:
        return Scene(
            state=self._seen(self.shown),
            ids=self.ids[self.shown],
            seat=self.near,
            choices=choices,
            picked=self.picked,
            last=self.session.steps[self.shown - 1] if self.shown else "",
            preview=self.preview,
            now=self._seen(len(self.session.steps)),
            names=self.names,
            open=self.settings["memory"] == "shown",
            going=self.going,
        )

    def _shapes(self, choices: tuple[str, ...]) -> tuple[Shape, ...]:
        """The board; drawn anew only where something else is to be seen on it."""
        asked = self._scene(choices), self.best, self.hinted
        if self._drawn[0] != asked:
            self._drawn = asked, tuple(self._draw(*asked))
        return self._drawn[1]

    def _draw(self, scene: Scene, best: str, hinted: bool) -> Iterator[Shape]:
        if best:
            from paintbox.view.hints import pointed  # only for who looks back

            seen = self.view.draw(scene._replace(choices=(best,)))
            return (pointed(shape, best) for shape in seen)
        shapes = self.view.draw(scene)
        if not hinted:
            return iter(shapes)
        from paintbox.view.hints import marked  # only for who has asked

        return (marked(shape, scene.preview) for shape in shapes)

    def _player(self, seat: Seat) -> Player:
        state = self._seen(self.shown)
        turn = self.session.game.turn(state)
        shown = self.settings["points"] == "shown" or turn == OVER
        said = (self.view.note(state, seat), self.view.score(state, seat) if shown else "")
        moves = turn == seat and not (self.live and self.over)
        return Player(self.names[seat], " · ".join(filter(None, said)), moves)

    def _asks(self, choices: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
        """The steps that the last tap left over, or the one that it showed, and their names."""
        if self.preview:
            label = self._confirm(self.preview) or say("hints.play")
            return ((self.preview, label),)
        left = narrow(choices, self.picked)
        if len(left) > MANY or self.session.turn == CHANCE:  # then something else asks
            return ()
        seen = self._seen(len(self.session.steps))
        return tuple((step, self.view.ask(seen, step)) for step in left)

    def _came(self, choices: tuple[str, ...]) -> tuple[Came, ...]:
        """What could have come, where a draw is entered by hand."""
        if self.session.turn != CHANCE:
            return ()
        laying, seen = laying_of(self.kept.laid.game), self._seen(len(self.session.steps))
        look = laying.CAME if laying else ""
        return tuple(Came(step, self.view.ask(seen, step), look.format(step)) for step in choices)

    def _confirm(self, step: str) -> str:
        """The button that plays a step once it was shown; empty if it is played at once."""
        label = self.view.confirm(self._seen(len(self.session.steps)), step)
        return label or (say("table.play") if self.settings["confirm"] == "yes" else "")

    def _moves(self) -> Iterator[tuple[str, int]]:
        """Every turn so far as it may be read, and how many steps there were after it."""
        steps, stops = self.session.steps, self.stops()
        now, shown = self._seen(len(steps)), self.settings["memory"] == "shown"
        for begins, ends in pairwise(stops):
            turn = steps[begins:ends]
            after = self._seen(ends)
            yield self.view.written(turn, after, now, shown), ends

    def _tally(self) -> Shape | None:
        seen = [self._seen(steps) for steps in range(len(self.session.states))]
        return self.view.tally(seen, self.names)

    def _primary(self, sheet: str) -> tuple[str, str] | None:
        """What is to be done now, if it is not a tap on the board."""
        if self.best and sheet != "lookback":
            return "lookback", say("table.lookback")
        if not self.live:
            return "last", say("table.resume")
        if self.unsent:
            return "send", self.send_label()
        over = self.over and self.kept.people
        return ("rematch", say("table.rematch")) if over else None

    def send_label(self) -> str:
        """To whom the link has to go, where the name is known."""
        to = receivers(self.kept, self.session)
        if len(to) == 1 and self.kept.names[to[0]]:
            return say("table.send.to", name=self.names[to[0]])
        return say("table.send" if self.session.steps else "table.send.game")
