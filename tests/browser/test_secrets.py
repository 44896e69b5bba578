"""On a shared device secrets are seen by whoever has it, while a button is held, and never else."""

import re
from collections.abc import Callable, Iterator
from itertools import chain, islice
from random import Random

import pytest
import stored
from coloro_table import link_of
from pages import PHONE, Pages, tap
from player import Finger, session_of, whole_game
from playwright.sync_api import Browser, Locator, Page, expect
from serve import Server

import laws
from paintbox.engine.session import Session
from paintbox.games import colorpop
from paintbox.games.colorpop import LETTERS
from paintbox.peer.histories import Histories
from paintbox.peer.kept import Kept
from paintbox.view.words import say
from twins import twins

OPEN = ".secret [href^='#token-']"
DOWN = """() => {
  window.down = new Promise((seen) =>
    addEventListener("pointerdown", () => setTimeout(seen), { once: true }));
}"""


def table(pages: Pages, options: str) -> Page:
    page = pages.open(f"new.colorpop.{options}", pages.device(**PHONE, reduced_motion="reduce"))
    tap(page.locator("[data-action=start]"))
    expect(page.locator(".board")).to_be_visible()
    return page


class Touch:
    """A real one, on a page."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._session = page.context.new_cdp_session(page)

    def press(self, target: Locator) -> None:
        """Go down on something; returns when the page has had it."""
        box = target.bounding_box()
        assert box
        self._page.evaluate(DOWN)
        self._touch("touchStart", {"x": box["x"] + box["width"] / 2, "y": box["y"] + 20})
        self._page.evaluate("window.down")

    def lift(self) -> None:
        self._touch("touchEnd")

    def _touch(self, kind: str, *points: dict[str, float]) -> None:
        send = self._session.send
        send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def test_the_device_is_handed_over_before_anything_is_seen(pages: Pages) -> None:
    page = table(pages, "2")
    expect(page.locator(".curtain h2")).to_have_text("Hand it to Anna")
    expect(page.locator(".board [data-move]")).to_have_count(0)
    tap(page.locator("[data-action=hand]"))
    expect(page.locator(".curtain")).to_have_count(0)
    expect(page.locator(OPEN)).to_have_count(0)


def test_behind_the_curtain_nothing_can_be_played(pages: Pages) -> None:
    page = table(pages, "2")
    expect(page.locator("#live")).not_to_be_empty()
    before = page.content()
    for key in ["Tab"] * 20 + ["ArrowDown", "ArrowRight"]:
        page.keyboard.press(key)
        assert not page.evaluate("document.activeElement.closest('.board')"), key
    assert page.content() == before
    tap(page.locator(".board [data-why]").first)
    expect(page.locator("#notice")).to_have_text("Hand it to Anna")
    tap(page.locator("[data-action=hand]"))
    expect(page.locator(".board [data-move]").first).to_be_visible()


def spoken(page: Page) -> list[str]:
    """The names in the accessibility tree."""
    nodes = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")["nodes"]
    return [node["name"]["value"] for node in nodes if "name" in node and not node["ignored"]]


def test_secrets_show_for_as_long_as_the_button_is_held(pages: Pages) -> None:
    page = table(pages, "2")
    tap(page.locator("[data-action=hand]"))
    finger = Touch(page)
    finger.press(page.locator("[data-hold]"))
    expect(page.locator(OPEN)).to_have_count(1)
    finger.lift()
    expect(page.locator(OPEN)).to_have_count(0)


def held_by_a_key(page: Page) -> None:
    page.locator("[data-hold]").focus()
    page.keyboard.down("Enter")


def held_by_a_mouse(page: Page) -> None:
    page.locator("[data-hold]").hover()
    page.mouse.down()


def let_go_elsewhere(page: Page) -> None:
    page.keyboard.press("Tab")
    page.keyboard.up("Enter")


def let_go_outside(page: Page) -> None:
    page.mouse.move(-30, -30)
    page.mouse.up()


def blurred(page: Page) -> None:
    page.evaluate("dispatchEvent(new Event('blur'))")


@pytest.mark.parametrize(
    ("hold", "end"),
    [
        (held_by_a_key, let_go_elsewhere),
        (held_by_a_mouse, let_go_outside),
        (held_by_a_key, blurred),
        (held_by_a_mouse, blurred),
    ],
)
def test_whatever_ends_a_hold_closes_the_secret(
    pages: Pages, hold: Callable[[Page], None], end: Callable[[Page], None]
) -> None:
    page = table(pages, "2")
    tap(page.locator("[data-action=hand]"))
    hold(page)
    expect(page.locator(OPEN)).to_have_count(1)
    end(page)
    expect(page.locator(OPEN)).to_have_count(0)


def test_a_bot_that_becomes_a_person_in_another_window_brings_the_curtain(pages: Pages) -> None:
    page = table(pages, "2")
    seat(page, "b1")
    expect(page.locator(OPEN)).to_have_count(1)  # who plays alone against bots
    other = pages.open(page.url.partition("#")[2], page.context)
    expect(other.locator(OPEN)).to_have_count(1)
    seat(page, "p")
    for window in (page, other):
        expect(window.locator(".curtain")).to_be_visible()
        expect(window.locator(OPEN)).to_have_count(0)


def seat(page: Page, kind: str) -> None:
    """Let the second seat be a person or a bot."""
    for button in ("[data-action=menu]", "[data-action=seats]", "[data-player='1']"):
        tap(page.locator(button))
    tap(page.locator(f".sheet .segment:has([value='{kind[1:] or 0}'])"))
    tap(page.locator("[data-action=close]"))


def test_behind_a_curtain_a_held_button_shows_nothing(pages: Pages) -> None:
    page = table(pages, "2")
    tap(page.locator("[data-action=hand]"))
    for _ in range(2):  # lit up, then taken
        tap(page.locator(".board [data-move], .ask").last)
    expect(page.locator("[data-action=hand]")).to_be_visible()
    finger = Touch(page)
    finger.press(page.locator("[data-hold]"))
    page.wait_for_timeout(300)
    expect(page.locator(OPEN)).to_have_count(0)
    finger.lift()


def edge(page: Page) -> bytes:
    """A picture of the board's upper edge, where no piece lies."""
    box = page.locator(".board .ground").first.bounding_box()
    assert box
    middle = box["x"] + box["width"] / 2
    return page.screenshot(clip={"x": middle, "y": box["y"] + 2, "width": 4, "height": 2})


