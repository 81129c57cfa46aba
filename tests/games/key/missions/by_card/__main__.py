"""Makes so many missions of all kinds and grades, and solves each by its card.

    python -m tests.games.key.missions.by_card 2000 [FIRST]

What is a word is told by the 40,000 commonest of the package wordfreq, which has to be installed first (60 MB).
"""

from __future__ import annotations

import sys
from collections import Counter
from importlib import import_module
from time import process_time

from holdfast.cli.workshop import open_workshop
from holdfast.games.key.missions.generator.generate import NoMission
from holdfast.games.key.missions.generator.grades import GRADES

from .check import by_length, faults

COMMONEST = 40_000


def main() -> int:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    begin = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    shop, words = open_workshop(), by_length(import_module("wordfreq").top_n_list("en", COMMONEST))
    kinds = [(kind, grade) for grade in GRADES for kind in GRADES[grade].kinds]
    made: Counter[str] = Counter()
    wrong: Counter[str] = Counter()
    start = process_time()
    for number in range(begin, begin + count):
        kind, grade = kinds[number % len(kinds)]
        try:
            mission = shop.fresh(f"by-card/{number}", grade, kind)
        except NoMission:
            continue
        made[mission.kind] += 1
        for fault in faults(mission, shop.parts, words):
            wrong[mission.kind] += 1
            print(f"{number} {kind} {grade}: {fault}", flush=True)
    for kind in sorted(made):
        print(f"{kind}: {made[kind]} solved, {wrong[kind]} faults")
    print(f"{made.total()} missions, {wrong.total()} faults, {process_time() - start:.0f} s")
    return min(1, wrong.total())


if __name__ == "__main__":
    sys.exit(main())
