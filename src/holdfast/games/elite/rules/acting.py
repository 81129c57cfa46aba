"""The Action Phase (R77-R83, R234): everybody says ready, the clock runs, and all act at once."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from holdfast.engine.action import Action, Refusal, refuse
from holdfast.engine.flow import WAIT, Decision, Frame, Next, OneSeat
from holdfast.engine.secret import NOBODY, Seats
from holdfast.games.elite.cards.effects import AddTime
from holdfast.games.elite.events.rounds import ClockStarted, NotWaitedFor, PhaseBegan, SeatFinished, SeatReady
from holdfast.games.elite.rules.abilities import in_window
from holdfast.games.elite.rules.alien_moves import Drive
from holdfast.games.elite.rules.asking import LONG_MS, keep_planning
from holdfast.games.elite.rules.attachments import Connect
from holdfast.games.elite.rules.dice import Roll, TakeBack
from holdfast.games.elite.rules.items import Use
from holdfast.games.elite.rules.missions.demolition import PlaceCharge
from holdfast.games.elite.rules.missions.exploration import CheckFind, PayRelic, RevealFind
from holdfast.games.elite.rules.missions.recon import Haul
from holdfast.games.elite.rules.move import Step
from holdfast.games.elite.rules.search import SearchLater, SearchNow
from holdfast.games.elite.rules.slots import Allocate
from holdfast.games.elite.rules.suppress import Suppress
from holdfast.games.elite.rules.times_up import AfterTimesUp, TimesUp, stop_the_clock
from holdfast.games.elite.rules.weapons import Fire
from holdfast.games.elite.state import TUMBLING, Elite

CLOCK_DECIDES: Final = refuse("elite:R77", "refused.clock_decides")


class ReadyUp(Action, frozen=True):
    @classmethod
    def candidates(cls, s: Elite, seat: int, ask: Any) -> Iterable[ReadyUp]:
        return (cls(),)

    def do(self, s: Elite, seat: int, ask: Any) -> None:
        s.ready[seat] = True
        s.tell(SeatReady(seat))


class BeReady(Decision):
    """Plan as long as you like (A22); the clock starts when everybody is ready (R234)."""

    ACTIONS = (ReadyUp,)
    STANDING = True
    MINDED = True

    def mind(self, s: Elite) -> None:
        keep_planning(s, self.seats(s), "planning", LongEnough())

    def seats(self, s: Elite) -> tuple[int, ...]:
        return tuple(seat for seat in s.everybody() if not s.ready[seat])

    def is_open(self, s: Elite) -> bool:
        return not all(s.ready)


class LongEnough(Frame):
    """Some are away and never said that they are ready: the others start without them."""

    STEPS = ("start",)

    def start(self, s: Elite) -> None:
        for seat in s.everybody():
            if not s.ready[seat]:
                s.ready[seat] = True
                s.tell(NotWaitedFor(seat))


class Finish(Action, frozen=True):
    """Says, in untimed play, that this seat does nothing more this round."""

    @classmethod
    def gate(cls, s: Elite, seat: int, ask: Any) -> Refusal | None:
        if not s.is_untimed:
            return CLOCK_DECIDES
        return refuse("elite:R84", "refused.aliens_first") if s.shows_alien(seat) and s.movable_aliens() else None

    @classmethod
    def candidates(cls, s: Elite, seat: int, ask: Any) -> Iterable[Finish]:
        return (cls(),)

    def do(self, s: Elite, seat: int, ask: Any) -> None:
        s.finished[seat] = True
        s.tell(SeatFinished(seat))


class Act(OneSeat, kw_only=True):
    """A seat in the rush. What it does runs beside it, so a chain that waits holds up nobody."""

    ACTIONS = (
        Drive,
        Step,
        Allocate,
        Fire,
        Use,
        SearchNow,
        SearchLater,
        PlaceCharge,
        Haul,
        CheckFind,
        RevealFind,
        PayRelic,
        Suppress,
        Connect,
        TakeBack,
        Roll,
        Finish,
    )
    STANDING = True

    def is_open(self, s: Elite) -> bool:
        return s.clock_runs and (s.options.tempo == "live" or not has_finished(s, self.seat))


def has_finished(s: Elite, seat: int) -> bool:
    """Tells whether a seat has finished, in untimed play: when it says so, or when its time is spent."""
    return s.is_untimed and (s.finished[seat] or s.left_ms[seat] <= 0)


def act_again(s: Elite) -> None:
    """Puts those back into an untimed rush whose time was spent, and who have some again."""
    acting = [frame.seat for frame in s.frames() if isinstance(frame, Act)]
    for seat in s.everybody():
        if seat not in acting and not has_finished(s, seat):
            s.fork(Act(seat=seat))


class Away(Frame):
    """Ends an untimed rush without those who are left, when they have been away for too long."""

    STEPS = ("finish",)

    def known_to(self, s: Elite) -> Seats:
        """It only looks whether somebody is still there, again and again."""
        return NOBODY

    def finish(self, s: Elite) -> None:
        patience = s.options.planning_ms or LONG_MS
        if s.now - s.moment < patience:
            s.after(s.moment + patience - s.now, Away(), "away")
            return
        for seat in s.everybody():
            if not has_finished(s, seat):
                s.finished[seat] = True
                s.tell(NotWaitedFor(seat))


class ActionPhase(Frame):
    STEPS = ("get_ready", "start_the_clock", "wait_for_time", "wait_for_all", "times_up")

    def get_ready(self, s: Elite) -> None:
        s.phase = "ready"
        s.tell(PhaseBegan("ready"))
        s.ready = [False] * s.seated
        s.start(BeReady())

    def start_the_clock(self, s: Elite) -> None:
        s.cancel("planning")
        s.phase = "action"
        s.clock_runs = True
        s.opened += 1
        s.finished = [False] * s.seated
        seconds = duration(s)
        s.tell(ClockStarted(seconds * s.options.scale // 100))
        if s.is_untimed:
            s.left_ms = [seconds * 10 * s.options.scale] * s.seated
        else:
            s.after(seconds * 10 * s.options.scale, TimesUp(), "clock")
        for seat in s.everybody():
            s.fork(Act(seat=seat))

    def wait_for_time(self, s: Elite) -> Next:
        if s.clock_runs and s.is_untimed:
            acting = [seat for seat in s.everybody() if not has_finished(s, seat)]
            if acting:
                keep_planning(s, acting, "away", Away())
            else:
                stop_the_clock(s)
        return WAIT if s.clock_runs else None

    def wait_for_all(self, s: Elite) -> Next:
        return None if s.is_settled() else WAIT

    def times_up(self, s: Elite) -> None:
        s.start(AfterTimesUp())


def nothing_is_under_way(s: Elite) -> bool:
    """Tells whether the clock may be put forward: no die falls, and nothing waits to be decided or settled."""
    return s.is_quiet() and TUMBLING not in s.face and not any(map(s.shows_alien, s.everybody()))


def duration(s: Elite) -> int:
    """Returns how long the Action Phase lasts: two minutes, unless events change it (R77)."""
    changes = [effect for event in in_window(s, "action") for effect in s.parts.events[event].effects]
    more = sum(effect.seconds for effect in changes if isinstance(effect, AddTime))
    return max(s.parts.times.action_phase // 1000 + more, 0)
