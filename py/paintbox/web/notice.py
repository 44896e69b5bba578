"""What is said at the foot of the page."""

from js import document


class Notice:
    """A sentence until the next tap, before one that stands there until it is put away."""

    def __init__(self) -> None:
        self._said = ""
        self._standing = ""

    def say(self, text: str) -> None:
        """Show a sentence; none if it is empty."""
        if text != self._said:
            self._said = text
            self._show()

    def stand(self, text: str) -> None:
        """Show a sentence whenever there is no other."""
        if text != self._standing:
            self._standing = text
            self._show()

    def put_away(self) -> None:
        """Show nothing."""
        self._said = self._standing = ""
        self._show()

    def _show(self) -> None:
        notice = document.getElementById("notice")
        notice.textContent = self._said or self._standing
        notice.className = "" if self._said else "standing"
