"""Every example of README, CONTRIBUTING, ARCHITECTURE and docs is run, in a bounded form where it would take long."""

from __future__ import annotations

import io
import json
import os
import re
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

from holdfast import games
from holdfast.cli import app, main
from holdfast.engine.testing import PROPERTIES
from holdfast.packs import load_content, read_options
from holdfast.server.ops.notify_file import read_notify_file
from holdfast.table.setting import make_setting
from tests.docs.pages import LINE, PAGES, ROOT, Example, examples
from tests.packs.own import written
from tests.replays.kept import moments, names_of, stored

EVERY: Final = [example for page in PAGES for example in examples(page)]
RUN_PAGES: Final = sorted({example.page for example in EVERY if example.typed.startswith("holdfast ")})
BENCHMARKS: Final = re.compile(r"(?:nice -n 19 )?(?:\.venv/bin/)?python (benchmarks/\w+\.py)(.*)")

NOT_RUN: Final = {  # what the line begins with, and why it is not run
    ("README.md", "THE KEY"): "a picture of the terminal; tests/cli/terminal draws it",
    ("docs/commands.md", "holdfast rules key --coverage"): "it looks for every test there is; tests/cli/test_rules.py",
    ("docs/commands.md", "holdfast rules --check"): "it looks for every test there is; make check runs it each time",
    ("docs/commands.md", "holdfast admin"): "its ids are those of some server; tests/cli and tests/server run each",
    ("docs/commands.md", "holdfast backup"): "it needs the games of a server; tests/cli/test_backup.py runs it",
    ("docs/commands.md", "holdfast restore"): "it needs the games of a server; tests/cli/test_backup.py runs it",
    ("docs/commands.md", "RAY_ADDRESS="): "it names a cluster; tests/lab/test_ray_cluster.py plays on one",
    ("docs/key-balance.md", "holdfast"): "how its table was made; tests/lab/report/test_tables.py does it with less",
    ("docs/results.md", "holdfast simulate elite --games 10000"): "it starts Ray; tests/lab/test_ray_cluster.py does",
    ("docs/hosting.md", ""): "it sets up a whole machine; tests/docs/test_hosting.py looks at every line",
    (
        "docs/site-scale.md",
        "",
    ): "it takes a database; tests/server/test_site.py has one, test_serve.py reads",
    ("docs/protocol.md", "-> {"): "a message with its inside left out; tests/server plays the whole of it",
    ("docs/protocol.md", "<- {"): "an answer with its inside left out; tests/server plays the whole of it",
    ("docs/saves.md", '{"t":'): "a line of a save with its inside left out; test_commands.py looks at its fields",
    ("docs/scenes.md", "1: Play"): "a line of a scene; test_scenes.py plays whole ones",
    ("docs/scenes.md", "2, 3: Agree"): "a line of a scene; test_scenes.py plays whole ones",
    ("docs/scenes.md", "wait:"): "a line of a scene; test_scenes.py plays whole ones",
    ("docs/scenes.md", "away:"): "a line of a scene; test_scenes.py plays whole ones",
    ("docs/scenes.md", "back:"): "a line of a scene; test_scenes.py plays whole ones",
    ("docs/scenes.md", "tests/games/key/scenes/run.scene:12"): "what a failing scene says; tests/test_scene.py has it",
    ("docs/scenes.md", "the position then:"): "what a failing scene says; tests/test_scene.py has it",
}


def why_not_run(example: Example) -> str:
    text = example.text.strip()
    return next((why for (page, start), why in NOT_RUN.items() if page == example.page and text.startswith(start)), "")


# -- which test runs what


