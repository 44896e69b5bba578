"""Two devices play by links; a link that is wrong says so and harms nothing."""

from random import Random

import pytest
from coloro_table import DEAL, ENDED, link_to, play, welcome
from inside import hurry
from pages import DESK, PHONE, Pages, tap, text
from playwright.sync_api import BrowserContext, Page, expect

from paintbox.engine.game import OVER, Options
from paintbox.engine.record import Record, seal
from paintbox.engine.session import Session
from paintbox.peer.finding import find
from paintbox.peer.link import Link

# A step that may follow.
NEXT = next(iter(Session(Record("coloro", Options(2), DEAL, ("b3t", "b2", "c2r"))).choices()))

GLIDING = "document.getAnimations().filter((one) => one.effect.target.closest('.board')).length"


def device(pages: Pages) -> BrowserContext:
    context = pages.device(**PHONE)
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    return context


def send(page: Page) -> str:
    """Tap "Send the move" and take what the clipboard got."""
    tap(page.locator(".primary[data-action=send]"))
    expect(page.locator("#notice")).to_contain_text("copied")
    return str(page.evaluate("navigator.clipboard.readText()"))


def begin(pages: Pages) -> Page:
    """A new game by link, seen by the one who starts it."""
    page = pages.open("new.coloro.2", device(pages))
    tap(page.locator("[name=where][value=link]"))
    page.fill("#name0", "Anna")
    page.fill("#name1", "Ben")
    tap(page.locator("[data-action=start]"))
    page.wait_for_selector(".board")
    return page


def receive(page: Page, link: str) -> None:
    """Open a link in a window where the page stands already, as from the address bar."""
    page.evaluate("(link) => { location.href = link }", link)
    page.wait_for_function("() => location.hash.startsWith('#g.')")


def random_turn(page: Page, rng: Random) -> None:
    """Tap tokens, and what is asked, until the move waits to be sent."""
    while not page.locator(".primary[data-action=send]").count():
        free = page.locator(".board .piece[data-move]")
        free.first.wait_for()  # what is new is shown first
        tap(free.nth(rng.randrange(free.count())))
        if page.locator(".ask").count():
            tap(page.locator(".ask").nth(rng.randrange(2)))


def test_a_whole_game_between_two_devices(pages: Pages) -> None:
    devices = [(begin(pages), "Anna"), (pages.open("", device(pages)), "Ben")]
    for page, _ in devices:
        hurry(page)
    rng = Random(3)
    turn = 0
    while True:
        page, _ = devices[turn]
        random_turn(page, rng)
        link = send(page)
        expect(page.locator(".board [data-move]")).to_have_count(0)
        turn = 1 - turn
        page, name = devices[turn]
        receive(page, link)
        expect(page.locator(".near .name")).to_have_text(name)
        if Session(find(link).record).turn == OVER:
            break
    (anna, _), (ben, _) = devices
    expect(anna.locator(".result")).to_be_visible()
    assert text(anna, ".result") == text(ben, ".result")
    assert drawn_stacks(anna) == drawn_stacks(ben)


def drawn_stacks(page: Page) -> list[str]:
    """What a screen reader says of the stacks."""
    labels = page.locator(".height").evaluate_all(
        "(all) => all.map((height) => height.getAttribute('aria-label'))"
    )
    return sorted(labels)


def test_the_receiver_is_to_move_and_sees_the_last_move(pages: Pages) -> None:
    page = pages.open(link_to("b3t", "b2"))
    assert text(page, ".near .name") == "Anna"
    assert text(page, ".prompt") == "Anna: take one from row 2"
    expect(page.locator(".kept.last")).to_have_count(1)
    expect(page.locator(".board .marker")).to_have_attribute("aria-label", "marker, b2")


def test_an_opened_link_leaves_the_address(pages: Pages) -> None:
    page = pages.open(link_to("b3t"))
    assert page.evaluate("location.hash") == "#g.abcdefgh"


def test_a_link_that_became_a_question_is_opened_and_leaves_the_address(pages: Pages) -> None:
    page = pages.watched(device(pages))
    page.goto(f"{pages.url}?g={link_to('b3t')}")
    expect(page.locator(".kept")).to_have_count(1)
    assert page.url == f"{pages.url}#g.abcdefgh"


