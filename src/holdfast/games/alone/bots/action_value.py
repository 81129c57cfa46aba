"""What a hero's actions are worth on its turn: work before all, then whatever brings it to its work alive."""

from __future__ import annotations

from typing import Final

from holdfast.engine.action import Action
from holdfast.games.alone.bots.evil_outlook import FAR
from holdfast.games.alone.bots.hero_outlook import HeroOutlook, work_left
from holdfast.games.alone.bots.memory import apart
from holdfast.games.alone.bots.odds import at_least
from holdfast.games.alone.bots.readiness import ACTION_WORTH, NEVER, Readiness
from holdfast.games.alone.bots.routing import Route
from holdfast.games.alone.cards.effects import (
    Beam,
    Effects,
    Light,
    Repair,
    Run,
    Scan,
    Search,
    Sound,
    Strike,
)
from holdfast.games.alone.levels.places import STEP, WAYS, Cell, Way, level_of
from holdfast.games.alone.rules.explore import Explore
from holdfast.games.alone.rules.fight import Fight
from holdfast.games.alone.rules.interact import Interact, UnblockDoor
from holdfast.games.alone.rules.items import effects_of
from holdfast.games.alone.rules.locate import Locate
from holdfast.games.alone.rules.mission import Work, step_of
from holdfast.games.alone.rules.move import Move
from holdfast.games.alone.rules.scavenge import Scavenge, UseRoom
from holdfast.games.alone.rules.start import Preparation
from holdfast.games.alone.rules.use import AskCompanion, UseItem, UseOwnSkill
from holdfast.games.alone.state import INVENTORY

WORK: Final = 3.0  # actions that one of work on a mission is worth
LOOK: Final = 0.5  # of what a hero would save that knew the map
SAFER: Final = 0.35  # to have seen where one goes
AMBUSHED: Final = 2.5  # what it costs to walk into something
ASK: Final = 0.6
ANEW: Final = 3  # sectors away from where one has asked already
RUMMAGE: Final = 1.4
SWITCH: Final = 0.7
LASTING: Final = 2.2  # turns for which a creature that lives would strike
A_CHARGE: Final = 0.15  # of an item


