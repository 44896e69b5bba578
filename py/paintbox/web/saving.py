"""Games become a file of the player's own."""

from collections.abc import Iterable

from js import URL, Blob, document
from pyodide.ffi import to_js

from paintbox.peer.album import written
from paintbox.peer.kept import Kept


def save(games: Iterable[Kept], name: str) -> None:
    """Let the browser save some games as ``<name>.txt``."""
    link = document.createElement("a")
    link.href = URL.createObjectURL(
        Blob.new(to_js([written(games)]), to_js({"type": "text/plain"}))
    )
    link.download = f"{name}.txt"
    link.click()
    URL.revokeObjectURL(link.href)
