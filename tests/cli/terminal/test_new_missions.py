"""Missions beyond the pack's: of a grade, of the day, from a file, without end."""

import re
import shutil
from pathlib import Path

import pytest

from holdfast.cli import day, main
from holdfast.cli.terminal.start import options_mode
from holdfast.games.key.missions.mission import Mission
from holdfast.table.save import Save, read_save
from tests.cli.sitting import Sitting
from tests.cli.terminal.campaigns import LEAVE, words

REALLY_TODAY = day.today
ALONE = ("--players", "1")


@pytest.fixture(autouse=True)
def _today(monkeypatch: pytest.MonkeyPatch) -> None:
    set_date(monkeypatch, "2026-11-15")


def set_date(monkeypatch: pytest.MonkeyPatch, date: str) -> None:
    monkeypatch.setattr(day, "today", lambda: date)


def saves(sitting: Sitting) -> list[Save]:
    """Of the oldest game first."""
    paths = sorted((sitting.home / "saves").glob("*.jsonl"), key=lambda path: path.stat().st_mtime_ns)
    return [read_save(path) for path in paths]


def mission_of(save: Save) -> Mission:
    mission: Mission = save.setting.options.mission
    return mission


def wrong(mission: Mission) -> tuple[str, str]:
    return f"s {('7' if mission.shape == 'number' else 'x') * mission.length}", "y"


# -- of a grade


def test_a_new_mission_of_a_grade(sitting: Sitting) -> None:
    out = sitting.play("key", "--grade", "2", *ALONE, lines=LEAVE)
    assert "The desk is being laid" in out
    assert "★★☆☆☆" in out
    assert mission_of(saves(sitting)[0]).grade == 2


@pytest.mark.rule("key:R141")
def test_a_seed_gives_the_same_mission_and_the_same_cards(sitting: Sitting) -> None:
    outs = [sitting.play("key", "--grade", "1", "--seed", "mint-tea", *ALONE, lines=LEAVE) for _ in range(2)]
    one, other = saves(sitting)
    assert mission_of(one) == mission_of(other)
    assert one.setting.key == other.setting.key
    assert "mint-tea" not in outs[0]


def test_without_a_seed_every_mission_is_another_one(sitting: Sitting) -> None:
    sitting.play("key", "--grade", "1", *ALONE, lines=LEAVE)
    mission = mission_of(saves(sitting)[0])
    path = next((sitting.home / "saves").glob("*.jsonl"))
    out = sitting.play("--resume", str(path), lines=(*wrong(mission), "q"))
    assert "Wrong answer. You all lose." in out
    sitting.play("key", "--grade", "1", *ALONE, lines=LEAVE)
    assert mission_of(saves(sitting)[-1]).id != mission.id


def test_what_was_met_at_this_machine_does_not_come_again(sitting: Sitting) -> None:
    for _ in range(3):
        sitting.play("key", "--grade", "1", *ALONE, lines=LEAVE)
    missions = [mission_of(save) for save in saves(sitting)]
    assert len({text for m in missions for text in (m.title, m.before, m.won, m.question)}) == 4 * 3
    assert (sitting.home / "met.json").is_file()


def test_a_file_of_what_was_met_that_cannot_be_read_is_left_alone(sitting: Sitting) -> None:
    (sitting.home / "met.json").write_text("not what it was")
    sitting.play("key", "--grade", "1", *ALONE, lines=LEAVE)
    assert mission_of(saves(sitting)[0]).grade == 1
    assert (sitting.home / "met.json").read_text() == "not what it was"


def test_a_new_mission_from_the_menu(sitting: Sitting) -> None:
    out = sitting.play("key", lines=("2", "3", "", *LEAVE))
    assert "How hard?" in out
    assert mission_of(saves(sitting)[0]).grade == 3


