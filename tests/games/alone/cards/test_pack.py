"""What the loader of ALONE's packs refuses, with file, key, what was expected and what was found."""

from collections.abc import Callable
from typing import Any

import pytest

from holdfast.engine.content import PackError
from holdfast.games.alone.cards.pack import NEEDED, read_pack
from tests.games.alone.packs import files_of

Files = dict[str, Any]
Change = Callable[[Files], object]


def said(change: Change) -> str:
    files = files_of()
    change(files)
    with pytest.raises(PackError) as problem:
        read_pack(files)
    return str(problem.value)


def put(path: str, key: str, i: int, **fields: Any) -> Change:
    return lambda files: files[path][key][i].update(fields)


def drop(path: str, key: str, keep: int) -> Change:
    return lambda files: files[path].update({key: files[path][key][:keep]})


def rules(**fields: Any) -> Change:
    return lambda files: files["rules.toml"].update(fields)


def test_all_packs_are_in_order() -> None:
    assert read_pack(files_of()) == read_pack(files_of())


@pytest.mark.parametrize("path", NEEDED)
def test_a_missing_file_is_named(path: str) -> None:
    text = said(lambda files: files.pop(path))
    assert text == f"{path}: the whole file: expected a file of this name in the pack, found 'nothing'"


WORM = {"distance": 4, "loss": 3, "dark": 2, "lit": 2, "first": 2, "second": 4}
FURY, GREEN, BLUE, RED = "reactions/fury.toml", "missions/green.toml", "missions/blue.toml", "missions/red.toml"


@pytest.mark.parametrize(
    ("change", "text"),
    [
        (rules(die=["hit"]), "rules.toml: die: expected six faces, at least one a hit, found ('hit',)"),
        (rules(die=["hit", "sun"]), "rules.toml: die[1]: "),
        (rules(adrenaline=[3]), "rules.toml: adrenaline: expected a number for each position 0 to 12, found 1"),
        (rules(rounds=[12]), "rules.toml: rounds: expected a healing cap for at least two spaces, found (12,)"),
        (rules(track=[True]), "rules.toml: track: expected at least two spaces, found 1"),
        (rules(hands=[10, 6, 0]), "rules.toml: hands: expected hands of at least one card, found (10, 6, 0)"),
        (rules(fight_dark=0), "rules.toml: fight_dark: expected at least one die, found 0"),
        (rules(luck=7), "rules.toml: luck: expected no key of this name, found 7"),
    ],
)
def test_wrong_numbers_are_refused(change: Change, text: str) -> None:
    assert said(change).startswith(text)


@pytest.mark.parametrize(
    ("change", "text"),
    [
        (
            put("creatures.toml", "creature", 4, regular=WORM | {"first": 4}),
            "creatures.toml: worm.first: expected 1 or more, below second, found 4",
        ),
        (
            put("creatures.toml", "creature", 4, nightmare=WORM | {"distance": 0}),
            "creatures.toml: worm.distance: expected 1 or more, found 0",
        ),
        (
            put("creatures.toml", "creature", 0, tokens=0),
            "creatures.toml: parasite.tokens: expected at least one, found 0",
        ),
        (
            put("creatures.toml", "creature", 0, boss=True),
            "creatures.toml: parasite: expected kind and ability, or boss = true, found True",
        ),
        (
            put("creatures.toml", "creature", 0, kind="spore"),
            "creatures.toml: creature: expected each of parasite, spore, cultist, mutant, worm once, found ",
        ),
        (
            put("creatures.toml", "creature", 0, ability="courage"),
            "creatures.toml: creature: expected each of courage, cold_blood, acute_sight, precision, dexterity once, ",
        ),
        (
            put("creatures.toml", "creature", 0, symbol="s"),
            "creatures.toml: symbol: expected one sign for each creature and room, all different, found ['s']",
        ),
        (
            put("creatures.toml", "creature", 0, id="worm"),
            "creatures.toml: creature: expected ids that no other has, found 'worm'",
        ),
        (
            lambda files: (files["rooms.toml"]["room"].pop(), files.pop("room_actions.toml")),
            "missions/green.toml: fresh_air: room: expected one of reactor, ",
        ),
        (
            put(
                "characters.toml", "character", 0, sacrifice={"name": "x", "when": "fight", "effects": [{"do": "arm"}]}
            ),
            "characters.toml: medic.sacrifice.when: expected start, found 'fight'",
        ),
        (
            put("characters.toml", "character", 0, hero={"name": "x", "when": "start"}),
            "characters.toml: medic.hero: expected effects, or rules that always hold, found ''",
        ),
        (
            put("difficulties.toml", "difficulty", 0, bullets=4),
            "difficulties.toml: easy: expected no more starting items than there are, found 1",
        ),
    ],
)
def test_wrong_creatures_and_people_are_refused(change: Change, text: str) -> None:
    assert said(change).startswith(text)


