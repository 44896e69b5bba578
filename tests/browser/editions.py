"""A later version of the site: another style sheet and another worker, all else as it was."""

import shutil
from pathlib import Path

import build
from playwright.sync_api import Page

CHANGED = ("css/paintbox", "py/thinker")
MARK = "getComputedStyle(document.documentElement).getPropertyValue('--edition')"


def edition(name: str) -> build.Files:
    """All files of it; `edition_of` tells its pages by the name."""
    files = build.read(build.DIST, "**/*")
    style, worker = (files.pop(old) for part in CHANGED for old in [*files] if old.startswith(part))
    files |= build.hashed("css/paintbox.css", style + f":root {{ --edition: {name} }}".encode())
    files |= build.hashed("py/thinker.py", worker + f"# {name}\n".encode())
    files["index.html"] = build.page(files)
    files["sw.js"] = build.keeper(files)
    return files


def publish(folder: Path, files: build.Files) -> None:
    """As a host does: what is not in the new version is gone."""
    shutil.rmtree(folder)
    build.write(folder, files)


def edition_of(page: Page) -> str:
    return str(page.evaluate(MARK)).strip()
