"""The audience of a room: the connections that have its table open, and what they are told."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from holdfast.engine.secret import SPECTATOR
from holdfast.server.ops.alarm_clock import AlarmClock
from holdfast.server.rooms.connection import Connection
from holdfast.server.wire.encoder import encode
from holdfast.server.wire.from_server import ClockMessage, ErrorCode, ServerMessage, TableMessage
from holdfast.server.wire.table_info import ClockInfo, TableInfo


class Audience:
    """Knows who is connected, and nothing of the game. A message to several connections is encoded once."""

    def __init__(self, alarm_clock: AlarmClock) -> None:
        self.alarm_clock = alarm_clock
        self.connections: list[Connection] = []
        self.quiet_since = alarm_clock.now()  # when the last connection left
        self._clock_told: tuple[bool, int, str, int | None, tuple[int, ...]] | None = None

    def __contains__(self, connection: Connection) -> bool:
        return connection in self.connections

    # -- who is here

    def add(self, connection: Connection) -> None:
        self.connections.append(connection)

    def remove(self, connection: Connection) -> None:
        """Notes that a connection is gone."""
        if connection in self.connections:
            self.connections.remove(connection)
        if not self.connections:
            self.quiet_since = self.alarm_clock.now()

    def send_away(self, person: str, key: str, *, again: bool = False) -> None:
        """Tells somebody why they have to go; nothing that they have sent is done any more. `again`: they may come
        back at once, as whoever they are then.
        """
        for connection in [one for one in self.connections if one.person == person]:
            self.remove(connection)
            connection.bye(key, again=again)

    def pass_on(self, old: str, person: str, name: str) -> None:
        """Takes the connections of one person for those of another, who is that very person."""
        for connection in self.connections:
            if connection.person == old:
                connection.person, connection.name = person, name

    def seated(self) -> set[str]:
        """Returns the people who sit at the table and have it open."""
        return {one.person for one in self.connections if one.seat >= 0}

    def looking(self) -> set[str]:
        """Returns the people who sit at the table and look at it."""
        return {one.person for one in self.connections if one.seat >= 0 and one.is_looking}

    def has(self, person: str) -> bool:
        """Returns whether a person has the table open, seated or not."""
        return any(one.person == person for one in self.connections)

    def watchers(self) -> int:
        """Returns how many connections watch."""
        return sum(one.seat == SPECTATOR for one in self.connections)

    def who_and_where(self) -> list[tuple[str, int]]:
        """Returns the person and the seat of every connection: as long as this is the same, so is who is here."""
        return [(one.person, one.seat) for one in self.connections]

    def seats_watched(self) -> set[int]:
        """Returns the seats that somebody looks from, -1 for spectators."""
        return {one.seat for one in self.connections if one.is_welcome}

    # -- telling

    def tell(self, message: ServerMessage, seat: int | None = None) -> None:
        """Sends a message to everybody, or to all connections of a seat."""
        to = [one for one in self.connections if one.is_welcome and (seat is None or one.seat == seat)]
        if to:
            text = encode(message)
            for one in to:
                one.send_text(text)

    def complain(self, code: ErrorCode, key: str) -> None:
        """Tells everybody what went wrong here."""
        for one in self.connections:
            if one.is_welcome:
                one.complain(code, key)

    def tell_seats(self, message: ServerMessage, seats: Iterable[int]) -> None:
        """Sends a message to all connections of these seats."""
        for seat in seats:
            self.tell(message, seat)

    def tell_table(self, info: TableInfo, side_of: Callable[[int], tuple[int, ...]]) -> None:
        """Sends everybody the table as it is now, with their own seat and side."""
        for one in self.connections:
            if one.is_welcome:
                one.send(TableMessage(one.seat, side_of(one.seat), info))

    def tell_clock(self, clock: ClockInfo) -> None:
        """Tells everybody whenever the game's clock stops, is about to run, or runs, and who has done enough for it."""
        how = (clock.running, clock.paused_by, clock.reason, clock.starts_at, clock.enough)
        if how != self._clock_told:
            if self._clock_told is not None:
                self.tell(ClockMessage(clock))
            self._clock_told = how
