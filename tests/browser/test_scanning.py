"""A code is scanned inside the page: by what the browser has, or by what is kept for that."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from coloro_table import DEAL, ENDED, link_to
from find_browser import find_browser
from pages import HASTY, PHONE, Pages, kept, tap
from playwright.sync_api import BrowserContext, Page, Playwright, expect
from serve import Server

from codes import rows, side
from paintbox.engine.game import Options
from paintbox.engine.record import Record
from paintbox.peer.link import Link
from paintbox.view.qr import QUIET, VERSION, code
from paintbox.view.shape import Shape

HERE = "https://paintbox.example/play/#"
CODE = code(HERE + link_to("b3t", "b2"))
WIDTH, HEIGHT = 1280, 720  # of the camera's picture
LIGHT, DARK = 220, 30  # as a screen looks in a room
GREY = 128  # no colour

# A camera that sees a path, so many units wide, in its middle.
CAMERA = """
window.streams = [];
MediaDevices.prototype.getUserMedia = async () => {
  const [path, side] = %s;
  const canvas = Object.assign(document.createElement("canvas"), { width: 1280, height: 720 });
  const brush = canvas.getContext("2d");
  setInterval(() => {
    brush.resetTransform();
    brush.fillStyle = "#ddd", brush.fillRect(0, 0, 1280, 720);
    brush.translate(360, 80), brush.scale(560 / side, 560 / side);
    brush.stroke(new Path2D(path));
  }, 50);
  window.streams.push(canvas.captureStream());
  return window.streams.at(-1);
};
"""
ON = "window.streams.filter(({ active }) => active).length"
REFUSED = "MediaDevices.prototype.getUserMedia = () => Promise.reject(new DOMException('', '%s'));"
LATE = """
const ask = MediaDevices.prototype.getUserMedia;
MediaDevices.prototype.getUserMedia = async (wanted) => {
  await new Promise((come) => (window.come = come));
  return ask(wanted);
};
"""
HIDE = """(hidden) => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
READER = "js/qr"  # the folder of the kept one
OWN = """
window.BarcodeDetector = class {
  static async getSupportedFormats() { return ["qr_code"]; }
  async detect() { return %s; }
};
"""
FAILING = OWN % "Promise.reject(new DOMException('', 'NotSupportedError'))"
OTHER = (OWN % "[]").replace("qr_code", "ean_13")


def sees(shape: Shape | None) -> str:
    """A camera in front of which there is a code, or nothing."""
    return CAMERA % json.dumps([shape.children[1].attrs["d"], side(shape)] if shape else ["", 1])


def device(pages: Pages, *scripts: str, keeper: bool = False) -> BrowserContext:
    device = pages.device(keeper=keeper, **PHONE)
    for script in scripts:
        device.add_init_script(script)
    return device


def scanning(pages: Pages, *scripts: str) -> Page:
    """The scan screen, reached from home."""
    page = pages.open("", device(pages, *scripts))
    tap(page.get_by_role("link", name="Scan a code"))
    return page


@pytest.fixture
def page(pages: Pages) -> Page:
    """The scan screen; the camera looks at nothing."""
    page = scanning(pages, sees(None))
    expect(page.locator(".finder .on")).to_have_count(1)
    return page


# A real stream of frames