def runner(example: Example) -> str:
    """Returns the name of the test that runs an example; nothing for one that none does."""
    if why_not_run(example):
        return ""
    if example.kind == "scene":
        return "test_scenes.py"
    if example.kind in ("python", "text", "error", "markdown"):
        return "test_a_page_works_from_top_to_end"
    if example.kind == "toml":
        return "test_toml"
    if example.kind != LINE:
        return ""
    first = example.typed.split()[0]
    if first == "holdfast":
        return "test_a_page_works_from_top_to_end"
    if BENCHMARKS.match(example.typed):
        return "test_a_benchmark_has_what_is_typed"
    if first in ("make", "npm", "cd", ".venv/bin/pytest", ".venv/bin/python"):
        return "test_what_developers_type_is_there"
    return ""


@pytest.mark.parametrize("example", EVERY, ids=lambda example: example.where)
def test_no_example_is_passed_over_in_silence(example: Example) -> None:
    assert bool(runner(example)) != bool(why_not_run(example)), example.text


def test_what_is_not_run_is_still_there() -> None:
    for page, start in NOT_RUN:
        assert any(e.page == page and e.text.strip().startswith(start) for e in EVERY), (page, start)


@pytest.mark.parametrize(
    "example", [e for e in EVERY if why_not_run(e) and e.typed.startswith("holdfast ")], ids=lambda e: e.where
)
def test_a_command_that_is_not_run_is_understood(example: Example) -> None:
    command, arguments, _ = app.parse_args(shlex.split(example.typed)[1:], exit_on_error=False, print_error=False)
    assert callable(command)
    assert arguments is not None


# -- commands, in the order of their page


def bounded(words: list[str]) -> list[str]:
    """Returns a command that does the same with less: few games and tables, any free port, no browser."""
    limits = {"--games": "2", "--jobs": "1", "--tables": "2", "--seconds": "1", "--port": "0", "--host": "127.0.0.1"}
    limits |= {"--tries": "2", "--check": "1"}
    if words[0] == "load":
        limits["--seats"] = "2"
        words = [*words, *([] if "--seconds" in words else ["--seconds", "1"])]
    found = [limits.get(before, word) for before, word in zip(["", *words], words, strict=False)]
    if words[0] == "tune" and "--tries" not in words:
        found += ["--tries", "2", "--check", "1", "--jobs", "1"]
    if words[:2] == ["mission", "many"]:
        found[2] = "2"
    return [word for word in found if word != "--open"]


