"""Talking at the table (R43-R45, A21): canned statements for everybody, words of one's own where the table allows."""

from __future__ import annotations

from typing import Final

from holdfast.engine.action import Action, Refusal, refuse
from holdfast.engine.flow import Decision
from holdfast.engine.view import Text
from holdfast.games.key.cards.resources import HAND_SIZE
from holdfast.games.key.events import Hinted, Said
from holdfast.games.key.rules.talk import BANDS, LIMIT, why_not_say
from holdfast.games.key.state import Key

REMARKS: Final = (
    "go_first",
    "need_run",
    "need_intel",
    "need_gather",
    "please_regroup",
    "keep_low",
    "no_draw",
    "well_done",
)
PHRASES: Final = (
    *(f"{count}_{band}" for band in BANDS for count in range(HAND_SIZE + 1)),
    *REMARKS,
)


class Hint(Action, frozen=True):
    """A canned statement: how many low, middle or high cards one holds, or a wish."""

    phrase: str

    @classmethod
    def form(cls, s: Key, seat: int, ask: Decision) -> Text:
        return Text(cls.kind(), "phrase", 1, 20, "phrase")

    def why_not(self, s: Key, seat: int, ask: Decision) -> Refusal | None:
        return None if self.phrase in PHRASES else refuse("key:R44", "refused.no_such_phrase")

    def do(self, s: Key, seat: int, ask: Decision) -> None:
        s.tell(Hinted(seat, self.phrase))


class Say(Action, frozen=True):
    """Words of one's own, as long as they fix no exact value (R45)."""

    words: str

    @classmethod
    def gate(cls, s: Key, seat: int, ask: Decision) -> Refusal | None:
        return None if s.free_talk else refuse("key:R44", "refused.canned_only")

    @classmethod
    def form(cls, s: Key, seat: int, ask: Decision) -> Text:
        return Text(cls.kind(), "words", 1, LIMIT)

    def why_not(self, s: Key, seat: int, ask: Decision) -> Refusal | None:
        return why_not_say(self.words)

    def do(self, s: Key, seat: int, ask: Decision) -> None:
        s.tell(Said(seat, self.words))
