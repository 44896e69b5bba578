"""Home: the running games, the games to choose from, a box for a pasted link."""

from collections.abc import Sequence

from paintbox.games import NAMES
from paintbox.peer.summary import Summary
from paintbox.view.icon import icon
from paintbox.view.names import called
from paintbox.view.screens.parts import marked, picture
from paintbox.view.shape import Shape, button, element
from paintbox.view.words import say

FEW = 3  # running games that are shown at once


def home(kept: Sequence[Summary] = (), unread: int = 0, notice: Shape | None = None) -> Shape:
    """The whole screen; ``notice`` stands where the games will be until they are known.

    So many games are ``unread``: kept, but damaged.

    The running ones stand there, else the box for a link, so that the cards never move.
    """
    running = sorted((summary for summary in kept if not summary.over), key=idle)[:FEW]
    first = notice or (games(running) if running else paste())
    return element(
        "div",
        {"class": "home screen"},
        element(
            "header",
            {"class": "title"},
            element("h1", None, say("page.name")),
            element("p", {"class": "soft"}, say("page.line")),
        ),
        element("div", {"class": "first"}, first, *([damaged(unread)] if unread else [])),
        cards(),
        *([paste()] if running else []),
        element(
            "footer",
            {"class": "links"},
            element("a", {"href": "#games"}, say("home.all")),
            element("a", {"href": "#rules"}, say("home.rules")),
            element("a", {"href": "#settings"}, say("home.settings")),
        ),
    )


def games(running: Sequence[Summary]) -> Shape:
    label = {"class": "running", "aria-label": say("home.running")}
    return element("section", label, *map(entry, running))


def idle(kept: Summary) -> bool:
    """Whether nobody waits for a move: the other games stand first."""
    return not kept.waits


def waiting(kept: Sequence[Summary]) -> int:
    """How many games wait for a move from here."""
    return sum(summary.waits for summary in kept)


def title(kept: Sequence[Summary]) -> str:
    """What the window is called: how many games wait, and the page's name."""
    count = waiting(kept)
    return f"({count}) {say('page.name')}" if count else say("page.name")


def turn(kept: Summary) -> str:
    """Whose move it is."""
    name = called(kept.names, kept.mine)[kept.turn]
    return say("home.yours") if kept.waits else say("home.turn", name=name)


def progress(kept: Summary) -> str:
    """Which game it is, and how far it has come."""
    key = "home.move" if kept.moves else "home.begun"
    return say(key, game=say(kept.game), move=kept.moves)


def entry(kept: Summary) -> Shape:
    names = called(kept.names, kept.mine)
    said = f"{marked(progress(kept), kept.own)} · {say('table.and').join(names)}"
    return element(
        "a",
        {"class": "entry", "href": f"#g.{kept.id}"},
        element("span", {"class": "dot on" if kept.turn in kept.mine else "dot"}),
        element("strong", None, turn(kept)),
        element("span", {"class": "soft"}, said),
    )


def damaged(unread: int) -> Shape:
    key = "home.unread" if unread > 1 else "home.unread.one"
    return element("p", {"class": "soft unread"}, say(key, count=unread))


def cards() -> Shape:
    name = element("span", {"class": "unseen", "id": "games-name"}, say("home.games"))
    attrs = {"class": "cards", "aria-labelledby": "games-name"}
    return element("nav", attrs, name, *map(card, NAMES))


def card(game: str) -> Shape:
    return element(
        "a",
        {"class": "card", "href": f"#new.{game}"},
        picture(game),
        element("strong", None, say(game)),
        element("span", {"class": "soft"}, say(f"{game}.about")),
    )


def scan() -> Shape:
    label = element("span", None, say("home.scan"))
    return element("a", {"class": "scanner", "href": "#scan"}, icon("scan"), label)


def paste() -> Shape:
    return element(
        "form",
        {"class": "paste"},
        element("label", {"for": "paste"}, say("home.paste")),
        scan(),
        element(
            "input",
            {
                "id": "paste",
                "name": "paste",
                "placeholder": say("home.paste.hint"),
                "autocomplete": "off",
                "autocapitalize": "off",
                "spellcheck": "false",
            },
        ),
        button("paste", say("home.open"), class_="plain", type_="submit"),
    )
