"""The camera, and the reader of codes in its picture."""

from contextlib import suppress
from typing import Any

from js import URL, document, navigator, window
from pyodide.code import run_js
from pyodide.ffi import JsException, to_js

WANTED = {
    "video": {"facingMode": "environment", "width": {"ideal": 1280}, "height": {"ideal": 720}},
    "audio": False,
}
ONLY = {"formats": ["qr_code"]}
# What a browser says where the camera may not be used, or is used by something else.
REFUSALS = {"NotAllowedError": "refused", "SecurityError": "refused", "NotReadableError": "busy"}
REFUSALS |= {"AbortError": "busy"}


class NoCamera(Exception):
    """Why there is none: ``refused``, ``busy`` or ``absent``."""


async def start() -> Any:
    """The stream of the camera at the back, if there is one. Raises NoCamera."""
    try:
        return await navigator.mediaDevices.getUserMedia(to_js(WANTED))
    except AttributeError:  # a browser that has none, or gives none to pages like this
        raise NoCamera("absent") from None
    except JsException as error:
        raise NoCamera(REFUSALS.get(str(error.name), "absent")) from None


def stop(stream: Any) -> None:
    for track in stream.getTracks():
        track.stop()


class Reader:
    """Reads codes: the browser itself or, where it can not, what we keep for that."""

    def __init__(self, detector: Any) -> None:
        self._detector = detector

    @classmethod
    async def ready(cls) -> "Reader":
        """Raises JsException if it could not be fetched."""
        return cls(await own() or await kept())

    async def read(self, video: Any) -> str:
        """What the codes in its picture say, nothing if there is none. Raises JsException."""
        try:
            found = await self._detector.detect(video)
        except JsException as error:
            if error.name != "InvalidStateError":  # there is no picture yet
                self._detector = await kept()  # some browsers have one that never works
            return ""
        return "\n".join(str(code.rawValue) for code in found)


async def own() -> Any:
    """The browser's own detector, None if it has none for such codes."""
    with suppress(AttributeError, JsException):
        if "qr_code" in await window.BarcodeDetector.getSupportedFormats():
            return window.BarcodeDetector.new(to_js(ONLY))
    return None


async def kept() -> Any:
    """The one that comes with the page, made alike."""
    script = document.querySelector("[data-decoder]").dataset.decoder
    module = await run_js("(url) => import(url)")(URL.new(script, document.baseURI).href)
    return module.BarcodeDetector.new(to_js(ONLY))
