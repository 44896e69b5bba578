"""The site on the device: sw.js keeps it for a start without network; a new version is offered."""

from contextlib import suppress
from typing import Any

from js import document, location, navigator
from pyodide.ffi import JsException, create_proxy

from paintbox.view.words import say
from paintbox.web.app import App


async def late(app: App) -> None:
    """Have the site kept, and offer a new version as soon as all of it has come."""
    try:
        registration = await navigator.serviceWorker.register("sw.js")
    except (AttributeError, JsException):  # a browser that has none, or lets us have none
        return

    def offer(event: Any = None) -> None:
        if registration.waiting and registration.active:
            now, later = say("update.now"), say("update.later")
            app.offer(say("update.there"), {now: lambda: renew(registration), later: lambda: None})

    def watch(event: Any = None) -> None:
        if registration.installing:
            registration.installing.onstatechange = create_proxy(offer)

    def returned(event: Any) -> None:
        if not document.hidden:  # an installed page may have been open for weeks
            app.run(look(registration))

    registration.onupdatefound = create_proxy(watch)
    document.addEventListener("visibilitychange", create_proxy(returned))
    watch()
    offer()


async def look(registration: Any) -> None:
    """Ask the host whether there is a new version."""
    with suppress(JsException):  # no network
        await registration.update()


def renew(registration: Any) -> None:
    """Let the new version take over, then show it."""
    new = registration.waiting
    if not new:  # another window has asked for it
        location.reload()
        return

    def changed(event: Any) -> None:
        if new.state != "activating":
            location.reload()

    new.onstatechange = create_proxy(changed)
    new.postMessage("")
