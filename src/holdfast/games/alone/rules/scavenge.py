"""Scavenging (R123-R131, R236-R238) as an action of the hero; or a room's special action."""

from __future__ import annotations

from collections.abc import Iterable

from holdfast.engine.action import Refusal, refuse
from holdfast.games.alone.cards.verbs.apply import DoEffects
from holdfast.games.alone.cards.verbs.registry import Cause
from holdfast.games.alone.rules.declaring import Declaration, HeroDecides, why_not_deed
from holdfast.games.alone.rules.mission import WorkOn, asks_for
from holdfast.games.alone.rules.rummage import mark_room, scavenge
from holdfast.games.alone.state import HERO, Alone


class Scavenge(Declaration, frozen=True):
    WORD = "scavenge"

    @classmethod
    def candidates(cls, s: Alone, seat: int, ask: HeroDecides) -> Iterable[Scavenge]:
        return (Scavenge(),)

    def resolve(self, s: Alone) -> None:
        """Scavenges, or works on the mission that asks for a scavenge and nothing more (R216)."""
        mission = asks_for(s, self.WORD)
        if mission is None:
            scavenge(s)
        else:
            s.start(WorkOn(mission=mission))


def why_no_room(s: Alone) -> Refusal | None:
    """Returns why the hero's sector has no special action to offer."""
    room = s.here.room
    if not s.options.room_actions or room < 0:
        return refuse("alone:R236", "refused.no_room_action")
    if any(s.parts.missions[quest.mission].room == room for quest in s.quests):
        return refuse("alone:R236", "refused.mission_room")
    return refuse("alone:R237", "refused.room_scavenged") if s.scavenged[room] else None


class UseRoom(Declaration, frozen=True):
    """Deep: a room's own action instead of its three cards, once a game, where no mission is (R236-R238)."""

    WORD = "scavenge"

    @classmethod
    def gate(cls, s: Alone, seat: int, ask: HeroDecides) -> Refusal | None:
        return why_no_room(s) or why_not_deed(s, cls.WORD, ask)

    @classmethod
    def candidates(cls, s: Alone, seat: int, ask: HeroDecides) -> Iterable[UseRoom]:
        return (UseRoom(),)

    def why_lost(self, s: Alone) -> Refusal | None:
        return why_no_room(s)

    def resolve(self, s: Alone) -> None:
        effects = s.parts.rooms[s.here.room].effects
        mark_room(s)
        s.start(DoEffects(effects=effects, cause=Cause(seat=HERO)))
