"""How much of anything anybody may send: bounds on sizes and on rate."""

from __future__ import annotations

from typing import Final

import msgspec

from holdfast.server.wire.from_client import (
    ActMessage,
    ChatMessage,
    DescribeMessage,
    FromClient,
    HelloMessage,
    HintMessage,
    LookMessage,
    NoteMessage,
    PingMessage,
    PointMessage,
    PreviewMessage,
    QuickMessage,
    SyncMessage,
    WhyMessage,
)

LARGEST_FRAME: Final = 65_536  # larger ones are cut off by the protocol itself
LARGEST_BODY: Final = 16_384
LARGEST_SAVE: Final = 2_000_000
MOST_STRIKES: Final = 60
MOST_CONNECTIONS: Final = 24  # of one person


class Rate(msgspec.Struct, frozen=True):
    """How much is let through: `burst` at once, and `a_second` in the long run."""

    burst: float
    a_second: float


ANY: Final = Rate(10, 2)
RATES: Final[dict[type[FromClient], Rate]] = {
    ActMessage: Rate(60, 20),  # rolling dice quickly is normal play
    WhyMessage: Rate(40, 10),
    PreviewMessage: Rate(40, 10),
    DescribeMessage: Rate(20, 10),
    HintMessage: Rate(5, 1),
    HelloMessage: Rate(4, 0.5),
    SyncMessage: Rate(6, 1),
    PingMessage: Rate(10, 2),
    LookMessage: Rate(20, 1),
    ChatMessage: Rate(6, 0.7),
    QuickMessage: Rate(6, 0.7),
    PointMessage: Rate(8, 2),
    NoteMessage: Rate(8, 1),
}
# of each page; of all else a person has as much on many pages as on one
OF_A_PAGE: Final = frozenset({HelloMessage, SyncMessage, PingMessage, LookMessage})
LINES: Final = Rate(120, 2)  # that one person opens, or the strangers of one address
REQUESTS: Final = Rate(60, 5)
NEW_PEOPLE: Final = Rate(30, 0.2)
SIGN_INS: Final = Rate(12, 0.05)  # of one address
NEW_TABLES: Final = Rate(20, 0.2)
NEW_MAILS: Final = Rate(3, 1 / 600)  # addresses that one person has asked to be confirmed
MAILS_TO_ONE: Final = Rate(2, 1 / 3600)  # questions to one address, whoever has it asked
MAILS_OF_ALL: Final = Rate(30, 1 / 60)  # questions of the whole server
BROWSERS_TOLD: Final = Rate(10, 1 / 60)
UPLOADS: Final = Rate(6, 0.05)


class Bucket:
    """Lets through what keeps to a rate."""

    __slots__ = ("at", "left", "rate")

    def __init__(self, rate: Rate, at: int) -> None:
        self.rate = rate
        self.left = rate.burst
        self.at = at

    def takes(self, at: int) -> bool:
        self.left = min(self.rate.burst, self.left + (at - self.at) * self.rate.a_second / 1000)
        self.at = at
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def give_back(self) -> None:
        """Takes it back that one was let through."""
        self.left = min(self.rate.burst, self.left + 1)


class SenderLimits:
    """The limits of one sender, a bucket for each kind of message."""

    def __init__(self) -> None:
        self.buckets: dict[object, Bucket] = {}
        self.strikes = 0

    def takes(self, kind: object, rate: Rate, at: int) -> bool:
        bucket = self.buckets.get(kind)
        if bucket is None:
            bucket = self.buckets[kind] = Bucket(rate, at)
        if bucket.takes(at):
            return True
        self.strikes += 1
        return False


class RequestLimits:
    """The limits of everybody who sends requests, by name; those who were not seen lately are forgotten."""

    def __init__(self, most: int = 20_000) -> None:
        self.most = most
        self.known: dict[str, SenderLimits] = {}

    def takes(self, who: str, kind: object, rate: Rate, at: int) -> bool:
        limits = self.known.pop(who, None) or SenderLimits()
        self.known[who] = limits
        if len(self.known) > self.most:
            del self.known[next(iter(self.known))]
        return limits.takes(kind, rate, at)
