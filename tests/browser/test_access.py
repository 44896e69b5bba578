"""axe-core finds nothing on any screen; fingers find everything."""

from pathlib import Path

import pytest
from coloro_table import ENDED, link_to
from pages import DESK, PHONE, Pages, tap
from playwright.sync_api import Page, expect

from paintbox.games import NAMES

AXE = Path(__file__).parents[2] / "node_modules/axe-core/axe.min.js"
HALF = ENDED[:14]


def violations(page: Page) -> list[str]:
    page.evaluate(AXE.read_text())
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")["violations"]
    return [f"{rule['id']}: {node['html'][:200]}" for rule in found for node in rule["nodes"]]


def show(page: Page, screen: str) -> None:
    """Bring a page with a game in it to a screen."""
    match screen:
        case "moves" | "menu":
            tap(page.locator(f"[data-action={screen}]"))
        case "ask":
            tap(page.locator(".board .piece[data-move]").first)
            expect(page.locator(".ask")).to_have_count(2)
        case "stepping":
            tap(page.locator("[data-action=moves]"))
            tap(page.locator(".turns button").nth(3))


SCREENS = {
    "home": "",
    "new": "new.coloro.2",
    "table": link_to(*HALF),
    "opening": link_to(),
    "ask": link_to(),
    "moves": link_to(*HALF),
    "menu": link_to(*HALF),
    "stepping": link_to(*HALF),
    "result": link_to(*ENDED),
    "rules": "rules.colorio",
}


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing(pages: Pages, screen: str, scheme: str) -> None:
    options = DESK if scheme == "dark" and screen in ("moves", "stepping") else PHONE
    page = pages.open(SCREENS[screen], pages.device(**options, color_scheme=scheme))
    show(page, screen)
    page.wait_for_timeout(300)
    assert violations(page) == []


@pytest.mark.parametrize("game", NAMES)
def test_axe_finds_nothing_in_any_rules(pages: Pages, game: str) -> None:
    page = pages.open(f"rules.{game}", pages.device(**DESK, color_scheme="dark"))
    assert violations(page) == []


def test_home_with_a_game_has_no_violation(pages: Pages) -> None:
    device = pages.device()
    pages.open(link_to(*HALF), device)
    page = pages.open("", device)
    expect(page.locator(".entry")).to_have_count(1)
    assert violations(page) == []


SMALL = """[...document.querySelectorAll('button, a, input:not([type=radio]), .segment, .end')]
  .filter((e) => e.checkVisibility())
  .map((e) => [e.outerHTML.slice(0, 80), e.getBoundingClientRect()])
  .filter(([html, box]) =>
    box.width < 43.5 || box.height < 43.5 || box.left < 0 || box.right > innerWidth)
  .map(([html, box]) => `${html} ${box.width}x${box.height}`)"""


@pytest.mark.parametrize("screen", SCREENS)
def test_controls_are_large_enough_and_nothing_is_cut_off(pages: Pages, screen: str) -> None:
    page = pages.open(SCREENS[screen])
    show(page, screen)
    for width in (320, 360, 430):
        page.set_viewport_size({"width": width, "height": 640})
        page.wait_for_timeout(300)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert page.evaluate(SMALL) == []


@pytest.mark.parametrize("width", [320, 360, 430])
def test_the_board_is_as_wide_as_the_phone(pages: Pages, width: int) -> None:
    phone = PHONE | {"viewport": {"width": width, "height": round(width * 16 / 9)}}
    page = pages.open(link_to(*HALF), pages.device(**phone))
    ground = page.locator(".board .ground").bounding_box()
    assert ground
    assert ground["width"] >= width * 0.93


def test_every_token_has_a_name(pages: Pages) -> None:
    page = pages.open(link_to())
    names = page.locator(".board .piece").evaluate_all(
        "(pieces) => pieces.map((piece) => piece.getAttribute('aria-label'))"
    )
    assert "red fox, a1" in names
    assert len(set(names)) == 37


def test_every_screen_has_one_heading(pages: Pages) -> None:
    page = pages.open(link_to(*HALF))
    assert page.locator("h1").count() == 1
    assert page.title() == "Coloro · Paintbox"
