"""`holdfast rules`: rules by number, and whether tests prove them."""

import shutil
from pathlib import Path

import pytest

from holdfast.cli import main, rules
from holdfast.cli.errors import BadInput

TEXT = """# Rules

- R1 A game has two seats.
- R2 Whoever takes the last pebble
  wins the game.
- A1 We read "last" as last.

R3 is not a rule here.
"""
PROOFS = {"pebbles:R1": ["tests/a.py::test_two", "tests/a.py::test_three"], "key:R2": ["tests/b.py::test_it"]}


@pytest.fixture(autouse=True)
def _small_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "rules_text", lambda game: TEXT)
    monkeypatch.setattr(rules, "proofs", lambda root: PROOFS)


def said(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str]:
    code = main(["rules", "tests.table.pebbles:GAME", *words])
    return code, capsys.readouterr().out


def test_all_rules_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys) == (0, TEXT)


def test_one_rule_is_printed_with_its_tests(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "R1") == (
        0,
        "pebbles:R1  A game has two seats.\n  tests/a.py::test_two\n  tests/a.py::test_three\n",
    )
    assert said(capsys, "pebbles:r2") == (0, "pebbles:R2  Whoever takes the last pebble wins the game.\n  no test\n")


def test_an_unknown_rule_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "tests.table.pebbles:GAME", "R99"]) == 2
    assert capsys.readouterr().err == "holdfast: pebbles has no rule 'R99'; there are R1 to R2, A1 to A1\n"


def test_without_the_tests_tools_a_rule_is_printed_all_the_same(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("holdfast.cli.rules.find_spec", lambda name: None)
    monkeypatch.setattr("holdfast.cli.rules.proofs", lambda root: pytest.fail("nothing can be collected"))
    code, text = said(capsys, "R1")
    assert code == 0
    assert text == "pebbles:R1  A game has two seats.\n  The tests that prove it are listed after: make test\n"


def test_without_the_tests_tools_nothing_is_checked_and_a_sentence_says_why(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("holdfast.cli.rules.find_spec", lambda name: None)
    assert main(["rules", "key", "--check"]) == 2
    assert "not installed here: make test installs it" in capsys.readouterr().err


def test_coverage_names_rules_without_a_test(capsys: pytest.CaptureFixture[str]) -> None:
    code, text = said(capsys, "--coverage")
    assert code == 0
    assert "R1      2 tests  A game has two seats." in text
    assert "pebbles: 1 of 2 rules have tests\nwithout a test: R2\n" in text
    assert said(capsys, "--check")[0] == 1


def test_a_test_of_a_rule_that_is_not_there_fails_the_check(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = {"pebbles:R1": ["a"], "pebbles:R2": ["b"]}
    monkeypatch.setattr(rules, "proofs", lambda root: whole)
    assert said(capsys, "--check") == (0, "pebbles: 2 of 2 rules have tests\n")
    monkeypatch.setattr(rules, "proofs", lambda root: whole | {"pebbles:R7": ["c"]})
    code, text = said(capsys, "--check")
    assert (code, text.splitlines()[-1]) == (1, "tests name rules that RULES.md does not have: R7")


def test_coverage_needs_a_checkout(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["rules", "tests.table.pebbles:GAME", "--coverage"]) == 2
    assert capsys.readouterr().err == "holdfast: tests are only in a checkout of Holdfast; run this in one\n"


def test_two_rules_may_not_have_one_number() -> None:
    with pytest.raises(BadInput, match=r"RULES\.md numbers two rules R1"):
        rules.numbered("- R1 One.\n- R1 Two.\n")


def test_proofs_come_from_the_marks_of_tests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    (tmp_path / "tests").mkdir()
    for module in Path(__file__).parents[1].glob("*.py"):  # conftest.py and what it imports
        if not module.name.startswith("test_"):
            shutil.copy(module, tmp_path / "tests")
    (tmp_path / "pyproject.toml").write_text(
        '[project]\nname = "holdfast"\n[tool.pytest.ini_options]\npythonpath = ["."]\nmarkers = ["rule(id)"]\n',
        encoding="utf-8",
    )
    (tmp_path / "tests" / "test_rule.py").write_text(
        'import pytest\n\n\n@pytest.mark.rule("key:R28")\ndef test_it() -> None:\n    pass\n', encoding="utf-8"
    )
    monkeypatch.chdir(tmp_path / "tests")
    assert rules.checkout() == tmp_path
    assert rules.proofs(tmp_path) == {"key:R28": ["tests/test_rule.py::test_it"]}
