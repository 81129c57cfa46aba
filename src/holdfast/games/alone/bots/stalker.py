"""`stalker`: plays evil with a plan. It waits where the hero will come, and spends its cards when they count.

Several evil players follow one plan without a word: each works it out from what all of them see. Who holds most
cards plays the face-down ones; the others answer only with a card that fits the moment.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from holdfast.engine.action import Action
from holdfast.games.alone.bots.evil_outlook import EvilOutlook
from holdfast.games.alone.bots.lurker import Lurker
from holdfast.games.alone.bots.prediction import HeroPrediction
from holdfast.games.alone.levels.places import Place
from holdfast.games.alone.rules.dangers import PutDanger
from holdfast.games.alone.rules.mission import card
from holdfast.games.alone.rules.prepare import LeaveRooms, PlaceCreature, PlaceFirstDanger, PlaceHero, SwapRooms
from holdfast.games.alone.rules.reacting import PlayDown
from holdfast.games.alone.state import TURNS, Alone

DANGER_TOKEN: Final = 0.15  # what a space of the track with a danger symbol is worth that stays open
NOT_MY_TURN: Final = 0.6  # a card face down of somebody who holds fewer cards than another
THRIFT: Final = 1.0  # what a card must do if it is the only one that is left for a long time
SPREAD: Final = 2.0  # cards a turn at which every one may be spent
SECOND: Final = 0.1  # a second card of a turn covers two spaces of the track
OFTEN: Final[Mapping[str, float]] = {  # how likely a hero soon does what a card answers
    "move": 1.0,
    "life": 0.75,
    "control": 0.6,
    "fight": 0.4,
    "interact": 0.15,
    "scavenge": 0.15,
    "locate": 0.1,
    "explore": 0.05,
}
FINISH: Final = 0.4  # how much less a card must do when the hero is nearly broken
NEARLY: Final = 6


class Stalker(Lurker):
    SIGHT = HeroPrediction

    def preparation(self, outlook: EvilOutlook, action: Action) -> float:
        match action:
            case SwapRooms(first=first, second=second):
                return self.longest(outlook, first, second)
            case LeaveRooms():
                return self.longest(outlook, 0, 0)
            case PlaceHero(place=place):
                return self.journey(outlook, outlook.map.plan.rooms, place)
            case PlaceCreature(line=line, place=place):
                stats = self.parts.creatures[line].regular
                return stats.dark + 0.8 * stats.loss + 3.0 * outlook.hold(place)
            case PlaceFirstDanger(place=place) | PutDanger(place=place):
                return outlook.hold(place) + (0.4 if place in outlook.goals() else 0.0)
        return super().preparation(outlook, action)

    def journey(self, outlook: EvilOutlook, rooms: tuple[Place, ...], start: Place) -> float:
        """Returns how far the hero has to go from there: to the nearer of the first missions, and on to the last."""
        distance = outlook.map.graph.distance
        missions = [card(outlook.s, quest) for quest in outlook.s.quests]
        final = next(rooms[mission.room] for mission in missions if mission.colour == "red")
        firsts = [rooms[mission.room] for mission in missions if mission.colour != "red"]
        ways = [distance[start][first] + 0.8 * distance[first][final] for first in firsts]
        return min(ways) + 0.1 * sum(ways)

    def longest(self, outlook: EvilOutlook, first: int, second: int) -> float:
        """Returns the longest journey that the map allows once these two rooms have changed places."""
        rooms = list(outlook.map.plan.rooms)
        rooms[first], rooms[second] = rooms[second], rooms[first]
        places = [place for place in range(len(outlook.map.cell)) if place not in rooms]
        return max(self.journey(outlook, tuple(rooms), place) for place in places)

    # -- windows

    def patience(self, outlook: EvilOutlook) -> float:
        """Returns what a reaction must be worth: more when cards are few for the turns to come, less at the kill."""
        s = outlook.s
        turns = max(TURNS + 1 - s.turn, 1)
        cards = sum(map(len, s.hands))
        bar = THRIFT * (1 - min(cards / turns / SPREAD, 1.0))
        if s.laid_now:
            covered = s.covered()
            bar += SECOND + DANGER_TOKEN * sum(self.parts.numbers.track[covered : covered + 2])
        return bar - (FINISH if outlook.health <= NEARLY else 0.0)

    def reaction(self, outlook: EvilOutlook, action: Action) -> float:
        value = super().reaction(outlook, action)
        if isinstance(action, PlayDown) and not self.is_mine(outlook.s):
            value -= NOT_MY_TURN
        return value

    def general(self, card: int) -> float:
        """Returns what a card may be good for later: those that the hero seldom gives cause for are laid down first."""
        reaction = self.parts.reactions[card]
        return 0.2 + 1.6 * OFTEN[reaction.trigger] + 0.2 * len(reaction.effects)

    def is_mine(self, s: Alone) -> bool:
        """Tells whether no player of evil holds more cards, or as many and sits nearer to the leader."""
        order = [(len(s.hand(seat)), -((seat - s.leader) % len(s.evil))) for seat in s.evil]
        return order[self.seat - 1] == max(order)
