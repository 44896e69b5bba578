"""How the league plays, counts and writes."""

from pathlib import Path

import pytest
from references import references

import league
from league import Job, Pair, Tally

PAIR = Pair("coloro", "2", "greedy", "random")


def tally(share: float, games: int = 200, options: str = "2") -> Tally:
    return Tally(PAIR._replace(options=options), games, share)


def test_a_deal_is_played_once_from_every_seat() -> None:
    assert len(league.play_deal(Job(PAIR, 0))[1]) == 2
    three = Pair("collecto", "3", "greedy", "random")
    assert len(league.play_deal(Job(three, 0))[1]) == 3


def test_a_deal_is_won_by_the_same_whenever_it_is_played() -> None:
    for deal in range(5):
        assert league.play_deal(Job(PAIR, deal)) == league.play_deal(Job(PAIR, deal))


def test_what_is_kept_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "kept.txt"
    path.write_text(league.line(Job(PAIR, 3), (1, 0.5)))
    assert league.read(path) == {PAIR: {3: (1, 0.5)}}
    assert league.read(tmp_path / "missing.txt") == {}


@pytest.mark.parametrize("options", ["2", "3", "4"])
def test_equals_differ_by_no_elo(options: str) -> None:
    fair = tally(1 / int(options), options=options)
    assert fair.elo(fair.share) == pytest.approx(0)


def test_two_of_three_games_are_120_elo() -> None:
    assert tally(2 / 3).elo(2 / 3) == pytest.approx(120.4, abs=0.1)


def test_an_interval_holds_its_share_and_narrows_with_more_games() -> None:
    low, high = tally(0.9, 200).interval()
    narrow_low, narrow_high = tally(0.9, 2000).interval()
    assert low < narrow_low < 0.9 < narrow_high < high <= 1


def test_ratings_explain_the_results() -> None:
    two = [Tally(Pair("coloro", "2", f"level {n}", "greedy"), 200, 0.75) for n in (1, 2)]
    elo = league.ratings("coloro", two)
    assert elo["greedy"] == 0
    assert elo["level 1"] == pytest.approx(elo["level 2"])
    assert elo["level 1"] == pytest.approx(190, abs=5)


def test_every_level_meets_every_other_and_the_references() -> None:
    found = [pair for pair in league.pairs("coloro") if pair.options == "2"]
    others = len(references("coloro"))
    assert len(found) == 4 * others + 6
    assert len(set(found)) == len(found)


def test_a_section_of_the_page_takes_the_place_of_the_old_one() -> None:
    page = league.merged("", "collecto", "## Collecto\n\nold\n")
    page = league.merged(page, "coloro", "## Coloro\n\nfirst\n")
    page = league.merged(page, "collecto", "## Collecto\n\nnew\n")
    assert page == league.HEAD + "\n## Coloro\n\nfirst\n\n## Collecto\n\nnew\n"
