"""The cut library holds what is used, all of it and nothing else."""

import build
import pytest
from inside import FAIL_IN_HANDLER, FAIL_IN_TASK, library_used, run, start_of
from pages import READY
from playwright.sync_api import Browser, Page
from serve import Server

OURS = {"archive", "sitecustomize"}


@pytest.fixture
def page(browser: Browser, server: Server) -> Page:
    page = browser.new_page()
    page.goto(server.url)
    page.wait_for_selector(READY, state="attached")
    return page


def complaints(page: Page, code: str) -> str:
    """All that the console and the page say while the code runs."""
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    page.on("pageerror", lambda error: said.append(str(error)))
    run(page, code, start_of(page))
    page.wait_for_timeout(300)
    return "\n".join(said)


def test_every_module_of_the_library_is_used(page: Page) -> None:
    assert library_used(page) - OURS == set(build.listed())


def test_an_error_in_a_handler_prints_its_whole_traceback(page: Page) -> None:
    text = complaints(page, FAIL_IN_HANDLER)
    assert "KeyError: 'no such key'" in text
    assert "direct cause of the following exception" in text
    assert "ValueError: in a handler" in text


def test_an_error_in_a_task_prints_its_whole_traceback(page: Page) -> None:
    text = complaints(page, FAIL_IN_TASK)
    assert "in fail" in text
    assert "ValueError: in a task" in text
