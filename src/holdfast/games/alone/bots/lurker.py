"""`lurker`: plays evil by what is worth most at once. It strikes when it can, creeps nearer when it cannot."""

from __future__ import annotations

from typing import Final

from holdfast.engine.action import Action
from holdfast.engine.view import Ask
from holdfast.games.alone.bots.card_value import effects_value
from holdfast.games.alone.bots.evil_outlook import EvilOutlook
from holdfast.games.alone.cards.effects import Stalk
from holdfast.games.alone.cards.pack import Parts
from holdfast.games.alone.cards.picks import (
    Cancel,
    Done,
    PickCreature,
    PickDoor,
    PickHand,
    PickLine,
    PickPlace,
    PickUnblock,
    PickWay,
)
from holdfast.games.alone.cards.types import Stats
from holdfast.games.alone.cards.verbs.apply import DoVerb
from holdfast.games.alone.levels.places import NOWHERE, Place
from holdfast.games.alone.rules.attack import AttackNext
from holdfast.games.alone.rules.damage import HitTheHero
from holdfast.games.alone.rules.dangers import LiftDanger, PutDanger
from holdfast.games.alone.rules.drawing import SplitDraw
from holdfast.games.alone.rules.mission import card
from holdfast.games.alone.rules.play_out import Approve
from holdfast.games.alone.rules.prepare import PlaceCreature, PlaceFirstDanger, PlaceHero, SwapRooms
from holdfast.games.alone.rules.reacting import ActivateAvatar, Pass, PlayDown, PlaySpecial, PlayUp
from holdfast.games.alone.rules.round_end import KeepHand
from holdfast.games.alone.state import TURNS, Alone

SECOND: Final = 0.35  # what a second card of a turn must be worth more than the first: it covers two spaces
KEEP: Final = 0.25  # of what a card might do later, when it is laid face down now


