"""TABLE: the windows hold a text written with a public table of signs; the answer is the plain text.

The answer is on the console in signs. The card prints the table.
"""

from __future__ import annotations

from typing import Final

from holdfast.engine.rng import Rng
from holdfast.games.key.missions.codes import CODE_TABLES
from holdfast.games.key.missions.generator.bank import Bank
from holdfast.games.key.missions.generator.grades import Grade
from holdfast.games.key.missions.generator.kinds.console import darken_some, glyphs_needed, place, repeated_contents
from holdfast.games.key.missions.generator.kinds.pick import AGENT_CARD, ask, band, pick_agent, pick_word, within
from holdfast.games.key.missions.generator.lexicon import Lexicon
from holdfast.games.key.missions.generator.puzzle import Puzzle

QUESTIONS: Final = {
    "numbers": "Each window holds the number of a letter in the alphabet",
    "mirror": "Each window holds a letter of the alphabet seen in a mirror: A for Z, B for Y",
    "keypad": "Each window holds a key of a telephone",
    "morse": "Each window holds a letter in Morse code",
    "square": "Each window holds the row and the column of a letter in a square of five by five",
    "pigpen": "Each window holds a pen of the old pigpen cipher",
}
BY_GRADE: Final = {
    2: ("numbers", "mirror", "keypad"),
    3: ("numbers", "mirror", "keypad", "morse"),
    4: ("morse", "square", "pigpen"),
    5: ("morse", "square", "pigpen"),
}
FIRST_GRADE_WITH_TWO_WORDS = 4
OFTEN = 3  # windows that make a sign worth a second glyph


def make(rng: Rng, grade: Grade, bank: Bank, lexicon: Lexicon) -> Puzzle | None:
    """Returns a word, or from grade 4 on the code name of an agent, in signs."""
    name = rng.choice(BY_GRADE[grade.number], "table")
    table = CODE_TABLES[name]
    limits = band("table", grade)
    clue, notes = "", tuple[str, ...]()
    if grade.number >= FIRST_GRADE_WITH_TWO_WORDS:
        agent = pick_agent(rng, bank, limits, grade.width)
        if agent is None:
            return None
        (first, second), card = agent
        words, what, notes = [first, second], "table_name", (f"{AGENT_CARD}{card}",)
    else:
        word = pick_word(
            rng, grade, bank, lambda w: len(w) <= grade.width and within(len({table.get(c, "") for c in w}), limits)
        )
        if word is None:
            return None
        words, what, clue = [word.text.upper()], "table", word.clue
    if any(c not in table for text in words for c in text):
        return None
    windows = place([[table[c] for c in text] for text in words], grade.width)
    if windows is None:
        return None
    homophones = repeated_contents(windows, OFTEN) if grade.has_homophones else ()
    dark = darken_some(rng, windows, grade.dark_share) if rng.below(2, "dark?") else ()
    if not within(glyphs_needed(windows, dark, homophones), limits):
        return None
    return Puzzle(
        kind="table",
        question=ask(rng, bank, what, how=QUESTIONS[name]),
        answer="".join(words),
        windows=windows,
        notes=(*notes, "Table: " + " ".join(f"{c}={sign}" for c, sign in table.items())),
        dark=dark,
        homophones=homophones,
        clue=clue,
    )
