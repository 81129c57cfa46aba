"""Who sits at a table and is not there: while others wait, a bot takes over after some time."""

from __future__ import annotations

from collections.abc import Collection

from holdfast.table.lobby import Lobby


class Absences:
    """Counts from when somebody is missed: nobody is, where nobody waits."""

    def __init__(self) -> None:
        self.since: dict[int, int] = {}

    def look(self, lobby: Lobby, here: Collection[str], at: int) -> list[int]:
        """Take note of who is here; the seats that a bot has to cover now."""
        is_on = lobby.stage == "playing" and bool(lobby.cover) and lobby.cover_after_s > 0
        waited_for = is_on and any(person in here for person in lobby.people())
        missing = [
            seat
            for seat, place in enumerate(lobby.seats)
            if waited_for and place.person and not place.bot and place.person not in here
        ]
        self.since = {seat: self.since.get(seat, at) for seat in missing}
        return [seat for seat, since in self.since.items() if since + lobby.cover_after_s * 1000 <= at]

    def next_at(self, lobby: Lobby) -> int | None:
        """When somebody will have been missed for too long."""
        first = min(self.since.values(), default=None)
        return None if first is None else first + lobby.cover_after_s * 1000
