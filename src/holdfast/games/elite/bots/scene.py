"""What a player sees at a glance: the view read once, with the dangers counted."""

from __future__ import annotations

from functools import cached_property
from typing import Final

import msgspec

from holdfast.games.elite.bots.chart import Chart
from holdfast.games.elite.cards import Boss, SwarmType, Window
from holdfast.games.elite.effects import Advance, AlienMoves, AlienPace, NoAbilities, Spit, Strike, Wound
from holdfast.games.elite.pack import Parts
from holdfast.games.elite.state import DASHBOARDS, EVENTS, FREE, MOST_HEROES, SLOTS, TUMBLING
from holdfast.games.elite.view import EliteView

DRIVEN: Final = 6  # steps that an alien can be driven to a trap
CLOSE: Final = 5  # steps home: near enough to be pushed there
SPARE: Final = 2  # aliens left alone for one token
BANK: Final = 8  # steps that alien results may still take, for each player
VOLLEY: Final = 4  # steps that should be left for each player who rolls
KILL_MS: Final = 8_000  # what it takes a team to kill one of the last
NEXT: Final = 3  # so little slack is gone with the next event or push
ACTIVATION: Final[Window] = "activation"


class Reach(msgspec.Struct, frozen=True):
    """How far an alien's attack goes, and what it costs on average."""

    range: int
    harm: float


class Lore(msgspec.Struct, frozen=True):
    """What the cards on the table say, read once: by kind of alien, and by event."""

    moves: tuple[int, ...]
    reach: tuple[Reach, ...]
    paces: tuple[int, ...]
    drags: tuple[tuple[int, int], ...]  # steps that a kind's ability gives to aliens in range, itself too
    shared: tuple[int, ...]  # steps that a kind's ability lets the players share out
    swarms: int

    @classmethod
    def of(cls, parts: Parts) -> Lore:
        kinds: tuple[SwarmType | Boss, ...] = (*parts.swarms, *parts.bosses)
        return cls(
            moves=tuple(kind.movement for kind in kinds),
            reach=tuple(_reach(kind.ability) for kind in kinds),
            paces=tuple(
                sum(e.n for e in event.effects if isinstance(e, AlienPace)) if event.window == ACTIVATION else 0
                for event in parts.events
            ),
            drags=tuple(_drag(kind.ability) for kind in kinds),
            shared=tuple(sum(e.n for e in kind.ability if isinstance(e, AlienMoves)) for kind in kinds),
            swarms=len(parts.swarms),
        )


def _reach(ability: tuple[object, ...]) -> Reach:
    range_, harm = 0, 0.0
    for effect in ability:
        if isinstance(effect, Strike):
            range_ = max(range_, effect.range)
            harm += effect.damage * (7 - effect.to_hit) / 6
        elif isinstance(effect, Wound):
            range_ = max(range_, effect.range)
            harm += effect.n * (1.0 if not harm else 0.5)
    return Reach(range_, harm)


def _drag(ability: tuple[object, ...]) -> tuple[int, int]:
    for effect in ability:
        if isinstance(effect, Advance):
            return effect.n, effect.range
        if isinstance(effect, Spit) and effect.token == "slime":
            return 1, 0
    return 0, 0


