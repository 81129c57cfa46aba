"""`survivor`: plays the hero. It maps what it sees, heads for its missions, fights what bars the way, mends itself."""

from __future__ import annotations

from copy import copy

from holdfast.engine.action import Action
from holdfast.engine.bot import Update
from holdfast.engine.poison import UNKNOWN
from holdfast.engine.rng import Rng
from holdfast.engine.view import Ask
from holdfast.games.alone.bots.action_value import ActionValues
from holdfast.games.alone.bots.answers import Answers
from holdfast.games.alone.bots.hero_outlook import HeroOutlook
from holdfast.games.alone.bots.imagined_maps import ImaginedMaps
from holdfast.games.alone.bots.memory import HeroMemory
from holdfast.games.alone.bots.routing import NOWHERE_TO_GO, Route, best_route
from holdfast.games.alone.bots.unseen_threats import UnseenThreats
from holdfast.games.alone.cards.pack import Parts
from holdfast.games.alone.levels.places import Cell
from holdfast.games.alone.rules.prepare_hero import DrawHero, PickDifficulty
from holdfast.games.alone.state import Alone


class Survivor:
    def __init__(self, parts: Parts, rng: Rng) -> None:
        self.parts = parts
        self.memory = HeroMemory()
        self.imagined = ImaginedMaps(rng)
        self.unseen = UnseenThreats()
        self.goal = -1
        self.now = NOWHERE_TO_GO
        self.about: object = None
        self.heat: dict[Cell, float] = {}

    def fork(self, rng: Rng) -> Survivor:
        """Returns a bot with the same map in mind; what is imagined by now is shared, for it is never changed."""
        self.imagined.refresh(self.memory)
        twin = copy(self)
        twin.memory, twin.imagined, twin.unseen = self.memory.fork(), self.imagined.fork(rng), copy(self.unseen)
        return twin

    def see(self, update: Update) -> None:
        s: Alone = update.knowledge
        if s.hero is not UNKNOWN:
            self.memory.see(update.events, s)
            self.unseen.hear(update.events, s)

    def values(self, s: Alone, ask: Ask) -> list[float]:
        """Returns what each option is worth; the best one is taken."""
        if s.hero is UNKNOWN:  # it has not woken yet
            return [self.preparation(option.action) for option in ask.options]
        self.memory.see((), s)
        outlook = HeroOutlook(s, self.memory)
        route = self.route(outlook)
        judge = self.judge(outlook, route, ask)
        return [judge.value(option.action) for option in ask.options]

    def route(self, outlook: HeroOutlook) -> Route:
        """Returns the route, thought out again only when something about it has changed."""
        about = (
            outlook.here,
            self.memory.state,
            tuple(outlook.s.quests),
            outlook.s.turn,
            tuple(outlook.entry_costs.items()),
            tuple(outlook.blocked.items()),
            len(outlook.shown),
            tuple(self.unseen.threats),
        )
        if about != self.about:
            self.about = about
            self.imagined.refresh(self.memory)
            spots = self.imagined.spots(self.memory, self.goal)
            self.heat = self.unseen.heat(spots, outlook.s)
            outlook.beware(self.heat)
            self.now = best_route(outlook, self.imagined, self.goal)
            self.goal = self.now.room
        else:
            outlook.beware(self.heat)
        return self.now

    def judge(self, outlook: HeroOutlook, route: Route, ask: Ask) -> ActionValues | Answers:
        return ActionValues(outlook, route) if ask.kind == "hero_acts" else Answers(outlook, route)

    def preparation(self, action: Action) -> float:
        match action:
            case PickDifficulty(difficulty=difficulty):
                return float(self.parts.difficulties[difficulty].id == "normal")
            case DrawHero():
                return 1.0
        return 0.0
