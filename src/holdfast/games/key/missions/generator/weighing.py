"""A second opinion on a mission's grade: a weighted sum of what makes it hard. Grades are given; this only checks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Mapping
from itertools import islice
from types import MappingProxyType
from typing import Final

from holdfast.games.key.missions.generator.lexicon import ALPHABET, Lexicon
from holdfast.games.key.missions.mission import Mission

KIND_WEIGHTS: Final[Mapping[str, float]] = MappingProxyType(
    {
        "phrase": 0.1,
        "word": 0.2,
        "dossier": 0.2,
        "anagram": 0.4,
        "table": 0.4,
        "shift": 0.5,
        "sequence": 0.5,
        "acrostic": 0.5,
        "transpose": 0.6,
        "riddle": 0.6,
        "keyword": 0.7,
        "trail": 0.4,
        "patrol": 0.5,
        "liars": 0.7,
        "equation": 0.8,
    }
)
# A weight up to the first is grade 1, and so on. No mission weighed so far was below 20 or above 72,
# so the bands lie where missions do: between the means of the grades (docs/generator.md).
WEIGHT_BANDS: Final = (36, 39, 43, 47)
PER_CENT: Final = (  # of the letters of English text, A to Z
    *(8.2, 1.5, 2.8, 4.3, 12.7, 2.2, 2.0, 6.1, 7.0, 0.15, 0.77, 4.0, 2.4),
    *(6.7, 7.5, 1.9, 0.095, 6.0, 6.3, 9.1, 2.8, 0.98, 2.4, 0.15, 2.0, 0.074),
)
STRANGEST: Final = 60.0  # chi-square, beyond which a text is as strange as can be
MOST_GLYPHS: Final = 20
COMMON: Final = 5000  # the first words of the list


def weight(mission: Mission, win_rate: float, common: Container[str]) -> float:
    """Returns how hard a mission is, from 0 to 100, by its proof and by how often bots win it."""
    assert mission.proof is not None
    return (
        35 * mission.proof.mean_share
        + 20 * KIND_WEIGHTS[mission.kind]
        + 10 * strangeness(mission.answer)
        + 10 * min(1.0, len(mission.glyphs) / MOST_GLYPHS)
        + 5 * (mission.shape == "letters" and not _is_made_of(mission.answer, common))
        + 20 * (1 - win_rate)
    )


def grade_by_weight(weighed: float) -> int:
    return 1 + sum(weighed > band for band in WEIGHT_BANDS)


def strangeness(text: str) -> float:
    """Returns how far the letters of a text are from those of English, 0 to 1; digits are not strange."""
    counts = Counter(c for c in text if c in ALPHABET)
    if not counts:
        return 0.0
    expected = {c: share / 100 * counts.total() for c, share in zip(ALPHABET, PER_CENT, strict=True)}
    chi_square = sum((counts[c] - expected[c]) ** 2 / expected[c] for c in ALPHABET)
    return min(1.0, chi_square / STRANGEST)


def common_words(lexicon: Lexicon) -> frozenset[str]:
    """Returns the commonest words of the big list; those of the bank where there is none."""
    return frozenset(islice(lexicon.full, COMMON))


def _is_made_of(text: str, common: Container[str]) -> bool:
    """Tells whether the text is one common word after the other."""
    fits = {0}
    for end in range(1, len(text) + 1):
        if any(text[start:end] in common for start in fits):
            fits.add(end)
    return len(text) in fits
