"""Picks the words that constructors work with."""

from __future__ import annotations

from collections.abc import Callable

from holdfast.engine.content import PackError
from holdfast.engine.rng import Rng
from holdfast.games.key.missions.generator.bank import Bank, Word
from holdfast.games.key.missions.generator.grades import GLYPHS, Grade

VOWELS = "AEIOU"
COUNTS = (
    *("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"),
    *("thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"),
)
TENS = ("", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")
AGENT_CARD = "From the agent's card: "


def pick_word(rng: Rng, grade: Grade, bank: Bank, fits: Callable[[str], bool]) -> Word | None:
    """Returns a word of the bank that suits the grade."""
    suited = [w for w in bank.words if w.level <= max(2, grade.number) and fits(w.text.upper())]
    return rng.choice(suited, "word") if suited else None


def pick_agent(rng: Rng, bank: Bank, letters: tuple[int, int], width: int) -> tuple[tuple[str, str], str] | None:
    """Returns the two words of a code name with so many different letters, and the card whose punch line it is."""
    suited = [
        (first, second, agent.card)
        for agent in bank.agents
        for first, second in [agent.name.split()]
        if max(len(first), len(second)) <= width and within(len({*first, *second}), letters)
    ]
    if not suited:
        return None
    first, second, card = rng.choice(suited, "agent")
    return (first, second), card


def ask(rng: Rng, bank: Bank, kind: str, number: int = 0, **words: str) -> str:
    """Returns one of the ways to ask for this kind of answer; a number takes its place in words."""
    texts = bank.questions.get(kind, ())
    if not texts:
        raise PackError("bank/questions.toml", kind, "ways to ask for it", "nothing")
    text: str = rng.choice(texts, "question")
    count = in_words(number)
    return text.format(count=count, Count=count.capitalize(), others=in_words(number - 1), **words)


def in_words(number: int) -> str:
    """Returns a number from 0 to 99 as one says it."""
    if number < len(COUNTS):
        return COUNTS[number]
    tens, ones = divmod(number, 10)
    return TENS[tens] + (f"-{COUNTS[ones]}" if ones else "")


def band(kind: str, grade: Grade) -> tuple[int, int]:
    return GLYPHS[kind][grade.number]


def within(number: int, limits: tuple[int, int]) -> bool:
    return limits[0] <= number <= limits[1]
