"""Creature cards (R200, R227, R233, R239): the numbers that count now, what they can do, and how it stands with them.

Evil is told where they are; all others as much as lies in the labyrinth.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from holdfast.engine.message import Message, say
from holdfast.games.alone.cards.tokens import Source
from holdfast.games.alone.cards.types import Stats
from holdfast.games.alone.rules.standing import base_stats
from holdfast.games.alone.screen.labyrinth import state_of
from holdfast.games.alone.state import HERO, Alone, Figure, with_marks


class CreatureCard(msgspec.Struct, frozen=True):
    """A kind of creature: `creature` is what it looks like, `source` and `index` name its card."""

    creature: int
    source: Source
    index: int
    on_map: int  # of those there are; as far as this seat may know
    of: int
    stats: Stats
    filled: tuple[bool, ...]  # an avatar's upgrade spaces
    family: Message | None
    states: tuple[Message, ...]
    is_spent: bool


def creature_cards(s: Alone, seat: int) -> tuple[CreatureCard, ...]:
    """Returns the cards in play: all kinds for evil, for others those of the expansions."""
    kinds: dict[tuple[Source, int], list[int]] = {}
    for token, it in enumerate(s.tokens):
        if is_in_play(s, seat, it.source, it.index):
            kinds.setdefault((it.source, it.index), []).append(token)
    return tuple(card_of(s, seat, tokens) for tokens in kinds.values())


def is_in_play(s: Alone, seat: int, source: Source, index: int) -> bool:
    """Tells whether a card is of interest; while avatars are still being chosen all of them are."""
    match source:
        case "creature":
            return seat in s.evil
        case "special":
            return index in s.specials
        case "avatar":
            return s.options.avatars and (index in s.avatars or any(taken < 0 for taken in s.avatars))


def card_of(s: Alone, seat: int, tokens: list[int]) -> CreatureCard:
    token, it = tokens[0], s.tokens[tokens[0]]
    known = [figure for one in tokens if (figure := seen_figure(s, seat, one)) is not None]
    is_own = it.source != "creature"
    return CreatureCard(
        creature=token,
        source=it.source,
        index=it.index,
        on_map=len(known),
        of=len(tokens),
        stats=base_stats(s, token),
        filled=filled(s, it.source, it.index),
        family=family(s, it.source, it.index) if is_own else None,
        states=states(s, seat, it.source, it.index, known[0] if known else None) if is_own else (),
        is_spent=is_spent(s, seat, it.source, it.index, bool(known)),
    )


def seen_figure(s: Alone, seat: int, token: int) -> Figure | None:
    """Returns a creature that this seat sees somewhere, with all that happened to it as far as the seat knows."""
    if seat in s.evil:
        figure = with_marks(s.figures[token].look(seat), s.marks[token].look(seat))
        return figure if figure.cell >= 0 else None
    known = s.figures[token].seen(HERO)
    return known if known is not None and known.cell >= 0 else None


def filled(s: Alone, source: Source, index: int) -> tuple[bool, ...]:
    if source != "avatar":
        return ()
    return tuple(bool(s.upgrades[index] >> space & 1) for space in range(len(s.parts.avatars[index].upgrades)))


def family(s: Alone, source: Source, index: int) -> Message:
    if source == "special":
        return say("family.special", kind=s.parts.specials[index].icon)
    deck = s.parts.avatars[index].deck
    owner = s.avatars.index(index) + 1 if index in s.avatars else -1
    of: Literal["ai", "deck"] = "deck" if any(one.id == deck for one in s.parts.decks) else "ai"
    return say(f"family.{of}", deck=deck, owned="no" if owner < 0 else "yes", seat=max(owner, 0))


def is_spent(s: Alone, seat: int, source: Source, index: int, is_there: bool) -> bool:
    """Tells whether a special creature is out of the game, as it comes but once (R234): evil sees that it is gone."""
    return source == "special" and index in s.specials_used and seat in s.evil and not is_there


def states(s: Alone, seat: int, source: Source, index: int, figure: Figure | None) -> tuple[Message, ...]:
    """Returns how it stands with a special creature or an avatar."""
    now = (say("standing.activated"),) if source == "avatar" and index in s.activated else ()
    if figure is None:
        return (say(f"standing.{unseen(s, seat, source, index)}"), *now)
    if seat in s.evil:
        at = say("standing.place", place=s.map_for(seat).place[figure.cell], state=state_of(figure))
    else:
        at = say("standing.sector", cell=figure.cell, state=state_of(figure))
    return (at, *((say("standing.down"),) if figure.down else ()), *now)


def unseen(s: Alone, seat: int, source: Source, index: int) -> str:
    if source == "avatar":
        return "not_on_map" if seat in s.evil else "not_in_sight"
    if index in s.specials_used:
        return "gone" if seat in s.evil else "came"
    return "waits" if seat in s.evil else "not_yet"
