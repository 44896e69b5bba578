"""The histories of one game on one device: a set of maximal ones, compared step by step."""

from collections.abc import Iterable
from typing import NamedTuple

Steps = tuple[str, ...]


class Apart(NamedTuple):
    """Two histories: how many steps they share, and what follows in each."""

    shared: int
    ours: Steps
    theirs: Steps

    @property
    def extension(self) -> bool:
        """Whether the other one goes on where ours ends."""
        return bool(self.theirs) and not self.ours

    @property
    def beginning(self) -> bool:
        """Whether ours goes on where the other one ends."""
        return bool(self.ours) and not self.theirs

    @property
    def fork(self) -> bool:
        """Whether both go on, in different ways."""
        return bool(self.ours and self.theirs)


class Histories(NamedTuple):
    """Every history of which none is the beginning of another, and which one is shown.

    ``union`` is commutative, associative and idempotent in ``all``. ``shown`` is a history or the
    beginning of one; it depends on who takes in whom, as it never moves but to an extension.
    """

    all: frozenset[Steps] = frozenset()
    shown: Steps = ()

    def union(self, other: "Histories") -> "Histories":
        """Take another device's in; the shown one moves on only if the other's extends it."""
        shown = other.shown if starts(other.shown, self.shown) else self.shown
        return Histories(maximal(self.all | other.all), shown)

    def merge(self, steps: Steps) -> "Histories":
        """Take one more history in; the shown one moves on by itself only to an extension."""
        return self.union(Histories(frozenset({steps}), steps))

    def choose(self, steps: Steps) -> "Histories":
        """Show another one of the histories; all stay. Raises ValueError if it is none of them."""
        if steps not in self.all:
            raise ValueError(f"{' '.join(steps)!r}: this is no history of the game")
        return self._replace(shown=steps)

    def replace(self, before: Steps, after: Steps) -> "Histories":
        """Put ``after``, played or taken back here, in the place of ``before``.

        Where ``before`` was already extended elsewhere, that extension stays, and is shown if
        here something was only taken back.
        """
        extended = [steps for steps in self.all if steps != before and starts(steps, before)]
        if extended and starts(before, after):
            return self._replace(shown=max(extended))
        return Histories(maximal((self.all - {before}) | {after}), after)

    def cut(self, steps: int) -> "Histories":
        """No history longer than so many steps."""
        return Histories(maximal(history[:steps] for history in self.all), self.shown[:steps])


def maximal(histories: Iterable[Steps]) -> frozenset[Steps]:
    """The histories that are no beginning of another."""
    unique = frozenset(histories)
    return frozenset(
        steps
        for steps in unique
        if not any(other != steps and starts(other, steps) for other in unique)
    )


def beside(histories: Iterable[Steps], others: Iterable[Steps]) -> frozenset[Steps]:
    """The maximal ones that are no beginning of the others, and none of them."""
    covering = frozenset(others)
    return maximal(
        steps for steps in histories if not any(starts(other, steps) for other in covering)
    )


def starts(longer: Steps, shorter: Steps) -> bool:
    return longer[: len(shorter)] == shorter


def apart(ours: Steps, theirs: Steps) -> Apart:
    """Compare two histories step by step."""
    pairs = zip(ours, theirs, strict=False)
    shorter = min(len(ours), len(theirs))
    shared = next((at for at, (one, other) in enumerate(pairs) if one != other), shorter)
    return Apart(shared, ours[shared:], theirs[shared:])
