"""Tables that one press makes ready, with everything chosen for the person: for a lesson or a first game."""

from __future__ import annotations

import msgspec


class ReadyTable(msgspec.Struct, frozen=True):
    """A table with its seats, bots and options.

    One that teaches has an `id`, by which clients know which lessons are taught there; `lesson` is the word by which it
    is dealt the same each time, and `after` the id of the one that leads to it.
    """

    name: str
    seats: int
    bots: tuple[str, ...]
    seat: int = 0
    options: dict[str, str] = {}
    id: str = ""
    lesson: str = ""
    after: str = ""
