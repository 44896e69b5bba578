"""Codes, read by a decoder that is not ours and does not know how they were made."""

from collections.abc import Iterator
from random import Random

import pytest
import zxingcpp

import laws
from codes import rows, side, strokes
from paintbox.engine.game import Options
from paintbox.engine.record import Record
from paintbox.peer.finding import find, find_part
from paintbox.peer.histories import Histories
from paintbox.peer.kept import Kept
from paintbox.peer.link import Link
from paintbox.peer.part import Part
from paintbox.view.qr import QUIET, VERSION, code, fits
from paintbox.view.screens.code import code as sheet
from paintbox.view.shape import Shape
from paintbox.view.words import say

PAGE = "https://paintbox.example/play/#"
GAME = Link(Record("coloro", Options(2), "s0123456789abcdef", ("c3t", "c2", "d2r")), "0123abcd")
PIXELS = 3  # of a module


def picture(shape: Shape, light: int = 255, dark: int = 0) -> memoryview:
    size = side(shape) * PIXELS
    return memoryview(b"".join(rows(shape, PIXELS, light, dark))).cast("B", (size, size))


def decoded(shape: Shape) -> zxingcpp.Barcode:
    (found,) = zxingcpp.read_barcodes(
        picture(shape), formats=zxingcpp.BarcodeFormats(zxingcpp.BarcodeFormat.QRCode)
    )
    return found


def version(shape: Shape) -> int:
    return (side(shape) - 2 * QUIET - 17) // 4


def url(length: int, page: str = PAGE) -> str:
    """An address with a link of so many characters, all of them in use."""
    signs = "0123456789abcdefghjkmnpqrstvwxyz.-"
    return page + (signs * (length // len(signs) + 1))[:length]


def longest() -> int:
    """How many characters of a link fit."""
    return max(length for length in range(1000) if fits(url(length)))


def test_codes_of_every_version_are_read() -> None:
    urls = [url(length, "a#") for length in range(10, longest(), 10)]
    samples = {version(drawn): (text, drawn) for text in urls for drawn in [code(text)]}
    assert sorted(samples) == [*range(1, VERSION + 1)]
    for text, drawn in samples.values():
        found = decoded(drawn)
        assert (found.text.lower(), found.ec_level) == (text, "M")


def test_the_page_is_written_as_it_is_and_the_link_in_upper_case() -> None:
    assert decoded(code(PAGE + str(GAME))).text == PAGE + str(GAME).upper()


def test_what_is_read_opens_the_same_game() -> None:
    assert find(decoded(code(PAGE + str(GAME))).text) == GAME


def test_in_upper_case_a_link_takes_a_smaller_code() -> None:
    """As bytes 300 characters would take version 13."""
    assert version(code(url(300))) == 11


def test_what_fits_is_told_to_the_character() -> None:
    most = longest()
    assert version(code(url(most))) == VERSION
    assert not fits(url(most + 1))
    with pytest.raises(ValueError, match="version 20"):
        code(url(most + 1))


@pytest.mark.parametrize("page", ["https://a.de/#", "http://127.0.0.1:43210/some/where/else/#"])
def test_what_fits_depends_on_the_page_too(page: str) -> None:
    most = max(length for length in range(1000) if fits(page + "x" * length))
    assert version(code(page + "x" * most)) == VERSION
    with pytest.raises(ValueError, match="version 20"):
        code(page + "x" * (most + 1))


def test_there_is_light_all_around() -> None:
    drawn = code(PAGE + str(GAME))
    size = side(drawn)
    edge = {*range(QUIET), *range(size - QUIET, size)}
    assert QUIET == 4
    assert [at for at in strokes(drawn) if {at[0], at[1], at[0] + at[2] - 1} & edge] == []
    light = drawn.children[0]
    assert (light.tag, light.attrs["width"], light.attrs["height"]) == (
        "rect",
        f"{size}",
        f"{size}",
    )


def test_light_on_dark_would_be_another_code() -> None:
    drawn = code(PAGE + str(GAME))
    found = zxingcpp.read_barcodes(picture(drawn, light=0, dark=255), try_invert=False)
    assert found == []


# The sheet


def long_game() -> tuple[str, str]:
    """The addresses of a game for points that goes into no code, and of its last part."""
    *_, session = laws.walk(laws.seeded("colorio", "5p", 1), Random(1))
    names = ("Anna", "Ben", "Clara", "David", "Emma")
    game = Kept("0123abcd", session.laid, names, (0,), Histories().merge(session.steps))
    return f"{PAGE}{game.link(session)}", f"{PAGE}{Part.of(game, session)}"


def drawn_in(shapes: list[Shape]) -> Iterator[Shape]:
    for shape in shapes:
        if shape.tag == "svg":
            yield shape
        yield from drawn_in([*shape.children])


def said(shapes: list[Shape]) -> str:
    return " ".join(f"{shape.text}{said([*shape.children])}" for shape in shapes)


def test_the_sheet_shows_the_whole_game_where_it_fits() -> None:
    shapes = sheet(PAGE + str(GAME), "")
    (drawn,) = drawn_in(shapes)
    assert find(decoded(drawn).text) == GAME
    assert say("code.line") in said(shapes)


def test_where_it_does_not_fit_the_sheet_says_so_and_shows_the_last_part() -> None:
    whole, part = long_game()
    shapes = sheet(whole, part)
    (drawn,) = drawn_in(shapes)
    assert find_part(decoded(drawn).text) == find_part(part)
    assert say("code.part") in said(shapes)


def test_what_fits_in_no_way_has_a_sentence() -> None:
    whole, _ = long_game()
    shapes = sheet(whole, "")
    assert not [*drawn_in(shapes)]
    assert say("code.long") in said(shapes)
