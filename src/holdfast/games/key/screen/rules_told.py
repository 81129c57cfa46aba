"""Which rule a sentence tells of, by the key of its text or by its kind: where a tip or a line of the log leads to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

RULES_TOLD: Final[Mapping[str, str]] = {
    "deck.safe": "key:R110",
    "deck.peril": "key:R110",
    "person.does": "key:R42",
    "risk": "key:R110",
    "risk.safe": "key:R99",
    "solve.about": "key:R124",
    "special.about": "key:R37",
    "ui.card_first": "key:R27",
}
