"""Two, three and five devices pass a game round by links, as text only, from start to end."""

from random import Random

import pytest
from coloro_table import welcome
from devices import NAMES, begin, link_of, menu, pair, phones, receive, sent, turn
from pages import Pages, tap, text
from playwright.sync_api import expect
from shown import OTHERWISE, live, shows_only_what_it_may

from paintbox.engine.game import OVER
from paintbox.engine.session import Session
from paintbox.peer.finding import find
from paintbox.peer.seats import decider

GAMES = ("collecto.2", "colorpop.3", "coloretto.3", "colorio.5")  # Coloro is in test_links.py


@pytest.mark.parametrize("options", GAMES)
def test_a_whole_game_goes_round(pages: Pages, options: str) -> None:
    seats, rng = int(options.split(".")[1][0]), Random(options)
    devices = phones(pages, seats)
    begin(devices[0], options, seats)
    seat, met, otherwise = 0, {0}, 0
    while True:
        page = devices[seat]
        turn(page, rng)
        link = sent(page)
        session = Session(find(link).record)
        if session.turn == OVER:
            break
        otherwise += shows_only_what_it_may(page, session, seat)
        seat = decider(session)
        receive(devices[seat], link)
        if seat not in met:
            met.add(seat)
            asked = f"You are {NAMES[seat]}, seat {seat + 1} of {seats}. Is that you?"
            expect(devices[seat].locator(".question p")).to_contain_text(asked)
            welcome(devices[seat])
        live(devices[seat])
        otherwise += shows_only_what_it_may(devices[seat], session, seat)
    assert (otherwise > 0) == (options in OTHERWISE)
    for other, page in enumerate(devices):
        if other != seat:
            receive(page, link)
        expect(page.locator(".result:not(.curtain)")).to_be_visible()
    assert len({text(page, ".result p") for page in devices}) == 1


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
    expect(anna.locator(".result")).to_contain_text("ended")
    receive(ben, sent(anna))
    expect(ben.locator(".result")).to_contain_text("ended")
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
    expect(anna.locator("#notice")).to_contain_text("is taken back" if granted else "stays")
    moves = anna.locator(".board [data-move]").count()
    assert (moves > 0) == granted


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
