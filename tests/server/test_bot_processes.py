"""Processes that think for a server end with it, however it ended."""

from __future__ import annotations

import os
import select
import subprocess
import sys
from typing import Final

import pytest

SERVER: Final = """
import multiprocessing, os, sys
from concurrent.futures import ProcessPoolExecutor
from holdfast.server.ops.worker import step_aside

if __name__ == "__main__":
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), initializer=step_aside) as pool:
        print(pool.submit(os.getpid).result(), flush=True)
        sys.stdin.read()
"""


@pytest.mark.skipif(not hasattr(os, "pidfd_open"), reason="needs a way to wait for somebody else's process")
def test_nobody_thinks_on_for_a_server_that_was_killed() -> None:
    server = subprocess.Popen([sys.executable, "-c", SERVER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert server.stdin is not None
    assert server.stdout is not None
    with server.stdin, server.stdout:
        thinker = os.pidfd_open(int(server.stdout.readline()))
        try:
            assert not select.select([thinker], [], [], 0)[0]
            server.kill()
            server.wait()
            ended, _, _ = select.select([thinker], [], [], 60)
            assert ended
        finally:
            os.close(thinker)
