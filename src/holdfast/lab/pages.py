"""Tables inside pages: what stands between two marks is made by a program, the rest by people."""

from __future__ import annotations

from pathlib import Path


class NoPlace(Exception):
    """A page has no place for a table; one sentence says what is missing."""


def put_between(page: Path, begin: str, end: str, text: str) -> None:
    """Writes a text into a page, in place of what stood between the two marks. Raises NoPlace."""
    whole = page.read_text(encoding="utf-8")
    before, begins, rest = whole.partition(begin)
    _, ends, after = rest.partition(end)
    if not begins or not ends:
        raise NoPlace(f"{page} has no place for it: {begin} and, below that, {end}")
    page.write_text(f"{before}{begin}\n\n{text.strip()}\n\n{end}{after}", encoding="utf-8")
