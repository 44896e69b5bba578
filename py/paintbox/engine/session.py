"""A session: the one place where a record is replayed and a step is checked."""

from copy import copy
from functools import lru_cache
from typing import Any, NamedTuple

from paintbox.engine.deal import begin, drawn
from paintbox.engine.game import CHANCE, Game, IllegalMove, NotationError, Seat, quote
from paintbox.engine.record import Record
from paintbox.engine.shelf import GAMES

NAMED = 8  # legal steps that an error lists
RECENT = (
    16  # states whose choices are kept in mind: what is shown, played, told and stored in one tap
)


class Undone(NamedTuple):
    """A decision or an entered outcome taken back, with the certain outcomes after it."""

    steps: list[str]
    states: list[Any]
    draws: list[int]


class Session:
    """A game in progress: its states, its steps, and what is legal now."""

    def __init__(self, record: Record) -> None:
        """Replay a record. Raises NotationError or IllegalMove."""
        record.check()
        self.game: Game[Any, Any] = GAMES[record.game]
        self.laid = record._replace(turns=())
        self._states: list[Any] = [begin(self.game, record)]
        self._steps: list[str] = []
        self._draws: list[int] = []  # which steps, counted from 0, were outcomes
        self._undone: list[Undone] = []
        for number, turn in enumerate(record.turns, 1):
            if not self.game.fresh(self.state):
                raise NotationError(turn, f"turn {number} cannot follow an unfinished one")
            self.play(turn)

    @property
    def state(self) -> Any:
        return self._states[-1]

    @property
    def states(self) -> tuple[Any, ...]:
        """Every state so far: the start, then one after each of ``steps``."""
        return tuple(self._states)

    @property
    def steps(self) -> tuple[str, ...]:
        """Every step text so far, in order."""
        return tuple(self._steps)

    @property
    def turn(self) -> int:
        """The seat to move, CHANCE or OVER."""
        return self.game.turn(self._states[-1])

    @property
    def record(self) -> Record:
        turns: list[str] = []
        for before, step in zip(self._states, self._steps, strict=False):
            if self.game.fresh(before):
                turns.append("")
            turns[-1] += step
        return self.laid._replace(turns=tuple(turns))

    def choices(self) -> dict[str, Any]:
        """The legal steps now: text -> move; at CHANCE every outcome. Not to be changed."""
        return legal(self.game, self._states[-1])

    def play(self, text: str) -> None:
        """Play one step, or the steps of one turn: all of them or, with an error, none.

        A text is split by taking at each step the longest legal one that it starts with.
        Raises IllegalMove, or NotationError if the turn ends before the text does.
        """
        game, state, choices = self.game, self._states[-1], self.choices()
        steps: list[str] = []
        states: list[Any] = []
        draws: list[int] = []
        rest = text
        while rest or not steps:
            if steps and game.fresh(state):
                raise NotationError(text, f"the turn ends before {quote(rest)}")
            step = rest if rest in choices else longest(choices, rest)
            if game.turn(state) == CHANCE:
                self._check_draw(state, step, len(self._draws) + len(draws))
                draws.append(len(self._steps) + len(steps))
            state = game.play(state, choices[step])
            steps.append(step)
            states.append(state)
            rest = rest[len(step) :]
            choices = legal(game, state) if rest else {}
        self._extend(steps, states, draws)
        self._undone.clear()

    def draw(self) -> str:
        """Let chance decide as the seed says, and give the outcome's text.

        Raises IllegalMove where nothing is to be drawn, or outcomes are entered by hand.
        """
        if self.turn != CHANCE:
            raise IllegalMove("draw", "nothing is to be drawn now")
        text = drawn(self.game, self.laid, self.state, len(self._draws))
        if text is None:
            raise IllegalMove("draw", "on a board of your own, enter what came")
        self.play(text)
        return text

    def resolve(self) -> None:
        """Draw until somebody is to decide, or, on a board of your own, has to say what came."""
        while self.turn == CHANCE and drawn(self.game, self.laid, self.state, len(self._draws)):
            self.draw()

    @property
    def after_undo(self) -> int | None:
        """How many steps an undo would leave, None if it would do nothing."""
        at = len(self._steps) - 1
        while at in self._draws and len(self.game.moves(self._states[at])) == 1:
            at -= 1
        return None if at < 0 or (at in self._draws and not self.laid.own) else at

    @property
    def redoable(self) -> bool:
        """Whether a redo would do something."""
        return bool(self._undone)

    def undo(self) -> None:
        """Take back one decision, or an outcome entered by hand, and the certain ones after it.

        A draw that could have come out otherwise is not taken back: then nothing happens.
        """
        at = self.after_undo
        if at is None:
            return
        draws = [step for step in self._draws if step >= at]
        self._undone.append(Undone(self._steps[at:], self._states[at + 1 :], draws))
        del self._steps[at:], self._states[at + 1 :], self._draws[len(self._draws) - len(draws) :]

    def redo(self) -> None:
        """Play again what the last undo took back, if nothing else was played since."""
        if self._undone:
            self._extend(*self._undone.pop())

    def until(self, steps: int) -> "Session":
        """Another session of the same game, after so many of these steps."""
        session = copy(self)
        session._states = self._states[: steps + 1]
        session._steps = self._steps[:steps]
        session._draws = [draw for draw in self._draws if draw < steps]
        session._undone = []
        return session

    def position(self) -> str:
        return self.game.position(self.state)

    def scores(self) -> tuple[int, ...]:
        return self.game.scores(self.state)

    def places(self) -> tuple[int, ...]:
        return self.game.places(self.state)

    def seen(self, seat: Seat) -> Any:
        """What a seat may know of the state."""
        return self.game.seen(self.state, seat)

    def _check_draw(self, state: Any, step: str, draws: int) -> None:
        seeded = drawn(self.game, self.laid, state, draws)
        if seeded not in (None, step):
            raise IllegalMove(step, "this is not what the seed draws here")

    def _extend(self, steps: list[str], states: list[Any], draws: list[int]) -> None:
        self._steps += steps
        self._states += states
        self._draws += draws


@lru_cache(maxsize=RECENT)
def legal(game: Game[Any, Any], state: Any) -> dict[str, Any]:
    """The legal steps of a state: text -> move. Not to be changed."""
    return {game.text(move): move for move in game.moves(state)}


def longest(choices: dict[str, Any], text: str) -> str:
    """The longest legal step that a text starts with. Raises IllegalMove if there is none."""
    fitting = [step for step in choices if text.startswith(step)]
    if not fitting:
        raise IllegalMove(text, refusal(choices))
    return max(fitting, key=len)


def refusal(choices: dict[str, Any]) -> str:
    """Why a step is refused, naming some that would do."""
    if not choices:
        return "the game is over"
    some = ", ".join(list(choices)[:NAMED]) + (" …" if len(choices) > NAMED else "")
    return f"not possible now; possible: {some}"
