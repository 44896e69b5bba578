"""The rules of Coloretto, for players."""

from paintbox.games.coloretto import COVERED, NOTHING, State
from paintbox.view.rules import Example, Part

DEAL = "dokxynrb"
EARLY = (
    "db3 t3 dr2 t2 dn3 dr1 t3 db2 t1 dw1 t1 db2 t2 dy2 t2 dg1 dn3 t3 dr3 t3 dw2 dg1 t2 dy1 t1 dy3"
    " t3 dr1 t1 dn2 t2 db2"
)
ALONE = f"{EARLY} dy2 dr3 dn1 t2"
ENDED = (
    f"{ALONE} dy3 dr3 t1 dj1 t1 dw2 db3 t3 dy2 db2 dw3 dg3 t2 dg1 dj3 t1 dw2 t2 dn3 t3 dr3 dg1 dg3"
    " t3 t1 dg3 t3 dn2 t2 dy1 dw3 t1 t3"
)

PARTS = (
    Part("aim"),
    Part("turn", Example("2", DEAL, f"{EARLY} dy", whole=True)),
    Part("round", Example("2", DEAL, ALONE, whole=True)),
    Part("count", Example("2", DEAL, ENDED, whole=True), ours=True),
    Part("last", ours=True),
    Part("two", ours=True),
    Part("twists"),
)


def phase(state: State) -> str:
    if state.drawn != NOTHING:
        return "look" if state.drawn == COVERED else "place"
    if not any(state.rows):
        return "draw"
    return "both" if any(state.room) and any(state.pile) else "take"
