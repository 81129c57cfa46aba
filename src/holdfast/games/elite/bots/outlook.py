"""What a player sees at a glance: what the seat knows, read once, with the dangers counted."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final

from holdfast.engine.view import Ask
from holdfast.games.elite.bots.card_facts import CardFacts
from holdfast.games.elite.bots.distances import distances_of
from holdfast.games.elite.bots.time_left import TimeLeft
from holdfast.games.elite.cards.effects import NoAbilities
from holdfast.games.elite.flow import is_complete
from holdfast.games.elite.rules.dice import may_take_back
from holdfast.games.elite.rules.missions.capture import prey_on, traps_beside
from holdfast.games.elite.state import DASHBOARDS, FREE, TUMBLING, Elite

if TYPE_CHECKING:
    from holdfast.games.elite.bots.weapon_value import HeldWeapon

DRIVEN: Final = 6  # steps that an alien can be driven to a trap
CLOSE: Final = 5  # steps home: near enough to be pushed there
SPARE: Final = 2  # aliens left alone for one token
BANK: Final = 8  # steps that alien results may still take, for each player
VOLLEY: Final = 4  # steps that should be left for each player who rolls
KILL_MS: Final = 8_000  # what it takes a team to kill one of the last
LATE_MS: Final = 12_000  # no time to fill another token
NEXT: Final = 3  # so little slack is gone with the next event or push


class TableOutlook:
    """The table as all seats see it now: made of what everybody knows, and but for the faces of dice."""

    def __init__(self, s: Elite, facts: CardFacts, left: TimeLeft) -> None:
        self.s = s
        self.left = left
        self.parts = s.parts
        self.facts = facts
        self.map = s.map
        self.distances = distances_of(self.map)
        self.heroes = range(len(s.heroes))
        at, kinds, start = s.at, s.kinds, self.map.is_start
        self.at = at
        self.kinds = kinds
        self.aliens = s.aliens()
        self.movable = s.movable_aliens()
        self.bosses = frozenset(alien for alien in self.aliens if s.is_boss(alien))
        self.more = s.pace
        for event in s.ongoing:
            if facts.paces[event] and event not in s.fulfilled:
                self.more += facts.paces[event]
        self.drags = [(*facts.drags[kinds[alien]], at[alien]) for alien in self.aliens if facts.drags[kinds[alien]][0]]
        self.shared = sum(facts.shared[kinds[alien]] for alien in self.aliens)
        self.speed = {alien: self._speed(alien) for alien in self.aliens}  # steps when the aliens move
        self._slack: dict[int, int] = {}
        self._dice_left: dict[int, int] = {}
        self.harms: dict[tuple[int, int, int], float] = {}  # steps.py: of a step, so many pushes on
        self.weapons: dict[int, list[HeldWeapon]] = {}  # weapon_value.py: of each hero
        self.reached: dict[
            tuple[int, int], list[int]
        ] = {}  # weapon_value.py: the aliens that a weapon hits from a cell
        self.kill_costs: dict[tuple[int, int, int], float] = {}  # kill_cost.py: dice for a weapon, a hero and an alien
        self.standing = frozenset(cell for cell in at if cell >= 0)
        self.taken = frozenset(cell for cell in self.standing if not start[cell])  # where nobody else can stand
        self.strain = 0
        self.baits: frozenset[int] = self._baits() if s.options.mission == "capture" else frozenset()
        self.marked: frozenset[int] = self._marked() if s.options.mission == "capture" else frozenset()
        self.spared = self.baits | self.marked  # not to be shot
        if self.movable:
            self.spared |= self._kept_back()
        self.pool = sum(max(self.slack(alien), 0) for alien in self.movable if alien not in self.baits)
        self.strain = (
            max(VOLLEY * (s.seated + 1) + self.shared - self.pool, 0) if self.movable else 0
        )  # alien results will be hard to bear

    # -- dice

    def usable_dice(self, hero: int) -> int:
        """Returns how many dice of the hero's player damage has not locked, wherever they lie."""
        s = self.s
        return sum(s.place[die] < DASHBOARDS for die in s.dice_of(s.owner(hero)))

    def dice_left(self, hero: int) -> int:
        """Returns how many dice of the hero's player could still go anywhere this round: free, or in Regular slots."""
        found = self._dice_left.get(hero)
        if found is None:
            s = self.s
            seat = s.owner(hero)
            free = sum(s.place[die] == FREE for die in s.dice_of(seat))
            found = self._dice_left[hero] = free + len(may_take_back(s, seat))
        return found

    def holder(self, card: int) -> int:
        """Returns the hero who has a card that is in play."""
        hero = self.s.holder(card)
        assert hero is not None, card
        return hero

    # -- aliens

    def health(self, alien: int) -> int:
        return self.s.health[self.s.boss_of(alien)] if alien in self.bosses else 1

    def _speed(self, alien: int) -> int:
        if alien in self.s.held:
            return 0
        steps = self.s.movement(alien) + self.more
        if self.shared:
            steps += -(-self.shared // len(self.movable)) if self.movable else 0
        for n, range_, cell in self.drags:
            if self.map.distance[cell][self.at[alien]] <= range_:
                steps += n
        return steps

    def slack(self, alien: int) -> int:
        """Returns how many steps it may still take before it must come home when the aliens move."""
        found = self._slack.get(alien)
        if found is None:
            ahead = self.distances.longest[self.at[alien]]
            found = ahead - self.speed[alien] - (self.pushes(alien) if ahead <= CLOSE else 0)
            self._slack[alien] = found
        return found

    @property
    def bank(self) -> int:
        """Returns how many steps aliens can take now until one must come home."""
        return sum(self.distances.longest[self.at[alien]] - 1 for alien in self.movable)

    def pushes(self, alien: int) -> int:
        """Returns how many steps those who come behind may push it on, two at most."""
        leads, at = self.distances.leads_to(self.at[alien]), self.at
        return min(sum(leads[at[other]] <= self.speed[other] for other in self.movable if other != alien), 2)

    def worth(self, alien: int) -> float:
        """Returns what it is worth to take the last health of this alien."""
        cell = self.at[alien]
        if self.map.is_start[cell]:
            return 20.0
        slack = self.slack(alien)
        worth = 8.0 if slack <= 0 else 4.0 if slack <= NEXT else 1.5
        worth += 0.4 * self.strain
        if alien in self.bosses:
            worth += 2.0 + self.health(alien)
        reach = self.facts.reach[self.kinds[alien]]
        if reach.harm:
            distance = self.map.distance[cell]
            worth += reach.harm * sum(distance[self.at[hero]] <= reach.range for hero in self.heroes)
        return worth

    def danger(self, cell: int) -> float:
        """Returns the damage to expect from the aliens on the map for a hero who stands there when they act."""
        total = 0.0
        distance, sight = self.map.distance[cell], self.map.sight[cell]
        reach, kinds, at = self.facts.reach, self.kinds, self.at
        for alien in self.aliens:
            there = at[alien]
            able = reach[kinds[alien]]
            if able.harm and distance[there] <= able.range and sight[there] and alien not in self.baits:
                total += able.harm
        return total

    def _baits(self) -> frozenset[int]:
        """Returns, in Capture, for each token one swarm alien on a trap beside it, to be left alone."""
        s, found = self.s, set()
        is_late = s.ends_at is not None and self.left.is_under(LATE_MS)
        for token in range(len(s.token_at)):
            if is_late and token not in s.token_ready:
                continue
            caught = (prey_on(s, trap) for trap in traps_beside(s, token))
            near = [prey for prey in caught if prey is not None]
            if near:
                found.add(min(near, key=lambda alien: (self.slack(alien), alien)))
        return frozenset(found)

    @cached_property
    def wanted_traps(self) -> list[list[int]]:
        """Returns for each Capture token without a bait the traps beside it."""
        s, near = self.s, self.map.near
        baited = {s.at[bait] for bait in self.baits}
        beside = [[trap for trap in s.traps if trap in near[cell]] for cell in s.token_at]
        return [traps for traps in beside if traps and not any(trap in baited for trap in traps)]

    def _marked(self) -> frozenset[int]:
        """Returns, in Capture, for each token without a bait the swarm aliens that can soonest be driven there."""
        found: set[int] = set()
        for traps in self.wanted_traps:
            ways = [
                (ahead, alien)
                for alien in self.movable
                if alien not in self.baits and alien not in found and alien not in self.bosses and self.slack(alien) > 0
                for trap in traps
                if (ahead := self.distances.leads_to(trap)[self.at[alien]]) <= DRIVEN
            ]
            found.update(alien for _, alien in sorted(ways)[:SPARE])
        return frozenset(found)

    def _kept_back(self) -> frozenset[int]:
        """Returns the harmless ones when few are left: somebody must take the steps of alien results, and nobody near
        home or on a trap. While there is time to kill them all, the nearest to home goes first, and the last is not
        spared, but for Capture; a single one left over would be at the mercy of the next event.
        """
        harmless = [a for a in self.movable if a not in self.spared and a not in self.bosses and self.slack(a) > NEXT]
        bank = sum(self.slack(alien) for alien in harmless) - BANK * self.s.seated
        may_clear = not self.left.is_under(len(harmless) * KILL_MS)
        if not self.s.traps and len(harmless) == len(self.movable) and may_clear:
            harmless.remove(min(harmless, key=lambda alien: (self.slack(alien), alien)))
        return frozenset(alien for alien in harmless if self.slack(alien) > bank)

    @cached_property
    def abilities_hold(self) -> bool:
        """Tells whether heroes have what is printed on their sheets (A63)."""
        return self.s.options.abilities and not self.s.holds(NoAbilities)

    @cached_property
    def is_complete(self) -> bool:
        """Tells whether the mission is complete."""
        return is_complete(self.s)


class SeatOutlook(TableOutlook):
    """The table as one seat sees it now: `s` is the state as the seat knows it, `asks` what is left to it to answer.

    What all seats see alike is that of the table: found by whoever looks first, there for all.
    """

    def __init__(self, s: Elite, seat: int, asks: tuple[Ask, ...], table: TableOutlook) -> None:
        vars(self).update(vars(table))
        self.s = s
        self.seat = seat
        self.asks = asks
        self.mine = s.heroes_of(seat)
        self.left = TimeLeft(left_ms(s, seat), table.left.span)

    def free_dice(self) -> list[int]:
        place = self.s.place
        return [die for die in self.s.dice_of(self.seat) if place[die] == FREE]

    def tumbles(self) -> bool:
        return tumbles(self.s, self.seat)


def left_ms(s: Elite, seat: int) -> int:
    """Returns how much of the Action Phase is left for a seat."""
    if (ends_at := s.ends_at) is not None:
        return max(ends_at - s.now, 0)
    return s.left_ms[seat] if s.clock_runs else 0


def tumbles(s: Elite, seat: int) -> bool:
    """Tells whether a die of this seat is still in the air."""
    return any(s.face[die] == TUMBLING for die in s.dice_of(seat))
