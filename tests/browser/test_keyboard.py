"""A whole game by keyboard alone, with a focus that can be seen."""

from random import Random

from pages import DESK, Pages
from playwright.sync_api import Page, expect


def focused(page: Page, attribute: str) -> str:
    return str(page.evaluate(f"document.activeElement.getAttribute('{attribute}')"))


def press_to(page: Page, selector: str) -> None:
    """Press Tab until the focus is there."""
    for _ in range(80):
        if page.evaluate("(s) => document.activeElement.matches(s)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not reach {selector}")


def test_a_whole_game_by_keyboard(pages: Pages) -> None:
    page = pages.open("", pages.device(**DESK))
    press_to(page, ".card")
    page.keyboard.press("Enter")
    expect(page.locator("[data-action=start]")).to_be_visible()
    press_to(page, "#name0")
    page.keyboard.type("Ada")
    page.keyboard.press("Enter")
    expect(page.locator(".near .name")).to_have_text("Ada")
    rng = Random(4)
    page.keyboard.press("ArrowDown")
    for _ in range(40):
        if page.locator(".result").count():
            break
        assert focused(page, "data-move"), "the focus was lost"
        for _ in range(rng.randrange(4)):
            page.keyboard.press(rng.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]))
        page.keyboard.press("Enter")
        if page.locator(".ask").count():
            press_to(page, ".ask, .end")
            page.keyboard.press("Enter")
    expect(page.locator(".result")).to_be_visible()
    press_to(page, ".primary")
    page.keyboard.press("Enter")
    expect(page.locator(".result")).to_have_count(0)


def test_arrows_go_to_the_neighbour(pages: Pages) -> None:
    page = pages.open("new.coloro.2", pages.device(**DESK))
    page.locator("[data-action=start]").click()
    page.wait_for_selector(".board")
    page.keyboard.press("ArrowDown")
    assert focused(page, "data-move") == "a1"
    for key, cell in (
        ("ArrowRight", "b1"),
        ("ArrowDown", "b2"),
        ("ArrowLeft", "a2"),
        ("ArrowUp", "a1"),
    ):
        page.keyboard.press(key)
        assert focused(page, "data-move") == cell


def test_the_focus_is_seen_on_the_board(pages: Pages) -> None:
    page = pages.open("new.coloro.2", pages.device(**DESK))
    page.locator("[data-action=start]").click()
    page.wait_for_selector(".board")
    width = "getComputedStyle(document.querySelector('[data-move=a1] .ring')).strokeWidth"
    before = float(page.evaluate(width).removesuffix("px"))
    page.keyboard.press("ArrowDown")
    assert float(page.evaluate(width).removesuffix("px")) >= before + 2


def test_escape_lets_go(pages: Pages) -> None:
    page = pages.open("new.coloro.2", pages.device(**DESK))
    page.locator("[data-action=start]").click()
    page.wait_for_selector(".board")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Space")
    expect(page.locator(".ask")).to_have_count(2)
    page.keyboard.press("Escape")
    expect(page.locator(".ask")).to_have_count(0)
