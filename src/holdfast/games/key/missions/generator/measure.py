"""How early a mission can be known: which glyphs rule out which wrong answers, and the fewest that rule out all.

A world is an answer with all that must be true for it. Opening a glyph rules out a world or leaves it, whatever else
lies open; so each wrong world is a set of glyphs that tell it from the truth, and a set of glyphs that meets all of
these sets fixes the answer.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from holdfast.games.key.missions.generator.bank import Bank
from holdfast.games.key.missions.generator.families import mean_size, smallest_outside, too_small
from holdfast.games.key.missions.generator.lexicon import WordList
from holdfast.games.key.missions.generator.solvers import BEHIND, RULED_OUT, World, worlds
from holdfast.games.key.missions.mission import Mission, MissionFace, face_of


class Measure(msgspec.Struct, frozen=True):
    """What the candidates of a mission tell about it."""

    glyphs: tuple[int, ...]  # all on the card
    told: tuple[tuple[str, int], ...]  # each world: its answer, and as bits the glyphs that rule it out
    candidates_closed: int
    fewest: tuple[int, ...]  # a smallest set that fixes the answer
    mean_share: float  # of all glyphs, over all orders of opening

    def left(self, opened: Iterable[int]) -> int:
        """Returns how many answers are left when these glyphs are open."""
        bits = sum(1 << self.glyphs.index(g) for g in opened)
        return len({answer for answer, mask in self.told if not mask & bits})


def open_contents(mission: Mission, glyphs: Iterable[int]) -> dict[tuple[int, int], str]:
    """Returns what lies open when these glyphs have been collected."""
    collected = set(glyphs)
    return {(w.row, w.column): w.content for w in mission.windows if w.open or w.glyph in collected}


def measure(mission: Mission, bank: Bank, words: WordList, at_least: int = 0) -> Measure | None:
    """Returns how a mission narrows down; None if fewer candidates fit at first, or if all glyphs together leave
    another answer than the right one.
    """
    face = face_of(mission)
    glyphs = mission.glyphs
    closed = list(worlds(face, open_contents(mission, ()), bank, words))
    if len({world[0] for world in closed}) < at_least:
        return None
    told = _told(mission, face, closed, bank, words)
    wrong = {mask for answer, mask in told if answer != mission.answer}
    if 0 in wrong or not any(answer == mission.answer and mask == 0 for answer, mask in told):
        return None
    failing = too_small(wrong, len(glyphs))
    size, fewest = smallest_outside(failing, len(glyphs))
    return Measure(
        glyphs=glyphs,
        told=tuple(told),
        candidates_closed=len({answer for answer, _ in told}),
        fewest=tuple(g for i, g in enumerate(glyphs) if fewest >> i & 1),
        mean_share=round(mean_size(failing, len(glyphs)) / len(glyphs), 3) if size else 0.0,
    )


def _told(
    mission: Mission,
    face: MissionFace,
    closed: list[World],
    bank: Bank,
    words: WordList,
) -> list[tuple[str, int]]:
    if mission.kind in BEHIND:
        windows = sorted(mission.windows, key=lambda w: (w.row, w.column))
        place = {windows[i].glyph: i for i in reversed(range(len(windows)))}
        truth = [(1 << bit, place[g], windows[place[g]].content) for bit, g in enumerate(mission.glyphs)]
        if mission.kind in RULED_OUT:
            masks = RULED_OUT[mission.kind](face, closed, truth)
            return [(world[0], mask) for world, mask in zip(closed, masks, strict=True)]
        return [
            (world[0], sum(bit for bit, i, content in truth if contents[i] != content))
            for world, contents in zip(closed, BEHIND[mission.kind](face, closed), strict=True)
        ]
    masks = [0] * len(closed)
    for i, glyph in enumerate(mission.glyphs):
        kept = worlds(face, open_contents(mission, (glyph,)), bank, words)
        for j, world in enumerate(closed):
            if world not in kept:
                masks[j] |= 1 << i
    return [(world[0], mask) for world, mask in zip(closed, masks, strict=True)]
