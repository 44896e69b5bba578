"""Collecto on the table: pushes by finger and by key, shown before they are played."""

import pytest
from pages import DESK, Pages, shape_of, tap
from playwright.sync_api import Locator, Page, expect

import laws
from paintbox.engine.session import Session
from paintbox.games.collecto import GRID
from paintbox.peer.link import Link

NAMES = ("Anna", "Ben", "Cleo", "Dan")


def link_to(options: str, *steps: str) -> str:
    session = Session(laws.seeded("collecto", options, 0))
    for step in steps:
        session.play(step)
    return str(Link(session.record, "abcdefgh", NAMES[: session.record.options.seats]))


def cell(page: Page, name: str) -> Locator:
    return page.locator(".board [data-why=board]").nth(GRID.cell(name))


def swipe(page: Page, start: Locator, right: int, down: int) -> None:
    """A finger on the middle of a shape goes so many pixels and leaves the screen."""
    box = start.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    finger = page.context.new_cdp_session(page)
    for kind, part in (("touchStart", 0.0), ("touchMove", 0.5), ("touchMove", 1.0)):
        point = {"x": x + right * part, "y": y + down * part}
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [point]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_swipe_shows_a_push_and_a_second_one_plays_it(pages: Pages) -> None:
    page = pages.open(link_to("2"))
    swipe(page, cell(page, "b4"), 90, 8)
    expect(page.locator(".ask")).to_have_text("Push right")
    expect(page.locator(".board .pill")).to_contain_text("collects")
    expect(page.locator(".board .going")).not_to_have_count(0)
    swipe(page, cell(page, "f4"), 90, 8)
    expect(page.locator(".board .pill")).to_have_count(0)
    expect(page.locator(".primary")).to_have_text("Send to Ben")
    expect(page.locator(".board .ball.last")).not_to_have_count(0)


def test_a_swipe_may_begin_on_an_arrow(pages: Pages) -> None:
    page = pages.open(link_to("2"))
    swipe(page, page.locator("[data-why='4l']"), 120, 0)
    expect(page.locator(".ask")).to_have_text("Push right")


def test_a_tap_beside_takes_a_shown_push_back(pages: Pages) -> None:
    page = pages.open(link_to("2"))
    tap(shape_of(page, "4r"))
    expect(page.locator(".board .outline")).to_have_count(1)
    tap(page.locator(".near .name"))
    expect(page.locator(".board .outline")).to_have_count(0)
    expect(page.locator(".board .going")).to_have_count(0)


def test_a_ball_stays_the_same_element_on_its_way_to_the_tray(pages: Pages) -> None:
    page = pages.open(link_to("2"))
    tap(shape_of(page, "4r"))
    going = page.locator(".board .going").first
    expect(going).to_be_visible()
    going.evaluate("(ball) => { ball.marked = true; }")
    tap(page.locator(".ask"))
    marked = "(balls) => balls.filter((ball) => ball.marked && ball.isConnected).length"
    expect(page.locator(".board .ball.last")).not_to_have_count(0)
    assert page.locator(".board .ball.last").evaluate_all(marked) == 1


@pytest.mark.parametrize(("right", "down"), [(90, 0), (0, -90)])
def test_a_swipe_of_no_use_says_why(pages: Pages, right: int, down: int) -> None:
    page = pages.open(link_to("2"))
    swipe(page, cell(page, "b2"), right, down)
    expect(page.locator("#notice")).to_have_text("Nothing would move.")
    expect(page.locator(".ask")).to_have_count(0)


def test_with_spotting_the_keyboard_finds_right_and_wrong_pushes_alike(pages: Pages) -> None:
    page = pages.open(link_to("2s"), pages.device(**DESK))
    right = set(Session(laws.seeded("collecto", "2s", 0)).choices())
    assert "1l" not in right
    page.locator("[data-why='1l']").focus()
    page.keyboard.press("ArrowDown")
    expect(page.locator("[data-why='2l']")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#notice")).to_have_text("Nothing would move.")


def test_with_spotting_all_arrows_look_the_same(pages: Pages) -> None:
    page = pages.open(link_to("3s", "n"), pages.device(**DESK))
    looks = """(all) => all.map((arrow) => [arrow, ...arrow.children].map((part) => {
      const style = getComputedStyle(part);
      return [style.fill, style.stroke, style.opacity, style.cursor, style.strokeWidth].join();
    }).join(";"))"""
    assert len(set(page.locator(".board .arrow").evaluate_all(looks))) == 1


def test_one_says_that_one_sees_none_by_a_button(pages: Pages) -> None:
    page = pages.open(link_to("2s"))
    tap(shape_of(page, "n"))
    expect(page.locator(".near .note")).to_contain_text("sees none")
    expect(page.locator(".primary")).to_have_text("Send to Ben")
