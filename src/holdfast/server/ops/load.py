"""Load: real sockets at many tables, and how long it takes from a command to the news of it at every seat."""

from __future__ import annotations

import asyncio
import re
from typing import Final
from urllib.request import urlopen

import uvicorn

from holdfast.server.ops.load_plan import LoadPlan, LoadReport
from holdfast.server.ops.load_table import LoadTable
from holdfast.table.clock import Clock

AT_ONCE: Final = 50  # connections being made


def run_load(plan: LoadPlan) -> LoadReport:
    """Runs the load in the same kind of event loop that the server has."""
    with asyncio.Runner(loop_factory=uvicorn.Config("").get_loop_factory()) as runner:
        return runner.run(measure(plan))


async def measure(plan: LoadPlan) -> LoadReport:
    """Opens the tables, lets them play, and reports how it went."""
    before = gauge(plan, "resident_bytes")
    tables = [LoadTable(plan, number) for number in range(plan.tables)]
    gate = asyncio.Semaphore(AT_ONCE)

    async def prepare(table: LoadTable) -> None:
        async with gate:
            await table.sit_down()

    await asyncio.gather(*(prepare(table) for table in tables))
    await asyncio.sleep(2)
    idle = gauge(plan, "resident_bytes")
    computed, kept = gauge(plan, "cpu_milliseconds"), gauge(plan, "rows_kept_total")
    clock = Clock()
    began = clock.micros()
    await asyncio.gather(*(table.play(began + plan.seconds * 1_000_000) for table in tables))
    computed = gauge(plan, "cpu_milliseconds") - computed
    await asyncio.sleep(1)
    kept = gauge(plan, "rows_kept_total") - kept
    for table in tables:
        for visitor in table.visitors:
            visitor.leave()
    refused = sum(table.refused for table in tables)
    news = sorted(ms for table in tables for ms in table.news)
    acks = sorted(ms for table in tables for ms in table.acks)
    return LoadReport(
        tables=plan.tables,
        connections=plan.tables * plan.seats,
        commands=len(acks),
        refused=refused,
        kept=kept,
        news=len(news),
        finished=sum(table.finished for table in tables),
        p50=quantile(news, 0.5),
        p99=quantile(news, 0.99),
        worst=quantile(news, 1),
        ack_p50=quantile(acks, 0.5),
        ack_p99=quantile(acks, 0.99),
        ack_worst=quantile(acks, 1),
        kb_per_table=round((idle - before) / 1024 / max(plan.tables, 1), 1),
        cpu_share=round(computed / 1000 / plan.seconds, 2),
        cpu_ms=round(computed / max(len(acks) + refused, 1), 3),
        clock_p99=quantile(sorted(ms for table in tables for ms in table.clock_errors), 0.99),
        seconds=plan.seconds,
    )


def quantile(sorted_micros: list[int], share: float) -> float:
    if not sorted_micros:
        return 0.0
    return round(sorted_micros[min(len(sorted_micros) - 1, int(share * len(sorted_micros)))] / 1000, 2)


def gauge(plan: LoadPlan, name: str) -> int:
    """Returns something that the server counts."""
    with urlopen(f"{plan.url}/metrics") as answer:
        found = re.search(rf"^holdfast_{name} (\S+)", answer.read().decode(), re.MULTILINE)
    return int(float(found[1])) if found else 0
