"""The page is readable, and can be tapped, before Python is up."""

from coloro_table import link_to
from pages import PHONE, READY, Pages, tap
from playwright.sync_api import Page, expect

from paintbox.games import NAMES


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


def test_home_has_its_cards_behind_any_game(pages: Pages) -> None:
    page = pages.open(link_to("b3t"))
    page.evaluate("location.hash = ''")
    expect(page.locator(".cards")).to_be_visible()
