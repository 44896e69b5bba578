"""What the player has set, and the marks of it on the page for the style sheet."""

from js import document, matchMedia

from paintbox.view.settings import settled
from paintbox.web.memo import recall

DARK = "(prefers-color-scheme: dark)"


def chosen() -> dict[str, str]:
    """The value of every setting."""
    kept = recall("settings")
    return settled(kept if isinstance(kept, dict) else {})


def mark() -> None:
    """Let the style sheet know, as boot.js does at the start of the page."""
    for name, value in chosen().items():
        if name == "theme" and value == "system":
            value = "dark" if matchMedia(DARK).matches else "light"
        document.documentElement.setAttribute(f"data-{name}", value)
