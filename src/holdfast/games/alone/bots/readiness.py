"""What a hero does before it declares an action: mending, bullet time, powers, and the last service of a companion."""

from __future__ import annotations

from typing import Final

from holdfast.engine.action import Action
from holdfast.games.alone.bots.hero_outlook import HeroOutlook, work_left
from holdfast.games.alone.bots.routing import Route
from holdfast.games.alone.cards.effects import Again, Effects, Kill, Light, Recover, Run, Strike
from holdfast.games.alone.rules.mission import step_of
from holdfast.games.alone.rules.start import (
    BulletTime,
    RecoverHealth,
    Sacrifice,
    StartCompanion,
    StartSkill,
    UsePower,
)
from holdfast.games.alone.state import TURNS

PREPARE: Final = 20.0  # before anything is declared
NEVER: Final = -50.0
HURT: Final = 10  # health at which adrenaline goes into recovering first
ACTION_WORTH: Final = 1.3  # what an action is worth: health that is lost in the time that it takes
LASTING: Final = 2.5  # turns for which a creature that lives would strike
COMPANY: Final = 0.5  # what a charge of a companion is worth
NURSED: Final = 0.9  # and if it heals
ENOUGH: Final = 0.8  # by how much the sacrifice must be worth more than the company


class Readiness:
    def __init__(self, outlook: HeroOutlook, route: Route) -> None:
        self.outlook = outlook
        self.route = route
        self.s = outlook.s
        self.parts = outlook.parts

    def value(self, action: Action) -> float:
        match action:
            case RecoverHealth(track=track):
                return self.recovering(track)
            case BulletTime():
                spare = self.s.adrenaline - (self.outlook.health <= HURT and not self.route.arrived)
                return PREPARE if self.has_use_for_two() and spare > 0 else NEVER
            case StartSkill():
                return self.start(self.parts.characters[self.s.character].hero.effects)
            case StartCompanion() if self.s.companion is not None:
                return self.start(self.parts.characters[self.s.companion.character].companion.effects)
            case UsePower(power=power):
                return self.start(self.parts.powers[power].effects)
            case Sacrifice():
                return self.sacrificing()
        return NEVER

    def start(self, effects: Effects) -> float:
        s = self.s
        for effect in effects:
            match effect:
                case Recover(life=life, control=control, either=either):
                    wants = (life and s.life < s.cap) + (control and s.control < s.cap)
                    wants += bool(either) and min(s.life, s.control) < s.cap
                    enough = 1 if not (life and control) or s.turn >= TURNS - 2 else 2
                    return PREPARE if wants >= enough else NEVER
                case Again():
                    return PREPARE - 3 if self.has_use_for_two() else NEVER
                case Light():
                    return PREPARE - 4 if self.outlook.with_me and not self.outlook.is_lit else NEVER
                case Strike():
                    return PREPARE - 5 if self.outlook.with_me else NEVER
        return NEVER

    def recovering(self, track: str) -> float:
        """Returns what recovering is worth: unspent adrenaline is lost with the round, so late in it any is spent."""
        s = self.s
        is_late = s.adrenaline >= TURNS + 1 - s.turn
        if self.outlook.health > HURT and not is_late:
            return NEVER
        low = s.life if track == "life" else s.control
        return PREPARE + 1 - 0.1 * low

    def has_use_for_two(self) -> bool:
        """Tells whether two actions would both count: steps to the mission, work that may be done at once, blows."""
        if not self.route.arrived:
            return self.route.price > 1.5 and not self.is_shut()
        return self.outlook.lacks_seal() or bool(self.outlook.with_me) or self.work_at_once() > 1

    def is_shut(self) -> bool:
        """Tells whether the next way is a blocked door."""
        return self.route.way >= 0 and bool(self.outlook.doors >> self.route.way & 1)

    def work_at_once(self) -> int:
        """Returns how many actions of work here could be done on one turn."""
        work = self.outlook.work_here()
        if work is None:
            return 0
        quest, mission = work
        step = step_of(self.s, quest)
        return 1 + (len(mission.steps) > quest.step + 1) if step.apart else work_left(quest, mission)

    # -- the companion's last service (R194)

    def sacrificing(self) -> float:
        """Returns what a sacrifice is worth: it must outdo the company, unless the companion would be lost anyway."""
        companion = self.s.companion
        if companion is None:
            return NEVER
        character = self.parts.characters[companion.character]
        heals = any(isinstance(effect, Recover) for effect in character.companion.effects)
        company = (NURSED if heals else COMPANY) * companion.charges
        return PREPARE + 2 if self.service(character.sacrifice.effects) > company + ENOUGH else NEVER

    def service(self, effects: Effects) -> float:
        """Returns what a sacrifice would do now, in points of health."""
        s = self.s
        worth = 0.0
        for effect in effects:
            match effect:
                case Recover(life=life, control=control, either=either):
                    lacks = max(s.cap - s.life, 0) + max(s.cap - s.control, 0)
                    despair = 2.0 if self.outlook.health <= HURT // 2 else 1.0
                    worth += despair * min(life + control + either, lacks)
                case Kill():
                    worth += LASTING * max(self.outlook.blows(self.outlook.with_me, self.outlook.here), default=0.0)
                case Run(steps=steps) if not self.route.arrived and not self.is_shut():
                    worth += ACTION_WORTH * (min(float(steps), self.route.price) - 1) + self.outlook.opportunity()
                case Light() if not self.outlook.is_lit:
                    worth += 0.3 * len(self.outlook.with_me) + (0.5 if not self.route.arrived else 0.0)
        return worth
