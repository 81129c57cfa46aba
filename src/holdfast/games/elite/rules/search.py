"""Searching (R94-R101): now, for a card at once, or later, with the token taken until time is up."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, Literal

from holdfast.engine import target
from holdfast.engine.action import Action, Refusal, refuse
from holdfast.engine.flow import Frame
from holdfast.games.elite.cards.effects import DeepSearch
from holdfast.games.elite.events.equipment import Searched, SearchTaken
from holdfast.games.elite.rules.asking import why_busy
from holdfast.games.elite.rules.dice import spend
from holdfast.games.elite.rules.keep import draw_and_keep, why_no_draw
from holdfast.games.elite.state import DARK, LIGHT, SEARCH, Elite

NO_SEARCH: Final = refuse("elite:R94", "refused.no_search")


def cards_at_a_search(s: Elite, hero: int) -> int:
    return s.parts.numbers.draw + sum(trait.n for trait in s.traits(hero, DeepSearch))


class Searching(Action, frozen=True):
    """What both ways of searching have in common."""

    hero: target.Hero
    token: target.Token

    @classmethod
    def gate(cls, s: Elite, seat: int, ask: Any) -> Refusal | None:
        if s.showing(seat, SEARCH) is None:
            return NO_SEARCH
        return why_no_draw(s) or why_busy(s, seat)

    @classmethod
    def candidates(cls, s: Elite, seat: int, ask: Any) -> Iterable[Any]:
        slots = s.map.plan.search_slots
        return [cls(hero, n) for hero in s.heroes_of(seat) for n, cell in enumerate(slots) if s.is_near(hero, cell)]

    def why_not(self, s: Elite, seat: int, ask: Any) -> Refusal | None:
        if self.hero not in s.heroes_of(seat):
            return refuse("elite:R2", "refused.not_your_hero")
        slots = s.map.plan.search_slots
        if not 0 <= self.token < len(slots) or not s.is_near(self.hero, slots[self.token]):
            return refuse("elite:R94", "refused.not_beside_search")
        if s.search_tokens[self.token] != LIGHT:
            return refuse("elite:R98", "refused.searched")
        return None


class SearchNow(Searching, frozen=True):
    """Takes a search token and draws at once (R95)."""

    def do(self, s: Elite, seat: int, ask: Any) -> None:
        spend(s, seat, SEARCH)
        s.search_tokens[self.token] = DARK
        s.tell(Searched(self.hero, self.token))
        s.spend_time(seat, s.parts.times.costs.search)
        draw_and_keep(s, self.hero, "search", cards_at_a_search(s, self.hero), fork=True)


class SearchLater(Searching, frozen=True):
    """Takes a search token and draws when time is up (R96)."""

    def do(self, s: Elite, seat: int, ask: Any) -> None:
        spend(s, seat, SEARCH)
        s.search_tokens[self.token] = self.hero
        s.tell(SearchTaken(self.hero, self.token))
        s.spend_time(seat, s.parts.times.costs.search)


class DelayedSearches(Frame):
    """When time is up, those who took a token draw (R96, R156); an event that came later changes nothing (A46)."""

    STEPS = ("search",)

    token: int = 0

    def search(self, s: Elite) -> Literal["search"] | None:
        if self.token == len(s.search_tokens):
            return None
        hero = s.search_tokens[self.token]
        self.token += 1
        if hero >= 0:
            draw_and_keep(s, hero, "search", cards_at_a_search(s, hero), fork=False)
        return "search"


def reset_search_tokens(s: Elite) -> None:
    """Turns all search tokens to their light side (R182)."""
    s.search_tokens = [LIGHT] * len(s.search_tokens)
