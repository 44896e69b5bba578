"""A league of the bots: every level against the others and against the reference players.

    make league                       every game, into docs/league.md
    make league GAME=coloro           one game; the other sections of the page stay
    make league PROCESSES=1 DEALS=10  one core; fewer deals than the page needs

A deal is played once from every seat with the same seed: the player who is measured sits there,
the other one everywhere else. What was played is kept in ``.build/league/`` under a digest of
the program, so that a league which was broken off goes on where it stopped.
"""

import os
import re
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from hashlib import blake2b
from itertools import combinations
from math import ceil, log10, sqrt
from multiprocessing import Pool
from pathlib import Path
from random import Random
from typing import NamedTuple

from references import references

from paintbox.bots import LEVELS, Bot
from paintbox.engine.deal import begin, drawn
from paintbox.engine.game import CHANCE, OVER, Options
from paintbox.engine.record import Record
from paintbox.games import GAMES, NAMES

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "league.md"
KEPT = ROOT / ".build" / "league"
GAMES_A_PAIR = 200  # at least
SEATS = {"coloro": "2", "colorio": "2", "coloretto": "4", "collecto": "2", "colorpop": "3"}
MORE = {"collecto": ("3", "4")}  # options in which only neighbours and greedy meet
GOALS = {  # the share of games that the best level has to win: options, against whom, share
    "coloro": ("2", "greedy", 0.9),
    "colorio": ("2", "least risky", 0.7),
    "coloretto": ("4", "greedy", 0.5),
    "collecto": ("2", "greedy", 0.85),
    "colorpop": ("3", "greedy", 0.7),
}
STEP = 100  # Elo between a level and the next
TOLD = 100  # deals after which the page is written anew
SURE = 1.96  # standard deviations of an interval of 95 %


class Pair(NamedTuple):
    """Who is measured against whom, in what game."""

    game: str
    options: str
    one: str  # sits on one seat
    rest: str  # sits on all others


class Job(NamedTuple):
    """A deal of a pair."""

    pair: Pair
    deal: int


Won = tuple[float, ...]  # what the measured player won of a deal, by its seat: 1, a share, 0
Results = dict[Pair, dict[int, Won]]  # by deal


def players(game: str) -> dict[str, Bot]:
    """Everybody who plays a game by name, weakest first."""
    levels = {f"level {number}": bot for number, bot in enumerate(LEVELS[game], 1)}
    return references(game) | levels


def pairs(game: str) -> list[Pair]:
    """Every pair of which one is a level, and the fewer pairs of further options."""
    names = list(players(game))
    met = [(one, rest) for rest, one in combinations(names, 2) if one.startswith("level")]
    some = [(one, rest) for one, rest in met if rest == "greedy" or neighbours(one, rest)]
    found = [Pair(game, SEATS[game], one, rest) for one, rest in met]
    for options in MORE.get(game, ()):
        found += [Pair(game, options, one, rest) for one, rest in some]
    return found


def neighbours(one: str, rest: str) -> bool:
    """Whether a level stands right above another."""
    return rest.startswith("level") and int(one[-1]) == int(rest[-1]) + 1


def play_deal(job: Job) -> tuple[Job, Won]:
    """A deal once from every seat."""
    seats = Options.parse(job.pair.options).seats
    return job, tuple(play(job, seat) for seat in range(seats))


def play(job: Job, seat: int) -> float:
    """What the measured player wins on a seat: 1, its share of a shared win, or 0."""
    pair, known = job.pair, players(job.pair.game)
    game, options = GAMES[pair.game], Options.parse(pair.options)
    record = Record(pair.game, options, f"s{job.deal:016d}")
    bots = [known[pair.one if at == seat else pair.rest] for at in range(options.seats)]
    state, draws, steps = begin(game, record), 0, 0
    while (turn := game.turn(state)) != OVER:
        steps += 1
        if turn == CHANCE:
            text = drawn(game, record, state, draws)
            move = next(move for move in game.moves(state) if game.text(move) == text)
            draws += 1
        else:
            rng = Random(f"{job.deal}:{seat}:{steps}")
            *_, last = bots[turn](game, game.seen(state, turn), turn, rng)
            move = last.move
        state = game.play(state, move)
    places = game.places(state)
    return 1 / places.count(1) if places[seat] == 1 else 0


