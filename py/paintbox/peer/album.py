"""Many kept games as one text: a line each, to be saved as a file and read again."""

import json
from collections.abc import Iterable

from paintbox.engine.game import Refusal
from paintbox.peer.histories import beside
from paintbox.peer.kept import Kept


def written(games: Iterable[Kept]) -> str:
    """The text of some games."""
    return "".join(f"{json.dumps([kept.id, str(kept)])}\n" for kept in games)


def read(text: str) -> tuple[list[Kept], int]:
    """The games of a text, and how many lines of it cannot be read."""
    lines = [line for line in text.splitlines() if line.strip()]
    games = [game for line in lines if (game := parsed(line))]
    return games, len(lines) - len(games)


def parsed(line: str) -> Kept | None:
    try:
        id, content = json.loads(line)
        kept = Kept.parse(str(id), content)
        kept.check()
        return kept
    except (Refusal, ValueError, TypeError):
        return None


def taken_up(kept: Kept, stored: Kept | None) -> Kept:
    """A game as it was last, with the histories that are stored of it."""
    return joined(stored, kept) if stored else kept


def joined(kept: Kept, known: Kept | None) -> Kept:
    """A game that was read, with what is known of it here."""
    if known is None or known.laid != kept.laid:
        return known or kept
    histories = known.histories.union(kept.histories)
    gone = beside(known.gone | kept.gone, histories.all)
    return known._replace(histories=histories, gone=gone)
