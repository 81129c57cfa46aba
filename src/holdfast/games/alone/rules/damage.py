"""Damage and healing (R177-R183, R196): point by point, from one track to the other, never above the cap."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from holdfast.engine.action import Action
from holdfast.engine.flow import Frame
from holdfast.games.alone.cards.effects import Run
from holdfast.games.alone.cards.verbs.apply import DoVerb
from holdfast.games.alone.events.deeds import DamagePrevented, Recovered, Suffered
from holdfast.games.alone.rules.asking import Question, ask
from holdfast.games.alone.rules.companion import hurt_companion
from holdfast.games.alone.rules.declaring import is_acting
from holdfast.games.alone.rules.may import May
from holdfast.games.alone.rules.window import Window
from holdfast.games.alone.state import Alone


def lose(s: Alone, kind: Literal["life", "control"], amount: int) -> None:
    """Lowers the track of this kind, the other one for what is left (R177, R179); both at 0 end the game (R180)."""
    for _ in range(amount):
        is_empty = (s.life if kind == "life" else s.control) == 0
        is_life = (kind == "life") != is_empty
        s.life = max(s.life - is_life, 0)
        s.control = max(s.control - (not is_life), 0)
    s.tell(Suffered(kind, amount, s.life, s.control))
    if s.life == 0 and s.control == 0:
        s.end("evil.broken", tuple(s.evil))  # R224


def can_recover(s: Alone, track: str) -> bool:
    """Tells whether a track is below the healing cap, beyond which nothing is recovered (R181, R182)."""
    return (s.life if track == "life" else s.control) < s.cap


def recover(s: Alone, track: str, amount: int) -> None:
    now = s.life if track == "life" else s.control
    gained = max(min(amount, s.cap - now), 0)
    if not gained:
        return
    if track == "life":
        s.life += gained
    else:
        s.control += gained
    s.tell(Recovered(track, gained, now + gained))


class Redirect(Action, frozen=True):
    """All of this damage goes to the companion (R196)."""

    @classmethod
    def candidates(cls, s: Alone, seat: int, ask: AimDamage) -> Iterable[Redirect]:
        return (Redirect(),)


class HitTheHero(Action, frozen=True):
    @classmethod
    def candidates(cls, s: Alone, seat: int, ask: AimDamage) -> Iterable[HitTheHero]:
        return (HitTheHero(),)


class AimDamage(Question, kw_only=True):
    """The leader decides, before the damage lands."""

    PRIVATE = False
    ACTIONS = (HitTheHero, Redirect)


class Suffer(Frame):
    """The hero is about to be damaged by evil."""

    STEPS = ("prevent", "aim", "land", "react")

    damage: Literal["life", "control"]
    amount: int

    def prevent(self, s: Alone) -> None:
        s.blow = self.amount
        if self.amount > 0:
            s.start(May(moments=("harm",)))

    def count_prevented(self, s: Alone) -> None:
        if s.blow < self.amount:
            s.tell(DamagePrevented(self.amount - s.blow))
            self.amount = s.blow

    def aim(self, s: Alone) -> None:
        self.count_prevented(s)
        if self.amount > 0 and s.companion is not None:
            ask(s, AimDamage(owner=s.leader))

    def land(self, s: Alone) -> None:
        if isinstance(s.answered, Redirect) and s.companion is not None:
            hurt_companion(s, self.amount)
            self.amount = 0  # no damage of the hero's, so no window
        if self.amount > 0:
            lose(s, self.damage, self.amount)

    def react(self, s: Alone) -> None:
        if self.amount > 0 and is_acting(s) and not runs_unseen(s):
            s.start(Window(when="damage", wound=self.damage))  # W3


class SufferNightmare(Suffer):
    """A loss that is nobody's attack: what prevents losses helps, but nobody aims it (G58)."""

    def aim(self, s: Alone) -> None:
        self.count_prevented(s)


def runs_unseen(s: Alone) -> bool:
    """Tells whether the hero is on a run that nothing answers: its first step waits for the others."""
    verbs = [frame.effect for strand in s.strands for frame in strand.frames if isinstance(frame, DoVerb)]
    return any(isinstance(verb, Run) and verb.unseen for verb in verbs)
