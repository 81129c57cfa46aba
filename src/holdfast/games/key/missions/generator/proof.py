"""Puts into words why there is exactly one answer, and hints that lead there by and by."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from holdfast.games.key.cards.pack import Parts
from holdfast.games.key.missions.generator.lexicon import Lexicon
from holdfast.games.key.missions.generator.measure import Measure
from holdfast.games.key.missions.mission import Mission, Proof

TIPS: Final = MappingProxyType(
    {
        "phrase": "Say the words you are sure of aloud: the one that sounds wrong is the one to open.",
        "word": "Cross out the clues whose answers disagree with an open window.",
        "anagram": "Look for endings such as -ING, -ED or -ER among the open letters.",
        "shift": "One guessed letter gives the shift, and the shift gives all the others.",
        "table": "Translate every open window before you send for the next one.",
        "keyword": "The list of keywords is short: a single open letter in the first row crosses out most of it.",
        "transpose": "Copy the grille, and write each open letter into the box of the name to which its hole leads.",
        "sequence": "The card tells the law: put in what lies open, and see how much of it is still free.",
        "equation": "Begin at the right: the last column knows nothing of the others but its carry.",
        "acrostic": "Write the initials under the open numbers, and look at the gaps.",
        "riddle": "Go through the list once for each statement, and strike out what it denies.",
        "trail": "The window that begins the word is the one to open first: it says where to look next.",
        "patrol": "Two rooms with the same initial never matter unless both are in reach; ask the plan which one is.",
        "liars": "Count, for each name, how many open windows it makes liars of; one too many, and it is out.",
        "dossier": "Strike out every entry that disagrees with an open window; it goes faster than it looks.",
    }
)
WORD_WITHOUT_CLUES: Final = "Look for the vowels first: where they stand says most about a word."


def proof_of(mission: Mission, measured: Measure, lexicon: Lexicon, parts: Parts) -> Proof:
    """Returns a smallest set of glyphs, in the order in which it narrows the field most, and what each leaves."""
    order = _telling_order(measured)
    steps = [f"Before any window opens, {measured.candidates_closed} answers fit, by {_lexicon_of(mission, lexicon)}."]
    for i, glyph in enumerate(order):
        left = measured.left(order[: i + 1])
        content = next(w.content for w in mission.windows if w.glyph == glyph)
        rest = f"only {mission.answer} is left" if left == 1 else f"{left} answers are left"
        steps.append(f"The {parts.glyphs[glyph].name} shows {content}: {rest}.")
    counts = tuple(measured.left(order[: i + 1]) for i in range(len(order)))
    return Proof(order, tuple(steps), measured.candidates_closed, measured.mean_share, counts)


def hints_of(mission: Mission, measured: Measure, parts: Parts, clue: str) -> tuple[str, ...]:
    """Returns the hints, from gentle to plain; none of them names the answer."""
    order = _telling_order(measured)
    names = [parts.glyphs[g].name for g in order]
    first = measured.left(order[:1])
    last = clue or _a_little_of(mission)
    return (
        WORD_WITHOUT_CLUES if mission.kind == "word" and not mission.notes else TIPS[mission.kind],
        f"You need not open everything: {len(order)} of the {len(mission.glyphs)} glyphs are enough.",
        f"The {names[0]} tells most: it leaves {first} of {measured.candidates_closed} answers.",
        f"These together settle it: {', '.join(names)}.",
        last,
    )


def _a_little_of(mission: Mission) -> str:
    if mission.shape == "letters":
        return f"It begins with {mission.answer[0]}."
    if len(mission.answer) == 1:
        return f"It is a single digit, and an {'odd' if int(mission.answer) % 2 else 'even'} one."
    return f"The last digit is {mission.answer[-1]}."


def _telling_order(measured: Measure) -> tuple[int, ...]:
    order: list[int] = []
    rest = list(measured.fewest)
    while rest:
        best = min(rest, key=lambda g: (measured.left([*order, g]), g))
        order.append(best)
        rest.remove(best)
    return tuple(order)


def _lexicon_of(mission: Mission, lexicon: Lexicon) -> str:
    """Returns what the candidates were taken from."""
    own = {
        "dossier": "the lists on the card",
        "riddle": "the list on the card",
        "trail": "the list on the card",
        "liars": "the list on the card",
        "patrol": "the plan of the building",
        "sequence": "the rules on the card",
        "equation": "the sum itself",
    }
    if mission.dossier and mission.kind not in own:
        return "the list on the card"
    if mission.kind == "acrostic" and mission.shape == "number":
        return "the numbers that have names"
    return own.get(mission.kind, lexicon.common.name)
