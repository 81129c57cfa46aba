"""The company at a table: who sits where, who is there, what becomes of those who are not, and telling them."""

from __future__ import annotations

from collections.abc import Callable, Collection

import msgspec

from holdfast.engine.action import Param, Refusal
from holdfast.engine.secret import SPECTATOR
from holdfast.server.ops.alarm_clock import AlarmClock
from holdfast.server.rooms.answer_cache import AnswerCache
from holdfast.server.rooms.connection import Connection
from holdfast.server.rooms.frozen import Frozen
from holdfast.server.rooms.live_game import GRACE_MS, LiveGame
from holdfast.server.rooms.mailbox import Mailbox
from holdfast.server.rooms.presence import Absences, Attendance
from holdfast.server.wire.encoder import encode
from holdfast.server.wire.from_server import Clock, Notice, ServerMessage, Table, Whole
from holdfast.server.wire.table_info import ClockInfo, TableInfo, table_info
from holdfast.table.lobby import Lobby, no
from holdfast.table.store import (
    EVERYBODY,
    Change,
    DropLink,
    DropLinks,
    DropWords,
    Link,
    Message,
    PutNote,
    PutTable,
    TableRecord,
)
from holdfast.table.texts import EN


class Company(Mailbox):
    """`lobby` is who sits where, `playing` the game once it has begun, `frozen` one that can only be looked at."""

    def __init__(
        self,
        record: TableRecord,
        lobby: Lobby,
        playing: LiveGame | None,
        frozen: Frozen | None,
        alarm_clock: AlarmClock,
    ) -> None:
        super().__init__(alarm_clock)
        self.id = record.id
        self.created = record.created
        self.changed = record.changed
        self.lobby = lobby
        self.game = playing
        self.frozen = frozen
        self.people: list[Connection] = []
        self.absences = Absences()
        self.attendance = Attendance()
        self.notes: dict[int, str] = {}
        self.said: list[Message] = []
        self.answers = AnswerCache()
        self.changes: list[Change] = []  # to be kept
        self.forgotten: Collection[str] = ()  # people who are not known here any more
        self.is_preparing = False  # what the game begins with is being made
        self.quiet_since = alarm_clock.now()
        self._looked_at: object = None
        self._told = self.info()
        self._told_of: object = None  # what that was made from
        self._clock_told: tuple[bool, int, str, int | None] | None = None

    # -- who is here

    def here(self) -> set[str]:
        """The people who sit at the table and have it open."""
        return {one.person for one in self.people if one.seat >= 0}

    def watchers(self) -> int:
        return sum(one.seat == SPECTATOR for one in self.people)

    def leave(self, one: Connection) -> None:
        """A connection is gone."""
        if one in self.people:
            self.people.remove(one)
        if not self.people:
            self.quiet_since = self.alarm_clock.now()

    def come_back(self, person: str) -> None:
        """Somebody opens the table: whoever covered for them hands the seat back."""
        seat = self.lobby.seat_of(person)
        if seat >= 0 and self.lobby.seats[seat].bot:
            self.change(lambda lobby: lobby.come_back(person))
            self.announce("notice.back", seat)

    def cover_the_absent(self) -> None:
        """As long as everybody is here and nothing changes, there is nothing to look for."""
        who = (self.lobby, [(one.person, one.seat) for one in self.people])
        if not self.absences.since and who == self._looked_at:
            return
        self._looked_at = who
        for seat in self.absences.look(self.lobby, self.here(), self.alarm_clock.now()):
            self.change(lambda lobby, seat=seat: lobby.cover_for(seat))  # type: ignore[misc]
            self.announce("notice.covered", seat)

    def why_out(self, one: Connection) -> str:
        """The key of the sentence that somebody is told who may not be here; empty for those who may."""
        lobby = self.lobby
        if lobby.may_see(one.person) or (one.admitted and lobby.lets_in(one.person)):
            return ""
        if one.person in lobby.barred:
            return "lobby.barred"
        return "lobby.nobody_watches" if one.admitted or one.person in lobby.guests else "lobby.by_link_only"

    def look_around(self) -> None:
        """Have the game know who is away, and stand still while nobody is there."""
        if self.game is None or not self.goes_on:
            return
        now = self.alarm_clock.now()
        self.attendance.look(self.lobby, self.here(), self.watchers(), now, now + GRACE_MS)
        if self.attendance.is_empty:
            self.game.stand_still(now)
        else:
            self.game.walk_on(now)
        self.game.look_around(self.attendance.away(self.game.table.state.away, now), now)

    # -- who sits where

    def side_of(self, seat: int) -> tuple[int, ...]:
        """The seats of the side that this one plays on; nobody before the game, and where all play together."""
        if self.game is None:
            return ()
        sides = self.game.table.game.sides(len(self.lobby.seats))
        return next((side for side in sides if seat in side), ())

    def hears(self, seat: int, side: int) -> bool:
        """Whether a seat is told what is said to the side of another."""
        return side == EVERYBODY or side in self.side_of(seat)

    def change(self, change: Callable[[Lobby], Lobby]) -> Lobby:
        """Change who sits where; raises NotAllowed. What follows from it happens now, and is kept with it."""
        lobby = change(self.lobby)
        if lobby == self.lobby:
            return lobby
        if not (lobby.named() - self.lobby.named()).isdisjoint(self.forgotten):
            no("lobby.forgotten")
        self._clear_up(self.lobby, lobby)
        self.lobby = lobby
        self.changed = self.alarm_clock.date()
        self.put()
        if self.game is not None:
            self.game.seat_bots(lobby.bots(), self.alarm_clock.now())
            self.game.call_seats([place.name or f"Seat {seat + 1}" for seat, place in enumerate(lobby.seats)])
        for one in list(self.people):
            self._reseat(one)
        return lobby

    def prepare(self, is_preparing: bool) -> None:
        self.is_preparing = is_preparing

    def begin(self, playing: LiveGame, lobby: Lobby, *changes: Change) -> None:
        """The game begins; what else changes with that is kept together with it."""
        self.game = playing
        self.is_preparing = False
        self.change(lambda _: lobby)
        self.changes += changes
        for one in self.people:
            self.after(lambda one=one: self.show(one))  # type: ignore[misc]

    def note_frozen(self) -> None:
        """Lists and limits go by what is kept: a game that can only be looked at is none that is being played."""
        frozen = self.frozen is not None
        self.change(lambda lobby: msgspec.structs.replace(lobby, frozen=frozen))

    def leave_for_good(self, person: str) -> None:
        """Somebody goes and does not come back; what they noted for themselves goes with them."""
        self.change(lambda lobby: lobby.leave_for_good(person))

    def forget_words(self, person: str) -> None:
        """What somebody said here is not to be read any more; it is gone from the store already."""
        self.said = [one for one in self.said if one.person != person]

    def forget_old_words(self, name: str) -> None:
        """The same for what was said before people were written down with it: by the name they have."""
        self.said = [one for one in self.said if one.person or one.name != name]
        self.changes.append(DropWords(self.id, name))

    def send_away(self, person: str, text: str) -> None:
        """Somebody is told why, and nothing that they have sent is done any more."""
        for one in [one for one in self.people if one.person == person]:
            self.leave(one)
            one.bye(text, again=False)

    def hand_over(self, link: Link, person: str, name: str) -> None:
        """The owner of a seat's link moves to another device, with their notes; the link is used up. Or NotAllowed."""
        notes = self.notes.get(link.seat, "")
        self.change(lambda lobby: lobby.take_over(link.seat, link.person, person, name))
        self.keep_notes(link.seat, notes)
        self.changes.append(DropLink(link.hash))

    def give_up_seat(self, person: str) -> None:
        """Somebody leaves the table; a link to their seat that is still about does not outlast that. Or NotAllowed."""
        seat = self.lobby.seat_of(person)
        self.change(lambda lobby: lobby.leave(person))
        self.drop_links_to(seat)

    def renew(self, by: str) -> None:
        """The host makes earlier invitations worthless; who is here by nothing else goes."""
        self.change(lambda lobby: lobby.renew(by))
        self.changes.append(DropLinks(self.id, "join"))
        for one in list(self.people):
            one.admitted = False
            self._reseat(one)

    def drop_links_to(self, seat: int) -> None:
        """Nobody takes this seat over by a link that was made before."""
        self.changes.append(DropLinks(self.id, "seat", seat))

    def keep_notes(self, seat: int, text: str) -> None:
        if text != self.notes.get(seat, ""):
            self.notes[seat] = text
            self.changes.append(PutNote(self.id, seat, text))

    def _clear_up(self, before: Lobby, after: Lobby) -> None:
        """What belonged to somebody does not go to whoever sits there next: notes, and links to the seat.

        Notes go with those who move to another seat; those who are removed leave no invitation behind.
        """
        notes = {before.seats[seat].person: text for seat, text in self.notes.items() if seat < len(before.seats)}
        for seat in range(max(len(before.seats), len(after.seats))):
            old, new = (lobby.seats[seat].person if seat < len(lobby.seats) else "" for lobby in (before, after))
            if old != new:
                self.drop_links_to(seat)
                self.keep_notes(seat, notes.get(new, "") if new else "")
        for person in set(after.barred) - set(before.barred):
            self.changes.append(DropLinks(self.id, "join", person=person))

    def put(self, *, awake: bool | None = None) -> None:
        """Keep the table as it is now."""
        is_awake = self.lobby.stage == "playing" and self.frozen is None if awake is None else awake
        self.changes.append(PutTable(self.record(awake=is_awake)))

    @property
    def to_keep(self) -> int:
        """How much there is to be kept."""
        return len(self.changes) + (len(self.game.rows) if self.game is not None else 0)

    def record(self, *, awake: bool) -> TableRecord:
        data = msgspec.json.encode(self.lobby)
        people = tuple(dict.fromkeys(one for one in (*self.lobby.people(), self.lobby.host) if one))
        return TableRecord(
            self.id, self.lobby.stage, self.lobby.public, data, people, self.created, self.changed, awake
        )

    def _reseat(self, one: Connection) -> None:
        seat = self.lobby.seat_of(one.person)
        why = "" if seat >= 0 else self.why_out(one)
        if why:
            self.leave(one)
            self.after(lambda: one.bye(EN[why], again=False))
        elif seat != one.seat:
            one.seat = seat
            self.tell_everything_first()
            self.after(lambda: self.show(one))

    # -- what there is to tell

    def info(self) -> TableInfo:
        return table_info(
            self.id,
            self.lobby,
            self.created,
            self.changed,
            self.here(),
            watchers=self.watchers(),
            preparing=self.is_preparing,
            frozen="" if self.frozen is None else self.frozen.why,
        )

    @property
    def goes_on(self) -> bool:
        """Whether a game is being played here: others, such as one that was uploaded half-played, stand still."""
        return self.game is not None and self.lobby.stage == "playing"

    def clock(self, at: int) -> ClockInfo:
        if self.game is not None:
            return self.game.clock(at) if self.goes_on else self.game.stopped_clock(at)
        return ClockInfo(at, 0, False) if self.frozen is None else self.frozen.clock(at)

    def whole(self, seat: int) -> Whole | None:
        """All that somebody may know now; nothing before the game has begun."""
        now = self.alarm_clock.now()
        if self.game is not None:
            return self.game.whole(seat, now)
        return None if self.frozen is None else self.frozen.whole(seat, now)

    def say(self, refusal: Refusal) -> str:
        """The sentence of a refusal."""
        if self.game is not None:
            return self.game.texts.refusal(refusal)
        return EN.get(refusal.key, refusal.key).format(**refusal.params)

    # -- telling

    def tell(self, message: ServerMessage, seat: int | None = None) -> None:
        """To everybody, or to all connections of a seat; encoded once."""
        to = [one for one in self.people if one.is_welcome and (seat is None or one.seat == seat)]
        if to:
            text = encode(message)
            for one in to:
                one.send_text(text)

    def tell_side(self, message: ServerMessage, side: int) -> None:
        """To everybody, or to the side that this seat belongs to."""
        for seat in (None,) if side == EVERYBODY else self.side_of(side):
            self.tell(message, seat)

    def show(self, one: Connection) -> None:
        whole = self.whole(one.seat)
        if whole is not None:
            one.send(whole)

    def announce(self, key: str, seat: int) -> None:
        """Tell everybody something about a seat, once it is kept."""
        params: dict[str, Param] = {"seat": seat, "name": self.lobby.seats[seat].name}
        notice = Notice(key, params, EN[key].format(**params))
        self.after(lambda: self.tell(notice))

    def tell_everything_first(self) -> None:
        """Somebody is about to be told where things stand: nothing older may come after that."""
        if self.game is not None:
            self.game.somebody_catches_up = True

    def tell_changes(self) -> None:
        """Whoever is here is told when the table is not as they know it."""
        of = (self.lobby, self.is_preparing, [(one.person, one.seat) for one in self.people])
        if of == self._told_of:
            return
        self._told_of = of
        info = self.info()
        if info != self._told:
            self._told = info
            for one in self.people:
                if one.is_welcome:
                    one.send(Table(one.seat, self.side_of(one.seat), info))

    def tell_clock(self, clock: ClockInfo) -> None:
        """Whenever the game's clock stops, is about to run, or runs."""
        how = (clock.running, clock.paused_by, clock.reason, clock.starts_at)
        if how != self._clock_told:
            if self._clock_told is not None:
                self.tell(Clock(clock))
            self._clock_told = how
