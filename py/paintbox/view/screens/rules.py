"""The rules of a game: paragraphs, examples drawn as the table draws them, our rulings."""

from paintbox.engine.game import Options
from paintbox.engine.record import Record
from paintbox.engine.session import Session
from paintbox.games import NAMES
from paintbox.peer.histories import Histories
from paintbox.peer.kept import Kept
from paintbox.view.icon import icon
from paintbox.view.play import Play
from paintbox.view.rules import Example, Part, rules_of
from paintbox.view.screens.parts import SPOKEN, bare, board, header, segments
from paintbox.view.shape import Shape, button, element
from paintbox.view.words import say

# The rings of what can be taken stay in an example.
UNSAID = tuple(name for name in SPOKEN if name != "role")


def rules(game: str) -> Shape:
    return element(
        "div",
        {"class": "rules screen"},
        header(say("rules.title", game=say(game)), back=back()),
        segments("game", say("rules.games"), {other: say(other) for other in NAMES}, game),
        *(part(game, each) for each in rules_of(game).PARTS),
        element(
            "a",
            {"class": "plain", "href": f"#new.{game}"},
            say("rules.play", game=say(game)),
        ),
    )


def back() -> Shape:
    return button("back", icon("back"), class_="tool", aria_label=say("table.back"))


def part(game: str, what: Part) -> Shape:
    key = f"rules_{game}.{what.name}"
    return element(
        "section",
        {"class": "part"},
        element("h2", None, say(f"{key}.title")),
        element("p", None, say(key)),
        *([ours(say(f"{key}.ours"))] if what.ours else []),
        *([figure(game, what.example, say(f"{key}.caption"))] if what.example else []),
    )._replace(key=f"{game}-{what.name}")


def ours(ruling: str) -> Shape:
    return element(
        "p",
        {"class": "ours"},
        element("strong", None, say("rules.ours")),
        element("span", None, ruling),
    )


def figure(game: str, example: Example, caption: str) -> Shape:
    """A drawing that is only looked at; its caption tells who cannot see it."""
    shown = position(game, example)
    box = shown.view.BOX if example.whole else shown.view.BOARD
    shapes = (bare(shape, UNSAID) for shape in shown.table(looking=True).shapes)
    drawing = board(box, *shapes, kind="example", **{"aria-hidden": "true"})
    return element("figure", None, drawing, element("figcaption", {"class": "soft"}, caption))


def position(game: str, example: Example) -> Play:
    """The game of an example as it stands on the table."""
    options = Options.parse(example.options)
    laid = Record(game, options, example.deal)
    steps = Session(laid._replace(turns=tuple(example.turns.split()))).steps
    names = ("", *say("name.usual").split(",")[1 : options.seats])
    shown = Play(Kept("", laid, names, (0,), Histories(frozenset({steps}), steps)))
    if example.tapped and shown.pick(example.tapped):
        raise ValueError(f"{example.tapped}: this is played at once, so there is nothing to show")
    return shown
