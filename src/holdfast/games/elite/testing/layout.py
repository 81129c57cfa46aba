"""Laying out the things of a position: tokens, decks, cards, events, objectives and dice."""

from __future__ import annotations

from collections.abc import Mapping

from holdfast.engine.position import NotationError, as_number
from holdfast.engine.secret import EVERYBODY, NOBODY, Pile
from holdfast.games.elite.cards.slots import SYMBOLS
from holdfast.games.elite.rules.damage import locked_dice, thresholds_crossed
from holdfast.games.elite.screen.names import cell_name
from holdfast.games.elite.state import (
    BLANK,
    CARRIED,
    DARK,
    DASHBOARDS,
    FREE,
    LIGHT,
    LIMBO,
    OFF,
    Elite,
    event_slot,
    slot_of,
    token_slot,
)
from holdfast.games.elite.testing.notation import card_ids, swarm_card_words
from holdfast.games.elite.testing.position_words import (
    cell_of,
    cells_of,
    face_of,
    one_of,
    put_dice,
    thing,
    words_of,
)

# -- tokens and decks


def lay_tokens(s: Elite, fields: Mapping[str, str]) -> None:
    for line in ("acid", "slime", "traps", "targets"):
        if line in fields:
            setattr(s, line, cells_of(s, fields[line], line))
    for cell in s.targets:
        if cell not in s.map.plan.objective_slots:
            raise NotationError(f"targets: {cell_name(s.map, cell)} is no objective slot (R204)")
    for token in range(len(s.search_tokens)):
        line = f"search {token + 1}"
        if line in fields:
            words = words_of(fields[line].lower())
            if words[:1] == ["taken"] and len(words) == 2:
                s.search_tokens[token] = as_number(words[1], line, 1, len(s.heroes)) - 1
            elif words in (["light"], ["dark"]):
                s.search_tokens[token] = LIGHT if words == ["light"] else DARK
            else:
                raise NotationError(f"{line}: expected light, dark or 'taken 1', found {fields[line]!r}")


def lay_decks(s: Elite, fields: Mapping[str, str]) -> None:
    ids = card_ids(s)
    bosses = [boss.id for boss in s.parts.bosses] + ["clear"] * s.parts.numbers.all_clear
    decks: tuple[tuple[str, Pile, list[str], list[int] | None], ...] = (
        ("swarm", s.swarm, swarm_card_words(s.parts), s.swarm_discard),
        ("boss", s.boss, bosses, s.boss_discard),
        ("search", s.search, ids, s.search_discard),
        ("tech", s.tech, ids, s.tech_discard),
    )
    for name, pile, words, discard in decks:
        if discard is not None and f"{name} deck" in fields:
            named = _take(pile, words_of(fields[f"{name} deck"]), words, f"{name} deck")
            discard += pile.cards
            _fill(pile, named)
        if discard is not None and f"{name} discard" in fields:
            discard += _take(pile, words_of(fields[f"{name} discard"]), words, f"{name} discard")
        if f"{name} top" in fields:
            for card in reversed(_take(pile, words_of(fields[f"{name} top"]), words, f"{name} top")):
                pile.put(card, NOBODY)
    if "track top" in fields:
        numbers = [str(n + 1) for n in range(len(s.parts.events))]
        for word in reversed(words_of(fields["track top"])):
            _event_to_top(s, one_of(word, numbers, "track top", "event"))


def _take(pile: Pile, wanted: list[str], words: list[str], line: str) -> list[int]:
    """Takes these cards out of a pile, by name."""
    found = []
    for word in wanted:
        one_of(word, words, line, "card")
        card = next((card for card in pile.cards if words[card] == word.lower()), None)
        if card is None:
            raise NotationError(f"{line}: {word} is not in the deck, or is named twice")
        pile.pop(pile.cards.index(card))
        found.append(card)
    return found


def _fill(pile: Pile, cards: list[int]) -> None:
    pile.cards, pile.known = list(cards), [0] * len(cards)


def _event_to_top(s: Elite, event: int) -> None:
    """Puts an event on top; one that was not chosen changes places with one that was, of its row if need be."""
    if event in s.event_box.cards:
        rows = s.parts.difficulties[s.options.difficulty].events
        row = next((r for r in rows if r.first - 1 <= event < r.last), None)
        like = [e for e in s.track.cards if row and row.first - 1 <= e < row.last]
        other = (like or s.track.cards)[0]
        s.event_box.pop(s.event_box.cards.index(event))
        s.track.pop(s.track.cards.index(other))
        s.event_box.put(other, NOBODY)
    elif event in s.track.cards:
        s.track.pop(s.track.cards.index(event))
    else:
        raise NotationError(f"track top: event {event + 1} lies elsewhere already")
    s.track.put(event, NOBODY)


# -- cards, events, objectives


def lay_cards(s: Elite, fields: Mapping[str, str]) -> None:
    ids = card_ids(s)
    for hero in range(len(s.heroes)):
        line = f"hand {hero + 1}"
        if line in fields:
            for card in s.carried[hero]:
                s.gone.append(card)
            s.carried[hero] = []
            for word in words_of(fields[line]):
                _give(s, hero, word, ids, line)
        if f"aside {hero + 1}" in fields:
            for word in words_of(fields[f"aside {hero + 1}"]):
                s.aside[hero].put(_find(s, word.lower(), ids, f"aside {hero + 1}"), NOBODY)
    for word in words_of(fields.get("shots", "-")):
        s.shots.append(one_of(word, ids, "shots", "card"))
    if s.round and fields.get("phase") != "setup":
        s.gone += s.offered
        s.offered = []


