"""Where contents stand on the console, and which of them lie open or in the dark."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec

from holdfast.engine.rng import Rng
from holdfast.games.key.missions.mission import Edge, Window

ROWS = 2
DARK_AT_MOST = 2


def pattern_of(text: Iterable[str]) -> tuple[int, ...]:
    """Returns which places are equal: each is numbered by its first appearance. LEVEL is (0, 1, 2, 1, 0)."""
    seen: dict[str, int] = {}
    return tuple(seen.setdefault(c, len(seen)) for c in text)


def place(words: Sequence[Sequence[str]], width: int, rows: int = ROWS) -> tuple[Window, ...] | None:
    """Returns words in rows, a gap between two, none broken at the end of a row; None if there is no room."""
    windows: list[Window] = []
    row = column = 0
    for word in words:
        if column and column + len(word) > width:
            row, column = row + 1, 0
        if row >= rows or len(word) > width:
            return None
        windows += [Window(row, column + i, content) for i, content in enumerate(word)]
        column += len(word) + 1
    return tuple(windows)


def stream(contents: Sequence[str], width: int) -> tuple[Window, ...] | None:
    """Returns contents without gaps, in rows of equal length if they need more than one."""
    if len(contents) > width * ROWS:
        return None
    per_row = len(contents) if len(contents) <= width else (len(contents) + 1) // 2
    return tuple(Window(i // per_row, i % per_row, content) for i, content in enumerate(contents))


def open_some(
    rng: Rng, windows: tuple[Window, ...], share: float, keep_closed: Iterable[str] = ()
) -> tuple[Window, ...]:
    """Opens whole contents, everywhere they stand, while not more than this share of the windows lies open."""
    left = int(share * len(windows))
    counts = Counter(w.content for w in windows)
    contents = sorted(set(counts) - set(keep_closed))
    rng.shuffle(contents, "open")
    opened: set[str] = set()
    for content in contents:
        if counts[content] <= left:
            opened.add(content)
            left -= counts[content]
    return tuple(msgspec.structs.replace(w, open=w.content in opened) for w in windows)


def darken_some(rng: Rng, windows: tuple[Window, ...], share: float) -> tuple[Edge, ...]:
    """Returns places to be left without a glyph, only of contents that another window shows too."""
    left = min(int(share * len(windows)), DARK_AT_MOST)
    counts = Counter(w.content for w in windows)
    dark: list[Edge] = []
    for window in rng.sample(windows, len(windows), "dark"):
        if left and counts[window.content] > 1:
            counts[window.content] -= 1
            dark.append((window.row, window.column))
            left -= 1
    return tuple(sorted(dark))


def repeated_contents(windows: tuple[Window, ...], times: int) -> tuple[str, ...]:
    """Returns the contents that stand in at least so many windows."""
    counts = Counter(w.content for w in windows)
    return tuple(content for content, n in counts.items() if n >= times)


def glyphs_needed(windows: tuple[Window, ...], dark: tuple[Edge, ...] = (), homophones: tuple[str, ...] = ()) -> int:
    """Returns how many glyphs the card will show."""
    counts = Counter(w.content for w in windows if not w.open and (w.row, w.column) not in dark)
    return len(counts) + sum(counts[content] > 1 for content in homophones)
