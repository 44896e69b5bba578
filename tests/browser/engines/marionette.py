"""Firefox's own remote control: WebDriver's commands over a socket.

Mozilla's client for it asks for a Python older than 3.13.
"""

import json
import socket
from itertools import count
from typing import Any


class Marionette:
    """A connection to the Firefox that listens on a port."""

    def __init__(self, port: int, patience: float) -> None:
        with socket.create_connection(("127.0.0.1", port), patience) as connection:
            self._stream = connection.makefile("rwb")  # stays open
        self._numbers = count()
        self._read()  # who it is

    def ask(self, command: str, **parameters: Any) -> Any:
        """What a command gives. Raises RuntimeError with Firefox's own words."""
        message = json.dumps([0, next(self._numbers), command, parameters]).encode()
        self._stream.write(b"%d:%b" % (len(message), message))
        self._stream.flush()
        _, _, error, result = self._read()
        if error:
            raise RuntimeError(f"{command}: {error['message']}")
        return result

    def _read(self) -> Any:
        """A message; its length in bytes stands before it."""
        length = b"".join(iter(lambda: self._stream.read(1), b":"))
        return json.loads(self._stream.read(int(length)))

    def close(self) -> None:
        self._stream.close()
