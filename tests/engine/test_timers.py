"""What will happen by itself, and when."""

from __future__ import annotations

import pytest

from holdfast.engine.flow import Frame
from holdfast.engine.knowledge import Public
from holdfast.engine.rng import Rng
from holdfast.engine.save import digest
from holdfast.engine.state import State, derived
from holdfast.engine.timers import advance, next_due


@derived
class Clock(State):
    rung: Public[list[tuple[str, int]]]


class Ring(Frame):
    STEPS = ("ring",)
    bell: str
    again_ms: int = 0

    def ring(self, s: Clock) -> None:
        s.rung.append((self.bell, s.now))
        if self.again_ms and len(s.rung) < 5:
            s.after(self.again_ms, Ring(bell=self.bell, again_ms=self.again_ms), "again")
        if self.bell == "last":
            s.end("over")


def clock(*bells: tuple[int, str]) -> Clock:
    s = Clock(seated=1, rng=Rng(bytes(16)), rung=[])
    for ms, bell in bells:
        s.after(ms, Ring(bell=bell), bell)
    return s


def test_what_is_due_fires_in_order_and_at_its_own_time() -> None:
    s = clock((300, "c"), (100, "a"), (200, "b"))
    assert advance(s, 250)
    assert s.rung == [("a", 100), ("b", 200)]
    assert (s.now, next_due(s)) == (250, 300)


def test_what_is_due_at_the_stamp_itself_fires() -> None:
    s = clock((100, "a"))
    assert advance(s, 100)
    assert s.rung == [("a", 100)]


def test_of_two_at_one_time_the_older_fires_first() -> None:
    s = clock((100, "a"), (100, "b"))
    advance(s, 100)
    assert s.rung == [("a", 100), ("b", 100)]


def test_nothing_fires_before_its_time() -> None:
    s = clock((100, "a"))
    assert not advance(s, 99)
    assert (s.now, s.rung) == (99, [])


def test_time_never_runs_back() -> None:
    s = clock()
    advance(s, 100)
    advance(s, 50)
    assert s.now == 100


def test_a_timer_may_start_the_next_one_within_the_same_leap() -> None:
    s = clock()
    s.after(100, Ring(bell="tick", again_ms=100), "again")
    advance(s, 350)
    assert s.rung == [("tick", 100), ("tick", 200), ("tick", 300)]


@pytest.mark.parametrize("stops", [(), (150,), (99, 100, 101, 249), tuple(range(0, 450, 7))])
def test_one_leap_equals_many_small_steps(stops: tuple[int, ...]) -> None:
    leap, steps = clock((30, "a"), (400, "b")), clock((30, "a"), (400, "b"))
    for s in (leap, steps):
        s.after(100, Ring(bell="tick", again_ms=50), "again")
    advance(leap, 450)
    for at in (*stops, 450):
        advance(steps, at)
    assert digest(leap) == digest(steps)


def test_shifting_moves_the_timers_of_one_key_but_never_before_now() -> None:
    s = clock((100, "a"), (200, "b"))
    advance(s, 50)
    s.shift("b", -180)
    assert (s.due("b"), s.due("a")) == (50, 100)
    advance(s, 100)
    assert s.rung == [("b", 50), ("a", 100)]


def test_a_cancelled_timer_never_fires() -> None:
    s = clock((100, "a"), (200, "b"))
    s.cancel("a")
    advance(s, 300)
    assert s.rung == [("b", 200)]
    assert s.due("a") is None


def test_after_the_end_nothing_fires_and_time_stands_still() -> None:
    s = clock((100, "last"), (200, "b"))
    advance(s, 300)
    assert (s.rung, s.now) == ([("last", 100)], 100)


def test_a_fired_frame_is_a_copy_so_that_clones_may_share_the_timer() -> None:
    s = clock((100, "a"))
    twin = s.clone()
    advance(twin, 100)
    assert s.timers[0].frame == Ring(bell="a")
