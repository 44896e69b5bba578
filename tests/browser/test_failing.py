"""Storage that fails: full, denied, damaged, closed, older or newer; the game goes on."""

import json
from pathlib import Path

from coloro_table import link_to, offered, play
from inside import run, start_of
from pages import Pages, tap
from playwright.sync_api import BrowserContext, Page, expect
from stored import games, make, write, written

from paintbox.engine.session import Session
from paintbox.peer.arrival import opened
from paintbox.peer.link import Link
from paintbox.peer.summary import Summary

FORBIDDEN = {"profile": {"default_content_setting_values": {"cookies": 2}}}
NOTHING = "This browser keeps nothing here. Send yourself the link to keep the game."
FULL = "There is no room left here. Send yourself the link to keep the game."


def kept(*steps: str, id: str = "abcdefgh") -> str:
    """The text that is stored of a game on the fixed board."""
    link = Link.parse(link_to(*steps, id=id))
    return str(opened(link, Session(link.record), None))


def bare(pages: Pages, device: BrowserContext) -> Page:
    """A window of the site that runs nothing of ours."""
    page = device.new_page()
    page.goto(f"{pages.url}img/icon.svg")
    return page


def begin(page: Page) -> None:
    """Start the new game that is shown, and make the first move."""
    tap(page.locator("[data-action=start]"))
    page.wait_for_selector(".board")
    play(page, min(offered(page)) + "t")
    expect(page.locator(".kept")).to_have_count(1)


def go(page: Page, place: str) -> None:
    page.evaluate("(place) => { location.hash = place }", place)


# Denied


def test_a_browser_that_forbids_storage_still_plays(pages: Pages, tmp_path: Path) -> None:
    (tmp_path / "Default").mkdir()
    (tmp_path / "Default/Preferences").write_text(json.dumps(FORBIDDEN))
    page = pages.open("new.coloro.2", pages.profile(tmp_path, browser="windowed"))
    expect(page.locator("#notice")).to_have_text(NOTHING)
    begin(page)
    go(page, "")
    expect(page.locator(".entry")).to_contain_text("Ben to move")
    tap(page.locator(".entry"))
    expect(page.locator(".kept")).to_have_count(1)


def test_why_nothing_is_kept_is_told_once_and_stays_until_put_away(pages: Pages) -> None:
    device = pages.device()
    device.add_init_script(
        "const open = IDBFactory.prototype.open;"
        "IDBFactory.prototype.open = function (name, ...more) {"
        "  if (name === 'paintbox') throw new DOMException('private', 'InvalidStateError');"
        "  return open.call(this, name, ...more); }"
    )
    page = pages.open(link_to("b3t", "b2"), device)
    notice = page.locator("#notice")
    expect(notice).to_have_text(NOTHING)
    play(page, "c2r")
    expect(page.locator(".kept")).to_have_count(3)
    expect(notice).to_have_text(NOTHING)
    tap(notice)
    expect(notice).to_be_empty()
    tap(page.locator(".primary[data-action=send]"))
    expect(notice).to_contain_text("copied")
    tap(page.locator("[data-action=moves]"))
    expect(notice).to_be_empty()


# Full


def test_a_full_device_keeps_the_game_as_soon_as_there_is_room(pages: Pages) -> None:
    device = pages.device()
    outside = bare(pages, device)
    quota = {"origin": pages.url.rstrip("/")}
    browser = device.new_cdp_session(outside)
    browser.send("Storage.overrideQuotaForOrigin", {**quota, "quotaSize": 1})
    page = pages.open("new.coloro.2", device)
    begin(page)
    expect(page.locator("#notice")).to_have_text(FULL)
    go(page, "")
    expect(page.locator(".entry")).to_have_count(1)
    expect(page.locator("#notice")).to_have_text(FULL)
    tap(page.locator(".entry"))
    page.wait_for_selector(".board")
    browser.send("Storage.overrideQuotaForOrigin", quota)
    play(page, min(offered(page)))
    expect(page.locator("#notice")).to_be_empty()
    page.reload()
    expect(page.locator(".kept")).to_have_count(2)
    assert list(games(outside)) == [page.evaluate("location.hash").removeprefix("#g.")]


# Closed


def test_a_database_that_the_browser_closes_is_opened_again(pages: Pages) -> None:
    page = pages.open(link_to("b3t"))
    browser = page.context.new_cdp_session(page)
    clear = {"origin": pages.url.rstrip("/"), "storageTypes": "indexeddb"}
    browser.send("Storage.clearDataForOrigin", clear)
    play(page, "b2")
    written(page, "abcdefgh", 2)
    page.reload()
    expect(page.locator(".kept")).to_have_count(2)
    expect(page.locator("#notice")).to_be_empty()


def test_where_it_stays_closed_the_game_goes_on(pages: Pages) -> None:
    page = pages.open(link_to("b3t"))
    browser = page.context.new_cdp_session(page)
    page.evaluate("() => { indexedDB.open = () => { throw new DOMException('', 'Unknown'); } }")
    clear = {"origin": pages.url.rstrip("/"), "storageTypes": "indexeddb"}
    browser.send("Storage.clearDataForOrigin", clear)
    play(page, "b2")
    expect(page.locator("#notice")).to_have_text(NOTHING)
    go(page, "")
    expect(page.locator(".entry")).to_contain_text("move 2")
    tap(page.locator(".entry"))
    expect(page.locator(".kept")).to_have_count(2)


# Another schema

RAISE = """
from paintbox.web import database
database.UPGRADES = (*database.UPGRADES, database.making("more"))
newer = database.Database(lambda: None, print)
await newer.open()
sorted(newer.work("readonly", "games", "more").objectStoreNames)
"""


