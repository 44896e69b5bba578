"""Every screen of the page, and one window that walks through all of them."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from pages import READY, tap
from playwright.sync_api import Page
from stored import write

from golden import path
from paintbox.engine.game import Options
from paintbox.engine.record import Record
from paintbox.engine.session import Session
from paintbox.games import NAMES
from paintbox.peer.histories import Histories
from paintbox.peer.kept import Kept
from paintbox.peer.link import Link
from paintbox.peer.summary import Summary
from paintbox.view.rules import coloretto

MOST = {"coloro": "2", "colorio": "5", "collecto": "4", "colorpop": "5", "coloretto": "5"}
PLAYERS = ("Anna", "Bartholomew the Third", "Cleo", "Maximiliane Henriette", "Eva")
WHEN = 1_760_000_000_000  # ms since 1970, when the games were played
USUAL = {"hand": "right", "palette": "usual"}

# A camera that sees two grey walls.
CAMERA = """() => {
  const canvas = document.createElement("canvas");
  const brush = canvas.getContext("2d");
  setInterval(() => {
    brush.fillStyle = "#668", brush.fillRect(0, 0, 300, 150);
    brush.fillStyle = "#aab", brush.fillRect(100, 0, 200, 150);
  }, 50);
  MediaDevices.prototype.getUserMedia = async () => canvas.captureStream();
}"""
SEEN = "document.querySelector('.finder video').videoWidth"

Reach = Callable[[Page], None]


class Screen(NamedTuple):
    group: str  # with which it is looked at
    place: str  # the address behind #
    reach: Reach = lambda page: None  # what leads on from there


def walk(page: Page, url: str) -> Iterator[tuple[str, Screen]]:
    """Show every screen in one window, one after another; gives their names."""
    for name, screen in UNREADY.items():
        screen.reach(page)
        page.goto("about:blank")  # or another word behind the # would load nothing
        page.goto(url + screen.place)
        yield name, screen
    page.unroute_all()
    page.goto(url)
    page.wait_for_selector(READY, state="attached")
    for name, screen in SCREENS.items():
        go(page, screen.place)
        screen.reach(page)
        yield name, screen


def go(page: Page, place: str) -> None:
    """Show a screen; past another one, so that it is not taken for the one before.

    Escape puts away what the foot of the page says.
    """
    page.keyboard.press("Escape")
    for there in ("settings", place):
        page.evaluate("(place) => { location.hash = place }", there)
        root = ROOTS.get(there.partition(".")[0], "table")
        page.wait_for_selector(f".{root}.screen")


NAMED = ("new", "lay", "games", "rules", "settings", "scan")
ROOTS = {"": "home"} | {name: name for name in NAMED}


def tapped(*selectors: str) -> Reach:
    def reach(page: Page) -> None:
        for selector in selectors:
            tap(page.locator(selector).first)

    return reach


def fill(page: Page) -> None:
    """Put games onto the device."""
    write(
        page,
        games={kept.id: str(kept) for kept in KEPT},
        summaries={kept.id: str(Summary.of(kept, WHEN)) for kept in KEPT},
    )
    go(page, "")


def laid(letters: str) -> Reach:
    """Lay these out, one place after another."""
    return tapped(*(f'.palette [data-move="{letter}"]' for letter in letters))


def marked(**settings: str) -> Reach:
    """Mark the page as boot.js does."""
    return lambda page: page.evaluate(
        "(all) => Object.assign(document.documentElement.dataset, all)", USUAL | settings
    )


def seated(*ways: str) -> Reach:
    """Choose for each of the others how they play."""

    def reach(page: Page) -> None:
        tap(page.locator(".segment:has([value=mixed])"))
        for seat, way in enumerate(ways, 1):
            page.select_option(f"[name=seat{seat}]", way)

    return reach


def blind(page: Page) -> None:
    """Wait until there is no camera."""
    page.wait_for_selector("[data-action=scan]")


def looking(page: Page) -> None:
    """Give the page a camera; this machine has none."""
    page.evaluate(CAMERA)
    tap(page.locator("[data-action=scan]"))
    page.wait_for_function(SEEN)


def past(page: Page) -> None:
    """Look back at a game until all of it was thought about."""
    tap(page.locator(".result [data-action=lookback]"))
    page.wait_for_selector(".chart")
    page.wait_for_selector(".past progress", state="detached")


def moment(page: Page) -> None:
    """Show one of the moments; where the sheet stays, it is kept in sight."""
    past(page)
    tap(page.locator(".moments button").first)


def held(page: Page) -> None:
    """A slow line: the page is there, and Python is not."""
    page.route("**/*.wasm", lambda route: None)


def golden(game: str, part: float = 1, options: str = "") -> Record:
    """A golden game, played so far, with as many players as can be."""
    text = path(game, options or MOST[game]).read_text()
    record = Record.parse(text.partition("\n")[0])
    return record._replace(turns=record.turns[: round(len(record.turns) * part)])


def kept(id: str, record: Record, here: int = 5) -> Kept:
    """A record as a device keeps it on which so many play."""
    steps, seats = Session(record).steps, record.options.seats
    laid, histories = record._replace(turns=()), Histories(frozenset({steps}), steps)
    return Kept(id, laid, PLAYERS[:seats], tuple(range(min(here, seats))), histories)


# Of every game; an id is its number and the letter of what it is there for.
BEGUN, RUNNING, OVER = (
    {game: f"000000{n}{letter}" for n, game in enumerate(NAMES)} for letter in "abc"
)
SENT, HAND, SPOT, CAPS, MIXED = (f"0000000{letter}" for letter in "defgh")
CARDS = Record("coloretto", Options(2), coloretto.DEAL, (*coloretto.EARLY.split()[:7], "d"))
KEPT = (
    *(kept(id, golden(game, 0)) for game, id in BEGUN.items()),
    *(kept(id, golden(game, 0.55)) for game, id in RUNNING.items()),
    *(kept(id, golden(game)) for game, id in OVER.items()),
    kept(SENT, golden("coloro", 0.5), 1),
    kept(SPOT, golden("collecto", 0.5, "4s")),
    kept(MIXED, golden("coloretto", 0.55), 2)._replace(kinds=("h", "p", "p", "b3", "p")).hand(2, 2),
    kept(HAND, CARDS),  # a real pile of cards: what was drawn is asked for
    kept(CAPS, Record("colorio", Options(3), "du", ("c3",))),
)
# What somebody gets who has never been here.
INVITED = Link(golden("coloro", 0.5), "zzzzzzzz", ("Anna", "Ben"))

UNREADY = {
    "first": Screen("home", "", held),
    "friend": Screen("friend", f"#{INVITED}", held),
}
COVER = {"colorpop": ("[data-action=hand]",)}  # what lies before the table
SCREENS = {
    "home-first": Screen("home", ""),
    "home": Screen("home", "settings", fill),
    "games": Screen("home", "games"),
    "settings": Screen("home", "settings"),
    "scan-absent": Screen("scan", "scan", blind),
    "scan": Screen("scan", "scan", looking),
    **{f"new-{game}": Screen("new", f"new.{game}.{MOST[game]}") for game in NAMES},
    "new-link": Screen("new", "new.colorpop.2", tapped(".segment:has([value=link])")),
    "new-bots": Screen("new", "new.colorpop.2", tapped(".segment:has([value=bots])")),
    "new-mixed": Screen("new", "new.collecto.4", seated("link", "b3", "here")),
    "curtain": Screen("guide", f"g.{BEGUN['colorpop']}"),
    **{
        f"guide-{game}": Screen("guide", f"g.{id}", tapped(*COVER.get(game, ())))
        for game, id in BEGUN.items()
    },
    **{
        f"table-{game}": Screen("table", f"g.{id}", tapped(*COVER.get(game, ()), ".got"))
        for game, id in RUNNING.items()
    },
    **{f"lay-{game}": Screen("lay", f"lay.{game}.{MOST[game]}") for game in NAMES},
    "lay-some": Screen("lay", "lay.coloro.2", laid("rygbpkrryg")),
    "lay-wrong": Screen("lay", "lay.collecto.2", laid("royygb")),
    "lay-crowd": Screen("lay", "lay.colorpop.2", laid("rrrrrryj")),
    "lay-cards": Screen("lay", "lay.coloretto.2", laid("oky")),
    "lay-strips": Screen("lay", "lay.colorio.2s", laid("g")),
    "came-caps": Screen("moment", f"g.{CAPS}"),
    "ask": Screen("moment", f"g.{BEGUN['coloro']}", tapped(".piece[data-move]")),
    "preview": Screen("moment", f"g.{RUNNING['collecto']}", tapped(".arrow[data-move]")),
    "spot": Screen("moment", f"g.{SPOT}", tapped(".arrow[data-move]")),
    "hand": Screen("moment", f"g.{HAND}"),
    "friend-arrived": Screen("friend", str(INVITED)),
    "sent": Screen("moment", f"g.{SENT}"),
    "moves": Screen("moment", f"g.{RUNNING['coloro']}", tapped("[data-action=moves]")),
    "stepping": Screen(
        "moment",
        f"g.{RUNNING['coloretto']}",
        tapped("[data-action=moves]", ".turns li:nth-child(9) button"),
    ),
    "menu": Screen("moment", f"g.{RUNNING['coloretto']}", tapped("[data-action=menu]")),
    "seats": Screen(
        "moment",
        f"g.{MIXED}",
        tapped("[data-action=menu]", "[data-action=seats]", "[data-player='2']"),
    ),
    "tally": Screen(
        "moment",
        f"g.{RUNNING['coloretto']}",
        tapped("[data-action=menu]", "[data-action=tally]"),
    ),
    **{f"result-{game}": Screen("result", f"g.{id}") for game, id in OVER.items()},
    "lookback": Screen("result", f"g.{OVER['collecto']}", past),
    "lookback-moment": Screen("result", f"g.{OVER['collecto']}", moment),
    **{f"rules-{game}": Screen("rules", f"rules.{game}") for game in NAMES},
    "notice": Screen(
        "moment", f"g.{RUNNING['coloro']}", tapped(".piece[data-why]:not([data-move])")
    ),
    "left": Screen("set", f"g.{RUNNING['collecto']}", marked(hand="left")),
    "strong": Screen("set", f"g.{RUNNING['collecto']}", marked(palette="strong")),
    "soft": Screen("set", f"g.{RUNNING['coloretto']}", marked(palette="soft")),
}
