"""The rule text of cards, heroes, aliens, events and tokens, made from their data: what is said is what is done."""

from __future__ import annotations

from typing import Final

from holdfast.games.elite.cards import effects as verb
from holdfast.games.elite.cards.slots import Slots
from holdfast.games.elite.cards.types import Boss, Card, EventCard, Find, Hero, SwarmType, WeaponStats
from holdfast.games.elite.screen.card_texts.verbs import (
    as_clause,
    count,
    effect_text,
    modifier_text,
    more,
    or_more,
    trait_text,
)

WINDOWS: Final = {
    "at_once": "At once",
    "before_spawning": "Before each Alien Spawning Phase",
    "spawning": "In the Alien Spawning Phase",
    "end_of_spawning": "At the end of the Alien Spawning Phase",
    "action": "",
    "always": "",
    "activation": "In the Alien Activation Phase",
    "before_abilities": "Before the Alien Ability step",
    "start_of_abilities": "At the beginning of the Alien Ability step",
    "each_alien": "Every alien has this ability, too",
    "end_of_abilities": "At the end of the Alien Ability step",
}


def card_text(card: Card) -> tuple[str, ...]:
    """Returns the lines of a card, below its name and slots."""
    lines = [attack_text(card.attack)] if card.attack else []
    if card.fits:
        lines.append(f"Connects to the {card.fits.capitalize()} of a weapon.")
    lines += [modifier_text(modifier) for modifier in card.modifiers]
    lines += [f"For each alien killed: {as_clause(effect_text(effect))}" for effect in card.on_kill]
    lines += [f"After the attack: {as_clause(effect_text(effect))}" for effect in card.after]
    lines += [trait_text(trait) for trait in card.traits]
    use = "Use: {}" if card.use and card.traits else "{}"
    lines += [use.format(effect_text(effect)) for effect in card.use]
    if card.once:
        lines.append("Then discard this card.")
    return tuple(lines)


def hero_text(hero: Hero) -> tuple[str, ...]:
    fewer = (f"{count(hero.dice, 'action die', 'action dice').capitalize()} only.",) if hero.dice < 4 else ()
    return (*(trait_text(trait) for trait in hero.traits), *fewer)


def alien_text(alien: Boss | SwarmType) -> tuple[str, ...]:
    return tuple(effect_text(effect) for effect in alien.ability) or ("No ability.",)


def event_text(event: EventCard) -> tuple[str, ...]:
    if not event.effects:
        return ("Nothing happens.",)
    return tuple(_in_window(WINDOWS[event.window], effect) for effect in event.effects)


def _in_window(moment: str, effect: verb.EventEffect) -> str:
    if isinstance(effect, verb.AlienPace):  # an event holds for every such phase, anything else for the next one
        return f"{moment} all aliens have {more(effect.n, 'less')} movement."
    return f"{moment}: {as_clause(effect_text(effect))}" if moment else effect_text(effect)


def find_text(find: Find) -> tuple[str, ...]:
    lines = [effect_text(effect) for effect in find.effects]
    if find.remove:
        symbol = " or ".join(find.remove[0].icons)
        results = count(len(find.remove), f"{symbol} result", f"{symbol} results")
        lines.append(f"It stays, face up, until heroes beside it have spent {results} on it.")
    return tuple(lines) or ("Nothing happens.",)


def slots_text(slots: Slots) -> str:
    """Such as "gun, wrench (locking)" or "hand and wrench (double locking)"."""
    words: list[str] = []
    pending = ""
    for slot in slots:
        icons = " or ".join(slot.icons)
        if slot.double and not pending:
            pending = icons
        elif slot.double:
            words.append(f"{pending} and {icons} (double locking)")
            pending = ""
        else:
            words.append(f"{icons} (locking)" if slot.locking else icons)
    return ", ".join(words)


def attack_text(attack: WeaponStats) -> str:
    reach = "Any range" if attack.range >= verb.ANYWHERE else f"Range {attack.range}"
    line = " in a straight line" if attack.straight else ""
    dice = count(attack.dice, "hit die", "hit dice")
    worth = f", each hit takes {attack.damage} health" if attack.damage > 1 else ""
    kind = "" if attack.firearm else " Does not count as a firearm."
    closed = f" No attachment on {' or '.join(stat.capitalize() for stat in attack.fixed)}." if attack.fixed else ""
    return f"{reach}{line}, {dice}, hits on {or_more(attack.to_hit)}{worth}.{kind}{closed}"
