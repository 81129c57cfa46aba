"""What a hero's actions are worth on its turn: work before all, then whatever brings it to its work alive."""

from __future__ import annotations

from typing import Final

from holdfast.engine.action import Action
from holdfast.games.alone.bots.course import Bearings, Course
from holdfast.games.alone.effects import (
    Beam,
    Effects,
    Light,
    Recover,
    Repair,
    Run,
    Scan,
    Search,
    Sound,
    Strike,
)
from holdfast.games.alone.places import WAYS, Way
from holdfast.games.alone.rules.explore import Explore
from holdfast.games.alone.rules.fight import Fight
from holdfast.games.alone.rules.interact import Interact, UnblockDoor
from holdfast.games.alone.rules.locate import Locate
from holdfast.games.alone.rules.mission import Work
from holdfast.games.alone.rules.move import Move
from holdfast.games.alone.rules.scavenge import Scavenge, UseRoom
from holdfast.games.alone.rules.start import (
    BulletTime,
    RecoverHealth,
    Sacrifice,
    StartCompanion,
    StartSkill,
    UsePower,
)
from holdfast.games.alone.rules.use import AskCompanion, UseItem, UseOwnSkill
from holdfast.games.alone.state import INVENTORY, TURNS
from holdfast.games.alone.tokens import printed_stats

WORK: Final = 9.0
GO: Final = 3.0
LOOK: Final = 2.3
ASK: Final = 4.0
RUMMAGE: Final = 3.3
SWITCH: Final = 2.4
STRIKE: Final = 1.8
PREPARE: Final = 20.0  # before anything is declared
HURT: Final = 10  # health at which adrenaline goes into recovering first
A_CHARGE: Final = 0.15  # of an item


