"""ACROSTIC: each window holds the number of a word of a printed letter, whose initial is a letter of the message.

The answer is on the console only as numbers. From grade 4 on the message may be a challenge: two numbers in words,
whose sum or product is the answer.
"""

from __future__ import annotations

import re
from collections import Counter

from holdfast.engine.rng import Rng
from holdfast.games.key.missions.generator.bank import Bank, Memo, Word
from holdfast.games.key.missions.generator.grades import Grade
from holdfast.games.key.missions.generator.kinds.console import glyphs_needed, place
from holdfast.games.key.missions.generator.kinds.pick import ask, band, pick_word, within
from holdfast.games.key.missions.generator.lexicon import Lexicon
from holdfast.games.key.missions.generator.puzzle import Puzzle, Tale

NUMBERS = {
    "ONE": 1,
    "TWO": 2,
    "SIX": 6,
    "TEN": 10,
    "FOUR": 4,
    "FIVE": 5,
    "NINE": 9,
    "THREE": 3,
    "SEVEN": 7,
    "EIGHT": 8,
    "FORTY": 40,
    "FIFTY": 50,
    "SIXTY": 60,
    "ELEVEN": 11,
    "TWELVE": 12,
    "TWENTY": 20,
    "THIRTY": 30,
    "EIGHTY": 80,
    "NINETY": 90,
    "FIFTEEN": 15,
    "SIXTEEN": 16,
    "SEVENTY": 70,
}
FIRST_GRADE_WITH_CHALLENGE = 4
SMALLEST_RESULT = 20
A_THING = re.compile(r"(A|An|The|It|Its|Where|Half|Two|Four|Six|Eight|Small|Red|Yellow) ")  # how clues of nouns begin


def make(rng: Rng, grade: Grade, bank: Bank, lexicon: Lexicon) -> Puzzle | None:
    """Chooses a letter and the message, and hides which words spell it."""
    if not bank.memos:
        return None
    memo = rng.choice(bank.memos, "memo")
    if grade.number >= FIRST_GRADE_WITH_CHALLENGE and rng.below(2, "challenge?"):
        return _challenge(rng, grade, bank, memo)
    limits = band("acrostic", grade)
    initials = Counter(_initials(memo))
    things = {w.text.upper(): w for w in bank.words if A_THING.match(w.clue)}

    def suits(text: str) -> bool:
        return within(len(text), limits) and text in things and Counter(text) <= initials

    word: Word | None = pick_word(rng, grade, bank, suits)
    if word is None:
        return None
    text = word.text.upper()
    return _spelled(rng, grade, memo, [text], question=memo.question, answer=text, clue=word.clue)


def _challenge(rng: Rng, grade: Grade, bank: Bank, memo: Memo) -> Puzzle | None:
    limits = band("acrostic", grade)
    initials = Counter(_initials(memo))
    pairs = [
        (a, b)
        for a in NUMBERS
        for b in NUMBERS
        if a != b
        and within(len(a + b), limits)
        and Counter(a + b) <= initials
        and NUMBERS[a] + NUMBERS[b] >= SMALLEST_RESULT
    ]
    if not pairs:
        return None
    first, second = rng.choice(pairs, "numbers")
    a, b = NUMBERS[first], NUMBERS[second]
    how, note, result = rng.choice(
        (
            ("sum", "The response: add the two numbers.", a + b),
            ("product", "The response: multiply the two numbers.", a * b),
        ),
        "operation",
    )
    question = ask(rng, bank, "acrostic_sum", how=how)
    return _spelled(rng, grade, memo, [first, second], question=question, answer=str(result), note=note)


def _words(memo: Memo) -> list[list[str]]:
    """Returns the words of each line; one with a hyphen or an apostrophe is one."""
    return [re.findall(r"[A-Za-z][A-Za-z'-]*", line) for line in memo.lines]


def _initials(memo: Memo) -> list[str]:
    return [word[0].upper() for line in _words(memo) for word in line]


def _spelled(
    rng: Rng,
    grade: Grade,
    memo: Memo,
    words: list[str],
    *,
    question: str,
    answer: str,
    note: str = "",
    clue: str = "",
) -> Puzzle | None:
    free: dict[str, list[int]] = {}
    for number, initial in enumerate(_initials(memo), start=1):
        free.setdefault(initial, []).append(number)
    for numbers in free.values():
        rng.shuffle(numbers, "which")
    # Every letter of the message takes a word of its own, so that no two windows are equal and no pattern shows.
    windows = place([[str(free[c].pop()) for c in word] for word in words], grade.width)
    if windows is None or not within(glyphs_needed(windows), band("acrostic", grade)):
        return None
    return Puzzle(
        kind="acrostic",
        question=question,
        answer=answer,
        windows=windows,
        shape="number" if note else "letters",
        notes=(*_numbered(memo), *([note] if note else [])),
        clue=clue,
        tale=Tale(title=memo.title),
    )


def _numbered(memo: Memo) -> list[str]:
    """Returns the lines, each with the numbers of its first and its last word."""
    lines: list[str] = []
    count = 0
    for line, words in zip(memo.lines, _words(memo), strict=True):
        lines.append(f"{count + 1}-{count + len(words)}: {line}")
        count += len(words)
    return lines
