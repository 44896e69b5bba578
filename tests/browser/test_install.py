"""The page can be installed, takes what is shared with it, and sees to it that games stay."""

import json
import re
import struct
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import build
import pytest
from coloro_table import link_to, play, start
from pages import DESK, PHONE, READY, Pages, kept, tap
from playwright.sync_api import BrowserContext, Page, expect
from serve import Server

from paintbox.engine.shelf import GAMES
from paintbox.games import NAMES
from paintbox.view.words import say

IPHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 "
    "(KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1"
)
IPAD = (
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 "
    "(KHTML, like Gecko) Version/26.0 Safari/605.1.15"
)
ASKED = """
window.asked = 0;
StorageManager.prototype.persist = async () => (window.asked += 1) > 0;
"""
# So that asking again shows when a hint would be there.
FORGET_ASKED = """
const { persist, ...rest } = JSON.parse(localStorage.paintbox);
localStorage.paintbox = JSON.stringify(rest);
"""
INSTALLED = "Object.defineProperty(navigator, 'standalone', { get: () => true })"
DENIED = """
for (const name of ["localStorage", "sessionStorage"])
  Object.defineProperty(window, name, { get() { throw new DOMException("no", "SecurityError"); } });
delete Navigator.prototype.storage;
"""


@pytest.fixture(scope="session")
def manifest(server: Server) -> dict[str, Any]:
    return dict(json.loads((server.folder / "manifest.webmanifest").read_bytes()))


def test_chromium_finds_nothing_that_speaks_against_installing(
    pages: Pages, tmp_path: Path
) -> None:
    page = pages.open("", pages.profile(tmp_path))
    kept(page)
    session = page.context.new_cdp_session(page)
    found = session.send("Page.getAppManifest")
    assert found["url"] == f"{pages.url}manifest.webmanifest"
    assert found["errors"] == []
    assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] == []


def test_the_manifest_says_what_the_page_is(manifest: dict[str, Any]) -> None:
    assert manifest["name"] == manifest["short_name"] == say("page.name")
    assert manifest["description"] == say("page.line")
    assert manifest["id"] == "paintbox"
    assert manifest["start_url"] == manifest["scope"] == "./"
    assert manifest["display"] == "standalone"
    assert manifest["lang"] == "en"


def test_a_shortcut_leads_to_every_game_that_can_be_played(manifest: dict[str, Any]) -> None:
    urls = [f"./#new.{game}.{GAMES[game].OPTIONS[0]}" for game in NAMES]
    assert [shortcut["url"] for shortcut in manifest["shortcuts"]] == urls
    assert [shortcut["name"] for shortcut in manifest["shortcuts"]] == [*map(say, NAMES)]


def size(png: bytes) -> str:
    assert png.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", png[16:24])
    return f"{width}x{height}"


def test_every_icon_is_there_with_its_size(manifest: dict[str, Any], server: Server) -> None:
    icons = {(icon["sizes"], icon["purpose"]) for icon in manifest["icons"]}
    assert icons == {(f"{px}x{px}", what) for px in (192, 512) for what in ("any", "maskable")}
    for icon in manifest["icons"]:
        assert icon["type"] == "image/png"
        assert size((server.folder / icon["src"]).read_bytes()) == icon["sizes"]
    page = (server.folder / "index.html").read_text()
    apple = re.search(r'rel="apple-touch-icon" href="(.*?)"', page)
    assert apple
    assert size((server.folder / apple[1]).read_bytes()) == "180x180"


def test_page_and_manifest_have_the_colour_of_the_paper(manifest: dict[str, Any]) -> None:
    light, dark = re.findall("--paper: (#.{6})", (build.ROOT / "css/10-theme.css").read_text())
    page = (build.ROOT / "index.html").read_text()
    themes = re.findall(r'theme-color" content="(.*?)" media=".*: (.*?)\)"', page)
    assert themes == [(light, "light"), (dark, "dark")]
    assert manifest["theme_color"] == manifest["background_color"] == light


