"""The campaign: what the log says, what comes next, what is won on the way, and the story that goes with it."""

import re
import tomllib
from itertools import chain, repeat
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from holdfast.engine.action import refuse
from holdfast.engine.content import PackError
from holdfast.games.key.cards import pack
from holdfast.games.key.missions.campaign import (
    MAIN_LINE,
    Campaign,
    Chapter,
    Entry,
    Result,
    daily_seed,
    ending_of,
    mission_seed,
    next_grade,
    read_story,
    record,
    take_reward,
    why_not_play,
    why_not_take,
)
from holdfast.games.key.missions.generator.grades import GRADES

BASE = Path(pack.__file__).parents[1] / "packs" / "base"
FILES = {p.relative_to(BASE).as_posix(): tomllib.loads(p.read_text(encoding="utf-8")) for p in BASE.rglob("*.toml")}
PARTS = pack.read_pack(FILES)
STORY = read_story(FILES)
CHAPTERS = tuple(enumerate(STORY.chapter, 1))

WON, LOST = True, False
RESULTS = st.lists(st.booleans(), max_size=MAIN_LINE + 4)

# The chapter that brings each rule in, and words without which it cannot be explained.
NEW = {
    1: ("", ("Run", "Intel", "Gather", "Regroup", "camera", "gas", "counter intel")),
    2: ("", ("special action", "two cards", "two actions", "achievement", "letter")),
    3: ("walls", ("wall token", "passage token", "adjacent")),
    4: ("answer_area", ("Answer area", "no part of the answer")),
    5: ("marks", ("red tokens", "dot", "bar", "next closed window")),
    6: ("locks", ("lock token", "suit", "discards", "everybody")),
    7: ("", ("compound", "twelve rooms")),
    8: ("", ("blue tokens", "forty-five")),
    9: ("guard", ("after each turn", "nearest", "lowest number", "random card")),
    10: ("secret_passage", ("secret passage", "adjacent", "two rooms")),
    11: ("homophones", ("two glyphs", "only its own windows")),
    12: ("dark", ("dark window", "no glyph", "nothing opens it")),
    13: ("two_stage", ("two stages", "not the answer")),
    14: ("letters", ("four points", "one point", "counts two", "reward")),
}


def entry(number: int, won: bool, mission: str = "") -> Entry:
    result: Result = "won" if won else "lost"
    ending = "won.solved" if won else "lost.time"
    return Entry(number, mission or f"mission-{number}", 1, result, ending, "", f"ANSWER{number}", 9, 5, not won)


def after(*results: bool, seed: str = "spring") -> Campaign:
    """A campaign with these missions behind it."""
    campaign = Campaign(seed)
    for won in results:
        campaign = record(campaign, entry(campaign.number, won))
    return campaign


# -- the log


@pytest.mark.rule("key:R149")
def test_the_first_game_of_a_campaign_is_mission_1() -> None:
    fresh = Campaign("spring")
    assert (fresh.number, fresh.wins, fresh.is_over, fresh.rewards_due) == (1, 0, False, 0)
    with pytest.raises(ValueError, match=r"mission 'mission-2' \(number 2\) cannot follow 0 others"):
        record(fresh, entry(2, WON))


@pytest.mark.rule("key:R149")
def test_mission_1_is_the_easiest_and_uses_nothing_new() -> None:
    first = STORY.chapter[0]
    assert (first.grade, first.board, first.colours, first.modules) == (1, "office", ("tan",), ())


@pytest.mark.rule("key:R135")
@given(RESULTS)
def test_after_every_game_the_log_says_what_comes_next(results: list[bool]) -> None:
    campaign = after(*results)
    assert [e.result for e in campaign.log] == ["won" if won else "lost" for won in results]
    assert campaign.number == len(results) + 1


@pytest.mark.rule("key:R137")
@given(RESULTS)
def test_a_loss_opens_the_same_next_mission_as_a_win(results: list[bool]) -> None:
    won, lost = after(*results, WON), after(*results, LOST)
    assert won.number == lost.number
    assert mission_seed(won) == mission_seed(lost)


