"""How long the links of whole games are: the table of docs/links.md, by ``make lengths``."""

import sys
from random import Random
from statistics import median

import laws
from paintbox.games import NAMES
from paintbox.peer.link import Link
from paintbox.view.qr import fits, modules

GAMES = 100
PLAYERS = ("Anna", "Ben", "Clara", "David", "Emma")
PAGE = "https://paintbox.example/play/#"  # what comes before, in a code
HEAD = "| game | options | median | longest | code |\n| --- | --- | --- | --- | --- |"


def lengths(game: str, options: str, games: int = GAMES) -> list[int]:
    """Characters of the links, with id and names, of random whole games."""
    found = []
    for seed in range(games):
        *_, session = laws.walk(laws.seeded(game, options, seed), Random(seed))
        names = PLAYERS[: session.record.options.seats]
        found.append(len(str(Link(session.record, "0123abcd", names))))
    return found


def row(game: str, options: str) -> str:
    """A line of the table."""
    found = lengths(game, options)
    middle, most = round(median(found)), max(found)
    codes = f"{version(middle)}–{version(most)}"
    return f"| {game.title()} | `{options}` | {middle} | {most} | {codes} |"


def version(length: int) -> str:
    """Of the code that holds a link of so many characters; ``part`` if none does."""
    url = PAGE + "A" * length
    return f"{(len(modules(url)) - 17) // 4}" if fits(url) else "part"


if __name__ == "__main__":
    rows = [row(game, options) for game, options in laws.games() if game in NAMES]
    sys.stdout.write("\n".join((HEAD, *rows, "")))
