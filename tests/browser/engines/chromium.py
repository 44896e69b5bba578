"""Chromium, as on a phone, driven by Playwright."""

from pathlib import Path
from typing import Any

from find_browser import find_browser, kill
from pages import HASTY, PHONE
from playwright.sync_api import Error, Playwright

from engines.window import LISTENER, Window


class Chromium(Window):
    refusal = Error

    def __init__(self, profile: Path, playwright: Playwright) -> None:
        super().__init__()
        context = playwright.chromium.launch_persistent_context(
            profile, executable_path=find_browser("chromium"), args=HASTY, **PHONE
        )
        context.add_init_script(LISTENER)
        context.grant_permissions(["clipboard-write"])  # as with windows a tap does
        self._page = context.pages[0]
        self._profile = profile

    def evaluate(self, expression: str) -> Any:
        return self._page.evaluate(expression)

    def kill(self) -> None:
        if not self._page.is_closed():
            with self._page.context.expect_event("close"):
                kill(self._profile)

    def _go(self, url: str) -> None:
        self._page.goto(url)

    def _press(self, x: float, y: float) -> None:
        self._page.touchscreen.tap(x, y)


start = Chromium
