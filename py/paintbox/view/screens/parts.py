"""What several screens show: their head, a board, a picture of one."""

from functools import cache

from paintbox.engine.game import Options
from paintbox.engine.rng import Rng
from paintbox.engine.shelf import GAMES
from paintbox.view import Box, view_of
from paintbox.view.icon import icon
from paintbox.view.shape import Scene, Shape, element
from paintbox.view.words import say

# What a picture has not: attributes, and shapes that show or feel a tap.
SPOKEN = ("role", "aria-label", "tabindex", "data-move", "data-swipe", "data-why")
TAPPED = ("ring", "touch")


def header(title: str, *tools: Shape, back: Shape | None = None) -> Shape:
    """The head of a screen below home, or of one that leads back elsewhere."""
    return element("header", {"class": "head"}, back or home(), element("h1", None, title), *tools)


@cache
def home() -> Shape:
    attrs = {"class": "tool", "href": "#", "aria-label": say("page.back")}
    return element("a", attrs, icon("back"))


def picture(game: str) -> Shape:
    """The board of a fresh game, which ``drawn`` has put into the page."""
    use = Shape("use", "use", None, {"href": f"#picture-{game}", "width": "100%", "height": "100%"})
    return Shape("board", "svg", None, {"class": "picture", "aria-hidden": "true"}, "", (use,))


def drawn(game: str) -> Shape:
    """The board of a fresh game, always the same, as ``<symbol id=picture-game>``."""
    rules, view = GAMES[game], view_of(game)
    options = Options.parse(rules.OPTIONS[0])
    state = rules.seen(rules.start(options, rules.deal(options, Rng(game))), -1)
    shapes = view.draw(Scene(state, view.place(state), -1, now=state))
    plain = tuple(untouched(bare(shape)) for shape in shapes if shape.tag != "text")
    attrs = {"id": f"picture-{game}", "viewBox": " ".join(map(str, view.BOARD))}
    return Shape(game, "symbol", None, attrs, "", plain)


def bare(shape: Shape, unsaid: tuple[str, ...] = SPOKEN) -> Shape:
    """A shape of a picture that is only looked at."""
    kept = {name: value for name, value in shape.attrs.items() if name not in unsaid}
    inside = tuple(bare(child, unsaid) for child in shape.children)
    return shape._replace(attrs=kept, children=inside)


def untouched(shape: Shape) -> Shape:
    """The same without what is there for taps alone; every card on home bears it."""
    inside = (child for child in shape.children if child.attrs.get("class") not in TAPPED)
    return shape._replace(children=tuple(map(untouched, inside)))


def marked(text: str, own: bool) -> str:
    """What is said of a game, with a mark where it is on a board of one's own."""
    return f"{text} · {say('own.mark')}" if own else text


def board(box: Box, *shapes: Shape, kind: str, **attrs: str) -> Shape:
    """A drawing of a game in its frame."""
    frame = {"class": kind, "viewBox": " ".join(map(str, box)), **attrs}
    return Shape("board", "svg", None, frame, "", shapes)


def segments(name: str, label: str, labels: dict[str, str], chosen: str, change: str = "") -> Shape:
    """A row of answers, one of them chosen; ``change`` is the action, by default as the name."""
    return element(
        "fieldset",
        {"class": "segments"},
        element("legend", {"class": "unseen"}, label),
        *(
            element(
                "label",
                {"class": "segment"},
                radio(name, value, value == chosen, change),
                element("span", None, text),
            )._replace(key=f"{name}-{value}")
            for value, text in labels.items()
        ),
    )._replace(key=name)


def radio(name: str, value: str, chosen: bool, change: str = "") -> Shape:
    attrs = {"type": "radio", "name": name, "value": value, "data-change": change or name}
    return element("input", attrs | ({"checked": ""} if chosen else {}))


def one_of(name: str, label: str, labels: dict[str, str], chosen: str, change: str) -> Shape:
    """Answers behind one line, one of them chosen; ``change`` is the action."""
    answers = (
        element(
            "option", {"value": value} | ({"selected": ""} if value == chosen else {}), text
        )._replace(key=value)
        for value, text in labels.items()
    )
    attrs = {"name": name, "aria-label": label, "data-change": change}
    return element("select", attrs, *answers)
