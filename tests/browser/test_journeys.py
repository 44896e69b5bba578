"""A game outlives all that happens to a browser, in each engine."""

from collections.abc import Callable

from coloro_table import link_to
from engines.window import Window
from serve import Server


def play(window: Window) -> None:
    """Take the first token that may be taken, wherever it may go."""
    taken = window.count(".kept")
    window.tap(".board .piece[data-move]")
    window.wait(
        f"document.querySelectorAll('.kept').length > {taken} || document.querySelector('.ask')"
    )
    if window.count(".ask"):
        window.tap(".ask")
    window.see(".kept", taken + 1)


def entries(window: Window) -> list[str]:
    """What home says of the games that are kept."""
    window.see(".entry")
    return list(window.evaluate("[...document.querySelectorAll('.entry')].map((e) => e.innerText)"))


def test_a_game_goes_on_whatever_happens(start: Callable[[], Window], server: Server) -> None:
    window = start()
    window.open(server.url)
    window.tap(".card")
    window.tap("[data-action=start]")
    for _ in range(3):
        play(window)
    board = window.drawn()
    window.reload()
    assert window.drawn() == board
    play(window)
    window.open(f"{server.url}#{link_to('b3t')}")
    play(window)
    board = window.drawn()
    window.tap("[data-action=menu]")
    window.tap(".menu a[href='#']")
    kept = entries(window)
    assert len(kept) == 2
    assert window.complaints() == []
    window.kill()
    window = start()
    window.open(server.url)
    assert entries(window) == kept
    window.tap(".entry")
    assert window.drawn() == board
    assert window.complaints() == []
