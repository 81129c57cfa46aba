"""The start of a turn (R42-R45, R194, R259): adrenaline, skills, a sacrifice, hero powers, before declaring."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from holdfast.engine.action import Action, Refusal, refuse
from holdfast.games.alone.cards.verbs.apply import DoEffects
from holdfast.games.alone.events.deeds import SkillUsed
from holdfast.games.alone.events.rounds import AdrenalineSpent
from holdfast.games.alone.rules.companion import leave
from holdfast.games.alone.rules.damage import can_recover, recover
from holdfast.games.alone.rules.declaring import HeroDecides
from holdfast.games.alone.rules.follow import Follow
from holdfast.games.alone.rules.may import (
    BY_HERO,
    spend_companion,
    spend_power,
    spend_skill,
    why_no_companion,
    why_no_skill,
    why_too_dear,
)
from holdfast.games.alone.rules.standing import hero_knows
from holdfast.games.alone.state import Alone


class Preparation(Action, frozen=True):
    """Something that is done before an action is declared, and after which the hero is asked again."""

    @classmethod
    def gate(cls, s: Any, seat: int, ask: Any) -> Refusal | None:
        return not_the_start(ask)


def not_the_start(ask: HeroDecides, rule: str = "alone:R43") -> Refusal | None:
    return None if ask.is_start else refuse(rule, "refused.only_at_the_start")


def why_no_adrenaline(s: Alone, purpose: str) -> Refusal | None:
    if not s.adrenaline:
        return refuse("alone:R45", "refused.no_adrenaline")
    if purpose in s.spent[s.turn - 1]:
        return refuse("alone:R44", "refused.adrenaline_once")
    return None


def spend_adrenaline(s: Alone, purpose: str) -> None:
    """The token goes on this turn's token, with its purpose (R48)."""
    s.adrenaline -= 1
    s.spent[s.turn - 1] += (purpose,)
    s.is_used[s.turn - 1] = True
    s.tell(AdrenalineSpent(purpose, s.adrenaline))


class RecoverHealth(Preparation, frozen=True):
    """One adrenaline for 1 life or 1 self control (R42), unless it would have no effect (G22)."""

    track: str

    @classmethod
    def gate(cls, s: Alone, seat: int, ask: HeroDecides) -> Refusal | None:
        if hero_knows(s, "no_recovery"):
            return refuse("alone:R222", "refused.no_recovery")
        return not_the_start(ask, "alone:R42") or why_no_adrenaline(s, "recover")

    @classmethod
    def candidates(cls, s: Alone, seat: int, ask: HeroDecides) -> Iterable[RecoverHealth]:
        return (RecoverHealth("life"), RecoverHealth("control"))

    def why_not(self, s: Alone, seat: int, ask: HeroDecides) -> Refusal | None:
        if self.track not in ("life", "control"):
            return refuse("alone:R42", "refused.no_such_track")
        if can_recover(s, self.track):
            return None
        is_above = (s.life if self.track == "life" else s.control) > s.cap
        return refuse("alone:R182" if is_above else "alone:R181", "refused.at_cap", cap=s.cap)

    def do(self, s: Alone, seat: int, ask: HeroDecides) -> None:
        spend_adrenaline(s, "recover")
        recover(s, self.track, 1)
        s.start(Follow(event="recover"))


class BulletTime(Preparation, frozen=True):
    """One adrenaline for two actions in this turn (R43)."""

    @classmethod
    def gate(cls, s: Alone, seat: int, ask: HeroDecides) -> Refusal | None:
        if hero_knows(s, "no_bullet_time"):
            return refuse("alone:R222", "refused.no_bullet_time")
        return not_the_start(ask) or why_no_adrenaline(s, "bullet_time")

    @classmethod
    def candidates(cls, s: Alone, seat: int, ask: HeroDecides) -> Iterable[BulletTime]:
        return (BulletTime(),)

    def do(self, s: Alone, seat: int, ask: HeroDecides) -> None:
        spend_adrenaline(s, "bullet_time")
        s.bullet_time = True
        s.start(Follow(event="bullet_time"))


class StartSkill(Preparation, frozen=True):
    @classmethod
    def gate(cls, s: Alone, seat: int, ask: HeroDecides) -> Refusal | None:
        return not_the_start(ask) or why_no_skill(s, ("start",))

    @classmethod
    def candidates(cls, s: Alone, seat: int, ask: HeroDecides) -> Iterable[StartSkill]:
        return (StartSkill(),)

    def do(self, s: Alone, seat: int, ask: HeroDecides) -> None:
        s.start(DoEffects(effects=spend_skill(s), cause=BY_HERO))


class StartCompanion(Preparation, frozen=True):
    @classmethod
    def gate(cls, s: Alone, seat: int, ask: HeroDecides) -> Refusal | None:
        if s.companion_helped:
            return refuse("alone:R195", "refused.skill_used")
        return not_the_start(ask, "alone:R195") or why_no_companion(s, ("start",))

    @classmethod
    def candidates(cls, s: Alone, seat: int, ask: HeroDecides) -> Iterable[StartCompanion]:
        return (StartCompanion(),)

    def do(self, s: Alone, seat: int, ask: HeroDecides) -> None:
        s.companion_helped = True
        s.start(DoEffects(effects=spend_companion(s), cause=BY_HERO))


class Sacrifice(Preparation, frozen=True):
    """Once: the companion goes with all its charges, and its sacrifice is done (R194)."""

    @classmethod
    def gate(cls, s: Alone, seat: int, ask: HeroDecides) -> Refusal | None:
        if s.companion is None:
            return refuse("alone:R194", "refused.no_companion")
        return not_the_start(ask, "alone:R194")

    @classmethod
    def candidates(cls, s: Alone, seat: int, ask: HeroDecides) -> Iterable[Sacrifice]:
        return (Sacrifice(),)

    def do(self, s: Alone, seat: int, ask: HeroDecides) -> None:
        assert s.companion is not None
        character = s.companion.character
        skill = s.parts.characters[character].sacrifice
        s.tell(SkillUsed(character, skill.name))
        leave(s)
        s.start(DoEffects(effects=skill.effects, cause=BY_HERO))


class UsePower(Preparation, frozen=True):
    """One of the hero powers that are used at the start of a turn (R259)."""

    power: int

    @classmethod
    def gate(cls, s: Alone, seat: int, ask: HeroDecides) -> Refusal | None:
        return not_the_start(ask, "alone:R259") if s.options.avatars else refuse("alone:R259", "refused.no_powers")

    @classmethod
    def candidates(cls, s: Alone, seat: int, ask: HeroDecides) -> Iterable[UsePower]:
        return map(UsePower, range(len(s.parts.powers)))

    def why_not(self, s: Alone, seat: int, ask: HeroDecides) -> Refusal | None:
        if not 0 <= self.power < len(s.parts.powers):
            return refuse("alone:R259", "refused.no_such_power")
        if s.parts.powers[self.power].instant:
            return refuse("alone:R261", "refused.no_power_now")
        return why_too_dear(s, self.power)

    def do(self, s: Alone, seat: int, ask: HeroDecides) -> None:
        s.start(DoEffects(effects=spend_power(s, self.power), cause=BY_HERO))