def test_behind_the_curtain_the_board_is_faint(pages: Pages) -> None:
    page = table(pages, "2")
    faint = edge(page)
    tap(page.locator("[data-action=hand]"))
    assert edge(page) != faint


def test_a_finger_on_the_board_shows_no_secret(pages: Pages) -> None:
    page = table(pages, "2")
    tap(page.locator("[data-action=hand]"))
    Touch(page).press(page.locator(".board [data-move]").first)
    expect(page.locator(OPEN)).to_have_count(0)


def test_who_plays_alone_keeps_seeing_the_own_colours(pages: Pages) -> None:
    page = table(pages, "1s3")
    expect(page.locator(OPEN)).to_have_count(3)
    tap(page.locator(".board [data-move]").first)
    expect(page.locator(".ask").first).to_be_visible()
    expect(page.locator(OPEN)).to_have_count(3)


@pytest.mark.parametrize("options", ["2", "2d", "4t"])
def test_no_chip_says_a_colour_to_who_looks_on(pages: Pages, options: str) -> None:
    page = table(pages, options)
    tap(page.locator("[data-action=hand]"))
    chips = page.locator(".secret").evaluate_all("(all) => all.map((chip) => chip.outerHTML)")
    assert len(chips) == int(options[0])
    names = [say(f"colorpop.{letter}") for letter in LETTERS[:5]]
    assert [name for name in names for chip in chips if name in chip] == []
    assert "#token" not in "".join(chips)


