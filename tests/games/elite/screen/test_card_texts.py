"""The texts of cards say what their data does: one sentence for each verb, every number in it."""

import re
import typing

import msgspec
import pytest

from holdfast.engine.message import Message
from holdfast.engine.text import Texts
from holdfast.games.elite.cards import effects as verb
from holdfast.games.elite.cards.slots import read_slots
from holdfast.games.elite.cards.types import WeaponStats
from holdfast.games.elite.screen.card_texts.cards import (
    alien_text,
    attack_text,
    card_text,
    event_text,
    find_text,
    hero_text,
)
from holdfast.games.elite.screen.card_texts.verbs import effect_text, modifier_text, trait_text
from holdfast.games.elite.screen.slot_words import slot_message
from holdfast.games.elite.screen.texts import EN
from tests.games.elite.packs import base_parts

PARTS = base_parts()
TEXTS = Texts(EN)
NUMBERS = [EN[f"number.{n}"] for n in range(11)]
CARDS = {card.id: card for card in PARTS.cards}


def said_in(lines: tuple[Message, ...]) -> tuple[str, ...]:
    return tuple(map(TEXTS.message, lines))


EFFECTS = [
    (verb.Heal(3), "You heal 3 damage."),
    (verb.Heal(1, "one", 1), "One hero within 1 heals 1 damage."),
    (verb.Heal(1, "all", 2, sight=True), "Every hero within 2 and in line of sight heals 1 damage."),
    (verb.Wound(1, "self"), "You suffer 1 damage."),
    (verb.Wound(1), "Every hero suffers 1 damage."),
    (verb.Wound(2, range=2), "Every hero within 2 and in line of sight suffers 2 damage."),
    (
        verb.Strike(4, 3),
        "Roll one hit die for each hero within 4 and in line of sight: 3 or more is 1 damage.",
    ),
    (verb.Guard(1), "You ignore the next point of damage this round."),
    (verb.Guard(2, "one", 1), "One hero within 1 ignores the next 2 points of damage this round."),
    (verb.MoveUpTo(1), "You may move one space."),
    (verb.MoveUpTo(4, "one", verb.ANYWHERE), "One hero anywhere may move up to four spaces."),
    (verb.Recall(), "You go to the Starting Area."),
    (verb.Recall("one", 3), "One hero within 3 goes to the Starting Area."),
    (verb.Drift(3), "Every hero moves three steps along the alien path."),
    (verb.Hit(1, 2), "One alien within 2 and in line of sight loses 1 health."),
    (verb.Hit(2, 3, 2, sight=False), "Up to two different aliens within 3 lose 2 health."),
    (
        verb.Blast(2, 5),
        (
            "Choose a space within 5 and in line of sight: every alien on it or within 1 of it, even behind a wall, "
            "loses 2 health, every hero there suffers 1 damage."
        ),
    ),
    (
        verb.Hold(1),
        (
            "The next move of one alien within 1 and in line of sight is cancelled: a whole movement or one "
            "step, whichever is first."
        ),
    ),
    (
        verb.Hold(3, 2, sight=False),
        (
            "The next moves of up to two different aliens within 3 are cancelled: a whole movement or one "
            "step, whichever is first."
        ),
    ),
    (
        verb.DriveBack(2, 4),
        "Drive one alien within 4 and in line of sight back up to two steps, against its path and through free spaces.",
    ),
    (verb.AlienMoves(1), "You must move one alien one step along its path."),
    (verb.AlienMoves(4), "Make four alien steps, shared out among aliens as you like."),
    (verb.Advance(1), "Every alien moves one step."),
    (verb.Advance(1, 3), "Every alien within 3, this boss included, moves one step."),
    (verb.Advance(2, only="on_spawn_points"), "Every alien on a spawn point moves two steps."),
    (verb.AlienPace(-1), "In the next Alien Activation Phase all aliens have 1 less movement."),
    (verb.BossHealth(3), "Every boss gains 3 health."),
    (verb.Spawn("boss"), "Reveal and resolve one boss card."),
    (
        verb.Spawn("swarm", around=True),
        "Reveal and resolve one swarm card, with the spaces beside this boss as spawn points.",
    ),
    (verb.NextSpawn("boss", 1), "The next Alien Spawning Phase reveals 1 more boss card."),
    (verb.NextSpawn("swarm", -2), "The next Alien Spawning Phase reveals 2 fewer swarm cards."),
    (verb.MoreFigures(1), "Every swarm card spawns 1 more figure."),
    (verb.AllActivate(), "Every swarm card activates what it spawns."),
    (verb.Draw("search"), "Draw one Search card; you may keep it."),
    (verb.Draw("tech", 3), "Draw three Alien Tech cards; you may keep one of them."),
    (
        verb.Spit("acid", wound=1),
        "Place acid on the next path space of this alien. A hero there suffers 1 damage.",
    ),
    (verb.Spit("slime", 3), "Place slime on the next path space of each of three different aliens."),
    (verb.Clear(2), "Remove all acid and slime within 2."),
    (verb.Refresh(1), "Turn a dark search token within 1 light side up."),
    (verb.Fill("event", 2), "Up to two open slots of an active event count as filled this round."),
    (verb.Fill("objective"), "One open slot of an objective token within 1 counts as filled this round."),
    (verb.Turn(1), "Turn one of your free dice to any symbol but the alien."),
    (verb.Turn(3), "Turn up to three of your free dice to any symbols but the alien."),
    (verb.AddTime(20), "The Action Phase lasts 20 seconds longer."),
    (verb.AddTime(-20), "The Action Phase lasts 20 seconds less."),
    (verb.NoAbilities(), "Heroes have no special abilities."),
    (verb.NoSearches(), "No Search actions and no draws of Alien Tech."),
]
MODIFIERS = [
    (verb.ExtraDice(1), "Roll one more hit die."),
    (verb.ExtraDice(2, "hurt"), "Roll two more hit dice while damage locks a die of yours."),
    (
        verb.BetterToHit(1, "together"),
        "The to-hit value is 1 lower while another hero is within 1, but never below 2.",
    ),
    (verb.Reroll(1), "Roll one miss again."),
    (verb.Reroll(2), "Roll two misses again."),
    (verb.DoubleHit(6), "Each 6 is two hits."),
    (verb.DoubleHit(5), "Each 5 or more is two hits."),
    (verb.Harder(1), "Each hit on a boss takes 1 more health."),
    (verb.Splash(), "For each hit, one other alien within 1 of the alien hit, even behind a wall, loses 1 health too."),
    (verb.ExtraReach(2), "The range is 2 more."),
    (verb.Lob(), "Needs no line of sight."),
    (verb.TooNear(2), "Cannot hit aliens within 2."),
]
TRAITS = [
    (verb.Stride(2), "Each Move result moves you up to two spaces."),
    (verb.Braced(), "You suffer no damage when an alien pushes you."),
    (
        verb.Overtime(),
        "After time is up you may still spend Move results, and each of your ready weapons may attack once more.",
    ),
    (verb.FollowUp(3), "You may go straight to the space of an alien within 3 that you have just killed."),
    (
        verb.Suppressor("gun", 4),
        (
            "Spend a gun result to pin an alien within 4 and in line of sight: its next move is cancelled, a whole "
            "movement or one step, whichever is first."
        ),
    ),
    (verb.Marksman((verb.Reroll(1), verb.Lob())), "Your attacks: Roll one miss again. Needs no line of sight."),
    (verb.AcidProof(), "Acid does not harm you."),
    (verb.Armour(1), "In each round you ignore the first point of damage."),
    (verb.DeepSearch(2), "When you search, draw two more cards; you still keep one."),
    (verb.Holster(1), "You may carry one more weapon."),
]


