"""How a link leaves the page: by share sheet where there is one, by clipboard else."""

from typing import Any

from js import location, navigator
from pyodide.ffi import JsException, to_js

from paintbox.peer.link import Link

CANCELLED = ("AbortError", "InvalidStateError")  # closed by the player, or still open


def address(link: Link) -> str:
    """The whole URL of a link, always with a path before its ``#``."""
    return f"{location.origin}{location.pathname}#{link}"


async def send(title: str, url: str) -> str:
    """Pass a URL on; gives ``shared``, ``copied``, or ``kept`` if the browser lets us do neither.

    Must be called right in the tap: browsers open share sheet and clipboard only then.
    """
    try:
        if hasattr(navigator, "share"):
            await navigator.share(to_js({"title": title, "url": url}))
            return "shared"
        await navigator.clipboard.writeText(url)
    except (JsException, AttributeError) as error:
        return "cancelled" if name(error) in CANCELLED else "kept"
    return "copied"


def name(error: Any) -> str:
    """What kind of JavaScript error it is."""
    return str(getattr(error, "name", ""))
