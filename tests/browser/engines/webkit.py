"""WebKit, the engine of the iPhone, driven by Debian's WebKitWebDriver on a screen of its own."""

import os
import subprocess
from pathlib import Path
from typing import Any

from find_browser import find_browser
from playwright.sync_api import Playwright
from selenium.webdriver import WebKitGTK
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

from engines.process import begin, end
from engines.window import LISTENER, Window

# WebKit's own MiniBrowser forgets all when it is driven.
BROWSER = Path(__file__).with_name("webkit_browser.py")


class WebKit(Window):
    def __init__(self, profile: Path, _: Playwright) -> None:
        super().__init__()
        driver = find_browser("webkit")
        self._screen, display = screen()
        options = Options()
        options.binary_location = str(BROWSER)
        options.add_argument(str(profile))
        options.add_argument(LISTENER)
        self._service = Service(
            driver,
            env={**os.environ, "DISPLAY": display},
            popen_kw={"start_new_session": True},
        )
        try:
            self._driver = WebKitGTK(options=options, service=self._service)
        except BaseException:
            self.kill()
            raise

    def evaluate(self, expression: str) -> Any:
        return self._driver.execute_script(f"return ({expression})")

    def kill(self) -> None:
        for process in (getattr(self._service, "process", None), self._screen):
            if process:
                end(process)

    def _go(self, url: str) -> None:
        self._driver.get(url)

    def _reload(self) -> None:
        self._driver.refresh()

    def _press(self, x: float, y: float) -> None:
        actions = ActionBuilder(self._driver, duration=0)
        actions.pointer_action.move_to_location(round(x), round(y))  # type: ignore[no-untyped-call]
        actions.pointer_action.click()
        actions.perform()


def screen() -> tuple[subprocess.Popen[bytes], str]:
    """A screen in memory, and how programs name it."""
    ours, its = os.pipe()
    process = begin("Xvfb", "-displayfd", str(its), "-nolisten", "tcp", keep=(its,))
    os.close(its)
    with os.fdopen(ours) as named:
        return process, f":{named.readline().strip()}"


start = WebKit
