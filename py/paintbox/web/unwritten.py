"""Changes that are not yet in the database: a page that is left puts them down elsewhere."""

from collections.abc import Iterator

from paintbox.peer.kept import Kept
from paintbox.web.memo import recall, remember
from paintbox.web.store import readable

NAME = "unwritten"  # among what is remembered


class Unwritten:
    """Games of this page whose last change is still on its way into the database."""

    def __init__(self) -> None:
        self._games: dict[str, Kept] = {}
        self._down = False  # some of them were put down

    def add(self, kept: Kept) -> None:
        self._games[kept.id] = kept

    def done(self, kept: Kept) -> None:
        """This is written, if nothing newer is on its way."""
        if self._games.get(kept.id) is kept:
            del self._games[kept.id]
            if self._down:
                self._put_down()

    def __iter__(self) -> Iterator[str]:
        """The ids of all."""
        return iter(self._games)

    def put_down(self) -> None:
        """Remember them where no answer is waited for, as a database would have it."""
        if self._games:
            self._put_down()

    def _put_down(self) -> None:
        self._down = bool(self._games)
        remember(NAME, {id: str(kept) for id, kept in self._games.items()})

    def take_up(self) -> list[Kept]:
        """The games that an earlier page has put down; they are on their way from now on."""
        found = recall(NAME)
        games = found.items() if isinstance(found, dict) else ()
        left = [kept for kept in (readable(id, text) for id, text in games) if kept]
        self._games |= {kept.id: kept for kept in left}
        self._down = bool(left)
        return left
