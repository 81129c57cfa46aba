"""How much of anything anybody may send: bounds on sizes and on pace."""

from __future__ import annotations

from typing import Final

import msgspec

from holdfast.server.wire.from_client import Act, Chat, FromClient, Hello, Hint, Note, Ping, Point, Quick, Sync, Why

LARGEST_FRAME: Final = 65_536  # larger ones are cut off by the protocol itself
LARGEST_BODY: Final = 16_384
LARGEST_SAVE: Final = 2_000_000
MOST_STRIKES: Final = 60
MOST_TABLES: Final = 40  # that somebody sits at and that are not over
MOST_UPLOADS: Final = 40  # games that somebody brought here and keeps
MOST_CONNECTIONS: Final = 24  # of one person


class Pace(msgspec.Struct, frozen=True):
    """So many at once, and so many a second in the long run."""

    burst: float
    a_second: float


ANY: Final = Pace(10, 2)
PACES: Final[dict[type[FromClient], Pace]] = {
    Act: Pace(60, 20),  # rolling dice quickly is normal play
    Why: Pace(40, 10),
    Hint: Pace(5, 1),
    Hello: Pace(4, 0.5),
    Sync: Pace(6, 1),
    Ping: Pace(10, 2),
    Chat: Pace(6, 0.7),
    Quick: Pace(6, 0.7),
    Point: Pace(8, 2),
    Note: Pace(8, 1),
}
REQUESTS: Final = Pace(60, 5)
NEW_PEOPLE: Final = Pace(30, 0.2)
NEW_TABLES: Final = Pace(20, 0.2)
UPLOADS: Final = Pace(6, 0.05)


class Bucket:
    """Lets through what keeps to a pace."""

    __slots__ = ("at", "left", "pace")

    def __init__(self, pace: Pace, at: int) -> None:
        self.pace = pace
        self.left = pace.burst
        self.at = at

    def takes(self, at: int) -> bool:
        self.left = min(self.pace.burst, self.left + (at - self.at) * self.pace.a_second / 1000)
        self.at = at
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Limits:
    """The paces of one sender, a bucket for each kind of message."""

    def __init__(self) -> None:
        self.buckets: dict[object, Bucket] = {}
        self.strikes = 0

    def takes(self, kind: object, pace: Pace, at: int) -> bool:
        bucket = self.buckets.get(kind)
        if bucket is None:
            bucket = self.buckets[kind] = Bucket(pace, at)
        if bucket.takes(at):
            return True
        self.strikes += 1
        return False


class Doorman:
    """The limits of everybody who sends requests, by name; those who were not seen lately are forgotten."""

    def __init__(self, most: int = 20_000) -> None:
        self.most = most
        self.known: dict[str, Limits] = {}

    def takes(self, who: str, kind: str, pace: Pace, at: int) -> bool:
        limits = self.known.pop(who, None) or Limits()
        self.known[who] = limits
        if len(self.known) > self.most:
            del self.known[next(iter(self.known))]
        return limits.takes(kind, pace, at)
