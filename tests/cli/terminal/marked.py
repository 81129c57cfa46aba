"""What a frame shows outside of the marks of the made-up language: it was not made ready for other languages."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from holdfast.engine.text_files import TEXT_MARKS

# As they are printed on the keyboard; numbers and single letters.
KEYS: Final = re.compile(r"^(Esc|Tab|Enter|[Ss]pace|\w)$")


def unmarked(frame: str, exceptions: Iterable[str] = (), *, rows_apart: bool = False) -> list[str]:
    """Returns the words outside of marks, row by row; a sentence in marks may go over several rows.

    `exceptions` are patterns of what may stand there: a position in its notation. Draw frames wide enough, so that no
    row is cut off within its marks; or read `rows_apart`, where a drawing has no room for a whole name.
    """
    before, after = TEXT_MARKS
    fine = [KEYS, *map(re.compile, exceptions)]
    depth = 0
    found = []
    for row in frame.splitlines():
        outside, depth = "", 0 if rows_apart else depth
        for sign in row:
            if sign == before:
                depth += 1
            elif sign == after:
                depth -= 1
            else:
                outside += sign if depth == 0 else " "
        words = [word for word in outside.split() if re.search(r"[^\W\d_]", word)]
        found += [word for word in words if not any(pattern.fullmatch(word) for pattern in fine)]
    assert depth == 0 or rows_apart, f"marks are left open in\n{frame}"
    return found
