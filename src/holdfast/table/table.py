"""Table: one game being played. Synchronous and without a clock: every call says what the clock shows.

`at` is always a reading of the caller's clock, in milliseconds. The table turns it into game time, which
starts at 0, stands still in a pause and while nobody is there, and after a restart goes on from the last line of
the log, if people are to find their seats again first, after a grace.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from holdfast.engine.action import Action, IllegalAction, Refusal
from holdfast.engine.command import Command, Line, Pause, Presence, Resume, Tick, Undo
from holdfast.engine.event import Told, events_for, events_for_all
from holdfast.engine.play import NOT_YOURS, asks, open_asks, why_not
from holdfast.engine.screen import ScreenMemory
from holdfast.engine.secret import SPECTATOR, only
from holdfast.engine.state import Outcome, State
from holdfast.engine.timers import next_due
from holdfast.table.feed import BotUpdate, Feed, LazyUpdate, SeatUpdate
from holdfast.table.history import NOTHING_TO_UNDO, History
from holdfast.table.save import Save, save_of
from holdfast.table.setting import Setting

REFUSALS_KEPT: Final = 1000


class Happened(msgspec.Struct, frozen=True):
    """What a call led to: lines for the store (to be kept before anything is sent), updates by seat,
    and a refusal for the seat that called, if it may not do what it asked for."""

    lines: tuple[Line, ...] = ()
    updates: dict[int, LazyUpdate] = {}
    refusal: Refusal | None = None


class UndoWish(msgspec.Struct, frozen=True):
    """Somebody would like the game to go back; it does when every seat has agreed."""

    to: int
    agreed: tuple[int, ...]


class Table:
    def __init__(self, setting: Setting, at: int, lines: tuple[Line, ...] = (), *, grace: int = 0) -> None:
        self.setting = setting
        self.game = setting.game
        self.history = History(setting.first_state(), setting.game.at_table.pause_rule)
        self.feeds = {seat: Feed(setting.game, seat) for seat in (SPECTATOR, *range(len(setting.seats)))}
        self.wish: UndoWish | None = None
        self._accepted: set[tuple[int, str]] = set()
        self._refused: dict[tuple[int, str], Refusal] = {}
        self._counts: list[dict[int, int]] = []
        self.opening = self._shown(self.history.first.told)
        for line in lines:
            self._shown(self.history.add(line), line)
        self._game_time = self.state.now
        self._clock_then = at  # what the caller's clock showed at that time; it may still come
        self._starts: int | None = None  # what it will show when the game's own clock runs after all
        self._resumed_by: int | None = None  # whose wish that is; nobody's, where it is but a grace
        self._stands = False  # nobody is there
        self._memory = ScreenMemory()
        if grace and self.in_real_time and not self.paused:
            self._starts = self._clock_then = at + grace

    # -- what there is

    @property
    def state(self) -> State:
        return self.history.state

    @property
    def lines(self) -> tuple[Line, ...]:
        return tuple(self.history.lines)

    @property
    def paused(self) -> bool:
        return self.history.paused

    @property
    def outcome(self) -> Outcome | None:
        return self.state.outcome

    @property
    def stands_still(self) -> bool:
        """Tells whether no time passes: in a pause, or because nobody is there."""
        return self.paused or self._stands

    @property
    def in_real_time(self) -> bool:
        """Tells whether something is due by itself."""
        return bool(self.state.timers)

    def game_time(self, at: int) -> int:
        """Returns the milliseconds of game time when the clock shows `at`."""
        return self._stamp(at)

    def look(self, seats: Iterable[int]) -> None:
        """Builds the views of these seats; what they share is built once, if the game can do that."""
        if self.game.views is not None:
            stale = [seat for seat in seats if not self.feeds[seat].is_up_to_date()]
            for seat, view in self.game.views(self.state, stale, self._memory).items():
                self.feeds[seat].show(view)

    def whole(self, seat: int) -> SeatUpdate:
        """Returns all that a seat (or a spectator, -1) may know now, under the number of its last update."""
        return self.feeds[seat].whole()

    def seen(self, seat: int) -> BotUpdate:
        """Returns the same for a bot on this seat."""
        return self.feeds[seat].seen()

    def save(self) -> Save:
        """Returns the game as it is kept in a file."""
        return save_of(self.setting, self.history)

    def why_not(self, seat: int, ask: int, action: Action) -> Refusal | None:
        """Returns why an answer would be refused; nothing is logged."""
        return why_not(self.state, seat, ask, action)

    def wakes_at(self) -> int | None:
        """Returns what the clock will show when something is due by itself: time to call tick()."""
        due = next_due(self.state)
        if self._starts is not None or due is None or self.stands_still:
            return self._starts
        return self._clock_then + due - self._game_time

    @property
    def starts_at(self) -> int | None:
        """Returns what the clock will show when game time, which stands, begins to pass; None if it is not about to."""
        return self._starts

    # -- what happens

    def submit(self, seat: int, ask: int, action: Action, id: str, at: int) -> Happened:
        """Carries out a seat's answer. `id` is the sender's own: an answer that comes twice is carried out once."""
        stamp = self._stamp(at)
        if id and (seat, id) in self._accepted:
            return Happened()
        if id and (seat, id) in self._refused:
            return Happened(refusal=self._refused[seat, id])
        try:
            happened = self._add(Command(stamp, seat, ask, action, id))
        except IllegalAction as illegal:
            if id:
                self._refused[seat, id] = illegal.refusal
                if len(self._refused) > REFUSALS_KEPT:
                    del self._refused[next(iter(self._refused))]
            return msgspec.structs.replace(self.tick(at), refusal=illegal.refusal)
        return happened

    def open_asks_for(self, kind: type[Action]) -> list[tuple[int, int]]:
        """Returns the seats that may answer with this kind of action, each with its ask."""
        return [
            (seat, ask)
            for seat in range(self.state.seated)
            for ask, decision in asks(self.state, seat)
            if kind in decision.ACTIONS
        ]

    def knows(self, id: str) -> bool:
        """Tells whether some seat's answer has come under this id."""
        return any(id == known for _, known in self._accepted)

    def tick(self, at: int) -> Happened:
        """Carries out what is due by now."""
        if self._starts is not None and self._starts <= at:
            then, seat = self._starts, self._resumed_by
            self._starts = self._resumed_by = None
            if seat is not None:
                return self._try(seat, Resume(self._stamp(then), seat), then)
        stamp = self._stamp(at)
        return self._add(Tick(stamp)) if self.history.is_due(stamp) else Happened()

    def pause(self, seat: int, at: int, reason: str = "") -> Happened:
        """Stops the clock; until somebody resumes, every answer is refused with the game's own rule.

        Whoever pauses while the game is about to go on stops that. Whoever paused may give the reason afterwards, once;
        the same that comes again is done already.
        """
        if self.paused and self._starts is not None and self._is_seat(seat):
            self._starts = self._resumed_by = None
            return Happened()
        held = self.history.pause
        if held is not None and held.seat == seat and reason in ("", held.reason):
            return Happened()
        return self._try(seat, Pause(self._stamp(at), seat, reason), at)

    def resume(self, seat: int, at: int, countdown: int = 0) -> Happened:
        """Lets the game go on; where a clock runs, after a countdown, so that nobody is taken by surprise."""
        if countdown and self.paused and self.in_real_time and self._is_seat(seat):
            if self._starts is None:
                self._starts, self._resumed_by = at + countdown, seat
            return Happened()
        return self._try(seat, Resume(self._stamp(at), seat), at)

    def suspend(self, at: int) -> None:
        """Stops game time while nobody is there. Nothing of this is kept: nothing happens in it."""
        if not self._stands:
            self._game_time, self._clock_then = self._stamp(at), at
            self._starts = self._resumed_by = None  # whoever is back begins to go on anew
            self._stands = True

    def wake(self, at: int, grace: int = 0) -> None:
        """Lets game time pass again when somebody is back; where a clock runs, after a grace."""
        if self._stands:
            self._stands = False
            self._clock_then = at
            if grace and self.in_real_time and not self.paused:
                self._starts = self._clock_then = at + grace

    def leap(self, at: int) -> Happened:
        """Puts the clock forward to its end, if the game allows it now; what is due until then happens in its order."""
        of = self.game.at_table
        to = of.clock_ends_at(self.state) if of.clock_may_leap(self.state) else None
        if to is None or self.stands_still or self._starts is not None:
            return Happened()
        self._game_time, self._clock_then = max(to, self._stamp(at)), at
        return self.tick(at)

    def note_away(self, away: tuple[int, ...], at: int) -> Happened:
        """Notes that these seats are away now; a line is kept only if that is news."""
        if away == self.state.away or self.outcome is not None:
            return Happened()
        wish = self.wish
        happened = self._add(Presence(self._stamp(at), away))
        self.wish = wish  # whoever comes or goes does not take it back
        return happened

    def undo(self, seat: int, at: int, to: int | None = None, willing: Iterable[int] = ()) -> Happened:
        """Wishes for the game to go back to its first `to` lines, or agrees to that wish.

        Without `to`: agree to the wish there is; if there is none, take back this seat's own last command. What the
        `willing` have learned since then is in nobody's way: bots, and seats where nobody sits.
        """
        if not self._is_seat(seat):
            return Happened(refusal=NOT_YOURS)
        if to is None:
            to = self.wish.to if self.wish else self.history.undo_point(seat)
        people = only(*(set(range(len(self.setting.seats))) - set(willing)))
        refusal = NOTHING_TO_UNDO if to is None else self.history.why_no_undo(to, people)
        if refusal is not None or to is None:
            return Happened(refusal=refusal)
        agreed = self.wish.agreed if self.wish and self.wish.to == to else ()
        self.wish = UndoWish(to, tuple(sorted({*agreed, seat})))
        if len(self.wish.agreed) < len(self.setting.seats):
            return Happened()
        return self._try(seat, Undo(self._stamp(at), to), at)

    def refuse_undo(self) -> None:
        """Drops the wish to go back, since somebody does not agree."""
        self.wish = None

    # -- how

    def _stamp(self, at: int) -> int:
        passed = 0 if self.stands_still else max(0, at - self._clock_then)
        return max(self._game_time + passed, self.state.now)

    def _is_seat(self, seat: int) -> bool:
        return seat in range(len(self.setting.seats))

    def _try(self, seat: int, line: Line, at: int) -> Happened:
        if not self._is_seat(seat):
            return Happened(refusal=NOT_YOURS)
        try:
            happened = self._add(line)
        except IllegalAction as illegal:
            return msgspec.structs.replace(self.tick(at), refusal=illegal.refusal)
        self._game_time, self._clock_then = line.at, at
        return happened

    def _add(self, line: Line) -> Happened:
        told = self.history.add(line)
        self.wish = None
        return Happened((line,), self._shown(told, line))

    def _shown(self, told: list[Told], line: Line | None = None) -> dict[int, LazyUpdate]:
        """Returns every seat's update, and keeps the counts that undo and resend need."""
        if isinstance(line, Command) and line.id:
            self._accepted.add((line.seat, line.id))
        holds = self._counts[line.to] if isinstance(line, Undo) else {}
        updates = {}
        open_to, same = open_asks(self.state), events_for_all(told)
        for seat, feed in self.feeds.items():
            events = events_for(told, seat) if same is None else same
            update = feed.note(self.state, events, open_to[seat] if seat >= 0 else [], holds.get(seat))
            if update is not None:
                updates[seat] = update
        self._counts.append({seat: feed.n for seat, feed in self.feeds.items()})
        return updates
