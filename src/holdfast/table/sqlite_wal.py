"""Finds a hole in a write-ahead log: SQLite reads a log up to the first frame that is wrong and drops the rest.

That is right for the last change, which a power cut may have torn and nobody was told of. But where whole changes
follow a wrong frame, something that was kept has been damaged since, and merging would lose all that came after it.
"""

from __future__ import annotations

import struct
from pathlib import Path
from typing import Final

FILE_HEADER: Final = 32
FRAME_HEADER: Final = 24
MAGIC: Final = (0x377F0682, 0x377F0683)  # the last bit says in which order the words of a sum stand
TORN: Final = 1  # changes that may be torn: the last


def gap_in(log: Path) -> str:
    """Returns what is wrong with a log of which every change reached the disk before the next; empty if nothing is."""
    data = log.read_bytes()
    if len(data) < FILE_HEADER + FRAME_HEADER:
        return ""
    magic, _, page, _, salt1, salt2, *sums = struct.unpack(">8I", data[:FILE_HEADER])
    order = ">" if magic & 1 else "<"
    if magic not in MAGIC or _sum(data[:24], (0, 0), order) != tuple(sums):
        return "the header of its log is wrong"
    sum: tuple[int, int] = (sums[0], sums[1])
    commits_after, wrong = 0, 0
    for no, at in enumerate(range(FILE_HEADER, len(data) - FRAME_HEADER - page + 1, FRAME_HEADER + page), 1):
        _, commit, *salt = struct.unpack(">4I", data[at : at + 16])
        is_ours = salt == [salt1, salt2]  # frames of an earlier round may follow the last of this one
        if not wrong:
            sum = _sum(data[at : at + 8], sum, order)
            sum = _sum(data[at + FRAME_HEADER : at + FRAME_HEADER + page], sum, order)
            if not is_ours or sum != struct.unpack(">2I", data[at + 16 : at + 24]):
                wrong = no
        if wrong and is_ours and commit:
            commits_after += 1
    return f"frame {wrong} of its log is wrong, and what follows would be lost" if commits_after > TORN else ""


def _sum(data: bytes, start: tuple[int, int], order: str) -> tuple[int, int]:
    a, b = start
    words = struct.unpack(f"{order}{len(data) // 4}I", data)
    for i in range(0, len(words), 2):
        a = (a + words[i] + b) & 0xFFFFFFFF
        b = (b + words[i + 1] + a) & 0xFFFFFFFF
    return a, b
