"""Lays cards and items as the lines of a position say."""

from __future__ import annotations

from collections.abc import Mapping

from holdfast.engine.position import NotationError, number_in
from holdfast.engine.secret import EVERYBODY, NOBODY, Hand, Pile, only
from holdfast.games.alone.rules.decks import owners_of_decks
from holdfast.games.alone.state import INVENTORY, Alone, Carried, Laid
from holdfast.games.alone.testing.position_words import one_of, words_of


def lay_items(s: Alone, fields: Mapping[str, str]) -> None:
    """Lays the inventory, and the item deck from bottom to top, or its top with the first card first."""
    ids = [item.id for item in s.parts.items]
    if "items" in fields:
        s.items = []
        for word in words_of(fields, "items"):
            name, _, charges = word.rstrip("+").partition("*")
            item = one_of("items", name, ids)
            count = number_in({"items": charges or str(s.parts.items[item].charges)}, "items", 1, 9)
            s.items.append(Carried(item, count, word.endswith("+")))
        if len(s.items) > INVENTORY:
            raise NotationError(f"items: at most {INVENTORY} are carried (R127), found {len(s.items)}")
    if "item discard" in fields:
        s.item_discard = [one_of("item discard", word, ids) for word in words_of(fields, "item discard")]
    held = [carried.item for carried in s.items] + s.item_discard
    if "item deck" in fields:
        deck = [one_of("item deck", word, ids) for word in words_of(fields, "item deck")]
        s.item_discard += [item for item in range(len(ids)) if item not in held and item not in deck]
    else:
        deck = [item for item in s.item_deck.true() if item not in held]
        deck += [item for item in range(len(ids)) if item not in held and item not in deck]
    top = [one_of("item deck top", word, ids) for word in words_of(fields, "item deck top")]
    deck = [item for item in deck if item not in top] + top[::-1]
    check_once("item", [*deck, *held], ids)
    s.item_deck = Pile("item", deck, NOBODY)


def check_once(what: str, cards: list[int], ids: list[str]) -> None:
    twice = [card for i, card in enumerate(cards) if card in cards[:i]]
    if twice:
        raise NotationError(f"the {what} {ids[twice[0]]} is named twice")


def lay_cards(s: Alone, fields: Mapping[str, str]) -> None:
    """Lays hands, decks, discards and the track; what no line names stays in its deck."""
    names = [deck.id for deck in s.parts.decks]
    if "decks" in fields:
        chosen = [one_of("decks", word, names) for word in words_of(fields, "decks")]
        if len(chosen) != 2 or chosen[0] == chosen[1]:
            raise NotationError("decks: two different decks are in play (R28)")
        s.deck_ids = chosen
    players = owners_of_decks(s)
    s.draws_from = [tuple(n for n, player in enumerate(players) if player == seat) or (0, 1) for seat in s.evil]
    ids = [card.id for card in s.parts.reactions]

    def read(line: str) -> list[int]:
        found = []
        for word in words_of(fields, line):
            card = one_of(line, word.removesuffix("/down"), ids)
            if names.index(s.parts.reactions[card].deck) not in s.deck_ids:
                raise NotationError(f"{line}: {word!r} belongs to the deck {s.parts.reactions[card].deck}, not in play")
            found.append(card)
        return found

    if strange := [line for line in fields if line.startswith("hand ") and int(line[5:]) - 1 not in s.evil]:
        raise NotationError(f"{strange[0]}: evil has the seats 2 to {s.seated}")
    hands = {seat: read(f"hand {seat + 1}") for seat in s.evil if f"hand {seat + 1}" in fields}
    track = read("track")
    decks = [names[deck] for deck in s.deck_ids]
    discards = [read(f"discard {name}") for name in decks]
    lying = [word for name in decks for word in words_of(fields, f"discard {name}")]
    face_down = [word.removesuffix("/down") for word in lying if word.endswith("/down")]
    tops = [read(f"deck top {name}") for name in decks]
    whole = [read(f"deck {name}") if f"deck {name}" in fields else None for name in decks]
    named = [*(card for cards in hands.values() for card in cards), *track, *(c for pile in discards for c in pile)]
    named += [card for pile in (*tops, *(pile for pile in whole if pile)) for card in pile]
    check_once("card", named, ids)
    _lay_track(
        s, track, words_of(fields, "track"), number_in(fields, "covered", 0, 16) if "covered" in fields else None
    )
    s.decks, s.discards, s.face_down = [], [], Pile("card")
    for number, name in enumerate(decks):
        mine = [i for i, card in enumerate(s.parts.reactions) if card.deck == name]
        rest = [card for card in mine if card not in named]
        s.rng.shuffle(rest, "arrange")
        hidden = [card for card in discards[number] if ids[card] in face_down]
        if whole[number] is not None:
            hidden += rest
            rest = list(whole[number] or [])
        s.decks.append(Pile("card", [*rest, *tops[number][::-1]], NOBODY))
        s.discards.append(Pile("card", [card for card in discards[number] if card not in hidden], EVERYBODY))
        for card in hidden:
            s.face_down.put(card, only(1) if s.seated == 2 else NOBODY)
    _fill_hands(s, hands)


def _lay_track(s: Alone, track: list[int], words: list[str], covered: int | None) -> None:
    s.track = Pile("card")
    s.laid = []
    if covered and not track:
        raise NotationError("covered: only cards cover spaces; name those on the track with 'track:' (R149)")
    for number, (card, word) in enumerate(zip(track, words, strict=True)):
        is_up = not word.endswith("/down")
        s.track.put(card, EVERYBODY if is_up else only(1))
        spaces = 1
        if covered is not None and number == len(track) - 1:
            spaces = covered - len(track) + 1
            if spaces < 1:
                raise NotationError(f"covered: {len(track)} cards cover more than {covered} spaces")
        s.laid.append(Laid(1, spaces, is_up))
    s.played = s.laid_now = 0


def _fill_hands(s: Alone, hands: Mapping[int, list[int]]) -> None:
    """Fills hands as they are named; the others are dealt up to the limit from the bottom of their decks."""
    limit = s.parts.numbers.hands[s.seated - 2]
    for seat in s.evil:
        s.hands[seat - 1] = Hand("card", seat, hands.get(seat, []))
    for seat in s.evil:
        if seat in hands:
            continue
        for number in range(limit):
            own = s.draws_from[seat - 1]
            deck = s.decks[own[number % len(own)]]
            if len(deck):
                s.hand(seat).put(deck.pop(0)[0])
