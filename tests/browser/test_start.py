"""The page is readable, and can be tapped, before Python is up."""

import pytest
from coloro_table import link_to
from pages import PHONE, READY, Pages, tap
from playwright.sync_api import Page, expect

from paintbox.engine.game import Options
from paintbox.engine.record import Record
from paintbox.games import NAMES
from paintbox.peer.link import Link

# What is observed, and for which kinds of change.
WATCHERS = """
  window.watched = [];
  const { observe } = MutationObserver.prototype;
  MutationObserver.prototype.observe = function (target, options) {
    watched.push([target.nodeName, options]);
    observe.call(this, target, options);
  };
"""


def waiting(pages: Pages, place: str = "") -> Page:
    """A first visit whose largest file never comes."""
    page = pages.device(**PHONE).new_page()
    page.route("**/pyodide.asm.wasm", lambda route: None)
    page.goto(pages.url + place, wait_until="commit")
    return page


def test_before_python_the_page_says_what_it_is_and_shows_the_board(pages: Pages) -> None:
    page = waiting(pages)
    expect(page.get_by_role("heading", name="Paintbox")).to_be_visible()
    expect(page.locator(".home .soft").first).to_contain_text("No account")
    assert page.locator("#picture-coloro use").count() == 36
    assert page.locator(".card .picture").count() == len(NAMES)
    expect(page.locator(".card .picture").first).to_be_visible()
    expect(page.locator("#load progress")).to_be_visible()


def test_a_tap_before_python_is_not_lost(pages: Pages) -> None:
    page = pages.watched(pages.device(**PHONE))
    page.goto(pages.url, wait_until="commit")
    tap(page.locator(".card").first)
    page.wait_for_selector(READY, state="attached")
    expect(page.locator("[data-action=start]")).to_be_visible()


def test_nothing_moves_when_python_takes_over(pages: Pages) -> None:
    before = waiting(pages).locator(".cards").bounding_box()
    assert pages.open().locator(".cards").bounding_box() == before


def test_nothing_moves_when_a_kept_game_appears(pages: Pages) -> None:
    before = waiting(pages).locator(".cards").bounding_box()
    game = pages.open(link_to("b3t"))
    page = pages.open("", game.context)
    expect(page.locator(".entry")).to_have_count(1)
    assert page.locator(".cards").bounding_box() == before


def test_who_comes_for_a_game_is_shown_that_one_first(pages: Pages) -> None:
    page = waiting(pages, f"#{link_to('b3t')}")
    expect(page.locator("#load progress")).to_be_visible()
    card = page.locator(".card").filter(visible=True)
    expect(card).to_have_count(1)
    expect(card).to_contain_text("Coloro")
    assert card.evaluate("(card) => card.inert")  # a tap would lead away from the link
    expect(card.locator(".soft")).to_have_text("Anna, Ben")


@pytest.mark.parametrize(
    ("names", "shown"),
    [
        (("Jürgen 🎲", "Бен"), "Jürgen 🎲, Бен"),
        (("", "Ben"), "Ben"),
        (("<b>Anna</b>", "Ben"), "<b>Anna</b>, Ben"),
        ((), "2–4 players, 20 min"),
    ],
)
def test_who_plays_is_read_before_python_is_up(
    pages: Pages, names: tuple[str, ...], shown: str
) -> None:
    seed = Record("collecto", Options(2, "s"), "s0123456789abcdef", ("n",))
    page = waiting(pages, f"#{Link(seed, 'abcdefgh', names)}")
    expect(page.locator(".card[inert] .soft")).to_be_visible()
    assert page.locator(".card[inert] .soft").inner_text() == shown


@pytest.mark.parametrize(
    "place", ["#coloro1.2", "#coloro1....n--.n.", "#coloro1.a.b.c.nzz!.x", "#n"]
)
def test_a_link_cut_short_breaks_nothing_before_python_is_up(pages: Pages, place: str) -> None:
    page = waiting(pages, place)
    expect(page.locator("#load progress")).to_be_visible()
    assert page.evaluate("document.documentElement.dataset.failed") is None


def test_home_has_its_cards_behind_any_game(pages: Pages) -> None:
    page = pages.open(link_to("b3t"))
    page.evaluate("location.hash = ''")
    expect(page.locator(".cards")).to_be_visible()


def test_nobody_watches_what_changes_on_the_table(pages: Pages) -> None:
    """PyScript would look through every change of the page before the frame that shows it."""
    device = pages.device(**PHONE)
    device.add_init_script(WATCHERS)
    page = pages.open(f"#{link_to('b3t')}", device)
    expect(page.locator(".board")).to_be_visible()
    watched = page.evaluate("watched")
    assert watched  # where a worker's script comes
    assert [each for each in watched if each != ["BODY", {"childList": True}]] == []
