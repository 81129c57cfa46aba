"""What effects may ask: a hero, an alien, a space, a die, a slot. All these choices hold up nobody but their owner."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from holdfast.engine import target
from holdfast.engine.action import Action, Refusal, refuse
from holdfast.games.elite.cards.slots import SYMBOLS, Symbol
from holdfast.games.elite.rules.asking import GoOn, GracedChoice, Own, Quiet
from holdfast.games.elite.rules.push import in_chain, is_chain_open
from holdfast.games.elite.rules.slots import open_slots
from holdfast.games.elite.state import ALIEN, FREE, SLOTS, TUMBLING, Elite


class Enough(Quiet, frozen=True):
    """No more of it: what an effect allows need not be used up."""

    @classmethod
    def candidates(cls, s: Elite, seat: int, ask: Any) -> Iterable[Enough]:
        return (cls(),)


class ChooseHero(Quiet, frozen=True):
    hero: target.Hero

    @classmethod
    def candidates(cls, s: Elite, seat: int, ask: PickHero) -> Iterable[ChooseHero]:
        return map(ChooseHero, ask.heroes)

    def why_not(self, s: Elite, seat: int, ask: PickHero) -> Refusal | None:
        if self.hero not in ask.heroes:
            return refuse("elite:R237", "refused.hero_out_of_reach")
        if ask.moves and in_chain(s, self.hero):
            return refuse("elite:A12", "refused.in_chain", figure=self.hero)
        return None


class PickHero(Own, kw_only=True):
    """Which hero is it for?"""

    ACTIONS = (ChooseHero,)

    heroes: tuple[int, ...]
    moves: bool = False  # the hero goes elsewhere at once: not out of a push

    def board_answer(self, s: Elite) -> ChooseHero:
        """Returns whoever is hurt most; nobody else's hero is moved."""
        own = s.heroes_of(self.owner)
        return ChooseHero(min(self.heroes, key=lambda hero: (self.moves and hero not in own, -s.damage[hero], hero)))


class ChooseAlien(Quiet, frozen=True):
    figure: target.Figure

    @classmethod
    def candidates(cls, s: Elite, seat: int, ask: PickAlien) -> Iterable[ChooseAlien]:
        return map(ChooseAlien, ask.targets(s))

    def why_not(self, s: Elite, seat: int, ask: PickAlien) -> Refusal | None:
        if ask.holds and self.figure in s.held:
            return refuse("elite:R237", "refused.held_already", figure=self.figure)
        if self.figure not in ask.targets(s):
            return refuse("elite:R237", "refused.no_target")
        if in_chain(s, self.figure):
            return refuse("elite:A12", "refused.in_chain", figure=self.figure)
        return None


def aliens_in_reach(s: Elite, here: int, range: int, sight: bool) -> list[int]:
    return [alien for alien in s.aliens() if s.sees(here, s.at[alien], range, sight)]


class PickAlien(Own, kw_only=True):
    """Which alien is it for?"""

    ACTIONS = (ChooseAlien, Enough)

    hero: int
    range: int
    sight: bool
    but: tuple[int, ...] = ()
    holds: bool = False  # it is a hold token that the alien gets: none has two (A84)

    def targets(self, s: Elite) -> list[int]:
        if self.holds and len(s.held) >= s.parts.pools.kara:
            return []
        found = aliens_in_reach(s, s.at[self.hero], self.range, self.sight)
        return [alien for alien in found if alien not in self.but and not (self.holds and alien in s.held)]

    def has_option(self, s: Elite) -> bool:
        return bool(self.targets(s))

    def board_answer(self, s: Elite) -> ChooseAlien | Enough:
        """Returns the one with the shortest way home."""
        free = [alien for alien in self.targets(s) if not in_chain(s, alien)]
        return ChooseAlien(min(free, key=lambda alien: (s.map.long_way_home[s.at[alien]], alien))) if free else Enough()


class ChooseCell(Action, frozen=True):
    cell: target.Cell

    @classmethod
    def candidates(cls, s: Elite, seat: int, ask: PickCell) -> Iterable[ChooseCell]:
        return map(ChooseCell, ask.cells(s))

    def why_not(self, s: Elite, seat: int, ask: PickCell) -> Refusal | None:
        return None if self.cell in ask.cells(s) else refuse("elite:R237", "refused.space_out_of_reach")


