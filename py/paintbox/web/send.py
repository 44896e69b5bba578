"""How a link leaves the page: by share sheet where there is one, by clipboard else."""

from typing import Any

from js import encodeURIComponent, location, navigator
from pyodide.ffi import JsException, to_js

CANCELLED = ("AbortError", "InvalidStateError")  # closed by the player, or still open


def address(link: object) -> str:
    """The whole URL of a link, always with a path before its ``#``."""
    return f"{location.origin}{location.pathname}#{link}"


def mail(title: str, url: str) -> str:
    """The address of a mail with a URL, to be sent to whoever it is for."""
    return f"mailto:?subject={encodeURIComponent(title)}&body={encodeURIComponent(url)}"


def shares() -> bool:
    """Whether the browser has a share sheet."""
    return hasattr(navigator, "share")


# Each gives what has become of a URL: "shared", "copied", "cancelled", or "kept" if the browser
# takes it neither way. They must be called right in the tap: only then browsers let us do it.


async def send(title: str, url: str) -> str:
    return await (share if shares() else copy)(title, url)


async def share(title: str, url: str) -> str:
    return await outcome(lambda: navigator.share(to_js({"title": title, "url": url})), "shared")


async def copy(title: str, url: str) -> str:
    return await outcome(lambda: navigator.clipboard.writeText(url), "copied")


async def outcome(way: Any, done: str) -> str:
    try:
        await way()
    except (JsException, AttributeError) as error:
        return "cancelled" if name(error) in CANCELLED else "kept"
    return done


def name(error: Any) -> str:
    """What kind of JavaScript error it is."""
    return str(getattr(error, "name", ""))
