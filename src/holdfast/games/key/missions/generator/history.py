"""What somebody has met in missions before, and the bank without it: no text comes back while there are others.

A mark stands for one text that was met: a title, a clue, a list, an answer. Marks are kept in the order in which they
were met, so that where too little is left, what comes back is what was met longest ago. Marks of answers are as secret
as a log of answers is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from hashlib import blake2b
from typing import Final, TypeVar

import msgspec

from holdfast.games.key.missions.generator.bank import Bank, StoryTexts, Word
from holdfast.games.key.missions.generator.gates import traces
from holdfast.games.key.missions.generator.kinds.console import pattern_of
from holdfast.games.key.missions.generator.story import placed
from holdfast.games.key.missions.mission import Mission

T = TypeVar("T")

MARK_BYTES: Final = 8
STORY_PARTS: Final = {"titles": "title", "before": "before", "won": "won", "lost": "lost"}  # and a mission's field
# How many must be left to choose from.
SAYINGS, LISTS, AGENTS, MEMOS, CASES, ROWS, ANECDOTES, LINES, WAYS_TO_ASK = 60, 12, 24, 4, 3, 6, 12, 4, 3


def marks_of(mission: Mission, bank: Bank) -> tuple[str, ...]:
    """Returns a mark for everything of a mission that is not to come again soon, its answer included."""
    return (*sorted(traces(mission, bank)), *printed_marks(mission, bank))


def printed_marks(mission: Mission, bank: Bank) -> tuple[str, ...]:
    """Returns the marks of what everybody can read on the card and at its end: they tell nothing of the answer."""
    return tuple(dict.fromkeys(_mark(part, text) for part, text in _printed(mission, bank)))


def rested(bank: Bank, met: Sequence[str], words_at_least: int = 0) -> Bank:
    """Returns the bank without what was met; where too little would be left, with what was met longest ago.

    Of words so many stay of each pattern. A card prints twenty clues of one pattern, so that without any it is another
    kind's turn.
    """
    if not met:
        return bank
    when = {mark: number for number, mark in enumerate(met)}

    def fresh(part: str, items: Iterable[T], text: Callable[[T], str], enough: int) -> tuple[T, ...]:
        seen = [(when.get(_mark(part, text(item)), -1), number, item) for number, item in enumerate(items)]
        unmet = [one for one in seen if one[0] < 0]
        old = sorted((one for one in seen if one[0] >= 0), key=lambda one: one[0])
        kept = [*unmet, *old[: max(0, enough - len(unmet))]]
        return tuple(item for _, _, item in sorted(kept, key=lambda one: one[1]))

    groups: dict[tuple[int, ...], list[Word]] = {}
    for word in bank.words:
        groups.setdefault(pattern_of(word.text.upper()), []).append(word)
    words = {w.text for group in groups.values() for w in fresh("clue", group, lambda w: w.clue, words_at_least)}
    lists = fresh("list", [d.theme for d in bank.dossiers], str, LISTS)

    def lines(story: StoryTexts) -> StoryTexts:
        parts = {part: fresh(part, getattr(story, part), str, LINES if not story.kind else 0) for part in STORY_PARTS}
        return msgspec.structs.replace(story, **parts)

    return msgspec.structs.replace(
        bank,
        words=tuple(w for w in bank.words if w.text in words),
        sayings=fresh("saying", bank.sayings, lambda s: s.text, SAYINGS),
        agents=fresh("agent", bank.agents, lambda a: a.card, AGENTS),
        memos=fresh("title", bank.memos, lambda m: m.title, MEMOS),
        cases=fresh("title", bank.cases, lambda c: c.title, CASES),
        rows=fresh("title", bank.rows, lambda r: r.title, ROWS),
        anecdotes=fresh("title", bank.anecdotes, lambda a: a.title, ANECDOTES),
        stories=tuple(map(lines, bank.stories)),
        questions={kind: fresh("question", texts, str, WAYS_TO_ASK) for kind, texts in bank.questions.items()},
        tired=frozenset(d.theme for d in bank.dossiers) - frozenset(lists),
    )


def _printed(mission: Mission, bank: Bank) -> Iterator[tuple[str, str]]:
    """Yields which texts of the bank a mission shows, by their part."""
    yield "title", mission.title
    for part, field in STORY_PARTS.items():
        text = getattr(mission, field)
        for story in bank.stories:
            if story.kind in ("", mission.kind):
                yield from ((part, line) for line in getattr(story, part) if _says(line, text, mission, bank))
    for texts in bank.questions.values():
        yield from (("question", text) for text in texts if _asks(text, mission.question))
    notes = set(mission.notes)
    yield from (("clue", word.clue) for word in bank.words if word.clue in notes)
    yield from (("agent", agent.card) for agent in bank.agents if any(n.endswith(agent.card) for n in notes))
    entries = {entry.partition(" ")[0] for entry in mission.dossier}
    for dossier in bank.dossiers:
        if f"{dossier.theme}:" in mission.dossier or (dossier.question in mission.question and entries):
            yield "list", dossier.theme


def _says(line: str, text: str, mission: Mission, bank: Bank) -> bool:
    return line == text or ("{" in line and placed(line, bank.boards[mission.board], mission.entrance, bank) == text)


def _asks(text: str, question: str) -> bool:
    """Tells whether this is how a card asks, whatever stands in the blanks."""
    rest, start = question, True
    for piece in _between_blanks(text):
        found = rest.find(piece)
        if found < 0 or (start and found > 0):
            return False
        rest, start = rest[found + len(piece) :], False
    return True


def _between_blanks(text: str) -> list[str]:
    pieces = [piece.partition("}")[2] if "}" in piece else piece for piece in text.split("{")]
    return pieces


def _mark(part: str, text: str) -> str:
    return blake2b(f"{part}/{text}".encode(), digest_size=MARK_BYTES).hexdigest()
