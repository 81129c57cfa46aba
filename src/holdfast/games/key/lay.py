"""Laying cards and tokens where the lines of a position say."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Final

from holdfast.engine.secret import Hand, Pile
from holdfast.games.key.cards import CARD_OF, CARDS, FATAL_ICONS, HAND_SIZE, NUMBERED, card_name, is_time, value
from holdfast.games.key.pack import ACTIONS, REGROUP, Parts
from holdfast.games.key.state import Key

REST: Final = "..."
COUNT: Final = re.compile(r"(\d+) (?:card|token)s?")
CARD: Final = {name.lower(): card for name, card in CARD_OF.items()}


class NotationError(ValueError):
    """A position's text is wrong: which line, and what was expected."""


def words_of(text: str) -> list[str]:
    return [] if text in ("-", "none", "nothing", "empty") else text.split()


def token_names(parts: Parts) -> tuple[str, ...]:
    """lambda, camera, camera2, gas, counter-run ...: a name for every token in the box."""
    names: list[str] = []
    for token in parts.tokens:
        name: str = token.kind
        if token.kind == "glyph":
            name = parts.glyphs[token.glyph].name
        elif token.kind == "counter_intel":
            name = f"counter-{ACTIONS[token.action]}"
        twins = sum(n.rstrip("23456789") == name for n in names)
        names.append(f"{name}{twins + 1}" if twins else name)
    return tuple(names)


def named_things(line: str, words: list[str], known: Mapping[str, int], what: str) -> list[int]:
    for word in words:
        if word.lower() not in known:
            raise NotationError(f"{line}: no {what} is called {word!r}")
    return [known[word.lower()] for word in words]


def refuse_twins(lines: Mapping[str, Iterable[int]], name: Mapping[int, str], what: str) -> None:
    """Nothing lies in two places."""
    where: dict[int, str] = {}
    for line, things in lines.items():
        for thing in things:
            if thing in where:
                raise NotationError(f"{line}: the {what} {name[thing]} is named twice, in {where[thing]!r} too")
            where[thing] = line


# -- cards


def lay_cards(s: Key, fields: Mapping[str, str]) -> None:
    """Named places get what they name; the others keep what is left to them; no card is lost (R36)."""
    hands = [f"hand {seat + 1}" for seat in range(s.seated)]
    lines = [line for line in (*ACTIONS, *hands, "discard", "deck", "deck top") if line in fields]
    counts = {line: int(match[1]) for line in lines if (match := COUNT.fullmatch(fields[line]))}
    words = {line: words_of(fields[line]) for line in lines if line not in counts}
    goes_on = [line for line in ("deck", "discard") if words.get(line, [])[:1] == [REST]]
    named = {
        line: named_things(line, found[1:] if line in goes_on else found, CARD, "card") for line, found in words.items()
    }
    refuse_twins(named, dict(enumerate(map(card_name, range(CARDS)))), "card")
    if bad := [line for line in counts if line not in (*hands, "deck")]:
        raise NotationError(f"{bad[0]}: name the cards; only hands and the deck may be given by number")
    if not s.in_peril and "discard" in named:  # until peril the time cards lie there (R12)
        named["discard"] = [c for c in range(NUMBERED, CARDS) if c not in named["discard"]] + named["discard"]
    used = {card for cards in named.values() for card in cards}
    sizes = [len(hand) for hand in s.hands]
    for pile, line in enumerate(ACTIONS):
        s.piles[pile] = named.get(line, [card for card in s.piles[pile] if card not in used])
    for seat, line in enumerate(hands):
        s.hands[seat] = Hand("card", seat, named.get(line, [card for card in s.hands[seat].cards if card not in used]))
    kept = [card for card in s.discard if card not in used and not (s.in_peril and is_time(card))]
    s.discard = (kept if "discard" not in named or "discard" in goes_on else []) + named.get("discard", [])
    top = named.get("deck top", [])[::-1] + (named["deck"] if "deck" in goes_on else [])
    if "deck" in named and "deck" not in goes_on:
        deck = named["deck"]
    else:
        deck = [card for card in s.deck.cards if card not in used]
    lying = {*deck, *top, *s.discard, *(c for pile in s.piles for c in pile), *(c for h in s.hands for c in h.cards)}
    free = [card for card in range(CARDS) if card not in lying]
    for seat, line in enumerate(hands):
        size = counts.get(line, len(s.hands[seat]) if line in named else sizes[seat])
        while len(s.hands[seat]) > size:
            free.append(s.hands[seat].pop()[0])
        while len(s.hands[seat]) < size:
            source = free if any(card < NUMBERED for card in free) else deck
            card = next((card for card in source if card < NUMBERED), None)
            if card is None:
                raise NotationError(f"{line}: no cards are left to deal")
            source.remove(card)
            s.hands[seat].put(card)
    if "deck" in counts:
        everything = free + deck
        deck, free = everything[len(everything) - counts["deck"] :], everything[: len(everything) - counts["deck"]]
    if "deck" in counts or ("deck" in named and "deck" not in goes_on):
        if free and "discard" in named and "discard" not in goes_on:
            lost = ", ".join(map(card_name, free))
            raise NotationError(f"deck: {lost} lie nowhere; write 'deck: ... ' or 'discard: ... ' for all the others")
        s.discard, free = free + s.discard, []
    s.deck = Pile("card", free + deck + top)


