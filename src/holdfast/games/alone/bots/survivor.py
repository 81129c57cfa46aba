"""`survivor`: plays the hero. It maps what it sees, heads for its missions, fights what bars the way, mends itself."""

from __future__ import annotations

from copy import copy

from holdfast.engine.action import Action
from holdfast.engine.bot import Update
from holdfast.engine.poison import UNKNOWN
from holdfast.engine.rng import Rng
from holdfast.engine.view import Ask
from holdfast.games.alone.bots.action_value import Deeds
from holdfast.games.alone.bots.answers import Answers
from holdfast.games.alone.bots.hero_outlook import Bearings
from holdfast.games.alone.bots.imagined_maps import Visions
from holdfast.games.alone.bots.memory import Atlas
from holdfast.games.alone.bots.routing import NOWHERE_TO_GO, Course, best_course
from holdfast.games.alone.bots.unseen_threats import Suspicion
from holdfast.games.alone.cards.pack import Parts
from holdfast.games.alone.levels.places import Cell
from holdfast.games.alone.rules.prepare_hero import DrawHero, PickDifficulty
from holdfast.games.alone.state import Alone


class Survivor:
    def __init__(self, parts: Parts, rng: Rng) -> None:
        self.parts = parts
        self.atlas = Atlas()
        self.visions = Visions(rng)
        self.suspicion = Suspicion()
        self.goal = -1
        self.now = NOWHERE_TO_GO
        self.about: object = None
        self.heat: dict[Cell, float] = {}

    def fork(self, rng: Rng) -> Survivor:
        """Returns a bot with the same map in mind; what is imagined by now is shared, for it is never changed."""
        self.visions.refresh(self.atlas)
        twin = copy(self)
        twin.atlas, twin.visions, twin.suspicion = self.atlas.fork(), self.visions.fork(rng), copy(self.suspicion)
        return twin

    def see(self, update: Update) -> None:
        s: Alone = update.knowledge
        if s.hero is not UNKNOWN:
            self.atlas.see(update.events, s)
            self.suspicion.hear(update.events, s)

    def values(self, s: Alone, ask: Ask) -> list[float]:
        """Returns what each option is worth; the best one is taken."""
        if s.hero is UNKNOWN:  # it has not woken yet
            return [self.preparation(option.action) for option in ask.options]
        self.atlas.see((), s)
        bearings = Bearings(s, self.atlas)
        course = self.course(bearings)
        judge = self.judge(bearings, course, ask)
        return [judge.value(option.action) for option in ask.options]

    def course(self, bearings: Bearings) -> Course:
        """Returns the course, thought out again only when something about it has changed."""
        about = (
            bearings.here,
            self.atlas.state,
            tuple(bearings.s.quests),
            bearings.s.turn,
            tuple(bearings.toll.items()),
            tuple(bearings.blocked.items()),
            len(bearings.shown),
            tuple(self.suspicion.suspects),
        )
        if about != self.about:
            self.about = about
            self.visions.refresh(self.atlas)
            spots = self.visions.spots(self.atlas, self.goal)
            self.heat = self.suspicion.heat(spots, bearings.s)
            bearings.beware(self.heat)
            self.now = best_course(bearings, self.visions, self.goal)
            self.goal = self.now.room
        else:
            bearings.beware(self.heat)
        return self.now

    def judge(self, bearings: Bearings, course: Course, ask: Ask) -> Deeds | Answers:
        return Deeds(bearings, course) if ask.kind == "hero_acts" else Answers(bearings, course)

    def preparation(self, action: Action) -> float:
        match action:
            case PickDifficulty(difficulty=difficulty):
                return float(self.parts.difficulties[difficulty].id == "normal")
            case DrawHero():
                return 1.0
        return 0.0
