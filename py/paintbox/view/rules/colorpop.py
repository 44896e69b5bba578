"""The rules of Colorpop, for players."""

from paintbox.games.colorpop import State
from paintbox.view.rules import Example, Part

DEAL = (
    "dyyypbgyygbbgjyrbyprjgpbbgbrppyprrgbrpyjrrgrjggbbbggrpprbpbyrgpbprjpgygyypgrygbgrprbrypgpgyrb"
    "rpyypbybxry"
)
LATE = "d4 g6 g3 e9 b4 i2 h3 f5 a6 c5 h5 e6 g8 h6 a5 i8 f7 e8 f10 a8 g9 h9"

PARTS = (
    Part("aim"),
    Part("group", Example("2", DEAL, "", "b4"), ours=True),
    Part("joker", Example("2", DEAL, "", "a1 b2 c3"), ours=True),
    Part("fall", Example("2", DEAL, LATE, whole=True)),
    Part("end", Example("2", DEAL, f"{LATE} b6 d7 c8 a8 a8 a8", whole=True), ours=True),
    Part("others"),
)


def phase(state: State) -> str:
    return "pop" if len(state.secrets) > 1 else "alone"
