"""`holdfast mission`."""

import json
from pathlib import Path

import pytest

from holdfast.cli import main


def test_a_new_mission_hides_its_answer(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mission.json"
    assert main(["mission", "new", "--grade", "2", "--seed", "4", "--out", str(file)]) == 0
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


def test_many_missions_are_counted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["mission", "many", "5", "--seed", "s", "--out", str(tmp_path)]) == 0
    assert "5 of 5 made" in capsys.readouterr().err
    assert len(list(tmp_path.glob("*.json"))) == 5


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["show", "nowhere"], "neither a file nor a mission called 'nowhere'"),
        (["new", "--grade", "1", "--kind", "riddle"], "at grade 1 there are phrase, word, dossier, not 'riddle'"),
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
