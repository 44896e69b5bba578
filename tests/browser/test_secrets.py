"""On a shared device secrets are seen by whoever has it, while a button is held, and never else."""

import pytest
from pages import PHONE, Pages, tap
from playwright.sync_api import Locator, Page, expect

from paintbox.games.colorpop import LETTERS
from paintbox.view.words import say

OPEN = ".secret [href^='#token-']"
DOWN = """() => {
  window.down = new Promise((seen) =>
    addEventListener("pointerdown", () => setTimeout(seen), { once: true }));
}"""


def table(pages: Pages, options: str) -> Page:
    page = pages.open(f"new.colorpop.{options}", pages.device(**PHONE, reduced_motion="reduce"))
    tap(page.locator("[data-action=start]"))
    expect(page.locator(".board")).to_be_visible()
    return page


class Finger:
    """A real one, on a page."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._session = page.context.new_cdp_session(page)

    def press(self, target: Locator) -> None:
        """Go down on something; returns when the page has had it."""
        box = target.bounding_box()
        assert box
        self._page.evaluate(DOWN)
        self._touch("touchStart", {"x": box["x"] + box["width"] / 2, "y": box["y"] + 20})
        self._page.evaluate("window.down")

    def lift(self) -> None:
        self._touch("touchEnd")

    def _touch(self, kind: str, *points: dict[str, float]) -> None:
        send = self._session.send
        send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def test_the_device_is_handed_over_before_anything_is_seen(pages: Pages) -> None:
    page = table(pages, "2")
    expect(page.locator(".curtain h2")).to_have_text("Hand it to Anna")
    expect(page.locator(".board [data-move]")).to_have_count(0)
    tap(page.locator("[data-action=hand]"))
    expect(page.locator(".curtain")).to_have_count(0)
    expect(page.locator(OPEN)).to_have_count(0)


def test_secrets_show_for_as_long_as_the_button_is_held(pages: Pages) -> None:
    page = table(pages, "2")
    tap(page.locator("[data-action=hand]"))
    finger = Finger(page)
    finger.press(page.locator("[data-hold]"))
    expect(page.locator(OPEN)).to_have_count(1)
    finger.lift()
    expect(page.locator(OPEN)).to_have_count(0)


def test_a_finger_on_the_board_shows_no_secret(pages: Pages) -> None:
    page = table(pages, "2")
    tap(page.locator("[data-action=hand]"))
    Finger(page).press(page.locator(".board [data-move]").first)
    expect(page.locator(OPEN)).to_have_count(0)


def test_who_plays_alone_keeps_seeing_the_own_colours(pages: Pages) -> None:
    page = table(pages, "1s3")
    expect(page.locator(OPEN)).to_have_count(3)
    tap(page.locator(".board [data-move]").first)
    expect(page.locator(".ask").first).to_be_visible()
    expect(page.locator(OPEN)).to_have_count(3)


@pytest.mark.parametrize("options", ["2", "2d", "4t"])
def test_no_chip_says_a_colour_to_who_looks_on(pages: Pages, options: str) -> None:
    page = table(pages, options)
    tap(page.locator("[data-action=hand]"))
    chips = page.locator(".secret").evaluate_all("(all) => all.map((chip) => chip.outerHTML)")
    assert len(chips) == int(options[0])
    names = [say(f"colorpop.{letter}") for letter in LETTERS[:5]]
    assert [name for name in names for chip in chips if name in chip] == []
    assert "#token" not in "".join(chips)
