"""What a hero's actions are worth on its turn: work before all, then whatever brings it to its work alive."""

from __future__ import annotations

from typing import Final

from holdfast.engine.action import Action
from holdfast.games.alone.bots.evil_outlook import FAR
from holdfast.games.alone.bots.hero_outlook import Bearings, work_left
from holdfast.games.alone.bots.memory import apart
from holdfast.games.alone.bots.odds import at_least
from holdfast.games.alone.bots.readiness import NEVER, STEP, Readiness
from holdfast.games.alone.bots.routing import Course
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
from holdfast.games.alone.levels.places import STEP as STEPS
from holdfast.games.alone.levels.places import WAYS, Cell, Way, level_of
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


class Deeds:
    """The worth of each action, counted in points of health."""

    def __init__(self, bearings: Bearings, course: Course) -> None:
        self.bearings = bearings
        self.course = course
        self.s = bearings.s
        self.parts = bearings.parts
        self.ready = Readiness(bearings, course)
        self.threat = bearings.threat()
        self.stay = bearings.peril(bearings.here)

    def value(self, action: Action) -> float:
        match action:
            case Preparation():
                return self.ready.value(action)
            case Work():
                return self.working()
            case Fight(creature=creature, wounds=wounds):
                numbers = self.parts.numbers
                dice = numbers.fight_lit if self.bearings.is_lit else numbers.fight_dark
                return self.striking(creature, wounds, dice, 0)
            case Move(way=way):
                return self.going(way)
            case Explore(way=way):
                return self.looking(way)
            case UnblockDoor(way=way):
                return STEP - self.stay if self.is_ahead(way) else NEVER
            case Locate():
                return self.asking()
            case Scavenge():
                return self.rummaging()
            case Interact():
                return self.switching()
            case UseRoom():
                return STEP * RUMMAGE - self.stay
        return self.used(action)

    def used(self, action: Action) -> float:
        match action:
            case UseItem(item=item):
                return self.use(effects_of(self.s, item)) - A_CHARGE
            case UseOwnSkill():
                return self.use(self.parts.characters[self.s.character].hero.effects)
            case AskCompanion() if self.s.companion is not None:
                character = self.parts.characters[self.s.companion.character]
                return self.use(character.companion.effects) - A_CHARGE
        return 0.0

    def use(self, effects: Effects) -> float:
        """Returns what a card is worth in place of an action, by the first of its verbs that says so."""
        ahead = WAYS[self.course.way] if self.course.way >= 0 else None
        for effect in effects:
            match effect:
                case Strike(dice=dice, lit=lit, damage=damage):
                    dice += lit if self.bearings.is_lit else 0
                    aims = self.bearings.with_me or self.bearings.creatures
                    return max((self.striking(c.token, c.figure.wounds, dice, damage) for c in aims), default=NEVER)
                case Run(steps=steps):
                    if ahead is None or self.ready.is_shut():
                        return NEVER
                    return self.going(ahead) + STEP * min(steps - 1, max(self.course.price - 1.0, 0.0))
                case Scan() | Light() | Beam():
                    return self.looking(ahead) + 0.3 if ahead is not None else NEVER
                case Sound():
                    return self.asking() + 0.3
                case Repair():
                    return self.switching() + 0.3
                case Search():
                    return self.rummaging() + 0.3
        return NEVER

    def working(self) -> float:
        return STEP * WORK - self.stay

    # -- going and looking

    def is_ahead(self, way: Way) -> bool:
        return self.course.way == WAYS.index(way)

    def going(self, way: Way) -> float:
        number = WAYS.index(way)
        to = self.bearings.beyond(number)
        if to is None:
            return NEVER
        cost = self.bearings.opportunity() + self.bearings.peril(to, number)
        if self.course.arrived:
            return (STEP if self.bearings.lacks_seal() else -STEP * WORK) - cost  # out, and in again
        return STEP * (self.course.price - self.course.after[number]) - cost

    def looking(self, way: Way | None) -> float:
        """Returns what exploring is worth: most before going where one has never been and where something stirs."""
        if way is None or not self.is_ahead(way):
            return NEVER
        to = self.bearings.beyond(WAYS.index(way))
        if to is None or to in self.bearings.shown:
            return NEVER
        heat = self.bearings.heat
        next_one = to + STEPS[WAYS.index(way)] if way != "stairs" else to
        waits = heat.get(to, 0.0) + 0.7 * heat.get(next_one, 0.0)
        return STEP * LOOK * self.course.doubt + SAFER + AMBUSHED * waits - self.stay

    def asking(self) -> float:
        atlas = self.bearings.atlas
        rooms = [mission.room for _, mission in self.bearings.quests()]
        if rooms and not any(atlas.knows_of(room) for room in rooms):
            return STEP * (2 if not self.bearings.with_me else 0.5) - self.stay
        if self.course.arrived or self.course.room < 0 or atlas.room(self.course.room) is not None:
            return NEVER
        if any(
            s.target == f"room {self.course.room}" and apart_or_far(s.origin, self.bearings.here) < 3
            for s in atlas.soundings
        ):
            return NEVER
        return STEP * ASK * self.course.doubt - self.stay

    # -- what a sector offers

    def striking(self, creature: int, wounds: int, dice: int, damage: int) -> float:
        """Returns what an attack is worth: a creature that dies strikes no more, one that is wounded dies sooner."""
        stats = self.bearings.stats(creature)
        needed = stats.first if wounds else stats.second
        kills, hurts = at_least(needed - damage, dice), at_least(stats.first - damage, dice)
        blow = 0.5 * self.bearings.dice(creature, self.bearings.is_lit) + 0.2
        lasting = LASTING * self.bearings.cunning
        cleared = 0.0
        work = self.bearings.work_here() if self.course.arrived else None
        if work is not None:
            lasting += work_left(*work)
            cleared = STEP * WORK if step_of(self.s, work[0]).clear else 0.0
        return (kills + 0.4 * (hurts - kills)) * (blow * lasting + cleared) - self.stay + kills * blow

    def rummaging(self) -> float:
        room = self.s.here.room
        lacks = any(self.bearings.lacks_charges(quest, mission) for quest, mission in self.bearings.quests())
        if lacks:
            return STEP * (WORK if self.course.arrived else 1.2) - self.stay
        if room < 0 or self.s.scavenged[room] or len(self.s.items) >= INVENTORY - 1:
            return NEVER
        return STEP * RUMMAGE - self.stay

    def switching(self) -> float:
        return NEVER if self.bearings.is_lit else STEP * SWITCH - self.stay


def apart_or_far(a: Cell, b: Cell) -> int:
    return apart(a, b) if level_of(a) == level_of(b) else FAR
