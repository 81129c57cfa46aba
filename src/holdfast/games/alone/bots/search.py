"""What a search of ALONE thinks about, and what a night is worth that is not over yet."""

from __future__ import annotations

from typing import Final

from holdfast.bots.search import Outlook, search
from holdfast.engine.bot import Bot
from holdfast.games.alone.rules.turn import HeroActs
from holdfast.games.alone.rules.window import React
from holdfast.games.alone.state import FULL, HERO, Alone, Quest

KINDS: Final = frozenset((HeroActs.kind(), React.kind()))
STEPS: Final = 30  # about two of the hero's turns
WIDEST: Final = 5
WORLDS: Final = 24


def searching(name: str, quick: Bot, worlds: int = WORLDS) -> Bot:
    return search(name, Outlook(quick, KINDS, worth, STEPS, WIDEST), worlds)


def worth(s: Alone, seat: int) -> float:
    """How well things stand for a seat, between 0 and 1."""
    if s.outcome is not None:
        return float(seat in s.outcome.winners) if s.outcome.winners else 0.5
    hero = hope(s)
    return hero if seat == HERO else 1 - hero


def hope(s: Alone) -> float:
    """The hero's: health, the weaker track above all; missions; the way that is left; and the night that goes by."""
    low, high = sorted((s.life, s.control))
    health = (2 * low + high) / (3 * FULL)
    value = 0.15 + 0.4 * health + 0.4 * progress(s) + 0.06 * nearness(s) - 0.05 * s.space
    return min(max(value, 0.02), 0.98)


def progress(s: Alone) -> float:
    """Half of it is to unlock the final mission, half to do it."""
    done = [(s.parts.missions[quest.mission].colour == "red", share(s, quest)) for quest in s.quests]
    final = max((part for is_final, part in done if is_final), default=0.0)
    return (
        0.5 + 0.5 * final if s.unlocked else 0.5 * max((part for is_final, part in done if not is_final), default=0.0)
    )


def share(s: Alone, quest: Quest) -> float:
    """How much of a mission is done."""
    steps = s.parts.missions[quest.mission].steps
    if quest.done:
        return 1.0
    done = sum(step.times for step in steps[: quest.step]) + quest.times
    return done / sum(step.times for step in steps)


def nearness(s: Alone) -> float:
    """1 in a room where something is to be done, less the farther it is."""
    wanted = [s.parts.missions[quest.mission] for quest in s.quests if not quest.done]
    rooms = [mission.room for mission in wanted if (mission.colour == "red") == s.unlocked]
    map_ = s.map()
    far = min((map_.distance(s.hero, map_.room_cells[room]) for room in rooms), default=0)
    return 1 / (1 + 0.5 * far)
