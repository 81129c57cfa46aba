"""docs/commands.md and docs/saves.md say what the programs do."""

import re
import shlex
from pathlib import Path

import pytest

from holdfast.cli import app
from holdfast.cli.commands import COMMANDS
from holdfast.table.format import Closing, Header
from tests.table.fixtures import pebbles

DOCS = Path(__file__).parents[2] / "docs"
COMMANDS_PAGE = (DOCS / "commands.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^    (holdfast .+)$", COMMANDS_PAGE, re.MULTILINE)


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_a_chapter_with_an_example(name: str) -> None:
    assert f"\n## {name}\n" in COMMANDS_PAGE
    assert any(example.startswith(f"holdfast {name} ") or example == f"holdfast {name}" for example in EXAMPLES)


@pytest.mark.parametrize("example", EXAMPLES)
def test_every_example_is_understood(example: str) -> None:
    words = shlex.split(example.partition(" > ")[0])[1:]
    command, arguments, _ = app.parse_args(words, exit_on_error=False, print_error=False)
    assert callable(command)
    assert arguments is not None


def test_every_field_of_a_save_is_described() -> None:
    page = (DOCS / "saves.md").read_text(encoding="utf-8")
    for field in (*Header.__struct_fields__, *Closing.__struct_fields__):
        assert f"`{field}`" in page


def test_the_commitment_is_as_described() -> None:
    from hashlib import blake2b

    setting = pebbles()
    assert setting.commitment == blake2b(setting.key, digest_size=32, person=b"holdfast-key").hexdigest()