def test_another_one_of_this_grade_and_then_another_grade(sitting: Sitting) -> None:
    first = ("--grade", "1", "--seed", "mint-tea")
    sitting.play("key", *first, *ALONE, lines=LEAVE)
    answer = mission_of(saves(sitting)[0]).answer.lower()
    sitting.play("key", *first, *ALONE, lines=(f"s {answer}", "y", "a", *LEAVE))
    sitting.play("key", *first, *ALONE, lines=(f"s {answer}", "y", "m", "2", *LEAVE))
    old, _, other, _, harder = map(mission_of, saves(sitting))
    assert other.id != old.id
    assert (other.grade, harder.grade) == (1, 2)


def answer_of_the_first(sitting: Sitting) -> str:
    """Begins an endless mission, and has it forgotten that it was met: so it will come first once more."""
    sitting.play("key", lines=("5", "1", "", *LEAVE))
    (sitting.home / "met.json").unlink()
    return mission_of(saves(sitting)[0]).answer


@pytest.mark.rule("key:R138")
def test_endless_missions_come_one_after_the_other_and_never_twice(
    sitting: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even if the dice fell the same way twice."""
    monkeypatch.setattr(options_mode, "token_hex", lambda size: "the same")
    answer = answer_of_the_first(sitting)
    out = sitting.play("key", lines=("5", "1", "", f"s {answer.lower()}", "y", "a", "up", "", *LEAVE))
    assert out.count("How hard?") == 3
    assert "▸  2   ★★☆☆☆  Grade 2" in out
    _, first, second = map(mission_of, saves(sitting))
    assert (first.grade, second.grade) == (1, 1)
    assert first.answer == answer != second.answer


def test_another_mission_after_an_endless_one_leads_to_the_menu(
    sitting: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(options_mode, "token_hex", lambda size: "the same")
    answer = answer_of_the_first(sitting).lower()
    out = sitting.play("key", lines=("5", "1", "", f"s {answer}", "y", "m", "q"))
    assert sitting.code == 0
    assert out.count("What shall it be?") == 2


# -- of the day


@pytest.mark.rule("key:R136")
def test_the_mission_of_the_day_is_played_once(sitting: Sitting) -> None:
    sitting.play("key", "--daily", "--grade", "1", *ALONE, lines=LEAVE)
    begun = saves(sitting)[0]
    out = sitting.play("key", "--daily", "--grade", "1", lines=(*wrong(mission_of(begun)), "", "q"))
    assert "That was the mission of 2026-11-15." in out
    assert "For friends, and it gives nothing away:" in out
    assert "The Key, 2026-11-15: ★ not this time, with" in out
    assert len(saves(sitting)) == 1

    out = sitting.play("key", "--daily", "--grade", "1", lines=("",))
    assert sitting.code == 2
    assert "You have played the mission of 2026-11-15 (grade 1), and none is played twice" in out
    assert "(R136)" in out


def test_a_mission_of_the_day_goes_on_where_it_was_left(sitting: Sitting) -> None:
    sitting.play("key", "--daily", "--grade", "1", *ALONE, lines=("1 r 0", *LEAVE))
    lines = saves(sitting)[0].lines
    out = sitting.play("key", "--daily", "--grade", "1", lines=LEAVE)
    assert "action 2 of 2" in out
    assert lines
    assert saves(sitting)[0].lines == lines


@pytest.mark.rule("key:R136")
def test_a_mission_of_the_day_cannot_be_played_from_a_copy(sitting: Sitting) -> None:
    sitting.play("key", "--daily", "--grade", "1", *ALONE, lines=("1 r 0", *LEAVE))
    path = next((sitting.home / "saves").glob("*.jsonl"))
    copy = sitting.home / "copy.jsonl"
    shutil.copy(path, copy)
    sitting.play("--resume", str(path), lines=(*wrong(mission_of(saves(sitting)[0])), "q"))
    out = sitting.play("--resume", str(copy), lines=("1",))
    assert sitting.code == 2
    assert "none is played twice" in out


@pytest.mark.rule("key:R138", "key:R141")
def test_the_mission_of_a_day_is_the_same_for_everybody_and_another_one_tomorrow(
    sitting: Sitting, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting.play("key", "--daily", "--grade", "1", *ALONE, lines=LEAVE)
    set_date(monkeypatch, "2026-11-16")
    sitting.play("key", "--daily", "--grade", "1", *ALONE, lines=LEAVE)
    today, tomorrow = saves(sitting)
    monkeypatch.setenv("HOLDFAST_HOME", str(tmp_path / "neighbour"))
    set_date(monkeypatch, "2026-11-15")
    sitting.play("key", "--daily", "--grade", "1", *ALONE, lines=LEAVE)
    theirs = read_save(next((tmp_path / "neighbour" / "saves").glob("*.jsonl")))
    assert mission_of(theirs) == mission_of(today) != mission_of(tomorrow)
    assert theirs.setting.key == today.setting.key


def test_the_menu_tells_what_became_of_the_day(sitting: Sitting) -> None:
    book = '{"version": 1, "days": {"2026-11-15/3": {"mission": "m", "save": "s", "result": "won"}}}'
    (sitting.home / "daily.json").write_text(book, encoding="utf-8")
    out = words(sitting.play("key", lines=("3", "", "down", "down", "q")))
    assert "That cannot be played" in out
    assert "come back tomorrow. (R136)" in out
    assert "2026-11-15: you have won it." in out


@pytest.mark.parametrize("content", ["{", '{"version": 1, "days": {"yesterday": {"mission": "m", "save": "s"}}}'])
def test_days_that_cannot_be_read_get_one_sentence_and_are_left_alone(content: str, sitting: Sitting) -> None:
    path = sitting.home / "daily.json"
    path.write_text(content, encoding="utf-8")
    out = sitting.play("key", "--daily", lines=("",))
    assert sitting.code == 2
    assert "daily.json is damaged" in out
    assert path.read_text(encoding="utf-8") == content


def test_today_is_written_as_a_date() -> None:
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", REALLY_TODAY())


# -- from a file


def test_a_mission_from_a_file(sitting: Sitting) -> None:
    file = sitting.home / "tonight.json"
    assert main(["mission", "new", "--grade", "1", "--seed", "mint-tea", "--out", str(file)]) == 0
    sitting.play("key", "--mission", str(file), *ALONE, lines=LEAVE)
    mission = mission_of(saves(sitting)[0])
    out = sitting.play("key", "--mission", str(file), *ALONE, lines=(f"s {mission.answer.lower()}", "y", "q"))
    assert "Solved! You all win." in out


# -- mistakes


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--daily",), "holdfast play: Unknown option: --daily"),
        (("key", "--daily", "--campaign"), "--daily and --campaign are different ways to play: choose one"),
        (("key", "--mission", "first-day", "--grade", "2"), "--mission and --grade are different ways to play"),
        (("key", "--campaign", "--grade", "2"), "--campaign and --grade are different ways to play"),
        (("key", "--daily", "--seed", "x"), "the mission of the day is the same for everybody: leave --seed out"),
        (("key", "--new"), "--new starts a campaign over"),
        (("key", "--campaign", "../up"), "a campaign's name has up to 40 small letters"),
        (("key", "--grade", "2", "--resume", "x.jsonl"), "--resume goes on with a saved game: leave --grade out"),
        (("key", "--grade", "7"), 'Invalid value "7" for --grade. Choose from: 1, 2, 3, 4, 5'),
        (("key", "--mission", "pyproject.toml"), "pyproject.toml: build-system: expected no key of this name"),
    ],
)
def test_a_mistake_is_one_sentence(arguments: tuple[str, ...], sentence: str, sitting: Sitting) -> None:
    sitting.monkeypatch.chdir(Path(__file__).parents[3])
    out = sitting.play(*arguments)
    assert sitting.code == 2
    assert sentence in out
    assert "Traceback" not in out