@pytest.mark.parametrize(
    ("change", "text"),
    [
        (
            put("items.toml", "item", 1, when="start"),
            "items.toml: acid_flask.when: expected one of move, explore, fight, locate, scavenge, interact, fought, ",
        ),
        (put("items.toml", "item", 0, copies=0), "items.toml: bullets: copies: expected a number from 1, found 0"),
        (put("items.toml", "item", 1, charges=0), "items.toml: acid_flask.charges: expected at least one, found 0"),
        (
            put("items.toml", "item", 1, effects=[{"do": "stalk"}]),
            "items.toml: acid_flask: expected verbs of the hero, found 'stalk'",
        ),
        (
            put("items.toml", "item", 1, effects=[{"do": "prevent"}]),
            "items.toml: acid_flask: expected prevent only at the moment harm, found 'fight'",
        ),
        (
            put("items.toml", "item", 1, upgrade={"needs": "chemical", "effects": [{"do": "remember"}]}),
            "items.toml: acid_flask.upgrade: expected remember only at the moment clean_up, found 'fight'",
        ),
        (
            put("items.toml", "item", 1, effects=[{"do": "strike", "dice": "two"}]),
            "items.toml: acid_flask: effects[0].dice: expected `int`, found 'two'",
        ),
        (
            put("items.toml", "item", 1, effects=[{"do": "dance"}]),
            "items.toml: acid_flask: effects[0].do: ",
        ),
        (
            put(FURY, "card", 0, effects=[{"do": "arm"}]),
            f"{FURY}: bared_teeth: expected verbs of evil, found 'arm'",
        ),
        (
            put(FURY, "card", 22, instant=False),
            f"{FURY}: blood_in_the_vents.instant: expected true, for an answer to damage, found False",
        ),
        (drop(FURY, "card", 9), f"{FURY}: card: expected at least a hand of 10 cards, found 9"),
        (
            lambda files: files[FURY].update(card=["x"]),
            f"{FURY}: card: expected tables of the form [[card]], found ['x']",
        ),
        (lambda files: files[FURY]["card"][3].pop("id"), f"{FURY}: card[3]: "),
        (lambda files: files[FURY].pop("card"), f"{FURY}: card: expected tables of the form [[card]], found None"),
        (
            lambda files: files["decks.toml"]["deck"].pop(),
            "decks.toml: deck: expected the four decks fury, speed, terror, traps, found ['fury', 'speed', 'terror']",
        ),
    ],
)
def test_wrong_cards_are_refused(change: Change, text: str) -> None:
    assert said(change).startswith(text)


@pytest.mark.parametrize(
    ("change", "text"),
    [
        (put(GREEN, "mission", 0, steps=[]), f"{GREEN}: warm_the_core.steps: expected at least one step, found 0"),
        (put(GREEN, "mission", 0, reward=[]), f"{GREEN}: warm_the_core: expected a reward, found 'none'"),
        (put(BLUE, "mission", 0, hindrance=[]), f"{BLUE}: brownout: expected a hindrance, found 'none'"),
        (
            put(BLUE, "mission", 0, room="attic"),
            f"{BLUE}: brownout: room: expected one of reactor, medbay, canteen, armoury, laboratory, communications, ",
        ),
        (
            put(RED, "mission", 1, revealed=[{"do": "spawn", "creature": "worm"}]),
            f"{RED}: put_her_under.creature: expected one of matriarch, hierophant, found 'worm'",
        ),
        (drop(RED, "mission", 2), f"{RED}: mission: expected missions in at least three rooms, found 2"),
        (
            lambda files: files.pop("levels/2b.toml"),
            "levels/1a.toml: the files: expected four levels, 1a, 1b, 2a and 2b: two sheets, two sides, found 3",
        ),
        (
            lambda files: files["levels/2a.toml"].update(map=files["levels/2a.toml"]["map"].replace("S", ".", 1)),
            "levels/2a.toml: map: expected a level that keeps R205, found 'stairs at ",
        ),
        (
            lambda files: files["levels/2a.toml"].update(id="keel"),
            "levels/1a.toml: id: expected ids that no other level has, found ['keel', 'galleries', 'keel', ",
        ),
        (
            put("specials.toml", "special", 0, creature="worm"),
            "specials.toml: choir_of_ticks.creature: expected one of matriarch, hierophant, found 'worm'",
        ),
        (
            lambda files: files["specials.toml"]["special"][1]["power"].update(reach="level"),
            "specials.toml: door_thief.reach: expected sector, for no_blocking, found 'level'",
        ),
        (
            lambda files: files["room_actions.toml"]["action"].pop(),
            "room_actions.toml: action: expected one for each of reactor, medbay, ",
        ),
        (
            lambda files: files["avatars.toml"]["avatar"].pop(),
            "avatars.toml: avatar: expected one for each of fury, speed, terror, traps, ai, found ",
        ),
        (
            put("avatars.toml", "avatar", 0, on_activation=[]),
            "avatars.toml: butcher: expected either on_activation or passive, found 'neither'",
        ),
        (
            lambda files: files["avatars.toml"]["avatar"][0]["upgrades"].pop(),
            "avatars.toml: butcher.upgrades: expected two of the stats and two of the power, found 3",
        ),
        (
            lambda files: files["avatars.toml"]["avatar"][2]["upgrades"][0].pop("rules"),
            "avatars.toml: hush.upgrades: Cold comfort: expected rules, found 'none'",
        ),
        (put("powers.toml", "power", 0, cost=0), "powers.toml: grit.cost: expected at least 1, found 0"),
    ],
)
def test_wrong_missions_levels_and_expansions_are_refused(change: Change, text: str) -> None:
    assert said(change).startswith(text)
