"""The hero's own notes (R94): words that nobody else sees, and that no clean-up takes away (R264)."""

from __future__ import annotations

from holdfast.engine.action import Action, Refusal, refuse
from holdfast.engine.flow import Decision
from holdfast.engine.secret import only
from holdfast.engine.view import Text
from holdfast.games.alone.events.deeds import NoteTaken
from holdfast.games.alone.state import HERO, Alone

LONGEST = 2000


class TakeNote(Action, frozen=True):
    """What the hero writes replaces what was written before."""

    words: str

    @classmethod
    def form(cls, s: Alone, seat: int, ask: AtAnyTime) -> Text:
        return Text(cls.kind(), "words", 0, LONGEST)

    def why_not(self, s: Alone, seat: int, ask: AtAnyTime) -> Refusal | None:
        if len(self.words) > LONGEST:
            return refuse("alone:R94", "refused.note_too_long", limit=LONGEST)
        fine = all(letter.isprintable() or letter == "\n" for letter in self.words)
        return None if fine else refuse("alone:R94", "refused.note_characters")

    def do(self, s: Alone, seat: int, ask: AtAnyTime) -> None:
        s.notes = s.notes.with_value(self.words)
        s.tell(NoteTaken(self.words), to=only(HERO))


class AtAnyTime(Decision, kw_only=True):
    STANDING = True
    OFFER = True
    ACTIONS = (TakeNote,)

    def seats(self, s: Alone) -> tuple[int, ...]:
        return (HERO,)
