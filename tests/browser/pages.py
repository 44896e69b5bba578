"""Devices in the tests: a browser context with one window, watched for complaints."""

from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Any

from find_browser import find_browser
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page

ARGUMENTS = [
    "--no-sandbox",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-gpu",  # where there is none, to imitate one takes an eighth of a page's time
    "--disable-software-rasterizer",
]
# In tests machine code is compiled once, plainly: that takes a page's start half of its work away.
HASTY = [*ARGUMENTS, "--js-flags=--liftoff-only"]
ENGLISH = {"locale": "en-GB"}  # the tests read English, whatever this machine speaks
PHONE: dict[str, Any] = ENGLISH | {
    "viewport": {"width": 360, "height": 640},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
DESK: dict[str, Any] = ENGLISH | {"viewport": {"width": 1280, "height": 800}}
READY = "html[data-ready]"
# Moves that are shown one after another come faster.
QUICK = "localStorage.setItem('paintbox', JSON.stringify({ settings: { pace: 'fast' } }))"
PATIENCE = 60_000  # ms; the machine may have much else to do

# Recorded in the page, since the console does not show them all.
RECORDER = """
window.complaints = [];
const complain = (what) => window.complaints.push(what);
addEventListener("error", (event) => complain(`error: ${event.message}`), true);
addEventListener("unhandledrejection", (event) => complain(`rejection: ${event.reason}`));
addEventListener("securitypolicyviolation", (event) =>
  complain(`policy: ${event.violatedDirective} ${event.blockedURI}`));
"""
# A service worker would copy the site once more in every test, and hide what it asks for from
# `route`; only the tests of the offline part let it in.
NO_KEEPER = "delete Navigator.prototype.serviceWorker"
# PyScript's own words when its worker starts without the page's objects.
ALLOWED = "Unable to use `window` or `document` in worker"

# Playwright waits for the touch, but not for the click that the browser makes of it. It makes none
# of a finger that it believes to have been held down, while the page was busy.
ARRIVAL = """
() => {
  window.arrival = new Promise((arrived, missed) => {
    const once = { capture: true, once: true };
    addEventListener("click", () => setTimeout(arrived, 0, true), once);
    addEventListener("touchend", () => setTimeout(arrived, 1500, false), once);
    setTimeout(missed, 30000, new Error("no touch came of the tap"));
  });
}
"""
# The board as it is drawn: every element's classes, place and text.
DRAWN = """
[...document.querySelectorAll(".board *")].map((e) => [e.tagName, e.getAttribute("class"),
  e.style.transform, e.getAttribute("href"), e.getAttribute("data-move"), e.textContent].join(" "))
"""


class Pages:
    """The devices of one test or, as a fixture of a module, of several.

    As a context it closes them at the end, and none of them may have complained.
    """

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url
        self.complaints: list[str] = []
        self._contexts: list[BrowserContext] = []
        self._pages: list[Page] = []

    def device(self, keeper: bool = False, **options: Any) -> BrowserContext:
        """A device of its own: PHONE unless told otherwise; with `keeper` sw.js works there."""
        context = self.browser.new_context(**(options or PHONE))
        if not keeper:
            context.add_init_script(NO_KEEPER)
        return self.watch(context)

    def profile(
        self, folder: Path, *arguments: str, browser: str = "chromium", **options: Any
    ) -> BrowserContext:
        """A browser of its own, with sw.js; started again on the same folder, it knows it all."""
        return self.watch(
            self.browser.browser_type.launch_persistent_context(
                folder,
                executable_path=find_browser(browser),
                args=[*HASTY, *arguments],
                **(options or PHONE),
            )
        )

    def watch(self, context: BrowserContext) -> BrowserContext:
        """Record what the pages of a device will complain about."""
        context.add_init_script(RECORDER)
        context.grant_permissions(["clipboard-write"])  # as with windows a tap does
        context.set_default_timeout(PATIENCE)
        self._contexts.append(context)
        return context

    def open(self, place: str = "", device: BrowserContext | None = None) -> Page:
        """A window at ``#place`` that is ready for its first tap."""
        page = self.watched(device or self.device())
        page.goto(f"{self.url}#{place}" if place else self.url)
        page.wait_for_selector(READY, state="attached")
        return page

    def watched(self, device: BrowserContext) -> Page:
        """An empty window whose complaints are heard."""
        return self.listen(device.new_page())

    def listen(self, page: Page) -> Page:
        """Hear the complaints of a window."""
        page.on("console", self._said)
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        page.on("request", lambda request: self._asked(request.url))
        self._pages.append(page)
        return page

    def heard(self) -> list[str]:
        """The complaints so far, which the test expected."""
        for page in self._pages:
            if not page.is_closed():
                self.complaints += page.evaluate("window.complaints.splice(0)")
        heard, self.complaints = self.complaints, []
        return heard

    def __enter__(self) -> "Pages":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
        assert self.complaints == []

    def close(self) -> None:
        self.complaints = self.heard()
        for context in self._contexts:
            context.close()

    def _said(self, message: ConsoleMessage) -> None:
        """A browser asks for an icon by itself where what it shows is no page of ours."""
        kind, text = message.type, message.text
        icon = message.location.get("url", "").endswith("/favicon.ico")
        if kind in ("error", "warning") and ALLOWED not in text and not icon:
            self.complaints.append(f"console {kind}: {text}")

    def _asked(self, url: str) -> None:
        if not url.startswith((self.url, "blob:", "data:")):
            self.complaints.append(f"left the site: {url}")


def kept(page: Page) -> None:
    """Wait until the device has all of the site."""
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")


def until(page: Page, fact: Callable[[], bool]) -> None:
    """Wait for something that the page does not show."""
    deadline = monotonic() + 60
    while not fact():
        assert monotonic() < deadline
        page.wait_for_timeout(50)


def tap(target: Locator) -> None:
    """A real tap where the device has touch, else a click; returns when the page has had it."""
    if target.page.evaluate("navigator.maxTouchPoints"):
        clicked(target.page, target.tap)
    else:
        target.click()


def clicked(page: Page, touch: Callable[[], None]) -> None:
    """Touch until the browser makes a click of it; a page that is left has had it."""
    for _ in range(3):
        page.evaluate(ARRIVAL)
        touch()
        if page.evaluate("window.arrival") is not False:
            return
    raise AssertionError("no click came of three taps")


def shape_of(page: Page, move: str) -> Locator:
    """The shape on the board, or the button below it, that bears a move."""
    return page.locator(f'[data-move="{move}"]')


def drawn(page: Page) -> list[str]:
    """The board as it is drawn."""
    return [str(element) for element in page.evaluate(DRAWN)]


def text(page: Page, selector: str) -> str:
    return page.locator(selector).inner_text()
