"""What simulations count: equipment taken and used, events, bosses, Exploration tokens."""

from __future__ import annotations

from holdfast.engine.event import Event
from holdfast.games.elite.cards.pack import Parts
from holdfast.games.elite.events.equipment import Fired, Kept, Used, WeaponTaken
from holdfast.games.elite.events.spawning import BossCardTurned, EventTurned
from holdfast.games.elite.events.tokens import FindRevealed


def tally(event: Event) -> tuple[str, ...]:
    """Returns the things whose use an event tells, as keys of their names."""
    match event:
        case Fired(card=card) | Used(card=card):
            return (f"card.{card}",)
        case WeaponTaken(card=card) | Kept(card=card):
            return (f"taken.{card}",)
        case EventTurned(card=card):
            return (f"happening.{card}",)
        case BossCardTurned(boss=boss):
            return (f"boss.{boss}",)
        case FindRevealed(find=find):
            return (f"find.{find}",)
    return ()


def tallied(parts: Parts) -> tuple[str, ...]:
    """Returns all that may be counted; what works by itself is never used."""
    used = [n for n, card in enumerate(parts.cards) if card.use or card.attack]
    return (
        *(f"card.{n}" for n in used),
        *(f"taken.{n}" for n in range(len(parts.cards))),
        *(f"happening.{n}" for n in range(len(parts.events))),
        *(f"boss.{n}" for n in range(len(parts.bosses))),
        *(f"find.{n}" for n in range(len(parts.finds))),
    )
