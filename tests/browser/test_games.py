"""The list of all games: delete and put back, begin again, save and load, a thousand of them."""

from pathlib import Path

import pytest
from coloro_table import link_to, play
from pages import PHONE, READY, Pages, tap
from playwright.sync_api import FilePayload, Page, expect
from screens import PLAYERS, golden, kept
from stored import FLUSHED, held
from stored import games as stored

from paintbox.peer.album import written
from paintbox.view.screens.games import MANY

COPIES = """(count) => new Promise((resolve) => {
  indexedDB.open("paintbox").onsuccess = ({ target: { result: database } }) => {
    const work = database.transaction(["games", "summaries"], "readwrite");
    for (const name of ["games", "summaries"]) {
      const store = work.objectStore(name);
      store.get("abcdefgh").onsuccess = ({ target: { result: text } }) => {
        for (let number = 1; number < count; number++) {
          const id = `copy${String(number).padStart(4, "0")}`;
          store.put(text.replace("abcdefgh", id), id);
        }
      };
    }
    work.oncomplete = () => { database.close(); resolve(); };
  };
})"""


@pytest.mark.parametrize("action", ["start", "rematch"])
def test_who_taps_again_while_the_browser_writes_begins_one_game(pages: Pages, action: str) -> None:
    page = pages.open("games")
    text = written([kept("abcdefgh", golden("coloro"))])
    file: FilePayload = {"name": "a.txt", "mimeType": "text/plain", "buffer": text.encode()}
    page.locator("#load-games").set_input_files(file)
    expect(page.locator("[data-action=rematch]")).to_have_count(1)
    if action == "start":
        page.evaluate("location.hash = 'new.coloro'")
    with held(page.context.new_page(), pages.url):
        for _ in range(3):
            tap(page.locator(f"[data-action={action}]"))
            page.wait_for_timeout(600)  # the second tap of two would mean what stood here before
    page.wait_for_selector(".table")
    page.wait_for_function(FLUSHED)
    assert len(stored(page)) == 2


def listed(pages: Pages, link: str = "") -> Page:
    """The list on a device with one game."""
    page = pages.open(link or link_to("b3t"))
    expect(page.locator(".board")).to_be_visible()
    page.wait_for_function(FLUSHED)
    page.evaluate("location.hash = 'games'")
    expect(page.locator("a.entry")).to_have_count(1)
    return page


def test_a_deleted_game_can_be_put_back(pages: Pages) -> None:
    page = listed(pages)
    tap(page.locator("[data-action=delete]"))
    expect(page.locator(".kept-game")).to_contain_text("Coloro deleted")
    tap(page.locator("[data-action=restore]"))
    expect(page.locator("a.entry")).to_contain_text("move 1")
    tap(page.locator("a.entry"))
    expect(page.locator(".kept")).to_have_count(1)


def test_a_deleted_game_is_gone_once_the_list_was_left(pages: Pages) -> None:
    page = listed(pages)
    tap(page.locator("[data-action=delete]"))
    expect(page.locator("[data-action=restore]")).to_be_visible()
    page.reload()
    page.wait_for_selector(READY, state="attached")
    expect(page.locator(".games")).to_contain_text("No games are kept here yet")


def test_games_travel_as_a_file(pages: Pages, tmp_path: Path) -> None:
    page = listed(pages)
    with page.expect_download() as saved:
        tap(page.locator("[data-action=save]"))
    file = tmp_path / saved.value.suggested_filename
    saved.value.save_as(file)
    tap(page.locator("a.entry"))
    tap(page.locator("[data-action=menu]"))
    with page.expect_download() as one:
        tap(page.locator(".menu [data-action=save]"))
    assert one.value.suggested_filename == "coloro.txt"
    assert one.value.path().read_text() == file.read_text()
    other = pages.open("games")
    other.locator("#load-games").set_input_files(file)
    expect(other.locator("#notice")).to_have_text("One game was read.")
    tap(other.locator("a.entry"))
    play(other, "b2")
    expect(other.locator(".kept")).to_have_count(2)


def test_a_finished_game_is_begun_again_by_the_other_player(pages: Pages) -> None:
    text = written([kept("abcdefgh", golden("coloro"))])
    file: FilePayload = {"name": "a.txt", "mimeType": "text/plain", "buffer": text.encode()}
    page = pages.open("games")
    page.locator("#load-games").set_input_files(file)
    tap(page.locator("[data-action=rematch]"))
    expect(page.locator(".player.on .name")).to_have_text(PLAYERS[1])
    expect(page.locator(".near .name")).to_have_text(PLAYERS[1])
    page.go_back()
    tap(page.locator("a.entry", has_text="Finished"))
    expect(page.locator(".result")).to_be_visible()
    tap(page.locator("[data-action=rematch]"))
    expect(page.locator(".player.on .name")).to_have_text(PLAYERS[1])
    page.evaluate("location.hash = 'games'")
    expect(page.locator("a.entry")).to_have_count(3)


def test_a_file_that_holds_no_games_changes_nothing(pages: Pages, tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Anna,\nhow are you?\n")
    page = listed(pages)
    page.locator("#load-games").set_input_files(file)
    expect(page.locator("#notice")).to_contain_text("no games")
    expect(page.locator("a.entry")).to_have_count(1)


def test_a_thousand_games_are_shown_some_at_a_time(pages: Pages) -> None:
    page = listed(pages)
    page.evaluate(COPIES, 1000)
    page.reload()
    page.wait_for_selector(READY, state="attached")
    expect(page.locator("a.entry")).to_have_count(MANY)
    tap(page.locator("[data-action=more]"))
    expect(page.locator("a.entry")).to_have_count(2 * MANY)


def test_home_shows_a_few_and_leads_to_all(pages: Pages) -> None:
    page = listed(pages)
    page.evaluate(COPIES, 9)
    page.goto(pages.url)
    page.wait_for_selector(READY, state="attached")
    expect(page.locator(".running .entry")).to_have_count(3)
    tap(page.get_by_role("link", name="All your games"))
    expect(page.locator("a.entry")).to_have_count(9)


def test_window_and_icon_count_the_games_that_wait(pages: Pages) -> None:
    context = pages.device(**PHONE)
    context.add_init_script(
        "window.badges = [];"
        "navigator.setAppBadge = (count) => { badges.push(count); return Promise.resolve(); }"
    )
    page = pages.open(link_to("b3t"), context)
    assert page.evaluate("badges") == []  # before the first tap nobody counts
    leave(page)
    page.wait_for_function("badges.at(-1) === 1")
    page.evaluate("location.hash = ''")
    page.wait_for_function("document.title === '(1) Paintbox'")
    expect(page.locator("a.entry strong")).to_have_text("Your turn")
    tap(page.locator("a.entry"))
    play(page, "b2")
    page.wait_for_function(FLUSHED)
    leave(page)
    page.wait_for_function("badges.at(-1) === 0")
    page.evaluate("location.hash = ''")
    page.wait_for_function("document.title === 'Paintbox'")


def leave(page: Page) -> None:
    """Put the page behind another one, as far as it can tell."""
    page.evaluate(
        """() => {
          Object.defineProperty(document, "hidden", {get: () => true, configurable: true});
          document.dispatchEvent(new Event("visibilitychange"));
        }"""
    )
