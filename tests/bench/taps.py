"""Tap -> next frame painted, in milliseconds at 4x CPU slow-down, over whole random games."""

from random import Random
from statistics import median, quantiles

import build
import serve
from find_browser import find_browser
from pages import ARGUMENTS, PHONE, READY
from playwright.sync_api import Page, sync_playwright

GAMES = 4
SLOWER = 4
PAUSE = 350  # ms between taps, longer than a token glides
# From the tap's own time stamp to the moment behind the next painted frame.
WATCH = """
window.times = [];
addEventListener("click", (event) => {
  requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => times.push(performance.now() - event.timeStamp);
    channel.port2.postMessage(null);
  });
}, true);
"""


def play(page: Page, rng: Random) -> None:
    """A whole game by taps."""
    while not page.locator(".result").count():
        free = page.locator(".ask" if page.locator(".ask").count() else ".board .piece[data-move]")
        box = free.nth(rng.randrange(free.count())).bounding_box()
        assert box
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.wait_for_timeout(PAUSE)


def measure() -> list[float]:
    """The time of every tap of some games."""
    times: list[float] = []
    server = serve.serve(build.DIST)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=ARGUMENTS)
        for seed in range(GAMES):
            page = browser.new_context(**PHONE).new_page()
            page.goto(f"{server.url}#new.coloro.2")
            page.wait_for_selector(READY, state="attached")
            page.locator("[data-action=start]").tap()
            page.wait_for_selector(".board")
            session = page.context.new_cdp_session(page)
            session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
            page.evaluate(WATCH)
            play(page, Random(seed))
            times += page.evaluate("times")
    return times


if __name__ == "__main__":
    times = measure()
    p95 = quantiles(times, n=20)[-1]
    print(f"tap -> painted, {SLOWER}x slower, {len(times)} taps:", end=" ")
    print(f"median {median(times):.0f} ms, p95 {p95:.0f} ms, worst {max(times):.0f} ms")
