"""What is set is seen at once, also around the page."""

from coloro_table import link_to
from pages import PHONE, READY, Pages, tap
from playwright.sync_api import Page, expect

FRAME = """[...document.querySelectorAll("meta[name=theme-color]")]
  .filter(({ media }) => matchMedia(media).matches).map(({ content }) => content)"""


def frame(page: Page) -> list[str]:
    """The colours that the browser may take for what it draws around the page."""
    return [str(colour) for colour in page.evaluate(FRAME)]


def test_the_frame_of_the_browser_has_the_colour_of_the_page(pages: Pages) -> None:
    page = pages.open("settings", pages.device(**PHONE, color_scheme="light"))
    assert frame(page) == ["#faf6ee"]
    tap(page.locator(".segment:has([value=dark])"))
    expect(page.locator("[data-theme=dark]")).to_have_count(1)
    assert frame(page) == ["#191614"]
    page.reload()
    page.wait_for_selector(READY, state="attached")
    assert frame(page) == ["#191614"]
    tap(page.locator(".segment:has([name=theme][value=system])"))
    expect(page.locator("[data-theme=light]")).to_have_count(1)
    page.emulate_media(color_scheme="dark")
    expect(page.locator("[data-theme=dark]")).to_have_count(1)
    assert frame(page) == ["#191614"]


def test_what_the_foot_of_the_page_says_goes_with_a_tap_on_a_link(pages: Pages) -> None:
    page = pages.open(link_to("b3t"))
    tap(page.locator(".piece[data-why]:not([data-move])").first)
    expect(page.locator("#notice")).to_contain_text("column b")
    tap(page.locator(".head a"))
    expect(page.locator(".cards")).to_be_visible()
    expect(page.locator("#notice")).to_be_empty()
