"""Constructors: one file for each kind of mission. They share no code with the solvers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, TypeAlias

from holdfast.engine.rng import Rng
from holdfast.games.key.missions.generator.bank import Bank
from holdfast.games.key.missions.generator.grades import Grade
from holdfast.games.key.missions.generator.kinds import (
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
from holdfast.games.key.missions.generator.lexicon import Lexicon
from holdfast.games.key.missions.generator.puzzle import Puzzle

Constructor: TypeAlias = Callable[[Rng, Grade, Bank, Lexicon], Puzzle | None]  # None: no luck, ask again

KINDS: Final[Mapping[str, Constructor]] = MappingProxyType(
    {
        "phrase": phrase.make,
        "word": word.make,
        "dossier": dossier.make,
        "anagram": anagram.make,
        "table": table.make,
        "shift": shift.make,
        "sequence": sequence.make,
        "acrostic": acrostic.make,
        "keyword": keyword.make,
        "transpose": transpose.make,
        "equation": equation.make,
        "riddle": riddle.make,
        "trail": trail.make,
        "patrol": patrol.make,
        "liars": liars.make,
    }
)
