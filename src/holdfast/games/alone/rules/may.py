"""What the hero may use when something happens: passive items, skills, abilities and the instant hero power.

All of it is public, so the hero is asked only if there is something to use (R133, R195, R261).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypeAlias

from holdfast.engine import target
from holdfast.engine.action import Action, Refusal, refuse
from holdfast.engine.flow import Frame
from holdfast.games.alone.cards.effects import Effects
from holdfast.games.alone.cards.verbs.apply import DoEffects
from holdfast.games.alone.cards.verbs.registry import Cause
from holdfast.games.alone.cards.vocabulary import ABILITIES
from holdfast.games.alone.events.deeds import PowerUsed, SkillUsed
from holdfast.games.alone.rules.asking import Question, ask
from holdfast.games.alone.rules.companion import hurt_companion
from holdfast.games.alone.rules.dice import is_hit, reroll
from holdfast.games.alone.rules.items import effects_of, find_item, spend_charge
from holdfast.games.alone.state import HERO, Alone

BY_HERO = Cause(seat=HERO)
UNLOCKED = 2  # experience points


def is_unlocked(s: Alone, ability: str) -> bool:
    return s.experience[ABILITIES.index(ability)] >= UNLOCKED


def why_no_skill(s: Alone, moments: tuple[str, ...]) -> Refusal | None:
    skill = s.parts.characters[s.character].hero
    if skill.when not in moments:
        return refuse("alone:R10", "refused.no_skill_now")
    if skill.per_round and s.skill_uses >= skill.per_round:
        return refuse("alone:R10", "refused.skill_used")
    return None


def why_no_companion(s: Alone, moments: tuple[str, ...]) -> Refusal | None:
    if s.companion is None:
        return refuse("alone:R193", "refused.no_companion")
    if s.parts.characters[s.companion.character].companion.when not in moments:
        return refuse("alone:R195", "refused.no_skill_now")
    return None


def spend_skill(s: Alone) -> Effects:
    s.skill_uses += 1
    hero = s.parts.characters[s.character]
    s.tell(SkillUsed(s.character, hero.hero.name))
    return hero.hero.effects


def spend_companion(s: Alone) -> Effects:
    """Each use costs one charge; the last one sends the companion away (R195, R197)."""
    assert s.companion is not None
    skill = s.parts.characters[s.companion.character].companion
    s.tell(SkillUsed(s.companion.character, skill.name))
    hurt_companion(s, 1)
    return skill.effects


def why_too_dear(s: Alone, power: int) -> Refusal | None:
    cost = s.parts.powers[power].cost
    return None if s.power_tokens >= cost else refuse("alone:R259", "refused.power_cost", cost=cost)


def spend_power(s: Alone, power: int) -> Effects:
    """Hero powers are paid with the danger tokens on their card (R259, R260)."""
    s.power_tokens -= s.parts.powers[power].cost
    s.tell(PowerUsed(power, s.power_tokens))
    return s.parts.powers[power].effects


class UsePassive(Action, frozen=True):
    """A passive item costs a charge when its trigger occurs (R133), once in an action, however often it does (R134)."""

    item: target.Item

    @classmethod
    def candidates(cls, s: Alone, seat: int, ask: MayUse) -> Iterable[UsePassive]:
        return [UsePassive(carried.item) for carried in s.items]

    def why_not(self, s: Alone, seat: int, ask: MayUse) -> Refusal | None:
        if find_item(s, self.item) is None:
            return refuse("alone:R133", "refused.no_such_item")
        if s.parts.items[self.item].when not in ask.moments:
            return refuse("alone:R133", "refused.item_not_now")
        return refuse("alone:R134", "refused.item_once") if self.item in s.used_now else None

    def do(self, s: Alone, seat: int, ask: MayUse) -> None:
        effects = effects_of(s, self.item)
        s.used_now.append(self.item)
        spend_charge(s, self.item)
        s.start(DoEffects(effects=effects, cause=BY_HERO))


class UseSkill(Action, frozen=True):
    @classmethod
    def gate(cls, s: Alone, seat: int, ask: MayUse) -> Refusal | None:
        if UseSkill() in ask.used:
            return refuse("alone:R10", "refused.skill_used")
        return why_no_skill(s, ask.moments)

    @classmethod
    def candidates(cls, s: Alone, seat: int, ask: MayUse) -> Iterable[UseSkill]:
        return (UseSkill(),)

    def do(self, s: Alone, seat: int, ask: MayUse) -> None:
        s.start(DoEffects(effects=spend_skill(s), cause=BY_HERO))


class UseCompanion(Action, frozen=True):
    """Uses the companion's skill (R195)."""

    @classmethod
    def gate(cls, s: Alone, seat: int, ask: MayUse) -> Refusal | None:
        if UseCompanion() in ask.used:
            return refuse("alone:R195", "refused.skill_used")
        return why_no_companion(s, ask.moments)

    @classmethod
    def candidates(cls, s: Alone, seat: int, ask: MayUse) -> Iterable[UseCompanion]:
        return (UseCompanion(),)

    def do(self, s: Alone, seat: int, ask: MayUse) -> None:
        s.start(DoEffects(effects=spend_companion(s), cause=BY_HERO))


