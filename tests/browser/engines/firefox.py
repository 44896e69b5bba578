"""Firefox, on a desk, driven by its own Marionette."""

import json
from pathlib import Path
from typing import Any

from find_browser import find_browser
from playwright.sync_api import Playwright

from engines.marionette import Marionette
from engines.process import begin, end
from engines.window import LISTENER, PATIENCE, Window, until

PREFERENCES = 'user_pref("marionette.port", 0);\n'  # a free one
# Only an extension comes before the scripts of a page.
EXTENSION = {
    "manifest_version": 2,
    "name": "Listener",
    "version": "1",
    "content_scripts": [
        {
            "matches": ["<all_urls>"],
            "js": ["listener.js"],
            "run_at": "document_start",
            "world": "MAIN",
        }
    ],
}


class Firefox(Window):
    refusal = RuntimeError

    def __init__(self, profile: Path, _: Playwright) -> None:
        super().__init__()
        (profile / "user.js").write_text(PREFERENCES)
        port = profile / "MarionetteActivePort"  # which Firefox writes as soon as it listens
        port.unlink(missing_ok=True)
        browser = find_browser("firefox")
        self._process = begin(browser, "--headless", "--marionette", "--profile", str(profile))
        try:
            until(lambda: port.exists() and port.read_text() != "")
            self._driver = Marionette(int(port.read_text()), PATIENCE)
            self._driver.ask("WebDriver:NewSession")
            listener = extension(profile / "listener")
            self._driver.ask("Addon:Install", path=str(listener), temporary=True)
        except BaseException:
            end(self._process)
            raise

    def evaluate(self, expression: str) -> Any:
        # Without a sandbox it sees what the page's own scripts see.
        script = f"return ({expression})"
        answer = self._driver.ask("WebDriver:ExecuteScript", script=script, args=[], sandbox=None)
        return answer["value"]

    def kill(self) -> None:
        end(self._process)
        self._driver.close()

    def _go(self, url: str) -> None:
        self._driver.ask("WebDriver:Navigate", url=url)

    def _press(self, x: float, y: float) -> None:
        steps = [
            {"type": "pointerMove", "x": round(x), "y": round(y)},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        mouse = {"type": "pointer", "id": "mouse", "actions": steps}
        self._driver.ask("WebDriver:PerformActions", actions=[mouse])


def extension(folder: Path) -> Path:
    """The listener as an extension."""
    folder.mkdir(exist_ok=True)
    (folder / "manifest.json").write_text(json.dumps(EXTENSION))
    (folder / "listener.js").write_text(LISTENER)
    return folder


start = Firefox