class Deeds:
    def __init__(self, bearings: Bearings, course: Course) -> None:
        self.bearings = bearings
        self.course = course
        self.view = bearings.view
        self.parts = bearings.parts
        self.threat = bearings.threat()

    def value(self, action: Action) -> float:
        match action:
            case RecoverHealth(track=track):
                return self.recovering(track)
            case BulletTime():
                return self.bullet_time()
            case StartSkill():
                return self.start(self.parts.characters[self.view.character].hero.effects)
            case StartCompanion():
                companion = self.view.companion
                return self.start(self.parts.characters[companion.character].companion.effects) if companion else -1.0
            case UsePower(power=power):
                return self.start(self.parts.powers[power].effects)
            case Sacrifice():
                return -5.0
            case Work():
                return WORK
            case Fight(creature=creature, wounds=wounds):
                numbers = self.parts.numbers
                dice = numbers.fight_lit if self.bearings.sector.lit else numbers.fight_dark
                return self.striking(creature, wounds, dice, 0)
            case Move(way=way):
                return self.going(way)
            case Explore(way=way):
                return self.looking(way)
            case UnblockDoor(way=way):
                return GO + 0.2 if self.is_ahead(way) else -1.0
            case Locate():
                return self.asking()
            case Scavenge():
                return self.rummaging()
            case Interact():
                return self.switching()
            case UseRoom():
                return RUMMAGE - self.threat
        return self.used(action)

    def used(self, action: Action) -> float:
        match action:
            case UseItem(item=item):
                carried = next(c for c in self.view.items if c.item == item)
                card = self.parts.items[item]
                upgraded = carried.upgraded and card.upgrade is not None
                effects = card.upgrade.effects if upgraded and card.upgrade else card.effects
                return self.use(effects) - A_CHARGE
            case UseOwnSkill():
                return self.use(self.parts.characters[self.view.character].hero.effects)
            case AskCompanion() if self.view.companion is not None:
                character = self.parts.characters[self.view.companion.character]
                return self.use(character.companion.effects) - A_CHARGE
        return 0.0

    def use(self, effects: Effects) -> float:
        """What a card does in place of an action, by the first of its verbs that says so."""
        ahead = WAYS[self.course.ways[0]] if self.course.ways else None
        for effect in effects:
            match effect:
                case Strike(dice=dice, lit=lit, damage=damage):
                    dice += lit if self.bearings.sector.lit else 0
                    aims = self.bearings.with_me or self.bearings.creatures
                    return max((self.striking(c.creature, c.figure.wounds, dice, damage) for c in aims), default=-1.0)
                case Run(steps=steps):
                    if ahead is None or self.is_shut():
                        return -1.0
                    return self.going(ahead) + 0.8 * (min(steps, len(self.course.ways)) - 1)
                case Scan() | Light() | Beam():
                    return self.looking(ahead) + 0.3 if ahead is not None else -1.0
                case Sound():
                    return self.asking() + 0.3
                case Repair():
                    return self.switching() + 0.3
                case Search():
                    return self.rummaging() + 0.3
        return -0.5

    # -- before declaring

    def start(self, effects: Effects) -> float:
        view = self.view
        for effect in effects:
            if isinstance(effect, Recover):
                wants = (effect.life and view.life < view.cap) + (effect.control and view.control < view.cap)
                wants += bool(effect.either) and min(view.life, view.control) < view.cap
                enough = 1 if not (effect.life and effect.control) or view.turn >= TURNS - 2 else 2
                return PREPARE if wants >= enough else -1.0
        return PREPARE - 5 if self.bearings.with_me and any(isinstance(e, Strike) for e in effects) else -1.0

    def turns_left(self) -> int:
        return TURNS + 1 - self.view.turn

    def recovering(self, track: str) -> float:
        """Unspent adrenaline is lost at the end of the round, so late in it any is spent."""
        view = self.view
        is_late = view.adrenaline >= self.turns_left()
        if self.bearings.health > HURT and not is_late:
            return -1.0
        low = view.life if track == "life" else view.control
        return PREPARE + 1 - 0.1 * low

    def bullet_time(self) -> float:
        if self.course.arrived and self.bearings.lacks_seal():
            return PREPARE
        best = max(GO if self.course.ways and not self.is_shut() else 0.0, STRIKE if self.bearings.with_me else 0.0)
        if self.course.arrived:
            best = WORK
        if best < STRIKE:
            return -1.0
        spare = self.view.adrenaline - (1 if self.bearings.health <= HURT and not self.course.arrived else 0)
        return PREPARE if spare > 0 else -1.0

    # -- going and looking

    def is_ahead(self, way: Way) -> bool:
        return bool(self.course.ways) and WAYS[self.course.ways[0]] == way

    def is_shut(self) -> bool:
        """Whether the next way is a blocked door."""
        return bool(self.course.ways) and bool(self.bearings.sector.blocked >> self.course.ways[0] & 1)

    def going(self, way: Way) -> float:
        if self.course.arrived and self.bearings.lacks_seal():
            return GO  # out, and in again
        if not self.is_ahead(way):
            return 0.5 * self.threat
        danger = 0.5 if self.has_heard(way) and not self.course.is_known else 0.0
        return GO + 0.5 * self.threat - danger

    def has_heard(self, way: Way) -> bool:
        return any(noise.way == way and noise.turn >= self.view.turn - 2 for noise in self.bearings.labyrinth.noises)

    def looking(self, way: Way | None) -> float:
        """Worth it before one goes where one has never been, most of all where something stirs."""
        if way is None or not self.is_ahead(way) or self.course.is_known:
            return 0.1
        choices = sum(self.is_edge(number) for number in range(5))
        return LOOK - 0.5 + 0.2 * choices + (0.5 if self.has_heard(way) else 0.0) - self.threat

    def is_edge(self, way: int) -> bool:
        to = self.bearings.atlas.beyond(self.bearings.here, way)
        return to is not None and to not in self.bearings.atlas.tiles

    def asking(self) -> float:
        rooms = [mission.room for _, mission in self.bearings.quests()]
        atlas = self.bearings.atlas
        if rooms and not any(atlas.knows_of(room) for room in rooms):
            return ASK - self.threat
        return ASK - self.threat if atlas.should_sound(self.course.room, self.bearings.here) else 0.2

    # -- what a sector offers

    def striking(self, creature: int, wounds: int, dice: int, damage: int) -> float:
        stats = printed_stats(self.parts, self.bearings.tokens[creature], self.view.nightmare)
        needed = stats.first if wounds else stats.second
        kills, hurts = at_least(needed - damage, dice), at_least(stats.first - damage, dice)
        cleared = 3.0 if self.course.arrived else 0.0
        return STRIKE + 1.5 * kills + 0.4 * hurts + 0.3 * self.threat + cleared

    def rummaging(self) -> float:
        room = self.bearings.tile.room
        lacks = any(self.bearings.lacks_charges(quest, mission) for quest, mission in self.bearings.quests())
        if lacks:
            return WORK - 1 if self.course.arrived else GO - 0.5
        if room < 0 or self.view.scavenged[room] or len(self.view.items) >= INVENTORY - 1:
            return 0.3
        return RUMMAGE - self.threat

    def switching(self) -> float:
        lit = self.bearings.sector.lit
        return 0.2 if lit else SWITCH - self.threat


def at_least(hits: int, dice: int) -> float:
    """The chance of so many hits; at least one die must hit."""
    needed = max(hits, 1)
    chance = 0.0
    ways = 1.0
    for count in range(dice + 1):
        chance += ways / 2**dice if count >= needed else 0.0
        ways = ways * (dice - count) / (count + 1)
    return chance
