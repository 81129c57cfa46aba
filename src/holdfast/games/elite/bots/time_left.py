"""How much time is left, as a player thinks of it: more or less than something takes."""

from __future__ import annotations

from math import inf


class Span:
    """From how much to how much time all that was asked about it would be answered alike."""

    __slots__ = ("least", "under")

    def __init__(self) -> None:
        self.least: float = -inf
        self.under: float = inf

    def holds(self, ms: float) -> bool:
        return self.least <= ms < self.under


class TimeLeft:
    """So much time is left; keeps the span within which nobody who asked would have heard anything else."""

    __slots__ = ("ms", "span")

    def __init__(self, ms: int, span: Span) -> None:
        self.ms = ms
        self.span = span

    def is_under(self, ms: float) -> bool:
        """Tells whether less than that is left."""
        if self.ms < ms:
            self.span.under = min(self.span.under, ms)
            return True
        self.span.least = max(self.span.least, ms)
        return False
