"""A game as one looks at it: its session and pieces, the position shown, what is told of it."""

from collections.abc import Mapping
from typing import Any

from paintbox.engine.game import OVER, Seat
from paintbox.engine.session import legal
from paintbox.peer.bots import after_undo
from paintbox.peer.histories import Steps, starts
from paintbox.peer.kept import Kept
from paintbox.peer.seats import decider, due
from paintbox.view import view_of
from paintbox.view.names import named
from paintbox.view.settings import settled
from paintbox.view.words import say

USUAL = settled({})


class Sight:
    """One kept game, and how far into it one looks."""

    def __init__(self, kept: Kept, settings: Mapping[str, str] = USUAL) -> None:
        self.settings = settings
        self.view = view_of(kept.laid.game)
        self.viewer: Seat = looker(kept)  # whose secrets are shown
        self.begin(kept)

    def begin(self, kept: Kept) -> None:
        """Show the end of what is kept."""
        self.keep(kept)
        self.session = kept.session()
        self.ids = [self.view.place(self._seen(0))]  # of the pieces, for each state
        self.follow()

    def keep(self, kept: Kept) -> None:
        """Take over what is kept beside the moves."""
        self.kept = kept
        self.names = named(kept)

    def follow(self) -> None:
        """Show what was played or taken back in the session."""
        states, steps = self.session.states, self.session.steps
        del self.ids[len(states) :]
        for at in range(len(self.ids) - 1, len(steps)):
            move = self._move(states[at], steps[at])
            before, after = self._seen(at), self._seen(at + 1)
            self.ids.append(self.view.follow(self.ids[at], before, move, after))
        self.show(len(steps))

    def show(self, steps: int) -> None:
        """Show the position after so many steps."""
        self.shown = steps

    def renew(self, kept: Kept) -> None:
        """Take over what was kept elsewhere; an extension is played on, so that it is seen.

        An earlier position that is shown stays, if it is still one.
        """
        known, shown, looking = self.session.steps, kept.histories.shown, self.shown
        stays = not self.live and looking < len(shown) and starts(shown, known[:looking])
        if starts(shown, known):
            self.keep(kept)
            for step in shown[len(known) :]:
                self.session.play(step)
            self.follow()
        else:
            self.begin(kept)
        if stays:
            self.show(looking)

    def stops(self) -> list[int]:
        """How many steps there are at the start, and at the end of every turn so far."""
        game, states = self.session.game, self.session.states
        last = len(states) - 1
        return [at for at, state in enumerate(states) if at in (0, last) or game.fresh(state)]

    def since(self) -> int:
        """How many steps there were once somebody here had moved last; 0 if nobody has."""
        turns = map(self.session.game.turn, self.session.states[:-1])
        last = max((at for at, turn in enumerate(turns) if turn in self.kept.people), default=-1)
        return next(stop for stop in self.stops() if stop > last)

    @property
    def live(self) -> bool:
        """Whether the end of the game is shown, not an earlier position."""
        return self.shown == len(self.session.steps)

    @property
    def over(self) -> bool:
        """Whether the game is over, by its rules or because the players say so."""
        return self.session.turn == OVER or self.kept.agreed.closed

    @property
    def told_all(self) -> bool:
        """Whether the game is over, and nothing of it is a secret any more."""
        state, steps = self.session.state, self.session.steps
        return self.over and bool(steps) and self.session.game.seen(state, -1) == state

    @property
    def unsent(self) -> bool:
        """Whether the others wait for what was played here."""
        return due(self.kept, self.session)

    @property
    def undoable(self) -> bool:
        """Whether a step may be taken back: by link, what was sent stays."""
        left = after_undo(self.kept, self.session)
        return left is not None and (self.kept.alone or left >= self.kept.sent)

    @property
    def retractable(self) -> int | None:
        """How many steps would be left without the last decision of a person here, if it was sent.

        What bots of this device have answered goes with it.
        """
        turns, kept = [*map(self.session.game.turn, self.session.states[:-1])], self.kept
        made = [at for at, turn in enumerate(turns) if turn >= 0]
        while made and turns[made[-1]] in kept.here and kept.level(turns[made[-1]]):
            made.pop()
        if not made or made[-1] >= kept.sent or turns[made[-1]] not in kept.people:
            return None
        asked = {(wish.seat, wish.left) for wish in self.kept.agreed.waiting}
        return None if (turns[made[-1]], made[-1]) in asked else made[-1]

    @property
    def bot(self) -> int:
        """The level of the bot that this device has to let move now; 0 if it is not a bot's turn.

        While nobody has said who plays here, it waits.
        """
        turn = self.session.turn
        moves = turn in self.kept.here and not self.kept.guessed and not self.over
        return self.kept.level(turn) if moves else 0

    def prompt(self) -> str:
        """What is to be done now, or why nothing is."""
        turn = self._actor(len(self.session.steps))
        if self.over:
            return say("table.over")
        if self.bot:
            return say("table.thinks", name=self.names[turn])
        holder = self.kept.holder(turn)
        if turn not in self.kept.here and holder != turn:
            return say("table.waits.bot", name=self.names[turn], holder=self.names[holder])
        if turn not in self.kept.here or self.kept.level(self.session.turn):
            return say("table.waits", name=self.names[turn])
        prompt = self.view.prompt(self._seen(len(self.session.steps)))
        return say("table.turn", name=self.names[turn], prompt=prompt)

    def result(self) -> tuple[str, str] | None:
        """Who has won and why, once over."""
        if not self.over:
            return None
        agreed = self.kept.agreed
        if agreed.closed and not agreed.resigned:
            return say("agree.closed"), say("agree.closed.why")
        places = agreed.places(self.session.places())
        best = [seat for seat, place in enumerate(places) if place == 1]
        names = say("table.and").join(self.names[seat] for seat in best)
        key = ("table.none", "table.wins", "table.share")[min(len(best), 2)]
        key = "table.win" if names == say("name.you") else key
        return say(key, names=names), self._reason()

    def _reason(self) -> str:
        """Why the game has ended as it has."""
        if self.session.turn == OVER:
            return self.view.reason(self._seen(len(self.session.steps)))
        resigned = (self.names[seat] for seat in sorted(self.kept.agreed.resigned))
        return say("agree.resigned", names=say("table.and").join(resigned))

    def told(self, before: Steps) -> str:
        """For a screen reader: what was done since, and what comes next."""
        states, steps = self.session.states, self.session.steps
        said = [] if starts(steps, before) else [say("table.undone")]
        for at in range(len(before), len(steps)):
            move = self._move(states[at], steps[at])
            what = self.view.tell(self._seen(at), move, self._seen(at + 1))
            if what:
                said.append(say("table.told", name=self.names[self._actor(at)], what=what))
        result = self.result()
        return " ".join([*said, ". ".join(result) if result else self.prompt()])

    def _title(self) -> str:
        """The game, or where in it an earlier position stands."""
        if self.live:
            return say(self.kept.laid.game)
        stops = self.stops()
        turn = sum(stop <= self.shown for stop in stops) - 1  # that is over
        if not turn:
            return say("table.viewing.start")
        return say("table.viewing", move=turn, moves=len(stops) - 1)

    def _actor(self, steps: int) -> Seat:
        """Who was to decide after so many steps; 0 once the game is over."""
        return max(decider(self.session, steps), 0)

    def _seen(self, steps: int) -> Any:
        """What the viewer may know of the state after so many steps."""
        return self.session.game.seen(self.session.states[steps], self.viewer)

    def _move(self, state: Any, step: str) -> Any:
        return legal(self.session.game, state)[step]


def looker(kept: Kept) -> Seat:
    """Whose secrets a device shows: those of the only one who plays there, once it is known who.

    -1 for nobody's.
    """
    return kept.people[0] if len(kept.people) == 1 and not kept.guessed else -1
