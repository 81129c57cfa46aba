"""What the server counts, as Prometheus reads it."""

from __future__ import annotations

import os
from bisect import bisect_left
from collections import Counter
from pathlib import Path
from typing import Final

BUCKETS_MS: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 5000)


def resident_bytes() -> int:
    """The memory that this process holds; 0 where the system does not say."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError, AttributeError):
        return 0


def cpu_ms() -> int:
    """The time that this process has been computing."""
    used = os.times()
    return int((used.user + used.system) * 1000)


class Histogram:
    """How long something took, in buckets of milliseconds."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BUCKETS_MS) + 1)
        self.total = 0

    def add(self, ms: int) -> None:
        self.counts[bisect_left(BUCKETS_MS, ms)] += 1
        self.total += ms

    def lines(self, name: str) -> list[str]:
        so_far, found = 0, [f"# TYPE {name} histogram"]
        for bound, count in zip(BUCKETS_MS, self.counts, strict=False):
            so_far += count
            found.append(f'{name}_bucket{{le="{bound / 1000:g}"}} {so_far}')
        every = sum(self.counts)
        return [
            *found,
            f'{name}_bucket{{le="+Inf"}} {every}',
            f"{name}_sum {self.total / 1000:g}",
            f"{name}_count {every}",
        ]


class Metrics:
    """Counters by name and label; gauges are set when they are read."""

    def __init__(self) -> None:
        self.counters: Counter[tuple[str, str]] = Counter()
        self.broadcast = Histogram()  # from a command's arrival to its broadcast
        self.kept = Histogram()  # how long the store took
        self.thought = Histogram()  # how long slow bots took

    def count(self, name: str, label: str = "", by: int = 1) -> None:
        self.counters[name, label] += by

    def text(self, gauges: dict[str, int]) -> str:
        lines: list[str] = []
        for name, value in gauges.items():
            lines += [f"# TYPE holdfast_{name} gauge", f"holdfast_{name} {value}"]
        named = ""
        for (name, label), value in sorted(self.counters.items()):
            if name != named:
                lines.append(f"# TYPE holdfast_{name}_total counter")
                named = name
            kind = f'{{kind="{label}"}}' if label else ""
            lines.append(f"holdfast_{name}_total{kind} {value}")
        lines += self.broadcast.lines("holdfast_command_to_broadcast_seconds")
        lines += self.kept.lines("holdfast_store_write_seconds")
        lines += self.thought.lines("holdfast_bot_thought_seconds")
        return "\n".join(lines) + "\n"
