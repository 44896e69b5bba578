"""Tap -> next frame painted, in milliseconds at 4x CPU slow-down, in random games."""

import os
from collections.abc import Iterator
from itertools import islice
from random import Random
from statistics import median, quantiles

import build
import serve
from find_browser import find_browser
from pages import ARGUMENTS, PHONE, READY
from playwright.sync_api import Browser, Page, sync_playwright

OPTIONS = ("coloro.2", "colorio.5ps", "coloretto.5gw", "collecto.4s", "colorpop.5")  # most seats
TAPS = 100  # of a game, at most
SLOWER = 4
PAUSE = 350  # ms between taps, longer than a token glides
# From a click on the first, or some, match of a selector to behind the next painted frame.
TAP = """([selector, which]) => new Promise((resolve) => {
  const found = document.querySelectorAll(selector);
  const began = performance.now();
  const tap = new MouseEvent("click", {bubbles: true, detail: 1});
  found[Math.floor(which * found.length)].dispatchEvent(tap);
  requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => resolve(performance.now() - began);
    channel.port2.postMessage(null);
  });
})"""
FREE = "[data-action=hand], .ask, .table:not(:has(.ask)) .stage:not(.veiled) [data-move]"


def slowed(browser: Browser, url: str) -> Page:
    page = browser.new_context(**PHONE).new_page()
    page.goto(url)
    session = page.context.new_cdp_session(page)
    page.wait_for_load_state()
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return page


def game(page: Page, rng: Random) -> Iterator[float]:
    """The times of a game's taps, from its start to its end."""
    page.wait_for_selector(READY, state="attached", timeout=60_000)
    page.evaluate("document.querySelector('[data-action=start]').click()")
    page.wait_for_selector(".table .board")
    while page.locator(FREE).count():
        page.wait_for_timeout(PAUSE)
        yield page.evaluate(TAP, [FREE, rng.random()])


def nothing(page: Page) -> Iterator[float]:
    """The times of as many taps on a page that does nothing: what the browser itself takes."""
    for _ in range(30):
        page.wait_for_timeout(PAUSE)
        yield page.evaluate(TAP, ["body", 0])


def line(name: str, times: list[float]) -> str:
    p95 = quantiles(times, n=20)[-1]
    figures = f"median {median(times):.0f} ms, p95 {p95:.0f} ms, worst {max(times):.0f} ms"
    return f"{name}: {len(times)} taps, {SLOWER}x slower: {figures}"


if __name__ == "__main__":
    server = serve.serve(build.DIST)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=ARGUMENTS)
        for options in OPTIONS:
            page = slowed(browser, f"{server.url}#new.{options}")
            times = list(islice(game(page, Random(options)), TAPS))
            page.context.close()
            print(line(f"{options}, tap -> painted", times))
        print(
            line("the same on an empty page", list(nothing(slowed(browser, f"{server.url}sw.js"))))
        )
        print("load average", *(f"{load:.1f}" for load in os.getloadavg()))
