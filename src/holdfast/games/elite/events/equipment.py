"""What is told of weapons, items and the decks they come from."""

from __future__ import annotations

from typing import Literal

from holdfast.engine import target
from holdfast.engine.event import Event

TokenWord = Literal["acid", "slime", "hold", "trap", "target"]


class WeaponTaken(Event, frozen=True):
    hero: target.Hero
    card: target.Card


class Fired(Event, frozen=True):
    hero: target.Hero
    card: target.Card
    dice: tuple[target.Die, ...]
    hits: int


class Used(Event, frozen=True):
    hero: target.Hero
    card: target.Card


class Searched(Event, frozen=True):
    hero: target.Hero
    token: target.Token


class SearchTaken(Event, frozen=True):
    """The token was taken: the search is made when time is up."""

    hero: target.Hero
    token: target.Token


class SearchRefreshed(Event, frozen=True):
    token: target.Token


class Drew(Event, frozen=True):
    hero: target.Hero
    cards: tuple[target.Card, ...]


class Kept(Event, frozen=True):
    hero: target.Hero
    card: target.Card


class Discarded(Event, frozen=True):
    card: target.Card


class TechSetAside(Event, frozen=True):
    hero: target.Hero
    n: int


class Connected(Event, frozen=True):
    hero: target.Hero
    card: target.Card
    weapon: target.Card


class Gave(Event, frozen=True):
    hero: target.Hero
    to: target.Hero
    thing: int


class SwapOffered(Event, frozen=True):
    hero: target.Hero
    thing: int
    to: target.Hero
    other: int


class SwapDeclined(Event, frozen=True):
    hero: target.Hero
