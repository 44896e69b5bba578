"""How a tap chooses among the legal steps; the same for all games."""

from collections.abc import Iterable


def narrow(choices: Iterable[str], beginnings: str) -> list[str]:
    """The legal steps that a tap may mean: one is played, of several the page asks.

    ``beginnings`` is what the tapped shape bears as ``data-move``: one or more beginnings of
    steps, separated by blanks. A beginning that is itself a step means just that step, and
    ``b1`` does not begin ``b10``.
    """
    found: list[str] = []
    for beginning in beginnings.split():
        fits = [step for step in choices if begins(step, beginning)]
        found += [beginning] if beginning in fits else fits
    return list(dict.fromkeys(found))


def begins(step: str, beginning: str) -> bool:
    rest = step[len(beginning) :]
    return step.startswith(beginning) and not (beginning[-1:].isdigit() and rest[:1].isdigit())
