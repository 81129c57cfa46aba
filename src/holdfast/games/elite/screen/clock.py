"""Where the round is, what the clock shows, and what every seat is about."""

from __future__ import annotations

import msgspec

from holdfast.engine.grace import NO_SEAT, Graced
from holdfast.engine.message import Message, say
from holdfast.games.elite.state import Elite, Phase


class ClockShown(msgspec.Struct, frozen=True, gc=False):
    phase: Phase
    round: int
    rounds: int
    runs: bool  # everybody may act
    is_up: bool  # time is up, and what is ready may still be used
    ends_at: int | None  # in game time, while it runs for everybody
    lasts: int  # milliseconds of a whole Action Phase
    left: tuple[int, ...]  # of each seat, where they have time of their own
    seats: tuple[Message | None, ...]  # what each is about


def clock_of(s: Elite) -> ClockShown:
    deciding = {choice.owner for choice in open_choices(s)}
    return ClockShown(
        phase=s.phase,
        round=s.round,
        rounds=s.parts.numbers.rounds,
        runs=s.clock_runs,
        is_up=s.phase == "times_up",
        ends_at=s.ends_at,
        lasts=s.parts.times.action_phase * s.options.scale // 100,
        left=tuple(s.left_ms) if s.clock_runs and s.is_untimed else (),
        seats=tuple([seat_state(s, seat, seat in deciding) for seat in range(s.seated)]),
    )


def seat_state(s: Elite, seat: int, decides: bool) -> Message | None:
    if decides:
        return say("squad.decides")
    if s.phase == "ready":
        return say("squad.ready") if s.ready[seat] else say("squad.planning")
    if s.clock_runs and s.is_untimed:
        return say("squad.finished") if s.finished[seat] else say("squad.left", seconds=-(-s.left_ms[seat] // 1000))
    return None


def open_choices(s: Elite) -> list[Graced]:
    """Returns the choices for which somebody waits; those of the whole group belong to no seat."""
    tops = [strand.frames[-1] for strand in s.strands]
    return [top for top in tops if isinstance(top, Graced) and top.given is None]


def is_of_the_group(choice: Graced) -> bool:
    return choice.owner == NO_SEAT
