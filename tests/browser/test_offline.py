"""After one visit the site needs no network, and what is kept of it mends itself."""

import shutil
from collections import Counter
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import build
import pytest
from coloro_table import link_to, play
from inside import PING, run, start_of
from pages import PHONE, READY, Pages, kept, tap, until
from playwright.sync_api import Browser, BrowserContext, Page, expect
from serve import Server, serve

AT_ONCE = 20_000  # ms, less than boot.js waits for progress
KEY = """async (name) => {
  const [cache] = await caches.keys();
  const keys = await (await caches.open(cache)).keys();
  return keys.find(({ url }) => url.includes(name)).url;
}"""
DROP = """async (key) => {
  const [cache] = await caches.keys();
  await (await caches.open(cache)).delete(key);
}"""
SPOIL = """async (key) => {
  const [name] = await caches.keys();
  const cache = await caches.open(name);
  const { headers } = await cache.match(key);
  await cache.put(key, new Response("not what it should be", { headers }));
}"""
BODY = "async (key) => (await (await caches.match(key))?.arrayBuffer())?.byteLength"


def visited(pages: Pages) -> BrowserContext:
    """A device that has been here once."""
    device = pages.device(keeper=True, **PHONE)
    page = pages.open("", device)
    kept(page)
    page.close()
    return device


def stop(server: Server) -> None:
    server.stop()
    with pytest.raises(URLError):
        urlopen(server.url)


def asked(server: Server) -> Counter[str]:
    return Counter(request.path[1:] for request in server.requests)


def test_a_visit_fetches_every_file_once(own_pages: Pages, own: Server) -> None:
    visited(own_pages)
    assert asked(own) == Counter(list(build.read(own.folder, "**/*")))
    assert {request.status for request in own.requests} == {200}


def test_a_second_visit_asks_only_whether_there_is_a_new_version(
    own_pages: Pages, own: Server
) -> None:
    device = visited(own_pages)
    own.requests.clear()
    page = own_pages.open("", device)
    until(page, lambda: bool(own.requests))
    assert {(request.path, request.bytes) for request in own.requests} == {("/sw.js", 0)}


def test_without_network_everything_works(own_pages: Pages, own: Server) -> None:
    device = visited(own_pages)
    stop(own)
    page = own_pages.open("", device)
    tap(page.locator(".card").first)
    tap(page.locator("[data-action=start]"))
    play(page, "b3t")
    expect(page.locator(".kept")).to_have_count(1)
    assert run(page, PING, start_of(page)) == "there"
    home = own_pages.open("", device)
    expect(home.locator(".entry")).to_have_count(1)


def test_a_link_opens_without_network(own_pages: Pages, own: Server) -> None:
    device = visited(own_pages)
    stop(own)
    page = own_pages.open(link_to("b3t", "b2"), device)
    expect(page.locator(".kept")).to_have_count(2)


def test_the_first_visit_itself_goes_on_without_network(own_pages: Pages, own: Server) -> None:
    page = own_pages.open(link_to("b3t"), own_pages.device(keeper=True, **PHONE))
    kept(page)
    page.wait_for_function("navigator.serviceWorker.controller")
    stop(own)
    assert run(page, PING, start_of(page)) == "there"


def test_any_folder_of_a_host_will_do(browser: Browser, own: Server) -> None:
    own.folder.rename(own.folder.parent / "games")
    host = serve(own.folder.parent)
    pages = Pages(browser, f"{host.url}games/")
    device = visited(pages)
    assert {path.split("/")[0] for path in asked(host)} == {"games"}
    sent = [request.path for request in host.requests if request.bytes]
    assert len(sent) == len(set(sent))
    stop(host)
    page = pages.open(link_to("b3t"), device)
    expect(page.locator(".kept")).to_have_count(1)
    pages.close()
    assert pages.complaints == []


def kept_bytes(page: Page, key: str) -> int:
    return int(page.evaluate(BODY, key) or 0)


def after(pages: Pages, folder: Path, change: str, name: str) -> tuple[Page, str, int]:
    """A started browser that has lost or spoilt a file since the last start; its key, its bytes."""
    device = pages.profile(folder)
    page = pages.open("", device)
    kept(page)
    key = str(page.evaluate(KEY, name))
    size = kept_bytes(page, key)
    page.evaluate(change, key)
    device.close()
    page = pages.watched(pages.profile(folder))
    page.goto(pages.url)
    return page, key, size


