"""What the player has set."""

from paintbox.view.settings import settled
from paintbox.web.memo import recall


def chosen() -> dict[str, str]:
    """The value of every setting."""
    kept = recall("settings")
    return settled(kept if isinstance(kept, dict) else {})
