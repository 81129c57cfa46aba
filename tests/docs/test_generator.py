"""docs/generator.md says what the generator does: its examples run, and its tables are the tables in the code."""

import re
from pathlib import Path

import pytest

from holdfast.games.key.missions.generator.grades import GLYPHS, GRADES

PAGE = (Path(__file__).parents[2] / "docs" / "generator.md").read_text(encoding="utf-8")


def test_the_examples_run_one_after_the_other() -> None:
    scope: dict[str, object] = {}
    for block in re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL):
        exec(block, scope)
    assert "everything" in scope


@pytest.mark.parametrize("kind", GLYPHS)
def test_the_table_of_glyphs_is_that_of_the_code(kind: str) -> None:
    bands = [GLYPHS[kind].get(grade) for grade in GRADES]
    cells = ["-".join(dict.fromkeys(map(str, band))) if band else "" for band in bands]
    row = next(line for line in PAGE.splitlines() if re.fullmatch(rf"\| {kind} \|( (\d+(-\d+)?)? ?\|){{5}}", line))
    assert cells == [cell.strip() for cell in row.split("|")[2:-1]]


@pytest.mark.parametrize("kind", GLYPHS)
def test_each_kind_is_described_with_its_first_grade(kind: str) -> None:
    assert f"| {kind} | {min(GLYPHS[kind])} |" in PAGE