def starts_without_network(page: Page, server: Server) -> None:
    stop(server)
    page.reload()
    page.wait_for_selector(READY, state="attached")
    assert run(page, PING, start_of(page)) == "there"
    page.context.close()


@pytest.mark.parametrize("name", ["/?sha256", "thinker", "pyodide.asm.wasm"])
def test_a_lost_file_is_fetched_again(
    own_pages: Pages, own: Server, tmp_path: Path, name: str
) -> None:
    page, key, size = after(own_pages, tmp_path / "device", DROP, name)
    page.wait_for_selector(READY, state="attached")
    assert run(page, PING, start_of(page)) == "there"
    until(page, lambda: kept_bytes(page, key) == size)
    starts_without_network(page, own)


@pytest.mark.parametrize("name", ["/?sha256", "css/", "py/paintbox"])
def test_a_damaged_file_is_fetched_again(
    own_pages: Pages, own: Server, tmp_path: Path, name: str
) -> None:
    page, key, size = after(own_pages, tmp_path / "device", SPOIL, name)
    page.wait_for_selector(READY, state="attached")
    until(page, lambda: kept_bytes(page, key) == size)
    starts_without_network(page, own)


@pytest.mark.parametrize("name", ["pyodide.asm.wasm", "core-"])
def test_a_damaged_runtime_is_mended_by_another_try(
    own_pages: Pages, own: Server, tmp_path: Path, name: str
) -> None:
    page, key, size = after(own_pages, tmp_path / "device", SPOIL, name)
    expect(page.get_by_role("alert")).to_be_visible(timeout=AT_ONCE)
    own_pages.heard()
    page.get_by_role("button", name="Try again").click()
    page.wait_for_selector(READY, state="attached")
    assert kept_bytes(page, key) == size
    starts_without_network(page, own)


BROKEN = {
    "encoded": "%23{}",
    "encoded twice": "%2523{}",
    "without its #": "{}",
    "a question elsewhere": "some/where/?g={}",
    "with more behind": "%23{}?from=chat",
}


def opens_its_game(pages: Pages, device: BrowserContext, place: str) -> None:
    page = pages.watched(device)
    page.goto(pages.url + place)
    page.wait_for_selector(READY, state="attached")
    expect(page.locator(".kept")).to_have_count(2)
    assert page.url == f"{pages.url}#g.abcdefgh"


def not_found(complaint: str) -> bool:
    return "Failed to load resource" in complaint


@pytest.mark.parametrize("kind", BROKEN)
def test_a_broken_address_leads_to_its_game(pages: Pages, kind: str) -> None:
    opens_its_game(pages, pages.device(), BROKEN[kind].format(link_to("b3t", "b2").upper()))
    assert all(map(not_found, pages.heard()))


def test_a_broken_address_leads_to_its_game_without_network(own_pages: Pages, own: Server) -> None:
    device = visited(own_pages)
    stop(own)
    opens_its_game(own_pages, device, f"%23{link_to('b3t', 'b2')}")
    assert all(map(not_found, own_pages.heard()))


def test_a_broken_address_below_a_folder_of_a_host_leads_to_its_game(
    browser: Browser, own: Server
) -> None:
    own.folder.rename(own.folder.parent / "games")
    host = serve(own.folder.parent)
    shutil.copy(host.folder / "games/404.html", host.folder)
    pages = Pages(browser, f"{host.url}games/")
    for place in ("%23{}", "below/%23{}"):
        opens_its_game(pages, pages.device(), place.format(link_to("b3t", "b2")))
    pages.close()  # complains of the two places where the site does not begin
    host.stop()


def test_the_broken_address_of_a_kept_game_leads_to_it(pages: Pages) -> None:
    device = pages.open(link_to("b3t")).context
    page = pages.watched(device)
    page.goto(f"{pages.url}%23g.abcdefgh")
    page.wait_for_selector(READY, state="attached")
    expect(page.locator(".kept")).to_have_count(1)
    assert all(map(not_found, pages.heard()))


def test_an_address_of_nothing_leads_home_with_a_word(pages: Pages) -> None:
    page = pages.watched(pages.device())
    page.goto(f"{pages.url}nothing/here")
    page.wait_for_selector(READY, state="attached")
    expect(page.locator("#notice")).to_contain_text("no Paintbox link")
    expect(page.locator(".card").first).to_be_visible()
    assert all(map(not_found, pages.heard()))
