"""The tables at which ELITE is learned: without a clock, then with sixty seconds on it; and the first real game."""

from __future__ import annotations

from typing import Final

from holdfast.engine.ready import ReadyTable

PLACE: Final = {"mission": "extermination", "map": "crash_site", "difficulty": "easy"}
READY: Final = (
    ReadyTable(
        "Learn ELITE",
        2,
        ("mate",),
        options={**PLACE, "tempo": "untimed", "lesson": "steps"},
        id="steps",
        lesson="steps",
    ),
    ReadyTable(
        "Sixty seconds",
        2,
        ("mate",),
        options={**PLACE, "tempo": "live", "scale": "0.5", "lesson": "rush"},
        id="rush",
        lesson="rush",
        after="steps",
    ),
    ReadyTable("A first game", 3, ("mate", "mate"), options={**PLACE, "tempo": "live"}, after="rush"),
)
