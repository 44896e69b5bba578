"""Links that cross, come twice, come late, come where they are least expected."""

from random import Random

import pytest
from coloro_table import ENDED, link_to, play, welcome
from devices import begin, menu, pair, phones, receive, sent, turn
from pages import PHONE, READY, Pages, drawn, tap, text, until
from playwright.sync_api import Page, Route, expect
from stored import flushed, games, write

from damage import LAID, STEPS
from paintbox.engine.session import Session
from paintbox.peer.agreements import Agreements
from paintbox.peer.finding import find
from paintbox.peer.kept import NOTHING, Kept
from paintbox.peer.link import Link

QUESTION = ".question p"
HAND = "colorpop.3"
# From now on the browser has no room.
FULL = """() => {
  IDBObjectStore.prototype.put = function () {
    throw new DOMException("full", "QuotaExceededError");
  };
}"""
# Another third step than that of the game.
OTHER = [step for step in Session(LAID._replace(turns=STEPS[:2])).choices() if step != STEPS[2]][:1]
EMOJI = "🎨" * 80


def arrive(page: Page, link: str) -> None:
    """Open a link in a window where the page stands already, as from the address bar."""
    page.evaluate("(link) => { location.hash = link }", link.rpartition("#")[2])
    page.wait_for_function("() => location.hash.startsWith('#g.')")


# Wishes


def asked(anna: Page) -> str:
    """Anna's link in which she asks for her move."""
    menu(anna, "retract")
    return sent(anna)


def test_a_wish_that_crosses_a_move_takes_both_back_if_it_is_granted(pages: Pages) -> None:
    anna, ben = pair(pages)
    wish = asked(anna)
    turn(ben, Random(2))
    crossing = sent(ben)
    receive(anna, crossing)
    receive(ben, wish)
    expect(ben.locator(QUESTION)).to_contain_text("What was played since goes, too.")
    welcome(ben)
    receive(anna, sent(ben))
    expect(anna.locator("#notice")).to_contain_text("move is taken back")
    until(anna, lambda: kept(anna).histories.all == {()})
    until(ben, lambda: kept(ben).histories.all == {()})


def test_a_wish_lapses_once_its_player_has_moved_again(pages: Pages) -> None:
    anna, ben = pair(pages)
    asked(anna)
    turn(ben, Random(2))
    receive(anna, sent(ben))
    turn(anna, Random(3))
    receive(ben, sent(anna))
    expect(ben.locator(".tools [data-action=undo]")).to_have_count(1)
    expect(ben.locator(".question")).to_have_count(0)


def test_a_wish_is_asked_for_once(pages: Pages) -> None:
    anna, _ = pair(pages)
    asked(anna)
    tap(anna.locator("[data-action=menu]"))
    expect(anna.locator(".menu [data-action=resign]")).to_be_visible()
    expect(anna.locator(".menu [data-action=retract]")).to_have_count(0)


def test_a_new_device_is_asked_whose_it_is_and_then_what_another_one_wishes(pages: Pages) -> None:
    anna, _ = pair(pages)
    wish = asked(anna)
    (other,) = phones(pages, 1)
    receive(other, wish)
    expect(other.locator(QUESTION)).to_contain_text("You are Ben")
    tap(other.locator(".question button").first)
    expect(other.locator(QUESTION)).to_contain_text("would like to take the last move back")


def test_who_was_not_asked_hears_that_a_move_was_taken_back(pages: Pages) -> None:
    page = pages.open(invited(2))
    welcome(page)
    agreed = Agreements().ask(1, 1)
    granted = agreed.answer(next(iter(agreed.waiting)), True)
    arrive(page, invited(1, granted))
    expect(page.locator("#notice")).to_contain_text("Ben has taken a move back.")
    expect(page.locator(".kept")).to_have_count(1)


