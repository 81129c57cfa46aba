"""Views go out more rarely the more the server has to do."""

from holdfast.server.ops.alarm_clock import AlarmClock
from holdfast.server.rooms.view_pace import BUSY, FULL, MOST_VIEW_EVERY_MS, VIEW_EVERY_MS, WINDOW_MS, ViewPace
from holdfast.table.clock import FakeClock


def after(share: float, seconds: int = 20) -> tuple[ViewPace, FakeClock]:
    """A server that has computed for this share of the time."""
    clock = FakeClock(5000)
    pace = ViewPace(AlarmClock(clock))
    for _ in range(seconds * 1000 // WINDOW_MS):
        clock.go_on(WINDOW_MS)
        clock.worked += round(share * WINDOW_MS)
        pace.view_every(0)
    return pace, clock


def test_views_go_out_ten_times_a_second_until_nearly_half_of_the_time_is_taken() -> None:
    assert after(0)[0].view_every(0) == after(BUSY - 0.01)[0].view_every(0) == VIEW_EVERY_MS


def test_a_server_that_never_rests_sends_as_few_views_as_can_be() -> None:
    assert after(FULL)[0].view_every(0) == after(1.0)[0].view_every(0) == MOST_VIEW_EVERY_MS


def test_between_these_the_busier_the_rarer() -> None:
    times = [after(share)[0].view_every(0) for share in (0.5, 0.6, 0.7, 0.75)]
    assert times == sorted(set(times))
    assert times[0] > VIEW_EVERY_MS
    assert times[-1] < MOST_VIEW_EVERY_MS


def test_a_table_where_things_wait_gets_fewer_whatever_the_rest_does() -> None:
    pace, _ = after(0)
    assert VIEW_EVERY_MS < pace.view_every(5) < pace.view_every(20) < MOST_VIEW_EVERY_MS == pace.view_every(1000)


def test_when_the_rush_is_over_all_is_as_before() -> None:
    pace, clock = after(1.0)
    for _ in range(20):
        clock.go_on(WINDOW_MS)
        pace.view_every(0)
    assert pace.view_every(0) == VIEW_EVERY_MS
