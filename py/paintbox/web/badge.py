"""The icon of the installed page counts the games that wait for a move from here."""

from contextlib import suppress
from typing import Any

from js import document, navigator
from pyodide.ffi import JsException, create_proxy

from paintbox.view.screens.home import waiting
from paintbox.web.app import App


async def late(app: App) -> None:
    """Count when the page is left, since what counts is seen from outside."""

    def left(event: Any) -> None:
        if document.hidden:
            app.run(count(app))

    if hasattr(navigator, "setAppBadge"):
        document.addEventListener("visibilitychange", create_proxy(left))


async def count(app: App) -> None:
    """Show the number; with none, no badge."""
    with suppress(JsException):  # in a window of the browser there is no icon
        await navigator.setAppBadge(waiting((await app.keeping.listing()).games))
