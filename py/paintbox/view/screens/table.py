"""The table: the board, who plays, what can be done now, the moves so far, the result."""

from functools import cache, lru_cache
from typing import NamedTuple

from paintbox.view import Box
from paintbox.view.icon import icon
from paintbox.view.screens.came import Came, came
from paintbox.view.screens.parts import board, header, marked
from paintbox.view.shape import Shape, button, element
from paintbox.view.words import say

TOOLS = ("undo", "redo", "moves")
STEPPING = ("first", "back", "watch", "forward")  # while an earlier position is shown
SHORT = 6  # letters of a turn that need no more than a narrow column
ASK = {"type": "button", "class": "primary ask"}


class Player(NamedTuple):
    name: str
    note: str  # how they stand, in two words
    moves: bool  # it is their turn


class Table(NamedTuple):
    """All that the screen shows; what is empty is not shown."""

    game: str
    options: str
    title: str
    box: Box
    shapes: tuple[Shape, ...]  # of the board
    players: tuple[Player, ...]  # the far ones first, the near one last
    prompt: str  # what is to be done now
    asks: tuple[tuple[str, str], ...] = ()  # step and label: which of several is meant
    came: tuple[Came, ...] = ()  # by hand: what could have come
    own: bool = False  # it is a board of one's own
    primary: tuple[str, str] | None = None  # action and label
    undo: bool = False
    redo: bool = False
    moves: tuple[tuple[str, int], ...] = ()  # each turn in notation and the steps it ends after
    shown: int = 0  # steps up to the position that is shown
    steps: int = 0  # steps played
    sheet: str = ""  # which of SHEETS is open
    result: tuple[str, str] | None = None  # who has won, and why
    tally: Shape | None = None  # what there is to count
    curtain: str = ""  # who is to get the device first
    watching: bool = False  # the moves are shown one after another
    jumps: bool = False  # all pieces are at once where they are to be
    guarded: bool = False  # somebody here must not see what another may
    peek: bool = False  # who has the device may look at it now
    content: tuple[Shape, ...] = ()  # of the open sheet, if it is none of SHEETS
    courses: int = 1  # histories that are kept of this game
    peers: bool = False  # somebody else plays in it
    agreeing: tuple[str, ...] = ()  # what may be agreed on with players elsewhere
    thinks: bool = False  # a bot of this device does
    hint: bool = False  # one can be had
    lookback: bool = False  # the game can be looked back at
    guide: str = ""  # what helps in a first game, in place of the title


def table(shown: Table) -> Shape:
    *far, near = shown.players
    return element(
        "div",
        {"class": "table screen jumps" if shown.jumps else "table screen"},
        header(
            marked(shown.title, shown.own and shown.shown == shown.steps),
            *guide(shown),
            more(shown.sheet == "menu"),
        ),
        element("div", {"class": "far several" if far[1:] else "far"}, *map(player, far)),
        stage(shown),
        nearest(near, shown),
        *sheet(shown),
        bar(shown),
    )


def nearest(near: Player, shown: Table) -> Shape:
    """Who sits at the near edge and, where there are secrets, the button that shows them."""
    if not shown.guarded:
        return element("div", {"class": "near"}, player(near))
    return element("div", {"class": "near guarded"}, player(near), peek(shown.peek))


@cache
def mark() -> Shape:
    """Says that it is a board of one's own."""
    return element("p", {"class": "own soft"}, say("own.mark"))._replace(key="own")


def stage(shown: Table) -> Shape:
    """The board and what stands before it; behind a curtain it is faint."""
    kind = "stage veiled" if shown.curtain else "stage"
    label = {"role": "group", "aria-label": say("table.board")}
    drawing = board(shown.box, *shown.shapes, kind="board", **label)
    return element("div", {"class": kind}, drawing, *curtain(shown), *result(shown))


@cache
def more(expanded: bool) -> Shape:
    return button(
        "menu",
        icon("more"),
        class_="tool",
        aria_label=say("table.more"),
        aria_expanded=str(expanded).lower(),
    )


def guide(shown: Table) -> list[Shape]:
    """Stands before the title, so that nothing else moves when it goes."""
    if not shown.guide:
        return []
    done = button("learnt", say("rules.got"), class_="got tool")
    return [element("p", {"class": "guide"}, shown.guide), done]


@lru_cache(maxsize=32)
def player(who: Player) -> Shape:
    return element(
        "p",
        {"class": "player on" if who.moves else "player"},
        element("span", {"class": "dot on" if who.moves else "dot"}),
        element("span", {"class": "name"}, who.name),
        element("span", {"class": "soft note"}, who.note),
    )


def bar(shown: Table) -> Shape:
    """The tools at the left, always in their places; what to do now at the right."""
    tools = STEPPING if shown.shown < shown.steps or shown.watching else TOOLS
    enabled = {
        "undo": shown.undo,
        "redo": shown.redo,
        "moves": bool(shown.steps),
        "first": shown.shown > 0,
        "watch": True,
        "back": shown.shown > 0,
        "forward": shown.shown < shown.steps,
    }
    looks = {"watch": "pause"} if shown.watching else {}
    return element(
        "footer",
        {"class": "bar"},
        element(
            "div",
            {"class": "tools"},
            *(tool(name, enabled[name], looks.get(name, name)) for name in tools),
        ),
        element("div", {"class": "now"}, *now(shown)),
    )


