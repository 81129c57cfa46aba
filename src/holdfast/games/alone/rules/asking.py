"""Questions: who is asked, and for how long."""

from __future__ import annotations

from typing import ClassVar

from holdfast.engine.grace import Graced, put
from holdfast.games.alone.state import HERO, Alone


class Question(Graced, kw_only=True):
    """A choice of one seat. If evil takes too long its comrades may answer, in the end the table does."""

    PRIVATE: ClassVar[bool] = True
    SILENT: ClassVar[bool] = True

    def grace_ms(self, s: Alone) -> int:
        return s.options.grace_ms

    def seats(self, s: Alone) -> tuple[int, ...]:
        if self.waited and not self.PRIVATE and self.owner != HERO:
            return tuple(s.evil)
        return (self.owner,)


def ask(s: Alone, question: Question) -> None:
    """Puts a question, with a grace if the table wants one."""
    if s.options.grace_ms:
        put(s, question)
    else:
        s.start(question)
