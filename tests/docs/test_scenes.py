"""docs/scenes.md: every scene on the page is played, and its lists of words are complete."""

import re
from pathlib import Path

import pytest

from holdfast.games.key.game import GAME
from holdfast.games.key.testing.arrange import LINES
from holdfast.games.key.testing.layout import token_names
from tests.expectations import OF_A_SEAT, OF_THE_TABLE
from tests.games.key.playing import CONTENT
from tests.scene import Scene, run_scene, scenes_of

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "scenes.md").read_text(encoding="utf-8")
SCENES = scenes_of(ROOT / "docs" / "scenes.md", ROOT)
RULES = ROOT / "src" / "holdfast" / "games" / "key" / "rules"


PROOFS = [pytest.param(scene, id=scene.name, marks=pytest.mark.rule(*scene.rules)) for scene in SCENES if scene.rules]


@pytest.mark.parametrize("scene", PROOFS)
def test_a_scene_of_the_page_for_the_key(scene: Scene) -> None:
    run_scene(scene)


@pytest.mark.parametrize("scene", [pytest.param(s, id=s.name) for s in SCENES if not s.rules])
def test_a_scene_of_the_page_for_a_toy(scene: Scene) -> None:
    run_scene(scene)


def test_there_are_ten_examples_for_the_key() -> None:
    assert len([scene for scene in SCENES if scene.game == "key"]) >= 10


@pytest.mark.parametrize("kind", [action.kind() for action in GAME.action_types])
def test_every_click_is_listed(kind: str) -> None:
    first_words = GAME.texts[f"act.{kind}"].partition("{")[0].strip()
    assert re.search(rf"^\| {re.escape(first_words)}.* \| {kind} \|$", PAGE, re.MULTILINE)


@pytest.mark.parametrize("question", sorted(key.removeprefix("ask.") for key in GAME.texts if key.startswith("ask.")))
def test_every_question_is_listed(question: str) -> None:
    assert re.search(rf"\b{question}\b", PAGE)


@pytest.mark.parametrize("ending", sorted(key.removeprefix("outcome.") for key in GAME.texts if "outcome." in key))
def test_every_ending_is_listed(ending: str) -> None:
    assert ending in PAGE


@pytest.mark.parametrize("line", LINES)
def test_every_line_of_a_position_is_listed(line: str) -> None:
    name = re.sub(r" (1|run|intel|gather)$", "", line) if line not in ("run", "intel", "gather") else line
    assert re.search(rf"`{name}\b", PAGE)


@pytest.mark.parametrize("kind", [*OF_A_SEAT, *OF_THE_TABLE])
def test_every_kind_of_expectation_is_listed(kind: str) -> None:
    assert re.search(rf"^\| `{kind}\b", PAGE, re.MULTILINE)


@pytest.mark.parametrize("token", token_names(CONTENT))
def test_every_token_is_named(token: str) -> None:
    assert re.search(rf"(?<![\w-]){token}(?![\w-])", PAGE)


def refusals() -> list[tuple[str, str]]:
    """Every pair of rule and message key in the rules of The Key."""
    found: set[tuple[str, str]] = set()
    for file in RULES.glob("*.py"):
        for rule, key in re.findall(r'refuse\(\s*"key:(\w+)",\s*f?"([\w.{}]+)"', file.read_text(encoding="utf-8")):
            keys = [key] if "{" not in key else [k for k in GAME.texts if k.startswith(key.partition("{")[0])]
            found |= {(rule, one) for one in keys}
    return sorted(found)


@pytest.mark.parametrize(("rule", "key"), refusals())
def test_every_reason_is_listed_with_its_rule(rule: str, key: str) -> None:
    sentence = re.sub(r"\\\{[^}]*\\\}", ".+", re.escape(GAME.texts[key]))
    assert re.search(rf"^\| {rule} \| {sentence} \|$", PAGE, re.MULTILINE)
