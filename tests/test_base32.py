"""Crockford's base 32."""

import pytest

from paintbox.engine.base32 import DIGITS, number, pack, unpack
from paintbox.engine.game import NotationError


def test_there_are_32_digits_in_ascending_order() -> None:
    assert len(DIGITS) == 32
    assert list(DIGITS) == sorted(DIGITS)


@pytest.mark.parametrize("letter", "ilou")
def test_letters_that_are_misread_are_no_digits(letter: str) -> None:
    assert letter not in DIGITS


@pytest.mark.parametrize(
    ("value", "length", "text"),
    [(0, 1, "0"), (31, 1, "z"), (32, 2, "10"), (32, 1, "0"), (1, 4, "0001"), (7, 0, "")],
)
def test_a_number_is_its_last_digits(value: int, length: int, text: str) -> None:
    assert number(value, length) == text


@pytest.mark.parametrize(
    ("content", "text"),
    [
        (b"", ""),
        (b"\x00", "00"),
        (b"\xff", "zw"),
        (b"\x00\x00\x00\x00\x00", "00000000"),
        (b"hello", "d1jprv3f"),
        (b"hello!", "d1jprv3f44"),
    ],
)
def test_bytes_have_one_text(content: bytes, text: str) -> None:
    assert pack(content) == text
    assert unpack(text) == content


@pytest.mark.parametrize("text", ["d1jprv3", "d", "zz", "d1jprv3f4"])
def test_a_cut_text_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match=f"'{text}': something is missing at the end$"):
        unpack(text)


@pytest.mark.parametrize("text", ["do", "D1", "d-", "d1jprv3f ", "dé", "d1jprv3f\n"])
def test_other_characters_are_refused(text: str) -> None:
    with pytest.raises(NotationError, match=f"only the characters {DIGITS} can stand here$"):
        unpack(text)
