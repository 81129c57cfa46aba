"""Moving (R65-R73, R78, R83): one sector in a declared direction, and a door may be blocked behind."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from holdfast.engine.action import Refusal, refuse
from holdfast.engine.flow import Frame
from holdfast.games.alone.cards.verbs.apply import DoVerb
from holdfast.games.alone.cards.verbs.registry import BlockBehind, Cause
from holdfast.games.alone.events.deeds import HeroAt, HeroMoved
from holdfast.games.alone.events.reactions import SnareSprung
from holdfast.games.alone.levels.places import CELLS, NOWHERE, STAIRS, WAYS, Cell, Way, level_of
from holdfast.games.alone.rules.attack import Opportunity
from holdfast.games.alone.rules.damage import Suffer
from holdfast.games.alone.rules.declaring import Declaration, HeroDecides
from holdfast.games.alone.rules.encounter import Meet
from holdfast.games.alone.rules.follow import Follow
from holdfast.games.alone.rules.labyrinth import hide, reveal, set_light
from holdfast.games.alone.rules.sight import reveal_what_is_lit
from holdfast.games.alone.rules.standing import has, hero_knows
from holdfast.games.alone.state import HERO, Alone


def why_no_way(s: Alone, way: Way) -> Refusal | None:
    """Returns why the hero cannot go that way: what it can see of its own sector decides."""
    number = WAYS.index(way)
    if number == STAIRS:
        return None if s.here.stairs >= 0 else refuse("alone:R68", "refused.no_stairs")
    if s.here.sides[number] == "wall":
        return refuse("alone:R66", "refused.wall", way=way)
    if s.blocked[s.hero].look(HERO) >> number & 1:
        return refuse("alone:R72", "refused.blocked", way=way)
    return None


class Move(Declaration, frozen=True):
    WORD = "move"

    way: Way

    @classmethod
    def candidates(cls, s: Alone, seat: int, ask: HeroDecides) -> Iterable[Move]:
        return map(Move, WAYS)

    def why_not(self, s: Alone, seat: int, ask: HeroDecides) -> Refusal | None:
        return why_no_way(s, self.way)

    def why_lost(self, s: Alone) -> Refusal | None:
        return why_no_way(s, self.way)

    def resolve(self, s: Alone) -> None:
        s.start(MoveHero(way=self.way))


class MoveHero(Frame):
    """One step of the hero: evil strikes as it leaves, then it enters, meets whom it meets, and may block a door."""

    STEPS = (
        "suffer_opportunity",
        "spring_snares",
        "spring_more",
        "enter",
        "follow_room",
        "follow_stairs",
        "block_a_door",
    )

    way: Way
    sure: bool = False  # no attack of opportunity
    dragged: bool = False  # by evil: no door is blocked
    control: int = 0  # that a snare costs yet
    left: Cell = NOWHERE
    entered: Cell = NOWHERE

    def suffer_opportunity(self, s: Alone) -> None:
        self.left = s.hero
        if not self.sure and s.creatures_here():
            s.start(Opportunity())

    def spring_snares(self, s: Alone) -> None:
        here = [snare for snare in s.snares if snare.cell == s.hero]
        if here:
            s.snares = [snare for snare in s.snares if snare.cell != s.hero]
            s.tell(SnareSprung())
            self.control = sum(snare.control for snare in here)
            s.start(Suffer(damage="life", amount=sum(snare.life for snare in here)))

    def spring_more(self, s: Alone) -> None:
        if self.control:
            s.start(Suffer(damage="control", amount=self.control))

    def enter(self, s: Alone) -> Literal["suffer_opportunity"] | None:
        """A hero that was dragged elsewhere meanwhile leaves that sector like any other (R83, G54)."""
        number = WAYS.index(self.way)
        to = s.map().beyond[s.hero][number]
        if to == NOWHERE or s.blocked[s.hero].true() >> number & 1:
            return None
        if s.hero != self.left:
            self.control = 0
            return "suffer_opportunity"
        if s.light[s.hero].true() and has(s, "dark_behind"):
            set_light(s, s.hero, False)
        hidden = tuple(token for token in s.creatures_at(to) if not s.figures[token].is_known_to(HERO))
        to = reveal(s, to)  # R67
        s.hero = self.entered = to
        s.has_moved |= not self.dragged
        s.tell(HeroMoved(self.way))
        s.tell(HeroAt(s.map().place[to]), to=s.the_evil)
        if level_of(self.left) != level_of(to):  # R69
            old = level_of(self.left)
            hide(s, [c for c in range(CELLS) if s.revealed[c] and level_of(c) == old and c != self.left])
        reveal_what_is_lit(s)
        if hidden:
            s.start(Meet(tokens=hidden))  # R78
        return None

    def follow_room(self, s: Alone) -> None:
        """It has entered it, wherever an encounter may have driven it since."""
        if self.entered != NOWHERE and s.map().is_room(self.entered):
            s.start(Follow(event="enter_room"))

    def follow_stairs(self, s: Alone) -> None:
        if self.entered != NOWHERE and level_of(self.left) != level_of(self.entered):
            s.start(Follow(event="use_stairs"))

    def block_a_door(self, s: Alone) -> None:
        """After each step one door of the sector just entered may be blocked (R71, G29)."""
        is_there = self.entered == s.hero
        if is_there and not self.dragged and open_doors(s) and not hero_knows(s, "no_blocking"):
            s.start(DoVerb(effect=BlockBehind(), cause=Cause(seat=HERO)))


def open_doors(s: Alone) -> list[int]:
    """Returns the unblocked doors of the hero's sector."""
    blocked = s.blocked[s.hero].look(HERO)
    return [way for way, side in enumerate(s.here.sides) if side == "door" and not blocked >> way & 1]
