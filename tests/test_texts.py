"""Every file of texts in the tree: Fluent reads it as we do, and every language says what English says."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any, Final

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from holdfast.engine.text_files import FIRST_LANGUAGE, read_table, text_key
from holdfast.server.wire.texts import TABLES as SERVER_TABLES
from holdfast.table.texts import TABLES as TABLE_TABLES

ROOT: Final = Path(__file__).parents[1]
FUNCTIONS: Final = {"NAME", "JOIN", "COUNT"}  # those of `Texts`
PLACES: Final = ("src", "tests", "web/src")

FILES: Final = sorted(path for place in PLACES for path in (ROOT / place).rglob("*.ftl"))


def named(path: Path) -> str:
    return str(path.relative_to(ROOT))


def parsed(path: Path) -> list[Any]:
    return list(FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body)


def messages(path: Path) -> list[fluent.Message]:
    return [entry for entry in parsed(path) if isinstance(entry, fluent.Message)]


class Used(Visitor):
    """What a message asks for: variables, functions, and other messages."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.others: set[str] = set()
        self.functions: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802  Fluent's own names
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.others.add(node.id.name)

    def visit_TermReference(self, node: Any) -> None:  # noqa: N802
        self.others.add(f"-{node.id.name}")

    def visit_FunctionReference(self, node: Any) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        self.generic_visit(node)


def used(message: fluent.Message) -> Used:
    found = Used()
    found.visit(message)
    return found


def english_of(path: Path) -> Path:
    return path.with_name(f"{FIRST_LANGUAGE}.ftl")


def test_there_are_files() -> None:
    assert len(FILES) > 8


@pytest.mark.parametrize("path", FILES, ids=named)
def test_fluent_reads_the_whole_file(path: Path) -> None:
    junk = [entry.content for entry in parsed(path) if isinstance(entry, fluent.Junk)]
    assert junk == []


@pytest.mark.parametrize("path", FILES, ids=named)
def test_nothing_is_there_but_messages_and_comments(path: Path) -> None:
    kinds = {type(entry) for entry in parsed(path)}
    assert kinds <= {fluent.Message, fluent.Comment, fluent.GroupComment, fluent.ResourceComment}
    assert [message.id.name for message in messages(path) if message.attributes or message.value is None] == []


@pytest.mark.parametrize("path", FILES, ids=named)
def test_every_message_is_there_once(path: Path) -> None:
    counts = Counter(message.id.name for message in messages(path))
    assert [name for name, count in counts.items() if count > 1] == []


@pytest.mark.parametrize("path", FILES, ids=named)
def test_our_reader_finds_the_messages_that_fluent_finds(path: Path) -> None:
    table = read_table(path.read_text(encoding="utf-8"), named(path))
    assert list(table) == [text_key(message.id.name) for message in messages(path)]
    for message in messages(path):
        again = f"x =\n    {table[text_key(message.id.name)].replace(chr(10), chr(10) + '    ')}\n"
        (read,) = FluentParser(with_spans=False).parse(again).body
        assert isinstance(read, fluent.Message)
        assert message.value is not None
        assert read.value is not None
        assert message.value.equals(read.value), message.id.name


@pytest.mark.parametrize("path", FILES, ids=named)
def test_no_message_is_made_from_others(path: Path) -> None:
    """Patterns are filled one by one; what has a name of its own is looked up with NAME."""
    assert {message.id.name: found for message in messages(path) if (found := used(message).others)} == {}


@pytest.mark.parametrize("path", FILES, ids=named)
def test_only_functions_of_our_own_are_called(path: Path) -> None:
    assert {name for message in messages(path) for name in used(message).functions} <= FUNCTIONS


@pytest.mark.parametrize("path", [path for path in FILES if path.stem != FIRST_LANGUAGE], ids=named)
def test_a_translation_has_no_text_that_english_has_not(path: Path) -> None:
    english = {message.id.name: used(message).variables for message in messages(english_of(path))}
    strange = {message.id.name for message in messages(path)} - english.keys()
    assert strange == set()
    asked = {message.id.name: used(message).variables - english[message.id.name] for message in messages(path)}
    assert {name: variables for name, variables in asked.items() if variables} == {}


def test_the_server_and_the_table_share_no_key() -> None:
    """They are said from one table."""
    assert TABLE_TABLES[FIRST_LANGUAGE].keys() & SERVER_TABLES[FIRST_LANGUAGE].keys() == set()
