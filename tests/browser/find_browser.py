"""Find the Chromium that the tests drive; as a script also install one where none is."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

MISSING = (
    "No Chromium found: install Debian's package chromium, run `.venv/bin/playwright install "
    "chromium`, or name one in the environment variable CHROMIUM."
)


def find_browser() -> str:
    """The path of CHROMIUM, of `chromium` or of Playwright's own; raises FileNotFoundError."""
    found = os.environ.get("CHROMIUM") or shutil.which("chromium") or playwrights_own()
    if not found or not Path(found).exists():
        raise FileNotFoundError(MISSING)
    return found


def playwrights_own() -> str:
    """Asked in another process, for here Playwright may be running."""
    ask = (
        "from playwright.sync_api import sync_playwright as start\n"
        "with start() as playwright: print(playwright.chromium.executable_path)"
    )
    command = [sys.executable, "-c", ask]
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()


def install() -> None:
    commands = [[sys.executable, "-m", "playwright", "install", "chromium"]]
    if os.geteuid() == 0 and shutil.which("apt-get"):
        commands += [["apt-get", "update"], ["apt-get", "install", "-y", "chromium"]]
    for command in commands:
        print("Looking for a browser:", " ".join(command))
        if subprocess.run(command, check=False).returncode == 0 and "install" in command:
            return


if __name__ == "__main__":
    try:
        find_browser()
    except FileNotFoundError:
        install()
    try:
        print(find_browser())
    except FileNotFoundError as error:
        sys.exit(str(error))
