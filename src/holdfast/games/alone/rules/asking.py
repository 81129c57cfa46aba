"""Choices asked in parts: who is asked, for how long, and what the answers may be."""

from __future__ import annotations

from typing import ClassVar

from holdfast.engine.action import Action, Refusal, refuse
from holdfast.engine.grace import Graced, put
from holdfast.games.alone.cards.picks import Cancel, Pick
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


class PartQuestion(Question, kw_only=True):
    """A question whose answers are parts: subclasses say which are open."""

    def open_picks(self, s: Alone) -> list[Pick]:
        raise NotImplementedError

    def why_not_pick(self, s: Alone, pick: Pick) -> Refusal | None:
        return None if pick in self.open_picks(s) else refuse("alone:R152", "refused.not_a_target")

    def why_not_cancel(self, s: Alone) -> Refusal | None:
        return refuse("alone:R145", "refused.no_cancel")

    def listed(self, s: Alone, seat: int) -> list[Action]:
        """Returns the parts that are open, worked out once for all kinds."""
        order = self.ACTIONS
        found: list[Action] = [pick for pick in self.legal_picks(s) if type(pick) in order]
        found.sort(key=lambda pick: order.index(type(pick)))
        return [*found, Cancel()] if Cancel in order and self.why_not_cancel(s) is None else found

    def legal_picks(self, s: Alone) -> list[Pick]:
        return [pick for pick in self.open_picks(s) if self.why_not_pick(s, pick) is None]


def ask(s: Alone, question: Question) -> None:
    """Put a question, with a grace if the table wants one."""
    if s.options.grace_ms:
        put(s, question)
    else:
        s.start(question)
