"""axe-core finds nothing on any screen; fingers find everything."""

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

from coloro_table import ENDED, link_to
from inside import UNLIKE, run, start_of
from pages import DESK, PHONE, READY, Pages
from playwright.sync_api import Page
from screens import walk

AXE = Path(__file__).parents[2] / "node_modules/axe-core/axe.min.js"
# Of all that axe looks at, only the contrast is another one in the dark.
DARK = {"runOnly": {"type": "rule", "values": ["color-contrast"]}}
FIND = """async (options) => {
  const { violations } = await axe.run(document, { resultTypes: ["violations"], ...options });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}"""
SMALL = """[...document.querySelectorAll(
    'button, a, input:not([type=radio]), .segment, .board .end')]
  .filter((e) => e.checkVisibility() && !e.inert)
  .map((e) => [e.outerHTML.slice(0, 80), e.getBoundingClientRect()])
  .filter(([html, box]) =>
    box.width < 43.5 || box.height < 43.5 || box.left < 0 || box.right > innerWidth)
  .map(([html, box]) => `${html} ${box.width}x${box.height}`)"""
WIDE = "document.documentElement.scrollWidth - innerWidth"
# A name without room for three letters, and what lies on what stands beside it.
CROWDED = """[...document.querySelectorAll(".player")].filter((e) => e.checkVisibility())
  .flatMap((player) => {
    const box = (e) => e.getBoundingClientRect();
    const [name, note] = [".name", ".note"].map((kind) => box(player.querySelector(kind)));
    const beside = player.parentElement.querySelector(".peek");
    return [
      name.width < 28 ? `${player.textContent}: no room` : "",
      beside && box(beside).top < name.bottom && box(beside).left < note.right - 0.5
        ? `${player.textContent}: lies under ${beside.textContent}` : "",
    ].filter(Boolean);
  })"""


def test_on_a_phone_axe_finds_nothing_and_fingers_find_everything(pages: Pages) -> None:
    looks = (in_the_light, in_the_dark, misfits, headings, unlike)
    assert wrong(pages, PHONE, *looks) == {}


def test_german_too_has_room_on_a_phone(pages: Pages) -> None:
    assert wrong(pages, PHONE | {"locale": "de-DE"}, misfits) == {}


def test_on_a_desk_axe_finds_nothing(pages: Pages) -> None:
    assert wrong(pages, DESK, in_the_light) == {}


def wrong(
    pages: Pages, options: dict[str, Any], *looks: Callable[[Page], Iterable[str]]
) -> dict[str, list[str]]:
    """What is wrong on which screens of a device, in one window."""
    page = pages.watched(pages.device(**options, reduced_motion="reduce"))
    found = {
        name: [fault for look in looks for fault in look(page)] for name, _ in walk(page, pages.url)
    }
    return {name: faults for name, faults in found.items() if faults}


def in_the_light(page: Page) -> Iterator[str]:
    page.emulate_media(color_scheme="light", reduced_motion="reduce")
    yield from violations(page)


def in_the_dark(page: Page) -> Iterator[str]:
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    yield from violations(page, DARK)


def violations(page: Page, options: dict[str, Any] | None = None) -> list[str]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    return [str(fault)[:200] for fault in page.evaluate(FIND, options or {})]


def misfits(page: Page) -> Iterator[str]:
    """What is too small for a finger, or cut off, on phones of some widths."""
    usual = page.viewport_size
    assert usual
    for width in (320, 360, 430):
        page.set_viewport_size({"width": width, "height": 640})
        yield from (f"{width}: {what}" for look in (SMALL, CROWDED) for what in page.evaluate(look))
        if page.evaluate(WIDE) > 0:
            yield f"{width}: wider than the phone"
    page.set_viewport_size(usual)


def unlike(page: Page) -> Iterator[str]:
    if page.locator(READY).count():  # else there is no Python yet
        yield from run(page, UNLIKE, start_of(page)).splitlines()


def headings(page: Page) -> Iterator[str]:
    if page.locator("h1").count() != 1:
        yield "not one heading"


def test_the_board_is_as_wide_as_the_phone(pages: Pages) -> None:
    page = pages.open(link_to(*ENDED[:14]))
    for width in (320, 360, 430):
        page.set_viewport_size({"width": width, "height": round(width * 16 / 9)})
        ground = page.locator(".board .ground").bounding_box()
        assert ground
        assert ground["width"] >= width * 0.93
    assert page.title() == "Coloro · Paintbox"
