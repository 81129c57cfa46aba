"""What a seat was told lately, kept so that it can be told again after a lost connection."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Final

import msgspec

from holdfast.engine.event import Event, Forgot

KEPT: Final = 400


class Page(msgspec.Struct, frozen=True, gc=False):
    """The events of one update, with its `n` and `holds`."""

    n: int
    events: tuple[Event, ...]
    holds: int | None = None


class Ring:
    """The last updates of one seat without their views. What the seat forgot, or what was taken back, is gone."""

    def __init__(self) -> None:
        self.pages: deque[Page] = deque(maxlen=KEPT)

    def add(self, page: Page) -> None:
        holds = page.holds
        if holds is not None:
            self._replace(lambda old, event: old.n <= holds)
        for event in page.events:
            if isinstance(event, Forgot):
                self._forget(event.kinds)
        self.pages.append(page)

    def since(self, n: int) -> list[Page] | None:
        """Returns what came after update n; None if that is too long ago, or was never sent."""
        if not self.pages or not self.pages[0].n - 1 <= n <= self.pages[-1].n:
            return None
        return [page for page in self.pages if page.n > n]

    def log(self, most: int) -> tuple[Page, ...]:
        """Returns the last pages that hold something that the seat may remember."""
        return tuple(page for page in self.pages if page.events)[-most:]

    def _forget(self, kinds: tuple[str, ...]) -> None:
        self._replace(lambda old, event: event.ABOUT not in kinds)

    def _replace(self, keeps: Callable[[Page, Event], bool]) -> None:
        for place, old in enumerate(self.pages):
            kept = tuple(event for event in old.events if keeps(old, event))
            if len(kept) < len(old.events):
                self.pages[place] = Page(old.n, kept, old.holds)