def test_an_opened_link_extends_the_game_that_is_known(pages: Pages) -> None:
    page = pages.open(link_to("b3t"))
    play(page, "b2")
    receive(page, f"{pages.url}#{link_to('b3t', 'b2', 'c2r')}")
    expect(page.locator(".kept")).to_have_count(3)


def test_an_older_link_says_so_and_the_game_stays(pages: Pages) -> None:
    page = pages.open(link_to("b3t", "b2", "c2r"))
    receive(page, f"{pages.url}#{link_to('b3t')}")
    expect(page.locator("#notice")).to_contain_text("older link")
    expect(page.locator(".kept")).to_have_count(3)


@pytest.mark.parametrize(("answer", "marker"), [(0, "b2"), (1, "b5")])
def test_a_link_that_differs_says_so_and_asks_which_is_to_be_shown(
    pages: Pages, answer: int, marker: str
) -> None:
    page = pages.open(link_to("b3t", "b2"))
    welcome(page)
    receive(page, f"{pages.url}#{link_to('b3t', 'b5')}")
    expect(page.locator(".question")).to_contain_text("at move 2: you have b2, it has b5")
    expect(page.locator(".board .marker")).to_have_attribute("aria-label", "marker, b2")
    welcome(page, answer)
    expect(page.locator(".board .marker")).to_have_attribute("aria-label", f"marker, {marker}")
    page.reload()
    expect(page.locator(".board .marker")).to_have_attribute("aria-label", f"marker, {marker}")


def test_the_course_that_is_not_shown_stays_and_can_be_shown(pages: Pages) -> None:
    page = pages.open(link_to("b3t", "b2"))
    welcome(page)
    receive(page, f"{pages.url}#{link_to('b3t', 'b5')}")
    welcome(page)
    tap(page.locator("[data-action=menu]"))
    tap(page.locator("[data-action=courses]"))
    expect(page.locator("[data-course]")).to_have_text(
        ["Shown now, steps: 2", "Move 2: b5, steps: 2"]
    )
    tap(page.locator("[data-course='1']"))
    expect(page.locator(".board .marker")).to_have_attribute("aria-label", "marker, b5")


def test_new_moves_are_shown_one_after_another(pages: Pages) -> None:
    page = pages.open(link_to("b3t", "b2"))
    welcome(page)
    page.evaluate(
        """() => {
          window.markers = [];
          new MutationObserver(() => markers.push(
            document.querySelector(".board .marker")?.getAttribute("aria-label")
          )).observe(document.body, {subtree: true, attributes: true, childList: true});
        }"""
    )
    receive(page, f"{pages.url}#{link_to('b3t', 'b2', 'c2r', NEXT)}")
    expect(page.locator(".board .marker")).to_have_attribute("aria-label", f"marker, {NEXT[:2]}")
    markers = page.evaluate("window.markers")
    assert list(dict.fromkeys(markers)) == ["marker, b2", "marker, c2", f"marker, {NEXT[:2]}"]
    expect(page.locator(".tools [data-action=undo]")).to_have_count(1)  # the game is shown again


def test_a_question_may_be_answered_while_new_moves_are_shown(pages: Pages) -> None:
    page = pages.open(link_to("b3t"))
    receive(page, f"{pages.url}#{link_to('b3t', 'b2', 'c2r')}")
    expect(page.locator("[data-action=watch]")).to_have_count(1)
    welcome(page)
    page.wait_for_timeout(3000)  # as long as it would have gone on
    expect(page.locator("#notice")).to_be_empty()
    expect(page.locator(".board .marker")).to_have_attribute("aria-label", "marker, c2")


def test_a_new_device_is_asked_whose_it_is(pages: Pages) -> None:
    page = pages.open(link_to("b3t"))
    expect(page.locator(".question")).to_contain_text("Anna plays on a real board")
    tap(page.locator(".question button", has_text="Play along"))
    asked = "Anna has moved. You are Ben, seat 2 of 2. Is that you?"
    expect(page.locator(".question p")).to_have_text(asked)
    page.reload()
    expect(page.locator(".question p")).to_have_text(asked)
    welcome(page)
    page.reload()
    page.wait_for_selector(".board [data-move]")
    expect(page.locator(".question")).to_have_count(0)


