"""SHIFT: the windows hold a text whose letters were all moved on by the same number; the answer is the plain text.

The answer is on the console only in cipher. At grade 3 the number lies behind the first window, later nowhere.
"""

from __future__ import annotations

from holdfast.engine.rng import Rng
from holdfast.games.key.missions.generator.bank import Bank
from holdfast.games.key.missions.generator.grades import Grade
from holdfast.games.key.missions.generator.kinds.console import darken_some, glyphs_needed, pattern_of, place
from holdfast.games.key.missions.generator.kinds.ending import pick_ending
from holdfast.games.key.missions.generator.kinds.pick import AGENT_CARD, ask, band, pick_agent, within
from holdfast.games.key.missions.generator.lexicon import ALPHABET, Lexicon
from holdfast.games.key.missions.generator.puzzle import Puzzle, Tale

SHORTEST = 6
LAST_GRADE_THAT_TELLS = 3
KEY_NOTE = "The first window is the shift, a number from 1 to 25."
NO_KEY_NOTE = "The shift is a number from 1 to 25; nobody wrote it down."
EXAMPLE_NOTE = "With a shift of 2, A was written as C and Z as B."


def make(rng: Rng, grade: Grade, bank: Bank, lexicon: Lexicon) -> Puzzle | None:
    """Returns the last word of a story, or from grade 4 on the code name of an agent, moved on."""
    limits = band("shift", grade)
    shift = 1 + rng.below(25, "shift")
    tells = grade.number <= LAST_GRADE_THAT_TELLS
    tale = Tale()
    if tells:
        ending = pick_ending(
            rng, bank, lambda w: SHORTEST <= len(w) <= grade.width and within(len(set(w)) + 1, limits), pattern_of
        )
        if ending is None:
            return None
        words, note, tale = [ending.text], ending.note, ending.tale
    else:
        agent = pick_agent(rng, bank, limits, grade.width)
        if agent is None:
            return None
        (first, second), card = agent
        words, note = [first, second], f"{AGENT_CARD}{card}"
    cipher = [[ALPHABET[(ALPHABET.index(c) + shift) % 26] for c in text] for text in words]
    windows = place([[str(shift)], *cipher] if tells else cipher, grade.width)
    if windows is None:
        return None
    dark = darken_some(rng, windows, grade.dark_share) if rng.below(2, "dark?") else ()
    if not within(glyphs_needed(windows, dark), limits):
        return None
    return Puzzle(
        kind="shift",
        question=ask(rng, bank, "shift" if tells else "shift_name"),
        answer="".join(words),
        windows=windows,
        notes=(note, KEY_NOTE if tells else NO_KEY_NOTE, EXAMPLE_NOTE),
        dark=dark,
        tale=tale,
    )
