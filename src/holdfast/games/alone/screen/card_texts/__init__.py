"""The texts of cards, made from their data: what is said is what is done."""

from __future__ import annotations

from collections.abc import Iterable

from holdfast.games.alone.cards.pack import Parts
from holdfast.games.alone.screen.card_texts import cards
from holdfast.games.alone.screen.card_texts.phrases import capital


def names(parts: Parts) -> dict[str, str]:
    """Returns the table of texts: `reaction.3` is a name, `reaction_text.3` what the card says."""
    table: dict[str, str] = {}

    def put(key: str, rows: Iterable[tuple[str, str]]) -> None:
        for i, (name, text) in enumerate(rows):
            table[f"{key}.{i}"] = name
            table[f"{key}_text.{i}"] = text

    put("reaction", ((card.name, cards.reaction_text(card)) for card in parts.reactions))
    put("item", ((item.name, cards.item_text(item)) for item in parts.items))
    put("mission", ((m.name, cards.mission_text(m, parts.rooms[m.room])) for m in parts.missions))
    put("creature_kind", ((c.name, capital(cards.stats_text(c.regular)) + ".") for c in parts.creatures))
    put("special", ((special.name, cards.special_text(special)) for special in parts.specials))
    put("avatar", ((avatar.name, cards.avatar_text(avatar)) for avatar in parts.avatars))
    put("character", ((character.name, cards.character_text(character)) for character in parts.characters))
    put("room", ((room.name, cards.room_text(room)) for room in parts.rooms))
    put("power", ((power.name, cards.power_text(power)) for power in parts.powers))
    put("difficulty", ((d.name, cards.difficulty_text(d)) for d in parts.difficulties))
    put("deck", ((deck.name, deck.about) for deck in parts.decks))
    table |= {f"deck_name.{deck.id}": deck.name for deck in parts.decks}
    table |= {f"mission_story.{i}": mission.story for i, mission in enumerate(parts.missions)}
    table |= {f"item_flavour.{i}": item.flavour for i, item in enumerate(parts.items)}
    table |= {f"character_about.{i}": character.about for i, character in enumerate(parts.characters)}
    table |= {f"difficulty_about.{i}": difficulty.about for i, difficulty in enumerate(parts.difficulties)}
    table |= {
        f"creature_kind_nightmare.{i}": capital(cards.stats_text(c.nightmare)) + "."
        for i, c in enumerate(parts.creatures)
    }
    return table
