"""The page speaks the browser's language, or the one that was set."""

import re

from coloro_table import link_to
from pages import PHONE, READY, Pages, tap
from playwright.sync_api import Page, expect

GERMAN = PHONE | {"locale": "de-DE"}
ENGLISH_LEFT = "Games|Rules|Settings|No account|players|Undo|Moves|New game|The idea"


def lang(page: Page) -> str:
    return str(page.evaluate("document.documentElement.lang"))


def set_language(page: Page, value: str) -> None:
    tap(page.locator(f".segment:has([name=language][value={value}])"))


def test_german_from_before_python_on_and_whatever_was_set(pages: Pages) -> None:
    """One window, for all of it is what one player goes through."""
    device = pages.device(**GERMAN)
    page = pages.watched(device)
    page.route("**/pyodide.asm.wasm", lambda route: None)
    page.goto(pages.url, wait_until="commit")
    expect(page.locator("#load")).to_contain_text("Gleich geht es los")
    waiting = page.locator("body").aria_snapshot()
    assert "Farbspiele. Ohne Konto" in waiting
    assert 'progressbar "Gleich geht es los"' in waiting
    assert 'navigation "Spiele"' in waiting
    assert not [word for word in ENGLISH_LEFT.split("|") if word in waiting]
    assert lang(page) == "de"
    before = page.locator(".cards").bounding_box()

    page.unroute("**/pyodide.asm.wasm")
    page.goto(pages.url)
    page.wait_for_selector(READY, state="attached")
    expect(page.locator(".home .soft").first).to_have_text("Farbspiele. Ohne Konto, ohne Server.")
    assert page.locator(".cards").bounding_box() == before
    screens = {
        "new.coloro": "Reihenfolge mischen",
        link_to("b3t"): "Ben: nimm einen aus Spalte b",
        "rules.coloro": "Worum es geht",
        "games": "Du bist dran",
        "settings": "Hell oder dunkel",
    }
    for place, words in screens.items():
        page.evaluate("(place) => { location.hash = place }", place)
        expect(page.locator("#app")).to_contain_text(words)
        shown = page.locator("body").aria_snapshot()
        assert not [word for word in ENGLISH_LEFT.split("|") if word in shown]

    set_language(page, "en")
    expect(page.locator("h1")).to_have_text("Settings")
    expect(page).to_have_title("Settings")
    assert lang(page) == "en"
    page.evaluate("location.hash = 'g.abcdefgh'")
    expect(page.locator(".prompt")).to_have_text("Ben: take one from column b")
    expect(page.locator(".board .marker")).to_have_attribute("aria-label", "marker, b3")
    page.evaluate("location.hash = ''")
    expect(page.locator(".entry")).to_contain_text("Your turn")

    other = pages.open("settings", device)
    assert lang(other) == "en"
    set_language(other, "system")
    expect(other.locator("h1")).to_have_text("Einstellungen")
    expect(page.locator(".entry")).to_contain_text("Du bist dran")  # in the first window too
    assert lang(page) == "de"


def test_english_for_who_wants_neither_language_or_english_first(pages: Pages) -> None:
    """No Python is needed to see it."""
    page = pages.watched(pages.device(**PHONE | {"locale": "fr-FR"}))
    page.route(re.compile("/(runtime|py)/"), lambda route: None)
    for wanted, spoken in {"fr": "en", "fr de": "de", "en-GB de": "en", "de-AT en": "de"}.items():
        page.add_init_script(f"""Object.defineProperty(navigator, "languages",
            {{ value: "{wanted}".split(" "), configurable: true }})""")
        page.goto(pages.url, wait_until="commit")
        expect(page.locator("#load")).to_be_visible()
        assert lang(page) == spoken, wanted
