"""How fast levels of ALONE are made, and how fast partly known ones are completed (goal: 20 ms each)."""

from __future__ import annotations

import statistics
import sys
from time import process_time

from holdfast.engine.rng import Rng, key_from_seed
from holdfast.games.alone.levels.generator import complete, generate
from holdfast.games.alone.levels.level import Sector

LEVELS = 2000
GOAL_MS = 20
STEPS = (-4, 1, 4, -1)  # north, east, south, west


def seen(level: tuple[Sector, ...], many: int, rng: Rng) -> dict[int, Sector]:
    """So many sectors, one after the other through ways, as a hero comes to know them."""
    start = rng.below(len(level), "walk")
    known = {start: level[start]}
    while len(known) < many:
        here, way = rng.choice(list(known), "walk"), rng.below(4, "walk")
        if level[here].sides[way] != "wall":
            known[here + STEPS[way]] = level[here + STEPS[way]]
    return known


def main(levels: int = LEVELS) -> int:
    rng = Rng(key_from_seed("bench"))
    generate(rng)  # tables are made on first use
    made: list[float] = []
    completed: list[float] = []
    missed = 0
    for i in range(levels):
        started = process_time()
        level = generate(rng)
        made.append((process_time() - started) * 1000)
        known = seen(level, 1 + i % len(level), rng)
        started = process_time()
        missed += complete(known, rng) is None
        completed.append((process_time() - started) * 1000)
    for name, times in (("made", made), ("completed", completed)):
        print(f"{name:10} median {statistics.median(times):5.2f} ms  slowest {max(times):5.1f} ms")
    print(f"{missed} of {levels} not completed; goal: none, and at most {GOAL_MS} ms each")
    return int(missed > 0 or max(completed) > GOAL_MS)


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
