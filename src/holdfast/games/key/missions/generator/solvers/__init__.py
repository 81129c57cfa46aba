"""Solvers: what can still be the answer, by what lies open. They share no code with the constructors."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final, TypeAlias

from holdfast.games.key.missions.generator.bank import Bank
from holdfast.games.key.missions.generator.lexicon import WordList
from holdfast.games.key.missions.generator.solvers import (
    acrostic,
    anagram,
    dossier,
    equation,
    keyword,
    liars,
    patrol,
    phrase,
    riddle,
    sequence,
    shift,
    table,
    trail,
    transpose,
    word,
)
from holdfast.games.key.missions.generator.solvers.sight import Seen, TooMany, World
from holdfast.games.key.missions.mission import MissionFace

Solver: TypeAlias = Callable[[MissionFace, Seen, Bank, WordList], set[World]]

SOLVERS: Final[Mapping[str, Solver]] = MappingProxyType(
    {
        "phrase": phrase.worlds,
        "word": word.worlds,
        "anagram": anagram.worlds,
        "shift": shift.worlds,
        "table": table.worlds,
        "keyword": keyword.worlds,
        "transpose": transpose.worlds,
        "sequence": sequence.worlds,
        "equation": equation.worlds,
        "acrostic": acrostic.worlds,
        "riddle": riddle.worlds,
        "dossier": dossier.worlds,
        "trail": trail.worlds,
        "patrol": patrol.worlds,
        "liars": liars.worlds,
    }
)

# What lies behind the windows in each world, for the kinds in which the world says it.
BEHIND: Final[Mapping[str, Callable[[MissionFace, list[World]], list[Sequence[str]]]]] = MappingProxyType(
    {
        "phrase": phrase.behind,
        "word": word.behind,
        "shift": shift.behind,
        "table": table.behind,
        "keyword": keyword.behind,
        "transpose": transpose.behind,
        "sequence": sequence.behind,
        "equation": equation.behind,
        "dossier": dossier.behind,
        "trail": trail.behind,
        "patrol": patrol.behind,
    }
)

# The same, compared with what lies there, for kinds with very many worlds: which windows (bit, place, content) rule
# each of them out.
RULED_OUT: Final[Mapping[str, Callable[[MissionFace, list[World], Sequence[tuple[int, int, str]]], list[int]]]] = (
    MappingProxyType({"trail": trail.ruled_out})
)

# Kinds with a second way to be misread when all is open: without the key.
FALSE_READINGS: Final[Mapping[str, Callable[[MissionFace, Seen, Bank, WordList], set[str]]]] = MappingProxyType(
    {"shift": shift.false_readings, "keyword": keyword.false_readings}
)


def worlds(face: MissionFace, seen: Seen, bank: Bank, words: WordList) -> set[World]:
    """Returns every answer that fits, each with what else must be true for it; TooMany if the search was given up.

    Solvers read windows and notes. How long the answer is stands on every card, too (R131), and is used here for all.
    """
    return {world for world in SOLVERS[face.kind](face, seen, bank, words) if len(world[0]) == face.length}


def candidates(face: MissionFace, seen: Seen, bank: Bank, words: WordList) -> set[str]:
    """Returns every answer that fits what anybody can see: the card, and the open windows by row and column."""
    return {world[0] for world in worlds(face, seen, bank, words)}


def readings_without_key(face: MissionFace, seen: Seen, bank: Bank, words: WordList) -> set[str]:
    """Returns every answer that fits for somebody who has the open cipher text and no key; for kinds with a key."""
    return {answer for answer in FALSE_READINGS[face.kind](face, seen, bank, words) if len(answer) == face.length}


__all__ = [
    "BEHIND",
    "FALSE_READINGS",
    "RULED_OUT",
    "SOLVERS",
    "Seen",
    "TooMany",
    "World",
    "candidates",
    "readings_without_key",
    "worlds",
]
