"""That kept games stay: ask the browser, and on an iPhone say what else helps."""

from contextlib import suppress

from js import matchMedia, navigator, window
from pyodide.ffi import JsException

from paintbox.view.words import say
from paintbox.web.app import App

ASKED, TOLD = "paintbox.persist", "paintbox.install"  # marks on this device


async def late(app: App) -> None:
    """After a game was kept: what is done once on a device."""
    if on_iphone() and not installed() and not marked(TOLD):
        app.offer(say("install.hint"), {say("install.understood"): lambda: mark(TOLD)})
    if not marked(ASKED):
        mark(ASKED)
        with suppress(AttributeError, JsException):
            await navigator.storage.persist()


def on_iphone() -> bool:
    """Or on an iPad, which calls itself a Macintosh but can be touched."""
    agent = str(navigator.userAgent)
    mobile = "iPhone" in agent or "iPad" in agent
    return mobile or ("Macintosh" in agent and navigator.maxTouchPoints > 0)


def installed() -> bool:
    standalone = getattr(navigator, "standalone", False)  # Safari's own word
    return bool(standalone) or bool(matchMedia("(display-mode: standalone)").matches)


def marked(name: str) -> bool:
    with suppress(AttributeError, JsException):
        return bool(window.localStorage.getItem(name))
    return False


def mark(name: str) -> None:
    with suppress(AttributeError, JsException):
        window.localStorage.setItem(name, "1")
