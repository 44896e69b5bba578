"""How soon 100 kB of hostile text are refused as a link, in milliseconds; see tests/hostile.py."""

from time import process_time

from hostile import HOSTILE
from paintbox.engine.game import NotationError
from paintbox.peer.finding import find

ROUNDS = 5


def refused(text: str) -> float:
    """Milliseconds of the fastest of some refusals."""
    times = []
    for _ in range(ROUNDS):
        began = process_time()
        try:
            find(text)
        except NotationError:
            times.append(process_time() - began)
    return 1000 * min(times)


if __name__ == "__main__":
    times = {name: refused(text) for name, text in HOSTILE.items()}
    worst = max(times, key=lambda name: times[name])
    print(f"hostile text refused: worst {times[worst]:.0f} ms ({worst})")
