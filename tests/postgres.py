"""A PostgreSQL of the tests' own: made in a folder that goes with them, reached from this machine only."""

import os
import shutil
import signal
import subprocess
import tempfile
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from threading import Event, Thread
from typing import IO, Any
from urllib.parse import quote

import psycopg
import pytest

DEBIANS = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
NOBODY = "nobody"
QUICK = {"fsync": "off", "full_page_writes": "off", "max_connections": "100", "shared_buffers": "32MB"}
IN_MEMORY = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
AFTERWARDS = """
read -r _
pid=$(head -n 1 "$1/data/postmaster.pid" 2> /dev/null) && kill -QUIT "$pid"
while [ -n "$pid" ] && kill -0 "$pid" 2> /dev/null; do sleep 0.1; done
rm -rf "$1"
"""
MISSING = (
    "The tests of the PostgreSQL store need PostgreSQL 15 or newer (on Debian: apt-get install postgresql); initdb and"
    " postgres were not found on the PATH nor under /usr/lib/postgresql."
)


def program(name: str) -> str | None:
    """Where a program of PostgreSQL stands."""
    found = shutil.which(name, path=os.pathsep.join([os.environ.get("PATH", ""), *map(str, DEBIANS)]))
    return None if found is None else str(Path(found).resolve())


def install() -> None:
    """Takes Debian's PostgreSQL where there is none and it can be had, as CI and a root shell in a container can."""
    apt = shutil.which("apt-get")
    if program("initdb") or apt is None or os.geteuid() != 0:
        return
    quiet: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    words = [apt, "-y", "-qq", "--no-install-recommends", "install", "postgresql"]
    no_cluster = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "PG_CREATE_MAIN_CLUSTER": "false"}
    if subprocess.run(words, env=no_cluster, **quiet).returncode:
        subprocess.run([apt, "-qq", "update"], **quiet)
        subprocess.run(words, env=no_cluster, **quiet)
    DEBIANS[:] = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)


class Cluster:
    """A database server in a folder, which can be killed and started again on the same files."""

    def __init__(self, folder: Path, **settings: str) -> None:
        initdb, postgres = program("initdb"), program("postgres")
        if initdb is None or postgres is None:
            pytest.fail(MISSING)
        self.folder = folder
        self.postgres = postgres
        self.settings = QUICK | settings
        self.process: subprocess.Popen[str] | None = None
        self.said: deque[str] = deque(maxlen=100)
        self.names = (f"test{number}" for number in count(1))
        if os.geteuid() == 0:  # whom PostgreSQL refuses
            shutil.chown(folder, NOBODY)
        self._run(initdb, "--no-sync", "--auth=trust", "--username=holdfast", "--encoding=UTF8", "--locale=C", "-D")

    def _run(self, *command: str) -> None:
        user = NOBODY if os.geteuid() == 0 else None
        subprocess.run([*command, str(self.folder / "data")], check=True, user=user, stdout=subprocess.DEVNULL)

    def start(self) -> None:
        """Returns when it takes lines."""
        settings = [word for name, value in self.settings.items() for word in ("-c", f"{name}={value}")]
        place = ["-c", f"unix_socket_directories={self.folder}", "-c", "listen_addresses="]
        self.process = subprocess.Popen(
            [self.postgres, "-D", str(self.folder / "data"), *place, *settings],
            user=NOBODY if os.geteuid() == 0 else None,
            stderr=subprocess.PIPE,
            start_new_session=True,
            text=True,
        )
        is_ready, said = Event(), self.process.stderr
        assert said is not None
        self.listener = Thread(target=self._listen, args=(said, is_ready), daemon=True)
        self.listener.start()
        is_ready.wait()
        assert self.process.poll() is None, "".join(self.said)

    def _listen(self, said: IO[str], is_ready: Event) -> None:
        with said:
            for line in said:
                self.said.append(line)
                if "ready to accept connections" in line:
                    is_ready.set()
        is_ready.set()  # to die

    def kill(self) -> None:
        """Ends it as a crash does, with everything that belongs to it."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self._wait()

    def stop(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGQUIT)
        self._wait()

    def _wait(self) -> None:
        assert self.process is not None
        self.process.wait()
        self.listener.join()

    def url(self, database: str) -> str:
        return f"postgresql://holdfast@/{database}?host={quote(str(self.folder), safe='')}"

    def database(self) -> str:
        """The address of a new, empty database."""
        name = next(self.names)
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.url(name)

    def schema(self) -> str:
        """The address of a new, empty schema, which is made faster; news are told to others beside it, too."""
        name = next(self.names)
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE SCHEMA {name}".encode())
        return f"{self.url('postgres')}&options={quote(f'-csearch_path={name}', safe='')}"


@contextmanager
def cleared_up(folder: Path) -> Iterator[None]:
    """Ends the server in a folder, and removes it, if this process is killed: then nobody holds the other end of the
    line any more that a shell beside it reads from."""
    command = ["sh", "-c", AFTERWARDS, "sh", str(folder)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, start_new_session=True) as shell:
        try:
            yield
        finally:
            shell.kill()


@contextmanager
def cluster(**settings: str) -> Iterator[Cluster]:
    """A database server while it is needed."""
    install()
    with tempfile.TemporaryDirectory(prefix="holdfast-pg-", dir=IN_MEMORY, ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o755)
        with cleared_up(Path(folder)):
            found = Cluster(Path(folder), **settings)
            found.start()
            try:
                yield found
            finally:
                found.stop()
