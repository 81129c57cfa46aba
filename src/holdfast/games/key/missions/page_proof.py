"""What can still be the answer of a page, and what narrows it down: by the card and the open windows alone."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from holdfast.games.key.cards.pack import Parts
from holdfast.games.key.cards.pack_check import check_mission
from holdfast.games.key.missions.generator.bank import Bank
from holdfast.games.key.missions.generator.families import mean_size, smallest_outside, too_small
from holdfast.games.key.missions.generator.gates import hygiene, laws
from holdfast.games.key.missions.generator.lexicon import Lexicon
from holdfast.games.key.missions.generator.measure import Measure, measure, open_contents
from holdfast.games.key.missions.generator.solvers import candidates
from holdfast.games.key.missions.mission import Mission, face_of
from holdfast.games.key.missions.printed import Reading, form_of, readings

CLOSED_AT_LEAST: Final = 20  # answers that fit before any window opens
GLYPHS_AT_LEAST: Final = 2
KNOWN_AFTER: Final = (0.25, 0.9)  # of the glyphs, on average over all orders of opening


def measure_page(mission: Mission, bank: Bank, lexicon: Lexicon) -> Measure | None:
    """Returns how a page narrows down; None if all glyphs together leave another answer than the right one."""
    if form_of(face_of(mission)) is None:
        return measure(mission, bank, lexicon.common)
    closed = _read(mission, ())
    masks = [0] * len(closed)
    for i, glyph in enumerate(mission.glyphs):
        kept = set(_read(mission, (glyph,)))
        for j, reading in enumerate(closed):
            if reading not in kept:
                masks[j] |= 1 << i
    told = tuple((reading[0], mask) for reading, mask in zip(closed, masks, strict=True))
    if {answer for answer, _ in _read(mission, mission.glyphs)} != {mission.answer}:
        return None
    wrong = {mask for answer, mask in told if answer != mission.answer}
    if 0 in wrong:
        return None
    failing, size = too_small(wrong, len(mission.glyphs)), len(mission.glyphs)
    count, fewest = smallest_outside(failing, size)
    return Measure(
        glyphs=mission.glyphs,
        told=told,
        candidates_closed=len({answer for answer, _ in told}),
        fewest=tuple(g for i, g in enumerate(mission.glyphs) if fewest >> i & 1),
        mean_share=round(mean_size(failing, size) / size, 3) if count else 0.0,
    )


def answers_at_first(mission: Mission, bank: Bank, lexicon: Lexicon) -> int:
    """Returns how many answers fit before any glyph is collected."""
    face = face_of(mission)
    if form_of(face) is None:
        return len(candidates(face, open_contents(mission, ()), bank, lexicon.common))
    return len({answer for answer, _ in _read(mission, ())})


def why_not_page(mission: Mission, measured: Measure | None, parts: Parts, bank: Bank) -> str:
    """Returns why a page is dealt anew: it breaks a law of cards, or it is known too early or too late."""
    check_mission(mission, parts, mission.id)
    refused = next(laws(mission), "") or hygiene(mission, bank, frozenset())
    if refused:
        return refused
    if measured is None:
        return "G1: not exactly one answer when all is open"
    if measured.candidates_closed < CLOSED_AT_LEAST:
        return f"G2b: {measured.candidates_closed} answers while nothing is open"
    if len(measured.fewest) < GLYPHS_AT_LEAST:
        return "G2b: a single glyph gives the answer away"
    if not KNOWN_AFTER[0] <= measured.mean_share <= KNOWN_AFTER[1]:
        return f"G2b: known after {measured.mean_share:.0%} of the glyphs"
    return ""


def _read(mission: Mission, opened: Iterable[int]) -> list[Reading]:
    face, collected = face_of(mission), set(opened)
    form = form_of(face)
    assert form is not None, "only cards with a printed list are read so"
    windows = tuple(w.content if w.open or w.glyph in collected else None for w in mission.windows)
    return readings(face, windows, form)
