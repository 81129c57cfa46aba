"""Table: one game being played. Synchronous and without a clock: every call says what the clock shows.

`at` is always a reading of the caller's clock, in milliseconds. The table turns it into game time, which
starts at 0, stands still in a pause, and after a restart goes on from the last line of the log.
"""

from __future__ import annotations

from typing import Final

import msgspec

from holdfast.engine.action import Action, IllegalAction, Refusal
from holdfast.engine.command import Command, Line, Pause, Resume, Tick, Undo
from holdfast.engine.event import Told
from holdfast.engine.play import NOT_YOURS, why_not
from holdfast.engine.secret import SPECTATOR
from holdfast.engine.state import Outcome, State
from holdfast.engine.timers import next_due
from holdfast.table.feed import Feed, Update
from holdfast.table.history import NOTHING_TO_UNDO, History
from holdfast.table.save import Save, save_of
from holdfast.table.setting import Setting

REFUSALS_KEPT: Final = 1000


class Happened(msgspec.Struct, frozen=True):
    """What a call led to: lines for the store (to be kept before anything is sent), updates by seat,
    and a refusal for the seat that called, if it may not do what it asked for."""

    lines: tuple[Line, ...] = ()
    updates: dict[int, Update] = {}
    refusal: Refusal | None = None


class UndoWish(msgspec.Struct, frozen=True):
    """Somebody would like the game to go back; it does when every seat has agreed."""

    to: int
    agreed: tuple[int, ...]


class Table:
    def __init__(self, setting: Setting, at: int, lines: tuple[Line, ...] = ()) -> None:
        self.setting = setting
        self.game = setting.game
        self.history = History(setting.first_state(), setting.game.pause_rule)
        self.feeds = {seat: Feed(setting.game, seat) for seat in (SPECTATOR, *range(len(setting.seats)))}
        self.wish: UndoWish | None = None
        self._accepted: set[tuple[int, str]] = set()
        self._refused: dict[tuple[int, str], Refusal] = {}
        self._counts: list[dict[int, int]] = []
        self.opening = self._shown(self.history.first.told)
        for line in lines:
            self._shown(self.history.add(line), line)
        self._game_time = self.state.now
        self._clock_then = at

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
    def in_real_time(self) -> bool:
        """Whether something is due by itself."""
        return bool(self.state.timers)

    def game_time(self, at: int) -> int:
        """Milliseconds of game time when the clock shows `at`."""
        return self._stamp(at)

    def whole(self, seat: int) -> Update:
        """All that a seat (or a spectator, -1) may know now, under the number of its last update."""
        return self.feeds[seat].whole()

    def save(self) -> Save:
        """The game as it is kept in a file."""
        return save_of(self.setting, self.history)

    def why_not(self, seat: int, ask: int, action: Action) -> Refusal | None:
        """Asked on demand for a single thing; not logged."""
        return why_not(self.state, seat, ask, action)

    def wakes_at(self) -> int | None:
        """What the clock will show when something is due by itself: time to call tick()."""
        due = next_due(self.state)
        return None if due is None or self.paused else self._clock_then + due - self._game_time

    # -- what happens

    def submit(self, seat: int, ask: int, action: Action, id: str, at: int) -> Happened:
        """A seat's answer. `id` is the sender's own: an answer that comes twice is carried out once."""
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

    def tick(self, at: int) -> Happened:
        """Let happen what is due by now."""
        stamp = self._stamp(at)
        return self._add(Tick(stamp)) if self.history.is_due(stamp) else Happened()

    def pause(self, seat: int, at: int) -> Happened:
        """Stop the clock; until somebody resumes, every answer is refused with the game's own rule."""
        return self._try(seat, Pause(self._stamp(at), seat), at)

    def resume(self, seat: int, at: int) -> Happened:
        return self._try(seat, Resume(self._stamp(at), seat), at)

    def undo(self, seat: int, at: int, to: int | None = None) -> Happened:
        """Wish for the game to go back to its first `to` lines, or agree to that wish.

        Without `to`: agree to the wish there is; if there is none, take back this seat's own last command.
        """
        if seat not in range(len(self.setting.seats)):
            return Happened(refusal=NOT_YOURS)
        if to is None:
            to = self.wish.to if self.wish else self.history.undo_point(seat)
        refusal = NOTHING_TO_UNDO if to is None else self.history.why_no_undo(to)
        if refusal is not None or to is None:
            return Happened(refusal=refusal)
        agreed = self.wish.agreed if self.wish and self.wish.to == to else ()
        self.wish = UndoWish(to, tuple(sorted({*agreed, seat})))
        if len(self.wish.agreed) < len(self.setting.seats):
            return Happened()
        return self._try(seat, Undo(self._stamp(at), to), at)

    def refuse_undo(self) -> None:
        """Somebody does not agree: the wish is gone."""
        self.wish = None

    # -- how

    def _stamp(self, at: int) -> int:
        passed = 0 if self.paused else at - self._clock_then
        return max(self._game_time + passed, self.state.now)

    def _try(self, seat: int, line: Line, at: int) -> Happened:
        if seat not in range(len(self.setting.seats)):
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

    def _shown(self, told: list[Told], line: Line | None = None) -> dict[int, Update]:
        """Every seat's update, and the books that undo and resend need."""
        if isinstance(line, Command) and line.id:
            self._accepted.add((line.seat, line.id))
        holds = self._counts[line.to] if isinstance(line, Undo) else {}
        updates = {}
        for seat, feed in self.feeds.items():
            update = feed.see(self.state, told, holds.get(seat))
            if update is not None:
                updates[seat] = update
        self._counts.append({seat: feed.n for seat, feed in self.feeds.items()})
        return updates
