"""Which tests reach which lines: measured once, so that a mutant meets only those that may notice it."""

from __future__ import annotations

import ast
import hashlib
import json
import os
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

import coverage
import msgspec
import pytest

from tests.mutants.child import PYTEST, in_child

IMPORTED: Final = ""  # coverage's name for what ran before the first test


class Reach(msgspec.Struct):
    """Tests by file and line, the seconds each took, and those that fail without a mutant."""

    lines: dict[str, dict[int, list[str]]]
    seconds: dict[str, float]
    failing: list[str]

    def tests_of(self, file: str, source: str, line: int) -> list[str]:
        """The tests that run a statement; for one that runs at import, those that run anything of the file."""
        lines = self.lines.get(file, {})
        found = {test for at in _statement(source, line) for test in lines.get(at, ())}
        if IMPORTED in found or not found & self.seconds.keys():
            found = {test for tests in lines.values() for test in tests} if IMPORTED in found else set()
        return sorted(found & self.seconds.keys() - set(self.failing), key=lambda test: self.seconds[test])


def _statement(source: str, line: int) -> range:
    """The lines of the innermost statement around a line; of one with a body, its head."""
    best = range(line, line + 1)
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.stmt) and node.lineno <= line <= (node.end_lineno or line):
            body = getattr(node, "body", None)
            end = body[0].lineno - 1 if body else node.end_lineno or line
            if line <= end or body is None:
                best = range(node.lineno, max(end, node.lineno) + 1)
    return best


def measured(game: str, root: Path, tests: tuple[str, ...], cache: Path) -> Reach:
    """Run the tests once, unless that was done for the same files."""
    kept = cache / f"{game}-{_digest(root, tests)}.json"
    if not kept.exists():
        print(f"{game}: running the tests once to see what they reach", flush=True)
        cache.mkdir(exist_ok=True)
        for old in cache.glob(f"{game}-*.json"):
            old.unlink()
        if in_child(lambda: _measure(root, list(tests), kept)):
            raise RuntimeError(f"the tests of {game} could not be measured")
    return msgspec.convert(json.loads(kept.read_text(encoding="utf-8")), Reach, strict=False)


def _digest(root: Path, tests: Iterable[str]) -> str:
    mark = hashlib.blake2b(digest_size=8)
    folders = [root / "src/holdfast/engine", root / "src/holdfast/games", *(root / folder for folder in tests)]
    inside = [file for folder in folders for file in (folder, *folder.rglob("*")) if "__pycache__" not in file.parts]
    for file in sorted([*(root / "tests").glob("*.py"), *inside]):
        if file.is_file():
            mark.update(str(file.relative_to(root)).encode() + b"\0" + file.read_bytes())
    return mark.hexdigest()


def _measure(root: Path, tests: list[str], kept: Path) -> None:
    meter = coverage.Coverage(data_file=None, source=[str(root / "src/holdfast")], config_file=False)
    watch = _Watch(meter)
    meter.start()
    pytest.main([*PYTEST, *tests], plugins=[watch])
    meter.stop()
    data = meter.get_data()
    lines = {
        Path(file).relative_to(root).as_posix(): {
            n: sorted(set(tests)) for n, tests in data.contexts_by_lineno(file).items()
        }
        for file in data.measured_files()
    }
    found = Reach(lines, watch.seconds, sorted(watch.failing))
    new = kept.with_suffix(f".{os.getpid()}")
    new.write_bytes(msgspec.json.encode(found))
    new.replace(kept)


class _Watch:
    def __init__(self, meter: Any) -> None:
        self.meter = meter
        self.seconds: dict[str, float] = defaultdict(float)
        self.failing: set[str] = set()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.meter.switch_context(item.nodeid)
        return (yield)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.seconds[report.nodeid] += report.duration
        if report.failed:
            self.failing.add(report.nodeid)
