"""Steps per second in random play through Session, in CPython and in Pyodide under Node."""

import shutil
import subprocess
import sys
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter

from paintbox.engine.game import CHANCE, OVER, Options
from paintbox.engine.record import Record
from paintbox.engine.session import Session
from paintbox.engine.shelf import GAMES

ROOT = Path(__file__).parents[2]
ROUNDS = 7
SECONDS = 0.5  # of each round
NODE = """
const { loadPyodide } = await import(process.argv[1]);
const python = await loadPyodide();
python.mountNodeFS("/paintbox", process.argv[2]);
python.runPython(`
import sys
sys.path[:0] = ["/paintbox/py", "/paintbox/tests/bench"]
import steps
steps.show()
`);
"""


def play(game: str, seed: int) -> int:
    """A whole random game; gives its steps."""
    options = Options.parse(GAMES[game].OPTIONS[0])
    session = Session(Record(game, options, f"s{seed:016d}"))
    rng = Random(seed)
    while session.turn != OVER:
        if session.turn == CHANCE:
            session.draw()
        else:
            choices = list(session.choices())
            session.play(choices[int(rng.random() * len(choices))])
    return len(session.steps)


def rate(game: str) -> float:
    """Steps per second of one round."""
    steps, seed, began = 0, 0, perf_counter()
    while perf_counter() - began < SECONDS:
        steps += play(game, seed)
        seed += 1
    return steps / (perf_counter() - began)


def calibration() -> float:
    """Millions of rounds per second of a loop that does nothing: how fast the machine is now."""
    began = perf_counter()
    for _ in range(1_000_000):
        pass
    return 1 / (perf_counter() - began)


def show() -> None:
    """A line for each game."""
    where = "Pyodide" if sys.platform == "emscripten" else "CPython"
    for game in GAMES:
        rates = [rate(game) for _ in range(ROUNDS)]
        print(
            f"{where} {game}: {median(rates):,.0f} steps a second in the median,"
            f" {max(rates):,.0f} at best; empty loop {calibration():.0f} million"
        )


if __name__ == "__main__":
    show()
    pyodide = (ROOT / "node_modules/pyodide/pyodide.mjs").as_uri()
    node = shutil.which("node") or "node"
    arguments = ["--input-type=module", "--eval", NODE, pyodide, str(ROOT)]
    subprocess.run([node, *arguments], check=True)
