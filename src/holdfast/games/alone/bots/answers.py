"""What a hero answers when cards, dice and doors ask it something."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from holdfast.engine.action import Action
from holdfast.games.alone.bots.hero_outlook import HeroOutlook
from holdfast.games.alone.bots.routing import Route
from holdfast.games.alone.cards.effects import Bar, Charge, Evade, MoreDice, Recover, Rig, Run, Strike
from holdfast.games.alone.cards.picks import (
    Done,
    PickAbility,
    PickBar,
    PickCard,
    PickCharacter,
    PickDie,
    PickGoal,
    PickHealth,
    PickItem,
    PickSector,
    PickTarget,
    PickWay,
)
from holdfast.games.alone.cards.verbs.apply import DoVerb
from holdfast.games.alone.cards.verbs.registry import (
    AnyEffect,
    BlockBehind,
    PayCharges,
    Picks,
    RunOn,
    UpgradeItems,
)
from holdfast.games.alone.levels.places import WAYS
from holdfast.games.alone.rules.encounter import BearIt
from holdfast.games.alone.rules.items import find_item, open_spaces
from holdfast.games.alone.rules.may import Decline, UseCompanion, UsePassive
from holdfast.games.alone.rules.mission import card
from holdfast.games.alone.rules.move import open_doors
from holdfast.games.alone.rules.rummage import Enough

GOALS: Final = ("stairs", "lcu", "creature")  # what is worth knowing besides rooms

IMPROVED: Final[Mapping[str, float]] = {"fight": 0.2, "move": 0.2, "harm": 0.3, "reaction": 0.15}  # for each charge
A_DONOR: Final = 0.25  # what the charge of another item is worth


class Answers:
    def __init__(self, outlook: HeroOutlook, route: Route) -> None:
        self.outlook = outlook
        self.route = route
        self.s = outlook.s
        self.parts = outlook.parts
        self.frames = list(self.s.frames())
        verbs = [frame for frame in self.frames if isinstance(frame, DoVerb)]
        self.effect: AnyEffect | None = verbs[-1].effect if verbs else None
        self.picks: Picks = verbs[-1].picks if verbs else ()

    def value(self, action: Action) -> float:
        match action:
            case Done() | Decline() | BearIt() | Enough():
                return 0.0
            case UsePassive(item=item):
                return -0.1 if self.parts.items[item].when == "clean_up" else 1.0
            case UseCompanion():
                return self.company()
            case PickWay(way=way):
                return self.way(WAYS.index(way))
            case PickTarget(creature=creature, wounds=wounds):
                return 1.0 + wounds + 0.3 * self.outlook.dice(creature, lit=False)
            case PickSector(cell=cell):
                return 1.0 if cell == self.outlook.here else 0.8
            case PickBar(cell=cell, way=way):
                return self.door(cell, WAYS.index(way))
            case PickItem(item=item):
                return self.item(item)
            case PickCard(card=card):
                return 0.5 + self.worth(card)
            case PickHealth(track=track):
                return 13.0 - (self.s.life if track == "life" else self.s.control)
            case PickAbility(ability=ability):
                return 1.0 + self.s.experience[ability] % 2
            case PickCharacter(character=character):
                return self.companionship(character)
            case PickGoal(target=target):
                return self.goal(target)
            case PickDie(die=die):
                return self.die(self.s.pool[die])
        return 0.5

    def way(self, way: int) -> float:
        ahead = self.route.way == way
        if isinstance(self.effect, Run | RunOn):
            return 2.0 if ahead else -1.0 if isinstance(self.effect, RunOn) else 0.1
        to = self.outlook.memory.beyond(self.outlook.here, way)
        return (2.0 if ahead else 0.5) if to is not None else 0.1

    def door(self, cell: int, way: int) -> float:
        """Returns what it is worth to block a door: against what stands behind it, never on the hero's own way."""
        if not isinstance(self.effect, BlockBehind | Bar):
            return 0.5
        to = self.outlook.memory.beyond(cell, way)
        is_blocked = bool(self.outlook.memory.blocked.get(cell, 0) >> way & 1)
        on_the_way = cell == self.outlook.here and self.route.way == way
        if on_the_way:
            return 1.0 if is_blocked else -1.0
        if is_blocked:
            return -1.0
        if any(creature.figure.cell == to for creature in self.outlook.creatures):
            return 1.0
        if self.route.arrived and cell == self.outlook.here:
            return 0.6 if self.leaves_a_way_out(way) else -1.0
        tile = self.outlook.memory.tiles.get(to) if to is not None else None
        if tile is None or to in self.outlook.shown:
            return -1.0
        return 0.4 if tile.room not in self.outlook.mission_rooms() else -1.0  # a room for which nobody has a use

    def leaves_a_way_out(self, shut: int) -> bool:
        """Tells whether another door of this sector would stay open."""
        return any(way != shut for way in open_doors(self.s))

    def item(self, item: int) -> float:
        match self.effect:
            case UpgradeItems() if not self.picks:
                return self.improvement(item)
            case UpgradeItems() | PayCharges():
                return 1.0 - self.worth(item) - (0.5 if self.is_last_charge(item) else 0.0)
            case Rig():
                return 1.0 + self.improvement(item)
            case Charge():
                return self.worth(item)
        return 1.0 - self.worth(item)

    def improvement(self, item: int) -> float:
        """Returns what an upgrade is worth (R128): it costs a charge of another item, and lasts as long as this one."""
        card = self.parts.items[item]
        kind = IMPROVED.get(card.when, 0.1)
        carried = find_item(self.s, item)
        charges = 0 if carried is None else carried.charges
        return kind * min(charges, 3) - A_DONOR

    def is_last_charge(self, item: int) -> bool:
        carried = find_item(self.s, item)
        return carried is not None and carried.charges == 1

    def companionship(self, character: int) -> float:
        """Returns what a companion is worth: most if it mends, then if it fights (R193)."""
        first = next(iter(self.parts.characters[character].companion.effects), None)
        return 2.0 if isinstance(first, Recover) else 1.5 if isinstance(first, MoreDice | Evade) else 1.0

    def company(self) -> float:
        """Returns what asking the companion is worth: nothing for an upgrade where nothing can be upgraded (R195)."""
        companion = self.s.companion
        if companion is None or self.parts.characters[companion.character].companion.when != "upgrade":
            return 0.5
        return max((self.improvement(item) for item in open_spaces(self.s)), default=-1.0)

    def worth(self, item: int) -> float:
        """Returns how gladly an item is carried, from 0 to 1."""
        card, carried = self.parts.items[item], find_item(self.s, item)
        charges = card.charges if carried is None else carried.charges
        first = card.effects[0] if card.effects else None
        kind = 0.6 if isinstance(first, Strike) else 0.5 if isinstance(first, Run) else 0.3
        return kind + 0.1 * min(charges, 4)

    def goal(self, target: str) -> float:
        rooms = [f"room {mission.room}" for _, mission in self.outlook.quests()]
        if target in rooms:
            room, memory = int(target.split()[1]), self.outlook.memory
            here = [answer.target for answer in memory.locate_answers if answer.origin == self.outlook.here]
            if room == self.route.room and memory.room(room) is None and target not in here:
                return 6.0
            wanted = memory.should_locate(room, self.outlook.here) or not memory.knows_of(room)
            return 5.0 if wanted else 1.0
        finals = [mission for quest in self.s.quests if (mission := card(self.s, quest)).colour == "red"]
        if target in [f"room {mission.room}" for mission in finals]:
            return 3.0
        return 2.0 - 0.1 * GOALS.index(target) if target in GOALS else 0.1

    def die(self, face: str) -> float:
        """Returns what it is worth to roll a die again: the hero's own misses, and hits against it."""
        purposes = [purpose for frame in self.frames if (purpose := getattr(frame, "purpose", ""))]
        own = not purposes or purposes[-1] == "fight"
        hit = face == "hit" or (face == "danger" and not own and self.outlook.is_dangerous)
        return 1.0 if hit != own else -1.0
