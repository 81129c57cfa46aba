"""Tells at the end why there was only one answer: a little story of the characters at the table and the glyphs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from holdfast.engine.message import Message, MessageParam, say
from holdfast.engine.option_making import Passage
from holdfast.games.key.missions.generator.lexicon import Lexicon, WordList
from holdfast.games.key.missions.generator.proof import proof_of
from holdfast.games.key.missions.mission import Mission, Proof, face_of
from holdfast.games.key.missions.page_proof import measure_page
from holdfast.games.key.missions.printed import form_of
from holdfast.games.key.state import Key

WAYS: Final = 4  # to tell of a step
MOST_GLYPHS: Final = 18  # of a card that is measured at its end


def proof_told(mission: Mission, s: Key) -> Passage | None:
    """Returns the proof as a passage; none for cards that only people can read."""
    proof = mission.proof or _of_written(mission, s)
    if proof is None or not proof.steps:
        return None
    heading = say("proof.title")
    if not proof.left:  # made before the counts were kept
        return Passage("proof", "", "\n".join(proof.steps), heading)
    return Passage("proof", "", "", heading, tuple(_sentences(mission, proof, s)))


def _sentences(mission: Mission, proof: Proof, s: Key) -> Iterator[Message]:
    """Yields a sentence for each glyph; those at the table take turns in bringing them."""
    before = proof.candidates_closed
    won = "yes" if s.outcome is not None and s.outcome.winners else "no"
    yield say("proof.begins", won=won, answers=before)
    for i, (glyph, left) in enumerate(zip(proof.glyphs, proof.left, strict=True)):
        window = next(i for i, w in enumerate(mission.windows) if w.glyph == glyph)
        content = mission.windows[window].content
        told: dict[str, MessageParam] = {
            "way": i % WAYS,
            "seat": i % s.seated,
            "window": window,
            "content": content,
            "before": before,
        }
        if i == len(proof.glyphs) - 1:
            yield say("proof.ends", **told, answer=mission.said.upper() or mission.answer)
        else:
            yield say("proof.step", **told, left=left, gone=before - left)
        before = left


def _of_written(mission: Mission, s: Key) -> Proof | None:
    """Returns the proof of a mission that came without one, where its list or its rules are printed on the card."""
    bank = s.parts.bank
    is_listed = mission.kind == "dossier" or (form_of(face_of(mission)) is not None and mission.dossier)
    if bank is None or not is_listed or len(mission.glyphs) > MOST_GLYPHS:
        return None
    own = WordList("the list on the card", ())
    lexicon = Lexicon(own, own, own)
    measured = measure_page(mission, bank, lexicon)
    return None if measured is None or not measured.fewest else proof_of(mission, measured, lexicon, s.parts)
