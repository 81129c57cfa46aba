"""What waits to be told to each seat, and when views may go out: where a clock runs, not at every change."""

from __future__ import annotations

from collections.abc import Set

from holdfast.server.rooms.screens import Screens
from holdfast.server.rooms.view_pace import VIEW_EVERY_MS, shown_together
from holdfast.server.wire.from_server import UpdateMessage
from holdfast.table.feed import LazyUpdate
from holdfast.table.table import Table


class UpdateQueue:
    """Joins what happens one after the other into one update for each seat, and builds views when they are due."""

    def __init__(self, table: Table, at: int) -> None:
        self.table = table
        self.screens = Screens()
        self.view_every = VIEW_EVERY_MS
        self.somebody_catches_up = False  # events do not wait for views then
        self._sent = {seat: feed.n for seat, feed in table.feeds.items()}
        self.viewed = dict.fromkeys(shown_together(table), at - VIEW_EVERY_MS)  # when views went out last
        self._owed: set[int] = set()  # seats that are due a view
        self._waiting: dict[int, list[UpdateMessage]] = {}  # what is to be told, by seat

    def add(self, seat: int, update: LazyUpdate) -> None:
        """Has this told. What happened one after the other is one update, but for what an undo took back."""
        mine = self._waiting.setdefault(seat, [])
        if mine and update.holds is None:
            last = mine[-1]
            mine[-1] = UpdateMessage(last.after, update.n, last.events + update.events, None, last.holds)
        else:
            after = mine[-1].n if mine else self._sent[seat]
            mine.append(UpdateMessage(after, update.n, update.events, None, update.holds))

    def views_at(self) -> int | None:
        """Returns when views that have to wait may be shown."""
        waiting = [viewed for seats, viewed in self.viewed.items() if not self._owed.isdisjoint(seats)]
        return min(waiting) + self.view_every if waiting else None

    def next_views_at(self) -> int:
        """Returns from when on views may be shown, should there be any."""
        return min(self.viewed.values()) + self.view_every

    def take_due(self, at: int, watched: Set[int]) -> list[tuple[int, UpdateMessage]]:
        """Returns what may go out now, seat by seat; for seats where nobody looks, no view is built.

        While views wait, so do events, but not while somebody catches up with what was told.
        """
        held = self._held(at)
        found = self._take_events(watched, set() if self.somebody_catches_up else held)
        self.somebody_catches_up = False
        self._owed &= watched
        ready = sorted(self._owed - held)
        if ready:
            self.table.look(ready)
            self.viewed |= {seats: at for seats in self.viewed if not seats.isdisjoint(ready)}
        for seat in ready:
            mine = found.setdefault(seat, [])
            last = mine.pop() if mine else UpdateMessage(self._sent[seat], self._sent[seat], (), None)
            changed = self.screens.change(seat, self.table.whole(seat).view)
            mine.append(UpdateMessage(last.after, last.n, last.events, changed, last.holds))
            self._owed.discard(seat)
        return [
            (seat, update)
            for seat, updates in found.items()
            for update in updates
            if update.changed is not None or update.events or update.holds is not None
        ]

    def _held(self, at: int) -> set[int]:
        """Returns the seats whose views have to wait."""
        if not self.table.in_real_time:
            return set()
        return {seat for seats, viewed in self.viewed.items() if at - viewed < self.view_every for seat in seats}

    def _take_events(self, watched: Set[int], held: Set[int]) -> dict[int, list[UpdateMessage]]:
        """Returns what waits for the seats that somebody looks at, unless it has to go on waiting."""
        found: dict[int, list[UpdateMessage]] = {}
        for seat in list(self._waiting):
            if seat not in watched:
                self._sent[seat] = self._waiting.pop(seat)[-1].n
                continue
            self._owed.add(seat)
            if seat not in held:
                found[seat] = self._waiting.pop(seat)
                self._sent[seat] = found[seat][-1].n
        return found
