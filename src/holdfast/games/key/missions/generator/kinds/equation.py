"""EQUATION: a sum with a digit behind each window, and an Answer area of the same digits.

The answer is on the console, in the Answer area. The sum alone leaves many ways to set the digits.
"""

from __future__ import annotations

from holdfast.engine.rng import Rng
from holdfast.games.key.missions.generator.bank import Bank
from holdfast.games.key.missions.generator.grades import Grade
from holdfast.games.key.missions.generator.kinds.console import glyphs_needed
from holdfast.games.key.missions.generator.kinds.pick import ask, band, within
from holdfast.games.key.missions.generator.lexicon import Lexicon
from holdfast.games.key.missions.generator.puzzle import Puzzle
from holdfast.games.key.missions.mission import Window

CODE = (4, 5)


def make(rng: Rng, grade: Grade, bank: Bank, lexicon: Lexicon) -> Puzzle | None:
    """Returns a random sum, and a code of digits that occur in it."""
    low, high = rng.choice(((100, 1000), (100, 1000), (1000, 5000)), "size")
    first = low + rng.below(high - low, "first")
    second = (100 if low == 100 else 10) + rng.below(900, "second")
    total = first + second
    digits = sorted({*str(first), *str(second), *str(total)})
    code = rng.sample(digits, rng.choice(CODE, "code"), "digits")
    if code[0] == "0":
        return None
    printed = [Window(0, i, sign, open=sign in "+=") for i, sign in enumerate(f"{first}+{second}={total}")]
    windows = tuple(printed + [Window(1, i, digit, area="answer") for i, digit in enumerate(code)])
    closed = tuple(w for w in windows if not w.open)
    if not within(glyphs_needed(closed), band("equation", grade)):
        return None
    return Puzzle(
        kind="equation",
        question=ask(rng, bank, "equation", len(code)),
        answer="".join(code),
        windows=windows,
        shape="number",
        notes=("No number begins with 0.",),
        modules=("answer_area",),
    )
