"""Devices that pass a game round by links, as text only: begin, take a turn, send, receive."""

from random import Random

from coloro_table import welcome
from inside import hurry
from pages import PHONE, QUICK, Pages, tap
from player import Finger
from playwright.sync_api import Page, expect

NAMES = ("Anna", "Ben", "Cleo", "Dan", "Eva")
SEND = ".primary[data-action=send]"


def phones(pages: Pages, seats: int) -> list[Page]:
    """A device a seat, which shows home."""
    opened = []
    for _ in range(seats):
        context = pages.device(**PHONE, reduced_motion="reduce")
        context.add_init_script(QUICK)
        context.grant_permissions(["clipboard-read", "clipboard-write"])
        opened.append(pages.open("", context))
        hurry(opened[-1])
    return opened


def begin(page: Page, options: str, seats: int) -> None:
    page.evaluate("(place) => { location.hash = place }", f"new.{options}")
    tap(page.locator("[name=where][value=link]"))
    for seat, name in enumerate(NAMES[:seats]):
        page.fill(f"#name{seat}", name)
    tap(page.locator("[data-action=start]"))
    page.wait_for_selector(".table")


def turn(page: Page, rng: Random) -> None:
    """Tap what the page offers until the move waits to be sent."""
    hand = Finger(page)
    while not page.locator(SEND).count():
        seen = hand.look()
        offered = seen["asks"] or seen["board"]
        if seen["hand"] or not offered:
            page.wait_for_timeout(20)  # what has come is shown first
            continue
        hand.take("", offered, rng)


def sent(page: Page) -> str:
    page.locator(SEND).press("Enter")  # the second tap of two would mean what stood here before
    expect(page.locator("#notice")).to_contain_text("copied")
    return str(page.evaluate("navigator.clipboard.readText()"))


def receive(page: Page, link: str) -> None:
    """Paste the message with the link on home."""
    page.evaluate("location.hash = ''")
    page.fill("#paste", f"My move:\n{link}\nYours, A.")
    tap(page.locator("[data-action=paste]"))
    page.wait_for_selector(".table")


def pair(pages: Pages) -> tuple[Page, Page]:
    """The devices of Anna, who has begun a game and sent her first move, and of Ben, who has it."""
    anna, ben = phones(pages, 2)
    begin(anna, "collecto.2", 2)
    turn(anna, Random(1))
    receive(ben, sent(anna))
    welcome(ben)
    return anna, ben


def link_of(page: Page) -> str:
    """The link, whoever's turn it is."""
    menu(page, "ways")
    tap(page.locator("[data-action=copy]"))
    expect(page.locator("#notice")).to_contain_text("copied")
    return str(page.evaluate("navigator.clipboard.readText()"))


def menu(page: Page, name: str) -> None:
    tap(page.locator("[data-action=menu]"))
    tap(page.locator(f".menu [data-action={name}]"))
