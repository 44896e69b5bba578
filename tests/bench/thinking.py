"""While the best bot thinks: taps and frames at 4x CPU slow-down, its decisions without, memory."""

import os
from collections.abc import Iterator
from pathlib import Path
from statistics import median, quantiles

import build
import serve
from find_browser import find_browser
from inside import run, start_of
from pages import ARGUMENTS, PHONE, READY
from playwright.sync_api import Browser, Page, sync_playwright
from taps import FREE, SLOWER, TAP

OPTIONS = ("coloro.2", "colorio.2", "coloretto.4", "collecto.2", "colorpop.3")
TURNS = 8  # of a game, whose decisions are timed
TAPS = 40  # of a game, while a bot thinks
PACE = "localStorage.setItem('paintbox', JSON.stringify({ settings: { pace: 'fast' } }))"
# The longest gap between two frames, until it is asked for.
FRAMES = """() => {
  let last = performance.now();
  window.gap = 0;
  const look = (now) => {
    gap = Math.max(gap, now - last);
    last = now;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""
# How long every decision took that is one, from the page's asking to the answer.
CLOCK = """
from time import monotonic
from paintbox.web.thinking import Thinking
think, Thinking.times = Thinking.think, []
async def timed(*asked):
    began = monotonic()
    answer = await think(*asked)
    if answer and answer.reason[:1] != ("only",):
        Thinking.times.append(monotonic() - began)
    return answer
Thinking.think = timed
"""
TIMES = """
from paintbox.web.thinking import Thinking
" ".join(map(str, Thinking.times))
"""
THINKS = "document.querySelector('.thinks') !== null"
OVER = "document.querySelector('.result:not(.curtain)') !== null"


def table(browser: Browser, url: str, options: str) -> Page:
    """A game against the best bots, without a move."""
    context = browser.new_context(**PHONE)
    context.add_init_script(PACE)
    page = context.new_page()
    page.goto(f"{url}#new.{options}")
    page.wait_for_selector(READY, state="attached")
    page.evaluate("document.querySelector('[name=where][value=bots]').click()")
    page.evaluate("document.querySelector('[name=level][value=\"4\"]').click()")
    page.evaluate("document.querySelector('[data-action=start]').click()")
    page.wait_for_selector(".table .board")
    return page


def move(page: Page) -> None:
    """Tap until a bot thinks or the game is over."""
    while not page.evaluate(f"{THINKS} || {OVER}"):
        if page.locator(FREE).count():
            page.evaluate(TAP, [FREE, 0])
        page.wait_for_timeout(50)


def decisions(page: Page) -> list[float]:
    """How many seconds the bots took for each decision of some turns."""
    run(page, CLOCK, start_of(page))
    for _ in range(TURNS):
        move(page)
        page.wait_for_function(f"!({THINKS}) || {OVER}", timeout=120_000)
    return [float(time) for time in run(page, TIMES, start_of(page)).split()]


def taps(page: Page) -> Iterator[float]:
    """Milliseconds from a tap on the menu to the next painted frame, while a bot thinks."""
    while not page.evaluate(OVER):
        move(page)
        while page.evaluate(THINKS):
            yield page.evaluate(TAP, ["[data-action=menu]", 0])
            page.wait_for_timeout(200)


def memory() -> float:
    """Megabytes of the largest page with its worker, which is a thread of the same process."""
    return max(rss(folder) for folder in Path("/proc").glob("[0-9]*")) / 1024


def rss(folder: Path) -> int:
    """Kilobytes of a process, if it is a page's."""
    try:
        if "--type=renderer" not in (folder / "cmdline").read_text():
            return 0
        lines = (folder / "smaps_rollup").read_text().splitlines()
    except OSError:  # it has ended
        return 0
    return int(next(line for line in lines if line.startswith("Pss:")).split()[1])


def slowed(page: Page) -> Page:
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return page


def measure(browser: Browser, url: str, options: str) -> str:
    page = table(browser, url, options)
    first, *times = decisions(page)
    page.context.close()
    page = slowed(table(browser, url, options))
    page.evaluate(FRAMES)
    tapped = []
    for time in taps(page):
        tapped.append(time)
        if len(tapped) == 1:
            page.evaluate("window.gap = 0")  # while the worker starts, see bench/start.py
        if len(tapped) == TAPS:
            break
    gap, size = page.evaluate("window.gap"), memory()
    page.context.close()
    return (
        f"{options}: {len(times)} decisions take {median(times):.1f} s each, at worst "
        f"{max(times):.1f} s, the first, with the start of a worker, {first:.1f} s; "
        f"{len(tapped)} taps {SLOWER}x slower: p95 {quantiles(tapped, n=20)[-1]:.0f} ms, longest "
        f"gap between frames {gap:.0f} ms; page and worker {size:.0f} MB"
    )


if __name__ == "__main__":
    server = serve.serve(build.DIST)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=ARGUMENTS)
        for options in OPTIONS:
            print(measure(browser, server.url, options), flush=True)
        print("load average", *(f"{load:.1f}" for load in os.getloadavg()))
