"""The rules of Collecto, for players."""

from paintbox.games.collecto import ASKED, FREE, PUSH, SECOND, State
from paintbox.view.collecto_said import double
from paintbox.view.rules import Example, Part

DEAL = "dbygprygyopgboborgogpryobybopbryrprrypgogobrbpypg"
LATE = "dd cu 5r bu 2l gu du 3l 2l du 5l 1l 1l cu du 6red"

PARTS = (
    Part("aim"),
    Part("push", Example("2", DEAL, "", "dd")),
    Part("all", Example("2", DEAL, "dd", whole=True)),
    Part("two", Example("2", DEAL, LATE, "fu"), ours=True),
    Part("end", Example("2", DEAL, f"{LATE} fu1r 1lbd", whole=True), ours=True),
    Part("spot", ours=True),
)


def phase(state: State) -> str:
    if state.phase == PUSH and not state.spotting:
        return "two" if double(state) else "push"
    return PHASES[state.phase]


PHASES = {PUSH: "spot", SECOND: "second", ASKED: "asked", FREE: "free"}
