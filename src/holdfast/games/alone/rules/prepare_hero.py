"""The hero's set-up (R2-R6, R10, R15): difficulty, character, starting items."""

from __future__ import annotations

from collections.abc import Iterable

from holdfast.engine.action import Action, Refusal, refuse
from holdfast.engine.flow import Frame
from holdfast.games.alone.events.preparing import CharacterChosen, DifficultyChosen, ItemTaken
from holdfast.games.alone.rules.asking import Question, ask
from holdfast.games.alone.rules.items import take_item
from holdfast.games.alone.state import HERO, Alone


class PickDifficulty(Action, frozen=True):
    difficulty: int

    @classmethod
    def candidates(cls, s: Alone, seat: int, ask: ChooseDifficulty) -> Iterable[PickDifficulty]:
        return map(PickDifficulty, range(len(s.parts.difficulties)))

    def why_not(self, s: Alone, seat: int, ask: ChooseDifficulty) -> Refusal | None:
        is_one = 0 <= self.difficulty < len(s.parts.difficulties)
        return None if is_one else refuse("alone:R2", "refused.no_such_difficulty")

    def do(self, s: Alone, seat: int, ask: ChooseDifficulty) -> None:
        s.difficulty = self.difficulty


class ChooseDifficulty(Question, kw_only=True):
    ACTIONS = (PickDifficulty,)


class PickHero(Action, frozen=True):
    character: int

    @classmethod
    def candidates(cls, s: Alone, seat: int, ask: ChooseHero) -> Iterable[PickHero]:
        return map(PickHero, range(len(s.parts.characters)))

    def why_not(self, s: Alone, seat: int, ask: ChooseHero) -> Refusal | None:
        is_one = 0 <= self.character < len(s.parts.characters)
        return None if is_one else refuse("alone:R10", "refused.no_such_character")

    def do(self, s: Alone, seat: int, ask: ChooseHero) -> None:
        s.character = self.character


class DrawHero(Action, frozen=True):
    """The character is drawn at random."""

    @classmethod
    def candidates(cls, s: Alone, seat: int, ask: ChooseHero) -> Iterable[DrawHero]:
        return (DrawHero(),)

    def do(self, s: Alone, seat: int, ask: ChooseHero) -> None:
        s.character = s.rng.below(len(s.parts.characters), "character")


class ChooseHero(Question, kw_only=True):
    ACTIONS = (PickHero, DrawHero)


class PrepareHero(Frame):
    STEPS = ("difficulty", "character", "items")

    def difficulty(self, s: Alone) -> None:
        if s.difficulty < 0:
            ask(s, ChooseDifficulty(owner=HERO))

    def character(self, s: Alone) -> None:
        s.tell(DifficultyChosen(s.parts.difficulties[s.difficulty].id))
        if s.character < 0:
            ask(s, ChooseHero(owner=HERO))

    def items(self, s: Alone) -> None:
        """Deals random bullets and other random items, by difficulty (R3-R6, R15)."""
        s.tell(CharacterChosen(s.character))
        chosen = s.parts.difficulties[s.difficulty]
        deck = s.item_deck.true()
        bullets = [item for item in deck if s.parts.items[item].bullets]
        taken = s.rng.sample(bullets, chosen.bullets, "items")
        others = [item for item in deck if item not in taken]
        taken += s.rng.sample(others, chosen.items, "items")
        for item in taken:
            s.take(s.item_deck, item)
            take_item(s, item)
            s.tell(ItemTaken(item))
