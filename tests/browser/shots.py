"""Take every screen as a picture, to be looked at: `make shots`.

``shots/<group>-<device>.png`` shows a group at a glance; each picture lies beside, in full size.
"""

import shutil
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import build
import serve
from find_browser import find_browser
from pages import ARGUMENTS, DESK, NO_KEEPER, PHONE
from playwright.sync_api import Browser, Page, sync_playwright
from screens import walk

FOLDER = build.ROOT / "shots"
DEVICES = {"phone": PHONE, "desk": DESK}
SHEET = """<style>
body {{ display: grid; grid-template-columns: repeat({columns}, auto); gap: 16px; padding: 16px;
  width: max-content; background: #888; font: 14px sans-serif }}
figure {{ margin: 0 }} img {{ display: block; width: {width}px }}
</style>{figures}"""
LAID = {"phone": (8, 240), "desk": (4, 560)}  # how many in a row of a sheet, and px of each


def shots(browser: Browser, url: str, name: str) -> Iterator[tuple[str, Path]]:
    """Every picture of a device, after its group."""
    device = browser.new_context(**DEVICES[name], reduced_motion="reduce")
    device.add_init_script(NO_KEEPER)
    page = device.new_page()
    for what, screen in walk(page, url):
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)
            picture = FOLDER / f"{what}-{name}-{scheme}.png"
            page.screenshot(path=picture)
            yield screen.group, picture
    device.close()


def sheet(page: Page, name: str, group: str, pictures: list[Path]) -> None:
    """All pictures of a group, light ones beside dark ones."""
    figures = "".join(
        f"<figure><img src='{picture.name}'>{picture.stem}</figure>" for picture in pictures
    )
    place = FOLDER / "sheet.html"
    columns, width = LAID[name]
    place.write_text(SHEET.format(width=width, columns=columns, figures=figures))
    page.goto(place.as_uri())
    page.screenshot(path=FOLDER / f"{group}-{name}.png", full_page=True)
    place.unlink()


def main() -> None:
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir()
    server = serve.serve(build.DIST)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=ARGUMENTS)
        for name in DEVICES:
            groups = defaultdict(list)
            for group, picture in shots(browser, server.url, name):
                groups[group].append(picture)
            page = browser.new_page(viewport={"width": 800, "height": 600})
            for group, pictures in groups.items():
                sheet(page, name, group, pictures)


if __name__ == "__main__":
    main()
