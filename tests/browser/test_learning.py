"""The rules open from everywhere and lead back."""

import pytest
from coloro_table import play, session_of, start
from pages import Pages, tap
from playwright.sync_api import Page, expect

from paintbox.view import DRAWN
from paintbox.view.words import say

TITLE = ".rules h1"
FIRST = "Rules of Coloro"


def back(page: Page) -> None:
    tap(page.locator("[data-action=back]"))


@pytest.mark.parametrize("game", DRAWN)
def test_a_link_shows_the_rules_of_a_game(pages: Pages, game: str) -> None:
    page = pages.open(f"rules.{game}")
    expect(page.locator(TITLE)).to_have_text(f"Rules of {say(game)}")
    assert page.title() == f"Rules of {say(game)}"
    assert page.locator("figure use").count() > 10
    for drawing in page.locator(".example").all():
        box = drawing.bounding_box()
        assert box and 300 < box["width"] <= 352


def test_without_a_game_it_is_the_first(pages: Pages) -> None:
    expect(pages.open("rules").locator(TITLE)).to_have_text(FIRST)


def test_an_unknown_game_is_named(pages: Pages) -> None:
    page = pages.open("rules.chess")
    expect(page.locator("#notice")).to_contain_text("no game chess")
    expect(page.locator(TITLE)).to_have_text(FIRST)


def test_back_leads_into_the_running_game(pages: Pages) -> None:
    page = start(pages)
    play(page, "b3t")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    tap(page.locator("[data-action=menu]"))
    tap(page.locator(".menu a[href='#rules.coloro']"))
    expect(page.locator(TITLE)).to_have_text(FIRST)
    back(page)
    expect(page.locator(".kept")).to_have_count(1)
    assert session_of(page).steps == ("b3t",)
    assert [url for url in asked if not url.endswith("icon.svg")] == []  # the tab's, by itself


def test_back_leads_to_a_new_game(pages: Pages) -> None:
    page = pages.open("new.coloro.2")
    tap(page.get_by_role("link", name="Rules"))
    expect(page.locator(TITLE)).to_have_text(FIRST)
    back(page)
    expect(page.locator("[data-action=start]")).to_be_visible()


def test_back_leads_home_past_the_rules_of_other_games(pages: Pages) -> None:
    page = pages.open()
    tap(page.get_by_role("link", name="Rules"))
    expect(page.locator(TITLE)).to_have_text(FIRST)
    tap(page.locator(".segment", has_text=say(DRAWN[-1])))
    expect(page.locator(TITLE)).to_have_text(f"Rules of {say(DRAWN[-1])}")
    back(page)
    expect(page.locator(".cards")).to_be_visible()


def test_back_from_a_link_never_leaves_the_site(pages: Pages) -> None:
    page = pages.open("rules.coloro")
    tap(page.locator("a[href='#new.coloro']"))
    expect(page.locator("[data-action=start]")).to_be_visible()
    page.go_back()
    expect(page.locator(TITLE)).to_have_text(FIRST)
    back(page)
    expect(page.locator(".cards")).to_be_visible()
