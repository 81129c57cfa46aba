"""A game's story in one word: what every seat was told and offered, command by command.

Story digests are the net for rebuilding. They agree before and after a change that leaves behaviour as it is, whatever
becomes of the fields and frames inside. `stories.txt` holds one for every recorded game and for fresh games of bots.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b
from pathlib import Path

import msgspec

from holdfast.engine.event import Told, events_for
from holdfast.engine.secret import SPECTATOR
from holdfast.engine.state import State
from holdfast.engine.view import Ask, Form, Greyed, Option, asks_of
from holdfast.table.replay import histories
from holdfast.table.save import Save

FILE = Path(__file__).parent / "stories.txt"


class Offered(msgspec.Struct, frozen=True):
    """What a story holds of an ask: all but how it is worded."""

    id: int
    kind: str
    options: tuple[Option, ...]
    forms: tuple[Form, ...]
    greyed: tuple[Greyed, ...]
    standing: bool

    @classmethod
    def of(cls, ask: Ask) -> Offered:
        return cls(ask.id, ask.kind, ask.options, ask.forms, ask.greyed, ask.standing)


class Story:
    """The digest of a game, as it grows."""

    def __init__(self) -> None:
        self.mark = blake2b(digest_size=8)

    def add(self, s: State, told: Iterable[Told]) -> None:
        """One command: what each seat is told of it, and what each may answer after it."""
        told = tuple(told)
        for seat in range(SPECTATOR, s.seated):
            offered = [Offered.of(ask) for ask in asks_of(s, seat)]
            self.mark.update(msgspec.json.encode((seat, events_for(told, seat), offered)))

    @property
    def digest(self) -> str:
        return self.mark.hexdigest()


def story_of(save: Save) -> str:
    story = Story()
    for history, told in histories(save):
        story.add(history.state, told)
    return story.digest


def known_stories(file: Path = FILE) -> dict[str, str]:
    """The digests in the file, by the names of the games."""
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else ()
    return dict(line.split(" ", 1) for line in lines)


def keep_stories(new: dict[str, str], file: Path = FILE) -> None:
    """Enter digests into the file; all others stay."""
    rows = sorted(
        {**known_stories(file), **new}.items(), key=lambda row: (row[0].rstrip("0123456789"), len(row[0]), row)
    )
    file.write_text("".join(f"{name} {digest}\n" for name, digest in rows), encoding="utf-8")
