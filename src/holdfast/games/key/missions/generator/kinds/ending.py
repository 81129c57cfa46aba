"""Picks an anecdote and the word that it lacks: the answer is the point of the story that the card tells."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable
from typing import Final, NamedTuple

from holdfast.engine.rng import Rng
from holdfast.games.key.missions.generator.bank import Bank
from holdfast.games.key.missions.generator.puzzle import Tale

ALIKE_AT_LEAST: Final = 3  # endings of one look: with fewer, whoever has a guess would know
STORY_NOTE: Final = "The story lacks a word: "


class LackingWord(NamedTuple):
    """The answer, the story as the card prints it, and what is told at the end."""

    text: str
    note: str
    tale: Tale


def pick_ending(
    rng: Rng, bank: Bank, fits: Callable[[str], bool], look: Callable[[str], Hashable]
) -> LackingWord | None:
    """Returns a word that suits, with its story, of which other endings look the same on the closed card."""
    suited = []
    for anecdote in bank.anecdotes:
        endings = [ending for ending in anecdote.endings if fits(ending)]
        looks = Counter(look(ending) for ending in endings)
        suited += [(anecdote, ending) for ending in endings if looks[look(ending)] >= ALIKE_AT_LEAST]
    if not suited:
        return None
    anecdote, ending = rng.choice(suited, "ending")
    return LackingWord(ending, STORY_NOTE + anecdote.story, Tale(title=anecdote.title, won=anecdote.told(ending)))
