"""Garbage does not fill the log: the same trouble is told a few times a minute, and counted."""

import logging

from holdfast.server.ops.log import MINUTE_MS, MOST_A_MINUTE, JsonLines, Seldom
from holdfast.table.clock import FakeClock


def test_the_same_warning_is_told_a_few_times_a_minute_and_the_rest_is_counted() -> None:
    clock = FakeClock(1_000_000)
    seldom, lines = Seldom(clock), JsonLines(clock)

    def told(message: str, level: int = logging.WARNING) -> str:
        record = logging.LogRecord("uvicorn.error", level, "", 0, message, (), None)
        return lines.format(record) if seldom.filter(record) else ""

    found = [told("Invalid HTTP request received.") for _ in range(1000)]
    assert len([line for line in found if line]) == MOST_A_MINUTE
    assert told("Something else.")
    assert told("Invalid HTTP request received.", logging.INFO)
    clock.go_on(MINUTE_MS)
    assert f'"held_back":{1000 - MOST_A_MINUTE}' in told("Invalid HTTP request received.")
    assert "held_back" not in told("Invalid HTTP request received.")


def test_kinds_of_trouble_do_not_pile_up() -> None:
    seldom = Seldom(FakeClock(1_000_000))
    for n in range(5000):
        seldom.filter(logging.LogRecord("uvicorn.error", logging.WARNING, "", 0, f"strange {n}", (), None))
    assert len(seldom.since) <= 1001