@pytest.mark.parametrize("since", [(), ("c3t", "c1")])
def test_a_link_that_grants_itself_a_wish_takes_no_history_away(
    pages: Pages, since: tuple[str, ...]
) -> None:
    page = pages.open(invited(3))
    welcome(page)
    before = kept(page).histories
    arrive(page, forked(*since, agreed=Agreements(frozenset({"t0x1b0", "g0x1b0"}))))
    expect(page.locator("#notice")).to_contain_text("Anna has taken a move back.")
    expect(page.locator(".kept")).to_have_count(len(since))
    for name in ("menu", "courses"):
        tap(page.locator(f"[data-action={name}]"))
    tap(page.locator("[data-course]", has_text="steps: 3, taken back"))
    expect(page.locator(".kept")).to_have_count(3)
    page.reload()
    expect(page.locator(".kept")).to_have_count(3)
    assert kept(page).histories.shown == before.shown
    assert kept(page).courses >= before.all


def invited(steps: int, agreed: Agreements = NOTHING, others: tuple[str, ...] = ()) -> str:
    """A link of a game that the page has dealt, with so many steps."""
    record = LAID._replace(turns=STEPS[:steps])
    return str(Link(record, "abcdefgh", ("Anna", "Ben"), others=others, agreed=agreed))


def forked(*steps: str, agreed: Agreements = NOTHING) -> str:
    """A link of the same game with other steps."""
    return str(Link(LAID._replace(turns=steps), "abcdefgh", ("Anna", "Ben"), agreed=agreed))


def kept(page: Page) -> Kept:
    """The game on the table, as it is stored."""
    flushed(page)
    id = str(page.evaluate("location.hash")).removeprefix("#g.")
    return Kept.parse(id, games(page)[id])


# Ends


def test_a_game_that_is_resigned_while_a_move_is_under_way_ends_alike_for_both(
    pages: Pages,
) -> None:
    anna, ben = pair(pages)
    menu(anna, "resign")
    welcome(anna)
    resigned = sent(anna)
    turn(ben, Random(2))
    move = sent(ben)
    receive(anna, move)
    receive(ben, resigned)
    for page in (anna, ben):
        expect(page.locator(".result")).to_contain_text("Ben wins")
        expect(page.locator(".result")).to_contain_text("Anna resigned")
        expect(page.locator(".board [data-move]")).to_have_count(0)
    assert kept(anna).histories == kept(ben).histories


def test_both_resign_at_once_and_both_see_the_same(pages: Pages) -> None:
    anna, ben = pair(pages)
    for page in (anna, ben):
        menu(page, "resign")
        welcome(page)
    one, other = sent(anna), sent(ben)
    receive(anna, other)
    receive(ben, one)
    for page in (anna, ben):
        expect(page.locator(".result")).to_contain_text("Anna and Ben resigned")
    assert text(anna, ".result h2") == text(ben, ".result h2")


def test_a_rematch_can_be_opened_where_the_game_before_is_damaged(pages: Pages) -> None:
    page = pages.open()
    write(page, games={"00000000": "{"})
    agreed = Agreements(frozenset({"f00000000"}))
    arrive(page, invited(0, agreed))
    expect(page.locator(QUESTION)).to_contain_text("You are Anna")


# Windows


def test_what_one_window_has_answered_the_other_asks_no_more(pages: Pages) -> None:
    one = pages.open(invited(1))
    other = pages.open("g.abcdefgh", one.context)
    expect(other.locator(QUESTION)).to_contain_text("You are Ben")
    welcome(one, 1)
    tap(one.locator("[data-seat='1']"))
    tap(one.locator("[data-seat='0']"))
    expect(other.locator(".near .name")).to_have_text("Anna")
    expect(other.locator(".question")).to_have_count(0)
    expect(other.locator(".board [data-move]")).to_have_count(0)


def test_a_link_that_is_opened_in_two_windows_at_once_is_one_game(pages: Pages) -> None:
    device = pages.device()
    windows = [pages.watched(device) for _ in range(2)]
    for window in windows:
        window.goto(f"{pages.url}#{invited(1)}", wait_until="commit")
    for window in windows:
        window.wait_for_selector(READY, state="attached")
        expect(window.locator(QUESTION)).to_contain_text("You are Ben")
    welcome(windows[1])
    expect(windows[0].locator(".question")).to_have_count(0)
    until(windows[0], lambda: drawn(windows[0]) == drawn(windows[1]))
    assert list(games(windows[0])) == ["abcdefgh"]


