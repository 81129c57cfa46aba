"""What is told of event cards and of spawning."""

from __future__ import annotations

from typing import Literal

from holdfast.engine import target
from holdfast.engine.event import Event

TokenWord = Literal["acid", "slime", "hold", "trap", "target"]


class EventTurned(Event, frozen=True):
    card: int


class EventFulfilled(Event, frozen=True):
    card: int


class EventRemoved(Event, frozen=True):
    card: int


class SwarmCardTurned(Event, frozen=True):
    card: int
    swarm: int
    figures: int


class ClusterChosen(Event, frozen=True):
    cluster: int


class BossCardTurned(Event, frozen=True):
    boss: int


class AllClear(Event, frozen=True):
    pass


class BossCameAt(Event, frozen=True):
    die: target.Die
    cluster: int


class FiguresMissing(Event, frozen=True):
    n: int


class AbilityUsed(Event, frozen=True):
    """An alien, or all of a swarm, performs its ability."""

    alien: target.Figure


class Reshuffled(Event, frozen=True):
    deck: Literal["swarm", "search", "tech"]
