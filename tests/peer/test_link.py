"""Move links: what is written, what is read, and what is found in a messy text."""

import re

import pytest

import toy
from paintbox.engine.base32 import pack
from paintbox.engine.game import NotationError, Options
from paintbox.engine.record import Record, seal
from paintbox.peer.link import LONG, Link, fitting, is_long, short_name, short_remark

TOY = Record(toy.NAME, Options(2), "d4xrg", ("a1ry", "b10g"))
COLORO = Record("coloro", Options(2), "s7f3kq2m9x4ab1c0d", ("c3t", "c5", "e5l"))
FULL = Link(TOY, "0123abcd", ("Ann", "Bö"), ("p", "b2"), "good luck", ("v1", "zq-9"))
LINKS = [Link(TOY), Link(COLORO), FULL, FULL._replace(record=COLORO, others=())]

every_link = pytest.mark.parametrize("link", LINKS, ids=["toy", "coloro", "toy-full", "full"])


def text(*fields: str) -> str:
    """A link of the toy with these fields, sealed."""
    return seal(".".join((TOY.body(), *fields)))


def refused(given: str, why: str) -> None:
    with pytest.raises(NotationError) as caught:
        Link.parse(given)
    assert str(caught.value) == why


# Reading and writing


def test_a_bare_link_is_the_record() -> None:
    assert str(Link(COLORO)) == str(COLORO)


def test_a_full_link_has_its_fields_in_order() -> None:
    ann, bo, luck = (pack(word.encode()) for word in ("Ann", "Bö", "good luck"))
    assert str(FULL) == text("i0123abcd", f"n{ann}-{bo}", "kp-b2", f"m{luck}", "v1", "zq-9")


@every_link
def test_a_link_reads_back(link: Link) -> None:
    assert Link.parse(str(link)) == link


@every_link
def test_capitals_count_the_same(link: Link) -> None:
    assert Link.parse(str(link).upper()) == link


@every_link
def test_a_link_needs_no_percent_and_ends_in_a_letter_or_digit(link: Link) -> None:
    assert re.fullmatch(r"[a-z0-9][a-z0-9.-]*[a-z0-9]", str(link))


def test_fields_may_stand_in_any_order() -> None:
    assert Link.parse(text("zq-9", "kp-b2", "i0123abcd")) == Link(
        TOY, "0123abcd", kinds=("p", "b2"), others=("zq-9",)
    )


def test_one_name_may_be_missing() -> None:
    link = Link(TOY, names=("", "Bö"))
    assert Link.parse(str(link)) == link


def test_names_that_are_all_missing_are_not_written() -> None:
    assert str(Link(TOY, names=("", ""))) == str(TOY)


def test_a_seat_alone_has_its_name_and_kind() -> None:
    solo = Link(Record(toy.NAME, Options(1), "d4xr"), names=("Ann",), kinds=("p",))
    assert Link.parse(str(solo)) == solo


@pytest.mark.parametrize("field", ["v", "w1", "x-", "y0-a", "zzz"])
def test_optional_fields_of_a_newer_paintbox_are_kept(field: str) -> None:
    link = Link.parse(text(field))
    assert link.others == (field,)
    assert str(link) == text(field)


def test_several_optional_fields_keep_their_order() -> None:
    assert Link.parse(text("zb", "va", "zb")).others == ("zb", "va", "zb")


def test_a_game_goes_by_its_id() -> None:
    assert FULL.key == "0123abcd"


def test_a_game_without_an_id_goes_by_how_it_was_laid_out() -> None:
    key = Link(COLORO).key
    assert key == "cwsxzgcf"
    assert Link(COLORO._replace(turns=())).key == key
    assert Link(TOY).key != key


# Refusals


@pytest.mark.parametrize("letter", "bcdefghjlopqrstu0-")
def test_any_other_field_is_refused_by_name(letter: str) -> None:
    field = letter + "1"
    refused(text(field), f"'{field}': made by a newer Paintbox")


def test_what_a_newer_page_agrees_on_is_refused_by_name() -> None:
    refused(text("aq1"), "'q1': made by a newer Paintbox")


@pytest.mark.parametrize("field", ["", "v_", "vé"])
def test_a_field_that_is_none_is_refused(field: str) -> None:
    refused(text(field), f"'{field}': made by a newer Paintbox")


@pytest.mark.parametrize(
    ("field", "other"), [("i0123abcd", "i0123abcd"), ("kp-p", "kb1-p"), ("n64-64", "n64-64")]
)
def test_a_field_that_stands_twice_is_refused(field: str, other: str) -> None:
    refused(text(field, other), f"'{other}': the field {field[0]} stands here twice")


@pytest.mark.parametrize("given", ["0123abc", "0123abcde", "0123abco", "0123-bcd", ""])
def test_an_id_has_eight_characters(given: str) -> None:
    refused(text("i" + given), f"'{given}': the id of a game has 8 letters and digits")


@pytest.mark.parametrize(("given", "count"), [("64", 1), ("64-64-64", 3), ("", 1)])
def test_every_seat_has_one_name(given: str, count: int) -> None:
    refused(text("n" + given), f"'{given}': {count} names for 2 seats")