def test_who_is_new_sees_what_was_played_before_their_turn(pages: Pages) -> None:
    page = pages.open(link_to("b3t", "b2", "c2r"))
    tap(page.locator(".question button", has_text="Play along"))
    tap(page.locator(".question button").first)
    expect(page.locator("h1")).to_have_text("After move 2 of 3")
    assert page.evaluate(GLIDING) == 0  # nobody plays it backwards
    expect(page.locator(".board [data-move]").first).to_be_visible()
    expect(page.locator("h1")).to_contain_text("Coloro")


def test_who_does_not_play_along_on_a_board_of_others_is_led_home(pages: Pages) -> None:
    page = pages.open(link_to("b3t"))
    tap(page.locator(".question button", has_text="Not now"))
    expect(page.locator("a.entry")).to_have_count(1)


def test_who_plays_has_answered_by_that(pages: Pages) -> None:
    page = pages.open(link_to("b3t"))
    expect(page.locator(".question")).to_have_count(1)
    play(page, "b2")
    expect(page.locator(".question")).to_have_count(0)


def test_who_is_another_one_takes_a_seat_or_watches(pages: Pages) -> None:
    page = pages.open(link_to("b3t"))
    welcome(page, 1)
    seats = page.locator("[data-seat]")
    expect(seats).to_have_text(["Anna", "Ben"])
    assert seats.evaluate_all("(all) => all.map((seat) => seat.ariaPressed)") == ["false", "true"]
    tap(seats.last)
    expect(page.locator(".board [data-move]")).to_have_count(0)
    expect(page.locator(".prompt")).to_have_text("Ben is to move")
    tap(seats.first)
    expect(page.locator(".near .name")).to_have_text("Anna")
    page.reload()
    expect(page.locator(".near .name")).to_have_text("Anna")


def test_a_question_goes_with_the_screen(pages: Pages) -> None:
    page = pages.open(link_to("b3t"))
    expect(page.locator(".question")).to_have_count(1)
    page.evaluate("location.hash = '#games'")
    expect(page.locator(".kept-game")).to_have_count(1)
    expect(page.locator(".question")).to_have_count(0)


def test_a_remark_goes_along_and_is_shown_once(pages: Pages) -> None:
    page = begin(pages)
    random_turn(page, Random(1))
    ways(page)
    page.fill("#remark", "  Good luck <b>Ben</b> ")
    tap(page.locator("[data-action=copy]"))
    expect(page.locator("#notice")).to_contain_text("copied")
    link = str(page.evaluate("navigator.clipboard.readText()")).partition("#")[2]
    assert find(link).remark == "Good luck <b>Ben</b>"
    other = pages.open(link)
    expect(other.locator("#notice")).to_have_text("Anna: “Good luck <b>Ben</b>”")
    other.reload()
    other.wait_for_selector(".board")
    expect(other.locator("#notice")).to_be_empty()
    ways(page)
    expect(page.locator("#remark")).to_have_value("")


def ways(page: Page) -> None:
    tap(page.locator("[data-action=menu]"))
    tap(page.locator("[data-action=ways]"))


def test_a_link_may_be_read_aloud_or_mailed(pages: Pages) -> None:
    page = begin(pages)
    random_turn(page, Random(1))
    ways(page)
    mail = str(page.locator(".ways a").get_attribute("href"))
    tap(page.locator("[data-action=aloud]"))
    spoken = text(page, ".aloud")
    assert max(map(len, spoken.split())) == 4
    assert find(spoken) == find(mail)
    page.wait_for_timeout(500)  # the second tap of two would mean what stood here before
    tap(page.locator("[data-action=told]"))
    expect(page.locator(".primary[data-action=send]")).to_have_count(0)


def test_a_game_that_rests_on_trust_says_on_what(pages: Pages) -> None:
    for options, words in (("colorpop.2", "secret colours"), ("colorio.2", "under the caps")):
        page = pages.open(f"new.{options}")
        tap(page.locator("[data-action=start]"))
        page.wait_for_selector(".table")
        ways(page)
        expect(page.locator(".sheet .soft")).to_contain_text(words)


