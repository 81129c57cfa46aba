"""The weighted sum that checks grades: what it is made of, and that it agrees with the grades that missions have."""

from collections.abc import Iterable
from statistics import mean

import msgspec
import pytest

from holdfast.games.key.missions.generator.grades import GLYPHS, GRADES
from holdfast.games.key.missions.generator.weighing import (
    KIND_WEIGHTS,
    WEIGHT_BANDS,
    common_words,
    grade_by_weight,
    strangeness,
    weight,
)
from holdfast.games.key.missions.workshop import Workshop

from .conftest import mission_of

SEEDS = range(4)


def weights(grade: int, shop: Workshop, seeds: Iterable[int | str] = SEEDS) -> list[float]:
    """Of some missions of each kind, with what bots win of the grade, whatever the board and however many play."""
    common = common_words(shop.lexicon)
    rate = mean(wins.share for (g, _, _), wins in shop.calibration.items() if g == grade)
    missions = [mission_of(seed, grade, kind) for kind in GRADES[grade].kinds for seed in seeds]
    return [weight(mission, rate, common) for mission in missions]


def test_every_kind_has_a_weight() -> None:
    assert set(KIND_WEIGHTS) == set(GLYPHS)


def test_bands_become_grades() -> None:
    assert [grade_by_weight(w) for w in (0, *(band + 0.1 for band in WEIGHT_BANDS))] == [1, 2, 3, 4, 5]
    assert [grade_by_weight(band) for band in WEIGHT_BANDS] == [1, 2, 3, 4]


def test_rare_letters_are_strange_and_digits_are_not() -> None:
    assert strangeness("QUIZ") > strangeness("STONE") > 0
    assert strangeness("QUIZZEZJX") == 1
    assert strangeness("4711") == 0


def test_what_makes_a_mission_hard_makes_it_heavy(shop: Workshop) -> None:
    mission = mission_of(0, 2, "word")
    assert mission.proof is not None
    later = msgspec.structs.replace(mission, proof=msgspec.structs.replace(mission.proof, mean_share=1.0))
    common = common_words(shop.lexicon)
    assert weight(later, 0.9, common) > weight(mission, 0.9, common)
    assert weight(mission, 0.4, common) == pytest.approx(weight(mission, 0.9, common) + 10)
    assert weight(mission, 0.9, ()) >= weight(mission, 0.9, common)


def test_the_weight_rises_with_the_grade_that_missions_are_made_for(shop: Workshop) -> None:
    means = [mean(weights(grade, shop)) for grade in GRADES]
    assert means == sorted(means)


def test_of_two_missions_two_grades_apart_the_higher_is_mostly_the_heavier(shop: Workshop) -> None:
    by_grade = {grade: weights(grade, shop) for grade in GRADES}
    pairs = [(a, b) for g in GRADES for h in GRADES if h >= g + 2 for a in by_grade[g] for b in by_grade[h]]
    assert sum(a < b for a, b in pairs) >= 0.75 * len(pairs)