class UseAbility(Action, frozen=True):
    """Precision rerolls a miss of the hero (R191), Dexterity a hit against the hero (R192), each once a roll."""

    ability: int

    @classmethod
    def candidates(cls, s: Alone, seat: int, ask: MayUse) -> Iterable[UseAbility]:
        return map(UseAbility, range(len(ABILITIES)))

    def why_not(self, s: Alone, seat: int, ask: MayUse) -> Refusal | None:
        if not 0 <= self.ability < len(ABILITIES) or s.experience[self.ability] < UNLOCKED:
            return refuse("alone:R186", "refused.not_unlocked")
        if self in ask.used:
            return refuse("alone:R191", "refused.ability_once")
        if _die_for(s, ABILITIES[self.ability], ask.purpose) is None:
            return refuse("alone:R191", "refused.no_die_for_it")
        return None

    def do(self, s: Alone, seat: int, ask: MayUse) -> None:
        die = _die_for(s, ABILITIES[self.ability], ask.purpose)
        assert die is not None
        reroll(s, die)


def _die_for(s: Alone, ability: str, purpose: str) -> int | None:
    """Returns the die that an ability would roll again: any of those that count alike."""
    if ability == "precision" and purpose == "fight":
        return next((i for i, face in enumerate(s.pool) if not is_hit(s, face, purpose, knowing=True)), None)
    if ability == "dexterity" and purpose in ("attack", "opportunity"):
        return next((i for i, face in enumerate(s.pool) if is_hit(s, face, purpose, knowing=True)), None)
    return None


class UseInstantPower(Action, frozen=True):
    """The hero power that may be used whenever needed (R261)."""

    power: int

    @classmethod
    def candidates(cls, s: Alone, seat: int, ask: MayUse) -> Iterable[UseInstantPower]:
        return map(UseInstantPower, range(len(s.parts.powers)))

    def why_not(self, s: Alone, seat: int, ask: MayUse) -> Refusal | None:
        is_one = s.options.avatars and 0 <= self.power < len(s.parts.powers)
        if not is_one or s.parts.powers[self.power].when not in ask.moments:
            return refuse("alone:R261", "refused.no_power_now")
        return why_too_dear(s, self.power)

    def do(self, s: Alone, seat: int, ask: MayUse) -> None:
        s.start(DoEffects(effects=spend_power(s, self.power), cause=BY_HERO))


class Decline(Action, frozen=True):
    @classmethod
    def candidates(cls, s: Alone, seat: int, ask: MayUse) -> Iterable[Decline]:
        return (Decline(),)


Usable: TypeAlias = UsePassive | UseSkill | UseCompanion | UseAbility | UseInstantPower


class MayUse(Question, kw_only=True):
    ACTIONS = (Decline, UsePassive, UseSkill, UseCompanion, UseAbility, UseInstantPower)  # the board declines

    moments: tuple[str, ...]
    purpose: str = ""
    used: tuple[Usable, ...] = ()

    def has_something(self, s: Alone) -> bool:
        for kind in self.ACTIONS[1:]:
            if kind.gate(s, HERO, self) is None and any(
                action.why_not(s, HERO, self) is None for action in kind.candidates(s, HERO, self)
            ):
                return True
        return False


class May(Frame):
    """Asks as long as there is something to use and the hero wants to use it."""

    STEPS = ("offer", "go_on")

    moments: tuple[str, ...]
    purpose: str = ""
    used: tuple[Usable, ...] = ()

    def offer(self, s: Alone) -> None:
        offered = MayUse(owner=HERO, moments=self.moments, purpose=self.purpose, used=self.used)
        if offered.has_something(s):
            ask(s, offered)

    def go_on(self, s: Alone) -> Literal["offer"] | None:
        if not isinstance(s.answered, UsePassive | UseSkill | UseCompanion | UseAbility | UseInstantPower):
            return None
        self.used += (s.answered,)
        return "offer"