def test_a_name_has_at_most_24_bytes() -> None:
    fits = Link(TOY, names=("é" * 12, "x" * 24))
    assert Link.parse(str(fits)) == fits
    for name in ("é" * 12 + "x", "x" * 25):
        with pytest.raises(NotationError, match="a name has at most 24 bytes$"):
            Link.parse(str(Link(TOY, names=("", name))))


@pytest.mark.parametrize("given", ["p", "p-p-p", "", "p-", "-p", "pp-p", "p-b22", "1-p"])
def test_every_seat_has_one_kind(given: str) -> None:
    refused(text("k" + given), f"'{given}': 2 seats want as many kinds, such as p or b2")


def test_a_remark_has_at_most_80_characters() -> None:
    fits = Link(TOY, remark="é" * 80)
    assert Link.parse(str(fits)) == fits
    with pytest.raises(NotationError, match="a remark has at most 80 characters$"):
        Link.parse(str(Link(TOY, remark="é" * 81)))


@pytest.mark.parametrize("field", ["m", "n64-"])
def test_letters_that_are_no_text_are_refused(field: str) -> None:
    broken = pack(b"\xff\xff")
    refused(text(field + broken), f"'{broken}': this is no text")


def test_base_32_that_is_none_is_refused() -> None:
    refused(text("mo"), "'o': only the characters 0123456789abcdefghjkmnpqrstvwxyz can stand here")


def test_less_than_a_game_is_refused() -> None:
    given = seal("toy1.2.d4xrg")
    refused(given, f"'{given}': this is not a whole game")


def test_the_record_inside_is_checked() -> None:
    refused(seal("toy9.2.d4xrg.0.i0123abcd"), "'toy9': this Paintbox plays toy1")
    refused(seal("toy1.7.d4xrg.0"), "'7': toy is played with 1, 2, 3")


@every_link
def test_a_cut_link_is_refused_at_every_place(link: Link) -> None:
    whole = str(link)
    for end in range(len(whole)):
        with pytest.raises(NotationError):
            Link.parse(whole[:end])


@every_link
def test_a_link_that_lost_its_beginning_is_refused(link: Link) -> None:
    whole = str(link)
    for start in range(1, len(whole)):
        with pytest.raises(NotationError):
            Link.parse(whole[start:])


@every_link
def test_a_replaced_character_is_refused(link: Link) -> None:
    whole = str(link)
    for at, letter in enumerate(whole):
        for other in set("0123456789abcdefghijklmnopqrstuvwxyz.- é") - {letter}:
            with pytest.raises(NotationError):
                Link.parse(whole[:at] + other + whole[at + 1 :])


@every_link
def test_two_exchanged_characters_are_refused(link: Link) -> None:
    whole = str(link)
    for at in range(len(whole) - 1):
        one, two = whole[at], whole[at + 1]
        if one != two:
            with pytest.raises(NotationError):
                Link.parse(whole[:at] + two + one + whole[at + 2 :])


NAMES = {
    "Anna": "Anna",
    "  Ben\n": "Ben",
    "a\u202eb\u200bc\x00": "abc",
    "Владимир Владимирович": "Владимир Вла",
    "\ud800x": "x",
    " \t": "",
}


@pytest.mark.parametrize("name", NAMES)
def test_a_name_keeps_what_can_be_printed_and_fits(name: str) -> None:
    assert short_name(name) == NAMES[name]


def test_a_read_name_keeps_only_what_can_be_printed() -> None:
    link = Link(Record("coloro", Options(2), "s0123456789abcdef"), names=("A\u202eb", "Ben"))
    assert Link.parse(str(link)).names == ("Ab", "Ben")


REMARKS = {
    "good luck": "good luck",
    " two\r\n\tlines ": "two lines",
    "a\u202eb\u200bc\x00\ud800": "abc",
    "a \u200b b": "a b",
    "<b>bold</b>": "<b>bold</b>",
    "é" * 81: "é" * 80,
    "x" * 79 + " y": "x" * 79,
    "\n": "",
}


@pytest.mark.parametrize("remark", REMARKS)
def test_a_remark_is_one_line_that_can_be_printed_and_fits(remark: str) -> None:
    assert short_remark(remark) == REMARKS[remark]
    assert short_remark(REMARKS[remark]) == REMARKS[remark]


def test_a_read_remark_keeps_only_what_can_be_printed() -> None:
    assert Link.parse(str(Link(TOY, remark="a\u202eb\n\u200bc"))).remark == "ab c"


def test_a_remark_goes_along_unless_the_address_gets_too_long() -> None:
    link = Link(TOY, remark="good luck")
    room = LONG - len(str(link))
    assert LONG == 900
    assert fitting(link) == fitting(link, room) == link
    assert fitting(link, room + 1) == Link(TOY)


def test_a_link_is_long_from_901_characters_on_with_its_page() -> None:
    room = LONG - len(str(FULL))
    assert not is_long(FULL, room)
    assert is_long(FULL, room + 1)
    assert not is_long(FULL)
