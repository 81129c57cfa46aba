"""A campaign at the keyboard: chapters won and lost, broken off and resumed, rewards, the end, and no mission twice."""

import shutil
from pathlib import Path
from typing import Any

import msgspec
import pytest

from holdfast.games.key.missions.campaign import MAIN_LINE
from tests.cli.sitting import Sitting
from tests.cli.terminal.campaigns import (
    LEAVE,
    START,
    journal,
    open_mission,
    open_save,
    prepare,
    right,
    story,
    words,
    wrong,
)


@pytest.fixture(autouse=True)
def _tall(sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    """A window in which every page of the story fits."""
    monkeypatch.setenv("LINES", "60")


# -- chapter by chapter


@pytest.mark.rule("key:R149")
def test_a_campaign_begins_with_its_opening_and_mission_1(sitting: Sitting) -> None:
    out = words(sitting.play("key", "--campaign", lines=(*START, *LEAVE)))
    first = story().chapter[0]
    assert sitting.code == 0
    assert words(story().opening) in out
    assert "Act 1, chapter 1: Bring a Pencil" in out
    assert words(first.before) in out
    assert words(first.announces) in out
    assert "The desk is being laid" in out
    assert open_mission().title == first.title
    assert open_mission().id.startswith("campaign-1-")


@pytest.mark.rule("key:R135", "key:R137")
def test_two_chapters_one_won_and_one_lost(sitting: Sitting) -> None:
    """Broken off and resumed on the way; the party stays the same with a single Enter."""
    sitting.play("key", "--campaign", lines=(*START, *LEAVE))
    first, second, third = story().chapter[:3]

    won = words(sitting.play("key", "--campaign", lines=(*right(), "a", "", "", *LEAVE)))
    assert words(first.won) in won
    assert "1 Bring a Pencil won" in won
    assert f"Next comes act 1, chapter 2: {second.title}." in won
    assert words(second.before) in won
    assert "Alone, as the Scout." in won
    assert [entry.result for entry in journal().campaign.log] == ["won"]

    lost = words(sitting.play("key", "--campaign", lines=(*wrong(), "a", "q")))
    assert words(second.lost) in lost
    assert "2 What You Are Good At lost" in lost
    assert f"Next comes act 1, chapter 3: {third.title}." in lost
    assert words(third.announces) in lost
    campaign = journal().campaign
    assert [entry.result for entry in campaign.log] == ["won", "lost"]
    assert [entry.ending for entry in campaign.log] == ["won.solved", "lost.wrong"]
    assert all(entry.traces for entry in campaign.log)
    assert journal().open is None


def test_breaking_off_is_no_loss_and_the_game_goes_on_where_it_stopped(sitting: Sitting) -> None:
    sitting.play("key", "--campaign", lines=(*START, "1 r 0", *LEAVE))
    before = open_save().lines
    assert before
    assert journal().campaign.log == ()
    out = sitting.play("key", "--campaign", lines=LEAVE)
    assert "action 2 of 2" in out
    assert open_save().lines == before


def test_a_mission_of_a_campaign_may_be_resumed_by_its_save_too(sitting: Sitting) -> None:
    sitting.play("key", "--campaign", lines=(*START, *LEAVE))
    running = journal().open
    assert running is not None
    out = sitting.play("--resume", running.save, lines=(*right(), "q"))
    assert "Next comes act 1, chapter 2" in words(out)
    assert len(journal().campaign.log) == 1


def test_a_save_that_is_gone_begins_the_same_mission_with_the_same_cards(sitting: Sitting) -> None:
    sitting.play("key", "--campaign", lines=(*START, *LEAVE))
    before = open_save().setting
    running = journal().open
    assert running is not None
    Path(running.save).unlink()
    sitting.play("key", "--campaign", lines=("", "", *LEAVE))
    assert (before.options, before.key) == (open_save().setting.options, open_save().setting.key)


def test_a_save_that_is_damaged_is_told_and_left_alone(sitting: Sitting) -> None:
    sitting.play("key", "--campaign", lines=(*START, *LEAVE))
    running = journal().open
    assert running is not None
    Path(running.save).write_text("nonsense", encoding="utf-8")
    out = sitting.play("key", "--campaign", lines=LEAVE)
    assert sitting.code == 2
    assert "is not a Holdfast save" in out
    assert f"move {running.save} away to begin this mission again" in out
    assert Path(running.save).read_text(encoding="utf-8") == "nonsense"


def test_nothing_that_is_shown_before_the_end_tells_the_seed_or_the_answer(sitting: Sitting) -> None:
    out = sitting.play("key", "--campaign", "--seed", "harbour", lines=(*START, "m", "", "", "l", "", *LEAVE))
    mission = open_mission()
    assert mission.dossier  # the parts of the answer are printed, among others
    assert mission.answer not in "".join(out.upper().split())
    assert mission.said not in out
    assert "harbour" not in out


def test_others_play_along_and_stay(sitting: Sitting) -> None:
    chosen = ("--players", "2", "--bots", "greedy", "--characters", "fixer,courier", "--fast")
    sitting.play("key", "--campaign", *chosen, lines=("", "", *LEAVE))
    assert journal().campaign.players == 2
    out = sitting.play("key", "--campaign", "--fast", lines=LEAVE)
    assert "Fixer" in out
    party = journal().party
    assert party is not None
    assert (party.seating.bots, party.characters) == ({1: "greedy"}, ("fixer", "courier"))


# -- no mission twice


@pytest.mark.rule("key:R136")
def test_a_mission_that_was_played_cannot_be_played_from_a_copy_of_its_save(sitting: Sitting) -> None:
    sitting.play("key", "--campaign", lines=(*START, "1 r 0", *LEAVE))
    running = journal().open
    assert running is not None
    copy = sitting.home / "copy.jsonl"
    shutil.copy(running.save, copy)
    sitting.play("key", "--campaign", lines=(*wrong(), "q"))
    out = sitting.play("--resume", str(copy), lines=("1",))
    assert sitting.code == 2
    assert "You have played that mission: none is played twice. (R136)" in out


@pytest.mark.rule("key:R136")
def test_a_finished_mission_is_shown_again_and_counts_once(sitting: Sitting) -> None:
    sitting.play("key", "--campaign", lines=(*START, *LEAVE))
    running = journal().open
    assert running is not None
    sitting.play("key", "--campaign", lines=(*wrong(), "q"))
    out = sitting.play("--resume", running.save, lines=("q",))
    assert "Wrong answer. You all lose." in out
    assert len(journal().campaign.log) == 1


@pytest.mark.rule("key:R136")
def test_a_mission_file_that_a_campaign_has_played_is_refused(sitting: Sitting) -> None:
    sitting.play("key", "--campaign", lines=(*START, *LEAVE))
    file = sitting.home / "again.json"
    file.write_bytes(msgspec.json.encode(open_mission()))
    sitting.play("key", "--campaign", lines=(*wrong(), "q"))
    out = sitting.play("key", "--mission", str(file), lines=("",))
    assert sitting.code == 2
    assert "none is played twice. (R136)" in out


def test_a_game_that_ended_before_it_could_be_noted_is_noted_next_time(sitting: Sitting) -> None:
    sitting.play("key", "--campaign", lines=(*START, *LEAVE))
    path = sitting.home / "campaigns" / "main.json"
    before = path.read_bytes()
    sitting.play("key", "--campaign", lines=(*wrong(), "q"))
    path.write_bytes(before)
    sitting.play("key", "--campaign", lines=("q",))
    assert [entry.result for entry in journal().campaign.log] == ["lost"]


# -- rewards, letters, the end


@pytest.mark.rule("key:R139")
def test_two_wins_in_a_row_bring_a_reward_that_counts_in_the_next_game(sitting: Sitting) -> None:
    prepare("WW")
    out = sitting.play("key", "--campaign", lines=("2", "", "", *LEAVE))
    assert "Two wins in a row: choose a reward." in out
    assert "An achievement of the Scout" in out
    assert journal().campaign.achievements == ("scout",)
    options = open_save().setting.options
    assert options.achievements == ("scout",)
    state: Any = open_save().setting.first_state()
    assert state.achievements == [1]


@pytest.mark.rule("key:R139")
def test_a_reward_may_be_a_letter_or_wait(sitting: Sitting) -> None:
    prepare("WW")
    sitting.play("key", "--campaign", lines=("esc", "q"))
    assert journal().campaign.rewards_due == 1
    sitting.play("key", "--campaign", lines=("1", "q"))
    assert (journal().campaign.letters, journal().campaign.rewards_due) == (1, 0)


@pytest.mark.rule("key:R138", "key:R139")
def test_the_final_begins_with_letters_and_leads_to_the_ending(sitting: Sitting) -> None:
    campaign = prepare("WLWLWLWLWLWLW", letters=1)
    out = words(sitting.play("key", "--campaign", lines=("", "", *LEAVE)))
    assert "Act 3, chapter 14: The Fourteenth Page" in out
    assert "Won 7 of 13 so far. 6 letters for the final." in out
    given = {window.content for window in open_mission().windows if window.open}
    assert 1 <= len(given) <= campaign.open_letters
    out = words(sitting.play("key", "--campaign", lines=(*right(), "a", "", "q")))
    assert "what comes next is how it all ends" in out
    assert "The end: Second Class" in out
    assert words(story().ending[1].text) in out
    assert "You have won 8 of 14 missions." in out
    assert "How hard?" in out


@pytest.mark.rule("key:R139")
@pytest.mark.parametrize(("wins", "ending"), [(0, 0), (9, 2), (12, 3)])
def test_the_wins_choose_the_ending(wins: int, ending: int, sitting: Sitting) -> None:
    prepare("L" * (MAIN_LINE - wins) + "W" * wins, achievements=("scout", "courier", "fixer", "analyst"))
    out = words(sitting.play("key", "--campaign", lines=("q",)))
    assert f"The end: {story().ending[ending].title}" in out
    assert words(story().ending[ending].text) in out


@pytest.mark.rule("key:R138")
def test_single_missions_come_after_the_main_line(sitting: Sitting) -> None:
    prepare("LW" * 7, achievements=("fixer",))
    sitting.play("key", "--campaign", lines=("", "1", "3", *LEAVE))
    assert open_mission().id.startswith("campaign-15-")
    assert open_save().setting.options.achievements == ("fixer",)
    out = words(sitting.play("key", "--campaign", lines=(*wrong(), "a", "1", "", *LEAVE)))
    assert "15 a mission of grade 1 lost" in out
    assert "Next comes another mission, as hard as you like." in out
    assert open_mission().id.startswith("campaign-16-")
    assert "The end:" not in out