@cache
def tool(name: str, enabled: bool, look: str) -> Shape:
    attrs = {"type": "button", "class": "tool", "data-action": name}
    label = element("span", None, say(f"table.{look}"))
    shape = element("button", attrs | ({} if enabled else {"disabled": ""}), icon(look), label)
    return shape._replace(key=name)


def now(shown: Table) -> list[Shape]:
    """What came, the question that a tap left open, the primary action, or what to do."""
    if shown.came:
        return came(shown.prompt, shown.came)
    if shown.asks:
        return [
            Shape(step, "button", None, ASK | {"data-move": step}, label)
            for step, label in shown.asks
        ]
    if shown.primary:
        action, label = shown.primary
        return [button(action, label, class_="primary")]
    looks = {"class": "prompt thinks", "tabindex": "-1"} if shown.thinks else {"class": "prompt"}
    return [element("p", looks, shown.prompt)]


def result(shown: Table) -> list[Shape]:
    if not shown.result:
        return []
    who, why = shown.result
    return [
        element(
            "section",
            {"class": "result"},
            element("h2", None, who),
            element("p", None, why),
            *([mark()] if shown.own else []),
            *([shown.tally] if shown.tally else []),
            element("div", {"class": "then"}, *then(shown)),
        )
    ]


def then(shown: Table) -> list[Shape]:
    """What can be done with a game that is over, beside a rematch."""
    look = button("look", say("table.look"), class_="plain")
    lookback = button("lookback", say("table.lookback"), class_="plain")
    return [lookback, look] if shown.lookback else [look]


def curtain(shown: Table) -> list[Shape]:
    """Stands before the board until the next player has the device."""
    if not shown.curtain:
        return []
    return [
        element(
            "section",
            {"class": "result curtain"},
            element("h2", None, say("table.hand", name=shown.curtain)),
            element("p", None, say("table.hand.line")),
            button("hand", say("table.hand.done"), class_="primary"),
        )
    ]


@cache
def peek(enabled: bool) -> Shape:
    attrs = {"type": "button", "class": "plain peek", "data-hold": ""}
    return element("button", attrs | ({} if enabled else {"disabled": ""}), say("table.peek"))


def sheet(shown: Table) -> list[Shape]:
    content = SHEETS[shown.sheet](shown) if shown.sheet in SHEETS else shown.content
    if not content:
        return []
    close = button("close", icon("close"), class_="tool close", aria_label=say("page.close"))
    return [element("section", {"class": f"sheet {shown.sheet}"}, close, *content)]


def moves(shown: Table) -> list[Shape]:
    """Every turn in notation, the shown one marked; a tap shows the position after it."""
    entries = [(say("table.start"), 0), *shown.moves]
    long = any(len(text) > SHORT for text, _ in shown.moves)
    buttons = []
    for number, (text, ends) in enumerate(entries):
        attrs = {"type": "button", "data-action": "show", "data-step": str(ends)}
        if ends == shown.shown:
            attrs["aria-current"] = "true"
        count = element("span", {"class": "soft"}, f"{number}." if number else "")
        move = element("button", attrs, count, element("span", None, text))
        buttons.append(element("li", None, move)._replace(key=str(number)))
    return [
        element("h2", None, say("table.moves")),
        element("ol", {"class": "turns long" if long else "turns"}, *buttons),
    ]


def menu(shown: Table) -> list[Shape]:
    courses = say("menu.courses", count=shown.courses)
    return [
        *([mark()] if shown.own else []),
        element(
            "ul",
            {"class": "menu"},
            *([item(button("hint", row("hint", say("menu.hint"))))] if shown.hint else []),
            *lookback(shown),
            item(button("turn", row("turn", say("menu.turn")))),
            item(button("ways", row("share", say("menu.send")))),
            *([item(button("seats", row("seats", say("menu.seats"))))] if shown.peers else []),
            *([item(button("courses", row("fork", courses)))] if shown.courses > 1 else []),
            *([item(button("tally", row("moves", say("menu.tally"))))] if shown.tally else []),
            *([item(button("watch", row("watch", say("menu.watch"))))] if shown.steps else []),
            *(item(button(name, row(name, say(f"menu.{name}")))) for name in shown.agreeing),
            item(button("save", row("save", say("menu.save")))),
            item(link(f"#rules.{shown.game}", "rules", say("menu.rules"))),
            item(link(f"#new.{shown.game}.{shown.options}", "new", say("menu.new"))),
            item(link("#", "home", say("menu.home"))),
        ),
    ]


def lookback(shown: Table) -> list[Shape]:
    label = row("lookback", say("table.lookback"))
    return [item(button("lookback", label))] if shown.lookback else []


def item(content: Shape) -> Shape:
    return element("li", None, content)


def link(href: str, name: str, label: str) -> Shape:
    return element("a", {"href": href}, row(name, label))


def row(name: str, label: str) -> Shape:
    return element("span", {"class": "row"}, icon(name), element("span", None, label))


def tally(shown: Table) -> list[Shape]:
    if not shown.tally:
        return []
    return [element("h2", None, say("menu.tally")), element("div", None, shown.tally)]


SHEETS = {"moves": moves, "menu": menu, "tally": tally}
