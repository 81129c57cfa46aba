"""Damage and healing of heroes (R166-R171): the marker, the thresholds, and the dice that they cost."""

from __future__ import annotations

from collections.abc import Iterable

from holdfast.engine import target
from holdfast.engine.action import Action, Refusal, refuse
from holdfast.games.elite.cards.effects import Armour
from holdfast.games.elite.events.dice import DieLocked, DieReturned
from holdfast.games.elite.events.figures import Healed, Hurt, Shielded
from holdfast.games.elite.rules.asking import NO_SEAT, GracedChoice, put
from holdfast.games.elite.state import ALIEN, BLANK, DASHBOARDS, EVENTS, FREE, LIMBO, SLOTS, TUMBLING, Elite


def suffer(s: Elite, hero: int, n: int, mover: int = NO_SEAT) -> None:
    """The marker goes n to the right; each threshold that it crosses takes a die (R166, R167, R170)."""
    n -= _shield(s, hero, n)
    if n <= 0:
        return
    sheet = s.hero(hero)
    before = s.damage[hero]
    s.damage[hero] = min(before + n, sheet.track)
    s.tell(Hurt(hero, n, s.damage[hero]))
    if before + n > sheet.track:  # R171
        s.end("lost.death")
        return
    for threshold in sheet.thresholds:
        if before < threshold <= s.damage[hero]:
            lose_a_die(s, hero, mover)


def _shield(s: Elite, hero: int, n: int) -> int:
    """Returns how much damage is ignored: by guard first, then by armour, which takes the first that
    comes in a round.
    """
    guarded = min(n, s.guard[hero])
    s.guard[hero] -= guarded
    armour = sum(trait.n for trait in s.traits(hero, Armour)) - s.soaked[hero]
    soaked = max(min(n - guarded, armour), 0)
    s.soaked[hero] += n - guarded
    if guarded + soaked:
        s.tell(Shielded(hero, guarded + soaked))
    return guarded + soaked


def heal(s: Elite, hero: int, n: int) -> None:
    """The marker goes n to the left; dice come back over the thresholds that it crosses (R166, R169)."""
    n = min(n, s.damage[hero])
    s.damage[hero] -= n
    s.tell(Healed(hero, n, s.damage[hero]))
    spare = len(locked_dice(s, hero)) - thresholds_crossed(s, hero)
    for die in locked_dice(s, hero)[: max(spare, 0)]:
        s.place[die] = FREE
        s.tell(DieReturned(hero, die))
    s.owed[hero] = max(min(s.owed[hero], thresholds_crossed(s, hero) - len(locked_dice(s, hero))), 0)


def thresholds_crossed(s: Elite, hero: int) -> int:
    return sum(threshold <= s.damage[hero] for threshold in s.hero(hero).thresholds)


def locked_dice(s: Elite, hero: int) -> list[int]:
    return [die for die, place in enumerate(s.place) if place == DASHBOARDS + hero]


def may_lose(s: Elite, seat: int) -> list[int]:
    """Returns the dice that damage may take: any, wherever they lie (R168), but no alien result (A30)."""
    return [
        die
        for die in s.dice_of(seat)
        if s.place[die] < DASHBOARDS and not (s.place[die] == FREE and s.face[die] == ALIEN)
    ]


def lose_a_die(s: Elite, hero: int, mover: int = NO_SEAT) -> None:
    """Takes a die (R167); a player without dice loses none (A33), one with alien results alone settles
    one first (A30).
    """
    seat = s.owner(hero)
    dice = may_lose(s, seat)
    if len(dice) == 1:
        lock(s, hero, dice[0])
    elif dice:
        put(s, LoseDie(owner=seat, mover=mover, hero=hero), fork=True)
    elif s.shows_alien(seat):
        s.owed[hero] += 1


def owe_instead(s: Elite, seat: int) -> None:
    """Owes the die that is being chosen, once only alien results are left to choose from: the question closes (A30)."""
    if may_lose(s, seat) or not s.shows_alien(seat):
        return
    for frame in s.frames():
        if isinstance(frame, LoseDie) and frame.owner == seat and frame.given is None:
            s.owed[frame.hero] += 1


def pay_what_is_owed(s: Elite, seat: int) -> None:
    """An alien result was settled, or came to nothing: damage that waited for it takes its die now (A30)."""
    for hero in s.heroes_of(seat):
        if s.owed[hero] and may_lose(s, seat):
            s.owed[hero] -= 1
            lose_a_die(s, hero)


def lock(s: Elite, hero: int, die: int) -> None:
    """The die goes to the dashboard, with consequences where it lay (R117-R119)."""
    slot = s.place[die]
    if 0 <= slot < EVENTS and slot // SLOTS not in s.worn:
        s.worn.append(slot // SLOTS)  # A31
    s.place[die] = DASHBOARDS + hero
    s.face[die] = BLANK
    s.tell(DieLocked(hero, die))
    owe_instead(s, s.owner(hero))


class Lose(Action, frozen=True):
    die: target.Die

    @classmethod
    def candidates(cls, s: Elite, seat: int, ask: LoseDie) -> Iterable[Lose]:
        return map(Lose, may_lose(s, ask.owner))

    def why_not(self, s: Elite, seat: int, ask: LoseDie) -> Refusal | None:
        if not 0 <= self.die < len(s.die_seat) or s.die_seat[self.die] != ask.owner:
            return refuse("elite:R167", "refused.not_this_die")
        if self.die not in may_lose(s, ask.owner):
            return refuse("elite:A30", "refused.settle_it_first")
        return None

    def do(self, s: Elite, seat: int, ask: LoseDie) -> None:
        lock(s, ask.hero, self.die)


def die_worth(s: Elite, die: int) -> int:
    """Returns how much is lost with a die: nothing if it is spent, little if it shows nothing, most where it fills a
    slot.
    """
    if s.place[die] == LIMBO:
        return 0
    if s.place[die] == FREE:
        return 1 if s.face[die] in (BLANK, TUMBLING) else 2
    return 3


class LoseDie(GracedChoice, kw_only=True):
    """Which die does the hero's player lose?"""

    ACTIONS = (Lose,)
    FIRST = refuse("elite:R167", "refused.lose_die_first")

    hero: int

    def board_answer(self, s: Elite) -> Lose | None:
        dice = may_lose(s, self.owner)
        return Lose(min(dice, key=lambda die: (die_worth(s, die), die))) if dice else None

    def has_option(self, s: Elite) -> bool:
        return thresholds_crossed(s, self.hero) > len(locked_dice(s, self.hero)) and bool(may_lose(s, self.owner))
