"""Which rule a sentence tells of, by the key of its text or by its kind: where a tip or a line of the log leads to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

RULES_TOLD: Final[Mapping[str, str]] = {
    "about.danger": "alone:R115",
    "companion.says": "alone:R195",
    "creature.numbers": "alone:R200",
    "item_text": "alone:R132",
    "threat.says": "alone:R112",
    "tip.instant": "alone:R148",
    "tip.power_tokens": "alone:R259",
    "tip.price": "alone:R150",
    "tip.rounds": "alone:R181",
    "tip.special": "alone:R237",
}
