"""What a bot reads off hand-written cards: as much as the solvers of the mission tests, which share no code with it."""

import pytest

from holdfast.engine.rng import Rng, key_from_seed
from holdfast.games.key.bots.cracker import candidates_left
from holdfast.games.key.missions.generator.lexicon import WordList
from holdfast.games.key.missions.mission import Mission, face_of
from holdfast.games.key.missions.printed import form_of
from holdfast.games.key.missions.trial import is_won

from .generator.conftest import mission_of
from .test_missions import MISSIONS, PARTS, seen_with, solver

WITH_A_LIST_OR_RULES = [m for m in MISSIONS if m.kind not in ("phrase", "word")]
LOOSE = ("sequence", "riddle")  # a bot does not try every way to share out numbers that it cannot see


def left_to_a_bot(mission: Mission, glyphs: set[int]) -> set[str]:
    seen = seen_with(mission, glyphs)
    windows = tuple(seen.get(i) for i in range(len(mission.windows)))
    assert PARTS.bank is not None
    return set(candidates_left(face_of(mission), windows, PARTS.bank, WordList("none", ()))[0])


@pytest.mark.parametrize("mission", WITH_A_LIST_OR_RULES, ids=lambda m: m.id)
def test_a_bot_reads_what_the_other_solver_reads(mission: Mission) -> None:
    rng, answers = Rng(key_from_seed(mission.id)), solver(mission)
    for count in (0, 1, 2, 3, len(mission.glyphs) // 2, len(mission.glyphs)):
        glyphs = set(rng.sample(mission.glyphs, count, "glyphs"))
        expected = answers(seen_with(mission, glyphs))
        read = left_to_a_bot(mission, glyphs)
        assert expected <= read
        assert expected == read or mission.kind in LOOSE
    assert left_to_a_bot(mission, set(mission.glyphs)) == {mission.answer}


@pytest.mark.parametrize("mission", MISSIONS, ids=lambda m: m.id)
def test_the_cracker_wins_every_hand_written_mission(mission: Mission) -> None:
    assert any(is_won(PARTS, mission, players=2, number=number) for number in range(6))


@pytest.mark.parametrize(("kind", "grade"), [("riddle", 5), ("sequence", 3), ("dossier", 2), ("table", 2)])
def test_a_generated_card_is_left_to_the_solver_of_its_kind(kind: str, grade: int) -> None:
    assert form_of(face_of(mission_of(0, grade, kind))) is None
