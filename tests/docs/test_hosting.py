"""docs/hosting.md: every command on it is understood, every make target and file is there."""

import re
import shlex
from pathlib import Path

import pytest

from holdfast import __version__
from holdfast.cli import app

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
SERVER = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
LINES = re.findall(r"^    (.+)$", PAGE, re.MULTILINE)
COMMANDS = [line for line in LINES if re.match(r"(exec )?(/opt/holdfast/bin/)?holdfast ", line)]


@pytest.mark.parametrize("line", COMMANDS)
def test_every_command_is_understood(line: str) -> None:
    words = shlex.split(line.removeprefix("exec "))[1:]
    command, arguments, _ = app.parse_args(words, exit_on_error=False, print_error=False)
    assert callable(command)
    assert arguments is not None


def test_every_target_is_in_the_makefile() -> None:
    targets = set(re.findall(r"^([a-z]+):.*## ", (ROOT / "Makefile").read_text(), re.MULTILINE))
    assert set(re.findall(r"\bmake ([a-z]+)", PAGE)) <= targets


def test_every_variable_is_described() -> None:
    for name in set(re.findall(r"HOLDFAST_[A-Z_]+", PAGE)):
        assert f"`{name}`" in SERVER


def test_the_files_that_are_copied_are_there_and_the_wheel_is_of_today() -> None:
    for name in ("holdfast.service", "Caddyfile"):
        assert (ROOT / "deploy" / name).is_file()
    assert f"holdfast-{__version__}-py3-none-any.whl" in PAGE


def test_the_readme_leads_here() -> None:
    assert "(docs/hosting.md)" in (ROOT / "README.md").read_text(encoding="utf-8")
