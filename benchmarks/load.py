"""How much one server carries, with real sockets on loopback as `holdfast load` has them.

python -m benchmarks.load 50 200 1000     so many tables of The Key: four seats, two commands a second at each table
python -m benchmarks.load --elite 50      so many tables of Project: ELITE: six seats, three commands a second from each
python -m benchmarks.load --rush 50       the same with the toy rush, which shows what the server itself costs

Add --seconds=120 for a whole Action Phase. Every command that counted is kept on disk before it is answered: `kept` are
the rows that were written meanwhile, the clock's own among them. The computing time for a command depends less on what
else the machine does than the times do.
"""

from __future__ import annotations

import sys

from holdfast.cli.load import server
from holdfast.server.ops.load import run_load
from holdfast.server.ops.load_plan import LoadPlan, LoadReport

GOAL_MS = 50
RUSH_GOAL_MS = 60
RUSH = "benchmarks.rush:GAME"


def main(words: list[str]) -> int:
    rush = "--rush" in words or "--elite" in words
    game, more = ("elite", []) if "--elite" in words else ("bigrush", [RUSH])
    seconds = next((int(word.removeprefix("--seconds=")) for word in words if word.startswith("--seconds=")), 30)
    sizes = [int(word) for word in words if word.isdigit()] or ([50] if rush else [50, 100, 200])
    print("tables  commands/s  p50 ms  p99 ms  worst ms  refused     kept", end="")
    print("  ms a command  server's core  KB per idle table  clock")
    for tables in sizes:
        with server("", "full", more if rush else []) as started:
            url = started.url
            plan = LoadPlan(url, game, tables, 6, 3, seconds, each_seat=True) if rush else LoadPlan(url, tables=tables)
            found = run_load(plan)
        print(row(found, rush=rush))
    return 0


def row(found: LoadReport, *, rush: bool) -> str:
    """In a rush answers count, elsewhere the news at every seat."""
    p50, p99, worst = (found.ack_p50, found.ack_p99, found.ack_worst) if rush else (found.p50, found.p99, found.worst)
    goal = RUSH_GOAL_MS if rush else GOAL_MS
    met = "" if p99 < goal else f"  (above {goal} ms)"
    return (
        f"{found.tables:6}  {found.commands_a_second:10.0f}  {p50:6.1f}  {p99:6.1f}  {worst:8.1f}"
        f"  {found.refused:7}  {found.kept:7}  {found.cpu_ms:12.2f}  {found.cpu_share:13.0%}"
        f"  {found.kb_per_table:17.0f}  {found.clock_p99:8.1f}{met}"
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
