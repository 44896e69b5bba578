"""All kept games, those that wait for a move first: to go on with, begin again or delete."""

from collections.abc import Callable, Collection, Sequence

from paintbox.peer.summary import Summary
from paintbox.view.icon import icon
from paintbox.view.names import called
from paintbox.view.screens.home import idle, progress, turn
from paintbox.view.screens.parts import header, marked, picture
from paintbox.view.shape import Shape, button, element
from paintbox.view.words import say

LOOKS = {"rematch": "again", "delete": "close"}
MANY = 40  # are listed at first, and as many more at every tap


def games(
    kept: Sequence[Summary],
    deleted: Collection[str],
    shown: int,
    ago: Callable[[int], str],
) -> Shape:
    """The screen; ``deleted`` are the ids that can still be put back, ``ago`` tells a time."""
    rows = sorted(kept, key=lambda summary: (summary.over, idle(summary)))
    more = button("more", say("games.more"), class_="plain wide")._replace(key="more")
    return element(
        "div",
        {"class": "games screen"},
        header(say("games.title")),
        element(
            "ul",
            {"class": "kept-games"},
            *(
                (gone if summary.id in deleted else row)(summary, ago(summary.when))
                for summary in rows[:shown]
            ),
        ),
        *([more] if len(rows) > shown else []),
        *([] if rows else [element("p", {"class": "soft"}, say("games.none"))]),
        files(bool(rows)),
    )


def row(kept: Summary, when: str) -> Shape:
    names = called(kept.names, kept.mine)
    first = say("home.over") if kept.over else turn(kept)
    move = progress(kept)
    return element(
        "li",
        {"class": "kept-game"},
        element(
            "a",
            {"class": "entry", "href": f"#g.{kept.id}"},
            element("span", {"class": "thumb"}, picture(kept.game)),
            element("strong", None, first),
            element("span", {"class": "soft"}, f"{move} · {when}"),
            element("span", {"class": "soft"}, marked(say("table.and").join(names), kept.own)),
        ),
        element("div", {"class": "tools"}, *tools(kept, move)),
    )._replace(key=kept.id)


def tools(kept: Summary, move: str) -> list[Shape]:
    """What can be done with a game; one that is over, by who has played in it, begun again."""
    names = ["rematch", "delete"] if kept.over and kept.mine else ["delete"]
    return [
        button(
            name,
            icon(LOOKS[name]),
            class_="tool",
            aria_label=say(f"games.{name}", game=move),
            data_id=kept.id,
        )._replace(key=name)
        for name in names
    ]


def gone(kept: Summary, when: str) -> Shape:
    """In the place of a game that was deleted, until the screen is left."""
    return element(
        "li",
        {"class": "kept-game"},
        element("p", {"class": "entry soft"}, say("games.deleted", game=say(kept.game))),
        button("restore", say("games.restore"), class_="plain", data_id=kept.id),
    )._replace(key=f"gone-{kept.id}")


def files(some: bool) -> Shape:
    """Save all games as a text file, or take the games of such a file in."""
    save = button("save", say("games.save"), class_="plain")
    attrs = {"type": "file", "accept": ".txt,text/plain", "data-change": "load", "id": "load-games"}
    return element(
        "section",
        {"class": "files"},
        *([save] if some else []),
        element(
            "label",
            {"class": "plain file", "for": "load-games"},
            element("span", None, say("games.load")),
            element("input", attrs),
        ),
    )
