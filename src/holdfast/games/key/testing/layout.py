"""Laying cards and tokens where the lines of a position say."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import pairwise
from typing import Final, NamedTuple

from holdfast.engine.position import NotationError
from holdfast.engine.secret import Hand, Pile
from holdfast.games.key.cards.pack import Parts
from holdfast.games.key.cards.resources import (
    CARD_OF,
    CARDS,
    FATAL_ICONS,
    HAND_SIZE,
    NUMBERED,
    card_name,
    is_time,
    value,
)
from holdfast.games.key.cards.types import ACTIONS, REGROUP
from holdfast.games.key.state import Key

REST: Final = "..."
COUNT: Final = re.compile(r"(\d+) (?:card|token)s?")
CARD: Final = {name.lower(): card for name, card in CARD_OF.items()}
NAME_OF_CARD: Final = {card: name for name, card in CARD_OF.items()}


def words_of(text: str) -> list[str]:
    return [] if text in ("-", "none", "nothing", "empty") else text.split()


def token_names(parts: Parts) -> tuple[str, ...]:
    """Returns a name for every token in the box: lambda, camera, camera2, gas, counter-run ..."""
    names: list[str] = []
    twins: Counter[str] = Counter()
    for token in parts.tokens:
        name: str = token.kind
        if token.kind == "glyph":
            name = parts.glyphs[token.glyph].name
        elif token.kind == "counter_intel":
            name = f"counter-{ACTIONS[token.action]}"
        twins[name] += 1
        names.append(name if twins[name] == 1 else f"{name}{twins[name]}")
    return tuple(names)


def named_things(line: str, words: list[str], known: Mapping[str, int], what: str) -> list[int]:
    for word in words:
        if word.lower() not in known:
            raise NotationError(f"{line}: no {what} is called {word!r}")
    return [known[word.lower()] for word in words]


def refuse_twins(lines: Mapping[str, Iterable[int]], name: Mapping[int, str], what: str) -> None:
    """Refuses what is named in two places."""
    where: dict[int, str] = {}
    for line, things in lines.items():
        for thing in things:
            if thing in where:
                raise NotationError(f"{line}: the {what} {name[thing]} is named twice, in {where[thing]!r} too")
            where[thing] = line


# -- cards


class PlaceLine(NamedTuple):
    """What a line says of a place: these cards; above what lay there before, with `...`; or only how many."""

    cards: list[int]
    above_others: bool = False
    how_many: int | None = None


def lay_cards(s: Key, fields: Mapping[str, str]) -> None:
    """Lays cards: named places get what they name, the others keep what is left to them, and no card is lost (R36)."""
    said = read_cards(s, fields)
    named = {card for line in said.values() for card in line.cards}
    sizes = [len(hand) for hand in s.hands]

    def lying(line: str, before: list[int]) -> list[int]:
        found = said.get(line)
        return found.cards if found and found.how_many is None else [card for card in before if card not in named]

    for pile, line in enumerate(ACTIONS):
        s.piles[pile] = lying(line, s.piles[pile])
    for seat in range(s.seated):
        s.hands[seat] = Hand("card", seat, lying(f"hand {seat + 1}", s.hands[seat].cards))
    placed = named | {card for cards in (*s.piles, *(hand.cards for hand in s.hands)) for card in cards}
    discarded = [c for c in s.discard if c not in placed and not (s.in_peril and is_time(c))]
    loose = [c for c in s.deck.cards if c not in placed]
    loose = [c for c in range(CARDS) if c not in {*placed, *discarded, *loose}] + loose
    for seat, size in enumerate(sizes):
        line = f"hand {seat + 1}"
        deal(s.hands[seat], loose, said[line].how_many if line in said else size, line)
    lay_deck_and_discard(s, said, loose, discarded)


def read_cards(s: Key, fields: Mapping[str, str]) -> dict[str, PlaceLine]:
    said: dict[str, PlaceLine] = {}
    hands = [f"hand {seat + 1}" for seat in range(s.seated)]
    for line in (*ACTIONS, *hands, "discard", "deck", "deck top"):
        words = words_of(fields.get(line, "-"))
        above_others = words[:1] == [REST] and line in ("discard", "deck")
        if line in fields and (count := COUNT.fullmatch(fields[line])) and line in (*hands, "deck"):
            said[line] = PlaceLine([], how_many=int(count[1]))
        elif line in fields:
            said[line] = PlaceLine(named_things(line, words[above_others:], CARD, "card"), above_others)
    refuse_twins({line: found.cards for line, found in said.items()}, NAME_OF_CARD, "card")
    if "discard" in said and not s.in_peril:  # until peril the time cards lie there (R12)
        cards = said["discard"].cards
        cards[:0] = [card for card in range(NUMBERED, CARDS) if card not in cards]
    return said


def deal(hand: Hand, loose: list[int], size: int | None, line: str) -> None:
    """Fills or empties a hand to this many cards, if it is said how many, from the bottom of what lies loose."""
    while size is not None and len(hand) > size:
        loose.insert(0, hand.pop()[0])
    while size is not None and len(hand) < size:
        card = next((card for card in loose if not is_time(card)), None)
        if card is None:
            raise NotationError(f"{line}: no cards are left to deal")
        loose.remove(card)
        hand.put(card)


def lay_deck_and_discard(s: Key, said: Mapping[str, PlaceLine], loose: list[int], discarded: list[int]) -> None:
    """Lays what is loose into the deck; where the deck is said in full, onto the discard pile."""
    deck, discard = said.get("deck"), said.get("discard")
    if discard and not discard.above_others:
        loose, discarded = discarded + loose, []
    size = len(loose) if deck is None or deck.above_others else deck.how_many or 0
    spare, loose = loose[: len(loose) - size], loose[len(loose) - size :]
    if spare and discard and not discard.above_others:
        lost = ", ".join(map(card_name, spare))
        raise NotationError(f"deck: {lost} would lie nowhere; write 'deck: ...' or 'discard: ...' for all the others")
    s.discard = discarded + spare + (discard.cards if discard else [])
    s.deck = Pile(
        "card", loose + (deck.cards if deck else []) + (said["deck top"].cards[::-1] if "deck top" in said else [])
    )


def check_cards(s: Key) -> None:
    """Refuses what no game can come to."""
    for pile, line in enumerate(ACTIONS):
        cards = s.piles[pile]
        if any(value(a) >= value(b) for a, b in pairwise(cards)):
            raise NotationError(f"{line}: a pile rises strictly from left to right (R34)")
        if any(map(is_time, cards)):
            raise NotationError(f"{line}: a time card is never on a pile (R35)")
    for seat, hand in enumerate(s.hands):
        if any(map(is_time, hand.cards)):
            raise NotationError(f"hand {seat + 1}: a time card is never in a hand (R35)")
        if len(hand) > HAND_SIZE:
            raise NotationError(f"hand {seat + 1}: at most {HAND_SIZE} cards (R100)")
    if not s.in_peril and any(map(is_time, s.deck.cards)):
        raise NotationError("deck: until 'peril: yes' the time cards lie in the discard pile (R12)")
    if s.has_lost_by_time():
        raise NotationError(f"discard: with {FATAL_ICONS} time icons in peril the game is lost already (R110)")
    if not s.deck.cards:
        raise NotationError("deck: an empty deck is replaced at once (R101): leave a card in it")


# -- tokens


def lay_tokens(s: Key, fields: Mapping[str, str]) -> None:
    """Reads `room 3: star gas | camera`, face down from bottom to top, then face up; what has no place left is gone."""
    said, counts = read_tokens(s, fields)
    named = {token for tokens in said.values() for token in tokens}
    before = [*s.gone, *lying_tokens(s)]
    if not words_of(fields.get("rooms", "as they are")):
        s.stacks = [Pile("token") for _ in s.stacks]
        s.face_up = [[] for _ in s.stacks]

    def lying(line: str, before: list[int]) -> list[int]:
        return said[line] if line in said else [token for token in before if token not in named]

    for room in range(len(s.stacks)):
        s.stacks[room] = Pile("token", lying(f"room {room + 1}", s.stacks[room].cards))
        s.face_up[room] = lying(f"room {room + 1} |", s.face_up[room])
    for pile, action in enumerate(ACTIONS):
        s.counter_intel[pile] = lying(f"counter-intel {action}", s.counter_intel[pile])
    gone = said.get("gone", [])
    s.gone = gone + [token for token in before if token not in {*lying_tokens(s), *gone}]
    for room, count in counts.items():
        if count > len(s.gone):
            raise NotationError(f"room {room + 1}: only {len(s.gone)} tokens are left to lay out")
        s.stacks[room] = Pile("token", s.gone[:count])
        s.gone = s.gone[count:]


def read_tokens(s: Key, fields: Mapping[str, str]) -> tuple[dict[str, list[int]], dict[int, int]]:
    """Returns the tokens that lines name (`room 3 |` for those face up), and how many lie where only a number
    is given.
    """
    names = token_names(s.parts)
    known = {name: token for token, name in enumerate(names)}
    known |= {glyph.symbol.lower(): known[glyph.name] for glyph in s.parts.glyphs}
    said: dict[str, list[int]] = {}
    counts: dict[int, int] = {}
    for line in fields:
        if line.startswith("room "):
            room = number_in_line(line, "room", len(s.stacks))
            down, *up = (part.strip() for part in fields[line].split("|"))
            if len(up) > 1:
                raise NotationError(
                    f"{line}: expected 'face down | face up'; who stands there is said by 'at {room + 1}'"
                )
            if count := COUNT.fullmatch(down):
                counts[room] = int(count[1])
            said[line] = [] if count else named_things(line, words_of(down or "-"), known, "token")
            said[f"{line} |"] = named_things(line, words_of(up[0] if up and up[0] else "-"), known, "token")
        elif line == "gone" or line.startswith("counter-intel "):
            said[line] = named_things(line, words_of(fields[line]), known, "token")
    refuse_twins(said, dict(enumerate(names)), "token")
    return said, counts


def lying_tokens(s: Key) -> list[int]:
    """Returns every token on the board and on action cards."""
    down = [token for stack in s.stacks for token in stack.cards]
    return down + [token for tokens in (*s.face_up, *s.counter_intel) for token in tokens]


def place_characters(s: Key, fields: Mapping[str, str]) -> None:
    """Reads `at 3: 1 2`, who stands there; the others stay where they are."""
    for line in fields:
        if line.startswith("at "):
            for seat in words_of(fields[line]):
                s.rooms[number_in_line(f"{line}: {seat}", f"{line}:", s.seated)] = number_in_line(
                    line, "at", len(s.stacks)
                )


def number_in_line(line: str, start: str, most: int) -> int:
    """Returns the number at the end of `room 3`, counted from 0."""
    number = line.removeprefix(start).strip()
    if not number.isdecimal() or not 1 <= int(number) <= most:
        raise NotationError(f"{line}: expected a number from 1 to {most}, found {number!r}")
    return int(number) - 1


def check_tokens(s: Key) -> None:
    """Refuses what no game can come to."""
    names = token_names(s.parts)
    for room, tokens in enumerate(s.face_up):
        for token in tokens:
            if not s.is_glyph(token) and not s.is_camera(token):
                raise NotationError(f"room {room + 1}: {names[token]} does not stay face up in a room (R93, R95)")
    for pile, tokens in enumerate(s.counter_intel):
        for token in tokens:
            if pile == REGROUP or s.parts.tokens[token].action != pile:
                raise NotationError(f"counter-intel {ACTIONS[pile]}: {names[token]} does not belong there (R94)")
    for token in lying_tokens(s):
        if (colour := s.parts.tokens[token].colour) not in s.mission.colours:
            raise NotationError(f"{names[token]} is a {colour} token: this mission uses {', '.join(s.mission.colours)}")
