"""How fast missions are made and how many tries they take, for each kind and grade, without the economy gate."""

from __future__ import annotations

import statistics
import sys
from time import process_time

from holdfast.cli.workshop import open_workshop
from holdfast.games.key.missions.generator.generate import attempts
from holdfast.games.key.missions.generator.grades import GLYPHS
from holdfast.games.key.missions.workshop import Workshop

MISSIONS = 12  # of each kind and grade; a number as argument asks for more
GOAL_MS = 250  # the median over all missions at most


def make_one(shop: Workshop, seed: int, grade: int, kind: str) -> tuple[float, int]:
    """Milliseconds of processor time and tries that one mission takes."""
    started = process_time()
    tries = 0
    for attempt in attempts(f"bench/{seed}", grade, kind, parts=shop.parts, bank=shop.bank, lexicon=shop.lexicon):
        tries += 1
        if attempt.mission is not None:
            break
    return (process_time() - started) * 1000, tries


def main(missions: int = MISSIONS) -> int:
    shop = open_workshop()
    print(f"{'kind':10} grade  accepted  median ms  slowest ms")
    everything: list[float] = []
    for kind, grades in GLYPHS.items():
        for grade in grades:
            make_one(shop, -1, grade, kind)  # indexes are built on first use
            made = [make_one(shop, seed, grade, kind) for seed in range(missions)]
            times = [ms for ms, _ in made]
            share = missions / sum(tries for _, tries in made)
            print(f"{kind:10} {grade:5} {share:9.0%} {statistics.median(times):10.0f} {max(times):11.0f}", flush=True)
            everything += times
    median = statistics.median(everything)
    print(f"median over all {len(everything)} missions: {median:.0f} ms, goal {GOAL_MS} ms")
    return int(median > GOAL_MS)


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
