"""Real browsers of three engines, each with a profile on disk, driven by the same few verbs."""

from collections.abc import Callable
from importlib import import_module
from pathlib import Path

from playwright.sync_api import Playwright

from engines.window import Window

Start = Callable[[Path, Playwright], Window]  # with the folder of a profile

# Each module offers ``start``; imported only by who drives it.
ENGINES = {
    "chromium": "engines.chromium",
    "firefox": "engines.firefox",
    "webkit": "engines.webkit",
}


def starter(engine: str) -> Start:
    """What starts an engine's browser. Raises FileNotFoundError, when called, if none is here."""
    start: Start = import_module(ENGINES[engine]).start
    return start