def test_a_window_with_a_newer_schema_takes_over(pages: Pages) -> None:
    page = pages.open(link_to("b3t"))
    newer = pages.open("", page.context)
    assert run(newer, RAISE, start_of(newer)) == ["games", "more"]
    assert games(newer) == {"abcdefgh": kept("b3t")}
    expect(page.locator("#notice")).to_contain_text("There is a newer Paintbox: reload the page")
    play(page, "b2")
    expect(page.locator(".kept")).to_have_count(2)
    expect(page.locator("#notice")).to_contain_text("send yourself the link")
    assert games(newer) == {"abcdefgh": kept("b3t")}


def test_a_database_of_a_newer_schema_is_left_alone(pages: Pages) -> None:
    device = pages.device()
    outside = bare(pages, device)
    make(outside, 99, "games", "others")
    write(outside, games={"abcdefgh": "what a newer Paintbox wrote"})
    page = pages.open(link_to("b3t"), device)
    expect(page.locator("#notice")).to_contain_text("There is a newer Paintbox")
    play(page, "b2")
    expect(page.locator(".kept")).to_have_count(2)
    assert games(outside) == {"abcdefgh": "what a newer Paintbox wrote"}


def test_a_database_of_an_older_schema_is_upgraded_and_its_games_stay(pages: Pages) -> None:
    device = pages.device()
    outside = bare(pages, device)
    make(outside, 1, "games")
    write(outside, games={"abcdefgh": kept("b3t")})
    page = pages.open("", device)
    tap(page.locator(".entry"))
    play(page, "b2")
    written(page, "abcdefgh", 2)
    page.reload()
    expect(page.locator(".kept")).to_have_count(2)


def test_an_older_window_that_does_not_let_go_is_waited_for(pages: Pages) -> None:
    device = pages.device()
    outside = bare(pages, device)
    make(outside, 1, "games", hold=True)
    page = pages.open("new.coloro.2", device)
    notice = page.locator("#notice")
    expect(notice).to_contain_text("Close the other window of Paintbox")
    begin(page)
    expect(notice).to_contain_text("Close the other window of Paintbox")
    outside.evaluate("window.held.close()")
    play(page, min(offered(page)))
    expect(notice).to_be_empty()
    page.reload()
    expect(page.locator(".kept")).to_have_count(2)


# Damaged

WHOLE = json.loads(kept("b3t"))
DAMAGED = {
    "aaaaaaa0": "{not JSON",
    "aaaaaaa1": "[1, 2]",
    "aaaaaaa2": 5,
    "aaaaaaa3": "",
    "aaaaaaa4": json.dumps(WHOLE | {"shown": "b3t a1", "histories": ["b3t a1"]}),
    "aaaaaaa5": json.dumps(WHOLE | {"histories": ["b3t", "a1 a1"]}),
    "aaaaaaa6": json.dumps(WHOLE | {"laid": WHOLE["laid"].replace("coloro", "chess")}),
    "aaaaaaa7": json.dumps(WHOLE | {"names": [1, 2]}),
    "aaaaaaa8": json.dumps(WHOLE | {"mine": [7]}),
    "aaaaaaa9": json.dumps({name: WHOLE[name] for name in WHOLE if name != "shown"}),
    "aaaaaaaa": json.dumps(WHOLE | {"shown": ""}).replace("b3t", "b3t " * 99),
    "aaaaaaab": json.dumps(WHOLE).replace("1", "Infinity"),
    "aaaaaaac": "[" * 100_000,
    "__proto__": kept("b3t"),
    "constructor": kept("b3t"),
    "<b>": kept("b3t"),
}


def test_damaged_games_are_counted_left_alone_and_told_of(pages: Pages) -> None:
    page = pages.open(link_to("b3t"))
    outside = bare(pages, page.context)
    write(outside, games=DAMAGED, summaries=dict.fromkeys(DAMAGED, "{"))
    before = games(outside)
    home = pages.open("", page.context)
    expect(home.locator(".unread")).to_have_text(
        f"{len(DAMAGED)} games kept here cannot be read. Their links would bring them back."
    )
    expect(home.locator(".entry")).to_have_count(1)
    for id in filter(str.isidentifier, DAMAGED):  # in an address < would be another sign
        go(home, f"g.{id}")
        expect(home.locator("#notice")).to_contain_text("is kept here, but cannot be read")
        expect(home.locator(".entry")).to_have_count(1)
        home.keyboard.press("Escape")
        expect(home.locator("#notice")).to_be_empty()
    assert games(outside) == before
    go(home, link_to("b3t", "b2", id="aaaaaaa0"))
    expect(home.locator(".kept")).to_have_count(2)


SUMMARY = json.loads(str(Summary("abcdefgh", "coloro", ("Anna", "Ben"), (1,), 1, 1, 1)))
MISLEADING = [
    "{",
    7,
    json.dumps(["cccccccc", *SUMMARY[1:]]),
    json.dumps([*SUMMARY[:2], [], *SUMMARY[3:]]),
    json.dumps([*SUMMARY[:2], ["A"] * 99, *SUMMARY[3:]]),
    json.dumps([*SUMMARY[:4], 7, 1, 1]),
    json.dumps([SUMMARY[0], "page.name", *SUMMARY[2:]]),
    json.dumps([SUMMARY[0], "chess", *SUMMARY[2:]]),
]


def test_a_damaged_summary_hides_no_game(pages: Pages) -> None:
    page = pages.open("")
    for number, summary in enumerate(MISLEADING):
        id = f"aaaaaaa{number}"
        write(page, games={id: kept("b3t", id=id)}, summaries={id: summary})
    go(page, "games")
    expect(page.locator(".entry")).to_have_count(len(MISLEADING))
    expect(page.locator(".entry").first).to_contain_text("Your turn")
    expect(page.locator(".unread")).to_have_count(0)
