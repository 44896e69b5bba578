"""Serve dist/ as the host would: `PORT=8000 python3 serve.py`.

Headers come from netlify.toml. When a source has changed, the page is built anew before it is
sent. Tests call `serve()`, which notes every request.
"""

from __future__ import annotations

import gzip
import os
import socket
import sys
import threading
import tomllib
from collections.abc import Callable
from contextlib import suppress
from fnmatch import fnmatchcase
from functools import lru_cache
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import unquote, urlsplit

import build

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".py": "text/plain; charset=utf-8",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".zip": "application/zip",
}
PACKED = (".png", ".zip")  # nothing to gain by compressing
REVALIDATE = "public, max-age=0, must-revalidate"  # the host's own where netlify.toml is silent
MOST = 65_535  # the highest port
POLL = 0.02  # s, how long a server in a thread may take to hear that it is to stop
BUILDING = threading.Lock()

Headers = dict[str, str]


class Request(NamedTuple):
    path: str
    status: int
    bytes: int  # of the body as sent


class Answer(NamedTuple):
    status: int
    ending: str  # of the file, which tells its type
    content: bytes


def nothing() -> None:
    """Build nothing anew."""


class Server(ThreadingHTTPServer):
    """Serves one folder; `url` ends with a slash."""

    daemon_threads = True

    def __init__(self, folder: Path, port: int = 0, fresh: Callable[[], None] = nothing) -> None:
        super().__init__(("127.0.0.1", port), Handler)
        self.folder = folder.resolve()
        self.fresh = fresh  # called before the page is read
        self.rules = rules()
        self.requests: list[Request] = []
        self.connections: set[socket.socket] = set()  # browsers keep them open
        self.url = f"http://127.0.0.1:{self.server_port}/"

    def get_request(self) -> tuple[socket.socket, Any]:
        connection, address = super().get_request()
        self.connections.add(connection)
        return connection, address

    def shutdown_request(self, request: Any) -> None:
        self.connections.discard(request)
        super().shutdown_request(request)

    def stop(self) -> None:
        """Answer nobody any more."""
        self.shutdown()
        self.server_close()
        for connection in self.connections.copy():
            with suppress(OSError):  # the browser was first
                connection.shutdown(socket.SHUT_RDWR)

    def handle_error(self, request: object, client_address: object) -> None:
        """A browser that hangs up is no error."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


class Handler(BaseHTTPRequestHandler):
    server: Server
    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        path = unquote(urlsplit(self.path).path)
        path += "index.html" if path.endswith("/") else ""
        answer = self.answer(path)
        headers = {"Cache-Control": REVALIDATE, "ETag": f'"{build.digest(answer.content)}"'}
        headers |= self.rules_for(path)
        if answer.status == 200 and self.headers["If-None-Match"] == headers["ETag"]:
            return self.send(path, 304, headers, b"")
        headers["Content-Type"] = TYPES.get(answer.ending, "application/octet-stream")
        content = answer.content
        if answer.ending not in PACKED and "gzip" in self.headers.get("Accept-Encoding", ""):
            headers |= {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
            content = packed(content)
        return self.send(path, answer.status, headers, content)

    do_HEAD = do_GET  # noqa: N815

    def answer(self, path: str) -> Answer:
        server = self.server
        if path == "/index.html":
            try:
                server.fresh()
            except build.BuildError as error:
                return Answer(500, ".txt", str(error).encode())
        file = (server.folder / path[1:]).resolve()
        if file.is_relative_to(server.folder) and file.is_file():
            return Answer(200, file.suffix, file.read_bytes())
        missing = server.folder / "404.html"
        return Answer(404, ".html", missing.read_bytes() if missing.exists() else b"Not found")

    def rules_for(self, path: str) -> Headers:
        headers: Headers = {}
        for pattern, values in self.server.rules:
            headers |= values if fnmatchcase(path, pattern) else {}
        return headers

    def send(self, path: str, status: int, headers: Headers, content: bytes) -> None:
        self.server.requests.append(Request(path, status, len(content)))
        self.send_response(status)
        for name, value in {**headers, "Content-Length": str(len(content))}.items():
            self.send_header(name, value)
        self.end_headers()
        if self.command == "GET":
            self.wfile.write(content)

    def log_message(self, *_: object) -> None:
        """Silence: who wants to know reads `requests`."""


def serve(folder: Path, port: int = 0, fresh: Callable[[], None] = nothing) -> Server:
    """A server in a thread, until `stop()`; port 0 picks a free one."""
    server = Server(folder, port, fresh)
    threading.Thread(target=server.serve_forever, args=(POLL,), daemon=True).start()
    return server


def rules() -> list[tuple[str, Headers]]:
    """netlify.toml's headers: a pattern of paths, and what it adds."""
    netlify = tomllib.loads((build.ROOT / "netlify.toml").read_text())
    return [(rule["for"], rule["values"]) for rule in netlify["headers"]]


@lru_cache(maxsize=64)
def packed(content: bytes) -> bytes:
    return gzip.compress(content, 6, mtime=0)


def rebuild() -> None:
    """Build anew if a source has changed since; one at a time."""
    with BUILDING:
        if build.is_old():
            build.build()


def port() -> int:
    """The port to serve at, from the environment's PORT; ends with a sentence if it is none."""
    text = os.environ.get("PORT", "8000")
    if not text.isdecimal() or int(text) > MOST:
        sys.exit(f"PORT is {text!r}: name a number from 0, for any free port, to {MOST}.")
    return int(text)


def start() -> Server:
    """The server; ends with a sentence if its port cannot be had."""
    at = port()
    try:
        return Server(build.DIST, at, fresh=rebuild)
    except OSError as error:
        sys.exit(f"Port {at} cannot be had ({error.strerror}): try `PORT=0 make play`.")


def main() -> None:
    rebuild()
    server = start()
    print(f"Paintbox is at {server.url} (Control-C ends it)", flush=True)
    server.serve_forever()


if __name__ == "__main__":
    try:
        main()
    except build.BuildError as error:
        sys.exit(str(error))
    except KeyboardInterrupt:
        print()
