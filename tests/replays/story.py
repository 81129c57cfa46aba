"""A game's story in one word: what every seat was told and offered, command by command.

Story digests are the net for rebuilding. They agree before and after a change that leaves behaviour as it is, whatever
becomes of the fields and frames inside. `story_ledger.py` keeps them.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b

import msgspec

from holdfast.engine.event import Told, events_for
from holdfast.engine.secret import SPECTATOR
from holdfast.engine.state import State
from holdfast.engine.view import Form, Greyed, Option, asks_of
from holdfast.table.replay import histories
from holdfast.table.save import Save


class Offered(msgspec.Struct, frozen=True):
    """What a seat may answer, without what only says how that is called."""

    id: int
    kind: str
    options: tuple[Option, ...]
    forms: tuple[Form, ...]
    greyed: tuple[Greyed, ...]
    standing: bool


def offered(s: State, seat: int) -> list[Offered]:
    return [Offered(ask.id, ask.kind, ask.options, ask.forms, ask.greyed, ask.standing) for ask in asks_of(s, seat)]


class Story:
    """The digest of a game, as it grows."""

    def __init__(self) -> None:
        self.mark = blake2b(digest_size=8)

    def add(self, s: State, told: Iterable[Told]) -> None:
        """One command: what each seat is told of it, and what each may answer after it."""
        told = tuple(told)
        for seat in range(SPECTATOR, s.seated):
            self.mark.update(msgspec.json.encode((seat, events_for(told, seat), offered(s, seat))))

    @property
    def digest(self) -> str:
        return self.mark.hexdigest()


def story_of(save: Save) -> str:
    story = Story()
    for history, told in histories(save):
        story.add(history.state, told)
    return story.digest
