"""Whatever damaged or hostile text comes in, the page says why it is refused; the game stays."""

from random import Random

import pytest
from pages import Pages, drawn
from playwright.sync_api import Page
from screens import go
from stored import games, write

from damage import HERE, PAGE, T
from refused import REFUSED, SAYS_CUT, SAYS_NONE

# What the page says to a text that is dropped on it.
SAID = """(text) => new Promise((said, silent) => {
  const notice = document.querySelector("#notice");
  const send = (event) => document.querySelector(".board").dispatchEvent(event);
  send(new KeyboardEvent("keydown", { key: "Escape", bubbles: true })); // puts away what it says
  const watch = new MutationObserver(() => {
    if (!notice.textContent) return;
    watch.disconnect();
    said(notice.textContent);
  });
  watch.observe(notice, { childList: true });
  setTimeout(silent, 30000, new Error("nothing was said"));
  const dataTransfer = new DataTransfer();
  dataTransfer.setData("text/plain", text);
  send(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
})"""
SIGNS = "0123456789abcdefghijklmnopqrstuvwxyz.-%é "


@pytest.fixture
def page(pages: Pages) -> Page:
    """The table of the game to which all the links would belong."""
    page = pages.open()
    write(page, games={HERE.id: str(HERE)})
    go(page, f"g.{HERE.id}")
    return page


def test_the_page_says_why_a_text_is_refused_and_the_game_stays(page: Page) -> None:
    before = drawn(page), games(page)
    told = {name: page.evaluate(SAID, text) for name, (text, _, _) in REFUSED.items()}
    assert told == {name: said for name, (_, _, said) in REFUSED.items()}
    assert (drawn(page), games(page)) == before
    assert page.evaluate("location.hash") == f"#g.{HERE.id}"


def test_the_page_says_that_a_link_was_cut_at_any_place(page: Page) -> None:
    before = drawn(page), games(page)
    told = [page.evaluate(SAID, PAGE + T[:end]) for end in range(len(T))]
    begun = told.index(SAYS_CUT)
    assert told == [SAYS_NONE] * begun + [SAYS_CUT] * (len(T) - begun)
    assert (drawn(page), games(page)) == before


def test_the_page_says_that_a_link_was_changed_at_any_place(page: Page) -> None:
    before, rng = (drawn(page), games(page)), Random(1)
    for at, sign in enumerate(T):
        other = rng.choice(SIGNS.replace(sign, ""))
        said = page.evaluate(SAID, PAGE + T[:at] + other + T[at + 1 :])
        assert said in (SAYS_CUT, SAYS_NONE), (at, other)
    assert (drawn(page), games(page)) == before
