"""Regroup (R79-R84): discard every card and counter-intel token of one other action card."""

from __future__ import annotations

from holdfast.engine import target
from holdfast.engine.action import Action, Refusal, in_vain, refuse
from holdfast.engine.flow import Frame, OneSeat
from holdfast.games.key.cards.types import ACTIONS, REGROUP
from holdfast.games.key.events import PileCleared, PileTrimmed
from holdfast.games.key.rules.deck import put_on_discard
from holdfast.games.key.state import Key


def discard_from_pile(s: Key, seat: int, pile: int, cards: int) -> None:
    """The top cards of a pile and all its counter intel are discarded."""
    gone = s.piles[pile][-cards:] if cards else []
    del s.piles[pile][len(s.piles[pile]) - len(gone) :]
    s.gone += s.counter_intel[pile]
    s.counter_intel[pile] = []
    told = PileTrimmed if s.piles[pile] else PileCleared
    s.tell(told(seat, pile, tuple(gone)))
    for card in gone:
        put_on_discard(s, card)


def why_not_clear(pile: int) -> Refusal | None:
    if not 0 <= pile <= REGROUP:
        return refuse("key:R79", "refused.no_such_pile")
    if pile == REGROUP:
        return refuse("key:R80", "refused.not_regroup")
    return None


def is_clear(s: Key, pile: int) -> bool:
    return not s.piles[pile] and not s.counter_intel[pile]


def clears_nothing(s: Key, pile: int) -> Refusal | None:
    """Returns why clearing a pile would change nothing, if that is so (A1)."""
    return in_vain("key:A1", "idle.clear", pile=ACTIONS[pile]) if is_clear(s, pile) else None


def nothing_to_clear(s: Key, seat: int) -> Refusal | None:
    """Returns why Regroup would find nothing to clear, if that is so (A1)."""
    return in_vain("key:A1", "idle.regroup") if all(is_clear(s, pile) for pile in range(REGROUP)) else None


class Clear(Action, frozen=True):
    """Choosing an empty one is legal (A1)."""

    pile: target.Pile

    @classmethod
    def candidates(cls, s: Key, seat: int, ask: ChoosePile) -> list[Clear]:
        return [Clear(pile) for pile in range(REGROUP)]

    def why_not(self, s: Key, seat: int, ask: ChoosePile) -> Refusal | None:
        return why_not_clear(self.pile)

    def comes_to_nothing(self, s: Key, seat: int, ask: ChoosePile) -> Refusal | None:
        return clears_nothing(s, self.pile)

    def do(self, s: Key, seat: int, ask: ChoosePile) -> None:
        discard_from_pile(s, seat, self.pile, len(s.piles[self.pile]))


class ChoosePile(OneSeat):
    ACTIONS = (Clear,)


class Regroup(Frame):
    STEPS = ("choose",)
    seat: int

    def choose(self, s: Key) -> None:
        s.start(ChoosePile(seat=self.seat))
