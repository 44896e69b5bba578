"""Programs that end with all that they have started, and with the tests."""

import os
import shutil
import signal
from subprocess import DEVNULL, Popen

# Where it can be had: a program before another that lets it end when its parent does.
LEASH = ("setpriv", "--pdeathsig", "KILL") if shutil.which("setpriv") else ()


def begin(*command: str, keep: tuple[int, ...] = (), **variables: str) -> Popen[bytes]:
    """Start a program in silence; it may ``keep`` these open files."""
    return Popen(
        [*LEASH, *command],
        stdout=DEVNULL,
        stderr=DEVNULL,
        start_new_session=True,
        pass_fds=keep,
        env=os.environ | variables,
    )


def end(*processes: Popen[bytes]) -> None:
    """End programs and all of theirs at once, if that was not done before."""
    for process in processes:
        if process.returncode is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
