"""WebKit, the engine of the iPhone, driven by Debian's WebKitWebDriver on a screen of its own."""

import os
import socket
from pathlib import Path
from subprocess import Popen
from typing import Any

from find_browser import find_browser
from playwright.sync_api import Playwright
from selenium.common.exceptions import WebDriverException
from selenium.webdriver import WebKitGTKOptions
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.utils import is_url_connectable
from selenium.webdriver.remote.client_config import ClientConfig
from selenium.webdriver.remote.remote_connection import RemoteConnection
from selenium.webdriver.remote.webdriver import WebDriver

from engines.process import begin, end
from engines.window import LISTENER, Window, until

# WebKit's own MiniBrowser forgets all when it is driven.
BROWSER = Path(__file__).with_name("webkit_browser.py")


class WebKit(Window):
    refusal = WebDriverException

    def __init__(self, profile: Path, _: Playwright) -> None:
        super().__init__()
        port, driver = free_port(), find_browser("webkit")
        screen, display = a_screen()
        self._processes = screen, begin(driver, f"--port={port}", DISPLAY=display)
        options = WebKitGTKOptions()
        options.binary_location = str(BROWSER)
        options.add_argument(str(profile))
        options.add_argument(LISTENER)
        try:
            until(lambda: is_url_connectable(port))
            address = ClientConfig(f"http://127.0.0.1:{port}")
            self._driver = WebDriver(RemoteConnection(client_config=address), options=options)
        except BaseException:
            self.kill()
            raise

    def evaluate(self, expression: str) -> Any:
        return self._driver.execute_script(f"return ({expression})")

    def kill(self) -> None:
        end(*self._processes)

    def _go(self, url: str) -> None:
        self._driver.get(url)

    def _press(self, x: float, y: float) -> None:
        actions = ActionBuilder(self._driver, duration=0)
        actions.pointer_action.move_to_location(round(x), round(y))  # type: ignore[no-untyped-call]
        actions.pointer_action.click()
        actions.perform()


def a_screen() -> tuple[Popen[bytes], str]:
    """A screen in memory, and how programs name it."""
    ours, its = os.pipe()
    process = begin("Xvfb", "-displayfd", str(its), "-nolisten", "tcp", keep=(its,))
    os.close(its)
    with os.fdopen(ours) as named:
        return process, f":{named.readline().strip()}"


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as server:
        return int(server.getsockname()[1])


start = WebKit
