"""Which day it is, by the one calendar that servers go by, too."""

from __future__ import annotations

from holdfast.table.clock import Clock


def today() -> str:
    """Returns today's date in universal time, written 2026-11-15."""
    return Clock().day()
