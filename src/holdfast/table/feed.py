"""What one seat is told, in numbered updates; a seat for which nothing changed is told nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from holdfast.engine import bot
from holdfast.engine.event import Event, Forgot, Told, events_for
from holdfast.engine.game import AnyGame
from holdfast.engine.state import State
from holdfast.engine.view import View
from holdfast.table.ring import Page, Ring


class Update(bot.Update, frozen=True):
    """Events and view with a number counted per seat: a shared count would tell that something happened elsewhere.

    After an undo, `holds` is the number of the last update that still holds.
    """

    n: int
    holds: int | None = None


class Feed:
    """One seat's (or, for -1, the spectators') stream of updates."""

    def __init__(self, game: AnyGame, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.n = 0
        self.view: View | None = None
        self.ring = Ring()

    def see(self, s: State, told: Sequence[Told], holds: int | None = None) -> Update | None:
        """The next update, if there is anything new for this seat."""
        view: Any = self.game.view(s, self.seat)
        events = events_for(told, self.seat)
        if not events and view == self.view and holds is None:
            return None
        self.n += 1
        self.view = view
        self.ring.add(Page(self.n, events, holds))
        return Update(events=events, view=view, n=self.n, holds=holds)

    def whole(self) -> Update:
        """All that the seat may know, under the number that it has reached: for those who come (back)."""
        assert self.view is not None, "a feed that has seen nothing"
        return Update(events=(), view=self.view, n=self.n)


def remembered(updates: Sequence[Update]) -> list[Event]:
    """The log as its seat may keep it: without what was taken back, and without what it forgot."""
    kept: list[tuple[int, Event]] = []
    for update in updates:
        if update.holds is not None:
            kept = [(n, event) for n, event in kept if n <= update.holds]
        for event in update.events:
            if isinstance(event, Forgot):
                kept = [(n, old) for n, old in kept if old.ABOUT not in event.kinds]
            kept.append((update.n, event))
    return [event for _, event in kept]
