"""What a first visit fetches, file by file, ours against PyScript as it comes: `make bench`."""

import gzip
import subprocess
from collections import Counter
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from find_browser import find_browser
from pages import ARGUMENTS
from playwright.sync_api import sync_playwright
from serve import PACKED, serve
from sites import sites

BROTLI = """
const { brotliCompressSync } = require("node:zlib");
console.log(brotliCompressSync(require("node:fs").readFileSync(0)).length);
"""


class Row(NamedTuple):
    file: str
    raw: int
    gzip: int
    brotli: int


def fetched(folder: Path) -> list[str]:
    """The paths that a first visit asks for; raises if one is asked for twice or fails."""
    server = serve(folder)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=ARGUMENTS)
        page = browser.new_page()
        page.goto(server.url)
        page.wait_for_selector("html[data-ready]", state="attached", timeout=60_000)
        page.wait_for_timeout(1_000)
    wrong = [request for request in server.requests if request.status != 200]
    twice = [path for path, times in Counter(r.path for r in server.requests).items() if times > 1]
    if wrong or twice:
        raise AssertionError(f"failed: {wrong}, asked for twice: {twice}")
    return sorted(request.path.lstrip("/") for request in server.requests)


def rows(folder: Path) -> list[Row]:
    return [row(folder / path, path) for path in fetched(folder)]


def row(file: Path, name: str) -> Row:
    content = file.read_bytes()
    if file.suffix in PACKED:  # sent as it is
        return Row(name, len(content), len(content), len(content))
    return Row(name, len(content), len(gzip.compress(content, 6)), brotli(content))


@cache
def brotli(content: bytes) -> int:
    node = ["node", "--eval", BROTLI]
    return int(subprocess.run(node, input=content, capture_output=True, check=True).stdout)


def total(table: list[Row]) -> Row:
    return Row("in all", *(sum(column) for column in zip(*(row[1:] for row in table), strict=True)))


if __name__ == "__main__":
    with TemporaryDirectory() as top:
        folders = sites(Path(top))
        tables = {name: rows(folders[name]) for name in ("stock", "ours")}
    for name, table in tables.items():
        print(f"{name:48} {'raw':>12} {'gzip 6':>12} {'brotli 11':>12}")
        for line in [*table, total(table)]:
            print(f"  {line.file:46} {line.raw:12,} {line.gzip:12,} {line.brotli:12,}")
    ours, stock = total(tables["ours"]), total(tables["stock"])
    print(
        f"ours / stock: gzip {ours.gzip / stock.gzip:.3f}, brotli {ours.brotli / stock.brotli:.3f}"
    )