class Sandbox:
    """A folder with what the pages take for granted: a game of an evening, and a game that is being written."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.folder = folder
        self.monkeypatch = monkeypatch
        self.capsys = capsys
        self.said = ""
        self.scope: dict[str, object] = {}
        monkeypatch.chdir(folder)
        monkeypatch.syspath_prepend(folder)
        for name, value in (("HOLDFAST_HOME", str(folder / "home")), ("COLUMNS", "120"), ("LINES", "40")):
            monkeypatch.setenv(name, value)
        game = (
            "from tests.changed import changed\nfrom tests.table import pebbles\n"
            "class Options(pebbles.Options, frozen=True):\n    size: int = 2\n"
            "GAME = changed(pebbles.GAME, options=Options)\n"
        )
        (folder / "mybots.py").write_text(
            next(e.text for e in EVERY if e.page == "docs/api.md" and "class Hasty" in e.text).partition("\n\n\nfound")[
                0
            ]
        )
        plan = next(e.text for e in EVERY if e.page == "docs/tuning.md" and e.kind == "toml")
        (folder / "my-plan.toml").write_text(plan)
        (folder / "notify.toml").write_text('[channel]\nform = "ntfy"\nurl = "https://ntfy.example/our-club"\n')
        (folder / "mygame").mkdir()
        (folder / "mygame" / "__init__.py").write_text("")
        (folder / "mygame" / "game.py").write_text(game)
        main(["mission", "new", "--grade", "1", "--seed", "1", "--out", "tonight.json"])
        for name in ("evening.jsonl", "GAME.jsonl", "failure-key-0-17.jsonl"):
            (folder / name).write_bytes(an_evening())

    def run(self, line: str) -> None:
        """Runs a command as it stands on the page; what it said is kept, or goes to the file behind the >."""
        words, _, file = line.partition(" > ")
        arguments = bounded(shlex.split(words)[1:])
        if arguments[0] == "serve":
            self.serve(arguments)
            return
        self.monkeypatch.setattr("sys.stdin", io.StringIO(""))
        code = main(arguments)
        captured = self.capsys.readouterr()
        self.said = captured.out
        if file:
            Path(file).write_text(captured.out)
        assert code == 0, f"{line}: {captured.err}"

    def serve(self, arguments: list[str]) -> None:
        """Starts a server, and stops it when it can be reached."""
        command = [sys.executable, "-m", "holdfast.cli", *arguments]
        if "--port" not in arguments:
            command += ["--port", "0"]
        if "--data" not in arguments:
            command += ["--data", str(self.folder / "data")]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=dict(os.environ)) as process:
            assert process.stdout is not None
            said = process.stdout.readline()
            process.terminate()
            process.communicate()
        assert said.startswith("Holdfast is at http://")

    def write(self, example: Example) -> None:
        """Writes the file that the text before a block names."""
        found = re.search(r"Write this into `([\w./-]+)`", example.after)
        if found:
            (self.folder / found[1]).write_text(example.text)

    def wrong(self, example: Example) -> None:
        """Makes the slip that the text before the block names, and has it told in these words."""
        slip = re.search(r"with `(\w+) = (\S+)` the check says", example.after)
        assert slip, example.after
        file = self.folder / example.text.partition(":")[0]
        right = file.read_text()
        file.write_text(re.sub(rf"^{slip[1]} = .*$", f"{slip[1]} = {slip[2]}", right, count=1, flags=re.MULTILINE))
        assert main(["pack", "check", str(Path(file.relative_to(self.folder)).parent)]) == 2
        assert self.capsys.readouterr().err == f"holdfast: {example.text}"
        file.write_text(right)


def an_evening() -> bytes:
    """Returns the save of a game of The Key for two that goes on: people who broke off after some thirty commands."""
    key = games.get("key")
    loaded = load_content(key)
    bots = ("random", "random")
    options = read_options(key, loaded, {"mission": "first-day"})
    setting = make_setting(key, loaded, names_of(bots), options=options, seed=1)
    return next(stored(table) for table in moments(setting, bots, 1) if len(table.save().lines) >= 30)


@pytest.mark.parametrize("page", RUN_PAGES)
def test_a_page_works_from_top_to_end(
    page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    sandbox = Sandbox(tmp_path, monkeypatch, capsys)
    for example in examples(ROOT / page):
        if example.kind == LINE and runner(example) == "test_a_page_works_from_top_to_end":
            sandbox.run(example.typed)
        elif example.kind == "python":
            exec(example.text, sandbox.scope)
        elif example.kind in ("toml", "markdown"):
            sandbox.write(example)
        elif example.kind == "error":
            sandbox.wrong(example)
        elif example.kind == "text":
            for line in example.text.splitlines():
                assert line in sandbox.said.splitlines(), f"{example.where}: {sandbox.said}"


PYTHON_PAGES = sorted({e.page for e in EVERY if e.kind == "python"} - set(RUN_PAGES))


@pytest.mark.parametrize("page", PYTHON_PAGES)
def test_the_python_of_a_page_works(
    page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    sandbox = Sandbox(tmp_path, monkeypatch, capsys)
    for example in examples(ROOT / page):
        if example.kind == "python":
            exec(example.text, sandbox.scope)


# -- pieces of packs


def as_weapon(folder: Path, text: str) -> None:
    load_content(games.get("elite"), (written(folder / "mine", "elite", {"cards/search.toml": text}),))


def as_reaction(folder: Path, text: str) -> None:
    load_content(games.get("alone"), (written(folder / "mine", "alone", {"reactions/traps.toml": text}),))


def as_mission(folder: Path, text: str) -> None:
    load_content(games.get("alone"), (written(folder / "mine", "alone", {"missions/green.toml": text}),))


def as_keys_of(game: str, kind: str) -> Callable[[Path, str], None]:
    """What is too long for a page is shown in part: each of its keys is one that some file of the kind has."""

    def check(folder: Path, text: str) -> None:
        files = load_content(games.get(game)).files
        whole = {key: value for file in files if file.startswith(kind) for key, value in files[file].items()}
        piece = tomllib.loads(text)
        assert piece.keys() <= whole.keys()
        for key, value in piece.items():
            assert isinstance(value, type(whole[key])), key

    return check


def as_notify_file(folder: Path, text: str) -> None:
    (folder / "notify.toml").write_text(text.replace("[mail]", '[mail]\npassword = "open sesame"'))
    read_notify_file(folder / "notify.toml")


TOML: Final = {  # by page and first words, what is done with a piece; those that are written into files are not here
    ("docs/elite-content.md", "[[weapon]]"): as_weapon,
    ("docs/elite-content.md", 'id = "harbour"'): as_keys_of("elite", "maps/"),
    ("docs/alone-content.md", "[[card]]"): as_reaction,
    ("docs/alone-content.md", "[[mission]]"): as_mission,
    ("docs/alone-content.md", 'id = "keel"'): as_keys_of("alone", "levels/"),
    ("docs/server.md", "["): as_notify_file,
}
PIECES = [e for e in EVERY if e.kind == "toml" and not re.search("Write this into `", e.after)]


@pytest.mark.parametrize("example", PIECES, ids=lambda example: example.where)
def test_toml(example: Example, tmp_path: Path) -> None:
    check = next(do for (page, start), do in TOML.items() if page == example.page and example.text.startswith(start))
    check(tmp_path, example.text)


# -- what developers type


def typed_by(test: str) -> list[Example]:
    return [example for example in EVERY if runner(example) == test]


@pytest.mark.parametrize("example", typed_by("test_a_benchmark_has_what_is_typed"), ids=lambda e: e.where)
def test_a_benchmark_has_what_is_typed(example: Example) -> None:
    """They take minutes to hours, so they are not run: the file is there, and knows what it is given."""
    found = BENCHMARKS.match(example.typed)
    assert found
    text = (ROOT / found[1]).read_text(encoding="utf-8")
    for flag in re.findall(r"--[\w-]+", found[2]):
        assert flag in text or flag.removeprefix("--").replace("-", "_") in text


@pytest.mark.parametrize("example", typed_by("test_what_developers_type_is_there"), ids=lambda e: e.where)
def test_what_developers_type_is_there(example: Example, tmp_path: Path) -> None:
    """What would test or serve from within a test is done in part: targets, scripts, and which tests would be run."""
    words = shlex.split(example.typed)
    scripts = json.loads((ROOT / "web" / "package.json").read_text())["scripts"]
    if words[0] == "make":
        assert re.search(rf"^{words[1]}:", (ROOT / "Makefile").read_text(), re.MULTILINE)
    elif words[0] == "npm":
        assert words[1] == "ci" or words[-1] in scripts
    elif words[0] == "cd":
        assert (ROOT / words[1]).is_dir()
        if "vitest" in words:
            assert any(words[-1] in file.name for file in (ROOT / "web" / "tests").iterdir())
    elif words[0].endswith("pytest"):
        places = [ROOT / word for word in words if "/" in word and not word.startswith(".")]
        assert places
        assert all(place.exists() for place in places)
        if "-k" in words:
            named = set(words[words.index("-k") + 1].split()) - {"and"}
            assert named <= {*games.names(), *PROPERTIES}
    else:
        scene = next(e for e in examples(ROOT / example.page) if e.kind == "scene")
        (tmp_path / "my.scene").write_text(scene.text)
        command = [sys.executable, *words[1:-1], str(tmp_path / words[-1])]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
