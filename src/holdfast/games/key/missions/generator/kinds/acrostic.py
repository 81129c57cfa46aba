"""ACROSTIC: each window holds the number of a printed word, whose initial is a letter of the message.

The answer is on the console only as numbers. From grade 4 on the message is a challenge: two numbers in words, whose
sum or product is the answer.
"""

from __future__ import annotations

from collections import Counter

from holdfast.engine.rng import Rng
from holdfast.games.key.missions.generator.bank import Bank
from holdfast.games.key.missions.generator.grades import Grade
from holdfast.games.key.missions.generator.kinds.console import glyphs_needed, place
from holdfast.games.key.missions.generator.kinds.pick import band, pick_word, within
from holdfast.games.key.missions.generator.lexicon import Lexicon
from holdfast.games.key.missions.generator.puzzle import Puzzle

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
SENTENCE = ("adjectives", "nouns", "verbs", "adverbs")
NOUN = SENTENCE.index("nouns")
RARE = "X"
WORDS = 28
FIRST_GRADE_WITH_CHALLENGE = 4


def make(rng: Rng, grade: Grade, bank: Bank, lexicon: Lexicon) -> Puzzle | None:
    """Choose the message, print sentences that hold its initials, and hide which of their words spell it."""
    if grade.number >= FIRST_GRADE_WITH_CHALLENGE:
        return _challenge(rng, grade, bank)
    limits = band("acrostic", grade)
    word = pick_word(rng, grade, bank, lambda w: within(len(w), limits))
    if word is None:
        return None
    text = word.text.upper()
    rivals = [w.text.upper() for w in bank.words if len(w.text) == len(text)]
    return _spelled(
        rng,
        grade,
        bank,
        [text],
        _initials(rng, text, rivals, bank),
        question="Each window is the number of a word on the card, and their initials spell another. Which word is it?",
        answer=text,
        clue=word.clue,
    )


def _challenge(rng: Rng, grade: Grade, bank: Bank) -> Puzzle | None:
    limits = band("acrostic", grade)
    pairs = [(a, b) for a in NUMBERS for b in NUMBERS if a != b and within(len(a + b), limits)]
    first, second = rng.choice(pairs, "numbers")
    rivals = [(a, b) for a, b in pairs if (len(a), len(b)) == (len(first), len(second))]
    a, b = NUMBERS[first], NUMBERS[second]
    word, note, result = rng.choice(
        (
            ("sum", "The response: add the two numbers.", a + b),
            ("product", "The response: multiply the two numbers.", a * b),
        ),
        "operation",
    )
    return _spelled(
        rng,
        grade,
        bank,
        [first, second],
        _initials(rng, first + second, ["".join(pair) for pair in rivals], bank),
        question=f"The windows number words on the card; their initials spell two numbers. What is their {word}?",
        answer=str(result),
        note=note,
    )


def _initials(rng: Rng, message: str, rivals: list[str], bank: Bank) -> list[str]:
    """Returns the initials of the message, and others that could spell its rivals as well, until the card is full."""
    stock = Counter(message)
    for rival in rng.sample(rivals, len(rivals), "rivals"):
        more = stock | Counter(rival)
        if more.total() <= WORDS:
            stock = more
    initials = list(stock.elements())
    while len(initials) % len(SENTENCE):
        initials.append(rng.choice(sorted({*bank.letters} - {*RARE}), "initial"))
    rng.shuffle(initials, "initials")
    return _with_rare_ones_as_nouns(initials)


def _with_rare_ones_as_nouns(initials: list[str]) -> list[str]:
    """Rare initials have good nouns and nothing else: each changes places with a noun."""
    free = [i for i in range(NOUN, len(initials), len(SENTENCE)) if initials[i] not in RARE]
    for i, initial in enumerate(initials):
        if initial in RARE and i % len(SENTENCE) != NOUN and free:
            noun = free.pop()
            initials[i], initials[noun] = initials[noun], initial
    return initials


def _spelled(
    rng: Rng,
    grade: Grade,
    bank: Bank,
    words: list[str],
    initials: list[str],
    *,
    question: str,
    answer: str,
    note: str = "",
    clue: str = "",
) -> Puzzle | None:
    sentences = _sentences(rng, bank, initials)
    if sentences is None:
        return None
    free: dict[str, list[int]] = {}
    for number, initial in enumerate(initials, start=1):
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
        notes=(*sentences, *([note] if note else [])),
        clue=clue,
    )


def _sentences(rng: Rng, bank: Bank, initials: list[str]) -> tuple[str, ...] | None:
    """Sentences of four words with these initials, each word numbered; None where a letter lacks a word."""
    lines: list[str] = []
    said: set[str] = set()
    for start in range(0, len(initials), len(SENTENCE)):
        line: list[str] = []
        for i, part in enumerate(SENTENCE):
            initial = initials[start + i]
            words = [w for w in getattr(bank.letters.get(initial), part, ()) if w not in said]
            if not words:
                return None
            word = rng.choice(words, "words")
            said.add(word)
            line.append(f"{start + i + 1} {word.lower()}")
        lines.append(" ".join(line))
    return tuple(lines)