def digest(game: str) -> str:
    """A text that changes with the program that plays a game."""
    others = tuple(name for name in NAMES if name != game)
    folders = [ROOT / "py/paintbox" / room for room in ("engine", "games", "bots")]
    sources = [path for folder in folders for path in sorted(folder.glob("*.py"))]
    sources = [path for path in sources if not path.name.startswith(others)]
    sources.append(ROOT / "tests/bots/references.py")
    return blake2b(b"\0".join(path.read_bytes() for path in sources), digest_size=6).hexdigest()


def league(game: str, processes: int, deals: int) -> Iterator[Results]:
    """Play what is not yet kept, and give all results, now and then on the way too."""
    KEPT.mkdir(parents=True, exist_ok=True)
    path = KEPT / f"{game}-{digest(game)}.txt"
    results = read(path)
    jobs = [job for job in wanted(game, deals) if job.deal not in results[job.pair]]
    with path.open("a") as file, Pool(processes) as pool:
        for done, (job, won) in enumerate(pool.imap_unordered(play_deal, jobs), 1):
            results[job.pair][job.deal] = won
            file.write(line(job, won))
            file.flush()
            if done % TOLD == 0:
                tell(f"{game}: {done} of {len(jobs)} deals\n")
                yield results
    yield results


def wanted(game: str, deals: int) -> Iterator[Job]:
    """Every deal of every pair, by options; the first deals of all pairs first."""
    for options in (SEATS[game], *MORE.get(game, ())):
        met = [pair for pair in pairs(game) if pair.options == options]
        for deal in range(deals or ceil(GAMES_A_PAIR / Options.parse(options).seats)):
            yield from (Job(pair, deal) for pair in met)


def line(job: Job, won: Won) -> str:
    return ";".join((*job.pair, str(job.deal), *map(str, won))) + "\n"


def read(path: Path) -> Results:
    """What a broken-off league has kept."""
    results: Results = defaultdict(dict)
    for text in path.read_text().splitlines() if path.exists() else ():
        game, options, one, rest, deal, *won = text.split(";")
        results[Pair(game, options, one, rest)][int(deal)] = tuple(map(float, won))
    return results


class Tally(NamedTuple):
    """How a pair's games ended, for the player who is measured."""

    pair: Pair
    games: int
    share: float  # of the games won

    @property
    def fair(self) -> float:
        """The share that equals would win."""
        return 1 / Options.parse(self.pair.options).seats

    def interval(self) -> tuple[float, float]:
        """Wilson's interval of 95 % around the share."""
        spread = SURE * SURE / self.games
        middle = (self.share + spread / 2) / (1 + spread)
        half = sqrt(spread * self.share * (1 - self.share) + spread * spread / 4) / (1 + spread)
        return max(middle - half, 0), min(middle + half, 1)

    def elo(self, share: float) -> float:
        """The difference in strength that makes a share likely, against equals of ``rest``."""
        share = min(max(share, 0.5 / self.games), 1 - 0.5 / self.games)
        return 400 * log10(share / (1 - share) * (1 - self.fair) / self.fair)


def tallies(game: str, results: Results) -> list[Tally]:
    """By pair, in the order of the page."""
    found = []
    for pair in pairs(game):
        won = [share for deal in results[pair].values() for share in deal]
        if won:
            found.append(Tally(pair, len(won), sum(won) / len(won)))
    return found


def ratings(game: str, found: list[Tally]) -> dict[str, float]:
    """Elo by player, that of greedy 0: what explains all results of the first options best."""
    elo = dict.fromkeys(players(game), 0.0)
    for _ in range(4000):
        pull = dict.fromkeys(elo, 0.0)
        for tally in found:
            odds = 10 ** ((elo[tally.pair.one] - elo[tally.pair.rest]) / 400)
            likely = odds * tally.fair / (odds * tally.fair + 1 - tally.fair)
            share = (tally.share * tally.games + 0.5) / (tally.games + 1)
            pull[tally.pair.one] += share - likely
            pull[tally.pair.rest] -= share - likely
        elo = {name: value + 60 * pull[name] for name, value in elo.items()}
    return {name: value - elo["greedy"] for name, value in elo.items()}


