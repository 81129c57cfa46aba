"""Scavenging (R123-R131, R236-R238): draw items, cut the inventory, upgrade; or a room's special action."""

from __future__ import annotations

from collections.abc import Iterable

from holdfast.engine.action import Action, Refusal, refuse
from holdfast.engine.flow import Frame
from holdfast.games.alone.cards.verbs.apply import DoEffects, DoVerb
from holdfast.games.alone.cards.verbs.registry import Cause, CutInventory, KeepCards, UpgradeItems
from holdfast.games.alone.events.deeds import RoomScavenged, SearchEnded
from holdfast.games.alone.rules.asking import Question, ask
from holdfast.games.alone.rules.declaring import Declaration, HeroDecides, why_not_deed
from holdfast.games.alone.rules.items import draw_items, open_spaces, take_item
from holdfast.games.alone.rules.may import May, is_unlocked
from holdfast.games.alone.state import HERO, Alone

IN_CORRIDOR = 1
IN_ROOM = 3


class Scavenge(Declaration, frozen=True):
    WORD = "scavenge"

    @classmethod
    def candidates(cls, s: Alone, seat: int, ask: HeroDecides) -> Iterable[Scavenge]:
        return (Scavenge(),)

    def resolve(self, s: Alone) -> None:
        """Where a mission asks for a scavenge and nothing more, this is one (R216)."""
        # Here, because a mission's step may be a scavenge, and a scavenge such a step.
        from holdfast.games.alone.rules.mission import WorkOn, asks_for

        mission = asks_for(s, self.WORD)
        if mission is None:
            scavenge(s)
        else:
            s.start(WorkOn(mission=mission))


def cards_here(s: Alone) -> int:
    """One card, three in a room that was not scavenged yet (R123-R125)."""
    room = s.here.room
    return IN_ROOM if room >= 0 and not s.scavenged[room] else IN_CORRIDOR


def mark_room(s: Alone) -> None:
    room = s.here.room
    if room >= 0 and not s.scavenged[room]:
        s.scavenged[room] = True
        s.tell(RoomScavenged(room))


def scavenge(s: Alone) -> None:
    """The cards of this place; a room gives its three once (R124)."""
    count = cards_here(s)
    mark_room(s)
    s.start(Rummage(count=count, may_draw_more=is_unlocked(s, "acute_sight")))


class DrawOneMore(Action, frozen=True):
    """Acute sight (R190)."""

    @classmethod
    def candidates(cls, s: Alone, seat: int, ask: LookCloser) -> Iterable[DrawOneMore]:
        return (DrawOneMore(),)


class Enough(Action, frozen=True):
    @classmethod
    def candidates(cls, s: Alone, seat: int, ask: LookCloser) -> Iterable[Enough]:
        return (Enough(),)

    def do(self, s: Alone, seat: int, ask: LookCloser) -> None:
        s.tell(SearchEnded())


class LookCloser(Question, kw_only=True):
    """Whether to draw one more card, once those that are there for all are seen (R190, G65)."""

    ACTIONS = (DrawOneMore, Enough)


class Rummage(Frame):
    """Draw, keep, cut to the limit, then upgrade (R126-R128)."""

    STEPS = ("draw", "look_closer", "draw_more", "take", "cut", "help", "upgrade")

    count: int
    keep: int = 0  # 0 is all
    may_draw_more: bool = False

    def draw(self, s: Alone) -> None:
        s.chosen = draw_items(s, self.count)
        if self.keep:
            s.start(DoVerb(effect=KeepCards(keep=self.keep), cause=Cause(seat=HERO)))

    def look_closer(self, s: Alone) -> None:
        if self.may_draw_more:
            ask(s, LookCloser(owner=HERO))

    def draw_more(self, s: Alone) -> None:
        if isinstance(s.answered, DrawOneMore):
            s.chosen += draw_items(s, 1)

    def take(self, s: Alone) -> None:
        for item in s.chosen:
            take_item(s, item)
        s.chosen = []

    def cut(self, s: Alone) -> None:
        s.start(DoVerb(effect=CutInventory(), cause=Cause(seat=HERO)))

    def help(self, s: Alone) -> None:
        """With an upgrade, if there is any to be made."""
        if open_spaces(s):
            s.start(May(moments=("upgrade",)))

    def upgrade(self, s: Alone) -> None:
        s.start(DoVerb(effect=UpgradeItems(), cause=Cause(seat=HERO)))


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
