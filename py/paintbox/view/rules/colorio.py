"""The rules of Colorio, for players."""

from paintbox.games.colorio import NOWHERE, REVEAL, UNCOVER, State
from paintbox.view.colorio_said import bound
from paintbox.view.rules import Example, Part

EARLY = "b5rxb4bxe2yx c4yxd2oxb3gb4"
ENDED = (
    f"{EARLY} c5yb5a4bxe4gc4 e3oa4a2oc5d4gx a1bb3d3od4b1yx c4ya2c3yxa5ra1 b3gd2b2rc3b4bx"
    " e5bb3b5re2c2ox a3ga5d4gc2a5rx e2yd4a1bxd5rb4 c2oa1e1ga5a2ox c5yb5d1re3b3gx a1ba3d2ob2d4gx c3y"
)

PARTS = (
    Part("aim", ours=True),
    Part("turn", Example("2", "du", f"{EARLY} c5y", whole=True)),
    Part("bound", Example("2", "du", EARLY)),
    Part("out", Example("2", "du", ENDED, whole=True)),
    Part("points", ours=True),
    Part("strips", Example("2s", "dg", whole=True), ours=True),
)


def phase(state: State) -> str:
    if state.phase == UNCOVER:
        return "off" if state.banned == NOWHERE else "banned"
    if state.phase == REVEAL:
        return "look"
    return "leave" if bound(state) else "decide"
