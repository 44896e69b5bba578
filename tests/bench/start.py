"""How long a start takes, from navigation to the first tap that counts: `make bench`.

The three sites take turns in one Chromium with a warm cache, so that whatever else the machine
does meets them all; the ratios are medians over the turns.
"""

import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from find_browser import find_browser
from pages import ARGUMENTS
from playwright.sync_api import BrowserContext, sync_playwright
from serve import serve
from sites import sites

from paintbox.engine.game import Options
from paintbox.engine.record import Record

TURNS = 15
WARM = 3_000  # ms that a page stays, so that Chromium keeps the compiled WebAssembly
# Our page opens a link, so that what takes the tap is a board.
BOARD = Record("coloro", Options(2), "s0123456789abcdef", ("c3t", "c1"))
WATCH = """
new MutationObserver(() => {
  if ("ready" in document.documentElement.dataset) window.readyAt ??= performance.now();
}).observe(document, { attributes: true, childList: true, subtree: true });
"""


def start(context: BrowserContext, url: str, stay: int = 0) -> float:
    """Milliseconds from navigation to ready."""
    page = context.new_page()
    page.goto(url)
    page.wait_for_function("window.readyAt", timeout=60_000)
    page.wait_for_timeout(stay)
    time = float(page.evaluate("window.readyAt"))
    page.close()
    return time


def measure(folders: dict[str, Path], turns: int) -> dict[str, list[float]]:
    urls = {name: serve(folder).url for name, folder in folders.items()}
    urls["ours"] += f"#{BOARD}"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=ARGUMENTS)
        contexts = {name: browser.new_context() for name in urls}
        for name, context in contexts.items():
            context.add_init_script(WATCH)
            for _ in range(2):
                start(context, urls[name], WARM)
        times: dict[str, list[float]] = {name: [] for name in urls}
        for _ in range(turns):
            for name, url in urls.items():
                times[name].append(start(contexts[name], url))
        return times


def ratio(these: list[float], those: list[float]) -> float:
    return median(this / that for this, that in zip(these, those, strict=True))


if __name__ == "__main__":
    with TemporaryDirectory() as top:
        times = measure(sites(Path(top)), int(sys.argv[1]) if sys.argv[1:] else TURNS)
    for name, row in times.items():
        print(f"{name:6} {median(row):6.0f} ms in the median, {min(row):6.0f} at best")
    print(f"ours / stock {ratio(times['ours'], times['stock']):.3f}")
    print(f"ours / bare  {ratio(times['ours'], times['bare']):.3f}")
