"""What was laid so far: a value for every change, so that each can be taken back."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from paintbox.view.laying import NOTHING


class Laid(NamedTuple):
    past: tuple[str, ...]  # the letters by place after every change; at first nothing lies there
    at: int = 0  # the place that is filled next; once all are, the one that was changed last

    @property
    def letters(self) -> str:
        return self.past[-1]

    @property
    def full(self) -> bool:
        return NOTHING not in self.letters

    @property
    def changed(self) -> int:
        """The first place that the last change has changed, -1 if there was none."""
        pairs = zip(*self.past[-2:], strict=False)
        return next((at for at, pair in enumerate(pairs) if len({*pair}) > 1), -1)

    def put(self, letter: str) -> "Laid":
        """Lay something at the next place."""
        return self._with(self.at, letter)._on()

    def tap(self, place: int) -> "Laid":
        """Make a place the next one; where it is that already, take away what lies there."""
        if place == self.at and self.letters[place] != NOTHING:
            return self._with(place, NOTHING)
        return self._replace(at=place)

    def swap(self, some: Sequence[int], others: Sequence[int]) -> "Laid":
        """Let what lies at some places change with what lies at as many others."""
        letters = list(self.letters)
        for one, other in zip(some, others, strict=True):
            letters[one], letters[other] = letters[other], letters[one]
        return self._changed("".join(letters))

    def clear(self) -> "Laid":
        """Take all away."""
        return self._changed(NOTHING * len(self.letters))._replace(at=0)

    def back(self) -> "Laid":
        """Take the last change back; the first place that it had changed is the next one."""
        if len(self.past) == 1:
            return self
        return Laid(self.past[:-1], max(self.changed, 0))

    def _with(self, place: int, letter: str) -> "Laid":
        letters = self.letters
        return self._changed(letters[:place] + letter + letters[place + 1 :])

    def _changed(self, letters: str) -> "Laid":
        return self._replace(past=(*self.past, letters)) if letters != self.letters else self

    def _on(self) -> "Laid":
        """Go on to the next empty place, from the last one to the first."""
        ahead = self.letters.find(NOTHING, self.at)
        first = ahead if ahead >= 0 else self.letters.find(NOTHING)
        return self if first < 0 else self._replace(at=first)

    def __str__(self) -> str:
        return " ".join(self.past[1:])


def begun(places: int) -> Laid:
    """Nothing lies there yet."""
    return Laid((NOTHING * places,))


def read(text: str, places: int, letters: Collection[str]) -> Laid:
    """What ``str`` made, as far as it fits; ready for the next empty place."""
    known = {NOTHING, *letters}
    past = [each for each in text.split() if len(each) == places and known.issuperset(each)]
    return Laid((*begun(places).past, *past))._on()
