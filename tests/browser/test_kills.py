"""The browser is killed at any moment of moves, links and updates: no game is lost, none broken.

What the page has announced as written must be there in the next browser, and whatever is there
must be the beginning of what was played. PAINTBOX_KILLS is how often, 500 for a long run.
"""

import os
import time
from collections.abc import Callable
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from coloro_table import ENDED, link_to
from editions import edition, edition_of, publish
from find_browser import kill
from pages import READY, Pages
from playwright.sync_api import BrowserContext, ConsoleMessage, Page, expect
from serve import Server
from stored import games, summaries

from paintbox.peer.histories import Steps, starts
from paintbox.peer.kept import Kept
from paintbox.peer.summary import Summary
from paintbox.view.screens.games import MANY

KILLS = int(os.environ.get("PAINTBOX_KILLS", "20"))
WHOLE = tuple(ENDED)
OPENING = 0.3  # how many of the kills hit a page that starts with a link
UPDATING = 0.2  # and how many one that fetches a new version, or begins anew with it

# Says when the page begins to write, and what it has written once it has announced it.
WATCH = """
const { put } = IDBObjectStore.prototype;
IDBObjectStore.prototype.put = function (...all) {
  if (this.name === "games") console.log("writing");
  return put.apply(this, all);
};
new BroadcastChannel("paintbox").onmessage = ({ data: id }) => {
  indexedDB.open("paintbox").onsuccess = ({ target: { result: database } }) => {
    const read = database.transaction("games").objectStore("games").get(id);
    read.onsuccess = () => {
      console.log("written", id, read.result);
      database.close();
    };
  };
};
"""
# Takes every new version as soon as it is offered.
TAKE = """
new MutationObserver(() => document.querySelector(".offer button")?.click())
  .observe(document, { childList: true, subtree: true });
"""
# Plays several games in turn, each from where it is: opens the other's move as a link, then moves.
PLAY = """async (games) => {
  const until = async (find) => {
    for (;;) {
      const found = find();
      if (found) return found;
      await new Promise((done) => setTimeout(done, 2));
    }
  };
  const bearing = (move) => document.querySelector(`[data-move="${move}"]`);
  const tap = (target) => target.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  const sendable = () => document.querySelector(".primary[data-action=send]");
  const unfinished = () => games.filter(({ steps, played }) => played < steps.length);
  while (unfinished().length) {
    for (const game of unfinished()) {
      const opened = game.played % 2 === 0;
      location.hash = opened ? game.links[++game.played] : `g.${game.id}`;
      const step = game.steps[game.played++];
      const cell = step.slice(0, 2);
      tap(await until(() => location.hash === `#g.${game.id}` && bearing(cell)));
      await until(() => sendable() || (step !== cell && bearing(step)));
      if (!sendable()) tap(bearing(step));
      await until(sendable);
    }
  }
}"""


class Device:
    """A profile whose browser is killed and started again, and what must be in it."""

    def __init__(self, pages: Pages, folder: Path) -> None:
        self.pages = pages
        self.folder = folder
        self.written: dict[str, Steps] = {}  # by id, the longest history that was announced
        self.opened: set[str] = set()  # ids that may be there, for their links were opened
        self.start = 1.0  # seconds, the last that was measured

    def launch(self) -> Page:
        """A window of a fresh browser, at nothing of ours yet."""
        context = self.pages.profile(self.folder)
        context.add_init_script(WATCH)
        page = context.new_page()
        page.goto(f"{self.pages.url}img/icon.svg")
        page.on("console", self._note)
        return self.pages.listen(page)

    def kill(self, context: BrowserContext) -> None:
        """Kill the browser and all its processes, which have no time for anything."""
        with context.expect_event("close"):
            kill(self.folder)

    def _note(self, message: ConsoleMessage) -> None:
        if message.text.startswith("written "):
            _, id, text = message.text.split(" ", 2)
            self.written[id] = max(self.written.get(id, ()), shown(id, text), key=len)


def shown(id: str, text: str) -> Steps:
    return Kept.parse(id, text).histories.shown


def check(device: Device, page: Page) -> dict[str, Steps]:
    """The histories that are there, after seeing that nothing is lost or broken."""
    texts, lines = games(page), summaries(page)
    there = {}
    for id, text in texts.items():
        kept = Kept.parse(id, text)
        kept.check()
        there[id] = kept.histories.shown
        assert kept.histories.all == {there[id]}
        assert (kept.names, kept.mine) == (("Anna", "Ben"), (1,))
        assert starts(WHOLE, there[id])
        assert starts(there[id], device.written.get(id, ()))
        summary = Summary.parse(lines[id])
        assert summary == Summary.of(kept, summary.when)
    assert device.written.keys() <= there.keys() <= device.opened
    assert lines.keys() == texts.keys()
    return there


def listed(page: Page, number: int) -> None:
    """See that the list has so many games, or the first of them."""
    expect(page.locator(".kept-game")).to_have_count(min(number, MANY))


def nth(text: str, last: int) -> Callable[[ConsoleMessage], bool]:
    """Whether a message is the last of so many with this text."""
    number = count(1)
    return lambda message: message.text == text and next(number) == last


def game(id: str, played: int) -> dict[str, Any]:
    links = [link_to(*WHOLE[:steps], id=id) for steps in range(len(WHOLE) + 1)]
    return {"id": id, "played": played, "steps": WHOLE, "links": links}


def test_a_killed_browser_loses_nothing(own_pages: Pages, own: Server, tmp_path: Path) -> None:
    pages, editions = own_pages, [""]
    device, rng = Device(pages, tmp_path / "profile"), Random(KILLS)
    for number in range(KILLS):
        page = device.launch()
        there = check(device, page)
        unfinished = sorted(id for id, steps in there.items() if steps != WHOLE)
        ids = [f"{number:08}", *rng.sample(unfinished, min(2, len(unfinished)))]
        device.opened.update(ids)
        how = rng.random() if there else 1
        if how < UPDATING:
            editions.append(str(number))
            publish(own.folder, edition(editions[-1]))
            page.context.add_init_script(TAKE)
            page.goto(f"{pages.url}#g.{ids[-1]}", wait_until="commit")
            time.sleep(rng.random() * 2 * device.start)
        elif how < UPDATING + OPENING:
            link = game(ids[0], 0)["links"][1]
            page.goto(f"{pages.url}#{link}", wait_until="commit")
            time.sleep(rng.random() * device.start)
        else:
            began = time.monotonic()
            page.goto(f"{pages.url}#games")
            page.wait_for_selector(READY, state="attached")
            device.start = time.monotonic() - began
            listed(page, len(there))
            with page.expect_console_message(nth("writing", rng.randrange(1, 9))):
                played = [game(id, len(there.get(id, ()))) for id in ids]
                page.evaluate(f"(games) => {{ ({PLAY})(games); }}", played)
            time.sleep(rng.random() / 50)
        device.kill(page.context)
    page = device.launch()
    there = check(device, page)
    assert len(there) > KILLS / 3
    page.goto(f"{pages.url}#games")
    page.wait_for_selector(READY, state="attached")
    listed(page, len(there))
    assert edition_of(page) in editions