def test_the_game_goes_on_on_another_device_in_mid_turn(pages: Pages) -> None:
    page = pages.open("new.colorio.2", device(pages))
    tap(page.locator("[data-action=start]"))
    page.wait_for_selector(".board")
    tap(page.locator(".board [data-move]").first)
    page.wait_for_selector(".ask, .board [data-move]")
    ways(page)
    tap(page.locator("[data-action=copy]"))
    expect(page.locator("#notice")).to_contain_text("copied")
    link = str(page.evaluate("navigator.clipboard.readText()")).partition("#")[2]
    other = pages.open(link)
    welcome(other)
    assert text(other, ".prompt") == text(page, ".prompt")


def test_the_course_of_a_fork_is_not_lost_by_another_link(pages: Pages) -> None:
    page = pages.open(link_to("b3t", "b2"))
    welcome(page)
    for steps in (("b3t", "b5"), ("b3t", "b5", "c5r"), ("b3t", "b4")):
        receive(page, f"{pages.url}#{link_to(*steps)}")
        welcome(page)
    tap(page.locator("[data-action=menu]"))
    tap(page.locator("[data-action=courses]"))
    expect(page.locator("[data-course]")).to_have_count(3)


def test_the_paste_box_takes_a_link_with_text_around_it(pages: Pages) -> None:
    page = pages.open()
    page.fill("#paste", f"My move:\n{pages.url}#{link_to('b3t', 'b2').upper()} – and yours?")
    tap(page.get_by_role("button", name="Open"))
    expect(page.locator(".kept")).to_have_count(2)


DROP = """(text) => {
  const data = new DataTransfer();
  data.setData("text/plain", text);
  const event = new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true });
  document.querySelector(".card").dispatchEvent(event);
}"""


def test_a_link_may_be_dropped_on_the_page(pages: Pages) -> None:
    page = pages.open()
    page.evaluate(DROP, f"My move: {pages.url}#{link_to('b3t', 'b2')}")
    expect(page.locator(".kept")).to_have_count(2)
    page.go_back()
    page.wait_for_selector(".card")
    page.evaluate(DROP, "a shopping list")
    expect(page.locator("#notice")).to_contain_text("no Paintbox link")


WRONG = {
    "cut short": (link_to("b3t", "b2")[:-7], "cut short"),
    "one letter changed": (link_to("b3t", "b2").replace("b2", "b4"), "changed on its way"),
    "another game": (link_to().replace("coloro", "chess"), "no Paintbox link"),
    "an illegal move": (link_to("b3t", "a1"), "a move in it is not possible"),
    "a deal that is none": (str(Record("coloro", Options(2), "dryg")), "something in it is wrong"),
    "another version": (seal("coloro9.2.s0123456789abcdef.0"), "newer Paintbox"),
    "a field of the future": (seal("coloro1.2.s0123456789abcdef.0.q1"), "newer Paintbox"),
    "text only": ("hello", "no Paintbox link"),
    "mark-up": ("<img src=x onerror=alert(1)>", "no Paintbox link"),
}


@pytest.mark.parametrize("kind", WRONG)
def test_a_wrong_link_says_what_is_wrong_and_the_running_game_stays(
    pages: Pages, kind: str
) -> None:
    link, why = WRONG[kind]
    page = pages.open(link_to("b3t", "b2"))
    page.evaluate("(place) => { location.hash = place }", link)
    expect(page.locator("#notice")).to_contain_text(why)
    expect(page.locator(".kept")).to_have_count(2)
    assert page.evaluate("location.hash") == "#g.abcdefgh"
    play(page, "c2r")
    expect(page.locator(".kept")).to_have_count(3)


def test_a_wrong_link_opened_first_leads_home(pages: Pages) -> None:
    page = pages.open(link_to("b3t")[:-2])
    expect(page.locator("#notice")).to_contain_text("cut short")
    expect(page.locator("h1")).to_have_text("Paintbox")


def test_what_was_sent_is_not_taken_back(pages: Pages) -> None:
    page = begin(pages)
    tap(page.locator(".board .piece[data-move]").first)
    tap(page.locator(".ask").first)
    expect(page.locator("[data-action=undo]")).to_be_enabled()
    send(page)
    expect(page.locator("[data-action=undo]")).to_be_disabled()


