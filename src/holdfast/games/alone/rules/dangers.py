"""Danger tokens at the end of a round (R170-R172): where evil may put them, and which it may lift first."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from holdfast.engine import target
from holdfast.engine.action import Action, Refusal, refuse
from holdfast.engine.flow import Frame
from holdfast.games.alone.events.rounds import DangersPlaced
from holdfast.games.alone.levels.places import level_of
from holdfast.games.alone.rules.asking import Question, ask
from holdfast.games.alone.rules.labyrinth import set_danger
from holdfast.games.alone.rules.sight import in_sight
from holdfast.games.alone.state import DANGERS, Alone


def dangers_on(s: Alone, seat: int, level: int) -> int:
    danger = s.danger
    return sum([danger[cell].look(seat) for cell in s.map_for(seat).on_level(level)])


def why_no_danger(s: Alone, seat: int, place: int) -> Refusal | None:
    """Returns why no danger token fits there: a sector takes one, a level eight (R171)."""
    map_ = s.map_for(seat)
    if not 0 <= place < len(map_.cell):
        return refuse("alone:R170", "refused.no_such_place")
    cell = map_.cell[place]
    if s.danger[cell].look(seat):
        return refuse("alone:R171", "refused.danger_there")
    if dangers_on(s, seat, level_of(cell)) >= DANGERS:
        return refuse("alone:R171", "refused.level_of_danger", limit=DANGERS)
    return None


class PutDanger(Action, frozen=True):
    """Places a danger token, not in the hero's sector nor in its line of sight (R170)."""

    place: target.Place

    @classmethod
    def candidates(cls, s: Alone, seat: int, ask: ChooseDangers) -> Iterable[PutDanger]:
        free = [place for place, cell in enumerate(s.map_for(seat).cell) if not s.danger[cell].look(seat)]
        return map(PutDanger, free)

    def why_not(self, s: Alone, seat: int, ask: ChooseDangers) -> Refusal | None:
        if refusal := why_no_danger(s, seat, self.place):
            return refusal
        cell = s.map_for(seat).cell[self.place]
        seen = s.revealed[cell] and cell in in_sight(s)
        return refuse("alone:R170", "refused.in_sight") if seen else None

    def do(self, s: Alone, seat: int, ask: ChooseDangers) -> None:
        set_danger(s, s.map().cell[self.place], True)


class LiftDanger(Action, frozen=True):
    """A token may be removed to place a new one (R172): it goes back to the pool."""

    place: target.Place

    @classmethod
    def candidates(cls, s: Alone, seat: int, ask: ChooseDangers) -> Iterable[LiftDanger]:
        map_ = s.map_for(seat)
        return [LiftDanger(place) for place, cell in enumerate(map_.cell) if s.danger[cell].look(seat)]

    def why_not(self, s: Alone, seat: int, ask: ChooseDangers) -> Refusal | None:
        map_ = s.map_for(seat)
        if 0 <= self.place < len(map_.cell) and s.danger[map_.cell[self.place]].look(seat):
            return None if ask.may_lift else refuse("alone:R172", "refused.lift_once")
        return refuse("alone:R172", "refused.no_danger_there")

    def do(self, s: Alone, seat: int, ask: ChooseDangers) -> None:
        set_danger(s, s.map().cell[self.place], False)


class StopPlacing(Action, frozen=True):
    """Tokens without a legal place go back; others must be placed."""

    @classmethod
    def candidates(cls, s: Alone, seat: int, ask: ChooseDangers) -> Iterable[StopPlacing]:
        return (StopPlacing(),)

    def why_not(self, s: Alone, seat: int, ask: ChooseDangers) -> Refusal | None:
        can_place = any(put.why_not(s, seat, ask) is None for put in PutDanger.candidates(s, seat, ask))
        return refuse("alone:R170", "refused.must_place") if can_place else None


class ChooseDangers(Question, kw_only=True):
    PRIVATE = False
    ACTIONS = (PutDanger, LiftDanger, StopPlacing)

    left: int
    may_lift: bool = True


class PlaceDangers(Frame):
    """Each token that was set aside; for each of them one may be lifted before. The hero sees none of it."""

    STEPS = ("place", "placed")

    left: int
    lifted: int = 0

    def place(self, s: Alone) -> None:
        ask(s, ChooseDangers(owner=s.leader, left=self.left, may_lift=self.lifted < s.set_aside))

    def placed(self, s: Alone) -> Literal["place"] | None:
        self.lifted += isinstance(s.answered, LiftDanger)
        self.left -= isinstance(s.answered, PutDanger)
        if self.left and isinstance(s.answered, PutDanger | LiftDanger):
            return "place"
        s.set_aside = 0
        s.tell(DangersPlaced())
        return None
