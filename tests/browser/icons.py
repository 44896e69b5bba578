"""Draw img/icon.svg as the pictures that phones want: `make icons`."""

import build
from find_browser import find_browser
from pages import ARGUMENTS
from playwright.sync_api import sync_playwright

SIZES = (180, 192, 512)  # px: of Apple, and of paintbox.view.manifest

if __name__ == "__main__":
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=ARGUMENTS)
        for size in SIZES:
            page = browser.new_page(viewport={"width": size, "height": size})
            page.goto((build.ROOT / "img/icon.svg").as_uri())
            page.screenshot(path=build.ROOT / f"img/icon-{size}.png")
