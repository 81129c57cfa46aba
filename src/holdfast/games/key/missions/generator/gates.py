"""The gates a mission must pass before anybody may play it. Each says why not, or nothing.

G0 structure, G1 one answer when all is open, G2 no second reading, G2b unreadable while nothing is open, G3 how early
it can be known (measured, and kept within bounds by G2b), G4 economy, G5 hygiene.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterator
from hashlib import blake2b
from itertools import chain
from typing import Final, TypeAlias

import msgspec

from holdfast.engine.content import PackError
from holdfast.games.key.cards.pack import Parts
from holdfast.games.key.cards.pack_check import check_mission
from holdfast.games.key.missions.generator.bank import Bank, plain_words
from holdfast.games.key.missions.generator.grades import GLYPHS, GRADES, WALLS_AT_MOST, Grade
from holdfast.games.key.missions.generator.lexicon import Lexicon
from holdfast.games.key.missions.generator.measure import Measure, measure, open_contents
from holdfast.games.key.missions.generator.solvers import FALSE_READINGS, TooMany, candidates, readings_without_key
from holdfast.games.key.missions.generator.solvers.word import by_clues
from holdfast.games.key.missions.mission import NO_GLYPH, Mission, face_of

Economy: TypeAlias = Callable[[Mission], bool]  # whether bots win and lose as the grade wants, in at most ten games

CANDIDATES_AT_LEAST: Final = 20
GLYPHS_AT_LEAST: Final = 2
LISTED_AT_LEAST: Final = 5  # answers that fit a closed card and are in the bank
MADE_OF_WORDS: Final = ("phrase", "word", "anagram", "table", "shift", "keyword", "transpose", "acrostic")
RUDE_AT_LEAST: Final = 4  # shorter rude words count only when they stand alone


NOT_READ: Final = ": the solvers do not know such a card, and prove nothing"
TOO_FEW: Final = f", fewer than {CANDIDATES_AT_LEAST}: it can be guessed before anything is found"
EXAMPLES: Final = 4  # of answers that fit as well


class Verdict(msgspec.Struct, frozen=True):
    """Which gate a mission failed and why; a mission that failed none was measured."""

    refused: str = ""
    measured: Measure | None = None


def judge(
    mission: Mission,
    *,
    parts: Parts,
    bank: Bank,
    lexicon: Lexicon,
    used: frozenset[str] = frozenset(),
    economy: Economy | None = None,
    limits: Grade | None = None,
) -> Verdict:
    """Sends a mission through all gates, the quick ones first; by the limits of its grade unless others are given."""
    grade = limits or GRADES[mission.grade]
    try:
        refused = (
            structure(mission, parts, grade)
            or hygiene(mission, bank, used)
            or one_answer(mission, bank, lexicon)
            or no_second_reading(mission, bank, lexicon)
            or not_known_by_heart(mission, bank, lexicon, grade)
        )
        if refused:
            return Verdict(refused)
        measured = measure(mission, bank, lexicon.common, CANDIDATES_AT_LEAST)
    except TooMany:
        return Verdict("G1: the search for other answers has no end: the card narrows it down too little")
    if measured is None:
        return Verdict(f"G2b: too few candidates while nothing is open{TOO_FEW}")
    refused = unreadable_while_closed(mission, bank, measured, grade)
    if not refused and economy is not None and not economy(mission):
        refused = "G4: the economy is outside the grade's band: bots win too seldom, or too easily"
    return Verdict(refused, None if refused else measured)


def structure(mission: Mission, parts: Parts, grade: Grade) -> str:
    """G0 demands what the loader checks (R148), a token for every glyph (R143), and the limits of the grade (R144)."""
    try:
        check_mission(mission, parts, mission.id)
    except PackError as problem:
        return f"G0: {problem}"
    return next(chain(laws(mission), limits_of(mission, parts, grade)), "")


def laws(mission: Mission) -> Iterator[str]:
    """Yields what makes a card wrong, whoever wrote it: it cannot be shown, or does not say the truth."""
    places = Counter((w.row, w.column) for w in mission.windows)
    if twice := [place for place, windows in places.items() if windows > 1]:
        row, column = twice[0]
        yield f"G0: two windows in one place, row {row}, column {column} (both are counted from 0)"
    spelled = "".join(w.content for w in mission.windows if w.area == "answer")
    if spelled and spelled != mission.answer:
        yield f"G0: the Answer area does not hold the answer: it spells {spelled}, and the answer is {mission.answer}"
    glyphs: dict[str, set[int]] = {}
    for window in mission.windows:
        if window.open or window.glyph != NO_GLYPH:
            glyphs.setdefault(window.content, set()).add(window.glyph)
    if mission.one_to_one and (two := [content for content, seen in glyphs.items() if len(seen) > 1]):
        yield (
            f"G0: a content has two glyphs, and the card denies it: {two[0]} stands behind two of them;"
            " say one_to_one = false, or give it one"
        )


def limits_of(mission: Mission, parts: Parts, grade: Grade) -> Iterator[str]:
    """Yields what a mission that is made may not be at this grade (R144)."""
    number = f"grade {mission.grade}"
    bands = GLYPHS.get(mission.kind, {})
    if mission.grade not in bands:
        known = ", ".join(map(str, bands)) or "none"
        yield f"G0: no {mission.kind} at {number}: that kind of puzzle belongs to the grades {known}"
    else:
        low, high = bands[mission.grade]
        if not low <= len(mission.glyphs) <= high:
            yield (
                f"G0: {len(mission.glyphs)} glyphs, not {low} to {high}, as is usual for the kind {mission.kind} at"
                f" {number}: few are soon guessed, and many take long; what lies open needs none"
            )
    if any(w.row > 1 or w.column >= grade.width for w in mission.windows):
        yield f"G0: the console is too small: at {number} it has two rows of {grade.width} windows"
    most_walls = min(grade.walls[1], WALLS_AT_MOST[mission.board])
    if len(mission.walls) > most_walls or len(mission.passages) > grade.passages:
        most = f"{most_walls} walls and {grade.passages} passages"
        yield f"G0: too many walls or passages: {number} has {most} at most beyond those that are printed"
    traps = sum(parts.tokens[i].kind != "glyph" for i in mission.pool)
    if len(mission.pool) - traps > grade.glyph_tokens[1]:
        yield (
            f"G0: {len(mission.pool) - traps} tokens with glyphs, not {grade.glyph_tokens[1]} at most: people would"
            f" walk too long at {number}; put fewer `tokens` into the rooms"
        )
    if traps > grade.trap_share * len(mission.pool):
        share = f"{number} has {grade.trap_share:.0%} at most"
        yield f"G0: {traps} traps among {len(mission.pool)} tokens: {share}; say fewer `traps`"
    if mission.board not in grade.boards:
        yield f"G0: not on the board {mission.board}: {number} is played on {' or '.join(grade.boards)}"
    if strange := {parts.tokens[i].colour for i in mission.pool} - set(grade.colours):
        yield f"G0: tokens of a colour that the grade lacks: {', '.join(sorted(strange))}"
    signs = [w for w in mission.windows if w.content.isalnum() or w.glyph != NO_GLYPH]
    lying_open = [w for w in signs if w.open]
    dark = [w for w in signs if not w.open and w.glyph == NO_GLYPH]
    if len(lying_open) > grade.open_share * len(signs):
        yield f"G0: {len(lying_open)} of {len(signs)} windows lie open: at {number} {grade.open_share:.0%} do at most"
    if len(dark) > grade.dark_share * len(signs):
        yield f"G0: {len(dark)} of {len(signs)} windows are dark: at {number} {grade.dark_share:.0%} are at most"


def hygiene(mission: Mission, bank: Bank, used: frozenset[str]) -> str:
    """G5 allows nothing rude in answer or cipher text, no answer in print, and none that the campaign
    has seen (R145).
    """
    rows: dict[int, str] = {}
    for window in sorted(mission.windows, key=lambda w: (w.row, w.column)):
        rows[window.row] = rows.get(window.row, "") + window.content
    for text in (mission.answer, *rows.values()):
        is_cipher = text not in mission.answer
        for word in bank.rude:
            if word == text or (is_cipher and len(word) >= RUDE_AT_LEAST and word in text):
                return f"G5: a rude word can be read in {text}"
    if _is_printed(mission):
        return "G5: the answer stands on the card: in its title, question, story, notes or list"
    return "G5: used before, in this campaign" if traces(mission, bank) & used else ""


def examples(answers: Collection[str]) -> str:
    return ", ".join(sorted(answers)[:EXAMPLES]) + (" ..." if len(answers) > EXAMPLES else "")


def one_answer(mission: Mission, bank: Bank, lexicon: Lexicon) -> str:
    """G1 demands that with every glyph open exactly the answer is left, by the full list."""
    left = candidates(face_of(mission), open_contents(mission, mission.glyphs), bank, lexicon.full)
    if left == {mission.answer}:
        return ""
    if len(left) > 1:
        return f"G1: {len(left)} answers when all is open, and there must be one: {examples(left)}"
    return f"G1: {len(left)} answers when all is open{f', another one: {examples(left)}' if left else NOT_READ}"


def no_second_reading(mission: Mission, bank: Bank, lexicon: Lexicon) -> str:
    """G2 demands that there is no other reading for somebody who has the cipher text and no key."""
    if mission.kind not in FALSE_READINGS:
        return ""
    left = readings_without_key(face_of(mission), open_contents(mission, mission.glyphs), bank, lexicon.full)
    if left == {mission.answer}:
        return ""
    fits = f": {examples(left)}" if left else NOT_READ
    return f"G2: {len(left)} readings without the key, by somebody who has all of the cipher text{fits}"


def unreadable_while_closed(mission: Mission, bank: Bank, measured: Measure, grade: Grade) -> str:
    """G2b demands that nobody can name the answer before windows open, nor after the luckiest one, nor only after the
    last.
    """
    if measured.candidates_closed < CANDIDATES_AT_LEAST:
        return f"G2b: {measured.candidates_closed} candidates while nothing is open{TOO_FEW}"
    if len(measured.fewest) < GLYPHS_AT_LEAST:
        return "G2b: a single glyph gives the answer away: whoever finds it first knows all"
    if not grade.known_after[0] <= measured.mean_share <= grade.known_after[1]:
        share = f"{grade.known_after[0]:.0%} to {grade.known_after[1]:.0%}"
        return (
            f"G2b: known after {measured.mean_share:.0%} of the glyphs, on average;"
            f" at grade {grade.number} that should be {share}"
        )
    if mission.kind == "word" and mission.notes:
        face = face_of(mission)
        if len(by_clues(face, open_contents(mission, ()), bank)) < CANDIDATES_AT_LEAST:
            return (
                f"G2b: too few clues fit while nothing is open, not {CANDIDATES_AT_LEAST}: the question says too much"
            )
        if any(len(by_clues(face, open_contents(mission, (g,)), bank)) < GLYPHS_AT_LEAST for g in mission.glyphs):
            return "G2b: a single glyph leaves one clue: whoever finds it first knows all"
    return ""


def not_known_by_heart(mission: Mission, bank: Bank, lexicon: Lexicon, grade: Grade) -> str:
    """G2b demands that it does not help much to have read the bank, which holds far fewer words than the language."""
    if mission.kind not in MADE_OF_WORDS or mission.shape == "number":
        return ""
    measured = measure(mission, bank, lexicon.own, LISTED_AT_LEAST)
    if measured is None:
        return "G2b: the bank has too few answers that fit while nothing is open, so bots and old hands know it at once"
    if measured.mean_share < grade.known_by_heart:
        share, least = f"{measured.mean_share:.0%} of the glyphs by heart", f"{grade.known_by_heart:.0%}"
        return f"G2b: known after {share}, that is, by somebody who has read the bank; {least} is the least"
    return ""


def _is_printed(mission: Mission) -> bool:
    """Tells whether a text that everybody can read names the answer, if only by chance; a printed list may."""
    texts = (mission.title, mission.question, mission.before, *mission.notes)
    if mission.shape == "letters":
        return any(mission.answer in "".join(plain_words(text)) for text in texts)
    return any(mission.answer in re.findall(r"\d+", text) for text in (*texts, *mission.dossier))


def traces(mission: Mission, bank: Bank) -> frozenset[str]:
    """Returns what a campaign's log keeps of a mission so that its answer, or the saying it twists, never comes
    again.
    """
    texts = {f"answer/{mission.answer}"}
    if mission.kind == "phrase":
        texts |= {f"saying/{s.text}" for s in bank.sayings if _twists(mission.answer, plain_words(s.text))}
    return frozenset(blake2b(text.encode(), digest_size=12).hexdigest() for text in texts)


def _twists(answer: str, saying: list[str]) -> bool:
    """Tells whether the answer is this saying but for one word."""
    for i in range(len(saying)):
        before, after = "".join(saying[:i]), "".join(saying[i + 1 :])
        if len(answer) > len(before) + len(after) and answer.startswith(before) and answer.endswith(after):
            return True
    return False
