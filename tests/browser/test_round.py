"""Two, three and five devices pass a game round by links, as text only, from start to end."""

from random import Random

import pytest
from coloro_table import welcome
from pages import PHONE, QUICK, Pages, tap, text
from player import Finger
from playwright.sync_api import Page, expect

from paintbox.engine.game import OVER
from paintbox.engine.session import Session
from paintbox.peer.finding import find
from paintbox.peer.seats import decider

NAMES = ("Anna", "Ben", "Cleo", "Dan", "Eva")
GAMES = ("collecto.2", "colorpop.3", "coloretto.3", "colorio.5")  # Coloro is in test_links.py
SEND = ".primary[data-action=send]"


def phones(pages: Pages, seats: int) -> list[Page]:
    """A device a seat, which shows home."""
    opened = []
    for _ in range(seats):
        context = pages.device(**PHONE, reduced_motion="reduce")
        context.add_init_script(QUICK)
        context.grant_permissions(["clipboard-read", "clipboard-write"])
        opened.append(pages.open("", context))
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
            page.wait_for_timeout(100)  # what has come is shown first
            continue
        hand.take("", offered, rng)


def sent(page: Page) -> str:
    page.wait_for_timeout(500)  # the second tap of two would mean what stood here before
    tap(page.locator(SEND))
    expect(page.locator("#notice")).to_contain_text("copied")
    return str(page.evaluate("navigator.clipboard.readText()"))


def receive(page: Page, link: str) -> None:
    """Paste the message with the link on home."""
    page.evaluate("location.hash = ''")
    page.fill("#paste", f"My move:\n{link}\nYours, A.")
    tap(page.locator("[data-action=paste]"))
    page.wait_for_selector(".table")


@pytest.mark.parametrize("options", GAMES)
def test_a_whole_game_goes_round(pages: Pages, options: str) -> None:
    seats, rng = int(options.split(".")[1][0]), Random(options)
    devices = phones(pages, seats)
    begin(devices[0], options, seats)
    seat, met = 0, {0}
    while True:
        page = devices[seat]
        turn(page, rng)
        link = sent(page)
        session = Session(find(link).record)
        shows_only_what_it_may(page, session, seat)
        if session.turn == OVER:
            break
        seat = decider(session)
        receive(devices[seat], link)
        if seat not in met:
            met.add(seat)
            asked = f"You are {NAMES[seat]}, seat {seat + 1} of {seats}. Is that you?"
            expect(devices[seat].locator(".question p")).to_contain_text(asked)
            welcome(devices[seat])
    for other, page in enumerate(devices):
        if other != seat:
            receive(page, link)
        expect(page.locator(".result:not(.curtain)")).to_be_visible()
    assert len({text(page, ".result p") for page in devices}) == 1


def shows_only_what_it_may(page: Page, session: Session, seat: int) -> None:
    """No secret of another seat stands open on a device; the own ones do."""
    if session.record.game != "colorpop" or session.turn == OVER:
        return
    assert session.seen(seat) != session.state
    expect(page.locator(".secret use")).to_have_count(1)


def pair(pages: Pages) -> tuple[Page, Page]:
    """The devices of Anna, who has begun a game and sent her first move, and of Ben, who has it."""
    anna, ben = phones(pages, 2)
    begin(anna, "collecto.2", 2)
    turn(anna, Random(1))
    receive(ben, sent(anna))
    welcome(ben)
    return anna, ben


def test_a_game_is_resigned_after_a_question_and_the_other_hears_of_it(pages: Pages) -> None:
    anna, ben = pair(pages)
    menu(ben, "resign")
    welcome(ben, 1)
    expect(ben.locator(".result")).to_have_count(0)
    menu(ben, "resign")
    welcome(ben)
    expect(ben.locator(".result")).to_contain_text("Anna wins")
    receive(anna, sent(ben))
    expect(anna.locator(".result")).to_contain_text("Anna wins")
    expect(anna.locator(".result")).to_contain_text("Ben resigned")


def test_a_game_that_nobody_goes_on_with_is_closed(pages: Pages) -> None:
    anna, ben = pair(pages)
    menu(anna, "shut")
    welcome(anna)
    expect(anna.locator(".result")).to_contain_text("closed")
    receive(ben, sent(anna))
    expect(ben.locator(".result")).to_contain_text("closed")
    ben.evaluate("location.hash = 'games'")
    expect(ben.locator("a.entry")).to_contain_text("Finished")


@pytest.mark.parametrize("granted", [True, False])
def test_a_move_is_taken_back_if_the_other_lets_it(pages: Pages, granted: bool) -> None:
    anna, ben = pair(pages)
    menu(anna, "retract")
    receive(ben, sent(anna))
    expect(ben.locator(".question")).to_contain_text("Anna would like")
    welcome(ben, 0 if granted else 1)
    receive(anna, sent(ben) if granted else link_of(ben))
    expect(anna.locator("#notice")).to_contain_text("take your move back" if granted else "stays")
    moves = anna.locator(".board [data-move]").count()
    assert (moves > 0) == granted


def link_of(page: Page) -> str:
    """The link, whoever's turn it is."""
    menu(page, "ways")
    tap(page.locator("[data-action=copy]"))
    expect(page.locator("#notice")).to_contain_text("copied")
    return str(page.evaluate("navigator.clipboard.readText()"))


def menu(page: Page, name: str) -> None:
    tap(page.locator("[data-action=menu]"))
    tap(page.locator(f".menu [data-action={name}]"))


def test_a_rematch_by_link_needs_no_question(pages: Pages) -> None:
    anna, ben = pair(pages)
    menu(ben, "resign")
    welcome(ben)
    receive(anna, sent(ben))
    tap(anna.locator("[data-action=rematch]"))
    expect(anna.locator(".prompt, .primary")).to_contain_text("Ben")
    receive(ben, sent(anna))
    expect(ben.locator(".near .name")).to_have_text("Ben")
    expect(ben.locator(".question")).to_have_count(0)
    expect(ben.locator(".board [data-move]").first).to_be_visible()
