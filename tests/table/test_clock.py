"""Clocks: real time does not run back, fake time runs when told."""

import pytest

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