def test_a_fork_is_asked_for_until_it_is_answered_also_after_another_question(
    pages: Pages,
) -> None:
    page = pages.open(invited(2))
    arrive(page, forked("c3t", "c1"))
    expect(page.locator(QUESTION)).to_contain_text("Is that you?")
    tap(page.locator(".question button").first)
    expect(page.locator(QUESTION)).to_contain_text("at move 2: you have c2, it has c1")
    tap(page.locator(".question button").first)
    expect(page.locator(".question")).to_have_count(0)
    assert len(kept(page).histories.all) == 2


def test_a_fork_of_a_fork_names_where_it_leaves_what_is_shown(pages: Pages) -> None:
    page = pages.open(invited(3))
    tap(page.locator(".question button").first)
    arrive(page, forked("c3t", "c1"))
    expect(page.locator(QUESTION)).to_contain_text("at move 2: you have c2, it has c1")
    tap(page.locator(".question button").last)
    third = next(iter(Session(LAID._replace(turns=("c3t", "c1"))).choices()))
    arrive(page, forked("c3t", "c1", third))
    expect(page.locator(".kept")).to_have_count(3)
    arrive(page, forked("c3t", "c2", *OTHER))
    expect(page.locator(QUESTION)).to_contain_text("at move 2: you have c1, it has c2")
    tap(page.locator(".question button").last)
    expect(page.locator(".board .marker")).to_have_attribute(
        "aria-label", f"marker, {OTHER[0][:2]}"
    )
    assert len(kept(page).histories.all) == 3


# Secrets


def test_no_secret_is_shown_before_it_is_known_who_looks(pages: Pages) -> None:
    anna, ben = phones(pages, 2)
    begin(anna, HAND, 3)
    turn(anna, Random(1))
    link = sent(anna)
    receive(ben, link)
    expect(ben.locator(QUESTION)).to_contain_text("You are Ben")
    expect(ben.locator(".secret")).to_have_count(3)
    expect(ben.locator(".secret use")).to_have_count(0)
    tap(ben.locator(".question button").first)
    expect(ben.locator(".secret use")).to_have_count(1)


def test_who_plays_without_an_answer_sees_the_own_secret(pages: Pages) -> None:
    anna, ben = phones(pages, 2)
    begin(anna, HAND, 3)
    turn(anna, Random(1))
    receive(ben, sent(anna))
    expect(ben.locator(QUESTION)).to_contain_text("You are Ben")
    turn(ben, Random(2))
    expect(ben.locator(".question")).to_have_count(0)
    expect(ben.locator(".secret use")).to_have_count(1)


# Sheets


@pytest.mark.parametrize(("way", "shown"), [("code", ".sheet.code h2"), ("aloud", ".aloud")])
def test_what_is_being_read_off_goes_when_another_window_plays(
    pages: Pages, way: str, shown: str
) -> None:
    one = pages.open(link_to("b3t"))
    welcome(one)
    other = pages.open("g.abcdefgh", one.context)
    for name in ("menu", "ways", way):
        tap(one.locator(f"[data-action={name}]"))
    expect(one.locator(shown)).to_be_visible()
    play(other, "b2")
    expect(one.locator("#notice")).to_have_text("The game went on in another window.")
    expect(one.locator(".sheet")).to_have_count(0)
    expect(one.locator(".kept")).to_have_count(2)


def test_a_code_that_comes_late_opens_no_sheet_that_was_closed(pages: Pages) -> None:
    page = pages.open(link_to("b3t"))
    welcome(page)
    held: list[Route] = []
    page.route("**/py/segno*", lambda route: held.append(route))
    for name in ("menu", "ways", "code"):
        tap(page.locator(f"[data-action={name}]"))
    tap(page.locator(".sheet [data-action=close]"))
    until(page, lambda: bool(held))
    with page.expect_response("**/py/segno*"):
        held[0].continue_()
    page.wait_for_timeout(500)
    expect(page.locator(".sheet")).to_have_count(0)


