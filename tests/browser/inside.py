"""Run Python inside a page or a worker, in the Pyodide that is there."""

from typing import Any

from pages import READY
from playwright.sync_api import Page, Worker

START = "script[src$='start.mjs']"
RUN = """async ([start, code]) => {
  const { loadPyodide } = await import(start);
  return (await loadPyodide({})).runPythonAsync(code);
}"""
# Only frozen and built-in modules come from elsewhere.
LIBRARY = """
import sys
specs = [module.__spec__ for module in sys.modules.values() if getattr(module, "__spec__", None)]
" ".join(spec.name for spec in specs if (spec.origin or "").startswith("/lib/"))
"""
PROGRAM = """
import sys
from importlib import import_module
for finder in sys.meta_path:
    if getattr(finder, "path", "") == "paintbox.zip":
        for name in finder.modules:
            import_module(name)
"""
PING = """
from js import document
from pyscript import create_named_worker
script = document.querySelector("script[data-thinker]")
worker = await create_named_worker(script.dataset.thinker, "thinker")
await worker.ping("there")
"""
HURRY = """
from paintbox.web import table
table.PAUSES.update(dict.fromkeys(table.PAUSES, 0.02))
"""
# The gate through which slices of thinking come back, and how many have.
GATE = """
import asyncio
from paintbox.web.thinking import thinking
slice, thinking.gate, thinking.slices = thinking._slice, asyncio.Event(), 0
async def held(*asked):
    answer = await slice(*asked)
    await thinking.gate.wait()
    thinking.slices += 1
    return answer
thinking._slice = held
"""
LET_GO = """
from paintbox.web.thinking import thinking
thinking.gate.set()
"""
SLICES = """
from paintbox.web.thinking import thinking
thinking.slices
"""
# Where the page is not as its shape tells: the browser's parser closes and moves what stands wrong.
UNLIKE = """
import gc
from paintbox.web.app import App
def unlike(element, shape):
    attrs = {name: element.getAttribute(name) for name in shape.attrs}
    known = element.localName, attrs, element.childElementCount
    if known != (shape.tag, shape.attrs, len(shape.children)):
        yield element.outerHTML[:99]
    for child, inside in zip(element.children, shape.children):
        yield from unlike(child, inside)
root = next(thing for thing in gc.get_objects() if isinstance(thing, App))._root
"\\n".join(unlike(root.element, root.shape))
"""
FAIL_IN_HANDLER = """
from js import document, Event
from pyodide.ffi import create_proxy
def fail(event):
    try:
        {}["no such key"]
    except KeyError as error:
        raise ValueError("in a handler") from error
document.addEventListener("fail", create_proxy(fail))
document.dispatchEvent(Event.new("fail"))
"""
FAIL_IN_TASK = """
import asyncio
async def fail():
    await asyncio.sleep(0)
    raise ValueError("in a task")
async def group():
    async with asyncio.TaskGroup() as tasks:
        tasks.create_task(fail())
asyncio.ensure_future(group())
await asyncio.sleep(0.1)
"""


def run(where: Page | Worker, code: str, start: str) -> Any:
    """What the last line of the code gives; `start` is the address of start.mjs."""
    return where.evaluate(RUN, [start, code])


def hurry(page: Page) -> None:
    """Let moves be shown, and bots play, as fast as the page can; until it is loaded anew."""
    page.wait_for_selector(READY, state="attached")
    run(page, HURRY, start_of(page))


def start_of(page: Page) -> str:
    return str(page.evaluate(f'document.querySelector("{START}").src'))


def library_used(page: Page) -> set[str]:
    """The modules of the library that page and worker have imported after every kind of use."""
    start = start_of(page)
    for code in (PROGRAM, FAIL_IN_HANDLER, FAIL_IN_TASK, PING):
        run(page, code, start)
    places: list[Page | Worker] = [page, *page.workers]
    return {name for place in places for name in run(place, LIBRARY, start).split()}
