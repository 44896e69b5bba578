"""The random numbers, pinned for ever: a change here breaks every link in the world."""

from collections import Counter

import pytest

import toy
from paintbox.engine.game import Options
from paintbox.engine.rng import Rng
from paintbox.games import GAMES

SEED = "7f3kq2m9x4ab1c0d"


def numbers(seed: str, n: int, count: int) -> list[int]:
    rng = Rng(seed)
    return [rng.below(n) for _ in range(count)]


def shuffled(rng: Rng, text: str) -> str:
    letters = list(text)
    rng.shuffle(letters)
    return "".join(letters)


def even(counts: Counter[object], kinds: int) -> bool:
    """Whether all kinds came up and none is off its share by a tenth."""
    share = counts.total() / kinds
    return len(counts) == kinds and all(abs(n - share) < share / 10 for n in counts.values())


def test_below_a_hundred_is_pinned_over_the_first_block() -> None:
    assert numbers(SEED, 100, 20) == [
        *(59, 6, 54, 99, 68, 28, 71, 31, 39, 48, 38, 50, 13, 23, 51, 15),
        *(81, 80, 69, 63),
    ]


def test_whole_words_are_pinned() -> None:
    assert numbers("", 1 << 32, 3) == [2511684521, 3569603288, 128287916]


def test_a_word_beyond_the_last_whole_multiple_is_thrown_away() -> None:
    assert numbers("a", 1 << 32, 4) == [232350077, 2685091532, 1142615184, 4252487461]
    assert numbers("a", 3 << 30, 4) == [232350077, 2685091532, 1142615184, 2476689159]


def test_the_last_whole_multiple_itself_is_thrown_away() -> None:
    assert numbers("", 2511684521, 1) == [128287916]


def test_a_shuffle_is_pinned() -> None:
    assert shuffled(Rng("shuffle"), "abcdefghij") == "jgheacdifb"


def test_picks_are_pinned() -> None:
    rng = Rng("pick")
    picks = [rng.pick((1, 0, 5, 2)) for _ in range(20)]
    assert picks == [2, 3, 0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 2, 0, 3, 3, 0, 2, 3]


@pytest.mark.parametrize(
    ("game", "options", "deal"),
    [
        ("coloro", "2", "kpgpykygrbgbrrypyrkkbkgyrgbkpbgppryb"),
        (toy.NAME, "3", "4xgrr"),
    ],
)
def test_a_deal_is_pinned(game: str, options: str, deal: str) -> None:
    assert GAMES[game].deal(Options.parse(options), Rng(SEED)) == deal


def test_below_one_is_nothing() -> None:
    assert numbers(SEED, 1, 50) == [0] * 50


def test_the_same_seed_gives_the_same_numbers() -> None:
    assert numbers(SEED, 1000, 50) == numbers(SEED, 1000, 50)


def test_another_seed_gives_other_numbers() -> None:
    assert numbers(SEED, 1000, 50) != numbers(SEED + "/0", 1000, 50)


def test_blocks_differ() -> None:
    words = numbers(SEED, 1 << 32, 64)
    assert len(set(words)) == 64


def test_every_number_below_comes_equally_often() -> None:
    assert even(Counter(numbers(SEED, 7, 14_000)), 7)


def test_every_order_comes_equally_often() -> None:
    rng = Rng(SEED)
    assert even(Counter(shuffled(rng, "abcd") for _ in range(24_000)), 24)


def test_weights_are_kept() -> None:
    rng = Rng(SEED)
    counts = Counter(rng.pick((3, 0, 1)) for _ in range(8_000))
    assert set(counts) == {0, 2}
    assert 2.7 < counts[0] / counts[2] < 3.3
