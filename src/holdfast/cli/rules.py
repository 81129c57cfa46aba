"""`holdfast rules`: the numbered rules of a game, in our own words, and the tests that prove them."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterable, Mapping, Sequence
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Final

from cyclopts import Parameter

from holdfast.cli.arguments import Flag
from holdfast.cli.commands import command
from holdfast.cli.errors import BadInput
from holdfast.engine.game import AnyGame
from holdfast.games import find, get
from holdfast.games import names as installed_names

RULE: Final = re.compile(r"- ([A-Z]\d+)\b[ .:]*(.*)")
TESTS_NOT_FOUND: Final = 5


app = command("rules", "holdfast rules key R28", "holdfast rules key --coverage", "holdfast rules --check")


@app.default
def rules(
    game: Annotated[str | None, Parameter(help="A game by name; none: all that are installed, to check them.")] = None,
    rule: Annotated[str | None, Parameter(help="One rule by its number, such as R28.")] = None,
    /,
    *,
    coverage: Annotated[Flag, Parameter(help="Which rules have tests (in a checkout).")] = False,
    check: Annotated[Flag, Parameter(help="Fail if a rule has no test (in a checkout).")] = False,
) -> int:
    if game is None and not check and not coverage:
        raise BadInput(f"say which game: holdfast rules GAME; there are: {', '.join(installed_names())}")
    if check or coverage:
        found = [find(game)] if game is not None else [get(name) for name in installed_names()]
        return show_coverage([one for one in found if game is not None or has_rules(one)], strict=check)
    assert game is not None, "it was asked for"
    return show_rules(find(game), rule)


def show_rules(game: AnyGame, rule: str | None) -> int:
    text = rules_text(game)
    known = numbered(text)
    if rule is None:
        print(text, end="")
        return 0
    number = rule.upper().removeprefix(f"{game.name.upper()}:")
    if number not in known:
        raise BadInput(f"{game.name} has no rule {rule!r}; there are {', '.join(spans(known))}")
    print(f"{game.name}:{number}  {known[number]}")
    if (root := checkout()) is not None:
        if find_spec("pytest") is None:
            print("  The tests that prove it are listed after: make test")
            return 0
        for test in proofs(root).get(f"{game.name}:{number}", ["no test"]):
            print(f"  {test}")
    return 0


def spans(known: Iterable[str]) -> list[str]:
    """Returns the numbers of rules by the letter they begin with: R1 to R160."""
    letters: dict[str, list[str]] = {}
    for number in known:
        letters.setdefault(number[0], []).append(number)
    return [f"{numbers[0]} to {numbers[-1]}" for numbers in letters.values()]


def has_rules(game: AnyGame) -> bool:
    try:
        return bool(rules_text(game))
    except BadInput:
        return False


def rules_text(game: AnyGame) -> str:
    try:
        return files(game.package).joinpath("RULES.md").read_text(encoding="utf-8")
    except (TypeError, FileNotFoundError):
        raise BadInput(f"{game.name} has no RULES.md in its package {game.package}") from None


def numbered(text: str) -> dict[str, str]:
    """Returns the rules by number, in order: lines `- R28 ...`, with the indented lines that follow."""
    rules: dict[str, str] = {}
    number = ""
    for line in text.splitlines():
        if match := RULE.match(line):
            number = match[1]
            if number in rules:
                raise BadInput(f"RULES.md numbers two rules {number}")
            rules[number] = match[2]
        elif number and line.startswith("  ") and line.strip():
            rules[number] += " " + line.strip()
        else:
            number = ""
    return rules


def show_coverage(games: Sequence[AnyGame], *, strict: bool) -> int:
    """Prints each rule with the number of its tests; rules are R..., readings and the like need no test."""
    texts = {game.name: numbered(rules_text(game)) for game in games}
    root = checkout()
    if root is None:
        raise BadInput("tests are only in a checkout of Holdfast; run this in one")
    if find_spec("pytest") is None:
        raise BadInput("the tests of rules are found by pytest, which is not installed here: make test installs it")
    tests = proofs(root)
    failed = [name for name, rules in texts.items() if _show_coverage_of(name, rules, tests, strict=strict)]
    return 1 if failed else 0


def _show_coverage_of(
    game: str, rules: Mapping[str, str], proven: Mapping[str, Sequence[str]], *, strict: bool
) -> bool:
    """Tells whether something is missing that `strict` asks for."""
    tests = {name.partition(":")[2]: found for name, found in proven.items() if name.startswith(f"{game}:")}
    needed = [number for number in rules if number.startswith("R")]
    bare = [number for number in needed if number not in tests]
    strange = sorted(set(tests) - set(rules))
    if not strict:
        for number in rules:
            count = len(tests.get(number, ()))
            print(f"{number:5} {count:3} {'test ' if count == 1 else 'tests'}  {rules[number][:80]}")
    print(f"{game}: {len(needed) - len(bare)} of {len(needed)} rules have tests")
    if bare:
        print(f"without a test: {', '.join(bare)}")
    if strange:
        print(f"tests name rules that RULES.md does not have: {', '.join(strange)}")
    return strict and bool(bare or strange)


def checkout() -> Path | None:
    """Returns the checkout that we stand in, if we do."""
    here = Path.cwd()
    for folder in (here, *here.parents):
        project = folder / "pyproject.toml"
        if (folder / "tests" / "conftest.py").is_file() and project.is_file():
            return folder if 'name = "holdfast"' in project.read_text(encoding="utf-8") else None
    return None


def proofs(root: Path) -> dict[str, list[str]]:
    """Returns for each rule the tests that are marked with it, as pytest collects them."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "rules.json"
        words = ["-m", "pytest", "--collect-only", "-q", "-n0", f"--rule-coverage={file}"]
        done = subprocess.run([sys.executable, *words], cwd=root, capture_output=True, text=True, check=False)
        if done.returncode not in (0, TESTS_NOT_FOUND) or not file.is_file():
            said = (done.stdout + done.stderr).strip().splitlines() or ["nothing was said"]
            raise BadInput(f"pytest could not collect the tests: {said[-1]}")
        found: dict[str, list[str]] = json.loads(file.read_text(encoding="utf-8"))
    return found
