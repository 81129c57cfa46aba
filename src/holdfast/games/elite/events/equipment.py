"""What is told of weapons, items and the decks they come from."""

from __future__ import annotations

from typing import Literal

from holdfast.engine.event import Event

TokenWord = Literal["acid", "slime", "hold", "trap", "target"]


class WeaponTaken(Event, frozen=True):
    hero: int
    card: int


class Fired(Event, frozen=True):
    hero: int
    card: int
    dice: tuple[int, ...]
    hits: int


class Used(Event, frozen=True):
    hero: int
    card: int


class Searched(Event, frozen=True):
    hero: int
    token: int


class SearchTaken(Event, frozen=True):
    """The token was taken: the search is made when time is up."""

    hero: int
    token: int


class SearchRefreshed(Event, frozen=True):
    token: int


class Drew(Event, frozen=True):
    hero: int
    cards: tuple[int, ...]


class Kept(Event, frozen=True):
    hero: int
    card: int


class Discarded(Event, frozen=True):
    card: int


class TechSetAside(Event, frozen=True):
    hero: int
    n: int


class Connected(Event, frozen=True):
    hero: int
    card: int
    weapon: int


class Gave(Event, frozen=True):
    hero: int
    to: int
    thing: int


class SwapOffered(Event, frozen=True):
    hero: int
    thing: int
    to: int
    other: int


class SwapDeclined(Event, frozen=True):
    hero: int
