"""Private notes of which some are about a thing: lines that begin with its name, as in the browser (`star: E`)."""

from __future__ import annotations

from collections.abc import Iterable


def pinned(notes: Iterable[str]) -> dict[str, str]:
    """Returns what is pinned under each name, in small letters; what was written last counts."""
    found: dict[str, str] = {}
    for note in notes:
        name, colon, words = note.rpartition(":")
        if colon and name.strip():
            found[name.strip().casefold()] = words.strip()
    return found
