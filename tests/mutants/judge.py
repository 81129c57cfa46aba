"""What the tests say about a mutant: the file is changed as it is imported, and nothing is written to disk."""

from __future__ import annotations

import importlib.abc
import importlib.machinery
import importlib.util
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any, Final

import pytest

from tests.mutants.child import PYTEST, in_child
from tests.mutants.mutation import Mutation
from tests.mutants.reach import Reach

CAUGHT, SURVIVED, UNREACHED = "caught", "survived", "not reached"
LONGER: Final = 5  # a mutant may take so many times as long as the tests did
LEAST: Final = 60  # seconds that it may take in any case
FIRST: Final = 150  # tests before the rest is collected at all


class Judge:
    """Tries mutants on the tests that reach them; those that noticed something in the same file go first."""

    def __init__(self, root: Path, reach: Reach) -> None:
        self.root = root
        self.reach = reach
        self.noticed: dict[str, Counter[str]] = {}

    def judge(self, mutation: Mutation) -> str:
        source = (self.root / mutation.file).read_text(encoding="utf-8")
        tests = self.reach.tests_of(mutation.file, source, mutation.line)
        if not tests:
            return UNREACHED
        fame = self.noticed.setdefault(mutation.file, Counter())
        tests.sort(key=lambda test: -fame[test])  # stable: the quick ones first among equals
        for chosen in (tests[:FIRST], tests[FIRST:]):
            if chosen and self._notice(mutation, chosen, fame):
                return CAUGHT
        return SURVIVED

    def _notice(self, mutation: Mutation, tests: Sequence[str], fame: Counter[str]) -> bool:
        """Whether a test fails, or cannot even be loaded any more: without the mutant all of them ran."""
        allowed = LEAST + LONGER * int(sum(self.reach.seconds[test] for test in tests))
        killer = self.root / ".mutants" / "killer"
        killer.unlink(missing_ok=True)
        status = in_child(lambda: _run(self.root, mutation, tests, killer), allowed)
        if killer.exists():
            fame[killer.read_text(encoding="utf-8")] += 1
        return status != pytest.ExitCode.OK


def _run(root: Path, mutation: Mutation, tests: Sequence[str], killer: Path) -> int:
    name = ".".join(Path(mutation.file).relative_to("src").with_suffix("").parts).removesuffix(".__init__")
    sys.meta_path.insert(0, _Finder(name, str(root / mutation.file), mutation.source))
    files = list(dict.fromkeys(test.partition("::")[0] for test in tests))
    return int(pytest.main([*PYTEST, "-x", *files], plugins=[_Chosen(tests, killer)]))


class _Chosen:
    """Only these tests, in this order; the name of the one that fails is written down."""

    def __init__(self, tests: Iterable[str], killer: Path) -> None:
        self.order = {test: n for n, test in enumerate(tests)}
        self.killer = killer

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = sorted((i for i in items if i.nodeid in self.order), key=lambda item: self.order[item.nodeid])

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.killer.write_text(report.nodeid, encoding="utf-8")


class _Finder(importlib.abc.MetaPathFinder):
    def __init__(self, name: str, path: str, source: str) -> None:
        self.name, self.path, self.source = name, path, source

    def find_spec(
        self, fullname: str, path: Any, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if fullname != self.name:
            return None
        return importlib.util.spec_from_file_location(
            fullname, self.path, loader=_Loader(fullname, self.path, self.source)
        )


class _Loader(importlib.machinery.SourceFileLoader):
    def __init__(self, name: str, path: str, source: str) -> None:
        super().__init__(name, path)
        self.source = source

    def get_code(self, fullname: str) -> CodeType:
        return compile(self.source, self.path, "exec", dont_inherit=True)
