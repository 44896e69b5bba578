"""That kept games stay: ask the browser, and on an iPhone say what else helps."""

from contextlib import suppress

from js import matchMedia, navigator
from pyodide.ffi import JsException

from paintbox.view.words import say
from paintbox.web.app import App
from paintbox.web.memo import recall, remember

ASKED, TOLD = "persist", "install"  # what is remembered of them


async def late(app: App) -> None:
    """After a game was kept: what is done once on a device."""
    if on_iphone() and not installed() and not recall(TOLD):
        app.offer(say("install.hint"), {say("install.understood"): lambda: remember(TOLD, True)})
    if not recall(ASKED):
        remember(ASKED, True)
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
