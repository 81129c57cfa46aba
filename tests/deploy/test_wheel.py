"""The wheel in an environment of its own, outside any checkout: played, served, looked after, copied, brought back."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from holdfast import __version__

ROOT = Path(__file__).parents[2]
UV = Path(sys.executable).with_name("uv")


class Installed:
    """Holdfast as `uv tool install` leaves it, and a home that nothing was ever kept in."""

    def __init__(self, folder: Path, wheel: Path) -> None:
        self.folder = folder
        self.env = {name: value for name, value in os.environ.items() if not name.startswith(("HOLDFAST", "PYTHON"))}
        self.env |= {
            "HOME": str(folder),
            "XDG_DATA_HOME": str(folder / "share"),
            "UV_TOOL_DIR": str(folder / "tools"),
            "UV_TOOL_BIN_DIR": str(folder / "bin"),
            "COLUMNS": "80",
            "LINES": "24",
            "NO_COLOR": "1",
        }
        if "UV_CACHE_DIR" not in self.env and (cache := Path.home() / ".cache" / "uv").is_dir():
            self.env["UV_CACHE_DIR"] = str(cache)
        words = ["tool", "install", "--quiet", "--python", sys.executable, "--constraints", "requirements/run.txt"]
        subprocess.run([UV, *words, str(wheel)], cwd=ROOT, env=self.env, check=True)

    def run(self, *words: str, typed: str = "") -> str:
        """What a command says that has to succeed."""
        done = subprocess.run(
            [self.folder / "bin" / "holdfast", *words],
            cwd=self.folder, env=self.env, input=typed, capture_output=True, text=True, check=False, timeout=120,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
        return done.stdout

    @contextmanager
    def served(self, *flags: str) -> Iterator[str]:
        """A server that runs meanwhile; its address."""
        command = [str(self.folder / "bin" / "holdfast"), "serve", "--port", "0", "--log", "warning", *flags]
        with subprocess.Popen(command, cwd=self.folder, env=self.env, stdout=subprocess.PIPE, text=True) as process:
            try:
                assert process.stdout is not None
                found = re.fullmatch(r"Holdfast is at (http://\S+/)\n", process.stdout.readline())
                assert found
                yield found[1].replace("localhost", "127.0.0.1").rstrip("/")
            finally:
                process.terminate()


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    if not UV.exists():
        pytest.skip("uv is not in this environment: make .venv/.dev puts it there")
    folder = tmp_path_factory.mktemp("elsewhere")
    words = ["build", "--quiet", "--wheel", "--build-constraints", "requirements/build.txt", "--out-dir", str(folder)]
    subprocess.run([UV, *words, str(ROOT)], cwd=ROOT, env={**os.environ, "HOLDFAST_CLIENT": "no"}, check=True)
    return Installed(folder, next(folder.glob("*.whl")))


def test_it_says_what_it_is_and_what_there_is(installed: Installed) -> None:
    assert installed.run("--version") == f"holdfast {__version__}\n"
    said = installed.run()
    for command in ("play", "serve", "backup", "admin"):
        assert re.search(rf"^\W*{command} ", said, re.MULTILINE)
    assert "R28" in installed.run("rules", "key", "R28")


def test_a_game_is_played_in_the_terminal(installed: Installed) -> None:
    said = installed.run("play", "key", "--mission", "first-day", "--bots", "greedy", typed="q\nq\n")
    assert "Lobby" in said


def test_it_is_served_copied_looked_after_and_brought_back(installed: Installed) -> None:
    with installed.served() as address, httpx.Client(base_url=address, headers={"origin": address}) as ann:
        if (ROOT / "src/holdfast/server/static/index.html").is_file():
            script = re.search(r'src="(/assets/[^"]+\.js)"', ann.get("/").text)
            assert script
            assert ann.get(script[1]).headers["content-type"].startswith("text/javascript")
        ann.post("/api/me", json={"name": "Ann"})
        made = ann.post("/api/tables", json={"game": "elite", "seats": 2, "bots": ["random"], "start": True})
        assert made.status_code == 200, made.text
        assert "holds 1 table (1 being played) and 1 person" in installed.run("backup", "games.sqlite")
        assert "Ann" in installed.run("admin", "people")
        installed.run("admin", "tables", "remove", made.json()["id"], "--yes")
    assert installed.run("admin", "tables") == "There are none.\n"
    installed.run("restore", "games.sqlite")
    with installed.served() as address, httpx.Client(base_url=address, cookies=ann.cookies) as again:
        assert [table["id"] for table in again.get("/api/tables").json()["mine"]] == [made.json()["id"]]
