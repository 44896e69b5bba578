"""The list of kept games: what each can be used for."""

import pytest

from paintbox.engine.game import OVER
from paintbox.peer.summary import Summary
from paintbox.view.screens.games import games
from paintbox.view.screens.home import home, title
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


ELSEWHERE = RUNNING._replace(mine=(1,))  # Anna is to move, on another device
WAITING = RUNNING._replace(mine=(0,))


@pytest.mark.parametrize(("kept", "waits"), [(RUNNING, 0), (ELSEWHERE, 0), (WAITING, 1)])
def test_a_game_waits_where_others_wait_for_this_device(kept: Summary, waits: bool) -> None:
    assert kept.waits == waits


def test_what_is_over_waits_for_nobody() -> None:
    assert not WAITING._replace(turn=OVER).waits


def test_the_games_that_wait_stand_first_and_say_so() -> None:
    kept = [RUNNING, WAITING._replace(id="22222222"), ELSEWHERE._replace(id="33333333")]
    shown = [texts(each) for each in rows(home(kept)) + rows(games(kept, (), 9, str))]
    assert shown == ["Your turn", "Anna to move", "Anna to move"] * 2


def rows(shape: Shape) -> list[Shape]:
    own = [shape] if shape.attrs.get("class") == "entry" else []
    return own + [row for child in shape.children for row in rows(child)]


def texts(shape: Shape) -> str:
    return next(child.text for child in shape.children if child.tag == "strong")


def test_the_window_counts_the_games_that_wait() -> None:
    assert title([RUNNING, ELSEWHERE]) == "Paintbox"
    assert title([RUNNING, WAITING, WAITING]) == "(2) Paintbox"
