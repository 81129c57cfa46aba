"""What the cards on the table say: how far aliens reach, and how far events and abilities move them."""

from __future__ import annotations

from typing import Final

import msgspec

from holdfast.games.elite.cards.effects import Advance, AlienMoves, AlienPace, Spit, Strike, Wound
from holdfast.games.elite.cards.pack import Parts
from holdfast.games.elite.cards.types import Boss, SwarmType, Window

ACTIVATION: Final[Window] = "activation"


class AlienReach(msgspec.Struct, frozen=True):
    """How far an alien's attack goes, and what it costs on average."""

    range: int
    harm: float


class CardFacts(msgspec.Struct, frozen=True):
    """What the cards on the table say, read once: by kind of alien, and by event."""

    reach: tuple[AlienReach, ...]
    paces: tuple[int, ...]
    drags: tuple[tuple[int, int], ...]  # steps that a kind's ability gives to aliens in range, itself too
    shared: tuple[int, ...]  # steps that a kind's ability lets the players share out

    @classmethod
    def of(cls, parts: Parts) -> CardFacts:
        kinds: tuple[SwarmType | Boss, ...] = (*parts.swarms, *parts.bosses)
        return cls(
            reach=tuple(_reach(kind.ability) for kind in kinds),
            paces=tuple(
                sum(e.n for e in event.effects if isinstance(e, AlienPace)) if event.window == ACTIVATION else 0
                for event in parts.events
            ),
            drags=tuple(_drag(kind.ability) for kind in kinds),
            shared=tuple(sum(e.n for e in kind.ability if isinstance(e, AlienMoves)) for kind in kinds),
        )


def _reach(ability: tuple[object, ...]) -> AlienReach:
    range_, harm = 0, 0.0
    for effect in ability:
        if isinstance(effect, Strike):
            range_ = max(range_, effect.range)
            harm += effect.damage * (7 - effect.to_hit) / 6
        elif isinstance(effect, Wound):
            range_ = max(range_, effect.range)
            harm += effect.n * (1.0 if not harm else 0.5)
    return AlienReach(range_, harm)


def _drag(ability: tuple[object, ...]) -> tuple[int, int]:
    for effect in ability:
        if isinstance(effect, Advance):
            return effect.n, effect.range
        if isinstance(effect, Spit) and effect.token == "slime":
            return 1, 0
    return 0, 0
