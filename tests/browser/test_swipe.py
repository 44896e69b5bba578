"""A finger that swipes over a line pushes it; one that slips does nothing."""

from pages import Pages, tap
from playwright.sync_api import Locator, Page, expect

from paintbox.engine.game import Options
from paintbox.engine.record import Record
from paintbox.engine.session import Session

LAID = Record("collecto", Options(2), "s0123456789abcdef")


def table(pages: Pages) -> Page:
    return pages.open(f"{LAID}")


def swipe(target: Locator, right: float, down: float) -> None:
    """A real touch that begins on a shape and moves so many pixels."""
    box = target.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    send = target.page.context.new_cdp_session(target.page).send
    for kind, part in (("touchStart", 0.0), ("touchMove", 0.5), ("touchMove", 1.0)):
        point = {"x": x + part * right, "y": y + part * down}
        send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [point]})
    send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def line(page: Page, step: str) -> Locator:
    """A cell that can be swiped so."""
    return page.locator(f'.board [data-swipe*="{step}"]').first


def choice() -> str:
    return next(step for step in Session(LAID).choices() if step[-1] in "lr")


def test_a_swipe_shows_the_push_and_a_second_plays_it(pages: Pages) -> None:
    page, step = table(pages), choice()
    right = 80 if step[-1] == "r" else -80
    swipe(line(page, step), right, 3)
    expect(page.locator(f'.ask[data-move="{step}"]')).to_be_visible()
    swipe(line(page, step), right, 3)
    expect(page.locator("[data-action=undo]")).to_be_enabled()


def test_a_slip_of_the_finger_is_no_swipe(pages: Pages) -> None:
    page, step = table(pages), choice()
    swipe(line(page, step), 40, 40)
    swipe(line(page, step), 9, 2)
    expect(page.locator(".ask")).to_have_count(0)


def test_a_swipe_of_no_use_says_why(pages: Pages) -> None:
    page = table(pages)
    choices = Session(LAID).choices()
    step = next(
        f"{row}{way}" for row in range(1, 8) for way in "lr" if f"{row}{way}" not in choices
    )
    swipe(line(page, step), 80 if step[-1] == "r" else -80, 0)
    expect(page.locator("#notice")).not_to_be_empty()
    expect(page.locator(".ask")).to_have_count(0)


def test_a_tap_behind_a_swipe_counts_again(pages: Pages) -> None:
    page, step = table(pages), choice()
    swipe(line(page, step), 80 if step[-1] == "r" else -80, 0)
    tap(page.locator(f'.ask[data-move="{step}"]'))
    expect(page.locator("[data-action=undo]")).to_be_enabled()
