"""What people read on generated cards: sayings that are still sentences, sober initials, hints that fit the card."""

import re

import pytest

from holdfast.engine.rng import Rng, key_from_seed
from holdfast.games.key.missions.generator.bank import plain_words
from holdfast.games.key.missions.generator.grades import GRADES
from holdfast.games.key.missions.generator.kinds import KINDS
from holdfast.games.key.missions.generator.puzzle import Puzzle
from holdfast.games.key.missions.workshop import Workshop

from .conftest import mission_of

MANY = 150
ARTICLES = ("A", "AN")
NO_ARTICLE = ("", "AND", "BY", "FROM", "IN", "MAKETH", "TO")


def made(kind: str, grade: int, shop: Workshop, many: int = MANY) -> list[Puzzle]:
    """Straight from the constructor, before any gate."""
    tries = (
        KINDS[kind](Rng(key_from_seed(f"wording/{n}")), GRADES[grade], shop.bank, shop.lexicon) for n in range(many)
    )
    return [puzzle for puzzle in tries if puzzle is not None]


def changed_word(puzzle: Puzzle) -> tuple[str, str]:
    """The word that was put into the saying, and the one before it."""
    saying = plain_words(puzzle.clue.removeprefix("The saying was: "))
    for slot, word in enumerate(saying):
        head, tail = "".join(saying[:slot]), "".join(saying[slot + 1 :])
        new = puzzle.answer[len(head) : len(puzzle.answer) - len(tail)]
        if puzzle.answer == head + new + tail and new != word:
            return new, saying[slot - 1] if slot else ""
    raise AssertionError(puzzle)


def test_a_changed_saying_is_still_a_sentence(shop: Workshop) -> None:
    swaps = shop.bank.swaps
    puzzles = made("phrase", 3, shop)
    assert len(puzzles) > MANY // 2
    for puzzle in puzzles:
        new, before = changed_word(puzzle)
        if before in ARTICLES:
            assert new not in swaps.stuff.new or new in swaps.one.new, puzzle.answer
            assert (before == "AN") == (new[0] in "AEIOU"), puzzle.answer
        elif new in swaps.one.new and new not in swaps.stuff.new:
            assert before not in NO_ARTICLE, puzzle.answer


def test_grim_sayings_are_left_alone(shop: Workshop) -> None:
    for puzzle in made("phrase", 3, shop):
        assert set(shop.bank.swaps.grim).isdisjoint(plain_words(puzzle.clue))


def test_only_nouns_begin_with_an_x(shop: Workshop) -> None:
    puzzles = made("acrostic", 4, shop)
    numbered = [found for p in puzzles for note in p.notes for found in re.findall(r"(\d+) (\w+)", note)]
    rare = [(int(number), word) for number, word in numbered if word.startswith("x")]
    assert rare
    assert all(number % 4 == 2 for number, _ in rare)


@pytest.mark.parametrize(("grade", "about_clues"), [(2, True), (4, False)])
def test_a_card_without_clues_has_no_hint_about_clues(grade: int, about_clues: bool) -> None:
    mission = mission_of(0, grade, "word")
    assert bool(mission.notes) == about_clues
    assert ("clues" in mission.hints[0]) == about_clues


def test_a_single_digit_is_not_given_away() -> None:
    missions = [mission_of(f"digit/{n}", 4, "sequence") for n in range(3)] + [mission_of(0, 4, "sequence")]
    for mission in missions:
        assert f"digit is {mission.answer}." not in mission.hints[-1]


@pytest.mark.parametrize("grade", GRADES)
def test_counts_are_written_in_words(grade: int, shop: Workshop) -> None:
    for kind in GRADES[grade].kinds:
        for puzzle in made(kind, grade, shop, 4):
            assert not re.search(r"\d", puzzle.question) or kind == "word", puzzle.question
