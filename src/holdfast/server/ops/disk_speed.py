"""How quick a disk is: what a few bytes take to reach it, which every promise of a server waits for."""

from __future__ import annotations

import os
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Final

from holdfast.table.clock import Clock

PIECE: Final = bytes(4096)  # a page, as a store writes
MOST_PIECES: Final = 400
MOST_MICROS: Final = 1_500_000

sync_data: Final = getattr(os, "fdatasync", os.fsync)


def sync_micros(folder: Path, clock: Clock) -> list[int]:
    """Returns what writing a page and waiting for the disk took, in microseconds, time after time, in order of size."""
    found: list[int] = []
    with NamedTemporaryFile(dir=folder, buffering=0) as file:
        began = clock.micros()
        while len(found) < MOST_PIECES and clock.micros() < began + MOST_MICROS:
            before = clock.micros()
            file.write(PIECE)
            sync_data(file.fileno())
            found.append(clock.micros() - before)
    return sorted(found)
