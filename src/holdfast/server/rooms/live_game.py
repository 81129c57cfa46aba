"""A game at a table as the server sees it: what comes in, what is to be kept, and what then goes out to which seat.

Synchronous and without a clock, like the table in it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

import msgspec

from holdfast.bots import RANDOM, UnknownBot, bot_named
from holdfast.engine.action import Action, Refusal, refuse
from holdfast.engine.bot import Bot, Choice
from holdfast.engine.command import Pause, Resume
from holdfast.engine.preview import consequence
from holdfast.engine.records import Counted, PlayedTable
from holdfast.engine.rng import Rng
from holdfast.engine.screen import Consequence, Section
from holdfast.server.ops import log
from holdfast.server.rooms.room_bots import RoomBots
from holdfast.server.rooms.update_queue import UpdateQueue
from holdfast.server.wire.from_server import Changes, EndedMessage, LogPage, UpdateMessage, WholeMessage
from holdfast.server.wire.table_info import ClockInfo
from holdfast.table.journal import Journal
from holdfast.table.save import ReplayError, Save
from holdfast.table.setting import Setting
from holdfast.table.table import Happened, Table
from holdfast.table.texts import texts_with

COUNTDOWN_MS: Final = 3000  # before a clock that was stopped runs again
GRACE_MS: Final = 5000  # after a restart, or when somebody is back, for people to find their way
LOG_LENGTH: Final = 300
MOST_STEPS: Final = 200  # of bots, before others have their turn
MOST_LINES: Final = 20_000  # several times as many as the longest game: whoever goes to and fro fills nothing

NO_CLOCK_TO_END: Final = refuse("table", "table.no_clock_to_end")
NOTHING_TO_BEGIN: Final = refuse("table", "table.nothing_to_begin")
BROKEN: Final = refuse("table", "table.broken")
TOO_LONG: Final = refuse("table", "table.too_long", most=MOST_LINES)


class LiveGame:
    """A table with its bots, the rows that are to be kept, and the updates that may go out once they are.

    `rows` go to the store before anything in `updates` is sent. `place` is where other processes find the game.
    """

    def __init__(
        self,
        table: Table,
        journal: Journal,
        rows: list[bytes],
        bots: Mapping[int, str],
        at: int,
        place: str = "",
        bot_pace: int = 0,
        *,
        is_closed: bool = False,
    ) -> None:
        self.table = table
        self.journal = journal
        self.rows = rows
        self.is_closed = is_closed  # the closing row is among those that are kept
        self.broken: Exception | None = None
        self.is_reported = False
        self.updates = UpdateQueue(table, at)
        self.bots = RoomBots(table, Rng(table.setting.key).split("bots"), at, place, pace=bot_pace)
        self.paused_since = at if table.paused else None  # what the clock showed when it was paused
        self.name_seats(table.setting.seats)
        self._enough: frozenset[int] = frozenset()  # who has said so
        self._enough_until: int | None = None  # and of a clock that ends when, in game time
        self.seat_bots(bots, at)

    @classmethod
    def new(cls, setting: Setting, bots: Mapping[int, str], at: int, place: str = "", bot_pace: int = 0) -> LiveGame:
        """Returns a game that begins now."""
        journal = Journal()
        return cls(Table(setting, at), journal, [journal.begin(setting)], bots, at, place, bot_pace)

    @classmethod
    def stored(
        cls, save: Save, rows: list[bytes], bots: Mapping[int, str], at: int, place: str = "", bot_pace: int = 0
    ) -> LiveGame:
        """Returns a game that goes on where its rows break off. Raises ReplayError."""
        table = Table(save.setting, at, save.lines, grace=GRACE_MS)
        for no, digest in save.digests.items():
            if table.history.digests.get(no, digest) != digest:
                raise ReplayError(f"{save.name} drifts at command {no}: these rules play it differently")
        journal = Journal()
        journal.go_on_from(rows)
        return cls(table, journal, [], bots, at, place, bot_pace, is_closed=save.closed)

    def name_seats(self, names: Sequence[str]) -> None:
        """Calls the seats by the names of those who sit there now."""
        people = {f"seat.{seat}": name for seat, name in enumerate(names)}
        self.names = {**self.table.game.shown.names(self.table.state), **people}
        self.texts = texts_with(self.table.game, self.names)

    @property
    def is_too_long(self) -> bool:
        """Tells whether so much has happened that people add nothing more; what is due by itself still happens."""
        return len(self.table.history.lines) >= MOST_LINES

    # -- what comes in

    def act(self, seat: int, ask: int, action: Action, id: str, at: int) -> Refusal | None:
        if self.is_too_long and not self.table.knows(id):
            return TOO_LONG
        self._enough -= {seat}  # whoever acts after all has something left to do
        return self._try(lambda: self.table.submit(seat, ask, action, id, at), at)

    def why_not(self, seat: int, ask: int, action: Action) -> Refusal | None:
        return self.table.why_not(seat, ask, action)

    def preview(self, seat: int, ask: int, action: Action) -> Consequence:
        """Returns what an action would do, as far as its seat can know; nothing, if it is not possible."""
        if self.why_not(seat, ask, action) is not None:
            return Consequence()
        return consequence(self.table.game, self.table.state, seat, ask, action)

    def describe(self, seat: int) -> tuple[int, tuple[Section, ...]]:
        """Returns the table in sentences, and the number of the seat's last update."""
        describe = self.table.game.shown.describe
        return self.table.feeds[seat].n, describe(self.table.state, seat) if describe is not None else ()

    def hint(self, seat: int) -> Callable[[], Choice | None] | None:
        """Returns what the bot that this game asks for hints would do, knowing what the seat is shown and nothing else.

        It is to be thought elsewhere; nothing where there is nothing to think about.
        """
        game, seen = self.table.game, self.table.seen(seat)
        if not game.at_table.hints_by or seen.knowledge.outcome is not None or not seen.asks:
            return None
        bot, content = bot_named(game, game.at_table.hints_by), self.table.setting.content
        rng = Rng(self.table.setting.key).split(f"hint/{seat}")

        def think() -> Choice | None:
            try:
                mind = bot.sit(game, content, seat, rng)
                mind.see(seen)
                return mind.choose(seen, bot.budget)
            except Exception as problem:
                log.trouble("a bot has no hint", problem, game=game.name, bot=bot.name)
                return None

        return think

    def begin(self, id: str, at: int) -> Refusal | None:
        """Says for everybody who has not said so that they are ready."""
        if self.table.knows(id):
            return None
        ready = self.table.game.at_table.ready
        waits = [] if ready is None else self.table.open_asks_for(ready)
        if ready is None or not waits:
            return NOTHING_TO_BEGIN
        for seat, ask in waits:
            refusal = self.act(seat, ask, ready(), id, at)
            if refusal is not None:
                return refusal
        return None

    def note_enough(self, seat: int, *, yes: bool) -> Refusal | None:
        """Notes that somebody has done enough while this clock runs, or has not after all."""
        until = self._clock_ends_at()
        if until is None:
            return NO_CLOCK_TO_END
        self._enough = self.enough | {seat} if yes else self.enough - {seat}
        self._enough_until = until
        return None

    def pause(self, seat: int, at: int, reason: str = "") -> Refusal | None:
        return TOO_LONG if self.is_too_long else self._try(lambda: self.table.pause(seat, at, reason), at)

    def resume(self, seat: int, at: int) -> Refusal | None:
        return self._try(lambda: self.table.resume(seat, at, COUNTDOWN_MS), at)

    def undo(self, seat: int, willing: Sequence[int], at: int) -> Refusal | None:
        """Wishes to go back, or agrees to that; the `willing` seats agree by themselves."""
        if self.is_too_long:
            return TOO_LONG
        refusal = self._try(lambda: self.table.undo(seat, at, willing=willing), at)
        for one in willing:
            wish = self.table.wish
            if refusal is None and wish is not None and one not in wish.agreed:
                refusal = self._try(lambda one=one: self.table.undo(one, at, willing=willing), at)  # type: ignore[misc]
        return refusal

    def refuse_undo(self) -> None:
        self.table.refuse_undo()

    def seat_bots(self, bots: Mapping[int, str], at: int) -> None:
        """Seats these bots, and lets all others stand up."""
        for seat in [seat for seat in self.bots.bots if seat not in bots]:
            self.bots.stand_up(seat)
        for seat, name in bots.items():
            if seat not in self.bots.bots or self.bots.bots[seat].name != name:
                self.bots.sit_down(seat, self._bot(name), at)

    def _bot(self, name: str) -> Bot:
        """Returns a bot by name; chance plays for one that the host brought along once and does not any more."""
        try:
            return bot_named(self.table.game, name)
        except UnknownBot as problem:
            log.trouble("a bot is not here any more", problem, game=self.table.game.name, bot=name)
            return msgspec.structs.replace(RANDOM, name=name)

    def suspend(self, at: int) -> None:
        """Stops clock and bots while nobody is there."""
        self.table.suspend(at)
        self.bots.keep_still(at)

    def wake(self, at: int) -> None:
        """Lets clock and bots go on, after a grace, when somebody is back."""
        self.table.wake(at, GRACE_MS)
        self.bots.keep_still(at)

    def note_away(self, away: tuple[int, ...], at: int) -> None:
        """Tells the game which seats are away, if it is one that does not wait for them for ever."""
        if self.table.game.at_table.absent_seats_never_hang and self.broken is None:
            self._try(lambda: self.table.note_away(away, at), at)

    def go_on(self, at: int) -> None:
        """Lets happen what is due by now: timers, and bots' answers."""
        if self.broken is not None:
            return
        wakes_at = self.table.wakes_at()
        if wakes_at is not None and wakes_at <= at:
            self._try(lambda: self.table.tick(at), at)
        for _ in range(MOST_STEPS):
            if self.broken is not None or (next_at := self.bots.next_at()) is None or next_at > at:
                break
            self._try(lambda: self.bots.step(at) or Happened(), at)
        if self.broken is None:
            self._leap(at)

    def _clock_ends_at(self) -> int | None:
        return self.table.game.at_table.clock_ends_at(self.table.state)

    @property
    def enough(self) -> frozenset[int]:
        """The people who have done enough while this clock runs; nobody, where it has ended or lasts longer now."""
        until = self._clock_ends_at()
        return self._enough if until is not None and until == self._enough_until else frozenset()

    def _leap(self, at: int) -> None:
        """Puts the clock forward, if everybody has done enough and no bot is about to do anything."""
        enough = self.enough
        if not enough or self.bots.next_at() is not None or self.bots.asking:
            return
        absent = {*self.bots.bots, *self.table.state.away}
        if enough.issuperset(set(range(self.table.state.seated)) - absent):
            self._try(lambda: self.table.leap(at), at)

    # -- what goes out

    def next_at(self) -> int | None:
        """Returns when something is to be done again without anybody asking.

        What is due before people are shown anything can as well happen then: the game's own time is the same.
        """
        times = [self.updates.views_at()]
        if self.broken is None:
            wakes_at = self.table.wakes_at()
            if wakes_at is not None:
                times.append(max(wakes_at, self.updates.next_views_at()))
            times.append(self.bots.next_at())
        return min((at for at in times if at is not None), default=None)

    def take_rows(self) -> list[bytes]:
        """Returns the rows that are to be kept; the caller writes them."""
        rows, self.rows = self.rows, []
        return rows

    def whole(self, seat: int, at: int) -> WholeMessage:
        shown = self.table.whole(seat)
        self.updates.screens.show(seat, shown.view)
        log = tuple(LogPage(page.n, page.events) for page in self.table.feeds[seat].ring.log(LOG_LENGTH))
        return WholeMessage(shown.n, shown.view, log, self.names, self.table.setting.commitment, self.clock(at))

    @property
    def hints(self) -> tuple[str, ...]:
        """Returns the hints that were written for this game, open or not."""
        setting = self.table.setting
        return setting.game.shown.hints(setting.options)

    def ended(self) -> EndedMessage:
        """Returns what is told when the game is over."""
        setting = self.table.setting
        try:
            passages = setting.game.shown.epilogue(setting.options, self.table.state)
        except Exception as problem:
            log.trouble("a game cannot tell how it ended", problem, game=setting.game.name)
            passages = ()
        return EndedMessage(passages, setting.key.hex())

    def counted(self, played: PlayedTable) -> list[Counted]:
        """Returns what the game that is over is counted by, for each seat."""
        setting = self.table.setting
        records = setting.game.shown.records
        if records is None:
            return []
        try:
            return [records.words(self.table.state, played, seat) for seat in range(len(setting.seats))]
        except Exception as problem:
            log.trouble("a game cannot be counted", problem, game=setting.game.name)
            return []

    def since(self, seat: int, last: int, at: int) -> list[UpdateMessage] | None:
        """Returns what a seat missed after update `last`, with its present view; None if that is too long ago."""
        pages = self.table.feeds[seat].ring.since(last)
        if pages is None:
            return None
        shown = self.table.whole(seat)
        updates = [UpdateMessage(page.n - 1, page.n, page.events, None, page.holds) for page in pages]
        newest = updates.pop() if updates else UpdateMessage(last, shown.n, (), None)
        self.updates.screens.show(seat, shown.view)
        return [*updates, msgspec.structs.replace(newest, changed=Changes(msgspec.structs.asdict(shown.view)))]

    def clock(self, at: int) -> ClockInfo:
        table = self.table
        pause, starts_at = table.history.pause, table.starts_at
        running = not table.stands_still and starts_at is None and table.outcome is None
        paused_by, reason = (-1, "") if pause is None else (pause.seat, pause.reason)
        enough = tuple(sorted(self.enough))
        return ClockInfo(at, table.game_time(at), running, paused_by, reason, starts_at, self.paused_since, enough)

    def stopped_clock(self, at: int) -> ClockInfo:
        """Returns the clock of a game that is not being played: it shows when the last thing happened."""
        return ClockInfo(at, self.table.state.now, False)

    # -- how

    def _try(self, happens: Callable[[], Happened], at: int) -> Refusal | None:
        """Tries something in the game. What fails there changes nothing, and is not tried again by itself."""
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
        for seat, update in happened.updates.items():
            self.updates.add(seat, update)
        if self.table.outcome is not None and not self.is_closed:
            self.is_closed = True
            self.rows.append(self.journal.end(self.table.history))
        for line in happened.lines:
            if isinstance(line, Pause) and self.paused_since is None:  # who says why has stopped it before
                self.paused_since = at
            elif isinstance(line, Resume):
                self.paused_since = None
            self.bots.keep_still(at)
        if happened.lines:
            self.bots.see(happened, at)
