"""Recon (R210-R218): devices are carried step by step to the targets, one die for each step."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from holdfast.engine import target
from holdfast.engine.action import Action, Refusal, refuse
from holdfast.games.elite.cards.slots import SYMBOLS, Symbol
from holdfast.games.elite.events.tokens import ObjectiveMoved, TokenRemoved
from holdfast.games.elite.rules.asking import why_busy
from holdfast.games.elite.rules.dice import spend
from holdfast.games.elite.rules.missions.tokens import lay_tokens, random_faces, slots_in_use
from holdfast.games.elite.state import Elite, fits

OTHER_MISSION: Final = refuse("elite:R213", "refused.other_mission")
NOT_BESIDE: Final = refuse("elite:R213", "refused.not_beside_objective")


def set_up(s: Elite) -> None:
    """Lays one device for each hero in the Starting Area (R212)."""
    start = s.map.plan.start
    heroes = len(s.heroes)
    lay_tokens(s, random_faces(s, heroes), [start[hero % len(start)] for hero in range(heroes)])
    s.targets = slots_in_use(s)


def is_placed(s: Elite, token: int) -> bool:
    return s.token_at[token] in s.map.plan.objective_slots


def is_complete(s: Elite) -> bool:
    """Tells whether every device is placed (R218)."""
    return all(is_placed(s, token) for token in range(len(s.token_at)))


def end_round(s: Elite) -> None:
    """Leaves all as it is: devices stay where they are."""


def beside(s: Elite, seat: int) -> list[int]:
    """Returns the devices that this seat's heroes may move: adjacent, and not placed (R213, R217)."""
    heroes = s.heroes_of(seat)
    return [
        token
        for token, at in enumerate(s.token_at)
        if any(s.is_near(hero, at) for hero in heroes) and not is_placed(s, token)
    ]


def why_no_room(s: Elite, token: int, to: int) -> Refusal | None:
    """Returns why a device cannot move there, whoever moves it."""
    here, start = s.token_at[token], s.map.is_start
    if to not in s.map.near[here]:
        return refuse("elite:R213", "refused.not_one_step")
    if not start[here] and here in s.at:
        return refuse("elite:R214", "refused.figure_on_device")
    if to in s.targets:
        return None
    if not s.map.is_walkable[to]:
        return refuse("elite:R30", "refused.blocking")
    if not start[to] and to in s.at:
        return refuse("elite:R214", "refused.figure_in_the_way")
    if not start[to] and to in s.token_at:
        return refuse("elite:R240", "refused.device_in_the_way")
    return None


class Haul(Action, frozen=True):
    """A die moves the device to an adjacent space, or onto a target beside it (R213, R216)."""

    symbol: Symbol
    objective: target.Objective
    to: target.Cell

    @classmethod
    def gate(cls, s: Elite, seat: int, ask: Any) -> Refusal | None:
        if s.options.mission != "recon":
            return OTHER_MISSION
        if not beside(s, seat):
            if any(s.is_near(hero, at) for at in s.token_at for hero in s.heroes_of(seat)):
                return refuse("elite:R217", "refused.placed")
            return NOT_BESIDE
        return why_busy(s, seat)

    @classmethod
    def candidates(cls, s: Elite, seat: int, ask: Any) -> Iterable[Haul]:
        return [
            Haul(icon, token, cell)
            for token in beside(s, seat)
            for slot in s.token_slots(token)
            for icon in slot.icons
            if s.showing(seat, SYMBOLS.index(icon)) is not None
            for cell in s.map.near[s.token_at[token]]
        ]

    def why_not(self, s: Elite, seat: int, ask: Any) -> Refusal | None:
        if not 0 <= self.objective < len(s.token_at):
            return NOT_BESIDE
        if is_placed(s, self.objective):
            return refuse("elite:R217", "refused.placed")
        if self.objective not in beside(s, seat):
            return NOT_BESIDE
        face = SYMBOLS.index(self.symbol)
        if s.showing(seat, face) is None:
            return refuse("elite:R81", "refused.not_shown", symbol=self.symbol)
        if not any(fits(slot, face) for slot in s.token_slots(self.objective)):
            return refuse("elite:R114", "refused.does_not_fit", symbol=self.symbol)
        return why_no_room(s, self.objective, self.to)

    def do(self, s: Elite, seat: int, ask: Any) -> None:
        spend(s, seat, SYMBOLS.index(self.symbol))
        s.token_at[self.objective] = self.to
        s.tell(ObjectiveMoved(self.objective, self.to))
        s.spend_time(seat, s.parts.times.costs.token)
        if self.to in s.targets:
            s.targets.remove(self.to)
            s.tell(TokenRemoved("target", self.to))
