"""A game outlives all that happens to a browser, to the network and to the site, in each engine."""

import threading
from collections.abc import Callable

import build
import pytest
from coloro_table import link_to
from editions import MARK, publish
from engines import ENGINES
from engines.window import Window, until
from pages import READY
from serve import Answer, Handler, Server, serve
from stored import FLUSHED

Start = Callable[[], Window]

KEPT = "navigator.serviceWorker.ready.then(() => true)"
SETTLED = "navigator.serviceWorker.getRegistration().then((it) => !it.installing && !it.waiting)"


def begin(window: Window, url: str) -> None:
    """A new game for two on one device, from home."""
    window.open(url)
    window.tap(".card")
    window.tap("[data-action=start]")


def play(window: Window) -> None:
    """Take the first token that may be taken, and put it where the first answer says."""
    taken = window.count(".kept")
    window.tap(".board .piece[data-move]")
    window.wait(
        f"document.querySelectorAll('.kept').length > {taken} || document.querySelector('.ask')"
    )
    if window.count(".ask"):
        window.tap(".ask")
    window.see(".kept", taken + 1)
    window.wait(FLUSHED)


def entries(window: Window) -> list[str]:
    """What home says of the games that are kept."""
    window.see(".entry")
    return list(window.evaluate("[...document.querySelectorAll('.entry')].map((e) => e.innerText)"))


def edition(window: Window) -> str:
    return str(window.evaluate(MARK)).strip()


def accept(window: Window) -> None:
    """Tap Reload, and wait for the new page."""
    window.tap(".offer button")
    window.wait(f"{MARK}.trim() === 'B'")
    window.see(READY)


def test_a_game_goes_on_whatever_happens(start: Start, own: Server) -> None:
    window = start()
    begin(window, own.url)
    for _ in range(3):
        play(window)
    board = window.drawn()
    window.reload()
    assert window.drawn() == board
    play(window)
    window.wait(KEPT)
    own.stop()
    window.open(f"{own.url}#{link_to('b3t')}")
    window.see(".kept", 1)  # before it another game stood here
    play(window)  # which also says who it is
    board = window.drawn()
    window.tap("[data-action=menu]")
    window.tap(".menu a[href='#']")
    kept = entries(window)
    assert len(kept) == 2
    assert window.complaints() == []
    window.kill()
    window = start()
    window.open(own.url)
    assert entries(window) == kept
    window.tap(".entry")
    window.see(".board")
    assert window.drawn() == board
    assert window.complaints() == []


def test_a_game_goes_on_through_an_update(start: Start, own: Server, later: build.Files) -> None:
    window = start()
    begin(window, own.url)
    window.wait(KEPT)
    own.stop()
    play(window)
    publish(own.folder, later)
    server = serve(own.folder, own.server_port)
    window.reload()
    assert edition(window) == ""
    window.see(".offer")
    window.see(".kept", 1)
    assert {request.path[1:] for request in server.requests} == changed(later)
    accept(window)
    window.see(".offer", 0)
    window.see(".kept", 1)
    play(window)
    server.stop()
    window.reload()
    assert edition(window) == "B"
    window.see(".kept", 2)
    assert window.complaints() == []


def changed(files: build.Files) -> set[str]:
    """The files of a version that dist/ has not."""
    old = build.read(build.DIST, "**/*")
    return {name for name, content in files.items() if old.get(name) != content}


class Holding(Handler):
    """Never sends a style sheet."""

    reached = threading.Event()

    def answer(self, path: str) -> Answer:
        if path.startswith("/css/"):
            self.reached.set()
            threading.Event().wait()
        return super().answer(path)


@pytest.mark.parametrize("engine", ["chromium", "firefox"], indirect=True)
def test_a_browser_killed_while_it_fetches_keeps_the_old_version_whole(
    start: Start, own: Server, later: build.Files
) -> None:
    window = start()
    window.open(f"{own.url}#{link_to('b3t')}")
    window.wait(KEPT)
    own.stop()
    publish(own.folder, later)
    server = serve(own.folder, own.server_port)
    server.RequestHandlerClass = Holding
    Holding.reached.clear()
    window.reload()
    until(Holding.reached.is_set)
    assert window.complaints() == []
    window.kill()

    server.stop()
    window = start()
    window.open(own.url)
    assert edition(window) == ""
    assert len(entries(window)) == 1
    assert window.count(".offer") == 0

    server = serve(own.folder, own.server_port)
    window.reload()
    window.see(".offer")
    accept(window)
    assert len(entries(window)) == 1
    assert window.complaints() == []
    server.stop()


def missing(files: build.Files) -> build.Files:
    return {name: content for name, content in files.items() if name != style_of(files)}


def wrong(files: build.Files) -> build.Files:
    return files | {style_of(files): b"not what it should be"}


def style_of(files: build.Files) -> str:
    return next(name for name in files if name.startswith("css/"))


@pytest.mark.parametrize(
    ("engine", "spoil"),
    [*((engine, missing) for engine in ENGINES), ("chromium", wrong)],
    indirect=["engine"],
)
def test_a_broken_version_is_not_taken(
    start: Start, own: Server, later: build.Files, spoil: Callable[[build.Files], build.Files]
) -> None:
    window = start()
    window.open(f"{own.url}#{link_to('b3t')}")
    window.wait(KEPT)
    publish(own.folder, spoil(later))
    own.requests.clear()
    window.reload()
    style = f"/{style_of(later)}"
    until(lambda: [request.path for request in own.requests].count(style) >= 2)
    window.wait(SETTLED)
    assert window.count(".offer") == 0
    window.reload()
    assert edition(window) == ""
    play(window)
    publish(own.folder, later)
    window.reload()
    window.see(".offer")
    accept(window)
    window.see(".kept", 2)
    assert window.complaints() == []
