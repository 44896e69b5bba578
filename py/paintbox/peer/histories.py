"""The histories of one game on one device: a set of maximal ones, compared step by step."""

from typing import NamedTuple

Steps = tuple[str, ...]


class Histories(NamedTuple):
    """Every history of which none is the beginning of another, and which one is shown."""

    all: frozenset[Steps] = frozenset()
    shown: Steps = ()

    def merge(self, steps: Steps) -> "Histories":
        """Take one more history in; the shown one moves on by itself only to an extension."""
        everything = maximal(self.all | {steps})
        shown = steps if starts(steps, self.shown) else self.shown
        return Histories(everything, shown)

    def replace(self, before: Steps, after: Steps) -> "Histories":
        """Put ``after``, played or taken back here, in the place of ``before``.

        Where ``before`` was already extended elsewhere, that extension stays, and is shown if
        here something was only taken back.
        """
        extended = [steps for steps in self.all if steps != before and starts(steps, before)]
        if extended and starts(before, after):
            return self._replace(shown=max(extended))
        return Histories(maximal((self.all - {before}) | {after}), after)


def maximal(histories: frozenset[Steps]) -> frozenset[Steps]:
    """The histories that are no beginning of another."""
    return frozenset(
        steps
        for steps in histories
        if not any(other != steps and starts(other, steps) for other in histories)
    )


def starts(longer: Steps, shorter: Steps) -> bool:
    return longer[: len(shorter)] == shorter
