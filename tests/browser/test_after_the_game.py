"""Looking back at a game that is over: the curve, the moments, and that it can be stopped."""

from inside import run, start_of
from pages import Pages, kept, tap, text, until
from playwright.sync_api import Page, expect
from screens import OVER, fill, go
from serve import Server
from test_bots import NO_WORKER, SOON

GAME = "collecto"  # the quickest
FOUND = """
from paintbox.web import lookback
sum(map(len, lookback.FOUND.values()))
"""
DO = ".past [data-do={}]"


def ended(page: Page) -> Page:
    """A game that is over."""
    fill(page)
    go(page, f"g.{OVER[GAME]}")
    return page


def begin(page: Page) -> None:
    tap(page.locator(".result [data-action=lookback]"))
    expect(page.locator(".chart")).to_have_count(1)


def done(page: Page) -> int:
    """How many decisions were looked at."""
    return int(page.locator(".past progress").get_attribute("value") or 0)


def finish(page: Page) -> None:
    expect(page.locator(".past progress")).to_have_count(0, timeout=60_000)


def test_the_curve_and_the_moments_are_there_and_kept(pages: Pages) -> None:
    page = ended(pages.open())
    begin(page)
    finish(page)
    assert page.locator(".chart .line").count() == 4
    assert page.locator(".moments li").count() == 3
    moment = page.locator(".moments button").first
    before, best = (moment.get_attribute(f"data-{name}") for name in ("step", "best"))
    said = page.locator(".moments .soft").first.inner_text()
    tap(moment)
    expect(page.locator(".sheet")).to_have_count(0)
    assert page.locator(".board .hinted").count()
    assert page.locator(".board [data-move]").count() == 0
    assert said in text(page, "#notice")
    assert before
    assert best
    tap(page.locator(".primary"))
    expect(page.locator(".moments li")).to_have_count(3)
    assert page.locator(".past progress").count() == 0  # nothing is thought about again


def test_it_stops_and_goes_on_where_it_was(pages: Pages) -> None:
    page = ended(pages.open())
    begin(page)
    until(page, lambda: done(page) > 1)
    tap(page.locator(DO.format("stop")))
    stood = stands(page)
    assert done(page) == stood
    tap(page.locator(DO.format("resume")))
    until(page, lambda: done(page) > stood)
    go(page, "settings")  # to leave the table stops it too
    stands(page)


def stands(page: Page) -> int:
    """How many decisions were looked at; after the one that is thought about no more are."""
    page.wait_for_timeout(1000)
    before = run(page, FOUND, start_of(page))
    page.wait_for_timeout(2000)
    assert run(page, FOUND, start_of(page)) == before
    return int(before)


def test_it_needs_no_network(own_pages: Pages, own: Server) -> None:
    page = own_pages.open("", own_pages.device(keeper=True))
    kept(page)
    ended(page)
    own.stop()
    begin(page)
    until(page, lambda: done(page) > 1)


def test_without_a_worker_the_page_thinks_itself(pages: Pages) -> None:
    phone = pages.device()
    phone.add_init_script(NO_WORKER)
    page = ended(pages.open("", phone))
    run(page, SOON, start_of(page))
    begin(page)
    until(page, lambda: done(page) > 1)
    tap(page.locator(DO.format("stop")))
    assert all("PY0409" in complaint for complaint in pages.heard())
