"""The rules of Coloro, for players."""

from paintbox.games.coloro import NOWHERE, State
from paintbox.view.rules import Example, Part

DEAL = "drygpkppkbgrrkyykbygrkprpyykgbbgbbrgp"
ENDED = (
    "b3t b2 c2r c1r a1r a6 c6 c5 e5 e2l a2l a4 f4 f5l a5 a3 f3 f6l b6 b5r d5l d3 e3 e6 d6 d2 f2 f1"
    " d1 d4 e4 e1 b1 b4 c4l c3"
)

PARTS = (
    Part("aim"),
    Part("start", Example("2", DEAL, "b3g"), ours=True),
    Part("turn", Example("2", DEAL, "b3t b2")),
    Part("stacks", Example("2", DEAL, "b3t b2 c2r c1r", "e1", whole=True)),
    Part("end", Example("2", DEAL, ENDED, whole=True)),
    Part("tip"),
)


def phase(state: State) -> str:
    if state.marker == NOWHERE:
        return "open"
    return "take" if state.lines[state.seat] else "first"
