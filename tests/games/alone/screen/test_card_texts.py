"""The texts of cards say what the data does."""

import re
from typing import Any

import msgspec
import pytest

from holdfast.engine.text import Texts
from holdfast.games.alone.cards import effects as verb
from holdfast.games.alone.cards import modifiers
from holdfast.games.alone.cards.effects import EVIL_VERBS, HERO_VERBS, Effect
from holdfast.games.alone.cards.types import Cost, MissionStep
from holdfast.games.alone.game import GAME
from holdfast.games.alone.screen.card_texts import names, rules, step, told, words
from holdfast.games.alone.screen.texts import EN
from holdfast.table.game_words import GameWords
from tests.games.alone.packs import parts_of

PARTS = parts_of()
SAY = Texts(EN)
TEXTS = {**names(PARTS), **words(PARTS, SAY)}


READ = {
    "reaction too_close_to_run": (
        "Instant. Answers a move. One creature in the hero's sector attacks at once.",
        "Dangerous: The hero loses 1 life.",
    ),
    "reaction the_others_heard": (
        "Answers a fight. Move up to two cultists up to 2 sectors each.",
        "Dangerous: One creature in the hero's sector attacks at once.",
    ),
    "item rivet_gun": (
        (
            "With a fight: Attack a creature in your sector, or in sight up to 2 sectors away, "
            "with 4 dice (5 in the light); 1 more damage if any die hits."
        ),
        (
            "With an electrical component: Attack a creature in your sector, or in sight up to 2 sectors away, "
            "with 5 dice (6 in the light); 2 more damage if any die hits."
        ),
    ),
    "item coagulant": (
        "When you would lose life or self control: Lose 1 less.",
        "With a mechanical component: Lose 2 less.",
    ),
    "reaction do_not_look": (
        "Answers an explore. On the next turn of this round the hero cannot explore.",
        "Dangerous: The hero loses 1 self control.",
    ),
    "item adrenal_patch": (
        "With a move: Move 1 sector. Take one extra explore action, without items and skills.",
        "With an electrical component: Move 1 sector. Take one extra action, without items and skills.",
    ),
    "item insulated_gloves": (
        "When a dangerous card is played: Ignore the dangerous half.",
        "With a chemical component: Ignore the dangerous half. Discard one danger token in your sector.",
    ),
    "item floodlamp": (
        "With an explore: Reveal up to 2 sectors in a direction. Light up to two sectors in line of sight.",
    ),
    "mission say_grace": (
        "Canteen: fight, then interact twice. That fight does nothing else.",
        "When unlocked: Evil spawns the Hierophant in this room.",
        "From then on: Meeting a creature costs 1 more self control.",
        "Done, you win.",
    ),
    "room armoury": ("Reload: Add 3 charges to one item; it holds at most two more than its card gives it.",),
    "special usher": (
        (
            "Shows you to your seat: While the hero is on its level: When meeting a creature has cost the hero self "
            "control: The hero discards 1 adrenaline."
        ),
    ),
    "avatar landlord": (
        "House rules: While the hero is in its sector: The hero's sector counts as having a danger token.",
        "Lights included: While the hero is in its sector: A lighted sector that the hero leaves goes dark.",
        "Deposit: While the hero is in its sector: Attacks of opportunity roll 1 more die.",
        "Arrears: +1 die in the dark, +1 die in the light.",
        "Old masonry: +1 hit to kill it at once.",
    ),
    "mission put_her_under": (
        "Medbay: interact twice, not on the same turn, with no creature there.",
        "When unlocked: Evil spawns the Matriarch in this room.",
        "Done, you win.",
    ),
    "mission thin_air": (
        "Life support: interact.",
        "Until then: The hero cannot trigger bullet time. 1 fewer adrenaline is replenished at the end of a round.",
        "Reward: Gain 2 adrenaline. Recover 2 life.",
    ),
    "special tunnel_king": (
        (
            "Not by the door: It passes through blocked doors, which stay blocked. "
            "A standard reaction moves it 1 more sector."
        ),
    ),
    "special verger": ("Hands out the knives: Cultists' attacks roll 1 more die.",),
    "room hangar": ("Open a crate: Draw 4 item cards and keep one.",),
    "power not_today": ("2 danger tokens. After any roll, at once: Reroll any of the dice.",),
    "difficulty easy": (
        (
            "You start with Bullets and a random item. For your first mission: You gain one more round. "
            "Recover 3 life and 3 self control."
        ),
    ),
    "creature_kind worm": (
        (
            "Appears 5 or more sectors away; surprise costs 2 self control; rolls 2 dice in the dark and 1 in the "
            "light; wounded by 2 hits at once, killed by 3."
        ),
    ),
    "character pilot": (
        "Second wind: Three times a round. With a move: Move 1 to 2 sectors.",
        "Companion, Behind me: Before an attack of opportunity: That attack does not happen.",
        (
            "Sacrifice, Run, don't look: At the start of a turn: Move 1 to 4 sectors, without attacks of opportunity "
            "and without reactions."
        ),
    ),
    "avatar warden": (
        "Maintenance window: When activated: The light goes out in one sector anywhere.",
        "Lockdown: When activated: Evil blocks one door on the hero's level.",
        "Hazard advisory: When activated: Evil puts one danger token on the hero's level.",
        "Servo override: +1 die in the dark, +1 die in the light.",
        "Redundant systems: +1 hit to kill it at once.",
    ),
}


