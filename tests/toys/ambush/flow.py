"""The order of play (R1-R3): the hero's turns, and the clean-up after a round."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from holdfast.engine.action import Action, Refusal, refuse
from holdfast.engine.event import Forgot
from holdfast.engine.flow import Frame, OneSeat
from tests.toys.ambush.events import Declared, Drew, HeroMoved, RoundBegan, Rustled
from tests.toys.ambush.state import EVIL, HERO, THE_HERO, WAYS, Ambush, Deed, Way
from tests.toys.ambush.window import Window, hit


def why_no_passage(s: Ambush, way: Way) -> Refusal | None:
    return None if s.has_passage(s.hero, way, HERO) else refuse("ambush:R2", "refused.wall", toward=way)


def declare(s: Ambush, deed: Deed, toward: str = "") -> None:
    s.deed = deed
    s.toward = toward
    s.tell(Declared(deed, toward))


class Move(Action, frozen=True):
    toward: Way

    @classmethod
    def candidates(cls, s: Ambush, seat: int, ask: Declare) -> Iterable[Move]:
        return map(Move, WAYS)

    def why_not(self, s: Ambush, seat: int, ask: Declare) -> Refusal | None:
        return why_no_passage(s, self.toward)

    def do(self, s: Ambush, seat: int, ask: Declare) -> None:
        declare(s, "move", self.toward)


class Explore(Action, frozen=True):
    toward: Way

    @classmethod
    def candidates(cls, s: Ambush, seat: int, ask: Declare) -> Iterable[Explore]:
        return map(Explore, WAYS)

    def why_not(self, s: Ambush, seat: int, ask: Declare) -> Refusal | None:
        if "refusal_tells" in s.faults and s.is_creature_at(s.labyrinth.beyond(s.hero, self.toward)):
            return refuse("ambush:R2", "refused.wall", toward=self.toward)
        return why_no_passage(s, self.toward)

    def do(self, s: Ambush, seat: int, ask: Declare) -> None:
        declare(s, "explore", self.toward)


class Listen(Action, frozen=True):
    @classmethod
    def candidates(cls, s: Ambush, seat: int, ask: Declare) -> Iterable[Listen]:
        return [Listen()]

    def do(self, s: Ambush, seat: int, ask: Declare) -> None:
        declare(s, "listen")


class Declare(OneSeat, kw_only=True):
    ACTIONS = (Move, Explore, Listen)


class HeroTurn(Frame):
    STEPS = (
        "declare",
        "react_at_once",
        "resolve",
        "react_late",
        "bite",
        "end_turn",
        "clean_up",
    )

    def declare(self, s: Ambush) -> None:
        s.start(Declare(seat=HERO))

    def react_at_once(self, s: Ambush) -> None:
        s.start(Window(when="instant"))

    def resolve(self, s: Ambush) -> None:
        if s.deed == "listen":
            s.hear(nearest_creature(s))
            return
        beyond = s.labyrinth.beyond(s.hero, s.toward)
        if s.deed == "move":
            s.hero = beyond
            s.trail.append(beyond)
            s.tell(HeroMoved(s.toward))
        if not s.level[beyond].is_known_to(HERO):
            s.light(beyond)

    def react_late(self, s: Ambush) -> None:
        s.start(Window(when="late"))

    def bite(self, s: Ambush) -> None:
        for creature, at in enumerate(s.creatures):
            if at.true() == s.hero and not s.is_over():
                hit(s, creature, 1)

    def end_turn(self, s: Ambush) -> Literal["declare"] | None:
        s.played = 0
        s.deed = ""
        s.toward = ""
        s.turn += 1
        return "declare" if s.turn <= s.labyrinth.turns else None

    def clean_up(self, s: Ambush) -> Literal["declare"]:
        if s.round == s.labyrinth.rounds:
            s.end("escaped", (HERO,))
            return "declare"
        s.round += 1
        s.turn = 1
        s.leader = EVIL[EVIL.index(s.leader) - 1]
        s.tell(RoundBegan(s.round, s.leader))
        forget(s)
        for seat in EVIL:
            draw(s, seat)
        return "declare"


def nearest_creature(s: Ambush) -> int:
    def distance(creature: int) -> int:
        dx, dy = s.labyrinth.offset(s.hero, s.creatures[creature].true())
        return abs(dx) + abs(dy)

    return min(range(len(s.creatures)), key=distance)


def forget(s: Ambush) -> None:
    """The hero keeps its own sector and who is in it; what it saw and heard elsewhere is gone (R3)."""
    s.level = [known if place == s.hero else s.forget(known, THE_HERO) for place, known in enumerate(s.level)]
    s.creatures = [at if at.true() == s.hero else s.forget(at, THE_HERO) for at in s.creatures]
    s.noises = []
    s.tell(Forgot(("level", "creature")), to=THE_HERO)


def draw(s: Ambush, seat: int) -> None:
    hand = s.hand(seat)
    missing = min(s.labyrinth.hand - len(hand), len(s.deck))
    for _ in range(missing):
        card = s.draw(s.deck, hand)
        if "event_count" in s.faults and s.labyrinth.cards[card].is_instant:
            s.tell(Rustled(), to=THE_HERO)
    s.tell(Drew(seat, missing))
