"""What connections have on their screens, and so what has to be sent when something changed: parts, not all of it."""

from __future__ import annotations

from typing import Final

from holdfast.engine.view import View
from holdfast.server.wire.from_server import Changes

MOST_DIFFERENT: Final = 8  # moments that connections of one seat are at; beyond that, everything is sent


class Screens:
    """The views that went out to the connections of each seat.

    All of them get the same updates, but each may have come at another moment: a part of the view is sent
    unless it is as on every one of their screens. Views never change once they are built, so they are only kept.
    """

    def __init__(self) -> None:
        self._shown: dict[int, list[View]] = {}

    def show(self, seat: int, view: View) -> None:
        """Notes that a connection of this seat was sent all of this view."""
        shown = self._shown.setdefault(seat, [])
        if not any(view is one for one in shown):
            shown.append(view)

    def change(self, seat: int, view: View) -> Changes:
        """Returns the parts that some connection of this seat lacks, and notes that all of them have this view now."""
        shown = self._shown.get(seat, [])
        self._shown[seat] = [view]
        is_all_new = not 0 < len(shown) <= MOST_DIFFERENT
        parts = {name: getattr(view, name) for name in view.__struct_fields__}
        return Changes({
            name: part
            for name, part in parts.items()
            if is_all_new or any(getattr(one, name) is not part and getattr(one, name) != part for one in shown)
        })  # fmt: skip
