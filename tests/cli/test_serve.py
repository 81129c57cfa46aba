"""`holdfast serve`: what cannot be is said in one sentence, and the page about sites says what it takes."""

import re
import shlex
from pathlib import Path

import pytest

from holdfast.cli import app, main
from holdfast.cli.host_line import is_served
from holdfast.server.ops.admin_key import forget_address, note_address

PAGE = (Path(__file__).parents[2] / "docs" / "site-scale.md").read_text(encoding="utf-8")
LINES = re.findall(r"^    (holdfast .+)$", PAGE, re.MULTILINE)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("--workers 2", "--workers needs --store: a file is used by one process at a time"),
        ("--workers 0", "--workers is a number of processes, at least 1, unlike 0"),
        ("--store mysql://x/y", "--store begins with postgresql://, unlike 'mysql'"),
        (
            "--store postgresql:///x --inner 8100",
            "--inner is an address and a port such as 10.0.0.5:8100, unlike",
        ),
        ("--store postgresql://a:geheim@127.0.0.1:1/x", "the database x at 127.0.0.1 cannot be used"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(
    words: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--port=0", f"--data={tmp_path}", *words.split()]) == 2
    told = capsys.readouterr().err
    assert sentence in told
    assert "geheim" not in told


def test_a_folder_whose_games_are_in_a_database_is_served_while_its_address_is_noted(tmp_path: Path) -> None:
    assert not is_served(tmp_path)
    note_address(tmp_path, "http://127.0.0.1:8000")
    assert is_served(tmp_path)
    forget_address(tmp_path)
    assert not is_served(tmp_path)


@pytest.mark.parametrize("line", LINES)
def test_every_line_of_the_page_about_sites_is_understood(line: str) -> None:
    command, arguments, _ = app.parse_args(shlex.split(line)[1:], exit_on_error=False, print_error=False)
    assert callable(command)
    assert arguments is not None


def test_the_page_shows_how_several_processes_are_started() -> None:
    assert any("--workers" in line for line in LINES)
    assert any("--inner" in line for line in LINES)
