"""How many tables one server carries: real sockets on loopback, as `holdfast load` measures it, for several sizes.

python benchmarks/load.py 50 100 200
"""

from __future__ import annotations

import asyncio
import sys

from holdfast.cli.load import server
from holdfast.server.load import Plan, measure

GOAL_MS = 50


def main(sizes: list[int]) -> int:
    print("tables  commands/s  p50 ms  p99 ms  worst ms  server's core  KB per idle table")
    for tables in sizes or [50, 100, 200]:
        with server("", "full") as url:
            found = asyncio.run(measure(Plan(url, tables=tables)))
        pace = found.commands / found.seconds
        met = "" if found.p99 < GOAL_MS else f"  (above {GOAL_MS} ms)"
        print(
            f"{tables:6}  {pace:10.0f}  {found.p50:6.1f}  {found.p99:6.1f}  {found.worst:8.1f}"
            f"  {found.cpu_share:12.0%}  {found.kb_per_table:8.0f}{met}"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main([int(word) for word in sys.argv[1:]]))
