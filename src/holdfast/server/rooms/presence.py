"""Who sits at a table and is not there: while others wait, a bot takes over after some time; when nobody is left who
could wait, the game stands still."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from holdfast.table.lobby import Lobby

NOTICED_MS: Final = 2000  # a line that drops and is back by then was never gone


class Absences:
    """Counts how long people are missed, while others wait for them, until a bot has to cover."""

    def __init__(self) -> None:
        self.since: dict[int, int] = {}

    def look(self, lobby: Lobby, here: Collection[str], at: int) -> list[int]:
        """Notes who is here, and returns the seats that a bot has to cover now."""
        is_on = lobby.stage == "playing" and bool(lobby.cover) and lobby.cover_after_s > 0 and not lobby.over_days
        waited_for = is_on and any(person in here for person in lobby.people())
        missing = [
            seat
            for seat, place in enumerate(lobby.seats)
            if waited_for and place.person and not place.bot and place.person not in here
        ]
        self.since = {seat: self.since.get(seat, at) for seat in missing}
        return [seat for seat, since in self.since.items() if since + lobby.cover_after_s * 1000 <= at]

    def next_at(self, lobby: Lobby) -> int | None:
        """Returns when somebody will have been missed for too long."""
        first = min(self.since.values(), default=None)
        return None if first is None else first + lobby.cover_after_s * 1000


class Attendance:
    """Knows who is away, and whether anybody is there at all. While nobody is, nobody's absence grows."""

    def __init__(self) -> None:
        self.is_empty = False
        self._empty_since: int | None = None
        self._gone: dict[int, int] = {}  # seats that somebody should play and nobody does, and since when

    @property
    def all_are_here(self) -> bool:
        """Tells whether nobody is missed: then there is nothing to look for as long as nobody comes or goes."""
        return not self._gone and not self.is_empty and self._empty_since is None

    def look(self, lobby: Lobby, here: Collection[str], watchers: int, at: int, back: int) -> None:
        """Notes who sits here and is there. When somebody is back where nobody was, others have until `back`."""
        people = lobby.people()
        if any(person in here for person in people) if people else watchers:
            since: dict[int, int] = {} if self.is_empty else self._gone
            missed_from = back if self.is_empty else at
            self.is_empty, self._empty_since = False, None
        else:
            since, missed_from = self._gone, at
            self._empty_since = at if self._empty_since is None else self._empty_since
            self.is_empty = self._empty_since + NOTICED_MS <= at
        missing = [seat for seat, place in enumerate(lobby.seats) if not place.bot and place.person not in here]
        self._gone = {seat: since.get(seat, missed_from) for seat in missing}

    def away(self, known: Collection[int], at: int) -> tuple[int, ...]:
        """Returns the seats that are away now; those that were (`known`) are as long as they are missing."""
        return tuple(
            seat
            for seat, since in self._gone.items()
            if seat in known or (not self.is_empty and since + NOTICED_MS <= at)
        )

    def next_at(self, at: int) -> int | None:
        """Returns when somebody, or everybody, will have been gone for long enough to be missed."""
        if self.is_empty:
            return None
        times = [*self._gone.values()] if self._empty_since is None else [*self._gone.values(), self._empty_since]
        return min((since + NOTICED_MS for since in times if since + NOTICED_MS > at), default=None)
