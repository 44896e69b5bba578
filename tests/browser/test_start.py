"""The page is readable before Python is up, and says so when Python does not come."""

import pytest
from pages import PHONE, READY, Pages, tap
from playwright.sync_api import Page, expect

WASM = "**/pyodide.asm.wasm"
FILES = ("pyodide.asm.wasm", "pyodide.asm.mjs", "library.zip", "core-*.js")
PATIENCE = 45_000  # ms, more than boot.js has


def visit(pages: Pages, held: str, answer: str) -> Page:
    """A first visit where requests for ``held`` get a bad answer."""
    page = pages.device(**PHONE).new_page()  # it complains, and is meant to
    match answer:
        case "never":
            page.route(held, lambda route: None)
        case "missing":
            page.route(held, lambda route: route.fulfill(status=404))
        case "broken":
            page.route(held, lambda route: route.fulfill(body="not what it should be"))
        case _:
            page.route(held, lambda route: route.abort())
    page.goto(pages.url, wait_until="commit")
    return page


def test_before_python_the_page_says_what_it_is_and_shows_the_board(pages: Pages) -> None:
    page = visit(pages, WASM, "never")
    expect(page.get_by_role("heading", name="Paintbox")).to_be_visible()
    expect(page.locator(".home .soft").first).to_contain_text("No account")
    assert page.locator(".picture use").count() == 36
    expect(page.locator(".picture")).to_be_visible()
    expect(page.locator("#load progress")).to_be_visible()


def test_the_progress_counts_the_bytes_that_have_come(pages: Pages) -> None:
    page = visit(pages, WASM, "never")
    page.wait_for_function("() => document.querySelector('#load progress').value > 100000")
    bar = page.locator("#load progress")
    done, whole = (bar.evaluate(f"(bar) => bar.{name}") for name in ("value", "max"))
    assert done < whole / 2  # the largest file is still on its way


@pytest.mark.parametrize("answer", ["missing", "broken", "refused"])
@pytest.mark.parametrize("file", FILES)
def test_a_file_that_fails_leads_to_a_sentence_and_a_retry(
    pages: Pages, file: str, answer: str
) -> None:
    page = visit(pages, f"**/{file}", answer)
    expect(page.locator("#load .failed")).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_role("heading", name="Paintbox")).to_be_visible()
    expect(page.locator("#load button")).to_be_visible()
    page.unroute_all()
    page.evaluate("document.querySelector('#load button')?.click()")  # it may have recovered
    page.wait_for_selector(READY, state="attached")


def test_a_program_that_does_not_come_leads_to_a_sentence_and_a_retry(pages: Pages) -> None:
    page = visit(pages, "**/paintbox.*.zip", "missing")
    expect(page.locator("#load .failed")).to_be_visible(timeout=15_000)


def test_a_start_that_never_ends_leads_to_a_sentence_and_a_retry(pages: Pages) -> None:
    page = pages.device(**PHONE).new_page()
    page.clock.install()
    page.route(WASM, lambda route: None)
    page.goto(pages.url, wait_until="commit")
    expect(page.locator("#load progress")).to_be_visible()
    page.wait_for_timeout(1000)
    page.clock.run_for(120_000)
    expect(page.locator("#load .failed")).to_be_visible()


def test_a_tap_before_python_is_not_lost(pages: Pages) -> None:
    page = pages.watched(pages.device(**PHONE))
    page.goto(pages.url, wait_until="commit")
    tap(page.locator(".card"))
    page.wait_for_selector(READY, state="attached")
    expect(page.locator("[data-action=start]")).to_be_visible()


def test_nothing_moves_when_python_takes_over(pages: Pages) -> None:
    page = visit(pages, WASM, "never")
    before = page.locator(".card").bounding_box()
    after = pages.open().locator(".card").bounding_box()
    assert before and after
    assert before["width"] == after["width"]