class ActionValues:
    """The worth of each action, counted in points of health."""

    def __init__(self, outlook: HeroOutlook, route: Route) -> None:
        self.outlook = outlook
        self.route = route
        self.s = outlook.s
        self.parts = outlook.parts
        self.ready = Readiness(outlook, route)
        self.threat = outlook.threat()
        self.stay = outlook.peril(outlook.here)

    def value(self, action: Action) -> float:
        match action:
            case Preparation():
                return self.ready.value(action)
            case Work():
                return self.work_value()
            case Fight(creature=creature, wounds=wounds):
                numbers = self.parts.numbers
                dice = numbers.fight_lit if self.outlook.is_lit else numbers.fight_dark
                return self.fight_value(creature, wounds, dice, 0)
            case Move(way=way):
                return self.move_value(way)
            case Explore(way=way):
                return self.explore_value(way)
            case UnblockDoor(way=way):
                return ACTION_WORTH - self.stay if self.is_ahead(way) else NEVER
            case Locate():
                return self.locate_value()
            case Scavenge():
                return self.scavenge_value()
            case Interact():
                return self.switch_value()
            case UseRoom():
                return ACTION_WORTH * RUMMAGE - self.stay
        return self.item_value(action)

    def item_value(self, action: Action) -> float:
        match action:
            case UseItem(item=item):
                return self.effects_value(effects_of(self.s, item)) - A_CHARGE
            case UseOwnSkill():
                return self.effects_value(self.parts.characters[self.s.character].hero.effects)
            case AskCompanion() if self.s.companion is not None:
                character = self.parts.characters[self.s.companion.character]
                return self.effects_value(character.companion.effects) - A_CHARGE
        return 0.0

    def effects_value(self, effects: Effects) -> float:
        """Returns what a card is worth in place of an action, by the first of its verbs that says so."""
        ahead = WAYS[self.route.way] if self.route.way >= 0 else None
        for effect in effects:
            match effect:
                case Strike(dice=dice, lit=lit, damage=damage):
                    dice += lit if self.outlook.is_lit else 0
                    aims = self.outlook.with_me or self.outlook.creatures
                    return max((self.fight_value(c.token, c.figure.wounds, dice, damage) for c in aims), default=NEVER)
                case Run(steps=steps):
                    if ahead is None or self.ready.is_shut():
                        return NEVER
                    return self.move_value(ahead) + ACTION_WORTH * min(steps - 1, max(self.route.price - 1.0, 0.0))
                case Scan() | Light() | Beam():
                    return self.explore_value(ahead) + 0.3 if ahead is not None else NEVER
                case Sound():
                    return self.locate_value() + 0.3
                case Repair():
                    return self.switch_value() + 0.3
                case Search():
                    return self.scavenge_value() + 0.3
        return NEVER

    def work_value(self) -> float:
        return ACTION_WORTH * WORK - self.stay

    # -- going and looking

    def is_ahead(self, way: Way) -> bool:
        return self.route.way == WAYS.index(way)

    def move_value(self, way: Way) -> float:
        number = WAYS.index(way)
        to = self.outlook.beyond(number)
        if to is None:
            return NEVER
        cost = self.outlook.opportunity() + self.outlook.peril(to, number)
        if self.route.arrived:
            return (ACTION_WORTH if self.outlook.lacks_seal() else -ACTION_WORTH * WORK) - cost  # out, and in again
        return ACTION_WORTH * (self.route.price - self.route.after[number]) - cost

    def explore_value(self, way: Way | None) -> float:
        """Returns what exploring is worth: most before going where one has never been and where something stirs."""
        if way is None or not self.is_ahead(way):
            return NEVER
        to = self.outlook.beyond(WAYS.index(way))
        if to is None or to in self.outlook.shown:
            return NEVER
        heat = self.outlook.heat
        next_one = to + STEP[WAYS.index(way)] if way != "stairs" else to
        waits = heat.get(to, 0.0) + 0.7 * heat.get(next_one, 0.0)
        return ACTION_WORTH * LOOK * self.route.doubt + SAFER + AMBUSHED * waits - self.stay

    def locate_value(self) -> float:
        memory = self.outlook.memory
        rooms = [mission.room for _, mission in self.outlook.quests()]
        if rooms and not any(memory.knows_of(room) for room in rooms):
            return ACTION_WORTH * (2 if not self.outlook.with_me else 0.5) - self.stay
        if self.route.arrived or self.route.room < 0 or memory.room(self.route.room) is not None:
            return NEVER
        if any(
            s.target == f"room {self.route.room}" and apart_or_far(s.origin, self.outlook.here) < 3
            for s in memory.locate_answers
        ):
            return NEVER
        return ACTION_WORTH * ASK * self.route.doubt - self.stay

    # -- what a sector offers

    def fight_value(self, creature: int, wounds: int, dice: int, damage: int) -> float:
        """Returns what an attack is worth: a creature that dies strikes no more, one that is wounded dies sooner."""
        stats = self.outlook.stats(creature)
        needed = stats.first if wounds else stats.second
        kills, hurts = at_least(needed - damage, dice), at_least(stats.first - damage, dice)
        blow = 0.5 * self.outlook.dice(creature, self.outlook.is_lit) + 0.2
        lasting = LASTING * self.outlook.cunning
        cleared = 0.0
        work = self.outlook.work_here() if self.route.arrived else None
        if work is not None:
            lasting += work_left(*work)
            cleared = ACTION_WORTH * WORK if step_of(self.s, work[0]).clear else 0.0
        return (kills + 0.4 * (hurts - kills)) * (blow * lasting + cleared) - self.stay + kills * blow

    def scavenge_value(self) -> float:
        room = self.s.here.room
        lacks = any(self.outlook.lacks_charges(quest, mission) for quest, mission in self.outlook.quests())
        if lacks:
            return ACTION_WORTH * (WORK if self.route.arrived else 1.2) - self.stay
        if room < 0 or self.s.scavenged[room] or len(self.s.items) >= INVENTORY - 1:
            return NEVER
        return ACTION_WORTH * RUMMAGE - self.stay

    def switch_value(self) -> float:
        return NEVER if self.outlook.is_lit else ACTION_WORTH * SWITCH - self.stay


def apart_or_far(a: Cell, b: Cell) -> int:
    return apart(a, b) if level_of(a) == level_of(b) else FAR
