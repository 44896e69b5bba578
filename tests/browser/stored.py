"""What the page has written into the browser's database, seen and changed from outside."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Any

from pages import PATIENCE
from playwright.sync_api import Page

# Like the page: let go when another window wants to change the schema.
OPEN = """
const open = (version) => new Promise((resolve, reject) => {
  const request = indexedDB.open("paintbox", version);
  request.onupgradeneeded = () => upgrade(request);
  request.onerror = () => reject(request.error);
  request.onsuccess = () => {
    request.result.onversionchange = () => request.result.close();
    resolve(request.result);
  };
});
const done = (work) => new Promise((resolve) => { work.oncomplete = resolve; });
let upgrade = (request) => request.transaction.abort(); // nothing is to be made here
"""
# What a tap has changed is written behind the frame that shows it.
BEHIND = """
await new Promise((resolve) => {
  if (document.hidden) resolve();
  else requestAnimationFrame(() => setTimeout(resolve, 20));
});
"""
READ = f"""async (name) => {{
  {BEHIND}
  {OPEN}
  const database = await open().catch(() => null);
  if (!database) return [];
  const work = database.transaction(name);
  const keys = work.objectStore(name).getAllKeys();
  const texts = work.objectStore(name).getAll();
  await done(work);
  database.close();
  return keys.result.map((key, at) => [key, texts.result[at]]);
}}"""
WRITE = f"""async (stores) => {{
  {OPEN}
  const database = await open();
  const work = database.transaction(Object.keys(stores), "readwrite");
  for (const [name, entries] of Object.entries(stores))
    for (const [key, text] of entries) work.objectStore(name).put(text, key);
  await done(work);
  database.close();
}}"""
MAKE = f"""async ([version, stores, hold]) => {{
  {OPEN}
  upgrade = ({{ result }}) => {{ for (const name of stores) result.createObjectStore(name); }};
  const database = await open(version);
  if (hold) window.held = Object.assign(database, {{ onversionchange: null }});
  else database.close();
}}"""

# A reader waits for all who were to write before it.
FLUSHED = f"""(async () => {{
  {BEHIND}
  {OPEN}
  const database = await open();
  const work = database.transaction("games");
  work.objectStore("games").count();
  await done(work);
  database.close();
  return true;
}})()"""
HOLD = f"""async () => {{
  {OPEN}
  const database = await open();
  const store = database.transaction("games", "readwrite").objectStore("games");
  window.held = true;
  await new Promise((resolve) => {{
    const again = () => {{
      resolve();
      if (window.held) store.count().onsuccess = again;
      else database.close();
    }};
    store.count().onsuccess = again;
  }});
}}"""


@contextmanager
def held(page: Page, url: str) -> Iterator[None]:
    """Nobody can write meanwhile: what the windows write waits, and is then written in order."""
    page.goto(f"{url}img/icon.svg")
    page.evaluate(HOLD)
    yield
    page.evaluate("window.held = false")


def games(page: Page) -> dict[str, Any]:
    """What is kept of every game, by id."""
    return dict(page.evaluate(READ, "games"))


def flushed(page: Page) -> None:
    """Wait until all that the page has begun to write is written down."""
    page.evaluate(f"() => {FLUSHED}")


def written(page: Page, id: str, steps: int) -> None:
    """Wait until so many steps of a game are written down."""
    end = monotonic() + PATIENCE / 1000
    while len(json.loads(games(page).get(id, '{"shown": ""}'))["shown"].split()) != steps:
        assert monotonic() < end
        page.wait_for_timeout(20)


def summaries(page: Page) -> dict[str, Any]:
    """The summary of every game, by id."""
    return dict(page.evaluate(READ, "summaries"))


def write(page: Page, **stores: dict[str, Any]) -> None:
    """Put texts straight into the stores, by id."""
    page.evaluate(WRITE, {name: list(entries.items()) for name, entries in stores.items()})


def make(page: Page, version: int, *stores: str, hold: bool = False) -> None:
    """Make a database with these stores, as another Paintbox would; it may be held open."""
    page.evaluate(MAKE, [version, stores, hold])
