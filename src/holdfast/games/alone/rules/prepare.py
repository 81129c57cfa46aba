"""Evil's set-up (R19, R25-R33): rooms, the hero's start, cards, creatures, danger; then missions are revealed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

from holdfast.engine import target
from holdfast.engine.action import Action, Refusal, refuse
from holdfast.engine.flow import AGAIN, Frame, Next
from holdfast.games.alone.cards.verbs.apply import DoEffects
from holdfast.games.alone.cards.verbs.registry import Cause
from holdfast.games.alone.events.preparing import CreaturePlaced, EvilIsReady, HeroPlaced, RoomsSwapped
from holdfast.games.alone.events.rounds import RoundBegan
from holdfast.games.alone.levels.level import SECTORS
from holdfast.games.alone.levels.map import begun_at, read_plan, write_plan
from holdfast.games.alone.rules.asking import Question, ask
from holdfast.games.alone.rules.avatars import TakeAvatars
from holdfast.games.alone.rules.creatures import free_tokens
from holdfast.games.alone.rules.dangers import why_no_danger
from holdfast.games.alone.rules.decks import ChooseDecks
from holdfast.games.alone.rules.drawing import Refill
from holdfast.games.alone.rules.labyrinth import lay_map, reveal, set_danger, set_figure
from holdfast.games.alone.state import Alone, Figure

CREATURES = 2
FIRST_DANGERS = 2  # on each level


class SwapRooms(Action, frozen=True):
    """Once, two room tokens change places; the marks of missions go with them (R25, R268)."""

    first: target.Room
    second: target.Room

    @classmethod
    def candidates(cls, s: Alone, seat: int, ask: ChooseSwap) -> Iterable[SwapRooms]:
        rooms = range(len(s.parts.rooms))
        return [SwapRooms(a, b) for a in rooms for b in rooms if a < b]

    def why_not(self, s: Alone, seat: int, ask: ChooseSwap) -> Refusal | None:
        fits = 0 <= self.first < self.second < len(s.parts.rooms)
        return None if fits else refuse("alone:R25", "refused.two_rooms")

    def do(self, s: Alone, seat: int, ask: ChooseSwap) -> None:
        plan = read_plan(s.plan.true())
        rooms = list(plan.rooms)
        rooms[self.first], rooms[self.second] = rooms[self.second], rooms[self.first]
        lay_map(s, write_plan(msgspec.structs.replace(plan, rooms=tuple(rooms))))
        s.swapped = s.swapped.with_value(True)
        s.tell(RoomsSwapped(self.first, self.second), to=s.the_evil)


class LeaveRooms(Action, frozen=True):
    @classmethod
    def candidates(cls, s: Alone, seat: int, ask: ChooseSwap) -> Iterable[LeaveRooms]:
        return (LeaveRooms(),)


class ChooseSwap(Question, kw_only=True):
    ACTIONS = (LeaveRooms, SwapRooms)


class PlaceHero(Action, frozen=True):
    """Places the hero in a corridor, never in a room (R26)."""

    place: target.Place

    @classmethod
    def candidates(cls, s: Alone, seat: int, ask: ChooseStart) -> Iterable[PlaceHero]:
        return map(PlaceHero, range(len(s.map_for(seat).cell)))

    def why_not(self, s: Alone, seat: int, ask: ChooseStart) -> Refusal | None:
        map_ = s.map_for(seat)
        if not 0 <= self.place < len(map_.cell):
            return refuse("alone:R26", "refused.no_such_place")
        return refuse("alone:R26", "refused.not_in_a_room") if map_.is_room(map_.cell[self.place]) else None

    def do(self, s: Alone, seat: int, ask: ChooseStart) -> None:
        lay_map(s, write_plan(begun_at(read_plan(s.plan.true()), self.place)))
        s.hero = s.map().cell[self.place]
        s.tell(HeroPlaced(self.place), to=s.the_evil)


class ChooseStart(Question, kw_only=True):
    ACTIONS = (PlaceHero,)


class PlaceCreature(Action, frozen=True):
    """A regular creature in a mission room or next to one (R32, G45); noise is not heard yet."""

    line: target.Line
    place: target.Place

    @classmethod
    def candidates(cls, s: Alone, seat: int, ask: ChooseFirstCreatures) -> Iterable[PlaceCreature]:
        lines = [i for i, creature in enumerate(s.parts.creatures) if not creature.boss]
        return [PlaceCreature(line, place) for line in lines for place in near_missions(s, seat)]

    def why_not(self, s: Alone, seat: int, ask: ChooseFirstCreatures) -> Refusal | None:
        if not 0 <= self.line < len(s.parts.creatures) or s.parts.creatures[self.line].boss:
            return refuse("alone:R32", "refused.no_such_creature")
        if self.place not in near_missions(s, seat):
            return refuse("alone:R32", "refused.not_near_missions")
        cell = s.map_for(seat).cell[self.place]
        if cell == s.hero:
            return refuse("alone:R32", "refused.hero_is_there")
        if any(figure.cell == cell for _, figure in s.standing_for(seat)):
            return refuse("alone:R32", "refused.different_sectors")
        return None if free_tokens(s, seat, self.line) else refuse("alone:R161", "refused.no_token")

    def do(self, s: Alone, seat: int, ask: ChooseFirstCreatures) -> None:
        token = free_tokens(s, seat, self.line)[0]
        set_figure(s, token, Figure(cell=s.map().cell[self.place]))
        s.tell(CreaturePlaced(token, self.place), to=s.the_evil)


def near_missions(s: Alone, seat: int) -> list[int]:
    map_ = s.map_for(seat)
    rooms = [map_.room_cells[s.parts.missions[quest.mission].room] for quest in s.quests]
    cells = {cell for room in rooms for cell in (room, *(to for _, to in map_.ways[room]))}
    return sorted(map_.place[cell] for cell in cells)


class ChooseFirstCreatures(Question, kw_only=True):
    ACTIONS = (PlaceCreature,)


class PlaceFirstDanger(Action, frozen=True):
    """Two on each level, not in the hero's sector (R33)."""

    place: target.Place

    @classmethod
    def candidates(cls, s: Alone, seat: int, ask: ChooseFirstDangers) -> Iterable[PlaceFirstDanger]:
        return map(PlaceFirstDanger, range(len(s.map_for(seat).cell)))

    def why_not(self, s: Alone, seat: int, ask: ChooseFirstDangers) -> Refusal | None:
        if refusal := why_no_danger(s, seat, self.place):
            return refusal
        if self.place // SECTORS != ask.sheet:
            return refuse("alone:R33", "refused.other_level")
        is_hero = s.map_for(seat).cell[self.place] == s.hero
        return refuse("alone:R33", "refused.hero_is_there") if is_hero else None

    def do(self, s: Alone, seat: int, ask: ChooseFirstDangers) -> None:
        set_danger(s, s.map().cell[self.place], True)


