"""Clocks: real time does not run back, fake time runs when told."""

from time import tzset

import pytest

from holdfast.cli.day import today
from holdfast.server.ops.alarm_clock import AlarmClock
from holdfast.table.clock import Clock, FakeClock


def test_the_clock_never_falls() -> None:
    clock = Clock()
    readings = [clock.now() for _ in range(100)]
    assert sorted(readings) == readings


def test_fake_time_stands_still_until_told() -> None:
    clock = FakeClock(5)
    assert clock.now() == clock.now() == 5
    assert clock.go_on(120_000) == clock.now() == 120_005


def test_fake_time_does_not_run_back() -> None:
    with pytest.raises(ValueError, match="time does not run back: -1 ms"):
        FakeClock().go_on(-1)


def test_the_day_is_the_same_for_everybody(monkeypatch: pytest.MonkeyPatch) -> None:
    """A mission of the day has one calendar: servers and the terminal ask the same clock, which lives in Greenwich."""
    almost_midnight = 1_794_614_399_999  # 2026-11-13T23:59:59.999Z
    monkeypatch.setattr("holdfast.table.clock.time_ns", lambda: almost_midnight * 1_000_000)
    for zone in ("Pacific/Kiritimati", "UTC", "Pacific/Pago_Pago"):
        monkeypatch.setenv("TZ", zone)
        tzset()
        assert (Clock().day(), today(), AlarmClock(Clock()).day()) == ("2026-11-13",) * 3
    monkeypatch.setattr("holdfast.table.clock.time_ns", lambda: (almost_midnight + 1) * 1_000_000)
    assert (today(), AlarmClock(Clock()).day()) == ("2026-11-14",) * 2
    monkeypatch.undo()
    tzset()
