"""Tells what happened line by line where nobody is in a hurry: a whole step of the game may come in one go."""

from __future__ import annotations

from typing import Final

LINE_MS: Final = 160
HASTY_MS: Final = 60  # where there is a lot to tell
A_LOT: Final = 12


class PacedLog:
    """How many events of a log were told. With no pace everything is told at once."""

    def __init__(self, told: int = 0, *, at_once: bool = False) -> None:
        self.told = told
        self.total = told
        self.at_once = at_once
        self.next_at: int | None = None

    @property
    def untold(self) -> int:
        return self.total - self.told

    def hear(self, total: int, at: int, *, hurry: bool) -> bool:
        """Hears how many events there are now; returns whether another one was told."""
        before = self.told
        self.total = total
        if self.told > total:  # something was taken back
            self.told = total
        if self.at_once or hurry:
            self.catch_up()
        while self.untold and (self.next_at is None or self.next_at <= at):
            self.told += 1
            self.next_at = (at if self.next_at is None else self.next_at) + self._pace()
        if not self.untold and (self.next_at is None or self.next_at <= at):
            self.next_at = None
        return self.told != before

    def catch_up(self) -> None:
        """Tells the rest now."""
        self.told = self.total
        self.next_at = None

    def _pace(self) -> int:
        return HASTY_MS if self.untold > A_LOT else LINE_MS
