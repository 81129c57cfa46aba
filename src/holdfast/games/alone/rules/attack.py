"""Attacks on the hero (R83-R86, R112-R115): at the end of a turn, when it leaves, and when cards say so."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Literal

from holdfast.engine import target
from holdfast.engine.action import Action, Refusal, refuse
from holdfast.engine.flow import Frame
from holdfast.engine.knowledge import By
from holdfast.games.alone.events.creatures import CreatureAttacked, OpportunityTaken
from holdfast.games.alone.events.deeds import AttackEvaded
from holdfast.games.alone.rules.asking import Question, ask
from holdfast.games.alone.rules.damage import Suffer
from holdfast.games.alone.rules.dice import hits
from holdfast.games.alone.rules.labyrinth import kind_of, shows_marks
from holdfast.games.alone.rules.may import May
from holdfast.games.alone.rules.roll import Roll
from holdfast.games.alone.rules.standing import has, number, powers_show, stats
from holdfast.games.alone.state import Alone
from holdfast.games.alone.state.masks import token_for


def attack_dice(s: Alone, token: int, more: int = 0) -> int:
    """Returns how many dice a creature rolls: by dark or light (R113), with all that cards add, and then take away."""
    line, figure = stats(s, token), s.whole(token)
    is_dark = not s.light[s.hero].true() or has(s, "ignores_light", token)
    dice = line.dark if is_dark else line.lit
    dice += more + figure.rage + sum(more for icon, more in s.rage if icon in ("", s.tokens[token].icon))
    if is_dark:
        dice = number(s, "attack_dice_dark", dice, token)
    return max(number(s, "attack_dice", dice, token) - s.ward, 0)


class Attack(Frame):
    """One creature attacks: it rolls, each hit costs 1 life (R114)."""

    STEPS = ("roll", "hurt")

    token: Annotated[int, By(token_for)]
    more: int = 0

    def roll(self, s: Alone) -> None:
        powers_show(s)
        shows_marks(s, self.token)
        s.start(Roll(dice=attack_dice(s, self.token, self.more), purpose="attack"))

    def hurt(self, s: Alone) -> None:
        count = hits(s, "attack")
        s.tell(CreatureAttacked(kind_of(s, self.token), count))
        s.start(Suffer(damage="life", amount=count))


class AttackNext(Action, frozen=True):
    creature: target.Figure

    @classmethod
    def candidates(cls, s: Alone, seat: int, ask: ChooseAttacker) -> Iterable[AttackNext]:
        return map(AttackNext, attackers(s, ask.attacked))

    def why_not(self, s: Alone, seat: int, ask: ChooseAttacker) -> Refusal | None:
        fits = self.creature in attackers(s, ask.attacked)
        return None if fits else refuse("alone:R112", "refused.no_attacker")


class ChooseAttacker(Question, kw_only=True):
    """Several creatures attack in evil's order (G17)."""

    PRIVATE = False
    ACTIONS = (AttackNext,)

    attacked: tuple[int, ...]


def attackers(s: Alone, attacked: tuple[int, ...]) -> list[int]:
    """Returns the creatures in the hero's sector that have not attacked yet; all see them."""
    return [t for t in s.creatures_here() if t not in attacked and not s.figures[t].look(0).stunned]


def attacked_for(s: Alone, frame: CreaturesAttack, seat: int) -> tuple[int, ...]:
    return frame.attacked if seat in s.evil else tuple(kind_of(s, token) for token in frame.attacked)


class CreaturesAttack(Frame):
    """At the end of a turn each creature in the hero's sector attacks, without a card (R112)."""

    STEPS = ("choose", "attack")

    attacked: Annotated[tuple[int, ...], By(attacked_for)] = ()

    def choose(self, s: Alone) -> None:
        if len(attackers(s, self.attacked)) > 1:
            ask(s, ChooseAttacker(owner=s.leader, attacked=self.attacked))

    def attack(self, s: Alone) -> Literal["choose"] | None:
        left = attackers(s, self.attacked)
        if not left:
            return None
        token = s.answered.creature if isinstance(s.answered, AttackNext) else left[0]
        self.attacked += (token,)
        s.start(Attack(token=token))
        return "choose"


class Opportunity(Frame):
    """Leaving a sector with creatures gives evil one attack: a die for each, one less in the light (R83-R86)."""

    STEPS = ("offer_escape", "roll", "hurt")

    def offer_escape(self, s: Alone) -> None:
        s.evaded = False
        powers_show(s)
        if self.dice(s) > 0:
            s.start(May(moments=("opportunity",)))

    def roll(self, s: Alone) -> None:
        if s.evaded or not self.dice(s):
            s.pool = []
            if s.evaded:
                s.tell(AttackEvaded())
        else:
            s.start(Roll(dice=self.dice(s), purpose="opportunity"))

    def hurt(self, s: Alone) -> None:
        if s.pool:
            count = hits(s, "opportunity")
            s.tell(OpportunityTaken(count))
            s.start(Suffer(damage="life", amount=count))

    def dice(self, s: Alone) -> int:
        here = [token for token in s.creatures_here() if not s.figures[token].look(0).stunned]
        dice = len(here) - s.light[s.hero].true()
        return max(number(s, "opportunity_dice", dice) - s.ward, 0) if here else 0
