"""How varied missions are for somebody who plays one after the other, and is never given what was met before."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from holdfast.games.key.missions.generator.bank import Bank, plain_words
from holdfast.games.key.missions.generator.history import marks_of
from holdfast.games.key.missions.mission import Mission
from holdfast.games.key.missions.workshop import Workshop


class Variety(msgspec.Struct, frozen=True):
    """How much of a row of missions was different, and what share came again."""

    answers_again: float
    clues_again: float
    titles: int
    endings: int
    openings: int
    questions: int
    lists: int
    sayings: frozenset[str]


def play_many(workshop: Workshop, seed: str, grade: int, count: int, kind: str | None = None) -> tuple[Mission, ...]:
    """Returns so many missions in a row, each made with all before it in mind."""
    met: tuple[str, ...] = ()
    made: list[Mission] = []
    for number in range(count):
        mission = workshop.fresh(f"{seed}/{number}", grade, kind, met=met)
        made.append(mission)
        met = (*met, *marks_of(mission, workshop.bank))
    return tuple(made)


def variety_of(missions: Sequence[Mission], bank: Bank) -> Variety:
    answers = [m.answer for m in missions]
    clues = [clue for m in missions if m.kind == "word" for clue in m.notes]
    themes = {
        d.theme
        for d in bank.dossiers
        for m in missions
        if f"{d.theme}:" in m.dossier or (m.dossier and d.question in m.question)
    }
    return Variety(
        answers_again=_again(answers),
        clues_again=_again(clues),
        titles=len({m.title for m in missions}),
        endings=len({m.won for m in missions}),
        openings=len({m.before for m in missions}),
        questions=len({m.question for m in missions}),
        lists=len(themes),
        sayings=frozenset(s for m in missions if m.kind == "phrase" for s in _sayings(m.answer, bank)),
    )


def _again(things: Sequence[str]) -> float:
    return 1 - len(set(things)) / len(things) if things else 0.0


def _sayings(answer: str, bank: Bank) -> list[str]:
    """Returns the sayings that the answer is but for one word."""
    found = []
    for saying in bank.sayings:
        words = plain_words(saying.text)
        for i in range(len(words)):
            before, after = "".join(words[:i]), "".join(words[i + 1 :])
            if len(before) + len(after) < len(answer) and answer.startswith(before) and answer.endswith(after):
                found.append(saying.text)
                break
    return found
