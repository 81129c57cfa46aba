"""`holdfast mission`."""

import json
from pathlib import Path

import pytest

from holdfast.cli import main
from holdfast.cli.mission import write_mission
from holdfast.cli.workshop import open_workshop
from tests.cli.sitting import Sitting
from tests.packs.own import TEAPOT


def test_a_new_mission_hides_its_answer(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mission.json"
    assert main(["mission", "new", "--grade", "2", "--kind", "anagram", "--seed", "4", "--out", str(file)]) == 0
    shown = capsys.readouterr().out
    answer = json.loads(file.read_text())["answer"]
    assert answer not in "".join(shown.upper().split())
    assert main(["mission", "show", str(file), "--contents"]) == 0
    assert f"answer: {answer}" in capsys.readouterr().out


def test_the_same_seed_makes_the_same_mission(capsys: pytest.CaptureFixture[str]) -> None:
    made = []
    for _ in range(2):
        assert main(["mission", "new", "--grade", "1", "--seed", "twice", "--json"]) == 0
        made.append(capsys.readouterr().out)
    assert made[0] == made[1]


def test_a_new_mission_is_proven_by_check(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mission.json"
    main(["mission", "new", "--grade", "3", "--kind", "shift", "--seed", "1", "--out", str(file)])
    assert main(["mission", "check", str(file)]) == 0
    assert "exactly one answer" in capsys.readouterr().out


def test_a_mission_with_a_wrong_answer_fails_the_check(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mission.json"
    main(["mission", "new", "--grade", "2", "--kind", "anagram", "--seed", "1", "--out", str(file)])
    data = json.loads(file.read_text())
    data["answer"] = data["answer"][::-1]
    file.write_text(json.dumps(data))
    assert main(["mission", "check", str(file)]) == 1
    assert "G1" in capsys.readouterr().out


@pytest.mark.parametrize("count", ["0", "-3"])
def test_fewer_missions_than_one_are_not_made(count: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["mission", "many", "--", count]) == 2
    assert capsys.readouterr().err == f"holdfast: how many missions? one or more, not {count}\n"


def test_many_of_a_kind_that_the_grade_lacks_get_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["mission", "many", "2", "--grade", "4", "--kind", "riddle"]) == 2
    assert capsys.readouterr().err.endswith(", not 'riddle'\n")


def test_many_of_a_kind_are_of_grades_that_have_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["mission", "many", "2", "--kind", "riddle", "--seed", "s", "--out", str(tmp_path)]) == 0
    assert {json.loads(file.read_text())["grade"] for file in tmp_path.glob("*.json")} == {5}


def test_a_mission_is_shown_as_its_card_says_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mission = next(m for m in open_workshop().spare if m.id == "spare-two-drawers")
    file = tmp_path / "drawers.json"
    write_mission(file, mission)
    assert main(["mission", "show", str(file)]) == 0
    told = capsys.readouterr().out
    assert "a filing clerk who believes in neatness" in told
    assert "  wanted: 13 letters\n" in told
    assert "  Each sign hides one thing, and no two signs hide the same.\n" in told
    assert "  Novels: COMPANY, COURAGE," in told
    assert "  Things: ANCHOR, BASKET," in told


def test_many_missions_are_counted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["mission", "many", "5", "--seed", "s", "--out", str(tmp_path)]) == 0
    assert "5 of 5 made" in capsys.readouterr().err
    assert len(list(tmp_path.glob("*.json"))) == 5


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["show", "nowhere"], "neither a file nor a mission called 'nowhere'"),
        (
            ["new", "--grade", "1", "--kind", "riddle"],
            "at grade 1 there are phrase, word, dossier, trail, not 'riddle'",
        ),
    ],
)
def test_bad_input_gets_a_sentence(words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["mission", *words]) == 2
    assert sentence in capsys.readouterr().err


def test_a_file_that_is_no_mission_gets_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "other.json"
    file.write_text("{}")
    assert main(["mission", "check", str(file)]) == 2
    assert "is not a mission file" in capsys.readouterr().err


def test_a_mission_in_toml_is_shown_checked_and_advised(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "teapot.toml"
    file.write_text(TEAPOT)
    assert main(["mission", "show", str(file)]) == 0
    assert "The Teapot (grade 1, phrase, the-teapot)" in capsys.readouterr().out
    assert main(["mission", "check", str(file)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert all(line.startswith("  advice  G") for line in lines[:-1])
    assert any("tokens with glyphs, not 13 at most: people would walk too long at grade 1" in line for line in lines)
    assert lines[-1].startswith("the-teapot can be played.")


@pytest.mark.parametrize("name", ["first-day", "overdue", "wish-you-were-here"])
def test_our_own_missions_break_no_law(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["mission", "check", name]) == 0
    assert "  law " not in capsys.readouterr().out


def test_a_card_that_lies_breaks_a_law(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "teapot.toml"
    file.write_text(TEAPOT.replace("console = ", 'answer_console = ["POUR"]\nconsole = '))
    assert main(["mission", "check", str(file)]) == 1
    said = capsys.readouterr().out
    assert "law     G0: the Answer area does not hold the answer: it spells POUR, and the answer is POURTHETEA" in said
    assert "the-teapot cannot be played like this: mend what breaks a law" in said


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (("entrance = 1", "entrance = 40"), "teapot.toml: entrance: expected a room from 1 to 10, found 40"),
        (("tokens = [1,", "tokens = [9,"), "teapot.toml: tokens: expected"),
        (('board = "office"\n', ""), "teapot.toml: board: expected a value, which must be given, found 'nothing'"),
        (("grade = 1", "grade 1"), "teapot.toml: line 6: expected valid TOML (expected '=' after a key"),
    ],
)
def test_what_is_wrong_in_a_mission_of_yours_is_told_by_its_key(
    change: tuple[str, str], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "teapot.toml"
    file.write_text(TEAPOT.replace(*change))
    assert main(["mission", "check", str(file)]) == 2
    assert sentence in capsys.readouterr().err


def test_a_mission_in_toml_is_played(tmp_path: Path, sitting: Sitting) -> None:
    file = tmp_path / "teapot.toml"
    file.write_text(TEAPOT)
    assert "The Teapot" in sitting.play("key", "--mission", str(file), lines=("1", "q", "y"))
    assert sitting.code == 0


def test_a_made_mission_that_was_spoilt_is_refused_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mission.json"
    main(["mission", "new", "--grade", "1", "--seed", "4", "--out", str(file)])
    file.write_text(json.dumps(json.loads(file.read_text()) | {"entrance": 99}))
    capsys.readouterr()
    assert main(["mission", "check", str(file)]) == 2
    assert "entrance: expected a room from 1 to 10, found 99" in capsys.readouterr().err
