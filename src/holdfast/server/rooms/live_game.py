"""A game at a table as the server sees it: what comes in, what is to be kept, and what then goes out to which seat.

Synchronous and without a clock, like the table in it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence, Set
from typing import Final

import msgspec

from holdfast.bots import bot_named
from holdfast.engine.action import Action, Refusal, refuse
from holdfast.engine.bot import Choice
from holdfast.engine.bot import Update as Seen
from holdfast.engine.command import Pause, Resume
from holdfast.engine.rng import Rng
from holdfast.server.ops import log
from holdfast.server.rooms.room_bots import RoomBots
from holdfast.server.rooms.view_pace import VIEW_EVERY_MS, shown_together
from holdfast.server.wire.from_server import Ended, LogPage, Update, Whole
from holdfast.server.wire.table_info import ClockInfo
from holdfast.table import feed
from holdfast.table.journal import Journal
from holdfast.table.save import ReplayError, Save
from holdfast.table.setting import Setting
from holdfast.table.table import Happened, Table
from holdfast.table.texts import texts_with

COUNTDOWN_MS: Final = 3000  # before a clock that was stopped runs again
GRACE_MS: Final = 5000  # after a restart, or when somebody is back, for people to find their way
LOG_LENGTH: Final = 300
MOST_STEPS: Final = 200  # of bots, before others have their turn

NOTHING_TO_BEGIN: Final = refuse("table", "table.nothing_to_begin")
BROKEN: Final = refuse("table", "table.broken")


class LiveGame:
    """`rows` are to be kept before what is in `due()` may be sent. `place`: where other processes find the game."""

    def __init__(self, setting: Setting, bots: Mapping[int, str], at: int, place: str = "", pace: int = 0) -> None:
        self._set_up(Table(setting, at), bots, at, place, pace)
        self.journal = Journal()
        self.rows: list[bytes] = [self.journal.begin(setting)]

    @classmethod
    def stored(
        cls, save: Save, rows: list[bytes], bots: Mapping[int, str], at: int, place: str = "", pace: int = 0
    ) -> LiveGame:
        """A game that goes on where its rows break off. Raises ReplayError."""
        self = cls.__new__(cls)
        table = Table(save.setting, at, save.lines, grace=GRACE_MS)
        for no, digest in save.digests.items():
            if table.history.digests.get(no, digest) != digest:
                raise ReplayError(f"{save.name} drifts at command {no}: these rules play it differently")
        self._set_up(table, bots, at, place, pace)
        self.journal = Journal()
        self.journal.go_on_from(rows)
        self.rows = []
        self.is_closed = save.closed
        return self

    def _set_up(self, table: Table, bots: Mapping[int, str], at: int, place: str, pace: int) -> None:
        self.table = table
        self.call_seats(table.setting.seats)
        self.is_closed = False
        self.broken: Exception | None = None
        self.is_reported = False
        self.sent = {seat: feed.n for seat, feed in table.feeds.items()}
        self.view_every = VIEW_EVERY_MS
        self.somebody_catches_up = False
        self.viewed = dict.fromkeys(shown_together(table), at - VIEW_EVERY_MS)  # when views went out last
        self.owed: set[int] = set()  # seats that are due a view
        self.waiting: dict[int, list[Update]] = {}  # what is to be told, by seat
        self.bots = RoomBots(table, Rng(table.setting.key).split("bots"), at, place, pace=pace)
        self.stands_since = at if table.paused else None  # what the clock showed when it was paused
        self.seat_bots(bots, at)

    def call_seats(self, names: Sequence[str]) -> None:
        """People may come and go while a game is played."""
        people = {f"seat.{seat}": name for seat, name in enumerate(names)}
        self.names = {**self.table.game.names(self.table.state), **people}
        self.texts = texts_with(self.table.game, self.names)

    # -- what comes in

    def act(self, seat: int, ask: int, action: Action, id: str, at: int) -> Refusal | None:
        return self._tried(lambda: self.table.submit(seat, ask, action, id, at), at)

    def why_not(self, seat: int, ask: int, action: Action) -> Refusal | None:
        return self.table.why_not(seat, ask, action)

    def hint(self, seat: int) -> Callable[[], Choice | None] | None:
        """What the bot that this game asks for hints would do, knowing what the seat is shown and nothing else.

        It is to be thought elsewhere; nothing where there is nothing to think about.
        """
        game, view = self.table.game, self.table.whole(seat).view
        if not game.hints_by or view.outcome is not None or not view.asks:
            return None
        bot, content = bot_named(game, game.hints_by), self.table.setting.content
        rng = Rng(self.table.setting.key).split(f"hint/{seat}")

        def think() -> Choice | None:
            try:
                mind = bot.sit(game, content, seat, rng)
                mind.see(Seen((), view))
                return mind.choose(view, bot.budget)
            except Exception as problem:
                log.trouble("a bot has no hint", problem, game=game.name, bot=bot.name)
                return None

        return think

    def begin(self, id: str, at: int) -> Refusal | None:
        """Say for everybody who has not said so that they are ready."""
        if self.table.knows(id):
            return None
        ready = self.table.game.ready
        waits = [] if ready is None else self.table.open_asks_for(ready)
        if ready is None or not waits:
            return NOTHING_TO_BEGIN
        for seat, ask in waits:
            refusal = self.act(seat, ask, ready(), id, at)
            if refusal is not None:
                return refusal
        return None

    def pause(self, seat: int, at: int, reason: str = "") -> Refusal | None:
        return self._tried(lambda: self.table.pause(seat, at, reason), at)

    def resume(self, seat: int, at: int) -> Refusal | None:
        return self._tried(lambda: self.table.resume(seat, at, COUNTDOWN_MS), at)

    def undo(self, seat: int, willing: Sequence[int], at: int) -> Refusal | None:
        """Wish to go back, or agree; the `willing` never mind."""
        refusal = self._tried(lambda: self.table.undo(seat, at, willing=willing), at)
        for one in willing:
            wish = self.table.wish
            if refusal is None and wish is not None and one not in wish.agreed:
                refusal = self._tried(lambda one=one: self.table.undo(one, at, willing=willing), at)  # type: ignore[misc]
        return refusal

    def keep_on(self) -> None:
        self.table.refuse_undo()

    def seat_bots(self, bots: Mapping[int, str], at: int) -> None:
        """From now on these bots play, and nobody else by themselves."""
        for seat in [seat for seat in self.bots.bots if seat not in bots]:
            self.bots.stand_up(seat)
        for seat, name in bots.items():
            if seat not in self.bots.bots or self.bots.bots[seat].name != name:
                self.bots.sit_down(seat, bot_named(self.table.game, name), at)

    def stand_still(self, at: int) -> None:
        """Nobody is there: neither the clock nor bots go on without them."""
        self.table.stand_still(at)
        self.bots.keep_still(at)

    def walk_on(self, at: int) -> None:
        """Somebody is back, and has the time to find their way."""
        self.table.walk_on(at, GRACE_MS)
        self.bots.keep_still(at)

    def look_around(self, away: tuple[int, ...], at: int) -> None:
        """These seats are away; only games that do not wait for them for ever care."""
        if self.table.game.absent_seats_never_hang and self.broken is None:
            self._tried(lambda: self.table.look_around(away, at), at)

    def go_on(self, at: int) -> None:
        """Let happen what is due by now: timers, and bots' answers."""
        if self.broken is not None:
            return
        wakes_at = self.table.wakes_at()
        if wakes_at is not None and wakes_at <= at:
            self._tried(lambda: self.table.tick(at), at)
        for _ in range(MOST_STEPS):
            if self.broken is not None or (next_at := self.bots.next_at()) is None or next_at > at:
                return
            self._tried(lambda: self.bots.step(at) or Happened(), at)

    # -- what goes out

    def next_at(self) -> int | None:
        """When something is to be done again without anybody asking.

        What is due before people are shown anything can as well happen then: the game's own time is the same.
        """
        times = [self.shows_at()]
        if self.broken is None:
            wakes_at = self.table.wakes_at()
            if wakes_at is not None:
                times.append(max(wakes_at, min(self.viewed.values()) + self.view_every))
            times.append(self.bots.next_at())
        return min((at for at in times if at is not None), default=None)

    def shows_at(self) -> int | None:
        """When views that have to wait may be shown."""
        waiting = [viewed for seats, viewed in self.viewed.items() if not self.owed.isdisjoint(seats)]
        return min(waiting) + self.view_every if waiting else None

    def kept(self) -> list[bytes]:
        """The rows to be kept now; the caller sees to it."""
        rows, self.rows = self.rows, []
        return rows

    def due(self, at: int, watched: Set[int]) -> list[tuple[int, Update]]:
        """What may go out now that all rows are kept, seat by seat; where nobody looks, no view is built.

        While views wait, so do events, but not while somebody catches up with what was told.
        """
        held = self._held(at)
        found = self._told(watched, set() if self.somebody_catches_up else held)
        self.somebody_catches_up = False
        self.owed &= watched
        ready = sorted(self.owed - held)
        if ready:
            self.table.look(ready)
            self.viewed |= {seats: at for seats in self.viewed if not seats.isdisjoint(ready)}
        for seat in ready:
            mine = found.setdefault(seat, [])
            last = mine.pop() if mine else Update(self.sent[seat], self.sent[seat], (), None)
            view = self.table.whole(seat).view
            mine.append(Update(last.after, last.n, last.events, view, last.holds))
            self.owed.discard(seat)
        return [
            (seat, update)
            for seat, updates in found.items()
            for update in updates
            if update.view is not None or update.events or update.holds is not None
        ]

    def _held(self, at: int) -> set[int]:
        """The seats whose views have to wait."""
        if not self.table.in_real_time:
            return set()
        return {seat for seats, viewed in self.viewed.items() if at - viewed < self.view_every for seat in seats}

    def _told(self, watched: Set[int], held: Set[int]) -> dict[int, list[Update]]:
        """What waits for the seats that somebody looks at, unless it has to go on waiting."""
        found: dict[int, list[Update]] = {}
        for seat in list(self.waiting):
            if seat not in watched:
                self.sent[seat] = self.waiting.pop(seat)[-1].n
                continue
            self.owed.add(seat)
            if seat not in held:
                found[seat] = self.waiting.pop(seat)
                self.sent[seat] = found[seat][-1].n
        return found

    def _have_wait(self, seat: int, news: feed.LazyUpdate) -> None:
        """What happened one after the other is one update, but for what an undo took back."""
        mine = self.waiting.setdefault(seat, [])
        if mine and news.holds is None:
            last = mine[-1]
            mine[-1] = Update(last.after, news.n, last.events + news.events, None, last.holds)
        else:
            after = mine[-1].n if mine else self.sent[seat]
            mine.append(Update(after, news.n, news.events, None, news.holds))

    def whole(self, seat: int, at: int) -> Whole:
        shown = self.table.whole(seat)
        log = tuple(LogPage(page.n, page.events) for page in self.table.feeds[seat].ring.log(LOG_LENGTH))
        return Whole(shown.n, shown.view, log, self.names, self.table.setting.commitment, self.clock(at))

    def ended(self) -> Ended:
        """What is told when all is over."""
        setting = self.table.setting
        try:
            passages = setting.game.epilogue(setting.options, self.table.state)
        except Exception as problem:
            log.trouble("a game cannot tell how it ended", problem, game=setting.game.name)
            passages = ()
        return Ended(passages, setting.key.hex())

    def since(self, seat: int, last: int, at: int) -> list[Update] | None:
        """What a seat missed after update `last`, with the view as it is now; None if that is too long ago."""
        pages = self.table.feeds[seat].ring.since(last)
        if pages is None:
            return None
        shown = self.table.whole(seat)
        updates = [Update(page.n - 1, page.n, page.events, None, page.holds) for page in pages]
        newest = updates.pop() if updates else Update(last, shown.n, (), None)
        return [*updates, msgspec.structs.replace(newest, view=shown.view)]

    def clock(self, at: int) -> ClockInfo:
        table = self.table
        pause, starts_at = table.history.pause, table.starts_at
        running = not table.stands_still and starts_at is None and table.outcome is None
        paused_by, reason = (-1, "") if pause is None else (pause.seat, pause.reason)
        return ClockInfo(at, table.game_time(at), running, paused_by, reason, starts_at, self.stands_since)

    def stopped_clock(self, at: int) -> ClockInfo:
        """The clock of a game that is not being played: it shows when the last thing happened."""
        return ClockInfo(at, self.table.state.now, False)

    # -- how

    def _tried(self, happens: Callable[[], Happened], at: int) -> Refusal | None:
        """What fails in the game changes nothing and is not tried again by itself."""
        try:
            happened = happens()
            self._note(happened, at)
        except Exception as problem:
            self.broken = problem
            return BROKEN
        return happened.refusal

    def _note(self, happened: Happened, at: int) -> None:
        for line in happened.lines:
            self.rows.append(self.journal.line(line, self.table.history.digests.get(len(self.table.history.lines))))
        for seat, news in happened.updates.items():
            self._have_wait(seat, news)
        if self.table.outcome is not None and not self.is_closed:
            self.is_closed = True
            self.rows.append(self.journal.end(self.table.history))
        for line in happened.lines:
            if isinstance(line, Pause) and self.stands_since is None:  # who says why has stopped it before
                self.stands_since = at
            elif isinstance(line, Resume):
                self.stands_since = None
            self.bots.keep_still(at)
        if happened.lines:
            self.bots.see(happened, at)
