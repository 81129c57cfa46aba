"""Which rule a sentence tells of, by the key of its text or by its kind: where a tip or a line of the log leads to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

RULES_TOLD: Final[Mapping[str, str]] = {
    "about.hero": "elite:R166",
    "event.ability_used": "elite:R158",
    "event.all_clear": "elite:R65",
    "event.boss_came_at": "elite:R66",
    "event.boss_card_turned": "elite:R67",
    "event.cluster_chosen": "elite:R54",
    "event.die_locked": "elite:R167",
    "event.driven": "elite:R85",
    "event.event_fulfilled": "elite:R44",
    "event.event_turned": "elite:R38",
    "event.figures_missing": "elite:R61",
    "event.fired": "elite:R123",
    "event.hurt": "elite:R167",
    "event.killed": "elite:R130",
    "event.pushed": "elite:R102",
    "event.searched": "elite:R95",
    "event.slid": "elite:R75",
    "event.spawned": "elite:R53",
    "event.struck": "elite:R163",
    "event.swarm_card_turned": "elite:R51",
    "event.time_is_up": "elite:R155",
    "event.tolerated": "elite:R175",
    "ui.attachment": "elite:R137",
    "ui.item": "elite:R136",
    "ui.weapon": "elite:R121",
    "wants": "elite:R109",
    "wants.double": "elite:R113",
    "wants.locking": "elite:R111",
}
