"""What a search of ALONE thinks about, and what a night is worth that is not over yet."""

from __future__ import annotations

import math
from typing import Final

from holdfast.bots.search import Outlook, search
from holdfast.engine.bot import Bot
from holdfast.engine.rng import Rng
from holdfast.games.alone.bots.sides import TwoSided
from holdfast.games.alone.cards import Mission
from holdfast.games.alone.rules.turn import HeroActs
from holdfast.games.alone.rules.window import React
from holdfast.games.alone.state import HERO, Alone, Quest

KINDS: Final = frozenset((HeroActs.kind(), React.kind()))
SPAN: Final = 2  # turns of the hero
STEPS: Final = 120  # at most, whatever happens in them
WIDEST: Final = 3
WORLDS: Final = 24
STEP: Final = 1.0  # what an action that is still to be done costs, in points of health
TOKEN: Final = 0.4  # what adrenaline is worth
LATER: Final = 1.0  # what a space of the round marker costs
REWARD: Final = 3.0  # what the first mission will bring
EVEN: Final = 11.0  # points at which either side may win
DOUBT: Final = 5.0  # points that make it likely


def searching(name: str, quick: Bot, worlds: int = WORLDS) -> Bot:
    return search(name, Outlook(quick, KINDS, worth, STEPS, WIDEST, clock, SPAN, fork), worlds)


def clock(s: Alone) -> int:
    return s.clock


def fork(mind: TwoSided, rng: Rng) -> TwoSided:
    return mind.fork(rng)


def worth(s: Alone, seat: int) -> float:
    """How well things stand for a seat, between 0 and 1."""
    if s.outcome is not None:
        return float(seat in s.outcome.winners) if s.outcome.winners else 0.5
    hero = hope(s)
    return hero if seat == HERO else 1 - hero


def hope(s: Alone) -> float:
    """The hero's: what health is left beyond what the way and the work will cost."""
    margin = s.life + s.control + TOKEN * s.adrenaline - STEP * to_do(s) - LATER * s.space
    margin += 0.0 if s.unlocked else REWARD
    return 1 / (1 + math.exp((EVEN - margin) / DOUBT))


def to_do(s: Alone) -> float:
    """Actions to the end: to the room of a starting mission and its work, then to the final one and its work."""
    map_ = s.map()
    quests = [(s.parts.missions[quest.mission], quest) for quest in s.quests if not quest.done]
    final = next(((map_.room_cells[m.room], work(m, quest)) for m, quest in quests if m.colour == "red"), None)
    if final is None:
        return 0.0
    room, last = final
    if s.unlocked:
        return map_.distance(s.hero, room) + last
    ways = [
        map_.distance(s.hero, map_.room_cells[m.room]) + work(m, quest) + map_.distance(map_.room_cells[m.room], room)
        for m, quest in quests
        if m.colour != "red"
    ]
    return min(ways, default=0) + last


def work(mission: Mission, quest: Quest) -> int:
    """Actions that a mission still asks for."""
    return sum(step.times for step in mission.steps[quest.step :]) - quest.times
