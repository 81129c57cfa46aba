"""What a load is to measure, and what it found."""

from __future__ import annotations

import msgspec


class LoadPlan(msgspec.Struct, frozen=True):
    """What is to be measured. `each_seat`: every seat acts at that pace, as in games against a clock.

    `closed`: at whatever pace the server keeps up with, each command when the one before it is answered.
    """

    url: str
    game: str = "key"
    tables: int = 200
    seats: int = 4
    commands_a_second: float = 2.0  # at each table, or from each seat
    seconds: int = 20
    each_seat: bool = False
    options: dict[str, str] = {}
    closed: bool = False


class LoadReport(msgspec.Struct, frozen=True):
    """Times in milliseconds. Commands are those that counted; what was refused costs next to nothing."""

    tables: int
    connections: int
    commands: int
    refused: int
    kept: int  # rows that the server has kept meanwhile: one for each command, and those of the clock
    news: int
    finished: int
    p50: float
    p99: float
    worst: float
    ack_p50: float
    ack_p99: float
    ack_worst: float
    kb_per_table: float
    cpu_share: float  # of one core, by the server
    cpu_ms: float  # for each command that was answered, refused or not, by the server
    clock_p99: float  # how wrong clients are about the server's clock, going by pings
    seconds: float

    @property
    def commands_a_second(self) -> float:
        return self.commands / self.seconds