def check_cards(s: Key) -> None:
    """Refuse what no game can come to."""
    for pile, line in enumerate(ACTIONS):
        cards = s.piles[pile]
        if any(value(a) >= value(b) for a, b in zip(cards, cards[1:], strict=False)):
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
    """`room 3: star gas | camera`: face down from bottom to top, then face up; `at 3: 1 2`: who stands there."""
    names = token_names(s.parts)
    known = {name: token for token, name in enumerate(names)}
    known |= {glyph.symbol: known[glyph.name] for glyph in s.parts.glyphs}
    rooms = {line: numbered(line, "room", len(s.stacks)) for line in fields if line.startswith("room ")}
    named: dict[str, list[int]] = {}
    counts: dict[str, int] = {}
    for line in rooms:
        down, bar, up = fields[line].partition("|")
        if "|" in up:
            raise NotationError(f"{line}: expected 'face down | face up'; who stands there is said by 'at'")
        if match := COUNT.fullmatch(down.strip()):
            counts[line] = int(match[1])
        named[line] = [] if match else named_things(line, words_of(down.strip() or "-"), known, "token")
        named[f"{line} |"] = named_things(line, words_of(up.strip() or "-"), known, "token")
    for line in ("gone", *(f"counter-intel {name}" for name in ACTIONS)):
        if line in fields:
            named[line] = named_things(line, words_of(fields[line]), known, "token")
    refuse_twins(named, dict(enumerate(names)), "token")
    before = [*s.gone, *(t for p in s.stacks for t in p.cards), *(t for up in (*s.face_up, *s.counter_intel) for t in up)]
    used = {token for tokens in named.values() for token in tokens}
    emptied = [] if words_of(fields.get("rooms", "...")) else range(len(s.stacks))
    for room in range(len(s.stacks)):
        line = f"room {room + 1}"
        down_before = [] if room in emptied else s.stacks[room].cards
        up_before = [] if room in emptied else s.face_up[room]
        s.stacks[room] = Pile("token", named.get(line, [t for t in down_before if t not in used]))
        s.face_up[room] = named.get(f"{line} |", [t for t in up_before if t not in used])
    for pile, action in enumerate(ACTIONS):
        kept = [t for t in s.counter_intel[pile] if t not in used]
        s.counter_intel[pile] = named.get(f"counter-intel {action}", kept)
    lying = {t for p in s.stacks for t in p.cards} | {t for up in (*s.face_up, *s.counter_intel) for t in up}
    gone = named.get("gone", [])
    s.gone = gone + [token for token in before if token not in lying and token not in gone]
    for line, count in counts.items():
        if count > len(s.gone):
            raise NotationError(f"{line}: only {len(s.gone)} tokens are left to lay out")
        s.stacks[rooms[line]] = Pile("token", s.gone[:count])
        s.gone = s.gone[count:]
    for line in fields:
        if line.startswith("at "):
            for seat in words_of(fields[line]):
                s.rooms[numbered(f"{line}: {seat}", f"{line}:", s.seated)] = numbered(line, "at", len(s.stacks))


def numbered(line: str, start: str, most: int) -> int:
    """The number at the end of `room 3`, counted from 0."""
    number = line.removeprefix(start).strip()
    if not number.isdecimal() or not 1 <= int(number) <= most:
        raise NotationError(f"{line}: expected a number from 1 to {most}, found {number!r}")
    return int(number) - 1


def check_tokens(s: Key) -> None:
    """Refuse what no game can come to."""
    names = token_names(s.parts)
    for room, tokens in enumerate(s.face_up):
        for token in tokens:
            if not s.is_glyph(token) and not s.is_camera(token):
                raise NotationError(f"room {room + 1}: {names[token]} does not stay face up in a room (R93, R95)")
    for pile, tokens in enumerate(s.counter_intel):
        for token in tokens:
            if pile == REGROUP or s.parts.tokens[token].action != pile:
                raise NotationError(f"counter-intel {ACTIONS[pile]}: {names[token]} does not belong there (R94)")
    lying = [t for p in s.stacks for t in p.cards] + [t for up in (*s.face_up, *s.counter_intel) for t in up]
    for token in lying:
        if (colour := s.parts.tokens[token].colour) not in s.mission.colours:
            raise NotationError(f"{names[token]} is a {colour} token: this mission uses {', '.join(s.mission.colours)}")
