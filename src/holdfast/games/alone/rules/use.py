"""Using things with an action (R132, R134, R266): action items, the hero's skill, the companion's."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from holdfast.engine import target
from holdfast.engine.action import Refusal, refuse
from holdfast.games.alone.cards.effects import Effect, Repair, Run, Scan, Sound, Strike
from holdfast.games.alone.cards.verbs.apply import DoEffects
from holdfast.games.alone.cards.verbs.registry import AnyEffect
from holdfast.games.alone.cards.vocabulary import ACTIONS
from holdfast.games.alone.levels.places import WAYS
from holdfast.games.alone.rules.declaring import Declaration, HeroDecides, why_not_deed
from holdfast.games.alone.rules.explore import why_not_explore
from holdfast.games.alone.rules.fight import in_reach, targets
from holdfast.games.alone.rules.items import effects_of, find_item, spend_charge
from holdfast.games.alone.rules.locate import Locate, targets_of_a_locate
from holdfast.games.alone.rules.may import BY_HERO, spend_companion, spend_skill, why_no_companion, why_no_skill
from holdfast.games.alone.rules.move import why_no_way
from holdfast.games.alone.state import Alone


def why_no_use(s: Alone, effects: tuple[AnyEffect, ...]) -> Refusal | None:
    """Returns why the first thing that a card does would come to nothing, as far as the hero sees."""
    match effects[0] if effects else None:
        case Strike(reach=reach):
            aims = targets(s, in_reach(s, reach))
            return None if aims else refuse("alone:R102", "refused.no_such_creature_here")
        case Run():
            ways = [way for way in WAYS if why_no_way(s, way) is None]
            return None if ways else refuse("alone:R66", "refused.no_way")
        case Scan(around=False):
            ways = [way for way in WAYS if why_not_explore(s, way) is None]
            return None if ways else refuse("alone:R96", "refused.no_way")
        case Repair():
            return None if s.here.lcu else refuse("alone:R138", "refused.nothing_to_interact")
    return None


class Use(Declaration, frozen=True):
    """What is used replaces the action (R266); it is read when it is paid, for the last charge discards an item."""

    def is_answered(self, s: Alone) -> bool:
        return not any(isinstance(effect, Run) and effect.unseen for effect in s.using)

    def why_lost(self, s: Alone) -> Refusal | None:
        return why_no_use(s, s.using)

    def resolve(self, s: Alone) -> None:
        effects = tuple(counted(s, effect) for effect in s.using) if s.declared == Locate.WORD else s.using
        s.start(DoEffects(effects=effects, cause=BY_HERO))


def counted(s: Alone, effect: Effect) -> Effect:
    """Returns an effect of a locate, with as many targets as hindrances leave it."""
    if isinstance(effect, Sound):
        return msgspec.structs.replace(effect, targets=targets_of_a_locate(s, effect.targets))
    return effect


class UseItem(Use, frozen=True):
    """An action item costs a charge after declaring (R132); its text replaces the action (R266)."""

    item: target.Item

    @classmethod
    def gate(cls, s: Alone, seat: int, ask: HeroDecides) -> Refusal | None:
        return None if ask.with_items else refuse("alone:R137", "refused.no_items_now")

    @classmethod
    def candidates(cls, s: Alone, seat: int, ask: HeroDecides) -> Iterable[UseItem]:
        return [UseItem(carried.item) for carried in s.items if s.parts.items[carried.item].when in ACTIONS]

    def why_not(self, s: Alone, seat: int, ask: HeroDecides) -> Refusal | None:
        if find_item(s, self.item) is None:
            return refuse("alone:R132", "refused.no_such_item")
        card = s.parts.items[self.item]
        if card.when not in ACTIONS:
            return refuse("alone:R132", "refused.item_not_now")
        return why_not_deed(s, card.when, ask) or why_no_use(s, effects_of(s, self.item))

    def word(self, s: Alone) -> str:
        return s.parts.items[self.item].when

    def pay(self, s: Alone) -> None:
        s.using = effects_of(s, self.item)
        spend_charge(s, self.item)


class UseOwnSkill(Use, frozen=True):
    """The hero's skill in place of an action."""

    @classmethod
    def gate(cls, s: Alone, seat: int, ask: HeroDecides) -> Refusal | None:
        skill = s.parts.characters[s.character].hero
        if not ask.with_items:
            return refuse("alone:R137", "refused.no_items_now")
        return why_no_skill(s, ACTIONS) or why_not_deed(s, skill.when, ask) or why_no_use(s, skill.effects)

    @classmethod
    def candidates(cls, s: Alone, seat: int, ask: HeroDecides) -> Iterable[UseOwnSkill]:
        return (UseOwnSkill(),)

    def word(self, s: Alone) -> str:
        return s.parts.characters[s.character].hero.when

    def pay(self, s: Alone) -> None:
        s.using = spend_skill(s)


class AskCompanion(Use, frozen=True):
    """The companion's skill in place of an action (R195)."""

    @classmethod
    def gate(cls, s: Alone, seat: int, ask: HeroDecides) -> Refusal | None:
        if not ask.with_items:
            return refuse("alone:R137", "refused.no_items_now")
        if refusal := why_no_companion(s, ACTIONS):
            return refusal
        assert s.companion is not None
        skill = s.parts.characters[s.companion.character].companion
        return why_not_deed(s, skill.when, ask) or why_no_use(s, skill.effects)

    @classmethod
    def candidates(cls, s: Alone, seat: int, ask: HeroDecides) -> Iterable[AskCompanion]:
        return (AskCompanion(),)

    def word(self, s: Alone) -> str:
        assert s.companion is not None
        return s.parts.characters[s.companion.character].companion.when

    def pay(self, s: Alone) -> None:
        s.using = spend_companion(s)
