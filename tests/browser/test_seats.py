"""People here, people by link and bots at one table; a silent friend's seat is handed to a bot."""

from random import Random

import pytest
from coloro_table import ENDED, link_to, welcome
from pages import PHONE, QUICK, Pages, tap, text
from player import BOARD, KEPT, Finger, whole_game
from playwright.sync_api import BrowserContext, Page, expect
from stored import flushed
from test_links import random_turn, receive, send

from paintbox.engine.game import OVER
from paintbox.peer.kept import Kept


def device(pages: Pages) -> BrowserContext:
    """One on which nothing moves slowly."""
    device = pages.device(**PHONE | {"reduced_motion": "reduce"})
    device.add_init_script(f"localStorage.paintbox ?? {QUICK}")
    device.grant_permissions(["clipboard-read", "clipboard-write"])
    return device


def kept(page: Page) -> Kept:
    flushed(page)
    return Kept.parse(*page.evaluate(KEPT))


def mixed(page: Page, *ways: str) -> None:
    """Choose how each of the others plays."""
    tap(page.locator(".segment:has([value=mixed])"))
    for seat, way in enumerate(ways, 1):
        page.select_option(f"[name=seat{seat}]", way)


def seats(page: Page) -> None:
    for name in ("menu", "seats"):
        tap(page.locator(f"[data-action={name}]"))


def hand(page: Page, seat: int, kind: int) -> None:
    """Hand a seat to a bot of a level, or with 0 to a person."""
    seats(page)
    tap(page.locator(f"[data-player='{seat}']"))
    tap(page.locator(f".segment:has([name=kind][value='{kind}'])"))


def turn(page: Page, rng: Random) -> None:
    """Take what is offered until the link is to be sent."""
    finger = Finger(page)
    sending = page.locator(".primary[data-action=send]")
    for _ in range(100):
        page.locator(f".primary[data-action=send], .thinks, .ask, {BOARD}").first.wait_for()
        if sending.count():
            page.wait_for_timeout(500)  # the second tap of two would mean what stood here before
            return
        seen = finger.look()
        offered = seen["asks"] or seen["board"]
        if offered and not seen["thinks"]:
            finger.take("", offered, rng)
        else:
            finger.wait()
    raise AssertionError("nothing to be sent after 100 taps and moments")


def test_two_people_on_two_devices_play_with_a_bot_that_moves_on_one(pages: Pages) -> None:
    anna = pages.open("new.collecto.3", device(pages))
    mixed(anna, "b1", "link")
    anna.fill("#name0", "Anna")
    anna.fill("#name2", "Ben")
    tap(anna.locator("[data-action=start]"))
    ben = pages.open("", device(pages))
    rng = Random(4)
    turn(anna, rng)
    assert text(anna, "[data-action=send]") == "Send to Ben"
    receive(ben, send(anna))
    assert "You are Ben, seat 3 of 3." in text(ben, ".question")
    welcome(ben)
    turn(ben, rng)
    assert text(ben, "[data-action=send]") == "Send to Anna"
    receive(anna, send(ben))
    assert (kept(anna).here, kept(ben).here) == ((0, 1), (2,))
    assert len(kept(anna).session().record.turns) == 3
    assert kept(ben).histories == kept(anna).histories


def test_a_bot_of_another_device_is_told_by_name_and_its_link_goes_there(pages: Pages) -> None:
    anna = pages.open("new.collecto.3", device(pages))
    mixed(anna, "link", "b1")
    anna.fill("#name0", "Anna")
    tap(anna.locator("[data-action=start]"))
    rng = Random(4)
    turn(anna, rng)
    ben = pages.open("", device(pages))
    receive(ben, send(anna))
    welcome(ben)
    turn(ben, rng)
    assert text(ben, "[data-action=send]") == "Send to Anna"
    link = send(ben)
    expect(ben.locator(".prompt")).to_have_text("Anna’s device is to move for Computer")
    assert ben.workers == []
    receive(anna, link)
    expect(anna.locator(".prompt")).to_contain_text("Anna:")
    assert len(kept(anna).session().record.turns) == 3


def test_the_seat_of_a_silent_friend_is_handed_to_a_bot_and_the_game_ends(pages: Pages) -> None:
    page = pages.open(link_to(*ENDED[:-8]), device(pages))
    welcome(page)
    random_turn(page, Random(2))
    send(page)
    expect(page.locator(".prompt")).to_have_text("Ben is to move")
    hand(page, 1, 1)
    expect(page.locator("[data-seat='1']")).to_contain_text("Ben (bot)")
    tap(page.locator("[data-action=close]"))
    whole_game(Finger(page), Random(2))
    game = kept(page)
    assert game.session().turn == OVER
    assert (game.people, game.level(1)) == ((0,), 1)


def test_a_friend_who_was_not_silent_makes_a_fork_and_gets_the_seat_back(pages: Pages) -> None:
    page = pages.open(link_to("b3t", "b2"), device(pages))
    welcome(page)
    tap(page.locator("[data-move=c2]"))
    tap(page.locator(".ask[data-move=c2r]"))
    link = send(page).partition("#")[2]
    hand(page, 1, 2)
    tap(page.locator("[data-action=close]"))
    expect(page.locator(".prompt")).to_contain_text("Anna:")
    ours = kept(page).histories.shown[3]
    ben = pages.open(link, device(pages))
    welcome(ben)
    free = ben.locator(f".board .piece[data-move]:not([data-move^='{ours[:2]}'])")
    tap(free.first)
    if ben.locator(".ask").count():
        tap(ben.locator(".ask").first)
    receive(page, send(ben))
    expect(page.locator(".question")).to_contain_text("This link differs at move 4")
    tap(page.locator(".question button", has_text="Show the other"))
    hand(page, 1, 0)
    tap(page.locator("[data-action=close]"))
    assert kept(page).people == (0,)
    turn(page, Random(1))
    receive(ben, send(page))
    expect(ben.locator("#notice")).to_have_text("Your seat is yours again.")


@pytest.mark.parametrize("game", ["coloretto", "colorio"])
def test_what_was_chosen_for_each_seat_is_offered_again(pages: Pages, game: str) -> None:
    page = pages.open(f"new.{game}.4", device(pages))
    mixed(page, "b3", "link", "here")
    page.fill("#name2", "Cleo")
    tap(page.locator("[data-action=start]"))
    page.wait_for_selector(".board")
    assert kept(page).kinds == ("h", "b3", "p", "p")
    assert kept(page).mine == (0, 3)
    page.evaluate("(place) => { location.hash = place }", f"new.{game}")
    chosen = [page.locator(f"[name=seat{seat}]").input_value() for seat in (1, 2, 3)]
    assert chosen == ["b3", "link", "here"]
    expect(page.locator("#name2")).to_have_value("Cleo")


def test_who_plays_which_seat_is_one_question_where_only_one_other_plays(pages: Pages) -> None:
    page = pages.open("new.collecto.3", device(pages))
    mixed(page, "b4", "link")
    tap(page.locator(".segment:has([name=seats][value='2'])"))
    expect(page.locator("[value=mixed]")).to_have_count(0)
    expect(page.locator("[name=where][value=bots]")).to_be_checked()
    expect(page.locator("[name=level][value='4']")).to_be_checked()
