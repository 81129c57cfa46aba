"""The cards of the three packs: how many there are, that no two do the same, that every word is used."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest

from holdfast.games.alone.cards.effects import EVIL_VERBS, HERO_VERBS, Again, Hurt, Spawn, Stalk, Verb
from holdfast.games.alone.cards.modifiers import Flag, Number
from holdfast.games.alone.cards.types import Avatar, Creature, SpecialCreature, Stats
from holdfast.games.alone.cards.vocabulary import (
    ABILITIES,
    ACTIONS,
    COLOURS,
    DECKS,
    KINDS,
    MATRICES,
    TRIGGERS,
    DeckId,
    Event,
    Moment,
    Place,
    Reach,
    Who,
)
from holdfast.games.alone.screen.card_texts import halves
from tests.games.alone.packs import parts_of
from tests.games.alone.playing import BASE

PARTS = parts_of()


def plain() -> Iterator[dict[str, Any]]:
    """Every table of every card, as files have them."""

    def walk(value: object) -> Iterator[dict[str, Any]]:
        if isinstance(value, dict):
            yield value
            for part in value.values():
                yield from walk(part)
        elif isinstance(value, list | tuple):
            for part in value:
                yield from walk(part)

    yield from walk(msgspec.to_builtins(PARTS))


@pytest.mark.rule("alone:G12")
def test_the_packs_hold_what_the_box_holds() -> None:
    assert len(PARTS.items) == 21
    assert len(PARTS.reactions) == 104
    assert len(PARTS.missions) == 24
    assert len(PARTS.rooms) == 8
    assert len(PARTS.characters) == 4
    assert len(PARTS.avatars) == 5
    assert (len(PARTS.difficulties), len(PARTS.levels), len(PARTS.powers)) == (4, 4, 5)


@pytest.mark.rule("alone:R225")
def test_each_expansion_is_a_pack_of_its_own() -> None:
    base, deep, avatar = parts_of("base"), parts_of("base", "deep"), parts_of("base", "avatar")
    assert (base.specials, base.avatars, base.powers, base.rooms[0].effects) == ((), (), (), ())
    assert deep.specials == PARTS.specials
    assert deep.avatars == ()
    assert avatar.specials == ()
    assert avatar.avatars == PARTS.avatars
    assert base.reactions == deep.reactions == avatar.reactions == PARTS.reactions


@pytest.mark.rule("alone:R200")
def test_no_creature_is_milder_in_a_nightmare() -> None:
    cards: list[Creature | SpecialCreature | Avatar] = [*PARTS.creatures, *PARTS.specials, *PARTS.avatars]
    for one in cards:
        day, night = one.regular, one.nightmare
        assert night.distance <= day.distance, one.id
        harder = zip(msgspec.structs.astuple(night)[1:], msgspec.structs.astuple(day)[1:], strict=True)
        assert all(n >= d for n, d in harder), one.id
        assert night != day, one.id


@pytest.mark.rule("alone:R161")
def test_five_kinds_of_three_and_two_bosses() -> None:
    assert [(c.kind, c.tokens) for c in PARTS.creatures if not c.boss] == [(kind, 3) for kind in KINDS]
    assert [(c.kind, c.tokens) for c in PARTS.creatures if c.boss] == [(None, 1), (None, 1)]
    assert PARTS.creatures[4].regular == Stats(5, 2, 2, 1, 2, 3)


@pytest.mark.rule("alone:R184")
def test_each_kind_teaches_an_ability_of_its_own() -> None:
    taught = [c.ability for c in PARTS.creatures if not c.boss]
    assert taught == ["dexterity", "acute_sight", "courage", "cold_blood", "precision"]
    assert sorted(filter(None, taught)) == sorted(ABILITIES)


@pytest.mark.rule("alone:R3", "alone:R4", "alone:R5", "alone:R6")
def test_starting_items_by_difficulty() -> None:
    given = {d.id: (d.bullets, d.items) for d in PARTS.difficulties}
    assert given == {"easy": (1, 1), "normal": (0, 1), "nightmare": (0, 1), "impossible": (0, 0)}
    assert [item.name for item in PARTS.items if item.bullets] == ["Bullets"] * 3


@pytest.mark.rule("alone:R7", "alone:R8", "alone:R9")
def test_midgame_rewards_by_difficulty() -> None:
    told = {d.id: [msgspec.to_builtins(effect)["do"] for effect in d.midgame] for d in PARTS.difficulties}
    both = ["extra_round", "recover"]
    assert told == {"easy": both, "normal": both, "nightmare": ["recover"], "impossible": []}


def test_eighteen_items_in_three_matrices_for_all_actions() -> None:
    items = [item for item in PARTS.items if not item.bullets]
    assert Counter(item.matrix for item in items) == dict.fromkeys(MATRICES, 6)
    uses = Counter(item.when if item.when in ACTIONS else "passive" for item in items)
    assert uses == {
        "fight": 3, "move": 3, "explore": 3, "locate": 2, "interact": 2, "scavenge": 2, "passive": 3
    }  # fmt: skip
    assert len({(item.when, item.effects) for item in items}) == 18
    upgraded = [item for item in items if item.upgrade]
    assert len(upgraded) == 9
    for item in upgraded:
        assert item.upgrade is not None
        assert item.upgrade.needs != item.matrix
        assert item.upgrade.effects != item.effects


@pytest.mark.rule("alone:R137")
def test_an_item_may_give_an_extra_action() -> None:
    giving = [item.id for item in PARTS.items for effect in item.effects if isinstance(effect, Again)]
    assert giving == ["adrenal_patch"]


@pytest.mark.rule("alone:R15", "alone:R126")
def test_items_have_3_charges_unless_their_card_differs() -> None:
    assert {item.id: item.charges for item in PARTS.items if item.charges != 3} == {"flare": 2, "grapnel": 2}


@pytest.mark.rule("alone:R28", "alone:R147")
@pytest.mark.parametrize("deck", DECKS)
def test_a_deck_of_26_answers_everything(deck: DeckId) -> None:
    cards = [card for card in PARTS.reactions if card.deck == deck]
    triggers = Counter(card.trigger for card in cards)
    assert [triggers[trigger] for trigger in TRIGGERS] == [6, 4, 3, 3, 3, 3, 2, 2]
    icons = Counter(card.icon for card in cards)
    assert sorted(icons[kind] for kind in KINDS) == [5, 5, 5, 5, 6]
    assert sum(card.instant for card in cards) == 6
    assert all(card.instant for card in cards if card.trigger in ("life", "control"))  # G19


def test_no_two_reactions_are_alike() -> None:
    """Not even apart from what they answer, once each knows its creature."""
    assert len({tuple(map(str, halves(card))) for card in PARTS.reactions}) == 104
    assert len({card.name for card in PARTS.reactions}) == 104


def test_each_deck_has_its_character() -> None:
    """By what its cards do most that others do not."""

    def share(deck: DeckId, *verbs: str) -> float:
        words = [
            msgspec.to_builtins(effect)["do"]
            for card in PARTS.reactions
            if card.deck == deck
            for effect in (*card.effects, *card.dangerous)
        ]
        return sum(word in verbs for word in words) / len(words)

    signs: dict[DeckId, tuple[str, ...]] = {
        "fury": ("rage", "harden", "mend", "assault"),
        "speed": ("stalk", "shuffle", "draw"),
        "terror": ("daze", "fog", "forbid", "falter", "hush", "hurt"),
        "traps": ("danger", "block", "dark", "snare", "trap", "drain", "drag"),
    }
    for deck, verbs in signs.items():
        assert share(deck, *verbs) > 0.5, deck
        assert all(share(other, *verbs) < share(deck, *verbs) / 1.5 for other in DECKS if other != deck), deck


def test_only_speed_moves_creatures_far_and_only_terror_silently() -> None:
    moves = [
        (card.deck, effect)
        for card in PARTS.reactions
        for effect in (*card.effects, *card.dangerous)
        if isinstance(effect, Stalk)
    ]
    assert {deck for deck, effect in moves if effect.steps == 3} == {"speed"}
    assert {deck for deck, effect in moves if effect.silent} == {"terror"}


@pytest.mark.rule("alone:R18")
@pytest.mark.parametrize("colour", COLOURS)
def test_one_mission_for_each_room_and_colour(colour: str) -> None:
    assert sorted(m.room for m in PARTS.missions if m.colour == colour) == list(range(8))


@pytest.mark.rule("alone:R221", "alone:R222", "alone:R275")
def test_green_missions_reward_and_blue_ones_hinder() -> None:
    for mission in PARTS.missions:
        assert mission.colour != "green" or (mission.reward and not mission.hindrance), mission.id
        assert mission.colour != "blue" or mission.hindrance, mission.id
        assert mission.colour != "red" or not mission.reward, mission.id  # winning is enough (R223)
    blue = [mission for mission in PARTS.missions if mission.colour == "blue"]
    assert 0 < sum(bool(mission.reward) for mission in blue) < len(blue)
    assert len({(m.colour, m.steps, m.hindrance, m.reward, m.revealed) for m in PARTS.missions}) == 24


@pytest.mark.rule("alone:R193")
def test_companions_join_by_missions_alone() -> None:
    homes = [m.id for m in PARTS.missions for e in m.reward if msgspec.to_builtins(e)["do"] == "befriend"]
    assert homes == ["patient_one", "anyone_there"]
    assert sum(table.get("do") == "befriend" for table in plain()) == len(homes)


@pytest.mark.rule("alone:R227")
def test_bosses_of_missions_are_figures_of_special_creatures() -> None:
    named = {e.creature for m in PARTS.missions for e in m.revealed if isinstance(e, Spawn) and e.creature}
    assert named == {special.creature for special in PARTS.specials if special.creature} == {"matriarch", "hierophant"}


@pytest.mark.rule("alone:R226", "alone:R233")
def test_four_special_creatures_of_each_icon_with_powers_of_their_own() -> None:
    assert Counter(special.icon for special in PARTS.specials) == dict.fromkeys(KINDS, 4)
    assert len({special.power for special in PARTS.specials}) == 20


@pytest.mark.rule("alone:R239", "alone:R243")
def test_an_avatar_for_each_deck_and_one_for_the_ship() -> None:
    assert [avatar.deck for avatar in PARTS.avatars] == [*DECKS, "ai"]
    for avatar in PARTS.avatars:
        assert [upgrade.stats is None for upgrade in avatar.upgrades] == [True, True, False, False], avatar.id


@pytest.mark.rule("alone:R252", "alone:R253")
def test_some_avatars_act_and_some_last() -> None:
    assert [avatar.id for avatar in PARTS.avatars if avatar.passive] == ["hush", "landlord"]
    assert {avatar.passive.reach for avatar in PARTS.avatars if avatar.passive} == {"sector"}


@pytest.mark.rule("alone:R236")
def test_each_room_has_a_special_action_of_its_own() -> None:
    assert len({room.effects for room in PARTS.rooms}) == 8


@pytest.mark.rule("alone:R261")
def test_one_hero_power_is_instant() -> None:
    assert [power.id for power in PARTS.powers if power.instant] == ["not_today"]
    assert [power.cost for power in PARTS.powers] == [1, 1, 2, 2, 3]


@pytest.mark.rule("alone:R10", "alone:R195", "alone:R194")
def test_a_character_has_three_sides_and_no_two_share_one() -> None:
    for side in ("hero", "companion", "sacrifice"):
        skills = [getattr(character, side) for character in PARTS.characters]
        assert len({(skill.when, skill.effects, skill.rules) for skill in skills}) == 4, side


@pytest.mark.parametrize(
    ("key", "words"),
    [
        ("do", [verb.__struct_config__.tag for verb in (*EVIL_VERBS, *HERO_VERBS)]),
        ("number", get_args(Number)),
        ("flag", get_args(Flag)),
        ("event", get_args(Event)),
        ("when", get_args(Moment)),
        ("reach", get_args(Reach)),
        ("who", get_args(Who)),
        ("place", get_args(Place)),
    ],
)
def test_every_word_is_used_by_a_card(key: str, words: list[str]) -> None:
    assert {table[key] for table in plain() if isinstance(table.get(key), str)} == set(words)


def test_nobody_loses_more_than_two_points_to_one_half_of_a_card() -> None:
    halves = [half for card in PARTS.reactions for half in (card.effects, card.dangerous)]
    losses = [sum(e.life + e.control for e in half if isinstance(e, Hurt)) for half in halves]
    assert max(losses) == 2


def test_what_no_card_of_ours_changes_of_a_verb() -> None:
    """Only what is left for the cards of a box: more than one of something that our cards have one of."""

    def parts(value: object) -> Iterator[Verb]:
        if isinstance(value, Verb):
            yield value
        if isinstance(value, msgspec.Struct):
            value = msgspec.structs.astuple(value)
        for part in value if isinstance(value, tuple) else ():
            yield from parts(part)

    changed = {
        (type(verb), field.name)
        for verb in parts(PARTS)
        for field in msgspec.structs.fields(verb)
        if getattr(verb, field.name) != field.default
    }
    every = {(kind, field) for kind in (*EVIL_VERBS, *HERO_VERBS) for field in kind.__struct_fields__}
    assert sorted(f"{kind.__struct_config__.tag} {field}" for kind, field in every - changed) == [
        "assault who",
        "daze count",
        "drag steps",
        "drain count",
        "draw count",
        "falter dice",
        "harden life",
        "kill who",
        "kill wounded",
        "more_dice dice",
        "reroll dice",
        "shove steps",
        "snare life",
        "unblock place",
    ]


@pytest.mark.rule("alone:G3")
def test_the_die_has_three_hits_one_danger_and_two_misses() -> None:
    assert Counter(BASE.numbers.die) == {"hit": 3, "danger": 1, "miss": 2}


@pytest.mark.rule("alone:G1", "alone:G7", "alone:G8", "alone:G9", "alone:G11")
def test_numbers_of_the_tracks() -> None:
    numbers = BASE.numbers
    assert list(numbers.rounds) == [12, 10, 8, 6]
    assert [numbers.adrenaline[n] for n in (12, 9, 8, 5, 4, 0)] == [3, 3, 4, 4, 5, 5]
    assert [space for space, danger in enumerate(numbers.track, 1) if danger] == [10, 12, 14, 16]
    assert list(numbers.hands) == [10, 6, 4]
