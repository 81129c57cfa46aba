"""What connections have on their screens, and so what has to be sent when something changed: parts, not all of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import asdict, astuple

from holdfast.engine.view import View
from holdfast.server.wire.from_server import Changes

MOST_DIFFERENT: Final = 8  # moments that connections of one seat are at; beyond that, everything is sent
NEWS_KEPT: Final = 64


class Screens:
    """The views that went out to the connections of each seat.

    All of them get the same updates, but each may have come at another moment: a part of the view is sent
    unless it is as on every one of their screens. Views never change once they are built, so they are only kept.
    """

    def __init__(self) -> None:
        self._shown: dict[int, list[View]] = {}
        self._news: dict[tuple[int, ...], tuple[list[Any], dict[str, Any]]] = {}  # of parts that several seats share

    def show(self, seat: int, view: View) -> None:
        """Notes that a connection of this seat was sent all of this view."""
        shown = self._shown.setdefault(seat, [])
        if not any(view is one for one in shown):
            shown.append(view)

    def change(self, seat: int, view: View) -> Changes:
        """Returns the parts that some connection of this seat lacks, and notes that all of them have this view now."""
        shown = self._shown.get(seat, [])
        self._shown[seat] = [view]
        if not 0 < len(shown) <= MOST_DIFFERENT:
            return Changes(asdict(view))
        changes = Changes({})
        for name, part, lacking in _lacking(view, shown):
            changes.update(self._news_of(name, part, lacking))
        return changes

    def _news_of(self, name: str, part: Any, olds: list[Any]) -> dict[str, Any]:
        """Returns what is new in a part, looked up where another seat was on the same way."""
        key = (id(part), *map(id, olds))
        known = self._news.get(key)
        if known is not None:
            return known[1]
        if len(self._news) >= NEWS_KEPT:
            self._news.clear()
        news: dict[str, Any] = {}
        _put_new(news, name, part, olds)
        self._news[key] = [part, *olds], news  # the parts too: so no other has their ids
        return news


def _put_new(news: dict[str, Any], way: str, part: Any, olds: list[Any]) -> bool:
    """Puts what is new in a part under the way to it, and tells whether that is all of it.

    Of things side by side those that differ, each by its place, and of a thing the fields that differ; all of it where
    most of it is new or it is of another kind.
    """
    if _is_comparable(part, olds):
        lacking = _lacking(part, olds)
        if len(lacking) < _size(part):
            for place, value, before in lacking:
                _put_new(news, f"{way}.{place}", value, before)
            return False
        found: dict[str, Any] = {}
        whole = 0
        for place, value, before in lacking:
            whole += _put_new(found, f"{way}.{place}", value, before)
        if whole < len(lacking):
            news.update(found)
            return False
    news[way] = part
    return True


def _is_comparable(part: Any, olds: list[Any]) -> bool:
    """Tells whether a part is made of fields or of things, as many as before, of which some may be as they were."""
    kind = type(part)
    if kind is tuple:
        size = len(part)
        if not size or not isinstance(part[0], Struct):
            return False
        return all(len(old) == size for old in olds)
    if not isinstance(part, Struct):
        return False
    return all(type(old) is kind for old in olds)


def _size(part: Any) -> int:
    return len(part) if type(part) is tuple else len(part.__struct_fields__)


def _lacking(part: Any, olds: list[Any]) -> list[tuple[Any, Any, list[Any]]]:
    """Returns of each place or field that differs from an old one its name, what is there, and what was there."""
    if type(part) is tuple:
        names: Iterable[Any] = range(len(part))
        values, before = part, olds
    else:
        names, values, before = part.__struct_fields__, astuple(part), [astuple(old) for old in olds]
    if len(before) == 1:
        rows = zip(names, values, before[0], strict=True)
        return [(name, value, [old]) for name, value, old in rows if old is not value and old != value]
    rows_of_all = zip(names, values, zip(*before, strict=True), strict=True)
    found = [
        (name, value, [old for old in row if old is not value and old != value]) for name, value, row in rows_of_all
    ]
    return [one for one in found if one[2]]
