"""What the server counts, as Prometheus reads it."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.metrics_core import Metric

from holdfast.server.ops import log
from holdfast.server.ops.traces import Facts, NoTraces, Traces

BUCKETS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)  # seconds

COUNTERS: Final = {
    "outbox_overflows": "Connections that were closed because they did not read what they were sent.",
    "room_failures": "Tables that were closed because of a bug in the server.",
    "rows_kept": "Rows of games that were written to the store.",
}
COUNTERS_BY_KIND: Final = {
    "commands": "Commands of players, accepted or refused.",
    "errors": "Messages that were answered with an error, by its code.",
    "game_crashes": "Commands at which the rules of a game failed, by game.",
    "forwarded": "What was brought on to the process that has its table: requests, and sockets.",
    "notifications": "Notifications that somebody is to act, by way and outcome.",
    "requests_denied": "HTTP requests that were denied, by status.",
    "tables_opened": "Tables that were opened, by game.",
}
GAUGES: Final = {
    "processes": "Server processes that share the store and are alive, this one included.",
    "leases": "Tables that live in this process by a lease.",
    "resident_bytes": "Memory that the server holds.",
    "cpu_milliseconds": "Time that the server has been computing.",
    "rooms": "Tables in memory.",
    "games": "Games that are being played.",
    "connections": "Open WebSockets.",
    "mailbox_items": "Messages that wait for their table.",
}


def resident_bytes() -> int:
    """Returns the memory that this process holds; 0 where the system does not say."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError, AttributeError):
        return 0


def cpu_ms() -> int:
    """Returns the time that this process has been computing."""
    used = os.times()
    return int((used.user + used.system) * 1000)


class Registry(CollectorRegistry):
    """One application's own metrics. It leaves out when each count began, which would double their number."""

    def collect(self) -> Iterable[Metric]:
        for metric in super().collect():
            metric.samples = [sample for sample in metric.samples if not sample.name.endswith("_created")]
            yield metric


class Duration:
    """How long something took."""

    def __init__(self, name: str, about: str, registry: Registry) -> None:
        self.histogram = Histogram(name, about, namespace="holdfast", registry=registry, buckets=BUCKETS)

    def add(self, ms: int) -> None:
        self.histogram.observe(ms / 1000)


class Metrics:
    """Counters by name and kind, durations, and gauges, which are set when they are read."""

    def __init__(self, traces: Traces | None = None) -> None:
        self.traces = traces or NoTraces()
        self.registry = Registry()
        ProcessCollector(registry=self.registry)
        self.counters = {
            name: Counter(name, about, namespace="holdfast", registry=self.registry) for name, about in COUNTERS.items()
        }
        self._counters: dict[tuple[str, str], Counter] = {}  # those that were asked for, which takes long
        self.counters_by_kind = {
            name: Counter(name, about, ["kind"], namespace="holdfast", registry=self.registry)
            for name, about in COUNTERS_BY_KIND.items()
        }
        self.gauges = {
            name: Gauge(name, about, namespace="holdfast", registry=self.registry) for name, about in GAUGES.items()
        }
        self.broadcast = Duration(
            "command_to_broadcast_seconds", "From a command's arrival to its broadcast.", self.registry
        )
        self.kept = Duration("store_write_seconds", "How long the store took to write.", self.registry)
        self.thought = Duration("bot_thought_seconds", "How long slow bots thought.", self.registry)

    def note(self, what: str, took: int, date: int, facts: Facts) -> None:
        """Notes something that has just ended, with the ids that belong to it: in the log, if it tells all, and in
        traces.
        """
        log.detail(what, ms=took, facts=facts)
        self.traces.note(what, date - took, date, facts)

    def count(self, name: str, kind: str = "", by: int = 1) -> None:
        self._counter(name, kind).inc(by)

    def counted(self, name: str, kind: str = "") -> int:
        """Returns a counter's value."""
        return int(next(sample.value for metric in self._counter(name, kind).collect() for sample in metric.samples))

    def text(self, gauges: Mapping[str, int]) -> str:
        """Returns everything in Prometheus's text format."""
        for name, value in gauges.items():
            self.gauges[name].set(value)
        return generate_latest(self.registry).decode()

    def _counter(self, name: str, kind: str) -> Counter:
        found = self._counters.get((name, kind))
        if found is None:
            found = self.counters_by_kind[name].labels(kind) if kind else self.counters[name]
            self._counters[name, kind] = found
        return found
