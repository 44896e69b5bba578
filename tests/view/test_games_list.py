"""The list of kept games: what each can be used for."""

import pytest

from paintbox.engine.game import OVER
from paintbox.peer.summary import Summary
from paintbox.view.screens.games import games
from paintbox.view.shape import Shape

RUNNING = Summary("abcdefgh", "coloro", ("Anna", "Ben"), (0, 1), 0, 7, 0)
OFFERED = {
    "a running one": (RUNNING, ["delete"]),
    "one that is over": (RUNNING._replace(turn=OVER), ["rematch", "delete"]),
    "one that others have played": (RUNNING._replace(turn=OVER, mine=()), ["delete"]),
}


def actions(shape: Shape) -> list[str]:
    own = [shape.attrs["data-action"]] if shape.attrs.get("data-id") else []
    return [*own, *(action for child in shape.children for action in actions(child))]


@pytest.mark.parametrize("kind", OFFERED)
def test_only_what_is_over_is_begun_again_and_by_who_played(kind: str) -> None:
    kept, offered = OFFERED[kind]
    assert actions(games([kept], (), 1, str)) == offered
