"""`holdfast rules`: the numbered rules of a game, in our own words, and the tests that prove them."""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
from importlib.resources import files
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from holdfast.cli.errors import BadInput
from holdfast.engine.game import AnyGame
from holdfast.games import find

RULE: Final = re.compile(r"- ([A-Z]\d+)\b[ .:]*(.*)")
TESTS_NOT_FOUND: Final = 5


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="a game by name")
    parser.add_argument("rule", metavar="RULE", nargs="?", help="one rule by its number, such as R28")
    parser.add_argument("--coverage", action="store_true", help="which rules have tests (in a checkout)")
    parser.add_argument("--check", action="store_true", help="fail if a rule has no test (in a checkout)")
    parser.epilog = "examples:\n  holdfast rules key R28\n  holdfast rules key --coverage"


def run(args: argparse.Namespace) -> int:
    game = find(args.game)
    text = rules_text(game)
    rules = numbered(text)
    if args.coverage or args.check:
        return coverage(game, rules, strict=args.check)
    if args.rule is None:
        print(text, end="")
        return 0
    number = args.rule.upper().removeprefix(f"{game.name.upper()}:")
    if number not in rules:
        last = next(reversed(rules), "none")
        raise BadInput(f"{game.name} has no rule {args.rule!r}; its rules are {next(iter(rules), 'none')} to {last}")
    print(f"{game.name}:{number}  {rules[number]}")
    if (root := checkout()) is not None:
        for test in proofs(root).get(f"{game.name}:{number}", ["no test"]):
            print(f"  {test}")
    return 0


def rules_text(game: AnyGame) -> str:
    try:
        return files(game.package).joinpath("RULES.md").read_text(encoding="utf-8")
    except (TypeError, FileNotFoundError):
        raise BadInput(f"{game.name} has no RULES.md in its package {game.package}") from None


def numbered(text: str) -> dict[str, str]:
    """The rules by number, in order: lines `- R28 ...`, with the indented lines that follow."""
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


def coverage(game: AnyGame, rules: dict[str, str], *, strict: bool) -> int:
    """Print each rule with the number of its tests; rules are R..., readings and the like need no test."""
    root = checkout()
    if root is None:
        raise BadInput("tests are only in a checkout of Holdfast; run this in one")
    tests = {name.partition(":")[2]: found for name, found in proofs(root).items() if name.startswith(f"{game.name}:")}
    needed = [number for number in rules if number.startswith("R")]
    bare = [number for number in needed if number not in tests]
    strange = sorted(set(tests) - set(rules))
    if not strict:
        for number in rules:
            count = len(tests.get(number, ()))
            print(f"{number:5} {count:3} {'test ' if count == 1 else 'tests'}  {rules[number][:80]}")
    print(f"{game.name}: {len(needed) - len(bare)} of {len(needed)} rules have tests")
    if bare:
        print(f"without a test: {', '.join(bare)}")
    if strange:
        print(f"tests name rules that RULES.md does not have: {', '.join(strange)}")
    return 1 if strict and (bare or strange) else 0


def checkout() -> Path | None:
    """The checkout that we stand in, if we do."""
    here = Path.cwd()
    for folder in (here, *here.parents):
        project = folder / "pyproject.toml"
        if (folder / "tests" / "conftest.py").is_file() and project.is_file():
            return folder if 'name = "holdfast"' in project.read_text(encoding="utf-8") else None
    return None


def proofs(root: Path) -> dict[str, list[str]]:
    """For each rule the tests that are marked with it, as pytest collects them."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "rules.json"
        words = ["-m", "pytest", "--collect-only", "-q", "-n0", f"--rule-coverage={file}"]
        done = subprocess.run([sys.executable, *words], cwd=root, capture_output=True, text=True, check=False)
        if done.returncode not in (0, TESTS_NOT_FOUND) or not file.is_file():
            said = (done.stdout + done.stderr).strip().splitlines() or ["nothing was said"]
            raise BadInput(f"pytest could not collect the tests: {said[-1]}")
        found: dict[str, list[str]] = json.loads(file.read_text(encoding="utf-8"))
    return found
