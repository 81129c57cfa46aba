"""Weapons (R120-R134, R238): a ready one is fired, its dice are rolled, and then its hits are dealt one by one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final, Literal

from holdfast.engine import target
from holdfast.engine.action import Action, Refusal, refuse
from holdfast.engine.flow import Frame
from holdfast.games.elite.cards.effects import Overtime
from holdfast.games.elite.cards.verbs.apply import Apply
from holdfast.games.elite.events.equipment import Fired
from holdfast.games.elite.rules.asking import NO_SEAT, Own, put, why_busy
from holdfast.games.elite.rules.kill import take_health
from holdfast.games.elite.rules.push import in_chain
from holdfast.games.elite.rules.shot import Shot, shot_of, targets
from holdfast.games.elite.state import BLANK, EVENTS, FREE, SLOTS, Elite

if TYPE_CHECKING:
    from holdfast.games.elite.rules.items import Use

NO_READY_WEAPON: Final = refuse("elite:R121", "refused.no_ready_weapon")


def uses_left(s: Elite, hero: int, card: int) -> int:
    """Returns how often equipment may still be used after time's up: once if it is ready (R155), by some heroes once
    more (A85).
    """
    more = 0
    if s.parts.cards[card].kind == "weapon":
        more = sum(trait.shots for trait in s.traits(hero, Overtime))
    return 1 + more - s.shots.count(card)


def why_not_used(s: Elite, seat: int, card: int, kind: str) -> Refusal | None:
    """Returns why a seat may not use this card now."""
    if not s.has_card(seat, card) or s.parts.cards[card].kind != kind:
        return refuse("elite:R239", "refused.not_your_card", card=card if 0 <= card < len(s.parts.cards) else 0)
    if s.phase == "times_up" and card in s.shots:
        hero = s.holder(card)
        assert hero is not None
        is_spent = card in s.worn or uses_left(s, hero, card) <= 0
        return refuse("elite:R155", "refused.used_once", card=card) if is_spent else None
    if card in s.worn:
        return why_worn(s, card)
    if not s.is_ready(card):
        return refuse("elite:R121" if kind == "weapon" else "elite:R136", "refused.not_ready", card=card)
    return None


def why_worn(s: Elite, card: int) -> Refusal:
    """Returns why a card cannot be used again: it was fired from Locking slots alone (A28), or damage took a die
    (R117).
    """
    if s.are_filled(card * SLOTS, s.parts.cards[card].slots):
        return refuse("elite:R121", "refused.done_for_the_round", card=card)
    return refuse("elite:R117", "refused.worn", card=card)


def may_be_used(s: Elite, seat: int, card: int, kind: str) -> bool:
    """Returns the same as a question, with the usual answer first."""
    is_it = s.parts.cards[card].kind == kind and (s.is_ready(card) or card in s.shots)
    return is_it and why_not_used(s, seat, card, kind) is None


def none_ready(s: Elite, seat: int, actions: Iterable[Fire | Use], usual: Refusal) -> Refusal | None:
    """Returns why a seat can use none of its cards of a kind; where each has another reason, each is asked for
    its own.
    """
    actions = list(actions)
    if s.phase != "times_up" and not any(action.card in s.worn or s.is_ready(action.card) for action in actions):
        return usual  # all of them for the same reason: their slots are not filled
    reasons = [refusal for action in actions if (refusal := action.why_not(s, seat, None))]
    rules = {refusal.rule for refusal in reasons} or {usual.rule}
    if len(rules) > 1:
        return why_busy(s, seat)
    return usual if usual.rule in rules else reasons[-1]


def empty_slots(s: Elite, card: int) -> None:
    """Its dice in Regular slots are free now, locked ones stay (R131); with Locking slots alone it is done (A28)."""
    slots = s.parts.cards[card].slots
    for die, place in enumerate(s.place):
        if 0 <= place < EVENTS and place // SLOTS == card and not slots[place % SLOTS].locking:
            s.place[die] = FREE
            s.face[die] = BLANK
    if s.phase == "times_up":
        s.shots.append(card)
    elif slots and all(slot.locking for slot in slots):
        s.worn.append(card)


class Fire(Action, frozen=True):
    """Fires a weapon (R123)."""

    card: target.Card

    @classmethod
    def gate(cls, s: Elite, seat: int, ask: Any) -> Refusal | None:
        for card in s.cards_of(seat):
            if may_be_used(s, seat, card, "weapon"):
                return why_busy(s, seat)
        return none_ready(s, seat, cls.candidates(s, seat, ask), NO_READY_WEAPON)

    @classmethod
    def candidates(cls, s: Elite, seat: int, ask: Any) -> Iterable[Fire]:
        return [Fire(card) for hero in s.heroes_of(seat) for card in s.weapons_of(hero)]

    def why_not(self, s: Elite, seat: int, ask: Any) -> Refusal | None:
        return why_not_used(s, seat, self.card, "weapon")

    def do(self, s: Elite, seat: int, ask: Any) -> None:
        hero = s.holder(self.card)
        assert hero is not None
        shot = shot_of(s, hero, self.card)
        rolled = [s.hit_die(f"hits/{seat}") for _ in range(shot.dice)]
        for n in shot.rerolls:
            misses = [place for place, value in enumerate(rolled) if value < shot.to_hit]
            for place in misses[:n]:
                rolled[place] = s.hit_die(f"hits/{seat}")
        hits = sum((value >= shot.to_hit) + (value >= shot.to_hit and value >= shot.double_at) for value in rolled)
        s.tell(Fired(hero, self.card, tuple(rolled), hits))
        empty_slots(s, self.card)
        s.spend_time(seat, s.parts.times.costs.attack)
        s.fork(Volley(hero=hero, card=self.card, here=s.at[hero], shot=shot, hits=hits))


class AtAlien(Action, frozen=True):
    """This alien is hit."""

    figure: target.Figure

    @classmethod
    def candidates(cls, s: Elite, seat: int, ask: Any) -> Iterable[AtAlien]:
        return map(AtAlien, ask.targets(s))

    def why_not(self, s: Elite, seat: int, ask: Any) -> Refusal | None:
        if self.figure not in ask.targets(s):
            return refuse("elite:R126", "refused.no_target")
        if in_chain(s, self.figure):
            return refuse("elite:A12", "refused.in_chain", figure=self.figure)
        return None


def nearest_home(s: Elite, shots: Iterable[AtAlien], ask: Any) -> AtAlien | None:
    """Returns, of what may be hit, the alien that has the shortest way home."""
    legal = [at for at in shots if at.why_not(s, NO_SEAT, ask) is None]
    return min(legal, key=lambda at: (s.map.long_way_home[s.at[at.figure]], at.figure), default=None)


class AssignHit(Own, kw_only=True):
    """Which alien does the next hit go to (R127)? Targets are chosen after the roll (A39)."""

    ACTIONS = (AtAlien,)
    FIRST = refuse("elite:R127", "refused.assign_first")

    here: int
    shot: Shot
    hits: int

    def targets(self, s: Elite) -> list[int]:
        return targets(s, self.here, self.shot)

    def has_option(self, s: Elite) -> bool:
        return bool(self.targets(s))

    def board_answer(self, s: Elite) -> AtAlien | None:
        return nearest_home(s, map(AtAlien, self.targets(s)), self)


class AssignSplash(Own, kw_only=True):
    """Which alien beside the one that was hit loses health too?"""

    ACTIONS = (AtAlien,)
    FIRST = refuse("elite:R127", "refused.assign_first")

    cell: int
    but: int

    def targets(self, s: Elite) -> list[int]:
        return beside(s, self.cell, self.but)

    def has_option(self, s: Elite) -> bool:
        return bool(self.targets(s))

    def board_answer(self, s: Elite) -> AtAlien | None:
        return nearest_home(s, map(AtAlien, self.targets(s)), self)


def beside(s: Elite, cell: int, but: int) -> list[int]:
    return [alien for alien in s.aliens() if alien != but and s.map.distance[cell][s.at[alien]] <= 1]


class Volley(Frame):
    """The hits of one attack, dealt one by one."""

    STEPS = ("choose", "deal", "reward", "choose_splash", "deal_splash", "after")

    hero: int
    card: int
    here: int
    shot: Shot
    hits: int
    cell: int = -1  # where the last hit went
    hit: int = -1
    splashes: int = 0  # what is left of its splash
    killed: int = 0

    def choose(self, s: Elite) -> Literal["after"] | None:
        found = targets(s, self.here, self.shot)
        if not self.hits or not found:
            return "after"
        if len(found) > 1 or in_chain(s, found[0]):
            put(s, AssignHit(owner=s.owner(self.hero), here=self.here, shot=self.shot, hits=self.hits))
        return None

    def deal(self, s: Elite) -> Literal["after"] | None:
        answer, found = s.answered, targets(s, self.here, self.shot)
        alien = answer.figure if isinstance(answer, AtAlien) else next(iter(found), None)
        if alien is None or in_chain(s, alien):
            return "after"
        self.hits -= 1
        self.cell, self.hit, self.splashes = s.at[alien], alien, self.shot.splash
        more = self.shot.more_on_boss if s.is_boss(alien) else 0
        self.killed = int(take_health(s, alien, self.shot.damage + more, self.hero))
        return None

    def reward(self, s: Elite) -> None:
        effects = self.effects(s, "on_kill") if self.killed else ()
        self.killed = 0
        if effects:
            s.start(Apply(effects=effects, hero=self.hero))

    def choose_splash(self, s: Elite) -> Literal["choose"] | None:
        found = beside(s, self.cell, self.hit) if self.splashes else []
        if not found:
            return "choose"
        if len(found) > 1 or in_chain(s, found[0]):
            put(s, AssignSplash(owner=s.owner(self.hero), cell=self.cell, but=self.hit))
        return None

    def deal_splash(self, s: Elite) -> Literal["reward"]:
        answer, found = s.answered, beside(s, self.cell, self.hit)
        alien = answer.figure if isinstance(answer, AtAlien) else next(iter(found), None)
        self.splashes -= 1
        if alien is not None and not in_chain(s, alien):
            self.killed = int(take_health(s, alien, 1, self.hero))
        return "reward"

    def after(self, s: Elite) -> None:
        if effects := self.effects(s, "after"):
            s.start(Apply(effects=effects, hero=self.hero))

    def effects(self, s: Elite, when: Literal["on_kill", "after"]) -> Any:
        cards = (self.card, *s.attachments_of(self.card))
        return tuple(effect for card in cards for effect in getattr(s.parts.cards[card], when))