class ChooseFirstDangers(Question, kw_only=True):
    ACTIONS = (PlaceFirstDanger,)

    sheet: int


class PrepareEvil(Frame):
    STEPS = ("decks", "swap", "hero", "cards", "avatars", "creatures", "dangers", "ready")

    done: int = 0

    def decks(self, s: Alone) -> None:
        s.start(ChooseDecks())

    def swap(self, s: Alone) -> None:
        if s.options.swap:
            ask(s, ChooseSwap(owner=s.leader))

    def hero(self, s: Alone) -> None:
        ask(s, ChooseStart(owner=s.leader))

    def cards(self, s: Alone) -> Literal["cards"] | None:
        if self.done == s.seated - 1:
            self.done = 0
            return None
        self.done += 1
        s.start(Refill(seat=self.done))
        return "cards"

    def avatars(self, s: Alone) -> None:
        if s.options.avatars:
            s.start(TakeAvatars())

    def creatures(self, s: Alone) -> Literal["creatures"] | None:
        if self.done == CREATURES:
            self.done = 0
            return None
        self.done += 1
        ask(s, ChooseFirstCreatures(owner=s.leader))
        return "creatures"

    def dangers(self, s: Alone) -> Literal["dangers"] | None:
        if self.done == 2 * FIRST_DANGERS:
            return None
        ask(s, ChooseFirstDangers(owner=s.leader, sheet=self.done // FIRST_DANGERS))
        self.done += 1
        return "dangers"

    def ready(self, s: Alone) -> None:
        """The hero sees its own sector, in the dark (R34)."""
        s.tell(EvilIsReady())
        reveal(s, s.hero)


class RevealMissions(Frame):
    """What starting missions do when they are revealed (R19), not the final one (R20); nothing is heard yet."""

    STEPS = ("fall_silent", "next_mission", "begin")

    done: int = 0

    def fall_silent(self, s: Alone) -> None:
        s.hush = True

    def next_mission(self, s: Alone) -> Next:
        if self.done == len(s.quests):
            return None
        mission = s.parts.missions[s.quests[self.done].mission]
        self.done += 1
        if mission.colour != "red" and mission.revealed:
            s.start(DoEffects(effects=mission.revealed, cause=Cause(seat=s.leader, room=mission.room)))
        return AGAIN

    def begin(self, s: Alone) -> None:
        s.hush = False
        s.tell(RoundBegan(1, s.leader))
