"""TRANSPOSE: the windows hold the letters of a text in an order that the card names; the answer is the text.

All letters of the answer are on the console, in another order.
"""

from __future__ import annotations

from holdfast.engine.rng import Rng
from holdfast.games.key.missions.generator.bank import Bank
from holdfast.games.key.missions.generator.grades import Grade
from holdfast.games.key.missions.generator.kinds.console import darken_some, glyphs_needed, stream
from holdfast.games.key.missions.generator.kinds.pick import AGENT_CARD, ask, band, pick_agent, within
from holdfast.games.key.missions.generator.lexicon import Lexicon
from holdfast.games.key.missions.generator.puzzle import Puzzle

EXPLAINED = {
    "rail fence": "The text was written down and up between the rails, and then read off rail by rail from the top.",
    "columns": "The text was written in rows under these numbers, and then read off column by column from number 1.",
}
METHODS = ("rail fence", "columns")


def make(rng: Rng, grade: Grade, bank: Bank, lexicon: Lexicon) -> Puzzle | None:
    """Returns the code name of an agent, carried off letter by letter."""
    limits = band("transpose", grade)
    agent = pick_agent(rng, bank, limits, grade.width)
    if agent is None:
        return None
    codename, card = agent
    text = "".join(codename)
    method = rng.choice(METHODS, "method")
    if method == "rail fence":
        rails = 2 + rng.below(3 if grade.number == 5 else 2, "rails")
        named = "rail fence, 2, 3 or 4 rails" if grade.number == 5 else f"rail fence, {rails} rails"
        cipher = "".join(_rails(text, rails))
    else:
        columns = 3 + rng.below(2, "columns")
        order = rng.sample(range(1, columns + 1), columns, "order")
        named = "columns " + " ".join(map(str, order))
        cipher = _by_columns(text, order)
    windows = stream(cipher, grade.width)
    if windows is None or cipher == text or named.startswith("columns 1 2 3"):
        return None
    dark = darken_some(rng, windows, grade.dark_share) if rng.below(2, "dark?") else ()
    if not within(glyphs_needed(windows, dark), limits):
        return None
    return Puzzle(
        kind="transpose",
        question=ask(rng, bank, "transpose"),
        answer=text,
        windows=windows,
        notes=(
            f"{AGENT_CARD}{card}",
            f"Method: {named}",
            EXPLAINED[method],
            f"Words: {len(codename[0])} and {len(codename[1])} letters",
        ),
        dark=dark,
    )


def _rails(text: str, rails: int) -> list[str]:
    lines = [""] * rails
    rail, way = 0, 1
    for c in text:
        lines[rail] += c
        if not 0 <= rail + way < rails:
            way = -way
        rail += way
    return lines


def _by_columns(text: str, order: list[int]) -> str:
    columns = {number: text[i :: len(order)] for i, number in enumerate(order)}
    return "".join(columns[number] for number in sorted(columns))
