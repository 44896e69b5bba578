"""Random numbers that are the same in every browser and every Python, for ever."""

from collections.abc import Sequence
from hashlib import blake2b
from typing import TypeVar

T = TypeVar("T")

WORDS = 16  # of 32 bits each in a block of 64 bytes
SPAN = 1 << 32


class Rng:
    """A stream of 32-bit words from a seed: blake2b over ``<seed>:<block number>``."""

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._block = 0
        self._words: list[int] = []  # of the block in use, last one next

    def _word(self) -> int:
        if not self._words:
            block = blake2b(f"{self._seed}:{self._block}".encode()).digest()
            self._words = [int.from_bytes(block[4 * k : 4 * k + 4], "big") for k in range(WORDS)]
            self._words.reverse()
            self._block += 1
        return self._words.pop()

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely; n from 1 to 2³²."""
        limit = SPAN - SPAN % n
        word = self._word()
        while word >= limit:
            word = self._word()
        return word % n

    def shuffle(self, items: list[T]) -> None:
        """Reorder the list in place, each order equally likely."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def pick(self, weights: Sequence[int]) -> int:
        """An index, as likely as its weight; weights are whole numbers from 0, not all 0."""
        left = self.below(sum(weights))
        for index, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return index
        raise AssertionError