def test_the_share_sheet_gets_the_link_where_there_is_one(pages: Pages) -> None:
    context = device(pages)
    context.add_init_script(
        "navigator.share = (what) => { window.shared = what; return Promise.resolve(); }"
    )
    page = pages.open(link_to("b3t"), context)
    play(page, "b2")
    tap(page.locator(".primary[data-action=send]"))
    page.wait_for_function("() => window.shared")
    link = find(page.evaluate("window.shared.url"))
    assert link.record.turns == ("b3t", "b2")
    assert link.id == "abcdefgh"


def test_without_clipboard_and_share_sheet_the_link_can_be_copied_by_hand(pages: Pages) -> None:
    context = pages.device(**PHONE)
    context.add_init_script(
        "navigator.clipboard.writeText ="
        " () => Promise.reject(new DOMException('no', 'NotAllowedError'))"
    )
    page = pages.open(link_to("b3t"), context)
    play(page, "b2")
    tap(page.locator(".primary[data-action=send]"))
    tap(page.locator("textarea.link"))
    expect(page.locator("textarea.link")).to_be_visible()
    expect(page.locator(".primary[data-action=send]")).to_be_visible()
    assert find(page.locator("textarea.link").input_value()).record.turns == ("b3t", "b2")


def test_a_share_sheet_that_was_closed_leaves_the_move_to_be_sent(pages: Pages) -> None:
    context = pages.device(**PHONE)
    context.add_init_script(
        "navigator.share = () => Promise.reject(new DOMException('closed', 'AbortError'))"
    )
    page = pages.open(link_to("b3t"), context)
    play(page, "b2")
    tap(page.locator(".primary[data-action=send]"))
    page.wait_for_timeout(200)
    expect(page.locator(".primary[data-action=send]")).to_be_visible()
    expect(page.locator("#notice")).to_be_empty()


def test_a_long_name_is_cut_to_what_a_link_can_hold(pages: Pages) -> None:
    page = pages.open("new.coloro.2", device(pages))
    tap(page.locator("[name=where][value=link]"))
    page.fill("#name0", "Владимир Владимирович Ё")
    tap(page.locator("[data-action=start]"))
    page.wait_for_selector(".board")
    random_turn(page, Random(1))
    other = pages.open(send(page).partition("#")[2])
    expect(other.locator(".far .name")).to_have_text("Владимир Вла")


def test_mark_up_in_a_name_stays_text(pages: Pages) -> None:
    name = "<img src=x onerror=a()>"
    record = Record("coloro", Options(2), DEAL, ("b3t",))
    page = pages.open(str(Link(record, "abcdefgh", (name, "Ben"))))
    expect(page.locator(".far .name")).to_have_text(name)
    assert page.locator("#app img").count() == 0


def test_the_menu_leads_to_a_new_game(pages: Pages) -> None:
    page = pages.open(link_to("b3t"))
    welcome(page)
    tap(page.locator("[data-action=menu]"))
    tap(page.locator(".menu a[href^='#new']"))
    expect(page.locator("[data-action=start]")).to_be_visible()
    expect(page.locator("#notice")).to_be_empty()


def test_a_second_tap_on_the_same_place_does_nothing_more(pages: Pages) -> None:
    page = begin(pages)
    tap(page.locator(".board .piece[data-move]").first)
    box = page.locator(".ask").last.bounding_box()
    assert box
    page.touchscreen.tap(box["x"] + 20, box["y"] + 20)
    page.touchscreen.tap(box["x"] + 20, box["y"] + 20)
    page.wait_for_timeout(300)
    expect(page.locator("#notice")).to_be_empty()


def test_who_only_watches_is_offered_no_rematch(pages: Pages) -> None:
    page = pages.open(link_to(*ENDED))
    expect(page.locator(".result")).to_be_visible()
    expect(page.locator("[data-action=rematch]")).to_have_count(0)


def test_the_live_region_says_what_came_by_link(pages: Pages) -> None:
    page = pages.open(link_to("b3t", "b2"))
    expect(page.locator("#live")).to_contain_text("Ben: pink butterfly from b2")


def test_a_desk_with_its_moves_in_sight_asks_too(pages: Pages) -> None:
    page = pages.open(link_to("b3t"), pages.device(**DESK))
    expect(page.locator(".sheet.moves")).to_be_visible()
    expect(page.locator(".question")).to_contain_text("Play along?")
    expect(page.locator(".question")).to_be_visible()
