"""A process of its own for each run: forked after pytest was imported and before anything of ours was."""

from __future__ import annotations

import os
import resource
import signal
import sys
import traceback
from collections.abc import Callable
from typing import Final

PYTEST: Final = (
    *("-o", "addopts=", "-m", "not long", "-q", "--no-header", "--tb=no", "--strict-markers"),
    *("-W", "ignore::pytest.PytestAssertRewriteWarning"),  # what was imported before the fork stays as it is
    *("-p", "no:randomly", "-p", "no:xdist", "-p", "no:cacheprovider"),
)


def in_child(run: Callable[[], int | None], seconds: int = 0) -> int:
    """Run something in a forked process, which may use so many seconds of a processor (0: as many as it likes).

    What it returns is the exit status; negative if a signal ended it. What it prints is not shown.
    """
    sys.stdout.flush()
    child = os.fork()
    if child == 0:
        status = 99
        try:
            signal.signal(signal.SIGTERM, signal.SIG_DFL)
            quiet = os.open(os.devnull, os.O_WRONLY)
            os.dup2(quiet, 1)
            if seconds:
                resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 5))
            status = int(run() or 0)
        except BaseException:
            traceback.print_exc()
        finally:
            os._exit(status)
    try:
        _, ended = os.waitpid(child, 0)
    except BaseException:  # we are told to stop
        os.kill(child, signal.SIGKILL)
        raise
    return os.waitstatus_to_exitcode(ended)