@pytest.mark.rule("key:R135")
def test_recording_a_game_leaves_the_old_campaign_as_it_was() -> None:
    before = after(WON)
    record(before, entry(2, LOST))
    assert before == after(WON)


@pytest.mark.rule("key:R136")
@pytest.mark.parametrize("result", [WON, LOST])
def test_a_mission_already_played_is_refused(result: bool) -> None:
    campaign = record(Campaign("spring"), entry(1, result, "the-bun"))
    assert why_not_play(campaign, "the-bun") == refuse("key:R136", "refused.played_before")
    assert why_not_play(campaign, "the-scone") is None
    with pytest.raises(ValueError, match=r"mission 'the-bun' \(number 2\) cannot follow 1 others"):
        record(campaign, entry(2, WON, "the-bun"))


@pytest.mark.rule("key:R138")
def test_the_main_line_has_14_missions_and_more_come_after_it() -> None:
    assert not after(*[WON] * 13).is_over
    finished = after(*[WON] * 14)
    assert finished.is_over
    more = record(record(finished, entry(15, WON)), entry(16, LOST))
    assert (more.number, more.is_over) == (17, True)
    assert why_not_play(more, "mission-15") == refuse("key:R136", "refused.played_before")


@pytest.mark.rule("key:R138")
@given(st.lists(st.booleans(), min_size=MAIN_LINE, max_size=MAIN_LINE), st.lists(st.booleans(), max_size=6))
def test_what_is_played_after_the_main_line_changes_nothing_that_it_earned(
    results: list[bool], later: list[bool]
) -> None:
    done, more = after(*results), after(*results, *later)
    assert (more.wins, more.rewards_due, more.open_letters) == (done.wins, done.rewards_due, done.open_letters)
    assert ending_of(more, STORY) == ending_of(done, STORY)


# -- what the results change


@pytest.mark.rule("key:R139")
def test_a_loss_lowers_the_next_grade_by_one_and_a_win_does_not() -> None:
    grades = [chapter.grade for chapter in STORY.chapter]
    assert grades == [next_grade(after(*[WON] * done), STORY) for done in range(MAIN_LINE)]
    for done in range(1, MAIN_LINE):
        assert next_grade(after(*[WON] * (done - 1), LOST), STORY) == max(1, grades[done] - 1)


@pytest.mark.rule("key:R139")
def test_only_the_last_result_lowers_a_grade() -> None:
    assert next_grade(after(LOST, LOST, LOST, WON), STORY) == STORY.chapter[4].grade
    assert next_grade(after(LOST), STORY) == 1


@pytest.mark.rule("key:R139")
@pytest.mark.parametrize(
    ("results", "rewards"),
    [
        ((), 0),
        ((WON,), 0),
        ((WON, WON), 1),
        ((WON, LOST, WON), 0),
        ((WON, WON, WON), 1),
        ((WON, WON, WON, WON), 2),
        ((WON, WON, LOST, WON, WON), 2),
        ((WON,) * 14, 7),
    ],
)
def test_two_wins_in_a_row_earn_a_reward(results: tuple[bool, ...], rewards: int) -> None:
    assert after(*results).rewards_due == rewards


@pytest.mark.rule("key:R139")
def test_a_reward_is_a_letter_or_an_achievement_and_is_taken_once() -> None:
    characters = tuple(PARTS.characters)
    rich = after(WON, WON, WON, WON)
    assert why_not_take(rich, "letter", characters) is None
    assert why_not_take(rich, "scout", characters) is None
    with_scout = take_reward(rich, "scout")
    assert (with_scout.achievements, with_scout.rewards_due) == (("scout",), 1)
    assert why_not_take(with_scout, "scout", characters) == refuse("key:R139", "refused.no_such_reward")
    with_letter = take_reward(with_scout, "letter")
    assert (with_letter.letters, with_letter.rewards_due) == (1, 0)
    assert why_not_take(with_letter, "fixer", characters) == refuse("key:R139", "refused.no_reward")


