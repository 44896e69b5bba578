"""Looking back at the game of a table: its decisions are thought about one after another.

What was thought is kept until the page is left: to stop loses nothing, and to come back costs
nothing.
"""

from typing import TYPE_CHECKING, Any

from js import document

from paintbox.bots import BACK
from paintbox.bots.thinker import Answer
from paintbox.engine.session import Session
from paintbox.view.lookback import Judged, decisions, some
from paintbox.view.lookback_told import back
from paintbox.view.screens.lookback import Back, lookback
from paintbox.view.shape import Shape
from paintbox.web.thinking import thinking

if TYPE_CHECKING:
    from paintbox.web.table import Playing

SHEET = "lookback"

Found = dict[int, Judged]  # by the steps before each decision
FOUND: dict[str, Found] = {}  # of every game that was looked back at, by its record


class LookingBack:
    """That of one table; it ends when the table is left."""

    def __init__(self, table: "Playing") -> None:
        self._table = table
        self._run: object = None  # which one thinks, if any
        self._session: Session = table.play.session
        self._record = ""
        self._choices: tuple[int, ...] = ()  # all decisions
        self._due: tuple[int, ...] = ()  # those that are thought about
        self._found: Found = {}

    def tap(self, button: Any) -> None:
        """Do what a button of the sheet, or one that opens it, says."""
        do = button.getAttribute("data-do")
        if do == "show":
            self._show(int(button.getAttribute("data-step")), button.getAttribute("data-best"))
        elif do == "stop":
            self._run = None
        else:
            self._table.sheet = SHEET
            self._go_on()
        self._table.app.draw()

    def content(self) -> tuple[Shape, ...]:
        """Of the sheet."""
        self._look()
        return lookback(self._back()) if self._table.play.told_all else ()

    def _back(self) -> Back:
        judged = [self._found[at] for at in self._due if at in self._found]
        return back(self._table.play, judged, self._choices, self._run is not None)

    def _look(self) -> None:
        """Have the game in view as it is now."""
        session = self._table.play.session
        record = str(session.record)
        if record != self._record:
            self._run = None
            self._session, self._record = session, record
            self._choices = decisions(session)
            self._due = some(self._choices)
            self._found = FOUND.setdefault(record, {})

    def _show(self, steps: int, best: str) -> None:
        """Show a moment on the board; where that lies below the sheet, it is put away."""
        table = self._table
        told = next(each for each in self._back().moments if each.at == steps)
        table.watching = None
        table.play.show(steps, best)
        said = f"{told.why} {told.cost}".strip()
        table.app.tell(f"{told.played} {said}")
        if covers():
            table.sheet = ""
            table.app.notice(said)

    def _go_on(self) -> None:
        self._look()
        if self._run is None and len(self._found) < len(self._due):
            self._run = object()
            self._table.app.run(self._work(self._run))

    async def _work(self, run: object) -> None:
        app, session = self._table.app, self._session

        def wanted() -> bool:
            return self._run is run and app.screen is self._table

        for at in self._due:
            if at not in self._found:
                answer = await thinking.think(str(session.until(at).record), BACK, wanted)
                if answer is None:
                    break
                self._found[at] = judged(session, at, answer)
                app.draw()
        if self._run is run:
            self._run = None
            app.draw()


def covers() -> bool:
    """Whether the sheet lies upon the board."""
    sheet, stage = (
        document.querySelector(place).getBoundingClientRect() for place in (".sheet", ".stage")
    )
    return bool(sheet.left < stage.right and sheet.top < stage.bottom)


def judged(session: Session, at: int, answer: Answer) -> Judged:
    seat = session.game.turn(session.states[at])
    return Judged(at, seat, answer.step, answer.chance, dict(answer.tried), answer.reason)
