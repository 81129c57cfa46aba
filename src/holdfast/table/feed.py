"""What one seat is told, in numbered updates; a seat for which nothing changed is told nothing."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from holdfast.engine import bot
from holdfast.engine.event import Event, Forgot, Told, events_for
from holdfast.engine.game import AnyGame
from holdfast.engine.play import asks
from holdfast.engine.state import State
from holdfast.engine.view import View
from holdfast.table.ring import Page, Ring


class SeatUpdate(msgspec.Struct, frozen=True, gc=False):
    """Events and view with a number counted per seat: a shared count would tell that something happened elsewhere.

    After an undo, `holds` is the number of the last update that still holds.
    """

    events: tuple[Event, ...]
    view: View
    n: int
    holds: int | None = None


class BotUpdate(bot.Update, frozen=True, kw_only=True):
    """The same for a bot: what its seat knows in place of the view."""

    n: int
    holds: int | None = None


class LazyUpdate:
    """An update whose view is built when somebody looks at it: in a rush most are never looked at."""

    __slots__ = ("_feed", "_state", "events", "holds", "n")

    def __init__(self, feed: Feed, s: State, events: tuple[Event, ...], n: int, holds: int | None) -> None:
        self._feed = feed
        self._state = s
        self.events = events
        self.n = n
        self.holds = holds

    @property
    def view(self) -> View:
        return self._feed.view_of(self._state)

    def whole(self) -> SeatUpdate:
        return SeatUpdate(events=self.events, view=self.view, n=self.n, holds=self.holds)

    def seen(self) -> BotUpdate:
        return self._feed.seen_in(self._state, self.events, self.n, self.holds)


class Feed:
    """One seat's (or, for -1, the spectators') stream of updates."""

    def __init__(self, game: AnyGame, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.n = 0
        self.open_asks: list[int] = []
        self.ring = Ring()
        self._state: State | None = None  # at the last update
        self._viewed: tuple[State, View] | None = None

    def note(
        self, s: State, events: tuple[Event, ...], open_asks: list[int], holds: int | None = None
    ) -> LazyUpdate | None:
        """Returns the next update, if there is anything new for this seat. `s` must stay as it is.

        A seat that was told nothing and asked nothing new has an unchanged view: the conformance suite sees to it.
        """
        if not events and open_asks == self.open_asks and holds is None and self.n:
            return None
        self.n += 1
        self.open_asks = open_asks
        self._state = s
        self.ring.add(Page(self.n, events, holds))
        return LazyUpdate(self, s, events, self.n, holds)

    def see(self, s: State, told: Sequence[Told], holds: int | None = None) -> SeatUpdate | None:
        """Returns the same with its view, so that `s` may go on."""
        news = self.note(s, events_for(told, self.seat), [id for id, _ in asks(s, self.seat)], holds)
        return None if news is None else news.whole()

    def whole(self) -> SeatUpdate:
        """Returns all that the seat may know, under the number that it has reached: for those who come (back)."""
        assert self._state is not None, "a feed that has seen nothing"
        return SeatUpdate(events=(), view=self.view_of(self._state), n=self.n)

    def seen(self) -> BotUpdate:
        """Returns the same for a bot."""
        assert self._state is not None, "a feed that has seen nothing"
        return self.seen_in(self._state, (), self.n, None)

    def seen_in(self, s: State, events: tuple[Event, ...], n: int, holds: int | None) -> BotUpdate:
        view = None if self.game.masks_for_bots else self.view_of(s)
        update = bot.update_for(self.game, s, self.seat, events, view)
        return BotUpdate(events, update.knowledge, update.asks, self.seat, n=n, holds=holds)

    def is_up_to_date(self) -> bool:
        """Tells whether the view as it is now was built already."""
        return self._viewed is not None and self._viewed[0] is self._state

    def show(self, view: View) -> None:
        """Takes the present view, which was built elsewhere together with others."""
        assert self._state is not None, "a feed that has seen nothing"
        self._viewed = self._state, view

    def view_of(self, s: State) -> View:
        if self._viewed is None or self._viewed[0] is not s:
            view: View = self.game.view(s, self.seat)
            self._viewed = s, view
        return self._viewed[1]


def remembered(updates: Sequence[SeatUpdate]) -> list[Event]:
    """Returns the log as its seat may keep it: without what was taken back, and without what it forgot."""
    kept: list[tuple[int, Event]] = []
    for update in updates:
        if update.holds is not None:
            kept = [(n, event) for n, event in kept if n <= update.holds]
        for event in update.events:
            if isinstance(event, Forgot):
                kept = [(n, old) for n, old in kept if old.ABOUT not in event.kinds]
            kept.append((update.n, event))
    return [event for _, event in kept]
