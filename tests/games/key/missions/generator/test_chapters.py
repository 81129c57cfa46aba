"""From a campaign to its missions: how far the grade can fall, and what comes after the main line."""

import msgspec
import pytest

from holdfast.games.key.game import GAME
from holdfast.games.key.missions import chapters
from holdfast.games.key.missions.campaign import MAIN_LINE, Campaign, Entry, read_story, record
from holdfast.games.key.missions.chapters import grades_and_numbers, mission_of, single_of
from holdfast.games.key.missions.generator.gates import traces
from holdfast.games.key.missions.generator.generate import NoMission
from holdfast.games.key.missions.mission import Mission
from holdfast.games.key.missions.workshop import Workshop
from holdfast.packs import load_content

STORY = msgspec.structs.replace(read_story(load_content(GAME).files), pages=())  # all made, none written


def single(campaign: Campaign, shop: Workshop, grade: int = 1) -> Mission:
    return single_of(campaign, grade, parts=shop.parts, bank=shop.bank, lexicon=shop.lexicon, spare=shop.spare)


def finished(seed: str = "spring") -> Campaign:
    log = tuple(Entry(n, f"mission-{n}", 1, "won", "", "", f"ANSWER{n}", 9, 5, False) for n in range(1, MAIN_LINE + 1))
    return Campaign(seed, log=log)


@pytest.mark.parametrize(("chapter", "grade", "tried"), [(3, 1, {1, 2}), (4, 1, {2}), (12, 4, {4, 5}), (13, 4, {5})])
def test_a_grade_falls_no_lower_than_its_modules_can_be_dealt(chapter: int, grade: int, tried: set[int]) -> None:
    assert {g for g, _ in grades_and_numbers(STORY.chapter[chapter - 1], grade)} == tried


def find_nothing(*args: object, **kwargs: object) -> Mission:
    raise NoMission("for this test the generator never finds one")


@pytest.mark.parametrize("number", [1, 7, 13])
def test_a_chapter_takes_a_spare_mission_when_the_generator_finds_none(
    number: int, shop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chapters, "generate", find_nothing)
    campaign = Campaign("spring", log=finished().log[: number - 1])
    chapter = STORY.chapter[number - 1]
    mission = mission_of(campaign, STORY, parts=shop.parts, bank=shop.bank, lexicon=shop.lexicon, spare=shop.spare)
    assert mission.id.startswith(f"campaign-{number}-spare-")
    assert mission.grade == chapter.grade
    assert mission.title == chapter.title
    assert mission.proof is not None


def test_without_a_spare_mission_a_chapter_says_that_there_is_none(
    shop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chapters, "generate", find_nothing)
    with pytest.raises(NoMission, match=r"chapter 1 found no mission .* and no spare one is left"):
        mission_of(Campaign("spring"), STORY, parts=shop.parts, bank=shop.bank, lexicon=shop.lexicon)


@pytest.mark.rule("key:R138", "key:R141")
def test_a_single_mission_belongs_to_its_campaign(shop: Workshop) -> None:
    mission = single(finished(), shop, 2)
    assert mission == single(finished(), shop, 2)
    assert mission.grade == 2
    assert mission.id.startswith("campaign-15-")
    assert mission.answer != single(finished("autumn"), shop, 2).answer


@pytest.mark.rule("key:R145")
def test_a_single_mission_never_repeats_an_answer(shop: Workshop) -> None:
    """What the first would be is marked as played long ago: another one comes."""
    first = single(finished(), shop)
    old = finished().log
    seen = Entry(1, "mission-1", 1, "won", "", "", first.answer, 9, 5, False, tuple(traces(first, shop.bank)))
    assert single(Campaign("spring", log=(seen, *old[1:])), shop).answer != first.answer


@pytest.mark.rule("key:R138")
def test_single_missions_are_recorded_after_the_main_line(shop: Workshop) -> None:
    mission = single(finished(), shop)
    entry = Entry(15, mission.id, 1, "lost", "", "", mission.answer, 9, 5, False, tuple(traces(mission, shop.bank)))
    assert single(record(finished(), entry), shop).id.startswith("campaign-16-")
