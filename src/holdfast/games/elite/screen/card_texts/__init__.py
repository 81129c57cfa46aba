"""What clients can say of everything in the box before a table is laid: the rule texts, by number."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from holdfast.engine.text import Texts
from holdfast.games.elite.cards.pack import Parts
from holdfast.games.elite.screen.card_texts.cards import alien_text, card_text, event_text, find_text, hero_text


def about(parts: Parts, texts: Texts) -> Mapping[str, str]:
    """Lines of one text are separated by line breaks; groups are the swarms, then the bosses."""
    return {
        **_numbered("card", map(card_text, parts.cards)),
        **_numbered("hero", map(hero_text, parts.heroes)),
        **_numbered("happening", map(event_text, parts.events)),
        **_numbered("boss", map(alien_text, parts.bosses)),
        **_numbered("group", [*map(alien_text, parts.swarms), *map(alien_text, parts.bosses)]),
        **_numbered("find", map(find_text, parts.finds)),
    }


def _numbered(kind: str, texts: Iterable[tuple[str, ...]]) -> dict[str, str]:
    return {f"about.{kind}.{number}": "\n".join(lines) for number, lines in enumerate(texts)}