@pytest.mark.rule("key:R139")
def test_a_letter_is_no_reward_once_the_final_is_played() -> None:
    assert why_not_take(after(*[WON] * 13), "letter", ()) is None
    finished = after(*[WON] * 14)
    assert why_not_take(finished, "letter", ()) == refuse("key:R139", "refused.no_final")
    assert why_not_take(finished, "scout", ("scout",)) is None


@pytest.mark.rule("key:R139")
def test_a_reward_that_does_not_exist_is_refused() -> None:
    assert why_not_take(after(WON, WON), "butler", tuple(PARTS.characters)) == refuse(
        "key:R139", "refused.no_such_reward"
    )


@pytest.mark.rule("key:R139")
@pytest.mark.parametrize(("wins", "letters"), [(0, 3), (3, 4), (7, 5), (11, 6), (13, 6)])
def test_every_mission_played_brings_letters_of_the_final_and_wins_bring_more(wins: int, letters: int) -> None:
    results = chain(repeat(WON, wins), repeat(LOST, 13 - wins))
    campaign = after(*results)
    assert campaign.open_letters == letters
    assert take_reward(campaign, "letter").open_letters == letters + 1


@pytest.mark.rule("key:R139")
@given(st.lists(st.booleans(), min_size=13, max_size=13))
def test_the_final_itself_earns_no_letters_for_the_final(results: list[bool]) -> None:
    assert after(*results, WON).open_letters == after(*results).open_letters


@pytest.mark.rule("key:R139")
@pytest.mark.parametrize(
    ("wins", "ending"), [(0, 0), (4, 0), (5, 1), (8, 1), (9, 2), (11, 2), (12, 3), (13, 3), (14, 3)]
)
def test_the_number_of_wins_chooses_among_four_endings(wins: int, ending: int) -> None:
    results = chain(repeat(WON, wins), repeat(LOST, MAIN_LINE - wins))
    assert ending_of(after(*results), STORY) == STORY.ending[ending]


@pytest.mark.rule("key:R145")
def test_the_log_keeps_every_answer_so_that_none_comes_twice() -> None:
    assert after(WON, LOST, WON).answers == ("ANSWER1", "ANSWER2", "ANSWER3")


# -- seeds


@pytest.mark.rule("key:R141")
@given(st.text(min_size=1, max_size=20))
def test_every_mission_of_a_campaign_has_a_seed_of_its_own(master: str) -> None:
    seeds = [mission_seed(after(*[WON] * done, seed=master)) for done in range(MAIN_LINE)]
    assert len(set(seeds)) == MAIN_LINE
    assert seeds == [mission_seed(after(*[LOST] * done, seed=master)) for done in range(MAIN_LINE)]


@pytest.mark.rule("key:R146")
@given(st.text(min_size=1, max_size=20), st.text(min_size=1, max_size=20))
def test_ids_and_results_do_not_tell_a_seed(one: str, other: str) -> None:
    """Two campaigns with the same public log but another master seed go different ways."""
    a, b = after(WON, LOST, seed=one), after(WON, LOST, seed=other)
    assert a.log == b.log
    assert (mission_seed(a) == mission_seed(b)) == (one == other)


@pytest.mark.rule("key:R146")
def test_a_mission_seed_does_not_show_the_master_seed() -> None:
    seeds = [mission_seed(after(*[WON] * done, seed="snail")) for done in range(MAIN_LINE)]
    assert all(re.fullmatch(r"[0-9a-f]{24}", seed) for seed in seeds)


@pytest.mark.rule("key:R138", "key:R141")
def test_the_mission_of_a_day_is_the_same_for_everybody() -> None:
    assert daily_seed("2026-11-15") == daily_seed("2026-11-15") != daily_seed("2026-11-16")


# -- the story


def paragraphs() -> dict[str, str]:
    found = {"opening": STORY.opening} | {f"ending {e.wins}": e.text for e in STORY.ending}
    for number, chapter in CHAPTERS:
        for part in ("announces", "before", "won", "lost"):
            found[f"{number} {part}"] = getattr(chapter, part)
    return found


@pytest.mark.rule("key:R138")
def test_the_story_has_14_chapters_in_three_acts() -> None:
    assert [chapter.act for chapter in STORY.chapter] == [1] * 4 + [2] * 5 + [3] * 5


