"""Scanning: the camera's picture is searched for a code, and the link in it is opened."""

import asyncio
from typing import Any

from js import document
from pyodide.ffi import JsException

from paintbox.view.screens.scan import scan
from paintbox.view.shape import Shape
from paintbox.view.words import say
from paintbox.web import camera
from paintbox.web.app import App
from paintbox.web.camera import NoCamera, Reader
from paintbox.web.opening import lay, take
from paintbox.web.screen import Screen

PAUSE = 0.1  # seconds from one picture to the next


class Scanning(Screen):
    def __init__(self, app: App) -> None:
        self.app = app
        self.title = say("scan.title")
        self.state = "ask"
        self._stream: Any = None  # of the camera while it is on
        self._run: object = None  # which look is under way, if any

    def shape(self) -> Shape:
        return scan(self.state)

    def late(self) -> None:
        self.app.run(self._look())

    def left(self) -> None:
        if self._run:
            self._end("stopped")

    def on_scan(self, button: Any) -> None:
        self.app.run(self._look())

    async def _look(self) -> None:
        """Look until something was read, the screen was left, or nothing helps."""
        run = self._run = object()
        self._show("ask")
        try:
            stream = await camera.start()
            if self._run is not run:
                camera.stop(stream)
                return
            self._begin(stream)
            text = await self._read(run)
        except NoCamera as error:
            self._fail(run, str(error))
        except JsException:
            self._fail(run, "unread")
        else:
            await self._take(text)

    def _begin(self, stream: Any) -> None:
        self._stream = stream
        video = document.querySelector(".finder video")
        video.muted = True  # else some browsers do not show it by themselves
        video.srcObject = stream
        self._show("look")

    async def _read(self, run: object) -> str:
        """The first text that is read; none if this look has ended before. Raises JsException."""
        reader, video, text = await Reader.ready(), document.querySelector(".finder video"), ""
        while self._run is run and not text:
            text = await reader.read(video)
            await asyncio.sleep(0 if text else PAUSE)
        return text if self._run is run else ""

    async def _take(self, text: str) -> None:
        """Open the link that was read."""
        if not text:
            return
        self._end("stopped")
        brought = await take(self.app, text)
        if brought and self.app.screen is self:
            lay(self.app, brought)

    def _fail(self, run: object, state: str) -> None:
        if self._run is run:
            self._end(state)

    def _end(self, state: str) -> None:
        """Let go of the camera."""
        self._run = None
        if self._stream:
            camera.stop(self._stream)
            self._stream = None
        self._show(state)

    def _show(self, state: str) -> None:
        self.state = state
        if self.app.screen is self:
            self.app.draw()


async def open_screen(app: App, rest: list[str]) -> Scanning:
    return Scanning(app)