def _give(s: Elite, hero: int, word: str, ids: list[str], line: str) -> None:
    named = thing(word, line)
    card = _find(s, named.name, ids, line)
    s.carried[hero].append(card)
    put_dice(s, slot_of(card, 0), named.dice, len(s.parts.cards[card].slots), s.owner(hero), line)
    for part in named.parts:
        s.attached[_find(s, part, ids, line)] = card
    if named.marked:
        s.worn.append(card)


def _find(s: Elite, name: str, ids: list[str], line: str) -> int:
    """Takes a card from wherever it is not in use."""
    card = one_of(name, ids, line, "card")
    for pile in (s.search, s.tech):
        if card in pile.cards:
            pile.pop(pile.cards.index(card))
            return card
    for lying in (s.offered, s.gone, s.search_discard, s.tech_discard, *s.carried):
        if card in lying:
            lying.remove(card)
            return card
    raise NotationError(f"{line}: {name} is named twice")


def lay_events(s: Elite, fields: Mapping[str, str]) -> None:
    numbers = [str(n + 1) for n in range(len(s.parts.events))]
    for line, place in (("events", s.ongoing), ("past", s.past)):
        for word in words_of(fields.get(line, "-")):
            named = thing(word, line)
            event = one_of(named.name, numbers, line, "event")
            _event_to_top(s, event)
            s.track.pop()
            place.append(event)
            put_dice(s, event_slot(event, 0), named.dice, len(s.event_slots(event)), 0, line)
            if named.marked:
                s.fulfilled.append(event)


def lay_objectives(s: Elite, fields: Mapping[str, str]) -> None:
    for token in range(len(s.token_at)):
        line = f"objective {token + 1}"
        words = words_of(fields.get(line, "-"))
        while words:
            word = words.pop(0).lower()
            if word.startswith("["):
                dice = thing(word, line).dice
                put_dice(s, token_slot(token, 0), dice, len(s.token_slots(token)), 0, line)
            else:
                _objective_word(s, token, word, words, line)


def _objective_word(s: Elite, token: int, word: str, rest: list[str], line: str) -> None:
    bare, bracket, dice = word.partition("[")
    match bare:
        case "gone":
            s.token_at[token] = OFF
        case "ready":
            s.token_ready.append(token)
        case "known":
            s.finds.known[token] = EVERYBODY
        case "carried":
            s.token_at[token] = CARRIED - as_number(rest.pop(0), line, 1, len(s.heroes)) + 1
        case "open":
            s.paid[token] = as_number(rest.pop(0), line, 0, 9)
            s.finds.known[token] = EVERYBODY
        case "find":
            kinds = [s.parts.finds[find].id for find in s.finds.cards]
            wanted = one_of(rest.pop(0), kinds, line, "Exploration token")
            wanted = next((n for n in range(token, len(kinds)) if kinds[n] == kinds[wanted]), wanted)
            cards = s.finds.cards
            cards[token], cards[wanted] = cards[wanted], cards[token]
        case "face":
            faces = len(s.parts.objectives[s.options.mission])  # type: ignore[index]
            face = rest.pop(0)
            bare_face, bracket, dice = face.partition("[")
            s.token_face[token] = as_number(bare_face, line, 1, faces) - 1
        case _:
            s.token_at[token] = cell_of(s, bare, line)
    if bracket:
        found = thing(f"[{dice}", line).dice
        put_dice(s, token_slot(token, 0), found, len(s.token_slots(token)), 0, line)


# -- dice


def lay_dice(s: Elite, fields: Mapping[str, str]) -> None:
    """Lays the dice before their players, in order; those in slots were put there before, from the last one on."""
    for seat in s.everybody():
        line = f"dice {seat + 1}"
        free = [die for die in s.dice_of(seat) if s.place[die] == FREE]
        words = [word.lower() for word in fields.get(line, "").split() if word.lower() != "placed"]
        if len(words) > len(free):
            raise NotationError(f"{line}: {len(free)} dice are left for this line, found {len(words)}")
        for die, word in zip(free, words, strict=False):
            if word.startswith("locked"):
                hero = as_number(word.removeprefix("locked") or "1", line, 1, 2) - 1 if s.is_solo else seat
                s.place[die] = DASHBOARDS + hero
            elif word == "spent":
                s.place[die] = LIMBO
            else:
                s.face[die] = face_of(word, line)
    for hero in range(len(s.heroes)):
        _lock_for(s, hero)


def _lock_for(s: Elite, hero: int) -> None:
    """Locks as many dice as the damage says (R167), from the last free one on."""
    seat = s.owner(hero)
    missing = thresholds_crossed(s, hero) - len(locked_dice(s, hero)) - s.owed[hero]
    for die in reversed(s.dice_of(seat)):
        if missing > 0 and s.place[die] == FREE and s.face[die] == BLANK:
            s.place[die] = DASHBOARDS + hero
            missing -= 1


def fix_rolls(s: Elite, fields: Mapping[str, str]) -> None:
    s.next_hits = [as_number(word, "next hit", 1, 6) for word in words_of(fields.get("next hit", "-"))]
    for seat in s.everybody():
        line = f"next action {seat + 1}"
        faces = [one_of(word, SYMBOLS, line, "symbol") for word in words_of(fields.get(line, "-"))]
        s.next_faces += [seat * 10 + face for face in faces]