@pytest.mark.parametrize(("card", "lines"), READ.items(), ids=list(READ))
def test_a_card_reads(card: str, lines: tuple[str, ...]) -> None:
    kind, id = card.split()
    lists = {"difficulty": PARTS.difficulties, "creature_kind": PARTS.creatures}
    cards: Any = lists.get(kind) or getattr(PARTS, f"{kind}s")
    assert tuple(TEXTS[f"{kind}_text.{[one.id for one in cards].index(id)}"].splitlines()) == lines


def test_every_card_has_a_name_and_a_text() -> None:
    for kind, rows in (
        ("reaction", PARTS.reactions),
        ("item", PARTS.items),
        ("mission", PARTS.missions),
        ("creature_kind", PARTS.creatures),
        ("special", PARTS.specials),
        ("avatar", PARTS.avatars),
        ("character", PARTS.characters),
        ("room", PARTS.rooms),
        ("power", PARTS.powers),
        ("difficulty", PARTS.difficulties),
        ("deck", PARTS.decks),
    ):
        for i in range(len(rows)):
            assert TEXTS[f"{kind}.{i}"], (kind, i)
            assert TEXTS[f"{kind}_text.{i}"], (kind, i)
    assert all(TEXTS[f"mission_story.{i}"] for i in range(24))
    assert all(TEXTS[f"item_flavour.{i}"] for i in range(21))
    assert all(TEXTS[f"character_about.{i}"] and TEXTS[f"difficulty_about.{i}"] for i in range(4))
    assert TEXTS["creature_kind_nightmare.4"].startswith("Appears 3 or more sectors away; surprise costs 3 ")


@pytest.mark.parametrize("key", sorted(key for key in TEXTS if "_text." in key))
def test_a_text_is_clean(key: str) -> None:
    """Whole sentences, nothing unfilled, short enough to be read at the table."""
    for line in TEXTS[key].splitlines():
        assert line == line.strip()
        assert line.endswith(".")
        assert line[0].isupper() or line[0].isdigit()
        assert not re.search(
            r"[{}_]|  |\.\.|\bNone\b|\b(1|one) (dice|sectors|doors|creatures|charges)\b|\ba [aeiou]", line
        )
        assert len(line) < 230


