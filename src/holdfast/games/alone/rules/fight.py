"""Fighting (R102-R111, R116, R184-R187): dice, damage against two thresholds, wounds, death and what it teaches."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

from holdfast.engine import target
from holdfast.engine.action import Refusal, refuse
from holdfast.engine.flow import AGAIN, Frame, Next
from holdfast.engine.knowledge import By
from holdfast.games.alone.cards.effects import Strike
from holdfast.games.alone.cards.picks import PickTarget
from holdfast.games.alone.cards.verbs.apply import DoVerb
from holdfast.games.alone.cards.verbs.registry import Cause, LearnTwo
from holdfast.games.alone.cards.vocabulary import ABILITIES
from holdfast.games.alone.events.creatures import CreatureWounded
from holdfast.games.alone.events.deeds import AbilityUnlocked, ExperienceGained
from holdfast.games.alone.levels.places import Cell
from holdfast.games.alone.rules.creatures import remove, wound
from holdfast.games.alone.rules.declaring import Declaration, HeroDecides
from holdfast.games.alone.rules.dice import hits
from holdfast.games.alone.rules.follow import Follow
from holdfast.games.alone.rules.labyrinth import kind_of, shows_marks
from holdfast.games.alone.rules.roll import Roll
from holdfast.games.alone.rules.sight import in_sight, steps_away
from holdfast.games.alone.rules.standing import number, powers_show, stats
from holdfast.games.alone.state import HERO, Alone
from holdfast.games.alone.state.masks import token_for, tokens_for

MOST_EXPERIENCE = 2


def targets(s: Alone, cells: Iterable[Cell]) -> list[PickTarget]:
    """Returns what the hero can aim at in these sectors: kinds and wounds, not single tokens."""
    wanted = set(cells)
    found = {
        PickTarget(kind_of(s, token), figure.wounds, figure.cell)
        for token, figure in s.standing_for(HERO)
        if figure.cell in wanted
    }
    return sorted(found, key=lambda t: (t.cell, t.creature, t.wounds))


def token_of(s: Alone, target: PickTarget) -> int:
    """Returns a creature that looks like the target: the one that is hardened least, as the hero would choose."""
    alike = [
        (figure.hard + figure.hard_round, token)
        for token, figure in s.standing_for(HERO)
        if (kind_of(s, token), figure.wounds, figure.cell) == (target.creature, target.wounds, target.cell)
    ]
    return min(alike)[1]


class Fight(Declaration, frozen=True):
    """The base fight: one creature in the hero's sector (R102)."""

    WORD = "fight"

    creature: target.Figure
    wounds: int

    @classmethod
    def candidates(cls, s: Alone, seat: int, ask: HeroDecides) -> Iterable[Fight]:
        return [Fight(target.creature, target.wounds) for target in targets(s, [s.hero])]

    def why_not(self, s: Alone, seat: int, ask: HeroDecides) -> Refusal | None:
        is_there = PickTarget(self.creature, self.wounds, s.hero) in targets(s, [s.hero])
        return None if is_there else refuse("alone:R102", "refused.no_such_creature_here")

    def target(self, s: Alone) -> PickTarget | None:
        """Returns the target with its wounds as they are now: it may have been mended since."""
        alike = [target for target in targets(s, [s.hero]) if target.creature == self.creature]
        return next((target for target in alike if target.wounds == self.wounds), next(iter(alike), None))

    def why_lost(self, s: Alone) -> Refusal | None:
        return None if self.target(s) else refuse("alone:R102", "refused.no_such_creature_here")

    def resolve(self, s: Alone) -> None:
        target = self.target(s)
        assert target is not None
        token = token_of(s, target)
        dark, lit = s.parts.numbers.fight_dark, s.parts.numbers.fight_lit
        s.start(StrikeAt(tokens=(token,), effect=Strike(dice=dark, lit=lit - dark)))


class StrikeAt(Frame):
    """The hero attacks: one roll, against one creature or several."""

    STEPS = ("roll", "add_up", "hurt")

    tokens: Annotated[tuple[int, ...], By(tokens_for)]
    effect: Strike
    damage: int = 0

    def roll(self, s: Alone) -> None:
        powers_show(s)
        dice = self.effect.dice + (self.effect.lit if s.light[s.hero].true() else 0)  # R103
        s.start(Roll(dice=max(number(s, "fight_dice", dice) - s.falter, 1), purpose="fight"))

    def add_up(self, s: Alone) -> None:
        count = hits(s, "fight")
        self.damage = count + self.effect.damage if count else 0

    def hurt(self, s: Alone) -> Next:
        if not self.tokens:
            return None
        token, self.tokens = self.tokens[0], self.tokens[1:]
        shows_marks(s, token)
        if is_killed(s, token, self.damage):
            s.start(Die(token=token))
        elif s.figures[token].true().wounds == 0 and self.damage >= stats(s, token).first:
            wound(s, token)  # R105, R108
            s.tell(CreatureWounded(kind_of(s, token)))
        return AGAIN


def is_killed(s: Alone, token: int, damage: int) -> bool:
    """Tells whether the damage kills. The second value does; a wounded creature dies of the first (R106, R107), unless
    the rule is read to the letter.
    """
    line = stats(s, token)
    if s.figures[token].true().wounds and not s.options.literal_wounds:
        return damage >= line.first
    return damage >= line.second


class Die(Frame):
    """A creature dies; if it was revealed the hero learns from it (R184, R185)."""

    STEPS = ("die", "follow")

    token: Annotated[int, By(token_for)]

    def die(self, s: Alone) -> None:
        it, is_seen = s.tokens[self.token], s.figures[self.token].is_known_to(HERO)
        remove(s, self.token)
        if not is_seen or it.source == "avatar":  # G75
            return
        if it.boss:
            s.start(DoVerb(effect=LearnTwo(), cause=Cause(seat=HERO)))
        else:
            ability = next((c.ability for c in s.parts.creatures if c.kind == it.icon), None)
            if ability is not None:
                gain_experience(s, ABILITIES.index(ability))

    def follow(self, s: Alone) -> None:
        if s.tokens[self.token].source != "avatar":  # which is only knocked down
            s.start(Follow(event="kill"))


def gain_experience(s: Alone, ability: int) -> None:
    """Gives a point of experience: at most 2 in each ability, and the second unlocks it for good (R186)."""
    if s.experience[ability] >= MOST_EXPERIENCE:
        return
    s.experience[ability] += 1
    s.tell(ExperienceGained(ability, s.experience[ability]))
    if s.experience[ability] == MOST_EXPERIENCE:
        s.tell(AbilityUnlocked(ability))


def in_reach(s: Alone, reach: int) -> list[Cell]:
    """Returns the hero's sector, and those in line of sight that are not farther."""
    return [cell for cell in in_sight(s) if cell == s.hero or steps_away(s, cell) <= reach]
