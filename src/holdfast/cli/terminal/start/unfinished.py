"""Games that were broken off: the newest save that has no outcome yet."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

NEWEST: Final = 12  # files to look into; older games can be named with --resume
TAIL: Final = 4096


def last_unfinished(folder: Path) -> Path | None:
    """Returns the newest game that somebody may want to go on with."""
    try:
        saves = sorted(folder.glob("*.jsonl"), key=lambda path: path.stat().st_mtime, reverse=True)
        return next((path for path in saves[:NEWEST] if is_unfinished(path)), None)
    except OSError:
        return None


def is_unfinished(path: Path) -> bool:
    """Tells whether a save's closing line tells no outcome; what cannot be read is nothing to go on with."""
    with path.open("rb") as file:
        file.seek(max(path.stat().st_size - TAIL, 0))
        last = file.read().rstrip(b"\n").rpartition(b"\n")[2]
    try:
        closing = msgspec.json.decode(last, type=dict[str, object])
    except ValueError:  # no JSON, or no text
        return False
    return closing.get("t") == "end" and closing.get("outcome") is None and closing.get("lines") != 0
