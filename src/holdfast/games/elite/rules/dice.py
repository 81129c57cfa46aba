"""Action dice (R80-R84): rolled, they tumble for a while and land; free ones may be rolled again at any time."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from holdfast.engine import target
from holdfast.engine.action import Action, Refusal, refuse
from holdfast.engine.flow import Frame
from holdfast.engine.view import PickSome
from holdfast.games.elite.events.dice import Landed, Rolled, TookBack
from holdfast.games.elite.rules.asking import why_busy
from holdfast.games.elite.rules.damage import owe_instead, pay_what_is_owed
from holdfast.games.elite.state import ALIEN, BLANK, EVENTS, FREE, SLOTS, TUMBLING, Elite, symbol

NO_FREE_DICE: Final = refuse("elite:R83", "refused.no_free_dice")


def rollable(s: Elite, seat: int) -> tuple[int, ...]:
    """Returns the free dice of a seat that do not tumble (R80)."""
    places, faces = s.place, s.face
    return tuple([die for die in s.dice_of(seat) if places[die] == FREE and faces[die] != TUMBLING])


class Roll(Action, frozen=True):
    dice: tuple[target.Die, ...]

    @classmethod
    def gate(cls, s: Elite, seat: int, ask: Any) -> Refusal | None:
        if not rollable(s, seat):
            return NO_FREE_DICE
        return why_busy(s, seat)

    @classmethod
    def form(cls, s: Elite, seat: int, ask: Any) -> PickSome:
        free = rollable(s, seat)
        return PickSome(cls.kind(), "dice", free, 1, len(free))

    def why_not(self, s: Elite, seat: int, ask: Any) -> Refusal | None:
        if not self.dice:
            return refuse("elite:R80", "refused.no_dice")
        if len(set(self.dice)) < len(self.dice):
            return refuse("elite:R80", "refused.same_die")
        for die in self.dice:
            if not 0 <= die < len(s.die_seat) or s.die_seat[die] != seat:
                return refuse("elite:R80", "refused.not_your_die")
            if s.face[die] == TUMBLING:
                return refuse("elite:R80", "refused.tumbles")
            if s.place[die] != FREE:
                return refuse("elite:R83", "refused.not_free")
        return None

    def do(self, s: Elite, seat: int, ask: Any) -> None:
        dice = tuple(sorted(self.dice))
        for die in dice:
            s.face[die] = TUMBLING
        s.tell(Rolled(seat, dice))
        s.spend_time(seat, s.parts.times.costs.roll)
        if s.is_untimed:
            s.fork(Land(seat=seat, dice=dice))
        else:
            s.after(s.options.roll_ms, Land(seat=seat, dice=dice), f"land/{seat}")


class Land(Frame):
    """Dice come to rest. Each seat has a stream of its own: nobody's dice depend on who clicked first."""

    STEPS = ("land",)

    seat: int
    dice: tuple[int, ...]

    def land(self, s: Elite) -> None:
        dice = tuple(die for die in self.dice if s.face[die] == TUMBLING and s.place[die] == FREE)
        faces = tuple(s.action_die(self.seat) for _ in dice)
        for die, face in zip(dice, faces, strict=True):
            s.face[die] = face
        if dice:
            s.tell(Landed(self.seat, dice, tuple(map(symbol, faces))))
        if not s.movable_aliens():  # A13
            forget_alien_results(s, self.seat)
        owe_instead(s, self.seat)
        pay_what_is_owed(s, self.seat)


def forget_alien_results(s: Elite, seat: int) -> None:
    for die in s.dice_of(seat):
        if s.face[die] == ALIEN and s.place[die] == FREE:
            s.face[die] = BLANK


def spend(s: Elite, seat: int, face: int) -> None:
    """Spends a result; the die may be rolled again at once (R82)."""
    die = s.showing(seat, face)
    assert die is not None, (seat, face)
    s.face[die] = BLANK


def may_take_back(s: Elite, seat: int) -> list[int]:
    """Returns the Regular slots of equipment in which dice of this seat lie."""
    cards = s.parts.cards
    return [
        place
        for die, place in enumerate(s.place)
        if 0 <= place < EVENTS and s.die_seat[die] == seat and not cards[place // SLOTS].slots[place % SLOTS].locking
    ]


class TakeBack(Action, frozen=True):
    """Takes a die back from a Regular slot (R110), also with alien results open (A15)."""

    slot: target.Slot

    @classmethod
    def candidates(cls, s: Elite, seat: int, ask: Any) -> Iterable[TakeBack]:
        return map(TakeBack, may_take_back(s, seat))

    def why_not(self, s: Elite, seat: int, ask: Any) -> Refusal | None:
        die = s.die_in(self.slot) if self.slot >= 0 else None
        if die is None or s.die_seat[die] != seat:
            return refuse("elite:R110", "refused.no_die_there")
        slot = s.slot(self.slot)
        if slot is None or slot.locking:
            return refuse("elite:R111", "refused.locked")
        return None

    def do(self, s: Elite, seat: int, ask: Any) -> None:
        s.place[s.place.index(self.slot)] = FREE
        s.tell(TookBack(seat, self.slot))
        s.spend_time(seat, s.parts.times.costs.take_back)
