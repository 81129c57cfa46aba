"""The lines of a game's log and the state that they lead to. One line, one step; everything else is computed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from holdfast.engine.action import IllegalAction, Refusal, refuse
from holdfast.engine.command import Command, Line, Pause, Presence, Resume, Undo
from holdfast.engine.event import Told
from holdfast.engine.flow import Decision, run
from holdfast.engine.play import NOT_YOURS, OVER, play, play_unchecked, why_not
from holdfast.engine.save import digest
from holdfast.engine.secret import NOBODY, Seats
from holdfast.engine.state import State
from holdfast.engine.timers import advance, next_due

DIGEST_EVERY: Final = 50
KEPT_EVERY: Final = 16  # lines
MOST_KEPT: Final = 6
LATEST: Final = 2**53  # milliseconds: browsers tell later moments no longer apart

PAUSED: Final = "refused.paused"
NOT_PAUSED: Final = refuse("table", "refused.not_paused")
NOTHING_TO_UNDO: Final = refuse("table", "refused.undo.nothing")
UNDO_CROSSES: Final = refuse("table", "refused.undo.seen")
UNDO_AGAINST_CLOCK: Final = refuse("table", "refused.undo.clock")
STAMP_FALLS: Final = refuse("table", "refused.stamp")
STAMP_BEYOND: Final = refuse("table", "refused.stamp_beyond")


class Moment(msgspec.Struct, frozen=True, gc=False):
    """Where the game stood after `no` lines: the number of the moment it came from, and the line that led here.

    An undo comes from the moment it goes back to, so the way from a moment to the first is what really counts.
    `learned`: who learned something by that line. `barrier`: what nobody ever goes back across, such as dice.
    """

    no: int
    before: int | None
    line: Line | None
    barrier: int
    learned: Seats
    asked: tuple[int, ...]
    away: tuple[int, ...]
    in_real_time: bool


class History:
    """A game from its first state on. A line that is refused, or that crashes, changes nothing."""

    def __init__(self, first: State, pause_rule: str = "table") -> None:
        self.first = first
        self.pause_rule = pause_rule
        self.state = first.clone()
        self.lines: list[Line] = []
        self.pause: Pause | None = None  # that holds now
        self.digests: dict[int, str] = {}
        self.moments = [self._moment(0, None, None)]
        self._kept: dict[int, State] = {0: self.state}  # where the game stood at some moments that it may go back to

    def add(self, line: Line) -> list[Told]:
        """Carries out a line, keeps it, and returns what there is to tell. Raises IllegalAction."""
        if line.at < self.state.now:
            raise IllegalAction(STAMP_FALLS)
        if line.at > LATEST:
            raise IllegalAction(STAMP_BEYOND)
        if isinstance(line, Undo):
            told: list[Told] = []
            state = self._before_undo(line)
            before = line.to
            _go_on_from_undo(state, line.at, self.state.asked, self.state.away)
        else:
            before = self.moments[-1].no
            state, told = self._after(line)
        self.state = state
        if isinstance(line, Pause | Resume):
            self.pause = line if isinstance(line, Pause) else None
        self.lines.append(line)
        no = len(self.lines)
        self.moments.append(self._moment(no, before, line))
        self._keep(no)
        if no % DIGEST_EVERY == 0:
            self.digests[no] = digest(state)
        return told

    @property
    def paused(self) -> bool:
        return self.pause is not None

    def is_due(self, at: int) -> bool:
        """Tells whether something happens by itself up to this moment of game time."""
        due = next_due(self.state)
        return not self.paused and due is not None and due <= at

    def undo_point(self, seat: int) -> int | None:
        """Returns how many lines stay if this seat takes back its last command that still counts."""
        moment = self.moments[-1]
        while moment.before is not None:
            if isinstance(moment.line, Command) and moment.line.seat == seat:
                return moment.before
            moment = self.moments[moment.before]
        return None

    def why_no_undo(self, to: int, people: Seats = NOBODY) -> Refusal | None:
        """Returns why the game may not go back: across a die, what these people have learned, or a running clock.

        What bots learned does not count: they are shown the game anew and know nothing else. So whoever is alone, or
        with bots, may take back a card that everybody has seen since, as long as it showed them nothing.
        """
        now = self.moments[-1]
        if self.state.outcome is not None:
            return OVER
        if self.paused:
            return refuse(self.pause_rule, PAUSED)
        if not 0 <= to < now.no:
            return NOTHING_TO_UNDO
        then = self.moments[to]
        if then.barrier != now.barrier or self._learned_since(to) & people:
            return UNDO_CROSSES
        if then.in_real_time or now.in_real_time:
            return UNDO_AGAINST_CLOCK
        return None

    def _learned_since(self, to: int) -> Seats:
        """Returns who has learned something since the first `to` lines, by what still counts."""
        learned = NOBODY
        moment = self.moments[-1]
        while moment.no > to and moment.before is not None:
            learned |= moment.learned
            moment = self.moments[moment.before]
        return learned

    def state_at(self, to: int) -> State:
        """Returns the state after the first `to` lines, played anew from the last that was kept on the way."""
        way = []
        place: int | None = to
        while place is not None and place not in self._kept:
            way.append(self.moments[place])
            place = way[-1].before
        state = (self.first if place is None else self._kept[place]).clone()
        for step in reversed(way):
            if isinstance(step.line, Undo):
                undone = self.moments[step.no - 1]
                _go_on_from_undo(state, step.line.at, undone.asked, undone.away)
            elif step.line is not None:
                _carry_out(state, step.line)
        return state

    def _keep(self, no: int) -> None:
        """Keeps the state now and then, so that going back takes the same time late in a game as at its beginning.

        Nobody goes back behind a die, so the states before the last one are dropped. The oldest that is left stays,
        and the newest few.
        """
        if any(self.moments[kept].barrier != self.moments[no].barrier for kept in self._kept):
            self._kept = {}
        if not self._kept or no >= max(self._kept) + KEPT_EVERY:
            self._kept[no] = self.state
        if len(self._kept) > MOST_KEPT:
            del self._kept[sorted(self._kept)[1]]

    def _moment(self, no: int, before: int | None, line: Line | None) -> Moment:
        s = self.state
        learned = NOBODY
        for _, seats in s.learned:
            learned |= seats
        return Moment(no, before, line, s.barrier - s.reveals, learned, tuple(s.asked), s.away, bool(s.timers))

    def _before_undo(self, line: Undo) -> State:
        refusal = self.why_no_undo(line.to)
        if refusal is not None:
            raise IllegalAction(refusal)
        return self.state_at(line.to)

    def _after(self, line: Line) -> tuple[State, list[Told]]:
        if isinstance(line, Resume):
            if not self.paused:
                raise IllegalAction(NOT_PAUSED)
        elif self.paused and not self._gives_reason(line) and not isinstance(line, Presence):  # people come and go
            raise IllegalAction(refuse(self.pause_rule, PAUSED), line.action if isinstance(line, Command) else None)
        elif isinstance(line, Pause | Presence) and self.state.outcome is not None:
            raise IllegalAction(OVER)
        if not all(0 <= seat < self.state.seated for seat in _named(line)):
            raise IllegalAction(NOT_YOURS)
        is_legal = self._is_legal(line)
        state = self.state.clone()
        return state, _carry_out(state, line, is_legal=is_legal)

    def _gives_reason(self, line: Line) -> bool:
        """Tells whether this line is the reason of somebody who paused without a word."""
        pause = self.pause
        is_own = pause is not None and isinstance(line, Pause) and line.seat == pause.seat and not pause.reason
        return is_own and isinstance(line, Pause) and bool(line.reason)

    def _is_legal(self, line: Line) -> bool:
        """Tells whether an answer is known to be legal; raises IllegalAction, before any copy, where it is not.

        What may be done does not depend on the time alone: the conformance suite sees to it. Where something is due
        first, that remains to be seen.
        """
        due = next_due(self.state)
        if not isinstance(line, Command) or (due is not None and due <= line.at):
            return False
        refusal = why_not(self.state, line.seat, line.ask, line.action)
        if refusal is not None:
            raise IllegalAction(refusal, line.action)
        return True


def _named(line: Line) -> tuple[int, ...]:
    """Returns the seats that a line names; of an answer its question decides who may give it."""
    if isinstance(line, Presence):
        return line.away
    return (line.seat,) if isinstance(line, Pause | Resume) else ()


def _carry_out(s: State, line: Line, *, is_legal: bool = False) -> list[Told]:
    """Lets time pass up to the line's stamp, then does what it says; changes the state in place."""
    s.told, s.learned = [], []
    advance(s, line.at)
    told, learned = s.told, s.learned
    if isinstance(line, Command):
        (play_unchecked if is_legal else play)(s, line.seat, line.ask, line.action)
        told, s.learned = [*told, *s.told], [*learned, *s.learned]
    elif isinstance(line, Presence) and s.outcome is None:  # it may have ended while time passed
        s.look_around(line.away)
        told = s.told
    return told


def _go_on_from_undo(s: State, at: int, asked: Iterable[int], away: tuple[int, ...]) -> None:
    """Goes on in place after an undo: time does not run back, whoever is away stays away, and open asks get new
    numbers, so that no late answer fits them."""
    for strand in s.strands:
        top = strand.top
        if isinstance(top, Decision):
            top.ids = ()
    s.learned = []
    s.asked = [max(now, then) for now, then in zip(asked, s.asked, strict=True)]
    s.away = away
    advance(s, at)
    run(s)
