"""Many whole games against bots in one page, without network: nothing grows.

PAINTBOX_ROW is how many, more than the kinds of games, 100 for a long run.
"""

import os
from random import Random
from typing import NamedTuple

from inside import hurry, run, start_of
from pages import PHONE, Pages, kept, text
from player import Clicker, Finger, agree, session_of, whole_game
from playwright.sync_api import Page
from serve import Server
from test_bots import begin

from paintbox.engine.game import OVER
from paintbox.games import NAMES

ROW = int(os.environ.get("PAINTBOX_ROW", "6"))
SETTLED = 20  # games, after which memory may not grow by much
SEATS = {"coloro": 2, "colorio": 2, "collecto": 2, "colorpop": 3, "coloretto": 2}
COUNT = """
import asyncio, gc
from pyodide_js import _module
from types import FunctionType
gc.collect()
functions = sum(type(each) is FunctionType for each in gc.get_objects())
f"{functions} {len(asyncio.all_tasks())} {_module.HEAP8.length}"
"""


class Size(NamedTuple):
    """What a page takes up, once a game was left."""

    nodes: int
    listeners: int
    workers: int
    tasks: int
    functions: int  # of Python: what waits for something is one, and pictures kept are none
    thinker: int  # the same in the worker
    memory: int  # bytes of both Pythons
    heap: int  # bytes of JavaScript


def size(page: Page) -> Size:
    start, (worker,) = start_of(page), page.workers
    page.evaluate("location.hash = 'settings'")
    page.locator(".settings").wait_for()
    functions, tasks, memory = map(int, run(page, COUNT, start).split())
    thinker, _, more = map(int, run(worker, COUNT, start).split())
    found = metrics(page)
    nodes, listeners = found["Nodes"], found["JSEventListeners"]
    heap = found["JSHeapUsedSize"]
    workers = len(page.workers)
    return Size(nodes, listeners, workers, tasks, functions, thinker, memory + more, heap)


def metrics(page: Page) -> dict[str, int]:
    """What Chromium counts, after it has thrown away all that nobody holds."""
    tools = page.context.new_cdp_session(page)
    tools.send("HeapProfiler.collectGarbage")
    tools.send("Performance.enable")
    found = tools.send("Performance.getMetrics")["metrics"]
    tools.detach()
    return {metric["name"]: int(metric["value"]) for metric in found}


def play(page: Page, number: int) -> None:
    """A whole game, the first of each kind by taps."""
    game = kind(number)
    begin(page, game, 1, SEATS[game])
    hand = Finger(page) if number < len(NAMES) else Clicker(page.evaluate)
    offers = whole_game(hand, Random(number))
    played = session_of(page.evaluate)
    assert played.turn == OVER
    agree(offers, played, bots=range(1, SEATS[game]))
    assert text(page, ".result h2")


def kind(number: int) -> str:
    return NAMES[number % len(NAMES)]


def check(before: Size, after: Size) -> None:
    """Nothing has grown between two games of a kind."""
    assert after.nodes < 1.05 * before.nodes
    assert after[1:4] == before[1:4]


def check_memory(before: Size, after: Size) -> None:
    """By then all is kept that is kept for the next game."""
    for one, other in zip(before[4:], after[4:], strict=True):
        assert other < 1.25 * one


def test_games_in_a_row_leave_nothing_behind(own_pages: Pages, own: Server) -> None:
    page = own_pages.open("", own_pages.device(keeper=True, **PHONE, reduced_motion="reduce"))
    kept(page)
    own.stop()
    hurry(page)
    sizes = []
    for number in range(ROW):
        play(page, number)
        sizes.append(size(page))
    for before, after in zip(sizes, sizes[len(NAMES) :], strict=False):
        check(before, after)
    for after in sizes[SETTLED:]:
        check_memory(sizes[SETTLED], after)
