"""Coloro's table in the tests: begin a game, play a step, ask the engine what it thinks."""

from pages import Pages, shape_of, tap
from playwright.sync_api import BrowserContext, Page, expect

from paintbox.engine.game import Options
from paintbox.engine.record import Record
from paintbox.engine.session import Session
from paintbox.peer.finding import find
from paintbox.peer.link import Link

DEAL = "drygpkppkbgrrkyykbygrkprpyykgbbgbbrgp"
# A whole game on it.
ENDED = (
    "b3t b2 c2r c1r a1r a6 c6 c5 e5 e2l a2l a4 f4 f5l a5 a3 f3 f6l b6 b5r d5l d3 e3 e6 d6 d2 f2 f1"
    " d1 d4 e4 e1 b1 b4 c4l c3"
).split()


def start(pages: Pages, device: BrowserContext | None = None) -> Page:
    """A new game for two on one device."""
    page = pages.open("new.coloro.2", device)
    tap(page.locator("[data-action=start]"))
    page.wait_for_selector(".board")
    return page


def session_of(page: Page) -> Session:
    """The engine's own game from what the page has kept."""
    return Session(find(link_of(page)).record)


def link_of(page: Page) -> str:
    """The link that the page would send, taken from the clipboard."""
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    for name in ("menu", "ways", "copy"):
        tap(page.locator(f"[data-action={name}]"))
    expect(page.locator("#notice")).to_contain_text("copied")
    return str(page.evaluate("navigator.clipboard.readText()"))


def offered(page: Page) -> set[str]:
    cells = page.locator(".board .piece[data-move]")
    return {str(cells.nth(at).get_attribute("data-move")) for at in range(cells.count())}


def link_to(*steps: str, id: str = "abcdefgh") -> str:
    """A link to a game on a fixed board."""
    return str(Link(Record("coloro", Options(2), DEAL, steps), id, ("Anna", "Ben")))


def play(page: Page, step: str) -> None:
    """Tap a step of Coloro: the token, and where it is asked, which end or whose."""
    cell = step[:2]
    tap(shape_of(page, cell))
    if step != cell and shape_of(page, step).count():
        tap(shape_of(page, step).last)


def welcome(page: Page, answer: int = 0) -> None:
    """Say yes, or with 1 no, to "Is that you?", and before that yes to an own board.

    What came before is shown then; this waits for its end.
    """
    along = page.locator(".question button", has_text="Play along")
    if along.count():
        tap(along)
    tap(page.locator(".question button").nth(answer))
    expect(page.locator(".question")).to_have_count(0)
    expect(page.locator(".tools [data-action=watch]")).to_have_count(0)
