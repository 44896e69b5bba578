"""Steps per second in random play, in CPython and in Pyodide under Node."""

import shutil
import subprocess
import sys
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter

from paintbox.engine.game import CHANCE, OVER, Options
from paintbox.engine.record import Record
from paintbox.engine.rng import Rng
from paintbox.engine.session import Session
from paintbox.engine.shelf import GAMES

ROOT = Path(__file__).parents[2]
ROUNDS = 7
SECONDS = 0.5  # of each round
MEASURED = (
    ("collecto", "2"),
    ("collecto", "4s"),
    ("coloretto", "2"),
    ("coloretto", "5gw"),
    ("colorio", "2"),
    ("colorio", "5ps"),
    ("coloro", "2"),
    ("colorpop", "2"),
    ("colorpop", "4t"),
)
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


def rules(game: str, options: str) -> tuple[float, float]:
    """Steps per second through ``moves`` and ``play`` alone, and the slowest step in ms."""
    module, rng = GAMES[game], Random(options)
    parsed = Options.parse(options)
    steps, slowest, began = 0, 0.0, perf_counter()
    while perf_counter() - began < SECONDS:
        state = module.start(parsed, module.deal(parsed, Rng(str(steps))))
        while module.turn(state) != OVER:
            at = perf_counter()
            moves = module.moves(state)
            state = module.play(state, moves[int(rng.random() * len(moves))])
            slowest = max(slowest, perf_counter() - at)
            steps += 1
    return steps / (perf_counter() - began), slowest * 1000


def show() -> None:
    """Coloro through Session, then every game's rules alone."""
    where = "Pyodide" if sys.platform == "emscripten" else "CPython"
    rates = [rate("coloro") for _ in range(ROUNDS)]
    print(f"{where}: coloro through Session {median(rates):,.0f} steps a second", end="")
    print(f" in the median, {max(rates):,.0f} at best; empty loop {calibration():.0f} million")
    for game, options in MEASURED:
        rounds = [rules(game, options) for _ in range(ROUNDS)]
        fast = [steps for steps, _ in rounds]
        slow = median(ms for _, ms in rounds)
        print(f"{where}: {game} {options:2} {median(fast):>9,.0f} in the median,", end="")
        print(f" {max(fast):>9,.0f} at best; slowest step {slow:.1f} ms;", end="")
        print(f" empty loop {calibration():.0f} million")


if __name__ == "__main__":
    show()
    pyodide = (ROOT / "node_modules/pyodide/pyodide.mjs").as_uri()
    node = shutil.which("node") or "node"
    arguments = ["--input-type=module", "--eval", NODE, pyodide, str(ROOT)]
    subprocess.run([node, *arguments], check=True)
