"""The manifest: by it a browser installs the page as a program of its own."""

import json
import sys
from typing import Any

from paintbox.engine.shelf import GAMES
from paintbox.games import NAMES
from paintbox.view.words import say

PAPER = "#faf6ee"  # as in css/10-theme.css
SIZES = (192, 512)  # of the icons, px


def manifest() -> dict[str, Any]:
    return {
        "id": "paintbox",
        "name": say("page.name"),
        "short_name": say("page.name"),
        "description": say("page.line"),
        "lang": "en",
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": PAPER,
        "theme_color": PAPER,
        "icons": [icon(size, purpose) for purpose in ("any", "maskable") for size in SIZES],
        "shortcuts": [shortcut(game) for game in NAMES],
        "share_target": {
            "action": "./",
            "method": "GET",
            "enctype": "application/x-www-form-urlencoded",
            "params": {"title": "title", "text": "text", "url": "url"},
        },
    }


def icon(size: int, purpose: str) -> dict[str, str]:
    """The drawing is small enough to be cut out of by any mask."""
    sizes = f"{size}x{size}"
    return {"src": f"img/icon-{size}.png", "sizes": sizes, "type": "image/png", "purpose": purpose}


def shortcut(game: str) -> dict[str, str]:
    return {"name": say(game), "url": f"./#new.{game}.{GAMES[game].OPTIONS[0]}"}


if __name__ == "__main__":
    json.dump(manifest(), sys.stdout, indent=1)
