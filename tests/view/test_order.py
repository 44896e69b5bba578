"""Which children may stay when an order changes."""

from itertools import permutations

from paintbox.view.order import rising


def stay(places: tuple[int, ...]) -> list[int]:
    return [places[index] for index in sorted(rising(places))]


def longest(places: tuple[int, ...]) -> int:
    """The length of a longest rising run, by trying."""
    best = [1] * len(places)
    for at, place in enumerate(places):
        best[at] += max((best[b] for b in range(at) if places[b] < place), default=0)
    return max(best)


def test_in_order_all_stay() -> None:
    assert stay((0, 1, 2)) == [0, 1, 2]


def test_one_that_goes_to_the_end_moves_alone() -> None:
    assert stay((0, 2, 3, 4, 1)) == [0, 2, 3, 4]


def test_new_ones_do_not_count() -> None:
    assert rising((-1, 0, -1, 1)) == {1, 3}


def test_nothing_stays_of_nothing() -> None:
    assert rising(()) == set()


def test_as_many_stay_as_can_for_every_order_of_six() -> None:
    for places in permutations(range(6)):
        kept = stay(places)
        assert kept == sorted(kept)
        assert len(kept) == longest(places)