def test_a_link_that_comes_while_a_sheet_is_open_is_shown(pages: Pages) -> None:
    page = pages.open(link_to("b3t"))
    welcome(page)
    for sheet in ("menu", "moves"):
        tap(page.locator(f"[data-action={sheet}]"))
    arrive(page, link_to("b3t", "b2"))
    expect(page.locator(".kept")).to_have_count(2)
    expect(page.locator(".sheet")).to_have_count(0)


def test_back_leads_from_a_link_to_what_was_there_before(pages: Pages) -> None:
    page = pages.open()
    arrive(page, link_to("b3t"))
    expect(page.locator(".kept")).to_have_count(1)
    page.go_back()
    expect(page.locator(".home")).to_be_visible()
    page.go_forward()
    expect(page.locator(".kept")).to_have_count(1)
    expect(page.locator("#notice")).to_be_empty()


def test_the_same_link_twice_changes_nothing(pages: Pages) -> None:
    page = pages.open(link_to("b3t", "b2"))
    welcome(page)
    before, stored = drawn(page), kept(page)
    arrive(page, link_to("b3t", "b2"))
    expect(page.locator(".kept")).to_have_count(2)
    assert (drawn(page), kept(page)) == (before, stored)
    expect(page.locator("#notice")).to_be_empty()
    expect(page.locator(".question")).to_have_count(0)


def test_two_quick_taps_send_one_link_and_do_nothing_else(pages: Pages) -> None:
    anna, _ = phones(pages, 2)
    begin(anna, "collecto.2", 2)
    turn(anna, Random(1))
    anna.wait_for_timeout(500)
    box = anna.locator(".primary[data-action=send]").bounding_box()
    assert box
    for _ in range(2):
        anna.touchscreen.tap(box["x"] + 20, box["y"] + 20)
    expect(anna.locator(".prompt")).to_contain_text("Ben is to move")
    session = Session(find(str(anna.evaluate("navigator.clipboard.readText()"))).record)
    assert kept(anna).known == {session.steps}


# Room


def test_a_link_to_a_known_game_goes_on_where_there_is_no_room_left(pages: Pages) -> None:
    page = pages.open(link_to("b3t"))
    welcome(page)
    flushed(page)
    page.evaluate(FULL)
    arrive(page, link_to("b3t", "b2", "c2r"))
    expect(page.locator(".kept")).to_have_count(3)
    expect(page.locator("#notice")).to_contain_text("no room left")
    expect(page.locator(".question")).to_have_count(0)
    expect(page.locator(".near .name")).to_have_text("Ben")


def written(page: Page, remark: str) -> str:
    """Write a remark and copy the link; gives the link."""
    for name in ("menu", "ways"):
        tap(page.locator(f"[data-action={name}]"))
    page.fill("#remark", remark)
    tap(page.locator("[data-action=copy]"))
    expect(page.locator("#notice")).to_contain_text("copied")
    return str(page.evaluate("navigator.clipboard.readText()"))


def clipboard(pages: Pages, link: str) -> Page:
    device = pages.device(**PHONE)
    device.grant_permissions(["clipboard-read", "clipboard-write"])
    page = pages.open(link, device)
    if page.locator(".question").count():
        welcome(page)
    return page


def test_a_remark_of_eighty_emoji_goes_along(pages: Pages) -> None:
    page = clipboard(pages, link_to(*ENDED[:5]))
    link = written(page, EMOJI + "!")
    assert find(link).remark == EMOJI
    other = pages.open(link.rpartition("#")[2])
    expect(other.locator("#notice")).to_contain_text(f"“{EMOJI}”")
    assert other.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def test_where_a_remark_has_no_room_the_page_says_so(pages: Pages) -> None:
    page = clipboard(pages, invited(2, others=("v" + "0" * 500,)))
    assert find(written(page, EMOJI)).remark == ""
    expect(page.locator("#notice")).to_contain_text("no room for these words")
