"""What the things of a box are called: cards, creatures and rooms, those of one name with numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

from holdfast.engine.message import Message, say
from holdfast.games.alone.cards.pack import Parts
from holdfast.games.alone.cards.tokens import Token
from holdfast.games.alone.screen import card_texts
from holdfast.games.alone.state import Alone

Names = Mapping[str, str | Message]

NAMED: Final[list[tuple[Parts, Names]]] = []  # the names of the box last asked for, which never change


def names(s: Alone) -> Names:
    """Returns what the cards, creatures and rooms of this box are called."""
    if not NAMED or NAMED[0][0] is not s.parts:
        NAMED[:] = [(s.parts, named(s.parts, s.tokens))]
    return NAMED[0][1]


def named(parts: Parts, tokens: tuple[Token, ...]) -> Names:
    """Returns the table of names, in which things of one name are numbered."""
    cards = card_texts.names(parts)
    table: dict[str, str | Message] = {**cards}
    for kind in ("item", "reaction", "mission"):
        of_kind = {key: name for key, name in cards.items() if key.startswith(f"{kind}.")}
        count, seen = Counter(of_kind.values()), Counter[str]()
        for key, name in of_kind.items():
            seen[name] += 1
            if count[name] > 1:
                table[key] = say("numbered", name=name, number=seen[name])
    for i, token in enumerate(tokens):
        is_one_of_many = token.source == "creature" and parts.creatures[token.index].tokens > 1
        table[f"creature.{i}"] = say("numbered", name=token.name, number=token.number) if is_one_of_many else token.name
        if token.number == 1:
            table[f"looks.{i}"] = token.name.removeprefix("The ")
    table |= {f"line.{i}": creature.name for i, creature in enumerate(parts.creatures)}
    table |= {"any_deck.-1": say("item_deck")} | {f"any_deck.{i}": deck.name for i, deck in enumerate(parts.decks)}
    table |= {"room_there.-1": ""} | {
        f"room_there.{i}": say("there.room", room=room.name) for i, room in enumerate(parts.rooms)
    }
    table |= {f"goal.room {i}": say("sought.room", room=room.name) for i, room in enumerate(parts.rooms)}
    table |= {f"goal.creature {i}": say("sought.nearest", name=it.name) for i, it in enumerate(parts.creatures)}
    table |= {f"goal.special {i}": special.name for i, special in enumerate(parts.specials)}
    table |= {f"goal.avatar {i}": avatar.name for i, avatar in enumerate(parts.avatars)}
    table |= {f"named_goal.room {i}": room.name for i, room in enumerate(parts.rooms)}
    table |= {
        f"named_goal.creature {i}": say("start_sought.nearest", name=it.name) for i, it in enumerate(parts.creatures)
    }
    table |= {f"named_goal.special {i}": special.name for i, special in enumerate(parts.specials)}
    table |= {f"named_goal.avatar {i}": avatar.name for i, avatar in enumerate(parts.avatars)}
    for kind in ("mission", "character", "special", "avatar"):
        table |= {f"source.{key}": name for key, name in table.items() if key.startswith(f"{kind}.")}
    return table
