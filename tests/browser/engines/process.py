"""Programs that end with all that they have started."""

import os
import signal
from contextlib import suppress
from subprocess import DEVNULL, Popen


def begin(*command: str, keep: tuple[int, ...] = ()) -> Popen[bytes]:
    """Start a program in a group of its own, in silence; it may ``keep`` these open files."""
    return Popen(command, stdout=DEVNULL, stderr=DEVNULL, start_new_session=True, pass_fds=keep)


def end(process: Popen[bytes]) -> None:
    """End a program and its group at once."""
    with suppress(ProcessLookupError):  # all have ended by themselves
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
