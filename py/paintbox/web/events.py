"""What reaches the page: taps, keys, swipes, what is dropped on it or changes elsewhere."""

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Any

from js import document

from paintbox.view.words import say, speak
from paintbox.web.keyboard import press, release, settle

if TYPE_CHECKING:
    from paintbox.web.app import App

Answer = Callable[["App", Any], object]
BESIDE = "a, input, label, textarea, .sheet, .beside"  # a tap here is none of the screen's
FIELDS = "input, textarea"  # what is dropped on these goes into them
DROPPED = ("text/uri-list", "text/plain")


def clicked(app: "App", event: Any) -> None:
    """A tap reaches the screen as the move or the action that the element bears."""
    if app.pointer.swiped():
        return
    if event.target.id == "notice":
        app.put_away()
        return
    app.notice("")
    element = event.target.closest(f"[data-move], [data-why], [data-action], {BESIDE}")
    if element and element.matches(BESIDE):
        return
    if not element:
        app.screen.tap("")
    elif event.detail > 1 and element.matches(".primary"):
        event.preventDefault()  # the second tap of two was meant for what stood here before
    elif element.hasAttribute("data-move"):
        app.screen.tap(element.getAttribute("data-move"))
    elif element.hasAttribute("data-why"):
        app.screen.tap("")
        app.screen.why(element.getAttribute("data-why"))
    else:
        pushed(app, event, element)


def pushed(app: "App", event: Any, button: Any) -> None:
    """A button is tapped, or pressed by key: then the focus goes on from there."""
    event.preventDefault()
    act(app, button.getAttribute("data-action"), button)
    if not event.detail:
        settle()


def changed(app: "App", event: Any) -> None:
    """Something was chosen."""
    if event.target.hasAttribute("data-change"):
        act(app, event.target.getAttribute("data-change"), event.target)


def settled(app: "App", event: Any) -> None:
    """Settings have changed, here or in another window; boot.js has marked the page by now."""
    language = str(document.documentElement.lang)
    if language != say("page.language"):
        speak(language)
        app.run(app.route())


def hidden(app: "App", event: Any) -> None:
    """The page went out of sight, or has come back."""
    if document.hidden:
        blurred(app, event)
        app.keeping.put_down()
        app.screen.left()


def blurred(app: "App", event: Any) -> None:
    """What is held down is not seen to be let go elsewhere."""
    app.pointer.cancel(event, app.screen)
    app.screen.hold(False)


def parted(app: "App", event: Any) -> None:
    """The page is left; browsers tell so before they hide it."""
    app.keeping.part()


def pressed(app: "App", event: Any) -> None:
    """A key reaches the board; Escape also puts away what the foot of the page says."""
    if event.key == "Escape":
        app.put_away()
    press(event, app.screen)


def dragged(app: "App", event: Any) -> None:
    """Text may be dropped anywhere."""
    if not event.target.matches(FIELDS):
        event.preventDefault()


def dropped(app: "App", event: Any) -> None:
    """A link that is dropped on the page is opened, as from the paste box."""
    if not event.target.matches(FIELDS):
        event.preventDefault()
        text = " ".join(str(event.dataTransfer.getData(kind)) for kind in DROPPED)
        app.run(import_module("paintbox.web.opening").receive(app, text))


def act(app: "App", action: str, element: Any) -> None:
    """Let the screen answer, or else the page."""
    owner = app.screen if hasattr(app.screen, f"on_{action}") else app
    getattr(owner, f"on_{action}")(element)


HANDLERS: dict[str, Answer] = {
    "click": clicked,
    "change": changed,
    "keydown": pressed,
    "dragover": dragged,
    "drop": dropped,
    "keyup": lambda app, event: release(event, app.screen),
    "pointerdown": lambda app, event: app.pointer.down(event, app.screen),
    "pointerup": lambda app, event: app.pointer.up(event, app.screen),
    "pointercancel": lambda app, event: app.pointer.cancel(event, app.screen),
}
