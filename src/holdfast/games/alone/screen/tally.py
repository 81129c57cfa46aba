"""What simulations count: which cards were played, items used, missions completed; and what a night came to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from holdfast.engine.event import Event
from holdfast.engine.message import Message, say
from holdfast.games.alone.cards.pack import Parts
from holdfast.games.alone.events.deeds import AbilityUnlocked, ItemUsed, MissionCompleted, PowerUsed
from holdfast.games.alone.events.preparing import DeckTaken
from holdfast.games.alone.events.reactions import AvatarActivated, CardPlayed, SpecialSpawned

TOLD_OFTEN: Final = (
    "hero_moved",
    "explored",
    "creature_killed",
    "encountered",
    "noise_heard",
    "card_played",
    "card_laid",
    "item_used",
    "suffered",
)


def tally(event: Event) -> tuple[str, ...]:
    match event:
        case CardPlayed(card=card):
            return (f"reaction.{card}",)
        case SpecialSpawned(special=special):
            return (f"special.{special}",)
        case AvatarActivated(avatar=avatar):
            return (f"avatar.{avatar}",)
        case ItemUsed(item=item):
            return (f"item.{item}",)
        case PowerUsed(power=power):
            return (f"power.{power}",)
        case MissionCompleted(mission=mission):
            return (f"mission.{mission}",)
        case DeckTaken(deck=deck):
            return (f"deck.{deck}",)
        case AbilityUnlocked(ability=ability):
            return (f"ability.{ability}",)
    return ()


def tallied(parts: Parts) -> tuple[str, ...]:
    lists = {
        "deck": parts.decks,
        "reaction": parts.reactions,
        "item": parts.items,
        "mission": parts.missions,
        "special": parts.specials,
        "avatar": parts.avatars,
        "power": parts.powers,
    }
    found = [f"{kind}.{i}" for kind, cards in lists.items() for i in range(len(cards))]
    return (*found, *(f"ability.{i}" for i in range(5)))


def counted(told: Iterable[Event]) -> tuple[Message, ...]:
    """Returns how often each of these things happened in a night, if it did."""
    counts = Counter(event.kind() for event in told)
    return tuple([say(f"count_of.{kind}", count=counts[kind]) for kind in TOLD_OFTEN if counts[kind]])
