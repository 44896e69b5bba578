"""How a record's deal becomes a start: by seed, in the open, or masked."""

import pytest

import toy
from paintbox.engine.deal import LETTERS, begin, drawn, mask, own, unmask
from paintbox.engine.game import NotationError, Options
from paintbox.engine.record import Record
from paintbox.engine.rng import Rng
from paintbox.games import GAMES

SEED = "7f3kq2m9x4ab1c0d"
TWO = Options(2)
OPEN = toy.start(TWO, "4xrg")


def start(deal: str) -> toy.State:
    state: toy.State = begin(GAMES[toy.NAME], Record(toy.NAME, TWO, deal))
    return state


def outcome(deal: str, draws: int) -> str | None:
    return drawn(
        GAMES[toy.NAME], Record(toy.NAME, TWO, deal), toy.play(OPEN, toy.Move(0, 0)), draws
    )


def test_a_deal_in_the_open_is_taken_as_it_stands() -> None:
    assert start("d4xrg") == OPEN


def test_a_seed_deals_through_its_random_numbers() -> None:
    assert start("s" + SEED) == toy.start(TWO, toy.deal(TWO, Rng(SEED)))


def test_a_masked_deal_starts_the_same_game() -> None:
    assert start("m" + mask("4xrg")) == OPEN


def test_a_mask_is_pinned() -> None:
    assert mask("4xrg") == "4xpr"


@pytest.mark.parametrize("deal", ["4xrg", "x", "xabcxyz", "rygbpjx09az", "ax" + LETTERS])
def test_unmask_undoes_mask(deal: str) -> None:
    assert unmask(mask(deal)) == deal


def test_a_mask_keeps_the_board_and_the_length() -> None:
    masked = mask("rygbpjxrrrr")
    assert masked.startswith("rygbpjx")
    assert len(masked) == len("rygbpjxrrrr")
    assert "r" * 4 not in masked


def test_equal_secrets_look_different_on_another_board() -> None:
    assert mask("rgxrrrr").partition("x")[2] != mask("grxrrrr").partition("x")[2]


def test_a_masked_deal_without_secrets_is_refused() -> None:
    with pytest.raises(NotationError, match="'4rg': a masked deal has its secrets behind an x$"):
        start("m4rg")


def test_a_masked_deal_that_unmasks_to_nonsense_is_refused() -> None:
    with pytest.raises(NotationError, match="a deal of the toy is"):
        start("m4xrg")


@pytest.mark.parametrize("draws", range(8))
def test_a_seed_draws_by_the_number_of_draws_before(draws: int) -> None:
    colour = Rng(f"{SEED}/{draws}").pick((2, 2))
    assert outcome("s" + SEED, draws) == "rg"[colour]


@pytest.mark.parametrize("deal", ["d4xrg", "m4xrg"])
def test_other_deals_draw_nothing(deal: str) -> None:
    assert outcome(deal, 0) is None


def test_a_deal_laid_by_hand_is_masked_where_it_has_secrets() -> None:
    assert own("4xrg") == "m" + mask("4xrg")
    assert own("rygb") == "drygb"
