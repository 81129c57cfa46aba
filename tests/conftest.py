"""How tests run: Hypothesis profiles, the marker for rules, golden files, scenes."""

import json
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

from tests.postgres import Cluster, cluster
from tests.scene import Scene, SceneFailed, run_scene, scenes_of
from tests.stage import SceneError

settings.register_profile("ci", max_examples=60, deadline=None, derandomize=True)
settings.register_profile("dev", max_examples=30, deadline=None)
settings.register_profile("long", max_examples=2000, deadline=None)
settings.load_profile(os.environ.get("HOLDFAST_PROFILE") or ("ci" if os.environ.get("CI") else "dev"))

RULE = re.compile(r"[a-z]+:[A-Z]\d+")
LONGEST = ("tests/docs/test_examples.py", "tests/deploy", "tests/conformance", "tests/replays", "tests/cli")


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("holdfast")
    # To be given as --rule-coverage=FILE: a bare FILE that exists is taken for a test folder before this is read.
    group.addoption("--rule-coverage", metavar="FILE", help="write a JSON map from rule to the tests that prove it")
    group.addoption("--bless", action="store_true", help="rewrite golden files instead of comparing with them")
    group.addoption("--why", default="", help="with --bless: why what was told under the present rules is rewritten")


@pytest.fixture
def bless(request: pytest.FixtureRequest) -> bool:
    """Whether golden files are to be rewritten."""
    return bool(request.config.getoption("--bless"))


@pytest.fixture
def why(request: pytest.FixtureRequest) -> str:
    """The reason for which stories of the present rules are rewritten; without one they stay."""
    return str(request.config.getoption("--why"))


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A database server for all tests of this process, started when the first one asks for it."""
    with cluster() as found:
        yield found


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """With --bless only those tests run that have a golden file to rewrite; what takes longest comes first."""
    if config.getoption("--bless"):
        items[:] = [item for item in items if "bless" in getattr(item, "fixturenames", ())]
    items.sort(key=lambda item: not item.nodeid.startswith(LONGEST))


def pytest_runtest_setup(item: pytest.Item) -> None:
    for mark in item.iter_markers("rule"):
        if not mark.args or not all(isinstance(rule, str) and RULE.fullmatch(rule) for rule in mark.args):
            pytest.fail(f'expected rules like "key:R28" in the mark, found {mark.args!r}', pytrace=False)


def pytest_collection_finish(session: pytest.Session) -> None:
    """Write down, if asked to, which of the selected tests prove which rules."""
    file = session.config.getoption("--rule-coverage")
    if not file or not _is_first_worker(session.config):
        return
    proofs: dict[str, set[str]] = {}
    for item in session.items:
        for mark in item.iter_markers("rule"):
            for rule in mark.args:
                proofs.setdefault(str(rule), set()).add(item.nodeid)
    text = json.dumps({rule: sorted(tests) for rule, tests in proofs.items()}, indent=2, sort_keys=True)
    Path(file).write_text(text + "\n", encoding="utf-8")


def _is_first_worker(config: pytest.Config) -> bool:
    """Whether this process writes for all: with -n every worker collects, and the main process does not."""
    if hasattr(config, "workerinput"):
        return bool(config.workerinput["workerid"] == "gw0")
    return not config.getoption("numprocesses", 0) or bool(config.getoption("collectonly"))


def pytest_collect_file(parent: pytest.Collector, file_path: Path) -> pytest.Collector | None:
    """Each scene of a *.scene file is a test, marked with its rules."""
    if file_path.suffix == ".scene":
        return SceneFile.from_parent(parent, path=file_path)
    return None


class SceneFile(pytest.File):
    def collect(self) -> Iterator[pytest.Item]:
        try:
            scenes = scenes_of(self.path, self.config.rootpath)
        except SceneError as problem:
            raise self.CollectError(str(problem)) from None
        for scene in scenes:
            yield SceneItem.from_parent(self, name=scene.name, scene=scene)


class SceneItem(pytest.Item):
    def __init__(self, *, scene: Scene, **more: Any) -> None:
        super().__init__(**more)
        self.scene = scene
        if scene.rules:
            self.add_marker(pytest.mark.rule(*scene.rules))

    def runtest(self) -> None:
        run_scene(self.scene)

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        if isinstance(excinfo.value, SceneError | SceneFailed):
            return str(excinfo.value)
        return super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[Path, int, str]:
        return self.path, int(self.scene.where.rpartition(":")[2]) - 1, self.name
