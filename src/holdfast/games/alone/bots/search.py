"""What a search of ALONE thinks about, and what a night is worth that is not over yet."""

from __future__ import annotations

import math
from typing import Final

from holdfast.bots.search import Outlook, search
from holdfast.engine.bot import Bot
from holdfast.engine.rng import Rng
from holdfast.games.alone.bots.hero_outlook import work_left
from holdfast.games.alone.bots.sides import TwoSided
from holdfast.games.alone.rules.mission import card
from holdfast.games.alone.rules.turn import HeroActs
from holdfast.games.alone.rules.window import React
from holdfast.games.alone.state import HERO, Alone

SEARCHED_KINDS: Final = frozenset((HeroActs.kind(), React.kind()))
SPAN: Final = 2  # turns of the hero
STEPS: Final = 120  # at most, whatever happens in them
WIDEST: Final = 3
MOST_WORLDS: Final = 24
ACTION_COST: Final = 1.0  # what an action that is still to be done costs, in points of health
TOKEN: Final = 0.4  # what adrenaline is worth
LATER: Final = 1.0  # what a space of the round marker costs
REWARD: Final = 3.0  # what the first mission will bring
EVEN: Final = 11.0  # points at which either side may win
DOUBT: Final = 5.0  # points that make it likely


def searching(name: str, quick: Bot, worlds: int = MOST_WORLDS) -> Bot:
    return search(name, Outlook(quick, SEARCHED_KINDS, worth, STEPS, WIDEST, clock, SPAN, fork), worlds)


def clock(s: Alone) -> int:
    return s.clock


def fork(mind: TwoSided, rng: Rng) -> TwoSided:
    return mind.fork(rng)


def worth(s: Alone, seat: int) -> float:
    """Returns how well things stand for a seat, between 0 and 1."""
    if s.outcome is not None:
        return float(seat in s.outcome.winners) if s.outcome.winners else 0.5
    hero = hope(s)
    return hero if seat == HERO else 1 - hero


def hope(s: Alone) -> float:
    """Returns the hero's chance, by what health is left beyond what the way and the work will cost."""
    margin = s.life + s.control + TOKEN * s.adrenaline - ACTION_COST * to_do(s) - LATER * s.space
    margin += 0.0 if s.unlocked else REWARD
    return 1 / (1 + math.exp((EVEN - margin) / DOUBT))


def to_do(s: Alone) -> float:
    """Returns the actions to the end: to a starting mission's room and its work, then to the final one and its work."""
    map_ = s.map()
    quests = [(card(s, quest), quest) for quest in s.quests if not quest.done]
    works = [(mission.colour, map_.room_cells[mission.room], work_left(quest, mission)) for mission, quest in quests]
    final = next(((room, work) for colour, room, work in works if colour == "red"), None)
    if final is None:
        return 0.0
    last, work_there = final
    if s.unlocked:
        return map_.distance(s.hero, last) + work_there
    firsts = [(room, work) for colour, room, work in works if colour != "red"]
    ways = [map_.distance(s.hero, room) + work + map_.distance(room, last) for room, work in firsts]
    return min(ways, default=0) + work_there
