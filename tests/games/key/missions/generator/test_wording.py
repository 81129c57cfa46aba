"""What people read on generated cards: sayings that are still sentences, sober initials, hints that fit the card."""

import re
from collections import Counter

import msgspec
import pytest

from holdfast.engine.rng import Rng, key_from_seed
from holdfast.games.key.missions.generator.bank import plain_words
from holdfast.games.key.missions.generator.grades import GRADES
from holdfast.games.key.missions.generator.kinds import KINDS
from holdfast.games.key.missions.generator.kinds.console import pattern_of
from holdfast.games.key.missions.generator.kinds.ending import pick_ending
from holdfast.games.key.missions.generator.kinds.sequence import LAWS
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


def test_the_words_of_a_letter_are_numbered_as_one_counts_them(shop: Workshop) -> None:
    """Each line says which words it holds, and counting them by blanks leads to the same numbers."""
    for memo in shop.bank.memos:
        puzzle = next(p for p in made("acrostic", 3, shop) if p.tale.title == memo.title)
        numbered = [word for note in puzzle.notes for word in note.partition(": ")[2].split()]
        spans = [note.partition(":")[0].split("-") for note in puzzle.notes]
        assert [int(first) for first, _ in spans] == [1, *(int(last) + 1 for _, last in spans[:-1])]
        assert int(spans[-1][1]) == len(numbered)
        spelled = "".join(numbered[int(w.content) - 1][0].upper() for w in puzzle.windows)
        assert spelled == puzzle.answer


@pytest.mark.parametrize("grade", [1, 2, 4, 5])
def test_a_word_comes_with_its_clue_among_others(grade: int, shop: Workshop) -> None:
    mission = mission_of(0, grade, "word")
    own = next(word.clue for word in shop.bank.words if word.text.upper() == mission.answer)
    assert own in mission.notes
    assert len(set(mission.notes)) >= 20
    assert "clues" in mission.hints[0]


@pytest.mark.parametrize("kind", ["table", "shift", "transpose"])
def test_a_code_name_is_the_punch_line_of_its_card(kind: str, shop: Workshop) -> None:
    cards = {agent.card: agent.name.replace(" ", "") for agent in shop.bank.agents}
    for puzzle in made(kind, 4, shop, 20):
        [card] = [note for note in puzzle.notes if note.startswith("From the agent's card: ")]
        assert cards[card.removeprefix("From the agent's card: ")] == puzzle.answer


@pytest.mark.parametrize(("kind", "grade"), [("table", 2), ("table", 3), ("shift", 3), ("keyword", 4), ("keyword", 5)])
def test_a_word_is_the_point_of_a_story_that_leaves_it_in_doubt(kind: str, grade: int, shop: Workshop) -> None:
    """The card tells the story with a blank, the end tells it whole, and several endings are as long as the answer."""
    anecdotes = {anecdote.title: anecdote for anecdote in shop.bank.anecdotes}
    puzzles = made(kind, grade, shop, 40)
    assert puzzles
    for puzzle in puzzles:
        anecdote = anecdotes[puzzle.tale.title]
        assert puzzle.notes[0] == f"The story lacks a word: {anecdote.story}"
        assert puzzle.tale.won.startswith(anecdote.story.replace("____", puzzle.answer))
        assert len([ending for ending in anecdote.endings if len(ending) == len(puzzle.answer)]) >= 3


def test_an_ending_that_looks_like_no_other_is_not_dealt(shop: Workshop) -> None:
    alone, alike = ("PARROT",), ("DONKEY", "WALRUS", "PIGEON")
    anecdote = msgspec.structs.replace(shop.bank.anecdotes[0], endings=(*alone, *alike))
    bank = msgspec.structs.replace(shop.bank, anecdotes=(anecdote,))
    dealt = {
        ending.text
        for n in range(40)
        if (ending := pick_ending(Rng(key_from_seed(f"{n}")), bank, lambda _: True, pattern_of)) is not None
    }
    assert dealt == set(alike)
    assert pick_ending(Rng(key_from_seed("0")), bank, lambda w: w != "DONKEY", pattern_of) is None


