"""Every card has a use of its own, and every verb a card that uses it."""

import typing
from collections.abc import Iterator
from itertools import combinations

import msgspec

from holdfast.games.elite.cards import effects as verb
from holdfast.games.elite.cards.types import Card
from tests.games.elite.packs import base_parts

PARTS = base_parts()
CARDS = {card.id: card for card in PARTS.cards}
COPIES = {"field_dressing": 2}


def without_numbers(value: object) -> object:
    """Plain data in which every number is the same."""
    match value:
        case bool() | str() | None:
            return value
        case int():
            return 0
        case dict():
            return {key: without_numbers(part) for key, part in value.items() if key not in ("id", "name", "picture")}
        case list() | tuple():
            return [without_numbers(part) for part in value]
    return without_numbers(msgspec.to_builtins(value))


def verbs_in(value: object) -> Iterator[str]:
    match value:
        case dict():
            if "do" in value:
                yield value["do"]
            for part in value.values():
                yield from verbs_in(part)
        case list() | tuple():
            for part in value:
                yield from verbs_in(part)


def test_no_two_cards_differ_in_numbers_only() -> None:
    for one, other in combinations(CARDS.values(), 2):
        assert without_numbers(one) != without_numbers(other), f"{one.name} and {other.name}"


def test_cards_are_told_apart_by_name_and_picture() -> None:
    assert len({card.name for card in CARDS.values()}) == len(CARDS)
    assert len({card.picture for card in CARDS.values()}) == len(CARDS)
    assert {card.id: PARTS.cards.count(card) for card in CARDS.values()} == dict.fromkeys(CARDS, 1) | COPIES


def test_every_picture_is_one_line_for_the_artist() -> None:
    for things in (PARTS.cards, PARTS.heroes, PARTS.swarms, PARTS.bosses, PARTS.events):
        for thing in things:
            assert 20 <= len(thing.picture) <= 100, thing.name
            assert thing.picture.endswith("."), thing.name


def test_every_verb_is_used() -> None:
    used = set(
        verbs_in(
            msgspec.to_builtins([PARTS.cards, PARTS.heroes, PARTS.swarms, PARTS.bosses, PARTS.events, PARTS.finds])
        )
    )
    kinds = (*typing.get_args(verb.Effect), *typing.get_args(verb.Modifier), *typing.get_args(verb.Trait))
    assert {kind.__struct_config__.tag for kind in kinds} == used


def test_every_condition_of_an_attack_is_used() -> None:
    words = msgspec.json.encode([PARTS.cards, PARTS.heroes]).decode()
    for when in typing.get_args(verb.AttackWhen):
        assert f'"when":"{when}"' in words or when == "always"


def test_the_known_weapons_are_as_known() -> None:
    def stats(card: Card) -> tuple[int, int, int]:
        assert card.attack is not None
        return card.attack.range, card.attack.dice, card.attack.to_hit

    ion = CARDS["ion_rifle"]
    assert sorted(slot.locking for slot in ion.slots) == [False, True]
    assert stats(ion)[1:] == (1, 4)
    assert stats(CARDS["multi_launcher"])[1:] == (4, 2)
    assert stats(CARDS["killer_fist"])[:2] == (1, 2)
    assert stats(CARDS["doom"])[:2] == (verb.ANYWHERE, 6)


def test_every_kind_of_slot_and_mark_is_on_some_card() -> None:
    slots = [slot for card in PARTS.cards for slot in card.slots]
    assert any(slot.double for slot in slots)
    assert any(slot.locking and not slot.double for slot in slots)
    assert any(not slot.locking for slot in slots)
    assert any(len(slot.icons) == 2 for slot in slots)
    fixed = {card.attack.fixed for card in PARTS.cards if card.attack}
    assert fixed == {(), ("attack",), ("range",), ("attack", "range")}
    assert any(card.attack.straight for card in PARTS.cards if card.attack)
    assert any(card.attack.damage > 1 for card in PARTS.cards if card.attack)


def test_the_search_deck_holds_healing_weapons_items_and_attachments() -> None:
    search = [card for card in PARTS.cards if card.deck == "search"]
    assert sum(any(isinstance(effect, verb.Heal) for effect in card.use) for card in search) >= 3
    assert {kind: sum(card.kind == kind for card in search) for kind in ("weapon", "item", "attachment")} == {
        "weapon": 14,
        "item": 18,
        "attachment": 8,
    }
