"""`make mutants`: break the rules of a game in places drawn by lot, and list what its tests do not notice."""

from __future__ import annotations

import argparse
import signal
import sys
import time
from pathlib import Path
from typing import Final

# Imported before the processes fork, because every one of them needs these.
import hypothesis  # noqa: F401
import msgspec
import rich  # noqa: F401

from tests.mutants.judge import CAUGHT, Judge
from tests.mutants.mutation import Mutation, sample
from tests.mutants.reach import measured
from tests.mutants.survivors import why_it_may_live

ROOT: Final = Path(__file__).parents[2]
CACHE: Final = ROOT / ".mutants"
WANTED: Final = 95  # per cent


class Target(msgspec.Struct, frozen=True):
    """What is broken, and the tests that have to notice: files and folders."""

    broken: tuple[str, ...]
    tests: tuple[str, ...]


def game(name: str, *others: str) -> Target:
    """All tests of a game but these, which are slow and prove no rule: bots, and what makes missions and levels."""
    folder, tests = f"src/holdfast/games/{name}", ROOT / "tests" / "games" / name
    broken = (f"{folder}/rules/**/*.py", f"{folder}/flow.py", f"{folder}/cards/verbs.py", f"{folder}/cards/verbs/*.py")
    folders = [path for path in tests.iterdir() if path.is_dir() and path.name not in ("__pycache__", "packs")]
    chosen = [path.name for path in sorted([*folders, *tests.glob("test_*.py")]) if path.stem not in others]
    return Target(broken, tuple(f"tests/games/{name}/{entry}" for entry in chosen))


TARGETS: Final = {
    "key": game("key", "missions"),
    "elite": game("elite", "bots"),
    "alone": game("alone", "bots", "levels", "test_game"),
    "engine": Target(("src/holdfast/engine/*.py",), ("tests/engine",)),
}


def main() -> int:
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__)
    parser.add_argument("targets", nargs="*", default=list(TARGETS), help=f"some of {', '.join(TARGETS)} (all)")
    parser.add_argument("--seed", type=int, default=1, help="which mutants are drawn (1)")
    parser.add_argument("--number", type=int, default=100, help="how many for each target (100)")
    parser.add_argument("--only", default="", help="only mutants whose file and line contain this")
    chosen = parser.parse_args()
    if unknown := set(chosen.targets) - set(TARGETS):
        parser.error(f"no such target: {', '.join(sorted(unknown))}; there are {', '.join(TARGETS)}")
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    results = [tried(name, chosen.seed, chosen.number, chosen.only) for name in chosen.targets]
    return int(not all(results))


def tried(name: str, seed: int, number: int, only: str) -> bool:
    """Try a target's mutants; whether enough are caught, and every survivor has a reason."""
    target = TARGETS[name]
    files = [file for pattern in target.broken for file in ROOT.glob(pattern)]
    mutations = [m for m in sample(files, ROOT, seed, number) if only in m.name()]
    judge = Judge(ROOT, measured(name, ROOT, target.tests, CACHE))
    if judge.reach.failing:
        print(f"{name}: these fail without a mutant and are left out: {', '.join(judge.reach.failing)}")
    survivors: list[tuple[str, Mutation]] = []
    excused = 0
    for n, mutation in enumerate(mutations, 1):
        began = time.monotonic()
        found = judge.judge(mutation)
        print(f"{name} {n}/{len(mutations)} {found} {mutation.name()} {time.monotonic() - began:.0f} s", flush=True)
        if found == CAUGHT:
            continue
        why = why_it_may_live(mutation.file, mutation.before, mutation.after)
        print(mutation.diff() + (f"\n  may live: {why}" if why else ""), flush=True)
        excused += why is not None
        if why is None:
            survivors.append((found, mutation))
    return report(name, seed, len(mutations), excused, survivors)


def report(name: str, seed: int, number: int, excused: int, survivors: list[tuple[str, Mutation]]) -> bool:
    caught = number - excused - len(survivors)
    lines = [f"{name}, seed {seed}: {caught} of {number} caught, {excused} may live, {len(survivors)} survived"]
    lines += [f"\n{mutation.name()} {found}\n{mutation.diff()}" for found, mutation in survivors]
    text = "\n".join(lines) + "\n"
    (CACHE / f"{name}-{seed}.txt").write_text(text, encoding="utf-8")
    print(text, flush=True)
    return not survivors and (caught + excused) * 100 >= WANTED * number


if __name__ == "__main__":
    sys.exit(main())