@pytest.mark.parametrize(("effect", "said"), EFFECTS)
def test_what_an_effect_says(effect: verb.Effect, said: str) -> None:
    assert TEXTS.message(effect_text(effect)) == said


@pytest.mark.parametrize(("modifier", "said"), MODIFIERS)
def test_what_a_modifier_says(modifier: verb.Modifier, said: str) -> None:
    assert TEXTS.message(modifier_text(modifier)) == said


@pytest.mark.parametrize(("trait", "said"), TRAITS)
def test_what_a_trait_says(trait: verb.Trait, said: str) -> None:
    assert TEXTS.message(trait_text(trait)) == said


@pytest.mark.parametrize(
    ("union", "told"), [(verb.Effect, EFFECTS), (verb.Modifier, MODIFIERS), (verb.Trait, TRAITS)], ids=str
)
def test_every_verb_is_told(union: object, told: list[tuple[verb.Verb, str]]) -> None:
    assert {type(value) for value, _ in told} == set(typing.get_args(union))


@pytest.mark.parametrize(
    ("attack", "said"),
    [
        (WeaponStats(4, 1, 4), "Range 4, one hit die, hits on 4 or more."),
        (
            WeaponStats(99, 3, 6, 2, straight=True, fixed=("attack", "range")),
            (
                "Any range in a straight line, three hit dice, hits on 6, each hit takes 2 health. "
                "No attachment on Attack. No attachment on Range."
            ),
        ),
        (WeaponStats(1, 2, 3, firearm=False), "Range 1, two hit dice, hits on 3 or more. Does not count as a firearm."),
    ],
)
def test_what_an_attack_says(attack: WeaponStats, said: str) -> None:
    assert TEXTS.message(attack_text(attack)) == said


