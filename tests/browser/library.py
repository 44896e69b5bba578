"""Write library.txt anew: what the browser imports when it could have all. `make library`"""

from pathlib import Path
from tempfile import TemporaryDirectory

import build
import serve
from find_browser import find_browser
from inside import library_used
from pages import ARGUMENTS, READY
from playwright.sync_api import sync_playwright

# Their importers ask for these and do without: TLS and other kinds of archives.
OPTIONAL = {"_ssl", "bz2", "compression", "lzma", "ssl"}
HEADER = "# The modules of the library that are used; `make library` writes this list."


def used() -> set[str]:
    whole = [name for name in build.whole_library() if name.partition(".")[0] not in OPTIONAL]
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        build.write(Path(folder), build.site(whole))
        server = serve.serve(Path(folder))
        browser = playwright.chromium.launch(executable_path=find_browser(), args=ARGUMENTS)
        page = browser.new_page()
        page.goto(server.url)
        page.wait_for_selector(READY, state="attached")
        return library_used(page)


if __name__ == "__main__":
    names = sorted(used() - {"archive", "sitecustomize"})
    (build.ROOT / "library.txt").write_text("\n".join([HEADER, *names, ""]))
