"""docs/scenes.md: its lists of words for ALONE are complete."""

import re
from pathlib import Path

import pytest

from holdfast.games.alone.game import GAME
from holdfast.games.alone.testing.arrange import LINES

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "scenes.md").read_text(encoding="utf-8")
SECTION = PAGE[PAGE.index("## ALONE\n") : PAGE.index("## Other games\n")]
GAME_FOLDER = ROOT / "src" / "holdfast" / "games" / "alone"


@pytest.mark.parametrize(
    "kind", [action.kind() for action in GAME.action_types if f"act.{action.kind()}" in GAME.texts]
)
def test_every_click_is_listed(kind: str) -> None:
    first_words = GAME.texts[f"act.{kind}"].partition("{")[0].strip()
    assert re.search(rf"^\| {re.escape(first_words)}.* \| {kind} \|$", SECTION, re.MULTILINE)


QUESTIONS = {
    key.split(".")[1] for key in GAME.texts if key.startswith("ask.")
}  # whatever they are called in a situation


@pytest.mark.parametrize("question", sorted(QUESTIONS))
def test_every_question_is_listed(question: str) -> None:
    assert re.search(rf"\b{question}\b", SECTION)


@pytest.mark.parametrize("ending", sorted(key.removeprefix("outcome.") for key in GAME.texts if "outcome." in key))
def test_every_ending_is_listed(ending: str) -> None:
    assert ending in SECTION


@pytest.mark.parametrize("line", LINES)
def test_every_line_of_a_position_is_listed(line: str) -> None:
    assert f"`{line}:" in SECTION


def test_every_reason_is_listed() -> None:
    sources = [*GAME_FOLDER.glob("rules/*.py"), *GAME_FOLDER.glob("cards/verbs/*.py")]
    rules = {rule for file in sources for rule in re.findall(r'refuse\(\s*"alone:(R\d+)"', file.read_text())}
    assert [rule for rule in sorted(rules) if not re.search(rf"^\| {rule} \|", SECTION, re.MULTILINE)] == []
