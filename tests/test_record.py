"""What was played, as one text."""

import pytest

import toy
from paintbox.engine.game import NotationError, Options
from paintbox.engine.record import LONGEST, Record, checksum, seal, unseal
from paintbox.games import GAMES

SEED = "s7f3kq2m9x4ab1c0d"
COLORO = Record("coloro", Options(2), SEED, ("c3t", "c5", "e5l"))
BODY = "coloro1.2.s7f3kq2m9x4ab1c0d.c3t-c5-e5l"


def body(*, title: str = "toy1", options: str = "2", deal: str = "d4xrg", turns: str = "0") -> str:
    return f"{title}.{options}.{deal}.{turns}"


def refused(text: str, why: str) -> None:
    with pytest.raises(NotationError, match=why):
        Record.parse(seal(text))


def test_a_record_is_game_and_version_options_deal_turns_and_check() -> None:
    assert str(COLORO) == f"{BODY}.{checksum(BODY)}"


def test_a_record_reads_back() -> None:
    assert Record.parse(str(COLORO)) == COLORO


def test_capitals_count_the_same() -> None:
    assert Record.parse(str(COLORO).upper()) == COLORO


def test_no_turns_are_written_as_zero() -> None:
    record = Record(toy.NAME, Options(3), "d4xrgr")
    assert str(record).startswith("toy1.3.d4xrgr.0.")
    assert Record.parse(str(record)) == record


def test_the_check_is_pinned() -> None:
    assert checksum(BODY) == "kcrg"
    assert checksum("") == "3ks5"


def test_the_check_comes_last_and_is_taken_off() -> None:
    assert unseal(seal("anything at all")) == "anything at all"


def test_a_cut_record_is_refused_at_every_place() -> None:
    text = str(COLORO)
    for end in range(len(text)):
        with pytest.raises(NotationError):
            Record.parse(text[:end])


def test_a_cut_record_says_so_and_quotes_its_beginning() -> None:
    with pytest.raises(NotationError) as caught:
        Record.parse(str(COLORO)[:-1])
    assert str(caught.value) == (
        "'coloro1.2.s7f3kq2m9x4ab1c0d.c3t-c5-e5l.…': it was cut short or changed on its way"
    )


def test_a_text_without_any_dot_is_refused() -> None:
    with pytest.raises(NotationError, match="'hello': it was cut short"):
        Record.parse("hello")


def test_half_a_character_is_refused() -> None:
    with pytest.raises(NotationError, match="cut short or changed"):
        Record.parse("coloro1.\ud800.0000")


def test_the_longest_text_is_still_read() -> None:
    room = LONGEST - len(seal(body(turns="")))
    text = seal(body(turns="a" * room))
    assert len(text) == LONGEST
    assert Record.parse(text).turns == ("a" * room,)


def test_a_longer_text_is_refused_with_its_length() -> None:
    room = LONGEST - len(seal(body(turns=""))) + 1
    refused(body(turns="a" * room), "4001 characters, but a game has at most 4000")


@pytest.mark.parametrize("text", ["toy1.2.d4xrg", "toy1.2.d4xrg.0.0", "toy1", ""])
def test_other_than_four_fields_before_the_check_are_refused(text: str) -> None:
    refused(text, "a record is game, options, deal, turns and check$")


@pytest.mark.parametrize("title", ["chess1", "1", "toy", "toy1x", "", "coloro-1", "toy1234"])
def test_an_unknown_game_is_refused_and_ours_are_named(title: str) -> None:
    refused(body(title=title), f"^'{title}': Paintbox has {', '.join(GAMES)}$")


@pytest.mark.parametrize("title", ["toy2", "toy0", "toy01", "toy10", "toy999"])
def test_another_version_is_refused_by_name(title: str) -> None:
    refused(body(title=title), f"^'{title}': this Paintbox plays toy1$")


@pytest.mark.parametrize("options", ["", "0", "x", "02", "s2", "2-s", "-"])
def test_what_is_no_options_is_refused(options: str) -> None:
    refused(
        body(options=options), f"^'{options}': options are the seats and letters, such as 2 or 3s$"
    )


@pytest.mark.parametrize("options", ["4", "2s", "12"])
def test_options_that_the_game_lacks_are_refused_and_its_own_named(options: str) -> None:
    refused(body(options=options), f"^'{options}': toy is played with 1, 2, 3$")


@pytest.mark.parametrize(
    "deal",
    ["", "d", "m", "s", "4xrg", "x4xrg", "d4x-rg", SEED[:-1], SEED + "0", SEED[:-1] + "u", "dé"],
)
def test_a_deal_that_is_none_is_refused(deal: str) -> None:
    refused(body(deal=deal), f"^'{deal}': a deal is s and 16 characters, or d or m and a text$")


@pytest.mark.parametrize("turns", ["", "-", "a1-", "-a1", "a1--b1", "a 1", "a1!", "é"])
def test_turns_that_are_none_are_refused(turns: str) -> None:
    refused(body(turns=turns), f"^'{turns}': turns are letters and digits$")


@pytest.mark.parametrize(
    ("record", "why"),
    [
        (COLORO._replace(game="chess"), f"^'chess': Paintbox has {', '.join(GAMES)}$"),
        (COLORO._replace(options=Options(3)), "^'3': coloro is played with 2$"),
        (COLORO._replace(options=Options(2, "x")), "^'2x': coloro is played with 2$"),
        (COLORO._replace(deal="S" + SEED[1:]), "a deal is s"),
        (COLORO._replace(turns=("C3t",)), "^'C3t': turns are"),
        (COLORO._replace(turns=("",)), "^'': turns are"),
    ],
)
def test_a_record_made_by_hand_is_checked_too(record: Record, why: str) -> None:
    with pytest.raises(NotationError, match=why):
        record.check()


@pytest.mark.parametrize(
    ("text", "options"), [("2", (2, "")), ("9", (9, "")), ("4gw", (4, "gw")), ("1s3", (1, "s3"))]
)
def test_options_are_seats_and_switches(text: str, options: tuple[int, str]) -> None:
    assert Options.parse(text) == options
    assert str(Options.parse(text)) == text


def test_two_seats_are_usual() -> None:
    assert str(Options()) == "2"


def test_an_error_has_its_cause_apart() -> None:
    error = NotationError("what", "why")
    assert error.why == "why"
    assert error.kind == "wrong"
    assert str(error) == "'what': why"
    assert isinstance(error, ValueError)


@pytest.mark.parametrize(
    ("text", "quoted"),
    [("a" * 40, "a" * 40), ("a" * 41, "a" * 39 + "…"), ("a\nb", "a\\nb")],
)
def test_an_error_quotes_at_most_forty_characters_on_one_line(text: str, quoted: str) -> None:
    assert str(NotationError(text, "")) == f"'{quoted}': "


@pytest.mark.parametrize("deal", ["drygb", "mrygbxab"])
def test_what_was_laid_by_hand_is_a_board_of_ones_own(deal: str) -> None:
    assert Record("coloro", Options(2), deal).own
    assert not Record("coloro", Options(2), "s" + "0" * 16).own
