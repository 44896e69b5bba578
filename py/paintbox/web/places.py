"""Where the window is, by the address behind its #, and where back leads.

An entry of the browser's history is marked once its screen was shown. So one without a mark is
new: its address was just typed, or a link led there.
"""

from js import URLSearchParams, history, location

FIRST, WITHIN = "first", "within"  # the window was opened with it, or came there from another
# Where a link may stand behind a ?: programs that turn its # into one, then what was shared.
ASKED = ("g", "url", "text", "title")


def here() -> str:
    """The address behind its #."""
    return str(location.hash)[1:]


def asked() -> str:
    """What stands behind the ? of the address, where a link may be."""
    parts = URLSearchParams.new(location.search)
    return " ".join(str(parts.get(name)) for name in ASKED if parts.has(name))


def go(place: str) -> None:
    """Show another address; the browser's back button returns."""
    location.hash = place


def turn(place: str) -> None:
    """Let the address be another one, whose screen is shown at once; back returns."""
    if place != here():
        history.pushState(None, "", f"#{place}")


def instead(place: str, doubled: bool) -> None:
    """Let the address be another one without going there.

    If it doubles the one before, as a link does that was opened where its game was shown, that
    one is returned to, or the next step back would lead nowhere.
    """
    new = not history.state
    history.replaceState(history.state, "", str(location.pathname) + (f"#{place}" if place else ""))
    if new and doubled:
        history.back()


def mark(first: bool) -> None:
    """The screen of the address is shown, as the first of the window or a later one."""
    if not history.state:
        history.replaceState(FIRST if first else WITHIN, "")


def back() -> None:
    """To the screen before; home from the one that the window was opened with."""
    if history.state == FIRST:
        go("")
    else:
        history.back()
