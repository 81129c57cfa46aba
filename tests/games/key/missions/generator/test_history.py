"""What was met does not come again while there is something else, and missions are varied for who plays many."""

import msgspec
import pytest

from holdfast.engine.rng import Rng, key_from_seed
from holdfast.games.key.missions.generator.bank import plain_words
from holdfast.games.key.missions.generator.gates import traces
from holdfast.games.key.missions.generator.generate import generate
from holdfast.games.key.missions.generator.grades import GRADES
from holdfast.games.key.missions.generator.history import marks_of, printed_marks, rested
from holdfast.games.key.missions.generator.kinds import KINDS
from holdfast.games.key.missions.generator.variety import play_many, variety_of
from holdfast.games.key.missions.mission import Mission
from holdfast.games.key.missions.workshop import Workshop

from .cards import card
from .conftest import mission_of

FEW, MANY, PHRASES = 12, 200, 60


def test_what_is_printed_rests(shop: Workshop) -> None:
    mission = mission_of(0, 1, "word")
    bank = rested(shop.bank, marks_of(mission, shop.bank))
    assert {w.clue for w in bank.words}.isdisjoint(mission.notes)
    assert len(shop.bank.words) - len(bank.words) == len(mission.notes)
    assert mission.title not in {line for story in bank.stories for line in story.titles}
    assert mission.won not in {line for story in bank.stories for line in story.won}
    assert len(bank.questions["word"]) == len(shop.bank.questions["word"]) - 1


def test_a_saying_a_list_and_an_agent_rest(shop: Workshop) -> None:
    phrase, dossier, shift = mission_of(0, 1, "phrase"), mission_of(0, 1, "dossier"), mission_of(0, 4, "shift")
    met = tuple(mark for mission in (phrase, dossier, shift) for mark in marks_of(mission, shop.bank))
    bank = rested(shop.bank, met)
    assert len(bank.tired) >= 1
    assert len(bank.agents) == len(shop.bank.agents) - 1
    assert bank.dossiers == shop.bank.dossiers  # stories that lists tell together still have theirs


def test_a_story_rests_with_all_its_endings(shop: Workshop) -> None:
    mission = mission_of(0, 3, "shift")
    bank = rested(shop.bank, marks_of(mission, shop.bank))
    assert {a.title for a in shop.bank.anecdotes} - {a.title for a in bank.anecdotes} == {mission.title}


def test_where_too_little_is_left_the_oldest_comes_back(shop: Workshop) -> None:
    first, second = mission_of(0, 1, "word"), mission_of(1, 1, "word")
    everything = tuple(
        mark for mission in (first, *(mission_of(n, 1, "word") for n in range(2, 6)), second)
        for mark in printed_marks(mission, shop.bank)
    )  # fmt: skip
    questions = rested(shop.bank, everything * 2).questions["word"]
    assert 3 <= len(questions) < len(shop.bank.questions["word"])


def test_printed_marks_tell_nothing_of_the_answer(shop: Workshop) -> None:
    """The same card with another answer has the same ones."""
    mission = mission_of(0, 1, "dossier")
    other = Mission(
        **{f: getattr(mission, f) for f in mission.__struct_fields__} | {"answer": "SOMETHING", "windows": ()}
    )
    assert printed_marks(mission, shop.bank) == printed_marks(other, shop.bank)
    assert set(traces(mission, shop.bank)).isdisjoint(printed_marks(mission, shop.bank))


@pytest.mark.rule("key:R141")
def test_the_same_seed_and_the_same_history_give_the_same_mission(shop: Workshop) -> None:
    met = marks_of(mission_of(0, 2, "anagram"), shop.bank)
    one, other = (shop.fresh("again", 2, met=met) for _ in range(2))
    assert one == other


@pytest.mark.rule("key:R145")
def test_an_answer_that_was_met_does_not_come_again(shop: Workshop) -> None:
    first = generate(3, 1, "word", parts=shop.parts, bank=shop.bank, lexicon=shop.lexicon)
    second = shop.fresh("3", 1, "word", met=marks_of(first, shop.bank))
    assert second.answer != first.answer
    assert set(second.notes).isdisjoint(first.notes)


@pytest.mark.parametrize("grade", [1, 4])
def test_a_row_of_missions_repeats_hardly_anything(grade: int, shop: Workshop) -> None:
    found = variety_of(play_many(shop, "row", grade, FEW), shop.bank)
    assert found.answers_again == found.clues_again == 0
    assert found.titles == found.endings == found.openings == FEW
    assert found.questions >= FEW - 1


@pytest.mark.parametrize("grade", [4, 5])
def test_cases_whose_lists_were_met_wait_for_the_others(grade: int, shop: Workshop) -> None:
    """As a constructor deals them, before any gate: where every list has been shown, hardly one was shown twice."""
    shown: list[str] = []
    for number in range(24):
        bank = msgspec.structs.replace(shop.bank, tired=frozenset(shown))
        puzzle = KINDS["dossier"](Rng(key_from_seed(f"cases/{number}")), GRADES[grade], bank, shop.lexicon)
        assert puzzle is not None
        shown += [line.removesuffix(":") for line in puzzle.dossier if line.endswith(":")]
    assert len(shown) >= 48
    assert len(set(shown)) >= 0.75 * len(shown)


def test_most_sayings_have_a_noun_to_swap(shop: Workshop) -> None:
    swaps = shop.bank.swaps
    nouns = {noun for swap in (swaps.one, swaps.many, swaps.stuff) for noun in swap.old}
    ready = [
        saying
        for saying in shop.bank.sayings
        if nouns & set(plain_words(saying.text)) and not set(swaps.grim) & set(plain_words(saying.text))
    ]
    assert len(ready) >= 400


@pytest.mark.long
@pytest.mark.parametrize("grade", [1, 2, 3, 4, 5])
def test_two_hundred_missions_are_varied(grade: int, shop: Workshop) -> None:
    found = variety_of(play_many(shop, "variety", grade, MANY), shop.bank)
    assert found.answers_again <= 0.03
    assert found.clues_again <= 0.05
    assert found.titles >= 150
    assert min(found.endings, found.questions) >= 60
    assert found.lists >= 60


@pytest.mark.long
def test_a_hundred_and_fifty_sayings_are_in_use(shop: Workshop) -> None:
    used: set[str] = set()
    for grade in range(1, 6):
        used |= variety_of(play_many(shop, "sayings", grade, PHRASES, "phrase"), shop.bank).sayings
    assert len(used) >= 150


def test_words_wait_for_other_kinds_when_all_clues_were_met(shop: Workshop) -> None:
    """A word would print twenty clues that were met: whatever else the grade has comes first, and words on demand."""
    every = tuple(
        mark
        for word in shop.bank.words
        for mark in printed_marks(card("word", [word.text.upper()], word.text.upper(), notes=(word.clue,)), shop.bank)
    )
    assert {shop.fresh(f"wait/{n}", 1, met=every).kind for n in range(6)}.isdisjoint({"word"})
    assert shop.fresh("wait", 1, "word", met=every).kind == "word"