@pytest.mark.parametrize("field", ["text", "url", "title"])
def test_a_link_that_is_shared_with_the_page_opens(pages: Pages, field: str) -> None:
    shared = {"title": "Fwd: Paintbox", "text": "Look at\nthis:", "url": "https://example.org/"}
    link = f"{pages.url}#{link_to('b3t', 'b2')}"
    shared[field] = link if field == "url" else f"My move: {link} – and yours?"
    page = pages.watched(pages.device())
    page.goto(f"{pages.url}?{urlencode(shared)}")
    page.wait_for_selector(READY, state="attached")
    expect(page.locator(".kept")).to_have_count(2)
    assert page.url == f"{pages.url}#g.abcdefgh"


def test_what_is_shared_without_a_link_leads_home_with_a_word(pages: Pages) -> None:
    page = pages.watched(pages.device())
    page.goto(f"{pages.url}?{urlencode({'text': 'hello there'})}")
    page.wait_for_selector(READY, state="attached")
    expect(page.locator("#notice")).to_contain_text("no Paintbox link")
    expect(page.locator(".card").first).to_be_visible()
    assert page.url == pages.url


def asked(page: Page) -> int:
    return int(page.evaluate("window.asked"))


def test_the_browser_is_asked_once_to_keep_the_games(pages: Pages) -> None:
    device = pages.device()
    device.add_init_script(ASKED)
    page = pages.open("", device)
    assert asked(page) == 0
    page = start(pages, device)
    page.wait_for_function("window.asked == 1")
    play(page, "b3t")
    expect(page.locator(".kept")).to_have_count(1)
    assert asked(page) == 1
    page = pages.open(link_to("b3t"), device)
    play(page, "b2")
    expect(page.locator(".kept")).to_have_count(2)
    assert asked(page) == 0


def iphone(pages: Pages, agent: str = IPHONE) -> BrowserContext:
    return pages.device(**PHONE, user_agent=agent)


@pytest.mark.parametrize("agent", [IPHONE, IPAD], ids=["iphone", "ipad"])
def test_on_an_iphone_a_kept_game_brings_a_hint_until_it_is_understood(
    pages: Pages, agent: str
) -> None:
    device = iphone(pages, agent)
    device.add_init_script(ASKED)
    page = pages.open("", device)
    expect(page.locator(".offer")).to_have_count(0)
    page = start(pages, device)
    expect(page.locator(".offer")).to_contain_text("Home Screen")
    page = pages.open(link_to("b3t"), device)
    expect(page.locator(".offer")).to_contain_text("Home Screen")
    tap(page.locator(".offer button"))
    expect(page.locator(".offer")).to_have_count(0)
    page.evaluate(FORGET_ASKED)
    page.reload()
    page.wait_for_selector(READY, state="attached")
    play(page, "b2")
    expect(page.locator(".kept")).to_have_count(2)
    page.wait_for_function("window.asked == 1")
    expect(page.locator(".offer")).to_have_count(0)


def no_hint(pages: Pages, device: BrowserContext) -> None:
    """What comes after the hint comes, and no hint."""
    device.add_init_script(ASKED)
    page = start(pages, device)
    page.wait_for_function("window.asked == 1")
    expect(page.locator(".offer")).to_have_count(0)


def test_an_installed_page_gives_no_hint(pages: Pages) -> None:
    device = iphone(pages)
    device.add_init_script(INSTALLED)
    no_hint(pages, device)


def test_other_devices_give_no_hint(pages: Pages) -> None:
    no_hint(pages, pages.device(**DESK))


def test_where_nothing_may_be_kept_the_hint_goes_all_the_same(pages: Pages) -> None:
    device = iphone(pages)
    device.add_init_script(DENIED)
    page = pages.open(link_to("b3t"), device)
    tap(page.locator(".offer button"))
    expect(page.locator(".offer")).to_have_count(0)
    play(page, "b2")
    expect(page.locator(".kept")).to_have_count(2)