@pytest.mark.rule("key:R138")
def test_the_missions_grow_harder_along_the_curve() -> None:
    # Chapter 13 asks in two stages, and that takes grade 5: 3C' of the specification outranks the curve of 3D.
    assert [chapter.grade for chapter in STORY.chapter] == [1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5]


@pytest.mark.rule("key:R139")
def test_the_story_has_four_endings() -> None:
    assert [ending.wins for ending in STORY.ending] == [0, 5, 9, 12]


@pytest.mark.rule("key:R140")
def test_boards_and_colours_come_in_one_after_the_other() -> None:
    boards = [chapter.board for chapter in STORY.chapter]
    assert set(boards[:6]) == {"office"}
    assert boards[6] == "compound"
    assert set(boards[7:]) == {"office", "compound"}
    colours = [chapter.colours for chapter in STORY.chapter]
    assert colours == [("tan",)] * 4 + [("tan", "red")] * 3 + [("tan", "red", "blue")] * 7


@pytest.mark.rule("key:R140")
@pytest.mark.parametrize("number", NEW)
def test_every_chapter_announces_one_new_thing_and_explains_it(number: int) -> None:
    chapter = STORY.chapter[number - 1]
    module, words = NEW[number]
    known = {name for earlier in STORY.chapter[: number - 1] for name in earlier.modules}
    assert set(chapter.modules) - known == ({module} if module else set())
    assert [word for word in words if word.lower() not in chapter.announces.lower()] == []


@pytest.mark.rule("key:R140")
def test_no_module_is_named_twice_in_a_chapter() -> None:
    for _, chapter in CHAPTERS:
        assert len(set(chapter.modules)) == len(chapter.modules)


@pytest.mark.parametrize(("number", "chapter"), CHAPTERS)
def test_a_chapter_fits_its_grade_and_the_one_below(number: int, chapter: Chapter) -> None:
    """After a loss the mission is one grade easier, and some of the chapter's kinds must still be possible."""
    assert chapter.board in PARTS.boards
    assert set(chapter.kinds) <= set(GRADES[chapter.grade].kinds)
    if "two_stage" in chapter.modules:  # only a riddle has two stages, and only at grade 5: it falls no lower
        assert (chapter.kinds, chapter.grade) == (("riddle",), 5)
        return
    assert len(set(chapter.kinds)) == len(chapter.kinds) >= 3
    assert set(chapter.kinds) & set(GRADES[max(1, chapter.grade - 1)].kinds)


@pytest.mark.parametrize("name", paragraphs())
def test_a_paragraph_is_short_and_in_one_piece(name: str) -> None:
    text = paragraphs()[name]
    assert 120 <= len(text) <= 700
    assert text == " ".join(text.split())
    assert text.isascii()
    assert text[-1] in ".'"


def test_no_paragraph_and_no_title_comes_twice() -> None:
    texts = list(paragraphs().values())
    titles = [chapter.title for chapter in STORY.chapter] + [ending.title for ending in STORY.ending]
    assert len(set(texts)) == len(texts)
    assert len(set(titles)) == len(titles)


# -- what the loader refuses


def test_a_pack_without_a_campaign_is_told_so() -> None:
    with pytest.raises(PackError, match=r"campaign\.toml"):
        read_story({})


def test_a_story_with_a_chapter_missing_is_refused() -> None:
    data = FILES["campaign.toml"]
    with pytest.raises(PackError, match="14 chapters"):
        read_story({"campaign.toml": data | {"chapter": data["chapter"][:-1]}})


@pytest.mark.parametrize("wins", [(), (1, 5), (0, 5, 5), (0, 9, 5)])
def test_endings_begin_with_no_wins_and_rise(wins: tuple[int, ...]) -> None:
    endings = [{"wins": n, "title": "", "text": ""} for n in wins]
    with pytest.raises(PackError, match="rising numbers of wins that begin with 0"):
        read_story({"campaign.toml": FILES["campaign.toml"] | {"ending": endings}})
