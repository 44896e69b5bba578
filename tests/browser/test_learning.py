"""The rules open from everywhere and lead back; help in a first game goes when it may."""

from typing import Any

import pytest
from coloro_table import ENDED, link_to, play, session_of, start, welcome
from pages import DESK, PHONE, Pages, tap, text
from playwright.sync_api import Page, expect

from paintbox.games import NAMES
from paintbox.view.words import say

TITLE = ".rules h1"
FIRST = "Rules of Coloro"
SIDE = PHONE | {"viewport": {"width": 640, "height": 360}}


def go(page: Page, place: str) -> None:
    page.evaluate("(place) => { location.hash = place }", place)


def back(page: Page) -> None:
    tap(page.locator("[data-action=back]"))


def test_a_link_shows_the_rules_of_a_game(pages: Pages) -> None:
    page = pages.open()
    for game in NAMES:
        go(page, f"rules.{game}")
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
    tap(page.locator(".segment", has_text=say(NAMES[-1])))
    expect(page.locator(TITLE)).to_have_text(f"Rules of {say(NAMES[-1])}")
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


def test_help_says_what_can_be_done_now(pages: Pages) -> None:
    page = start(pages)
    expect(page.locator(".guide")).to_have_text(say("rules_coloro.now.open"))
    play(page, "b3t")
    expect(page.locator(".guide")).to_have_text(say("rules_coloro.now.first"))


def test_who_waits_needs_no_help(pages: Pages) -> None:
    page = pages.open(link_to("b3t"))
    expect(page.locator(".question")).to_be_visible()
    expect(page.locator(".guide")).to_have_count(0)  # one thing after the other
    welcome(page)
    expect(page.locator(".guide")).to_be_visible()
    play(page, "b2")
    expect(page.locator("[data-action=send]")).to_be_visible()
    expect(page.locator(".guide")).to_have_count(0)
    expect(page.locator("h1")).to_be_visible()


def test_help_that_was_put_away_stays_away(pages: Pages) -> None:
    page = start(pages)
    tap(page.get_by_role("button", name="Got it"))
    expect(page.locator(".guide")).to_have_count(0)
    page.reload()
    expect(page.locator(".board .piece[data-move]")).to_have_count(36)
    expect(page.locator(".guide")).to_have_count(0)
    expect(start(pages, page.context).locator(".guide")).to_have_count(0)
    other = pages.open("new.collecto", page.context)
    tap(other.locator("[data-action=start]"))
    expect(other.locator(".guide")).to_be_visible()


def test_after_the_first_game_there_is_no_more_help(pages: Pages) -> None:
    page = pages.open(link_to(*ENDED[:-1]))
    welcome(page)
    expect(page.locator(".guide")).to_be_visible()
    play(page, ENDED[-1])
    expect(page.locator(".result")).to_be_visible()
    expect(start(pages, page.context).locator(".guide")).to_have_count(0)


@pytest.mark.parametrize("device", [PHONE, DESK], ids=["phone", "desk"])
def test_nothing_moves_when_help_goes(pages: Pages, device: dict[str, Any]) -> None:
    page = start(pages, pages.device(**device))
    before = places(page)
    tap(page.get_by_role("button", name="Got it"))
    expect(page.locator(".guide")).to_have_count(0)
    assert places(page) == before


def places(page: Page) -> list[object]:
    named = (".board", ".far", ".near", ".bar", "[data-action=menu]")
    return [page.locator(name).bounding_box() for name in named]


@pytest.mark.parametrize("device", [PHONE, DESK, SIDE], ids=["phone", "desk", "side"])
def test_help_lies_on_nothing(pages: Pages, device: dict[str, Any]) -> None:
    page = pages.open("", pages.device(**device))
    others = (".got", ".board", ".far", ".near", ".bar", "header .tool:first-child")
    for game in NAMES:
        go(page, f"new.{game}")
        tap(page.locator("[data-action=start]"))
        tap(page.locator("[data-action=hand], .guide").first)  # where secrets are, a curtain
        expect(page.locator(".guide")).to_be_visible()
        assert len(text(page, ".guide")) > 20
        boxes = [page.locator(name).bounding_box() for name in (".guide", *others)]
        lies_on = zip(others, boxes[1:], strict=True)
        assert [(game, name) for name, box in lies_on if lap(boxes[0], box)] == []
        head = page.locator("header.head")
        assert head.evaluate("(head) => head.scrollWidth <= head.clientWidth")


def lap(one: object, other: object) -> bool:
    """Whether two boxes have a place in common."""
    assert isinstance(one, dict) and isinstance(other, dict)
    return all(
        one[side] < other[side] + other[size] - 0.5 and other[side] < one[side] + one[size] - 0.5
        for side, size in (("x", "width"), ("y", "height"))
    )