PLAIN: dict[str, dict[str, Any]] = {  # what else a verb must have, that a change shows
    "forbid": {"action": "move"},
    "dark": {"place": "sight"},
    "hurt": {"life": 1, "control": 1},
    "recover": {"life": 1, "control": 1, "either": 1},
}
OTHER: dict[str, Any] = {"ability": "courage", "matrix": "chemical", "action": "fight", "creature": "matriarch"}


@pytest.mark.parametrize("tag", [str(kind.__struct_config__.tag) for kind in (*EVIL_VERBS, *HERO_VERBS)])
def test_every_word_of_a_verb_is_said(tag: str) -> None:
    """Whatever a card changes of a verb, its text changes too."""
    plain: Any = msgspec.convert({"do": tag, **PLAIN.get(tag, {})}, Effect)
    for field in plain.__struct_fields__:
        now = getattr(plain, field)
        other = not now if isinstance(now, bool) else now + 1 if isinstance(now, int) else OTHER.get(field, "level")
        changed = msgspec.structs.replace(plain, **{field: other})
        assert SAY.message(told([changed], "worm")) != SAY.message(told([plain], "worm")), field


@pytest.mark.parametrize(
    ("found", "said"),
    [
        ([modifiers.Change("fight_dice", -2)], "Fights have 2 fewer dice."),
        ([modifiers.Change("second_life", 1, "worm")], "To kill worms at once takes 1 more hit."),
        ([modifiers.Switch("ignores_light", "spore")], "Spores fight in the light as in the dark."),
        (
            [modifiers.After("move", (verb.Trap(2),), once=True, dark=True)],
            "After each move in the dark, once a turn: Evil rolls 2 dice against the hero: each hit costs 1 life.",
        ),
        (
            [modifiers.After("interact", (verb.Block(), verb.Hurt(life=1)), lit=True)],
            "After each interact in the light: Evil blocks one door of the hero's sector. The hero loses 1 life.",
        ),
    ],
)
def test_a_standing_rule_reads(found: list[modifiers.Rule], said: str) -> None:
    assert SAY.message(rules(found)) == said


@pytest.mark.parametrize(
    ("found", "said"),
    [
        (MissionStep("interact"), "interact"),
        (MissionStep("fight", times=2, apart=True), "fight twice, not on the same turn"),
        (MissionStep("interact", times=3, apart=True), "interact three times, each on a turn of its own"),
        (MissionStep("interact", sealed=2), "interact, with two of its doors blocked"),
        (
            MissionStep("interact", times=2, cost=Cost(charges=2, matrix="chemical")),
            "interact twice, paying 2 charges of chemical items each time",
        ),
        (MissionStep("locate", cost=Cost(adrenaline=1, control=1)), "locate, paying 1 adrenaline and 1 self control"),
    ],
)
def test_a_step_of_a_mission_reads(found: MissionStep, said: str) -> None:
    assert SAY.message(step(found)) == said


@pytest.mark.parametrize(
    ("effect", "text"),
    [
        (verb.Shove(), "Push one creature out of your sector, 1 sector in a direction of your choice."),
        (verb.Spawn(closer=1), "Spawn one creature, up to 1 sector nearer to the hero than its minimum distance."),
        (verb.Harden(), "To wound or kill one creature takes 1 more hit until the end of the turn."),
    ],
)
def test_what_was_unclear_is_said(effect: Effect, text: str) -> None:
    assert SAY.message(told([effect])) == text


@pytest.mark.parametrize("language", ["en", "en-XA"])
def test_braces_that_a_pack_writes_are_shown_and_not_read(language: str) -> None:
    strange = "Doors { and $traps }, of { NAME(1) } all kinds"
    decks = tuple(msgspec.structs.replace(deck, about=strange) for deck in PARTS.decks)
    made = words(msgspec.structs.replace(PARTS, decks=decks), SAY)
    assert strange in Texts(dict(GameWords(GAME, language).from_packs(made))).say("deck_text.0")
