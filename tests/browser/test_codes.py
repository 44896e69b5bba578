"""Codes as the page shows them: photographed, read by a decoder of another make, and opened."""

from base64 import b64decode, b64encode
from random import Random

import zxingcpp
from coloro_table import link_to
from devices import begin, phones, turn
from pages import PHONE, Pages, kept, tap
from playwright.sync_api import Page, expect
from screens import go
from serve import Server
from stored import write

import laws
from paintbox.engine.game import OVER
from paintbox.engine.session import Session
from paintbox.peer.finding import find, find_part
from paintbox.peer.histories import Histories
from paintbox.peer.kept import Kept

MAKER = "py/segno"  # what draws codes
# The sheet of the game on the table, as long as no button shows it.
GREY = """async (picture) => {
  const bytes = Uint8Array.from(atob(picture), (sign) => sign.charCodeAt(0));
  const photo = await createImageBitmap(new Blob([bytes]));
  const brush = new OffscreenCanvas(photo.width, photo.height).getContext("2d");
  brush.drawImage(photo, 0, 0);
  const { data } = brush.getImageData(0, 0, photo.width, photo.height);
  const green = Uint8Array.from({ length: data.length / 4 }, (_, at) => data[4 * at + 1]);
  return [photo.height, photo.width, green.toBase64()];
}"""
LONG = "0000000k"


def show(page: Page) -> None:
    """Open the sheet with the code."""
    for name in ("menu", "ways", "code"):
        tap(page.locator(f"[data-action={name}]"))
    expect(page.locator(".sheet.code h2")).to_be_visible()


def photographed(page: Page) -> str:
    """What a camera reads off the whole page that takes no light code on dark."""
    height, width, grey = page.evaluate(GREY, b64encode(page.screenshot()).decode())
    picture = memoryview(b64decode(grey)).cast("B", (height, width))
    (found,) = zxingcpp.read_barcodes(picture, try_invert=False)
    return str(found.text)


def code(page: Page) -> str:
    """What a camera reads off the sheet, which is closed again."""
    show(page)
    text = photographed(page)
    tap(page.locator(".sheet [data-action=close]"))
    return text


def opened(page: Page, text: str) -> None:
    """Go to what was read, as a phone's camera does."""
    page.evaluate("(text) => { location.href = text }", text)
    page.wait_for_function("() => location.hash.startsWith('#g.')")


def long_game(page: Page, steps: int) -> Session:
    """A game for points that goes into no code, kept here with so many steps; gives all of it."""
    *_, session = laws.walk(laws.seeded("colorio", "5p", 1), Random(1))
    names, so_far = ("Anna", "Ben", "Clara", "David", "Emma"), session.steps[:steps]
    game = Kept(LONG, session.laid, names, (0,), Histories(frozenset({so_far}), so_far))
    write(page, games={LONG: str(game)}, summaries={})
    go(page, f"g.{LONG}")
    return session


def test_a_whole_game_by_pictures_of_codes(pages: Pages) -> None:
    here, there = phones(pages, 2)
    begin(here, "collecto.2", 2)
    rng = Random(1)
    while True:
        turn(here, rng)
        show(here)
        text = photographed(here)
        tap(here.locator("[data-action=told]"))
        opened(there, text)
        if Session(find(text).record).turn == OVER:
            break
        here, there = there, here
    for page in (here, there):
        expect(page.locator(".result")).to_be_visible()
    assert here.locator(".result").inner_text() == there.locator(".result").inner_text()


def test_in_the_dark_a_code_is_dark_on_light_too(pages: Pages) -> None:
    page = pages.open(link_to("b3t"))
    page.emulate_media(color_scheme="dark")
    expect(page.locator("[data-theme=dark]")).to_have_count(1)
    assert find(code(page)).record.turns == ("b3t",)


def test_a_game_that_is_too_long_says_so_and_gives_its_last_part(pages: Pages) -> None:
    page = pages.open()
    session = long_game(page, 1000)
    show(page)
    part = find_part(photographed(page))
    assert part
    assert part.start < len(session.steps)
    expect(page.locator(".sheet.code")).to_contain_text("This one holds the last moves")


def test_what_draws_codes_is_fetched_with_the_first_one(pages: Pages, server: Server) -> None:
    server.requests.clear()
    page = pages.open(link_to("b3t"))
    page.wait_for_timeout(500)
    assert not [request for request in server.requests if MAKER in request.path]
    show(page)
    show(page)
    assert len([request for request in server.requests if MAKER in request.path]) == 1


def test_what_cannot_be_fetched_has_its_sentence(pages: Pages) -> None:
    page = pages.open(link_to("b3t"))
    page.route(f"**/{MAKER}*", lambda route: route.abort())
    show(page)
    expect(page.locator(".sheet.code")).to_contain_text("Is there a connection?")
    assert all("Failed to load resource" in complaint for complaint in pages.heard())
    page.unroute_all()
    assert find(code(page)).record.turns == ("b3t",)


def test_after_one_visit_codes_are_drawn_without_network(own_pages: Pages, own: Server) -> None:
    device = own_pages.device(keeper=True, **PHONE)
    first = own_pages.open(link_to("b3t"), device)
    kept(first)
    first.close()
    own.stop()
    page = own_pages.open("g.abcdefgh", device)
    assert find(code(page)).record.turns == ("b3t",)