class Scene:
    """The table as one seat sees it now."""

    def __init__(self, view: EliteView, parts: Parts, chart: Chart, lore: Lore, now: int) -> None:
        self.view = view
        self.parts = parts
        self.chart = chart
        self.lore = lore
        self.map = chart.map
        self.now = now
        self.heroes = range(len(view.heroes))
        self.mine = (0, 1) if view.seats == 1 else (view.seat,)
        at, kinds, start = view.at, view.kinds, self.map.is_start
        self.at = at
        self.kinds = kinds
        self.aliens = [figure for figure in range(MOST_HEROES, len(at)) if at[figure] >= 0]
        self.movable = [alien for alien in self.aliens if not start[at[alien]]]
        self.more = view.pace
        for event in view.ongoing:
            if lore.paces[event] and event not in view.fulfilled:
                self.more += lore.paces[event]
        self.drags = [(*lore.drags[kinds[alien]], at[alien]) for alien in self.aliens if lore.drags[kinds[alien]][0]]
        self.shared = sum(lore.shared[kinds[alien]] for alien in self.aliens)
        self.speed = {alien: self._speed(alien) for alien in self.aliens}  # steps when the aliens move
        self._slack: dict[int, int] = {}
        self._dice_left: dict[int, int] = {}
        self.harms: dict[tuple[int, int, int], float] = {}  # steps.py: of a step, so many pushes on
        self.tolls: dict[tuple[int, int, int], float] = {}  # toll.py: dice for a weapon, a hero and an alien
        self.standing = frozenset(cell for cell in at if cell >= 0)
        self.taken = frozenset(cell for cell in self.standing if not start[cell])  # where nobody else can stand
        self.strain = 0
        self.baits: frozenset[int] = self._baits() if view.options.mission == "capture" else frozenset()
        self.marked: frozenset[int] = self._marked() if view.options.mission == "capture" else frozenset()
        self.spared = self.baits | self.marked  # not to be shot
        if self.movable:
            self.spared |= self._kept_back()
        self.pool = sum(max(self.slack(alien), 0) for alien in self.movable if alien not in self.baits)
        self.strain = (
            max(VOLLEY * (view.seats + 1) + self.shared - self.pool, 0) if self.movable else 0
        )  # alien results will be hard to bear

    # -- time

    @property
    def left_ms(self) -> int:
        """What is left of the Action Phase for this seat."""
        view = self.view
        if view.ends_at is not None:
            return max(view.ends_at - self.now, 0)
        return view.left_ms[view.seat] if view.clock_runs else 0

    # -- dice

    def player_of(self, hero: int) -> int:
        """The seat that plays a hero."""
        return 0 if self.view.seats == 1 else hero

    def dice(self, seat: int) -> list[int]:
        return [die for die, owner in enumerate(self.view.die_seat) if owner == seat]

    def free_dice(self) -> list[int]:
        view = self.view
        seat, place = view.seat, view.place
        return [die for die, owner in enumerate(view.die_seat) if owner == seat and place[die] == FREE]

    def usable_dice(self, hero: int) -> int:
        """Dice of the hero's player that damage has not locked, wherever they lie."""
        seat = self.player_of(hero)
        locked = sum(self.view.place[die] >= DASHBOARDS for die in self.dice(seat))
        return len(self.dice(seat)) - locked

    def dice_left(self, hero: int) -> int:
        """Dice of the hero's player that could still go anywhere this round: free, or in Regular slots."""
        seat = self.player_of(hero)
        if seat not in self._dice_left:
            view, cards = self.view, self.parts.cards
            count = 0
            for die, owner in enumerate(view.die_seat):
                place = view.place[die]
                if owner == seat:
                    is_loose = 0 <= place < EVENTS and not cards[place // SLOTS].slots[place % SLOTS].locking
                    count += place == FREE or is_loose
            self._dice_left[seat] = count
        return self._dice_left[seat]

    def tumbles(self) -> bool:
        view = self.view
        return any(owner == view.seat and view.face[die] == TUMBLING for die, owner in enumerate(view.die_seat))

    @cached_property
    def filled(self) -> frozenset[int]:
        """Where dice lie."""
        return frozenset(self.view.place).union(self.view.counted)

    def is_filled(self, slot: int) -> bool:
        return slot in self.filled

    # -- aliens

    def is_boss(self, alien: int) -> bool:
        return self.kinds[alien] >= self.lore.swarms

    def health(self, alien: int) -> int:
        return self.view.health[self.kinds[alien] - self.lore.swarms] if self.is_boss(alien) else 1

    def _speed(self, alien: int) -> int:
        if alien in self.view.held:
            return 0
        steps = self.lore.moves[self.kinds[alien]] + self.more
        if self.shared:
            steps += -(-self.shared // len(self.movable)) if self.movable else 0
        for n, range_, cell in self.drags:
            if self.map.distance[cell][self.at[alien]] <= range_:
                steps += n
        return steps

    def slack(self, alien: int) -> int:
        """How many steps it may still take before it must come home when the aliens move."""
        found = self._slack.get(alien)
        if found is None:
            ahead = self.chart.longest[self.at[alien]]
            found = ahead - self.speed[alien] - (self.pushes(alien) if ahead <= CLOSE else 0)
            self._slack[alien] = found
        return found

    @property
    def bank(self) -> int:
        """How many steps aliens can take now until one must come home."""
        return sum(self.chart.longest[self.at[alien]] - 1 for alien in self.movable)

    def pushes(self, alien: int) -> int:
        """Steps that those who come behind may push it on, two at most."""
        leads, at = self.chart.leads_to(self.at[alien]), self.at
        return min(sum(leads[at[other]] <= self.speed[other] for other in self.movable if other != alien), 2)

    def worth(self, alien: int) -> float:
        """What it is worth to take the last health of this alien."""
        cell = self.at[alien]
        if self.map.is_start[cell]:
            return 20.0
        slack = self.slack(alien)
        worth = 8.0 if slack <= 0 else 4.0 if slack <= NEXT else 1.5
        worth += 0.4 * self.strain
        if self.is_boss(alien):
            worth += 2.0 + self.health(alien)
        reach = self.lore.reach[self.kinds[alien]]
        if reach.harm:
            distance = self.map.distance[cell]
            worth += reach.harm * sum(distance[self.at[hero]] <= reach.range for hero in self.heroes)
        return worth

    def danger(self, cell: int) -> float:
        """The damage to expect from the aliens on the map for a hero who stands there when they act."""
        total = 0.0
        distance, sight = self.map.distance[cell], self.map.sight[cell]
        reach, kinds, at = self.lore.reach, self.kinds, self.at
        for alien in self.aliens:
            there = at[alien]
            able = reach[kinds[alien]]
            if able.harm and distance[there] <= able.range and sight[there] and alien not in self.baits:
                total += able.harm
        return total

    def _baits(self) -> frozenset[int]:
        """In Capture: for each token one swarm alien on a trap beside it, to be left alone."""
        view, found = self.view, set()
        on_trap = {
            self.at[alien]: alien for alien in self.aliens if not self.is_boss(alien) and self.at[alien] in view.traps
        }
        late = view.clock_runs and view.ends_at is not None and view.ends_at - self.now < 12_000
        for token, cell in enumerate(view.token_at):
            if late and token not in view.token_ready:
                continue
            near = [on_trap[trap] for trap in view.traps if trap in on_trap and trap in self.map.near[cell]]
            if near:
                found.add(min(near, key=lambda alien: (self.slack(alien), alien)))
        return frozenset(found)

    @cached_property
    def wanted_traps(self) -> list[list[int]]:
        """For each Capture token without a bait: the traps beside it."""
        view, near = self.view, self.map.near
        baited = {view.at[bait] for bait in self.baits}
        beside = [[trap for trap in view.traps if trap in near[cell]] for cell in view.token_at]
        return [traps for traps in beside if traps and not any(trap in baited for trap in traps)]

    def _marked(self) -> frozenset[int]:
        """In Capture: for each token without a bait the swarm aliens that can soonest be driven there."""
        found: set[int] = set()
        for traps in self.wanted_traps:
            ways = [
                (ahead, alien)
                for alien in self.movable
                if alien not in self.baits and alien not in found and not self.is_boss(alien) and self.slack(alien) > 0
                for trap in traps
                if (ahead := self.chart.leads_to(trap)[self.at[alien]]) <= DRIVEN
            ]
            found.update(alien for _, alien in sorted(ways)[:SPARE])
        return frozenset(found)

    def _kept_back(self) -> frozenset[int]:
        """When few are left, the harmless ones: somebody must take the steps of alien results, and not those near home
        or on a trap. While there is time to kill them all, the nearest to home goes first, and the last is not spared,
        but for Capture; a single one left over would be at the mercy of the next event.
        """
        harmless = [a for a in self.movable if a not in self.spared and not self.is_boss(a) and self.slack(a) > NEXT]
        bank = sum(self.slack(alien) for alien in harmless) - BANK * self.view.seats
        may_clear = len(harmless) * KILL_MS <= self.left_ms
        if not self.view.traps and len(harmless) == len(self.movable) and may_clear:
            harmless.remove(min(harmless, key=lambda alien: (self.slack(alien), alien)))
        return frozenset(alien for alien in harmless if self.slack(alien) > bank)

    @cached_property
    def abilities_hold(self) -> bool:
        """Whether heroes have what is printed on their sheets."""
        view = self.view
        return view.options.abilities and not any(
            isinstance(effect, NoAbilities) for event in view.ongoing for effect in self.parts.events[event].effects
        )