def test_every_ending_can_be_dealt(shop: Workshop) -> None:
    """Of each, two others of the same story look alike; and after A no vowel begins one."""
    for anecdote in shop.bank.anecdotes:
        looks = Counter(map(pattern_of, anecdote.endings))
        assert min(looks.values()) >= 3, anecdote.title
        assert "a ____" not in anecdote.story or not [e for e in anecdote.endings if e[0] in "AEIOU"], anecdote.title


def test_several_lists_belong_to_one_story(shop: Workshop) -> None:
    cases = {case.title: case for case in shop.bank.cases}
    told = [p for p in made("dossier", 5, shop) if p.tale.title]
    assert len({p.tale.title for p in told}) > 10
    for puzzle in told:
        case = cases[puzzle.tale.title]
        assert puzzle.question.startswith(case.question)
        assert [line.removesuffix(":") for line in puzzle.dossier if line.endswith(":")] == list(case.lists)


def test_every_law_of_numbers_has_stories_of_its_own(shop: Workshop) -> None:
    stories = Counter(row.law for row in shop.bank.rows)
    assert set(stories) == set(LAWS)
    assert min(stories.values()) >= 3


@pytest.mark.parametrize("grade", [3, 4, 5])
def test_a_row_of_numbers_prints_one_law_and_tells_its_story(grade: int, shop: Workshop) -> None:
    rows = {row.title: row for row in shop.bank.rows}
    for puzzle in made("sequence", grade, shop, 40):
        [note] = puzzle.notes
        row = rows[puzzle.tale.title]
        assert note.startswith(f"{row.law}: ")
        assert puzzle.tale.before == row.before
        assert "{" not in puzzle.question + note


@pytest.mark.parametrize("grade", [4, 5])
def test_a_grille_covers_what_it_showed(grade: int, shop: Workshop) -> None:
    """Moved as the card says, its holes lie where there were none: every window is written through once."""
    for puzzle in made("transpose", grade, shop, 40):
        upper, lower = (note.rpartition(" ")[2] for note in puzzle.notes if note.startswith("Grille, "))
        assert len(upper) == len(lower) == len(puzzle.windows) // 2
        moved = (lower[::-1], upper[::-1]) if any("upside down" in note for note in puzzle.notes) else (lower, upper)
        for before, after in zip(upper + lower, "".join(moved), strict=True):
            assert {before, after} == {"□", "■"}


@pytest.mark.parametrize("grade", [2, 5])
def test_the_question_says_how_many_lie(grade: int, shop: Workshop) -> None:
    for puzzle in made("liars", grade, shop, 40):
        [number] = [note for note in puzzle.notes if note.startswith("Lies: ")]
        said = puzzle.question.partition("? ")[2]
        assert re.findall(r"\b(?:one|two)\b(?! begins)", said.replace("right one", "it"))[-1:] == [
            {"Lies: exactly 1.": "one", "Lies: exactly 2.": "two"}[number]
        ]


def test_the_length_of_a_riddle_says_nothing(shop: Workshop) -> None:
    for puzzle in made("riddle", 5, shop):
        assert len({len(line.partition(" ")[0]) for line in puzzle.dossier}) == 1


def test_a_single_digit_is_not_given_away() -> None:
    missions = [mission_of(f"digit/{n}", 4, "sequence") for n in range(3)] + [mission_of(0, 4, "sequence")]
    for mission in missions:
        assert f"digit is {mission.answer}." not in mission.hints[-1]


@pytest.mark.parametrize("grade", GRADES)
def test_counts_are_written_in_words(grade: int, shop: Workshop) -> None:
    for kind in GRADES[grade].kinds:
        for puzzle in made(kind, grade, shop, 4):
            assert not re.search(r"\d", puzzle.question) or kind == "word", puzzle.question
