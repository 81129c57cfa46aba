"""TRAIL: each window holds a letter and the number of the window that goes on with the word; window 1 begins.

The answer is an entry of a printed list, and its letters are on the console, in an order that the windows tell one by
one: it pays to open them in that order.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from holdfast.engine.rng import Rng
from holdfast.games.key.missions.generator.bank import Bank, plain_words
from holdfast.games.key.missions.generator.grades import Grade
from holdfast.games.key.missions.generator.kinds.pick import ask, band, pick_word, within
from holdfast.games.key.missions.generator.lexicon import Lexicon
from holdfast.games.key.missions.generator.puzzle import Puzzle
from holdfast.games.key.missions.mission import Window

ENTRIES = {1: (24, 28), 2: (24, 28), 3: (26, 32), 4: (30, 36), 5: (36, 40)}
NEAR = {1: 4, 2: 8, 3: 14, 4: 24, 5: 40}  # entries that have nearly the letters of the answer, by grade
NOTES = (
    "T4 means: here stands a T, and the word goes on in window 4. E. means: here stands an E, and the word is over.",
    "Windows are counted from the left. The word begins in window 1, and it is on the list.",
)


def make(rng: Rng, grade: Grade, bank: Bank, lexicon: Lexicon) -> Puzzle | None:
    """Returns a word, cut up and laid out in another order, on a list of words of its length."""
    limits = band("trail", grade)
    word = pick_word(rng, grade, bank, lambda w: within(len(w), limits))
    if word is None:
        return None
    text = word.text.upper()
    least, most = ENTRIES[grade.number]
    size = least + rng.below(most - least + 1, "size")
    listed = _company(rng, text, _stock(bank), size - 1, NEAR[grade.number])
    if len(listed) < size - 1:
        return None
    places = [0, *_mixed(rng, len(text))]
    contents = [""] * len(text)
    for i, letter in enumerate(text):
        contents[places[i]] = f"{letter}{places[i + 1] + 1}" if i + 1 < len(text) else f"{letter}."
    return Puzzle(
        kind="trail",
        question=ask(rng, bank, "trail"),
        answer=text,
        windows=tuple(Window(0, i, content) for i, content in enumerate(contents)),
        notes=NOTES,
        dossier=tuple(sorted([text, *listed])),
        clue=word.clue,
    )


def _mixed(rng: Rng, size: int) -> list[int]:
    """Returns the places of the other letters in an order in which few follow each other."""
    places = list(range(1, size))
    while sum(b == a + 1 for a, b in zip([0, *places], places, strict=False)) > 1:
        rng.shuffle(places, "places")
    return places


def _stock(bank: Bank) -> list[str]:
    """Returns the words of the bank that stand in a dictionary: names that somebody made up are left out."""
    swaps = (bank.swaps.one, bank.swaps.many, bank.swaps.stuff)
    texts = [w.text for w in bank.words] + [s.text for s in bank.sayings] + [a.name for a in bank.agents]
    texts += [text for swap in swaps for text in (*swap.old, *swap.new)]
    return list(dict.fromkeys(word for text in texts for word in plain_words(text)))


def _company(rng: Rng, text: str, stock: Iterable[str], number: int, near: int) -> list[str]:
    """Returns other words of this length, so many of which are most like it: in their letters, and where they stand."""
    others = [w for w in stock if len(w) == len(text) and w != text]
    others = rng.sample(others, len(others), "list")
    letters = Counter(text)

    def likeness(other: str) -> int:
        in_place = sum(a == b for a, b in zip(text, other, strict=True))
        return (Counter(other) & letters).total() + in_place + (other[0] == text[0])

    chosen = sorted(others, key=lambda other: -likeness(other))[:near]
    return (chosen + [other for other in others if other not in chosen])[:number]
