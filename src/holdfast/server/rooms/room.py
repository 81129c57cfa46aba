"""A room: the task around one open table. It does one thing after another, so there are no locks.

Whatever comes in is done in order; what it leads to is kept in the store; only then is anybody told. `Room.run` is that
order. A room has a mailbox (what comes in), a stored table (what is kept), an audience (who is told) and, once it has
begun, a live game.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Final

import msgspec

from holdfast.engine.action import Param, Refusal
from holdfast.server.ops import log
from holdfast.server.ops.alarm_clock import Alarm, AlarmClock
from holdfast.server.ops.metrics import Metrics
from holdfast.server.rooms.answer_cache import AnswerCache
from holdfast.server.rooms.audience import Audience
from holdfast.server.rooms.awaited import awaited_by_all
from holdfast.server.rooms.bot_processes import BotProcesses
from holdfast.server.rooms.connection import Connection
from holdfast.server.rooms.counting import day_of, played_table
from holdfast.server.rooms.frozen import Frozen, snapshot_of
from holdfast.server.rooms.live_game import GRACE_MS, LiveGame
from holdfast.server.rooms.mailbox import Mailbox, MailboxFull
from holdfast.server.rooms.presence import Absences, Attendance
from holdfast.server.rooms.stored_table import StoredTable
from holdfast.server.rooms.thinking import Thinking
from holdfast.server.rooms.turns import NOTHING_KEPT, KeptTurns, Turns, is_known_to_all, people_asked
from holdfast.server.rooms.view_pace import ViewPace
from holdfast.server.wire.from_server import NoticeMessage, ServerMessage, WholeMessage
from holdfast.server.wire.table_info import ClockInfo, TableInfo, table_info
from holdfast.server.wire.texts import server_texts
from holdfast.table.lobby import Lobby
from holdfast.table.store import ALL_SIDES, Append, Change, Delivery, DropLink, Link, PutSnapshot, Store

IDLE_MS: Final = 10 * 60_000
LOOKED_AT_MS: Final = 60_000  # where the game does not go on: nobody fills the memory with what is over
SNAPSHOT_EVERY: Final = 100  # rows: what is lost of the picture, where a kill comes before the rules change


class Room:
    """Goes on until it is stopped, or nobody was here for long, or something could not be kept.

    `game` is the game once it has begun, `frozen` one that can only be looked at.
    """

    def __init__(
        self,
        stored: StoredTable,
        game: LiveGame | None,
        frozen: Frozen | None,
        answers: AnswerCache,
        store: Store,
        alarm_clock: AlarmClock,
        metrics: Metrics,
        bot_processes: BotProcesses,
        view_pace: ViewPace,
        *,
        rows: int = 0,
        on_end: Callable[[], None] = lambda: None,
        on_turn: Callable[[Delivery], None] = lambda delivery: None,
    ) -> None:
        self.stored = stored
        self.game = game
        self.frozen = frozen
        self.answers = answers
        self.store = store
        self.alarm_clock = alarm_clock
        self.metrics = metrics
        self.view_pace = view_pace
        self.mailbox = Mailbox(alarm_clock)
        self.audience = Audience(alarm_clock)
        self.thinking = Thinking(self.mailbox, bot_processes, alarm_clock, metrics)
        self.absences = Absences()
        self.attendance = Attendance()
        self.turns = Turns(stored.turns)
        self.rows = rows  # that are kept
        self.rows_in_snapshot = 0
        self.played_at = stored.lobby.since or stored.changed
        self.is_preparing = False  # what the game begins with is being made
        self.on_end = on_end
        self.on_turn = on_turn
        self._alarm: Alarm | None = None
        self._rings_at: int | None = None
        self._covered_for: object = None  # who was here when absences were last looked at
        self._attended_by: object = None  # the same of attendance
        self._info_told = self.info()
        self._info_of: object = None  # what that was made from

    @property
    def id(self) -> str:
        return self.stored.id

    @property
    def lobby(self) -> Lobby:
        return self.stored.lobby

    @property
    def goes_on(self) -> bool:
        """Tells whether a game is being played here: others, such as one that was uploaded half-played, stand still."""
        return self.game is not None and self.lobby.stage == "playing"

    # -- the task

    async def run(self) -> None:
        """Does what comes in, keeps it, and tells it, until the room is stopped."""
        self.note_presence()
        self._arm()
        while not self.mailbox.is_done:
            await self.mailbox.work()
            self.cover_the_absent()
            self.note_presence()
            if self.game is not None and self.goes_on:
                self.game.go_on(self.alarm_clock.now())
                self._notice_the_end(self.game)
            self.note_turns()
            await self._keep()
            self._tell()
            if self.game is not None:
                self.thinking.start(self.game.bots)
            self._arm()
        if self.lobby.stage == "playing":
            self.take_snapshot()
            self.stored.keep_turns(self.turns_now())
            await self._keep()

    def give_up(self) -> None:
        """Lets go of everything after the task has ended, for whatever reason."""
        if self._alarm is not None:
            self._alarm.cancel()
        self.thinking.cancel()
        self.mailbox.give_up()

    async def _keep(self) -> None:
        rows = self.game.take_rows() if self.game is not None else []
        changes = self.stored.take_changes()
        if rows:
            changes = [Append(self.id, self.rows, tuple(rows)), *changes]
            self.rows += len(rows)
            self.played_at = self.alarm_clock.date()
        if rows and (not self.rows_in_snapshot or self.rows >= self.rows_in_snapshot + SNAPSHOT_EVERY):
            self.take_snapshot()
            changes += self.stored.take_changes()
        if changes:
            before = self.alarm_clock.now()
            await self.store.write(*changes)
            took = self.alarm_clock.now() - before
            self.metrics.kept.add(took)
            self.metrics.note("kept", took, self.alarm_clock.date(), {"table": self.id, "rows": len(rows)})
            self.metrics.count("rows_kept", by=len(rows))

    def _tell(self) -> None:
        now = self.alarm_clock.now()
        if self.game is not None:
            updates = self.game.updates
            updates.view_every = self.view_pace.view_every(self.mailbox.lag)
            for seat, update in updates.take_due(now, self.audience.seats_watched()):
                self.audience.tell(update, seat)
            self.audience.tell_clock(self.clock(now))
        self._tell_table()
        self.mailbox.answer()

    def _tell_table(self) -> None:
        """Tells everybody when the table is not as they know it."""
        of = (self.lobby, self.is_preparing, self.audience.who_and_where())
        if of == self._info_of:
            return
        self._info_of = of
        info = self.info()
        if info != self._info_told:
            self._info_told = info
            self.audience.tell_table(info, self.side_of)

    def _arm(self) -> None:
        """Has the mailbox ring when something is due by itself."""
        times = [self.absences.next_at(self.lobby), self._due_at(), self.turns.next_at()]
        if self.goes_on:
            times.append(self.attendance.next_at(self.alarm_clock.now()))
        next_at = min((at for at in times if at is not None), default=None)
        if next_at is None and not self.audience.connections:
            next_at = self._idle_at()
        if next_at == self._rings_at and self._alarm is not None:
            return
        if self._alarm is not None:
            self._alarm.cancel()
        self._rings_at = next_at
        self._alarm = None if next_at is None else self.alarm_clock.call_at(next_at, self._ring)

    def _ring(self) -> None:
        self._alarm = None
        is_idle = not self.audience.connections and self.alarm_clock.now() >= self._idle_at()
        if is_idle and self._due_at() is None:
            self.sleep()
            self.mailbox.stop()
            return
        with suppress(MailboxFull):  # then it is awake
            self.mailbox.post(lambda at: None)

    def _idle_at(self) -> int:
        """Returns when this room has been empty for long enough to be closed."""
        is_over = self.lobby.stage == "over" or self.frozen is not None
        return self.audience.quiet_since + (LOOKED_AT_MS if is_over else IDLE_MS)

    def _due_at(self) -> int | None:
        """Returns when something is to be done for the game without anybody asking."""
        if self.game is None:
            return None
        return self.game.next_at() if self.goes_on else self.game.updates.views_at()

    # -- the beginning of sleep, and the end

    def sleep(self) -> None:
        """Notes that nobody is here and nothing is going on: a restart need not wake this room."""
        if self.lobby.stage == "playing":
            self.stored.keep_turns(self.turns_now())
            self.stored.changed = self.alarm_clock.date()  # until now it was used
            self.note_awaited()
            self.stored.put(awake=False)

    def note_awaited(self) -> None:
        """Writes down whom each seat waits for, for lists: the game is not set up only to be listed."""
        if self.game is not None:
            self.stored.note_awaited(awaited_by_all(self.game), self.played_at)

    def take_snapshot(self) -> None:
        """Has a picture of the game kept, for the day when its rules will have changed."""
        if self.game is not None:
            rows = self.rows_in_snapshot = self.rows + len(self.game.rows)
            self.stored.changes.append(PutSnapshot(snapshot_of(self.id, rows, self.game)))

    def _notice_the_end(self, game: LiveGame) -> None:
        outcome = game.table.outcome
        if outcome is not None and self.lobby.stage == "playing":
            over = {"stage": "over", "outcome": outcome.key, "winners": outcome.winners}
            self.change(lambda lobby: msgspec.structs.replace(lobby, **over))
            self.stored.note_done(outcome.winners)
            words, day = game.counted(played_table(self.lobby)), day_of(game.table.game, self.lobby)
            self.stored.note_results(outcome.winners, words, day)
            ended = game.ended()
            self.mailbox.after(lambda: self.audience.tell(ended))
            self.mailbox.after(self.on_end)
            self.take_snapshot()
        if game.broken is not None and not game.is_reported:
            game.is_reported = True
            self.metrics.count("game_crashes", self.lobby.game)
            log.trouble("a game failed", game.broken, table=self.id, game=self.lobby.game)
            self.mailbox.after(lambda: self.audience.complain("broken", "table.broken"))

    # -- who is here

    def come_back(self, person: str) -> None:
        """Hands the seat back to somebody who opens the table and for whom a bot covered."""
        seat = self.lobby.seat_of(person)
        if seat >= 0 and self.lobby.seats[seat].bot:
            self.change(lambda lobby: lobby.come_back(person))
            self._announce("notice.back", seat)

    def cover_the_absent(self) -> None:
        """Lets bots cover for those who have been away for too long.

        As long as everybody is here and nothing changes, there is nothing to look for.
        """
        who = (self.lobby, self.audience.who_and_where())
        if not self.absences.since and who == self._covered_for:
            return
        self._covered_for = who
        for seat in self.absences.look(self.lobby, self.audience.seated(), self.alarm_clock.now()):
            self.change(lambda lobby, seat=seat: lobby.cover_for(seat))  # type: ignore[misc]
            self._announce("notice.covered", seat)

    def note_presence(self) -> None:
        """Tells the game who is away, and suspends it while nobody is there.

        Over days nobody is away for the game, and its bots play on until people are asked.
        """
        if self.game is None or not self.goes_on or (self.lobby.over_days and self.lobby.people()):
            return
        now, who = self.alarm_clock.now(), (self.lobby, self.audience.who_and_where())
        if who != self._attended_by or not self.attendance.all_are_here:
            self._attended_by = who
            self.attendance.look(self.lobby, self.audience.seated(), self.audience.watchers(), now, now + GRACE_MS)
        if self.attendance.is_empty:
            self.game.suspend(now)
        else:
            self.game.wake(now)
        self.game.note_away(self.attendance.away(self.game.table.state.away, now), now)

    def note_turns(self) -> None:
        """Has people told that it is their turn, over days, who do not look."""
        if self.game is None or not self.lobby.over_days:
            return
        if not self.goes_on or self.game.broken is not None:
            self.turns = Turns()
        else:
            looking, now = self.audience.looking(), self.alarm_clock.now()
            state = self.game.table.state
            for person in self.turns.look(self.lobby, state, looking, now):
                openly = is_known_to_all(state, self.lobby.seat_of(person))
                delivery = self.stored.add_delivery(person, openly=openly)
                self.mailbox.after(lambda delivery=delivery: self.on_turn(delivery))  # type: ignore[misc]
        self.stored.keep_turns(self.turns.kept)

    def turns_now(self) -> KeptTurns:
        """Returns whose turn it is now, and who knows."""
        if self.game is None or not self.goes_on:
            return NOTHING_KEPT
        return KeptTurns(people_asked(self.lobby, self.game.table.state), self.turns.told)

    def why_out(self, connection: Connection) -> str:
        """Returns the text key of why a connection may not be here; empty for those that may."""
        lobby, person = self.lobby, connection.person
        if lobby.may_see(person) or (connection.admitted and lobby.lets_in(person)):
            return ""
        if person in lobby.barred:
            return "lobby.barred"
        return "lobby.nobody_watches" if connection.admitted or person in lobby.guests else "lobby.by_link_only"

    def side_of(self, seat: int) -> tuple[int, ...]:
        """Returns the seats of the side that this one plays on; none before the game, and where all play together."""
        if self.game is None:
            return ()
        sides = self.game.table.game.at_table.sides(len(self.lobby.seats))
        return next((side for side in sides if seat in side), ())

    def hears(self, seat: int, side: int) -> bool:
        """Returns whether a seat is told what is said to the side of another."""
        return side == ALL_SIDES or side in self.side_of(seat)

    # -- who sits where

    def change(self, change: Callable[[Lobby], Lobby]) -> None:
        """Changes who sits where; what follows from it happens now, and is kept with it. Raises NotAllowed."""
        renewed = self.lobby.renewed
        if not self.stored.change(change):
            return
        lobby = self.lobby
        if self.game is not None:
            self.game.seat_bots(lobby.bots(), self.alarm_clock.now())
            self.game.name_seats([place.name or f"Seat {seat + 1}" for seat, place in enumerate(lobby.seats)])
        for connection in list(self.audience.connections):
            connection.admitted &= lobby.renewed == renewed
            self._reseat(connection)

    @asynccontextmanager
    async def being_prepared(self) -> AsyncIterator[None]:
        """Shows people that the game is being made, as long as it is."""

        def prepare(at: int) -> None:
            self.is_preparing = True

        def stop_preparing(at: int) -> None:
            self.is_preparing = False

        await self.mailbox.ask(prepare)
        try:
            yield
        finally:
            if not self.mailbox.is_stopping:
                await self.mailbox.ask(stop_preparing)

    def begin(self, game: LiveGame, lobby: Lobby, *changes: Change) -> None:
        """Begins the game; what else changes with that is kept together with it."""
        self.game = game
        self.is_preparing = False
        self.change(lambda _: lobby)
        self.stored.changes += changes
        for connection in self.audience.connections:
            self.mailbox.after(lambda connection=connection: self.show(connection))  # type: ignore[misc]

    def note_frozen(self) -> None:
        """Has it kept whether the game can only be looked at: lists and limits go by that."""
        frozen = self.frozen is not None
        self.change(lambda lobby: msgspec.structs.replace(lobby, frozen=frozen))

    def hand_over(self, link: Link, person: str, name: str) -> None:
        """Moves the owner of a seat's link to another device, with their notes; the link is used up. Or NotAllowed."""
        notes = self.stored.notes.get(link.seat, "")
        self.change(lambda lobby: lobby.take_over(link.seat, link.person, person, name))
        self.stored.keep_notes(link.seat, notes)
        self.stored.changes.append(DropLink(link.hash))

    def pass_on(self, old: str, person: str, name: str) -> None:
        """Gives a person what another has here, who is that very person: the notes too. Raises NotAllowed."""
        lobby = self.lobby.pass_on(old, person, name)
        seat = self.lobby.seat_of(old)
        notes = self.stored.notes.get(seat, "")
        self.audience.pass_on(old, person, name)
        self.change(lambda _: lobby)
        if seat >= 0 and lobby.seat_of(person) == seat:
            self.stored.keep_notes(seat, notes)
        self.stored.pass_on_words(old, person)

    def give_up_seat(self, person: str) -> None:
        """Lets somebody leave the table; a link to their seat does not outlast that. Raises NotAllowed."""
        seat = self.lobby.seat_of(person)
        self.change(lambda lobby: lobby.leave(person))
        self.stored.drop_links_to(seat)

    def leave_to_others(self, person: str) -> None:
        """Lets somebody leave a game that others play now; one that nobody else plays just waits, and so does one over
        days.
        """
        here = {place.person for place in self.info().seats if place.person and place.here}
        if self.lobby.over_days or not here - {person}:
            return
        self.give_up_seat(person)

    def renew_invitations(self, by: str) -> None:
        """Makes earlier invitations worthless, as the host wishes; who is here by nothing else goes."""
        self.change(lambda lobby: lobby.renew(by))

    def _reseat(self, connection: Connection) -> None:
        seat = self.lobby.seat_of(connection.person)
        why = "" if seat >= 0 else self.why_out(connection)
        if why:
            self.audience.remove(connection)
            self.mailbox.after(lambda: connection.bye(why, again=False))
        elif seat != connection.seat:
            connection.seat = seat
            self.tell_everything_first()
            self.mailbox.after(lambda: self.show(connection))

    # -- what there is to tell

    @property
    def to_keep(self) -> int:
        """Returns how much there is to be kept."""
        return len(self.stored.changes) + (len(self.game.rows) if self.game is not None else 0)

    def info(self) -> TableInfo:
        """Returns the table as everybody may see it."""
        return table_info(
            self.id,
            self.lobby,
            self.stored.created,
            self.stored.changed,
            self.audience.seated(),
            watchers=self.audience.watchers(),
            preparing=self.is_preparing,
            frozen="" if self.frozen is None else self.frozen.key,
            frozen_detail="" if self.frozen is None else self.frozen.detail,
            hints=() if self.game is None else self.game.hints,
            undrawn=self.frozen is not None and self.frozen.is_undrawn,
        )

    def clock(self, at: int) -> ClockInfo:
        """Returns what the game's clock shows, and whether it runs."""
        if self.game is not None:
            return self.game.clock(at) if self.goes_on else self.game.stopped_clock(at)
        return ClockInfo(at, 0, False) if self.frozen is None else self.frozen.clock(at)

    def whole(self, seat: int) -> WholeMessage | None:
        """Returns all that a seat may know now; nothing before the game has begun."""
        now = self.alarm_clock.now()
        if self.game is not None:
            return self.game.whole(seat, now)
        return None if self.frozen is None else self.frozen.whole(seat, now)

    def show(self, connection: Connection) -> None:
        """Sends a connection all that its seat may know."""
        whole = self.whole(connection.seat)
        if whole is not None:
            connection.send(whole)

    def sentence(self, refusal: Refusal) -> str:
        """Returns a refusal in words."""
        if self.game is not None:
            return self.game.texts.refusal(refusal)
        return server_texts().refusal(refusal)

    def tell_side(self, message: ServerMessage, side: int) -> None:
        """Sends a message to everybody, or to the side that this seat belongs to."""
        if side == ALL_SIDES:
            self.audience.tell(message)
        else:
            self.audience.tell_seats(message, self.side_of(side))

    def tell_everything_first(self) -> None:
        """Has all that waits go out at once: somebody is about to be told where things stand."""
        if self.game is not None:
            self.game.updates.somebody_catches_up = True

    def _announce(self, key: str, seat: int) -> None:
        """Tells everybody something about a seat, once it is kept."""
        params: dict[str, Param] = {"seat": seat, "name": self.lobby.seats[seat].name}
        notice = NoticeMessage(key, params, server_texts().say(key, params))
        self.mailbox.after(lambda: self.audience.tell(notice))