class Lurker:
    SIGHT: type[EvilOutlook] = EvilOutlook

    def __init__(self, parts: Parts, seat: int) -> None:
        self.parts = parts
        self.seat = seat
        self._standard: float | None = None

    def values(self, s: Alone, ask: Ask) -> list[float]:
        """Returns what each option is worth; the best one is taken."""
        outlook = self.SIGHT(s, self.seat)
        if splits := [option.action.first for option in ask.options if isinstance(option.action, SplitDraw)]:
            half = sum(splits) / len(splits)  # as many from either deck, in one go
            return [-abs(o.action.first - half) if isinstance(o.action, SplitDraw) else -100.0 for o in ask.options]
        walker = self.walker(outlook)
        self._standard = None
        return [self.value(outlook, walker, option.action) for option in ask.options]

    def value(self, outlook: EvilOutlook, walker: Place, action: Action) -> float:
        match action:
            case Pass():
                return self.patience(outlook)
            case PlayUp() | PlayDown() | PlaySpecial() | ActivateAvatar():
                return self.reaction(outlook, action)
            case PickCreature(creature=creature):
                return self.move_value(outlook, creature)
            case PickLine(line=line):
                return outlook.spawn_gain(self.line(outlook, line))
            case PickPlace(place=place):
                return outlook.hold(place)
            case PickWay(way=way) if walker != NOWHERE:
                return outlook.hold(outlook.beyond(walker, way))
            case PickUnblock(way=way) if walker != NOWHERE:
                return outlook.hold(outlook.beyond(walker, way)) - 0.05
            case Done() if walker != NOWHERE:
                return outlook.hold(walker) - 0.01
            case PickWay(way=way):  # the hero is dragged
                return 0.1 * outlook.to_goals(outlook.beyond(outlook.hero, way))
            case PickDoor(place=place, way=way):
                return -0.1 * outlook.to_goals(outlook.beyond(place, way)) - 0.1 * outlook.away[place]
            case PickHand(card=card):
                return -self.general(card)
            case Done():
                return -5.0
            case Cancel():
                return -9.0
            case Approve() | HitTheHero() | KeepHand():
                return 1.0
            case AttackNext(creature=creature):
                return float(outlook.dice(creature))
        return self.preparation(outlook, action)

    def preparation(self, outlook: EvilOutlook, action: Action) -> float:
        """Values the set-up and danger tokens: the hero is best placed far from the missions, all else near them."""
        distance = outlook.map.graph.distance
        match action:
            case PlaceHero(place=place):
                rooms = [card(outlook.s, quest).room for quest in outlook.s.quests]
                ways = sorted(distance[place][outlook.map.plan.rooms[room]] for room in rooms)
                return 2.0 * outlook.to_goals(place) + sum(ways)
            case SwapRooms():
                return -1.0
            case PlaceCreature(line=line, place=place):
                stats = self.parts.creatures[line].regular
                return stats.dark + 0.5 * stats.loss - 0.5 * outlook.away[place]
            case PlaceFirstDanger(place=place) | PutDanger(place=place):
                return 2 - 0.3 * outlook.to_goals(place) - 0.1 * outlook.away[place]
            case LiftDanger():
                return -2.0
        return 0.0

    # -- windows

    def patience(self, outlook: EvilOutlook) -> float:
        """Returns what a reaction must be worth: cards and spaces of the track are to last for the round."""
        s = outlook.s
        turns = TURNS + 1 - s.turn
        spaces = len(self.parts.numbers.track) - s.covered()
        cards = sum(map(len, s.hands))
        plenty = min(cards, spaces) / max(turns, 1)
        bar = 0.55 - 0.4 * min(plenty, 1.6)
        return bar + (SECOND if s.laid_now and plenty < 1.8 else 0.0) - (0.3 if outlook.health <= 5 else 0.0)

    def reaction(self, outlook: EvilOutlook, action: Action) -> float:
        match action:
            case PlayUp(card=card):
                return self.faceup(outlook, card)
            case PlayDown(card=card):
                return self.standard(outlook) - KEEP * self.general(card)
            case PlaySpecial(card=card):
                return 1.2 + self.spawn_value(outlook) - KEEP * self.general(card)
            case ActivateAvatar():
                return 0.7
        return 0.0

    def faceup(self, outlook: EvilOutlook, card: int) -> float:
        reaction = self.parts.reactions[card]
        halves = effects_value(outlook, reaction.effects, reaction.icon)
        if outlook.is_dangerous:
            halves += effects_value(outlook, reaction.dangerous, reaction.icon)
        return halves

    def general(self, card: int) -> float:
        """Returns what a card may be good for some time."""
        reaction = self.parts.reactions[card]
        return 0.8 + 0.2 * len(reaction.effects) + (0.3 if reaction.instant else 0.0)

    def standard(self, outlook: EvilOutlook) -> float:
        """Returns what the best standard reaction would do, the same for every card that is laid for it."""
        if self._standard is None:
            move_value = [outlook.gain(c, 1) for c in outlook.creatures if outlook.s.tokens[c.token].source != "avatar"]
            self._standard = max([self.spawn_value(outlook), *move_value])
        return self._standard

    # -- parts

    def line(self, outlook: EvilOutlook, line: int) -> Stats:
        creature = self.parts.creatures[line]
        return creature.nightmare if outlook.s.nightmare else creature.regular

    def move_value(self, outlook: EvilOutlook, token: int) -> float:
        creature = next((c for c in outlook.creatures if c.token == token), None)
        return outlook.gain(creature, self.steps(outlook)) if creature is not None else 0.0

    def steps(self, outlook: EvilOutlook) -> int:
        """Returns how far the card that is being played moves a creature."""
        play_begun = outlook.play_begun()
        if play_begun is None or play_begun.front != "card":
            return 1
        effects = self.parts.reactions[play_begun.card.look(self.seat)].effects
        return max((effect.steps for effect in effects if isinstance(effect, Stalk)), default=1)

    def spawn_value(self, outlook: EvilOutlook) -> float:
        lines = [number for number, creature in enumerate(self.parts.creatures) if not creature.boss]
        return max(outlook.spawn_gain(self.line(outlook, line)) for line in lines)

    def walker(self, outlook: EvilOutlook) -> Place:
        """Returns where the creature whose way is asked for has come to; NOWHERE if the way is not a creature's."""
        play_begun = outlook.play_begun()
        picks = play_begun.picks if play_begun is not None else ()
        if not picks:
            verbs = [frame for frame in outlook.s.frames() if isinstance(frame, DoVerb)]
            picks = verbs[-1].picks if verbs else ()
        place = NOWHERE
        for pick in picks:
            if isinstance(pick, PickCreature):
                place = next((c.place for c in outlook.creatures if c.token == pick.creature), NOWHERE)
            elif isinstance(pick, PickWay) and place != NOWHERE:
                place = outlook.beyond(place, pick.way)
        return place
