"""A cache of answers: a message that comes again under its id is answered again, and not done again."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from typing import Final, TypeAlias

from holdfast.server.wire.from_server import AckMessage, RefusedMessage
from holdfast.table.store import HandledMessage

KEPT: Final = 64  # of each person: whoever sends more loses their own oldest
MOST_PEOPLE: Final = 256

Answer: TypeAlias = AckMessage | RefusedMessage


class AnswerCache:
    """Remembers answers by person, not by seat: a message is its sender's, wherever they sit, watch or come back."""

    def __init__(self, kept: Iterable[HandledMessage] = ()) -> None:
        self.answers: OrderedDict[str, OrderedDict[str, Answer]] = OrderedDict()
        for mark in kept:
            self.note(mark.person, mark.id, AckMessage(mark.id))

    def answer_to(self, person: str, id: str) -> Answer | None:
        """Returns what a person was answered under this id; None for people without a name."""
        return self.answers[person].get(id) if person in self.answers else None

    def note(self, person: str, id: str, answer: Answer) -> None:
        if not person:
            return  # who has no name is refused everything
        mine = self.answers.setdefault(person, OrderedDict())
        self.answers.move_to_end(person)
        mine[id] = answer
        if len(mine) > KEPT:
            mine.popitem(last=False)
        if len(self.answers) > MOST_PEOPLE:
            self.answers.popitem(last=False)
