"""What somebody has done: kept when a game ends, so that it stays known when its table is off their list."""

from __future__ import annotations

import msgspec


class PutDone(msgspec.Struct, frozen=True):
    """Notes that somebody has played something of a game; what was won once stays won."""

    person: str
    game: str
    what: str
    won: bool
