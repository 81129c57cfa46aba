"""The database server of the tests goes with the process that started it, however that ends."""

import subprocess
import sys
from pathlib import Path

import psycopg
import pytest

PATIENCE_S = 60
PROGRAM = """
import sys
from tests.postgres import cluster
with cluster() as found:
    print(found.folder, found.url("postgres"), flush=True)
    sys.stdin.read()
"""


def test_a_killed_run_leaves_no_database_behind() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", PROGRAM],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as run:
        assert run.stdout is not None
        folder, url = run.stdout.readline().split()
        with psycopg.connect(url) as line:
            run.kill()
            run.communicate(timeout=PATIENCE_S)  # until nobody holds the end of its standard error any more
            assert not Path(folder).exists()
            with pytest.raises(psycopg.OperationalError):
                line.execute("SELECT 1")