# Games that agree in what may be known have the same page.

PAGE = f"""(async () => {{
  {stored.BEHIND}
  return [document.title, document.documentElement.outerHTML];
}})()"""
ID = "abcdefgh"
SOME = {  # games, and after how many steps they are looked at
    ("coloro", "2"): (0, 9),
    ("colorio", "2"): (12, 27),
    ("coloretto", "2"): (8, 40),
    ("collecto", "2"): (0, 7),
    ("colorpop", "2d"): (0, 12),
    ("colorpop", "4t"): (5,),
}


@pytest.fixture(scope="module")
def page(browser: Browser, server: Server) -> Iterator[Page]:
    """One window for all these games."""
    with Pages(browser, server.url) as pages:
        yield pages.open("", pages.device(**PHONE, reduced_motion="reduce"))


def opened(page: Page, session: Session) -> None:
    """The table of a game that all play on this device."""
    page.evaluate("localStorage.clear(); location.hash = ''")  # a first game is helped
    expect(page.locator(".home")).to_be_visible()
    seats, steps = session.record.options.seats, session.steps
    laid, history = session.record._replace(turns=()), Histories(frozenset({steps}), steps)
    stored.write(page, games={ID: str(Kept(ID, laid, ("",) * seats, (*range(seats),), history))})
    page.evaluate(f"location.hash = 'g.{ID}'")
    expect(page.locator(".board")).to_be_visible()


# What may differ: by whom the game was laid out, and so what can be undone.
KNOWN = re.compile(
    r""" · Own board| disabled=""(?=><svg[^>]*><path d="M-3-7)|(?<=button "Undo") \[disabled\]"""
)


def looks(page: Page, session: Session) -> list[str]:
    """All that may tell something on the table of a game."""
    return [KNOWN.sub("", str(found)) for found in all_looks(page, session)]


def all_looks(page: Page, session: Session) -> list[object]:
    """All that there is to be found on the table of a game, secrets held open at last."""
    opened(page, session)
    found = [page.evaluate(PAGE), page.locator("body").aria_snapshot()]
    for action in ("hand", "moves", "first", "last"):
        button = page.locator(f"[data-action={action}]:enabled")
        if button.count():
            button.first.press("Enter")  # a tap where one was just now would not count
        found += [page.evaluate(PAGE), page.locator("body").aria_snapshot()]
    if page.locator("[data-hold]:enabled").count():
        page.locator("[data-hold]").focus()
        page.keyboard.down("Enter")
        found.append(page.evaluate(PAGE))
        page.keyboard.up("Enter")
    return found


@pytest.mark.parametrize(("game", "options"), SOME)
def test_what_is_hidden_changes_nothing_in_the_page(page: Page, game: str, options: str) -> None:
    for session in laws.walk(laws.seeded(game, options, 8), Random(8)):
        if len(session.steps) in SOME[game, options]:
            shown = looks(page, session)
            for twin in islice(twins(session, session.turn), 2):
                assert looks(page, twin) == shown


def test_through_a_whole_game_no_page_tells_a_secret(page: Page) -> None:
    games: list[list[object]] = []
    for session in islice(twins(Session(laws.seeded("colorpop", "2d", 8)), -1), 2):
        opened(page, session)
        games.append(seen := [])
        whole_game(Finger(page), Random(1), lambda: seen.append(page.evaluate(PAGE)))
        seen.pop()  # at the end all secrets are shown
    both = list(zip(*games, strict=False))
    assert len(both) > 40
    for one, other in both:
        assert one == other


def test_no_secret_stands_in_what_is_kept_or_sent(pages: Pages) -> None:
    page = table(pages, "5")
    secrets = colorpop.letters(chain(*session_of(page.evaluate).state.secrets))
    tap(page.locator("[data-action=hand]"))
    texts = [link_of(page), page.evaluate("JSON.stringify(localStorage)")]
    texts += map(str, (stored.games(page), stored.summaries(page)))
    assert all(texts)
    assert [text for text in texts if secrets in text] == []