def caught_at(s: Elite, here: int, range: int, radius: int, sight: bool) -> list[int]:
    """Returns the spaces in reach where an alien would be caught."""
    aliens, distance = [s.at[alien] for alien in s.aliens()], s.map.distance
    in_reach = [cell for cell in s.map.walkable if s.sees(here, cell, range, sight)]
    return [cell for cell in in_reach if any(distance[cell][at] <= radius for at in aliens)]


def blast_cells(s: Elite, here: int, range: int, radius: int, sight: bool) -> list[int]:
    """Returns the same, but for those that would catch an alien of the open chain."""
    chained = [s.at[alien] for alien in s.aliens() if in_chain(s, alien)]
    cells = caught_at(s, here, range, radius, sight)
    return [cell for cell in cells if all(s.map.distance[cell][at] > radius for at in chained)]


class PickCell(Own, kw_only=True):
    """Where does it go off?"""

    ACTIONS = (ChooseCell, Enough)

    hero: int
    range: int
    radius: int
    sight: bool

    def cells(self, s: Elite) -> list[int]:
        return blast_cells(s, s.at[self.hero], self.range, self.radius, self.sight)

    def has_option(self, s: Elite) -> bool:
        return bool(caught_at(s, s.at[self.hero], self.range, self.radius, self.sight))

    def board_answer(self, s: Elite) -> ChooseCell | Enough:
        """Returns where it catches most aliens and no hero."""
        distance, heroes = s.map.distance, s.at[: len(s.heroes)]
        aliens = [s.at[alien] for alien in s.aliens()]
        cells = [cell for cell in self.cells(s) if all(distance[cell][at] > self.radius for at in heroes)]
        caught = {cell: sum(distance[cell][at] <= self.radius for at in aliens) for cell in cells}
        return ChooseCell(min(cells, key=lambda cell: (-caught[cell], cell))) if cells else Enough()


class MoveBack(Action, frozen=True):
    figure: target.Figure
    to: target.Cell

    @classmethod
    def candidates(cls, s: Elite, seat: int, ask: PickBack) -> Iterable[MoveBack]:
        return [MoveBack(alien, to) for alien in ask.aliens(s) for to in ways_back(s, alien)]

    def why_not(self, s: Elite, seat: int, ask: PickBack) -> Refusal | None:
        if self.figure not in ask.aliens(s):
            return refuse("elite:R237", "refused.no_target")
        if self.to not in ways_back(s, self.figure):
            return refuse("elite:R34", "refused.no_arrow")
        return None


def ways_back(s: Elite, alien: int) -> list[int]:
    """Returns the free spaces from which an arrow leads to where the alien stands; one of slime only while no chain is
    open.
    """
    shut = s.slime if is_chain_open(s) else ()
    ways = s.map.comes_from[s.at[alien]]
    return [cell for cell in ways if cell not in s.at and cell not in shut and not s.map.is_start[cell]]


class PickBack(Own, kw_only=True):
    """Which alien is driven back, and where to?"""

    ACTIONS = (MoveBack, Enough)

    hero: int
    range: int
    sight: bool
    figure: int = -1  # once begun, the same alien

    def reached(self, s: Elite) -> list[int]:
        found = [self.figure] if self.figure >= 0 else aliens_in_reach(s, s.at[self.hero], self.range, self.sight)
        return [alien for alien in found if s.at[alien] >= 0 and not s.is_home(alien)]

    def aliens(self, s: Elite) -> list[int]:
        return [alien for alien in self.reached(s) if not in_chain(s, alien)]

    def has_option(self, s: Elite) -> bool:
        return bool(self.reached(s))

    def board_answer(self, s: Elite) -> MoveBack | Enough:
        """Returns the alien with the shortest way home, to where its way is longest."""
        far = s.map.long_way_home
        backs = [MoveBack(alien, to) for alien in self.aliens(s) for to in ways_back(s, alien)]
        return min(backs, key=lambda b: (far[s.at[b.figure]], -far[b.to], b.figure, b.to)) if backs else Enough()


