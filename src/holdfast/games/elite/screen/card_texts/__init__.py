"""What clients can say of everything in the box before a table is laid: the rule texts, by number."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from holdfast.engine.message import Message
from holdfast.engine.text import Texts
from holdfast.games.elite.cards.pack import Parts
from holdfast.games.elite.rules.shot import printed_shot
from holdfast.games.elite.screen.aims import stats
from holdfast.games.elite.screen.card_texts.cards import (
    alien_text,
    card_more,
    card_text,
    event_text,
    find_text,
    hero_text,
)
from holdfast.games.elite.screen.slot_words import slot_words


def about(parts: Parts, texts: Texts) -> Mapping[str, str]:
    """Returns what tips say, by key. Lines of one text are separated by line breaks; groups are the swarms, then the
    bosses.
    """

    def numbered(kind: str, each: Iterable[tuple[Message, ...]]) -> Iterator[tuple[str, str]]:
        for n, lines in enumerate(each):
            yield f"{kind}.{n}", "\n".join(map(texts.message, lines))

    weapons = [(stats(printed_shot(card.attack)),) if card.attack else () for card in parts.cards]
    return {
        **dict(numbered("about.card", map(card_text, parts.cards))),
        **dict(numbered("more.card", map(card_more, parts.cards))),
        **dict(numbered("stats.card", weapons)),
        **dict(numbered("about.hero", map(hero_text, parts.heroes))),
        **dict(numbered("about.happening", map(event_text, parts.events))),
        **dict(numbered("about.boss", map(alien_text, parts.bosses))),
        **dict(numbered("about.group", [*map(alien_text, parts.swarms), *map(alien_text, parts.bosses)])),
        **dict(numbered("about.find", map(find_text, parts.finds))),
        **slot_words(parts, texts),
    }
