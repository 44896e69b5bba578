"""A game as a code for a sheet; what draws it is fetched when the first one is asked for."""

from contextlib import suppress
from pathlib import Path

import archive
from js import document, fetch
from pyodide.ffi import JsException

from paintbox.engine.session import Session
from paintbox.peer.kept import Kept
from paintbox.peer.part import Part
from paintbox.view.screens import code
from paintbox.view.shape import Shape
from paintbox.web.send import address

ARCHIVE = "segno.zip"


async def ready() -> bool:
    """Have what ``view.qr.code`` needs; whether it is there now."""
    try:
        import segno  # noqa: F401
    except ImportError:
        return await fetched()
    return True


async def fetched() -> bool:
    with suppress(JsException):  # no network
        response = await fetch(document.querySelector("[data-coder]").dataset.coder)
        if response.ok:
            Path(ARCHIVE).write_bytes((await response.arrayBuffer()).to_bytes())
            archive.add(ARCHIVE)
            return True
    return False


def sheet(kept: Kept, session: Session) -> list[Shape]:
    """What the sheet shows once all is ready: the whole game as a code, or its last part."""
    url, part = address(kept.link(session)), Part.of(kept, session)
    page = url.partition("#")[0]
    return code.code(url, f"{page}#{part}" if part.start else "")


def failed(kept: Kept, session: Session) -> list[Shape]:
    """What it shows where nothing can draw a code."""
    return code.failed()