class TurnDie(Action, frozen=True):
    die: target.Die
    symbol: Symbol

    @classmethod
    def candidates(cls, s: Elite, seat: int, ask: PickDie) -> Iterable[TurnDie]:
        return [TurnDie(die, SYMBOLS[face]) for die in turnable(s, ask) for face in range(ALIEN)]

    def why_not(self, s: Elite, seat: int, ask: PickDie) -> Refusal | None:
        if self.die not in turnable(s, ask):
            return refuse("elite:R80", "refused.not_free")
        return refuse("elite:R237", "refused.no_alien_face") if self.symbol == "alien" else None


def turnable(s: Elite, ask: PickDie) -> list[int]:
    dice = s.dice_of(ask.owner)
    return [die for die in dice if s.place[die] == FREE and s.face[die] != TUMBLING and die not in ask.but]


class PickDie(Own, kw_only=True):
    """Which die is turned, and to what?"""

    ACTIONS = (TurnDie, Enough)

    but: tuple[int, ...] = ()

    def board_answer(self, s: Elite) -> TurnDie | Enough:
        """An alien result is worth turning; what else a die shows, its player may want."""
        aliens = [die for die in turnable(s, self) if s.face[die] == ALIEN]
        return TurnDie(aliens[0], SYMBOLS[0]) if aliens else Enough()


class ChooseSlot(Action, frozen=True):
    slot: target.Slot

    @classmethod
    def candidates(cls, s: Elite, seat: int, ask: PickSlot) -> Iterable[ChooseSlot]:
        return map(ChooseSlot, ask.slots(s))

    def why_not(self, s: Elite, seat: int, ask: PickSlot) -> Refusal | None:
        return None if self.slot in ask.slots(s) else refuse("elite:R237", "refused.no_such_slot")


class PickSlot(Own, kw_only=True):
    """Which slot counts as filled?"""

    ACTIONS = (ChooseSlot, Enough)

    hero: int
    target: str
    range: int
    first: int = -1  # the slot that was filled before: the next one is of the same event or token

    def slots(self, s: Elite) -> list[int]:
        found = open_slots(s, self.hero, self.target, self.range)
        return [slot for slot in found if self.first < 0 or slot // SLOTS == self.first // SLOTS]

    def has_option(self, s: Elite) -> bool:
        return bool(self.slots(s))

    def board_answer(self, s: Elite) -> ChooseSlot:
        """Returns the first: any is a gain."""
        return ChooseSlot(self.slots(s)[0])


class ChooseSearch(Action, frozen=True):
    token: target.Token

    @classmethod
    def candidates(cls, s: Elite, seat: int, ask: PickSearch) -> Iterable[ChooseSearch]:
        return map(ChooseSearch, ask.tokens)

    def why_not(self, s: Elite, seat: int, ask: PickSearch) -> Refusal | None:
        return None if self.token in ask.tokens else refuse("elite:R98", "refused.not_dark")


class PickSearch(Own, kw_only=True):
    """Which search token turns light?"""

    ACTIONS = (ChooseSearch,)

    tokens: tuple[int, ...]

    def board_answer(self, s: Elite) -> ChooseSearch:
        """Returns the first: any is a gain."""
        return ChooseSearch(self.tokens[0])


class SpitAt(Quiet, frozen=True):
    """The token goes to the next space of this alien, there."""

    figure: target.Figure
    to: target.Cell

    @classmethod
    def candidates(cls, s: Elite, seat: int, ask: PickSpit) -> Iterable[SpitAt]:
        return [SpitAt(alien, to) for alien in ask.aliens(s) for to in s.map.paths[s.at[alien]]]

    def why_not(self, s: Elite, seat: int, ask: PickSpit) -> Refusal | None:
        if self.figure not in ask.aliens(s):
            return refuse("elite:R85", "refused.no_such_alien")
        return None if self.to in s.map.paths[s.at[self.figure]] else refuse("elite:R34", "refused.no_arrow")


class PickSpit(GracedChoice, kw_only=True):
    """Where does the token go? All players decide."""

    ACTIONS = (GoOn, SpitAt)

    figure: int = -1  # the one that acts; -1: any
    but: tuple[int, ...] = ()

    def aliens(self, s: Elite) -> list[int]:
        return [a for a in s.movable_aliens() if a not in self.but and self.figure in (-1, a)]

    def has_option(self, s: Elite) -> bool:
        return bool(self.aliens(s))

    def board_answer(self, s: Elite) -> GoOn:
        return GoOn()
