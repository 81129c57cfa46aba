"""The rule text of cards, heroes, aliens, events and tokens, made from their data: what is said is what is done."""

from __future__ import annotations

from holdfast.engine.message import Message, say
from holdfast.games.elite.cards import effects as verb
from holdfast.games.elite.cards.types import Boss, Card, EventCard, Find, Hero, SwarmType, WeaponStats
from holdfast.games.elite.screen.card_texts.verbs import (
    effect_text,
    modifier_text,
    number,
    or_more,
    trait_text,
)

USUAL_DICE = 4


def card_text(card: Card) -> tuple[Message, ...]:
    """Returns the lines of a card, below its name and slots."""
    return (attack_text(card.attack), *card_more(card)) if card.attack else card_more(card)


def card_more(card: Card) -> tuple[Message, ...]:
    """Returns the same without the numbers of a weapon."""
    lines = [say("card.fits", stat=card.fits)] if card.fits else []
    lines += [modifier_text(modifier) for modifier in card.modifiers]
    lines += [say("card.on_kill", does=effect_text(effect)) for effect in card.on_kill]
    lines += [say("card.after", does=effect_text(effect)) for effect in card.after]
    lines += [trait_text(trait) for trait in card.traits]
    uses = [effect_text(effect) for effect in card.use]
    lines += [say("card.use", does=use) for use in uses] if card.traits else uses
    if card.once:
        lines.append(say("card.once"))
    return tuple(lines)


def hero_text(hero: Hero) -> tuple[Message, ...]:
    fewer = (say("hero.dice", n=hero.dice, words=number(hero.dice)),) if hero.dice < USUAL_DICE else ()
    return (*(trait_text(trait) for trait in hero.traits), *fewer)


def alien_text(alien: Boss | SwarmType) -> tuple[Message, ...]:
    return tuple(effect_text(effect) for effect in alien.ability) or (say("alien.no_ability"),)


def event_text(event: EventCard) -> tuple[Message, ...]:
    if not event.effects:
        return (say("happening.nothing"),)
    return tuple(_in_window(event.window, effect) for effect in event.effects)


def _in_window(window: str, effect: verb.EventEffect) -> Message:
    if isinstance(effect, verb.AlienPace):  # an event holds for every such phase, anything else for the next one
        return say(f"window.pace.{'more' if effect.n > 0 else 'less'}", window=window, n=abs(effect.n))
    return effect_text(effect) if window in ("action", "always") else say(f"window.{window}", does=effect_text(effect))


def find_text(find: Find) -> tuple[Message, ...]:
    lines = [effect_text(effect) for effect in find.effects]
    if find.remove:
        n, symbol = len(find.remove), find.remove[0].icons[0]
        lines.append(say("find.stays", n=n, words=number(n), symbol=say(f"symbol.{symbol}")))
    return tuple(lines) or (say("happening.nothing"),)


def attack_text(attack: WeaponStats) -> Message:
    far = say("attack.anywhere") if attack.range >= verb.ANYWHERE else say("attack.range", n=attack.range)
    said = say(
        "attack",
        reach=say("attack.straight", reach=far) if attack.straight else far,
        dice=attack.dice,
        words=number(attack.dice),
        to_hit=or_more(attack.to_hit),
        damage=attack.damage,
    )
    if not attack.firearm:
        said = say("beside", one=said, other=say("attack.no_firearm"))
    for stat in attack.fixed:
        said = say("beside", one=said, other=say("attack.fixed", stat=stat))
    return said