def film(path: Path, shape: Shape) -> Path:
    """What a camera sees: one picture, a code in its middle."""
    drawn = rows(shape, HEIGHT * 3 // 4 // side(shape), LIGHT, DARK)
    left, top = (WIDTH - len(drawn)) // 2, (HEIGHT - len(drawn)) // 2
    picture = [bytearray([LIGHT]) * WIDTH for _ in range(HEIGHT)]
    for y, row in enumerate(drawn, top):
        picture[y][left : left + len(row)] = row
    head = f"YUV4MPEG2 W{WIDTH} H{HEIGHT} F15:1 Ip A1:1 C420mpeg2\nFRAME\n".encode()
    path.write_bytes(head + b"".join(picture) + bytes([GREY]) * (WIDTH * HEIGHT // 2))
    return path


@contextmanager
def camera(playwright: Playwright, server: Server, film: Path) -> Iterator[Pages]:
    """Devices whose camera plays a film, and may be used."""
    arguments = [
        "--use-fake-device-for-media-stream",
        "--use-fake-ui-for-media-stream",
        f"--use-file-for-fake-video-capture={film}",
    ]
    browser = playwright.chromium.launch(executable_path=find_browser(), args=[*HASTY, *arguments])
    with Pages(browser, server.url) as pages:
        yield pages
    browser.close()


def test_a_code_in_front_of_the_camera_opens_its_game(
    playwright: Playwright, server: Server, tmp_path: Path
) -> None:
    with camera(playwright, server, film(tmp_path / "film.y4m", CODE)) as pages:
        page = scanning(pages)
        expect(page.locator(".kept")).to_have_count(2)
        assert page.evaluate("location.hash") == "#g.abcdefgh"
        page.go_back()
        expect(page.locator("h1")).to_have_text("Paintbox")


def test_the_largest_code_is_read_too(
    playwright: Playwright, server: Server, tmp_path: Path
) -> None:
    turns = tuple(ENDED)
    link = Link(Record("coloro", Options(2), DEAL, turns), "abcdefgh", others=("v" + "0" * 690,))
    largest = code(HERE + str(link))
    assert side(largest) == 17 + 4 * VERSION + 2 * QUIET
    with camera(playwright, server, film(tmp_path / "film.y4m", largest)) as pages:
        page = scanning(pages)
        expect(page.locator(".result")).to_be_visible()
        assert page.evaluate("location.hash") == "#g.abcdefgh"


# What reads it


def fetched(server: Server) -> bool:
    """Whether the kept reader was asked for."""
    return any(READER in request.path for request in server.requests)


def test_what_reads_codes_is_fetched_when_scanning_begins(pages: Pages, server: Server) -> None:
    server.requests.clear()
    page = pages.open("", device(pages, sees(CODE)))
    page.wait_for_timeout(500)
    assert not fetched(server)
    tap(page.get_by_role("link", name="Scan a code"))
    expect(page.locator(".kept")).to_have_count(2)
    assert fetched(server)


def test_a_browser_that_reads_codes_itself_does_so(pages: Pages, server: Server) -> None:
    server.requests.clear()
    own = OWN % f"[{{ rawValue: '{HERE}{link_to('b3t')}' }}]"
    page = scanning(pages, sees(None), own)
    expect(page.locator(".kept")).to_have_count(1)
    assert not fetched(server)


@pytest.mark.parametrize("own", [FAILING, OTHER])
def test_where_the_browser_does_not_read_them_the_kept_reader_does(pages: Pages, own: str) -> None:
    page = scanning(pages, sees(CODE), own)
    expect(page.locator(".kept")).to_have_count(2)


def test_a_reader_that_cannot_be_fetched_has_its_sentence(pages: Pages) -> None:
    page = pages.open("", device(pages, sees(CODE)))
    page.route(f"**/{READER}/**", lambda route: route.abort())
    tap(page.get_by_role("link", name="Scan a code"))
    expect(page.locator(".found")).to_contain_text("Is there a connection?")
    assert page.evaluate(ON) == 0
    assert all("Failed to load resource" in complaint for complaint in pages.heard())
    page.unroute_all()
    tap(page.get_by_role("button", name="Try again"))
    expect(page.locator(".kept")).to_have_count(2)


def test_after_one_visit_codes_are_read_without_network(own_pages: Pages, own: Server) -> None:
    here = device(own_pages, sees(CODE), keeper=True)
    first = own_pages.open("", here)
    kept(first)
    first.close()
    own.stop()
    page = own_pages.open("scan", here)
    expect(page.locator(".kept")).to_have_count(2)


def test_what_is_no_link_says_so_and_the_camera_can_be_used_again(pages: Pages) -> None:
    page = scanning(pages, sees(code("https://example.org/#HELLO")))
    for time in (1, 2):
        page.wait_for_function(f"window.streams.length === {time}")
        expect(page.locator("#notice")).to_contain_text("no Paintbox link")
        expect(page.locator(".finder .on")).to_have_count(0)
        assert page.evaluate(ON) == 0
        tap(page.get_by_role("button", name="Scan again"))
    expect(page.locator("h1")).to_have_text("Scan a code")


# The camera


def test_the_camera_is_off_once_a_code_was_read(pages: Pages) -> None:
    page = scanning(pages, sees(CODE))
    expect(page.locator(".kept")).to_have_count(2)
    assert page.evaluate("window.streams.length") == 1
    assert page.evaluate(ON) == 0


def test_the_camera_is_off_once_the_screen_is_left(page: Page) -> None:
    assert page.evaluate(ON) == 1
    tap(page.get_by_role("link", name="Home"))
    expect(page.locator(".home")).to_be_visible()
    assert page.evaluate(ON) == 0


def test_the_camera_is_off_while_the_page_is_hidden(page: Page) -> None:
    page.evaluate(HIDE, True)
    assert page.evaluate(ON) == 0
    page.evaluate(HIDE, False)
    expect(page.locator(".found")).to_contain_text("The camera is off")
    tap(page.get_by_role("button", name="Scan again"))
    expect(page.locator(".finder .on")).to_have_count(1)
    assert page.evaluate(ON) == 1


def test_a_camera_that_comes_after_the_screen_was_left_is_off(pages: Pages) -> None:
    page = scanning(pages, sees(CODE), LATE)
    expect(page.locator(".found")).to_contain_text("Let the page use the camera")
    tap(page.get_by_role("link", name="Home"))
    expect(page.locator(".home")).to_be_visible()
    page.evaluate("window.come()")
    page.wait_for_function(f"window.streams.length === 1 && {ON} === 0")
    assert page.evaluate("location.hash") == ""


SENTENCES = {
    "NotAllowedError": "Allow it in the browser",
    "NotReadableError": "something else may be using it",
    "NotFoundError": "No camera was found",
}


@pytest.mark.parametrize("error", SENTENCES)
def test_a_camera_that_is_not_to_be_had_has_its_sentence(pages: Pages, error: str) -> None:
    page = scanning(pages, REFUSED % error)
    expect(page.locator(".found")).to_contain_text(SENTENCES[error])
    expect(page.get_by_role("button", name="Try again")).to_be_visible()


def test_a_browser_without_cameras_has_its_sentence(pages: Pages) -> None:
    page = scanning(pages, "delete Navigator.prototype.mediaDevices")
    expect(page.locator(".found")).to_contain_text("No camera was found")