def test_what_slots_say() -> None:
    slots = read_slots(("G", "W!", "H/S", "H+W/S!!"), "f", "k")
    assert said_in(tuple(map(slot_message, slots))) == (
        "gun",
        "wrench (locking)",
        "hand or search",
        "hand (double locking)",
        "wrench or search (double locking)",
    )


def test_a_weapon_an_item_and_an_attachment_as_a_whole() -> None:
    assert said_in(card_text(CARDS["killer_fist"])) == (
        "Range 1, two hit dice, hits on 3 or more. Does not count as a firearm. No attachment on Range.",
        "For each alien killed: You ignore the next point of damage this round.",
    )
    assert said_in(card_text(CARDS["sealed_boots"])) == (
        "Acid does not harm you.",
        "Use: You may move up to two spaces.",
    )
    assert said_in(card_text(CARDS["frag_grenade"]))[-1] == "Then discard this card."
    assert said_in(card_text(CARDS["long_barrel"])) == ("Connects to the Range of a weapon.", "The range is 2 more.")


def test_heroes_aliens_events_and_finds() -> None:
    heroes = {hero.id: hero for hero in PARTS.heroes}
    assert said_in(hero_text(heroes["gilgamesh"])) == (
        (
            "Your attacks: Roll one more hit die with a firearm. The to-hit value is 1 lower with a firearm, "
            "but never below 2."
        ),
        "Only three action dice.",
    )
    assert said_in(alien_text(PARTS.swarms[2])) == ("No ability.",)
    assert said_in(event_text(PARTS.events[3])) == ("In the Alien Activation Phase all aliens have 1 more movement.",)
    assert said_in(event_text(PARTS.events[10])) == ("The Action Phase lasts 20 seconds less.",)
    assert said_in(event_text(PARTS.events[15])) == (
        "At the end of the Alien Spawning Phase: Place acid on the next path space of each of three different aliens.",
    )
    assert said_in(event_text(PARTS.events[16])) == ("Nothing happens.",)
    relic = next(find for find in PARTS.finds if find.id == "alien_relic")
    assert said_in(find_text(relic)) == (
        "It stays, face up, until heroes beside it have spent three move results on it.",
    )


def test_every_number_of_a_card_is_in_its_text() -> None:
    for card in CARDS.values():
        text = " ".join(said_in(card_text(card))).lower()
        numbers = re.findall(r"\d+", msgspec.json.encode([card.attack, card.modifiers, card.use, card.traits]).decode())
        for number in {int(number) for number in numbers} - {verb.ANYWHERE, 0, 1}:
            words = NUMBERS[number] if number < len(NUMBERS) else "never"
            assert re.search(rf"\b({number}|{words})\b", text), (card.name, number)


def test_every_line_is_a_sentence() -> None:
    texts = [card_text(card) for card in PARTS.cards] + [hero_text(hero) for hero in PARTS.heroes]
    texts += [alien_text(swarm) for swarm in PARTS.swarms] + [alien_text(boss) for boss in PARTS.bosses]
    texts += [event_text(event) for event in PARTS.events] + [find_text(find) for find in PARTS.finds]
    for line in (line for lines in texts for line in said_in(lines)):
        assert re.fullmatch(r"[A-Z][^{}_]*\.", line), line
        assert "  " not in line
        assert len(line) <= 160, line