def section(game: str, results: Results) -> str:
    """A game's part of the page."""
    found = tallies(game, results)
    main = [tally for tally in found if tally.pair.options == SEATS[game]]
    parts = [f"## {game.title()}", strengths(game, main)]
    parts += ["\n".join(summary(game, found))]
    for options in (SEATS[game], *MORE.get(game, ())):
        parts.append(table([tally for tally in found if tally.pair.options == options]))
    return "\n\n".join(part for part in parts if part) + "\n"


def strengths(game: str, found: list[Tally]) -> str:
    elo = sorted(ratings(game, found).items(), key=lambda item: item[1])
    names, values = zip(*((name, f"{value:+.0f}") for name, value in elo), strict=True)
    ruler = ["---:"] * len(names)
    return "\n".join(f"| {' | '.join(cells)} |" for cells in (names, ruler, values))


def summary(game: str, found: list[Tally]) -> Iterator[str]:
    """Whether the goals are met."""
    options, rest, goal = GOALS[game]
    for tally in found:
        pair = tally.pair
        if pair.options == options and pair.rest == rest and pair.one == "level 4":
            word = "reached" if tally.share >= goal else "missed"
            yield f"- Goal: level 4 wins {goal:.0%} against {rest} (`{options}`): {word}."
    steps = [tally for tally in found if neighbours(tally.pair.one, tally.pair.rest)]
    steps = [tally for tally in steps if tally.pair.options == SEATS[game]]
    if steps:
        least = min(tally.elo(tally.share) for tally in steps)
        word = "reached" if least >= STEP else "missed"
        yield f"- Goal: {STEP} Elo from each level to the next: {word}, at least {least:.0f}."


def table(found: list[Tally]) -> str:
    head = ["options", "player", "against", "games", "won", "95 %", "Elo", "95 %"]
    rows = [head, ["---"] * 3 + ["---:"] * 5, *map(row, found)]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in rows)


def row(tally: Tally) -> list[str]:
    low, high = tally.interval()
    one, two, three = (f"{tally.elo(share):+.0f}" for share in (tally.share, low, high))
    pair = tally.pair
    shares = [f"{tally.share:.3f}", f"{low:.3f}–{high:.3f}"]
    named = [f"`{pair.options}`", pair.one, pair.rest, str(tally.games)]
    return [*named, *shares, one, f"{two} to {three}"]


HEAD = """# The league of the bots

Written by `make league`, never by hand: seeded, so that the same program gives the same figures.
A player is measured on one seat, the other one sits on all others; every deal is played once
from each seat. *Won* is the share of games won, a shared win being shared; beside it the interval
of 95 % (Wilson). *Elo* is the difference in strength that makes such a share likely. On top of a
section stands the Elo of everybody that explains all results best, greedy being 0.
`tests/bots/references.py` says how the reference players choose.
"""


def merged(page: str, game: str, text: str) -> str:
    """The page with one section in place of the old one, sections in the order of the games."""
    old = re.split(r"^(?=## )", page, flags=re.MULTILINE)[1:]
    sections = {part[3:].split()[0].lower(): part.strip() + "\n" for part in old}
    sections[game] = text
    return "\n".join((HEAD, *(sections[name] for name in NAMES if name in sections)))


def tell(text: str) -> None:
    sys.stderr.write(text)


def main(names: Iterable[str], processes: int, deals: int) -> None:
    for game in names:
        for results in league(game, processes, deals):
            page = PAGE.read_text() if PAGE.exists() else ""
            PAGE.write_text(merged(page, game, section(game, results)))


if __name__ == "__main__":
    cores = int(os.environ.get("PROCESSES") or os.cpu_count() or 1)
    main(sys.argv[1:] or NAMES, cores, int(os.environ.get("DEALS") or 0))
