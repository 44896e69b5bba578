"""Find the browsers that the tests drive; as a script also install those that are missing."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple


class Browser(NamedTuple):
    """A browser, or what drives it."""

    find: Callable[[], str | None]  # its path
    packages: tuple[str, ...]  # Debian's
    missing: str  # what to say when there is none


def find_browser(name: str = "chromium") -> str:
    """The path of a browser; raises FileNotFoundError, with a sentence that says what would do."""
    browser = BROWSERS[name]
    path = browser.find()
    if not is_here(path):
        raise FileNotFoundError(browser.missing)
    return str(path)


def kill(profile: Path) -> None:
    """Kill the Chromium that has a profile open, with all its processes: as an empty battery does.

    Raises ProcessLookupError if there is none.
    """
    group = os.getpgid(process_of(profile))
    assert group != os.getpgrp()
    os.killpg(group, signal.SIGKILL)


def process_of(profile: Path) -> int:
    """The number of a browser's process, as Linux tells it. Raises ProcessLookupError."""
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):  # it has ended meanwhile
            if f"--user-data-dir={profile}" in (folder / "cmdline").read_text().split("\0"):
                return int(folder.name)
    raise ProcessLookupError(f"no browser has {profile} open")


def chromium() -> str | None:
    """Without its own windows, which start more slowly than a page, if it is there so."""
    return os.environ.get("CHROMIUM") or shutil.which("chromium-headless-shell") or windowed()


def windowed() -> str | None:
    """Chromium as people have it, with what they may set there."""
    return os.environ.get("CHROMIUM") or shutil.which("chromium") or playwrights_own()


def playwrights_own() -> str:
    """Asked in another process, for here Playwright may be running."""
    ask = (
        "from playwright.sync_api import sync_playwright as start\n"
        "with start() as playwright: print(playwright.chromium.executable_path)"
    )
    command = [sys.executable, "-c", ask]
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()


def firefox() -> str | None:
    return os.environ.get("FIREFOX") or shutil.which("firefox-esr") or shutil.which("firefox")


def webkit() -> str | None:
    """WebKit's driver, if all is there that it takes to drive a window."""
    ask = "import gi; gi.require_version('Gtk', '3.0'); gi.require_version('WebKit2', '4.1')"
    command = ["/usr/bin/python3", "-c", ask]
    if not shutil.which("Xvfb") or not Path(command[0]).exists():
        return None
    if subprocess.run(command, capture_output=True, check=False).returncode:
        return None
    return shutil.which("WebKitWebDriver")


BROWSERS = {
    "chromium": Browser(
        chromium,
        ("chromium-headless-shell",),
        "No Chromium found: install Debian's package chromium-headless-shell or chromium, "
        "run `.venv/bin/playwright install chromium`, or name one in the environment "
        "variable CHROMIUM.",
    ),
    "windowed": Browser(
        windowed,
        ("chromium",),
        "No Chromium with windows found: install Debian's package chromium.",
    ),
    "firefox": Browser(
        firefox,
        ("firefox-esr",),
        "No Firefox found: install Debian's package firefox-esr, or name one in the environment "
        "variable FIREFOX.",
    ),
    "webkit": Browser(
        webkit,
        ("webkit2gtk-driver", "gir1.2-webkit2-4.1", "python3-gi", "xvfb"),
        "No WebKit found: install Debian's packages webkit2gtk-driver, gir1.2-webkit2-4.1, "
        "python3-gi and xvfb.",
    ),
}


def missing() -> dict[str, Browser]:
    """The browsers that are not here."""
    return {name: browser for name, browser in BROWSERS.items() if not is_here(browser.find())}


def is_here(path: str | None) -> bool:
    return bool(path) and Path(str(path)).exists()


def install() -> None:
    """Install what is missing, where that can be done without asking."""
    commands = [
        ["apt-get", "install", "-y", "--no-install-recommends", *browser.packages]
        for browser in missing().values()
    ]
    if commands and os.geteuid() == 0 and shutil.which("apt-get"):
        for command in (["apt-get", "update"], *commands):
            attempt(command)
    if "chromium" in missing():
        attempt([sys.executable, "-m", "playwright", "install", "chromium"])


def attempt(command: list[str]) -> None:
    print("Looking for a browser:", " ".join(command), flush=True)
    subprocess.run(command, check=False)


if __name__ == "__main__":
    install()
    for browser in missing().values():
        print(browser.missing)
    if "chromium" in missing():  # all need it; the others only the tests that name them
        sys.exit(1)
