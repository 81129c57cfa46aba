"""TABLE: the windows hold a text written with a public table of signs; the answer is the plain text.

The answer is on the console in signs. The card prints the table, and a story that lacks this word or a card whose punch
line this name is.
"""

from __future__ import annotations

from typing import Final

from holdfast.engine.rng import Rng
from holdfast.games.key.missions.codes import CODE_TABLES
from holdfast.games.key.missions.generator.bank import Bank
from holdfast.games.key.missions.generator.grades import Grade
from holdfast.games.key.missions.generator.kinds.console import (
    darken_some,
    glyphs_needed,
    pattern_of,
    place,
    repeated_contents,
)
from holdfast.games.key.missions.generator.kinds.ending import pick_ending
from holdfast.games.key.missions.generator.kinds.pick import AGENT_CARD, ask, band, pick_agent, within
from holdfast.games.key.missions.generator.lexicon import Lexicon
from holdfast.games.key.missions.generator.puzzle import Puzzle, Tale

QUESTIONS: Final = {
    "numbers": "The lift stopped at one floor for each letter, and each window holds a button of the lift",
    "mirror": "It was written for the mirror in the hall, in which A is seen as Z, B as Y, and so forth",
    "morse": "It was knocked on the hot water pipe, and each window holds a letter in Morse code",
    "square": "It was sorted into the wall of pigeon-holes, and each window holds the row and the column of one",
    "pigpen": "It was drawn as corners of the floor plan, and each window holds a pen of the old pigpen cipher",
}
BY_GRADE: Final = {  # no telephone keys: they tell apart what looks alike with a table of single letters
    2: ("numbers", "mirror", "morse"),
    3: ("mirror", "morse", "square"),
    4: ("morse", "square", "pigpen"),
    5: ("morse", "square", "pigpen"),
}
FIRST_GRADE_WITH_TWO_WORDS = 4
OFTEN = 3  # windows that make a sign worth a second glyph


def make(rng: Rng, grade: Grade, bank: Bank, lexicon: Lexicon) -> Puzzle | None:
    """Returns the last word of a story, or from grade 4 on the code name of an agent, in signs."""
    name = rng.choice(BY_GRADE[grade.number], "table")
    table = CODE_TABLES[name]
    limits = band("table", grade)
    tale = Tale()
    if grade.number >= FIRST_GRADE_WITH_TWO_WORDS:
        agent = pick_agent(rng, bank, limits, grade.width)
        if agent is None:
            return None
        (first, second), card = agent
        words, what, note = [first, second], "table_name", f"{AGENT_CARD}{card}"
    else:
        ending = pick_ending(
            rng,
            bank,
            lambda w: len(w) <= grade.width and within(len({table.get(c, "") for c in w}), limits),
            lambda w: pattern_of(table.get(c, "") for c in w),
        )
        if ending is None:
            return None
        words, what, note, tale = [ending.text], "table", ending.note, ending.tale
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
        notes=(note, "Table: " + " ".join(f"{c}={sign}" for c, sign in table.items())),
        dark=dark,
        homophones=homophones,
        tale=tale,
    )
