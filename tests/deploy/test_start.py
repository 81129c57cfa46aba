"""The first start: `make` says in one sentence what is missing, and only what a person needs."""

import os
import pty
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MAKE = shutil.which("make")
pytestmark = pytest.mark.skipif(MAKE is None or sys.platform == "win32", reason="there is no make here")
NO_INDEX = {
    "PIP_INDEX_URL": "http://127.0.0.1:9/simple",
    "PIP_EXTRA_INDEX_URL": "",
    "PIP_RETRIES": "0",
    "PIP_NO_CACHE_DIR": "1",
    "PIP_CONFIG_FILE": os.devnull,
}


def test_without_a_package_index_the_first_start_says_so(tmp_path: Path) -> None:
    for name in ("Makefile", "pyproject.toml", "hatch_build.py"):
        shutil.copy(ROOT / name, tmp_path)
    shutil.copytree(ROOT / "requirements", tmp_path / "requirements")
    for name in ("src", "public"):
        (tmp_path / "web" / name).mkdir(parents=True)
    for path in (ROOT / "web").glob("*.*"):
        shutil.copy(path, tmp_path / "web")
    words = [str(MAKE), "--no-print-directory", ".venv/.run", f"PYTHON={sys.executable}"]
    env = {name: value for name, value in os.environ.items() if not name.startswith(("PIP_", "MAKE", "UV_"))}
    done = subprocess.run(words, cwd=tmp_path, env=env | NO_INDEX, capture_output=True, text=True, check=False)
    said = [line for line in done.stderr.splitlines() if line and not line.startswith("make: ***")]
    assert done.returncode != 0
    assert len(said) == 1
    assert said[0].startswith("Holdfast could not be installed. Is there a network?")
    assert "uv==" in (tmp_path / ".venv" / "install.log").read_text()


def test_ctrl_c_ends_a_start_from_make_without_noise(tmp_path: Path) -> None:
    """The recipe itself, on a terminal; what it would build first is taken as it is."""
    env = {**os.environ, "HOLDFAST_DATA": str(tmp_path), "HOLDFAST_PORT": "0", "BROWSER": "true"}
    built = ["-o", ".venv/.run", "-o", "src/holdfast/server/static/index.html"]
    words = [str(MAKE), "--no-print-directory", *built, "play", f"BIN={Path(sys.executable).parent}"]
    process, terminal = pty.fork()
    if process == 0:
        os.chdir(ROOT)
        os.execve(words[0], words, env)
    said, is_told = b"", False
    while piece := read_some(terminal):
        said += piece
        if b"every game is kept." in said and not is_told:
            os.write(terminal, b"\x03")
            is_told = True
    os.waitpid(process, 0)
    os.close(terminal)
    lines = [line.strip() for line in said.decode().replace("^C", "").splitlines()]  # a terminal shows what was pressed
    assert lines[0].startswith("Holdfast is at http://localhost:")
    assert [line for line in lines[1:] if line] == [
        "Press Ctrl-C to stop; every game is kept.",
        "Holdfast has stopped. Every game is kept.",
    ]


def read_some(terminal: int) -> bytes:
    """What comes next; nothing when everybody at the other end has gone."""
    try:
        return os.read(terminal, 4096)
    except OSError:
        return b""
