"""The tables of ALONE that are ready in one press."""

from __future__ import annotations

from typing import Final

from holdfast.engine.ready import ReadyTable

# Missions and decks that take nothing away from what is taught.
SIMPLE: Final = {
    "character": "medic",
    "levels": "keel,crew_deck",
    "missions": "patient_one,brownout,scuttle",
    "decks": "fury,traps",
    "swap": "no",
}
READY: Final = (
    ReadyTable("Play evil", 2, ("survivor",), seat=1),
    ReadyTable(
        "Learn the hero", 2, ("prowler",), options={**SIMPLE, "difficulty": "easy"}, id="hero", lesson="hero-101"
    ),
    ReadyTable(
        "Learn evil",
        2,
        ("castaway",),
        seat=1,
        options={**SIMPLE, "difficulty": "normal"},
        id="evil",
        lesson="evil-104",
    ),
)
