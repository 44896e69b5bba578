"""Links that are found in a messy text, and texts that are refused."""

import re

import pytest

import toy
from hostile import HOSTILE
from paintbox.engine.game import NotationError, Options
from paintbox.engine.record import LONGEST, Record, seal
from paintbox.peer.finding import ENDS, STARTS, find, plain, runs
from paintbox.peer.link import Link

PAGE = "https://paintbox.example/play/#"
TOY = Record(toy.NAME, Options(2), "d4xrg", ("a1ry", "b10g"))
COLORO = Record("coloro", Options(2), "s7f3kq2m9x4ab1c0d", ("c3t", "c5", "e5l"))
FULL = Link(TOY, "0123abcd", ("Ann", "Bö"), ("p", "b2"), "good luck", ("v1", "zq-9"))
LINKS = [Link(TOY), Link(COLORO), FULL, FULL._replace(record=COLORO, others=())]

every_link = pytest.mark.parametrize("link", LINKS, ids=["toy", "coloro", "toy-full", "full"])


@pytest.mark.parametrize(
    "around",
    [
        "{}",
        PAGE + "{}",
        "https://paintbox.example/?g={}",
        "https://paintbox.example/?lang=de&g={}",
        "https://paintbox.example/play/%23{}",
        "paintbox.example/#{}",
        "Your move: " + PAGE + "{}",
        PAGE + "{} your move",
        PAGE + "{}\n\nyour move",
        "Ann wrote:\n" + PAGE + "{}\nBo wrote: not yet",
        '"' + PAGE + '{}"',
        "“" + PAGE + "{}”",
        "«" + PAGE + "{}»",
        "'" + PAGE + "{}'",
        "<" + PAGE + "{}>",
        "(" + PAGE + "{})",
        "[" + PAGE + "{}](x)",
        PAGE + "{}.",
        PAGE + "{}, I think",
        PAGE + "{}. I think",
        PAGE + "{}...",
        PAGE + "{}…",
        PAGE + "{}!",
        PAGE + "{}?utm=1",
        PAGE + "{} - bye",
        PAGE + "{} -- bye",
        "\N{ZERO WIDTH SPACE}" + PAGE + "{}\N{ZERO WIDTH SPACE}",
        "  \t" + PAGE + "{}\r\n",
        "coloro " + PAGE + "{}",
        "coloro1.2 is the game: " + PAGE + "{}",
    ],
)
@every_link
def test_a_link_is_found_whatever_stands_around_it(link: Link, around: str) -> None:
    assert find(around.format(link)) == link


@every_link
def test_a_link_in_capitals_is_found(link: Link) -> None:
    assert find((PAGE + str(link)).upper()) == link


@pytest.mark.parametrize("gap", ["\n", "\r\n", " ", "\n    ", "\n> ", "\n>> ", "\n> > "])
@every_link
def test_a_link_broken_at_any_place_is_found(link: Link, gap: str) -> None:
    whole = str(link)
    for at in range(1, len(whole)):
        broken = f"> {PAGE}{whole[:at]}{gap}{whole[at:]}{gap}Bye!"
        assert find(broken) == link


@every_link
def test_a_link_broken_at_many_places_is_found(link: Link) -> None:
    lines = re.findall(".{1,10}", PAGE + str(link))
    assert find("\n".join(lines)) == link


def test_the_first_of_two_links_is_found() -> None:
    assert find(f"{PAGE}{FULL} {PAGE}{COLORO}") == FULL


def test_a_whole_link_behind_a_cut_one_is_found() -> None:
    assert find(f"{PAGE}{str(FULL)[:30]}, {PAGE}{COLORO}") == Link(COLORO)
    assert find(f"{PAGE}{str(FULL)[:30]}\n{PAGE}{COLORO}") == Link(COLORO)


@pytest.mark.parametrize("given", ["", "hello", "coloro", "https://paintbox.example/", "toy1."])
def test_a_text_without_a_link_says_so(given: str) -> None:
    with pytest.raises(NotationError) as caught:
        find(given)
    assert str(caught.value) == f"'{given}': there is no Paintbox link in this text"


def test_what_is_wrong_with_the_first_link_is_told() -> None:
    other = seal("toy9.2.d4xrg.0")
    with pytest.raises(NotationError, match="^'toy9': this Paintbox plays toy1$"):
        find(f"{PAGE}{other}")
    with pytest.raises(NotationError, match="it was cut short or changed on its way$"):
        find(f"{PAGE}{str(FULL)[:-1]}, {PAGE}{other}")


@pytest.mark.parametrize("given", HOSTILE.values(), ids=HOSTILE)
def test_the_work_on_a_hostile_text_is_bounded(given: str) -> None:
    tried = list(runs(plain(given)))
    assert len(tried) <= STARTS
    assert all(len(run) <= LONGEST for run in tried)


@pytest.mark.parametrize("given", HOSTILE.values(), ids=HOSTILE)
def test_hostile_text_is_refused(given: str) -> None:
    """How soon, `make bench` says."""
    with pytest.raises(NotationError):
        find(given)


def test_a_link_is_looked_for_at_a_hundred_places_and_its_end_at_thirty() -> None:
    assert STARTS == 100
    assert ENDS == 30
    assert find("coloro1.2! " * 99 + str(COLORO)) == Link(COLORO)
    with pytest.raises(NotationError):
        find("coloro1.2! " * 100 + str(COLORO))
    many = Link(COLORO, others=("vaaaa",) * 26)
    assert find(str(many)) == many
    with pytest.raises(NotationError):
        find(f"{many._replace(others=('vaaaa',) * 30)}.")


def test_a_link_that_is_too_long_is_refused() -> None:
    with pytest.raises(NotationError):
        find(seal("toy1.2.d4xrg." + "a" * LONGEST))
