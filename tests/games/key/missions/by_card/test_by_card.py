"""Cards are solved by somebody who has nothing but the card: one answer, and every step of its proof is true."""

from __future__ import annotations

import ast
from pathlib import Path

import msgspec
import pytest

from holdfast.games.key.missions.generator.grades import GRADES
from holdfast.games.key.missions.workshop import Workshop
from tests.games.key.missions.generator.conftest import base_workshop, mission_of

from .check import COUNTED, READ, faults
from .writing import Words

SOLVED = [(kind, grade) for grade in GRADES for kind in GRADES[grade].kinds]
NO_WORDS: Words = {}


@pytest.fixture(scope="module")
def shop() -> Workshop:
    return base_workshop()


def test_every_kind_is_solved() -> None:
    assert set(COUNTED) | set(READ) == set(GRADES[5].kinds)


@pytest.mark.rule("key:R142")
@pytest.mark.parametrize(("kind", "grade"), SOLVED[::3])
def test_a_card_is_solved_by_what_it_prints(kind: str, grade: int, shop: Workshop) -> None:
    mission = mission_of(0, grade, kind)
    assert list(faults(mission, shop.parts, NO_WORDS)) == []


@pytest.mark.long
@pytest.mark.rule("key:R142")
@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize(("kind", "grade"), SOLVED)
def test_many_cards_are_solved_by_what_they_print(kind: str, grade: int, seed: int, shop: Workshop) -> None:
    mission = mission_of(f"by-card/{seed}", grade, kind)
    assert list(faults(mission, shop.parts, NO_WORDS)) == []


@pytest.mark.parametrize(("kind", "grade"), [("sequence", 3), ("trail", 2), ("transpose", 4), ("dossier", 1)])
def test_a_card_that_contradicts_its_mission_is_found(kind: str, grade: int, shop: Workshop) -> None:
    """Of a card that hides something else than it should, another answer is read."""
    mission = mission_of(0, grade, kind)
    changed = {"1": "2", "+": "-", "-": "+"}
    first = mission.windows[0]
    other = "".join(changed.get(c, "2" if c.isdigit() else "X" if c != "X" else "Q") for c in first.content)
    windows = (msgspec.structs.replace(first, content=other), *mission.windows[1:])
    lie = msgspec.structs.replace(mission, windows=windows)
    assert list(faults(lie, shop.parts, NO_WORDS))


def test_where_part_of_a_keyword_is_dark_the_reading_that_is_a_word_counts(shop: Workshop) -> None:
    """Another keyword of the card fits what is open, and makes CPSTVRD of the cipher."""
    mission = mission_of("bc/12", 5, "keyword")
    assert mission.answer == "CUSTARD"
    assert list(faults(mission, shop.parts, {7: frozenset({"CUSTARD"})})) == []
    assert list(faults(mission, shop.parts, {7: frozenset({"CUSTARD", "CPSTVRD"})}))


@pytest.mark.parametrize("wrong", [0, 1])
def test_a_proof_that_counts_wrongly_is_found(wrong: int, shop: Workshop) -> None:
    mission = mission_of(0, 3, "dossier")
    assert mission.proof is not None
    left = list(mission.proof.left)
    left[0] += wrong
    lie = msgspec.structs.replace(mission, proof=msgspec.structs.replace(mission.proof, left=tuple(left)))
    assert len(list(faults(lie, shop.parts, NO_WORDS))) == wrong


def test_whoever_solves_by_the_card_knows_nothing_of_the_product() -> None:
    for name in ("sheet", "lists", "figures", "writing"):
        tree = ast.parse((Path(__file__).parent / f"{name}.py").read_text(encoding="utf-8"))
        modules = [node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
        modules += [alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names]
        assert not [module for module in modules if module.startswith("holdfast")]
