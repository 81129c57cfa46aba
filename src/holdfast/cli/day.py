"""Which day it is: the one place where the calendar is read."""

from __future__ import annotations

from datetime import date


def today() -> str:
    """Today's date where the player sits, written 2026-11-15."""
    return date.today().isoformat()
