"""The texts of cards, made from their data, so that what is said is what is done: messages with parameters."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import starmap
from typing import Final

import msgspec

from holdfast.engine.message import Message, MessageParam, say
from holdfast.engine.text import Texts
from holdfast.games.alone.cards import effects as verb
from holdfast.games.alone.cards.effects import Effect
from holdfast.games.alone.cards.modifiers import After, Rule, Standing, Switch
from holdfast.games.alone.cards.pack import Parts
from holdfast.games.alone.cards.types import (
    Avatar,
    AvatarUpgrade,
    Character,
    Difficulty,
    HeroPower,
    Item,
    Mission,
    MissionStep,
    Reaction,
    Skill,
    Stats,
)
from holdfast.games.alone.cards.vocabulary import Reach

Row = tuple[str, Message | str]

BEGINS: Final = (verb.Assault, verb.Rage, verb.Mend, verb.Kill)  # sentences that begin with the creature


# -- effects and standing rules


def told(effects: Iterable[Effect], icon: str = "creature", by: str = "hero") -> Message:
    """Returns effects as sentences; `icon` is the card's creature, `by` says who does it: evil or the hero."""
    return say("sentences", of=tuple(sentence(effect, icon, by) for effect in effects))


def sentence(effect: Effect, icon: str = "creature", by: str = "hero") -> Message:
    params = {**plain(effect), "by": by}
    if "who" in params:
        params["who"] = creatures(effect, icon)
    match effect:
        case verb.Hurt() | verb.Snare() | verb.Recover():
            params["points"] = points(effect.life, effect.control, getattr(effect, "either", 0))
        case verb.Strike():
            params["in_light"] = effect.dice + effect.lit
    return Message(f"verb.{effect.__struct_config__.tag}", params)


def points(life: int, control: int, either: int = 0) -> tuple[Message, ...]:
    """Returns what is lost or recovered; the hero chooses between life and self control for `either`."""
    sure = [say(f"gain.{track}", count=n) for track, n in (("life", life), ("control", control)) if n]
    free = [say("gain.more" if sure else "gain.either", count=either)] if either else []
    return (*sure, *free)


def creatures(effect: Effect, icon: str) -> Message:
    """Returns which creatures of those that an effect names, and how many."""
    who = str(getattr(effect, "who", "any"))
    number = int(getattr(effect, "creatures", 1))
    is_wounded = isinstance(effect, verb.Mend) or (isinstance(effect, verb.Kill) and effect.wounded)
    form = "wounded" if is_wounded else "all" if isinstance(effect, verb.Rage) and effect.all else "some"
    kind = "boss" if who == "boss" else icon if who == "icon" else "creature"
    where = f"your_{who}" if isinstance(effect, verb.Kill) and who in ("here", "near", "level") else who
    key = f"start_creatures.{form}" if isinstance(effect, BEGINS) else f"creatures.{form}"
    return say(key, number=number, kind=kind, where=where)


def plain(value: msgspec.Struct) -> dict[str, MessageParam]:
    """Returns the fields as parameters; texts choose by the words yes, no and none."""
    fields = {name: getattr(value, name) for name in value.__struct_fields__}
    words = {True: "yes", False: "no", None: "none"}
    return {name: words[v] if v is None or isinstance(v, bool) else v for name, v in fields.items() if is_param(v)}


def is_param(value: object) -> bool:
    return value is None or isinstance(value, bool | int | str)


def rule(one: Rule, itself: bool = False) -> Message:
    """Returns a standing rule as a sentence: about creatures of a kind, or about the one that bears it."""
    if isinstance(one, After):
        when = "lit" if one.lit else "dark" if one.dark else "any"
        does = told(one.effects, by="evil")
        return say("rule.after", event=one.event, when=when, once="yes" if one.once else "no", does=does)
    whom = one.kind or ("itself" if itself else "creature")
    if isinstance(one, Switch):
        return Message(f"switch.{one.flag}", {"whom": whom, "one": "yes" if itself else "no"})
    how = "more" if one.by > 0 else "fewer"
    return Message(f"number.{one.number}", {"by": abs(one.by), "how": how, "whom": whom})


def rules(found: Iterable[Rule], reach: Reach = "map") -> Message:
    sentences = tuple(rule(one, itself=reach == "itself") for one in found)
    return say("rules", reach=reach, of=sentences)


def standing(found: Standing) -> Message:
    return rules(found.rules, found.reach)


# -- cards


def skill(found: Skill) -> Message:
    return say(
        "card.skill",
        often=found.per_round,
        when=found.when,
        does=say("sentences", of=(told(found.effects), rules(found.rules))),
    )


def item(found: Item) -> Iterator[Message]:
    yield say("card.item", when=found.when, does=told(found.effects))
    if found.upgrade is not None:
        yield say("card.component", needs=found.upgrade.needs, does=told(found.upgrade.effects))


def step(found: MissionStep) -> Message:
    """Returns one step of a mission: "interact twice, not on the same turn"."""
    cost = found.cost
    paid = [
        ("charges", cost.charges),
        ("adrenaline", cost.adrenaline),
        ("life", cost.life),
        ("control", cost.control),
    ]
    price = tuple(Message(f"price.{of}", {"count": n, "matrix": cost.matrix or "none"}) for of, n in paid if n)
    pays = say("step.pays", price=say("all_of", of=price), times=found.times) if price else ""
    apart = 0 if not found.apart else found.times
    clear = "yes" if found.clear else "no"
    conditions = say("step.conditions", apart=apart, clear=clear, sealed=found.sealed, pays=pays)
    return say("step.deed", action=found.action, times=found.times, conditions=conditions)


def task(mission: Mission, room: str) -> Message:
    alone = tuple(say("step.alone", action=s.action) for s in mission.steps if s.action in ("fight", "locate"))
    return say("mission.task", room=room, steps=tuple(map(step, mission.steps)), alone=alone)


def hindrance(mission: Mission) -> Message:
    return rules(mission.hindrance)


def more_of(mission: Mission) -> Iterator[Message]:
    """Yields what else a mission's card says: what happens when it is revealed, its reward, that it wins."""
    if mission.revealed:
        yield say("mission.revealed", colour=mission.colour, does=told(mission.revealed, by="evil"))
    if mission.reward:
        yield say("mission.reward", does=told(mission.reward))
    if mission.colour == "red":
        yield say("mission.wins")


def mission_lines(mission: Mission, room: str) -> Iterator[Message]:
    more = {message.key: message for message in more_of(mission)}
    yield task(mission, room)
    if "mission.revealed" in more:
        yield more.pop("mission.revealed")
    if mission.hindrance:
        yield say("mission.hinders", colour=mission.colour, does=hindrance(mission))
    yield from more.values()


def stats(line: Stats) -> Message:
    return Message("creature.numbers", plain(line))


def named(name: str, does: Message) -> Message:
    return say("card.named", name=name, does=does)


def upgrade(found: AvatarUpgrade, reach: Reach) -> Message:
    """Returns what an upgrade does: it adds to the power, and works when and where that does."""
    if found.stats is not None:
        changed = tuple(
            Message(f"more.{name}", {"by": f"{by:+}"})
            for name in found.stats.__struct_fields__
            if (by := getattr(found.stats, name))
        )
        return say("card.changes", of=changed)
    does = (*activation(found.effects), *((rules(found.rules, reach),) if found.rules else ()))
    return say("sentences", of=does)


def avatar_power(found: Avatar) -> Message:
    return standing(found.passive) if found.passive else say("sentences", of=activation(found.on_activation))


def upgrades(found: Avatar) -> Iterator[tuple[str, Message]]:
    """Returns the name of each upgrade and what it does."""
    reach: Reach = found.passive.reach if found.passive else "itself"
    return ((one.name, upgrade(one, reach)) for one in found.upgrades)


def activation(effects: tuple[Effect, ...]) -> tuple[Message, ...]:
    return (say("card.activated", does=told(effects, by="evil")),) if effects else ()


def power(found: HeroPower) -> Message:
    return say("card.item", when=found.when if found.instant else "always", does=told(found.effects))


def difficulty(found: Difficulty) -> Message:
    items = (*(say("start.bullets"),) * found.bullets, *(say("start.item"),) * found.items)
    start = say("all_of", of=items) if items else say("start.nothing")
    return say("card.difficulty", start=start, does=told(found.midgame) if found.midgame else say("midgame.nothing"))


# -- all of them


def names(parts: Parts) -> dict[str, str]:
    """Returns what cards, creatures and rooms are called."""
    lists = {
        "reaction": parts.reactions,
        "item": parts.items,
        "mission": parts.missions,
        "creature_kind": parts.creatures,
        "special": parts.specials,
        "avatar": parts.avatars,
        "character": parts.characters,
        "room": parts.rooms,
        "power": parts.powers,
        "difficulty": parts.difficulties,
        "deck": parts.decks,
    }
    table = {f"{kind}.{i}": card.name for kind, cards in lists.items() for i, card in enumerate(cards)}
    return table | {f"deck_name.{deck.id}": deck.name for deck in parts.decks}


def words(parts: Parts, texts: Texts) -> Mapping[str, str]:
    """Returns what cards say, in the language of these texts: the lines of `reaction_text.3` and, alone, its halves."""
    return {key: row if isinstance(row, str) else texts.message(row) for key, row in rows(parts)}


def rows(parts: Parts) -> Iterator[Row]:
    def lines(*found: Message | str) -> Message:
        return say("lines", of=found)

    for i, card in enumerate(parts.reactions):
        first, dangerous = halves(card)
        answers = say("card.answers", trigger=card.trigger, instant="yes" if card.instant else "no", does=first)
        yield f"reaction_text.{i}", lines(answers, say("card.dangerous", does=dangerous))
        yield f"reaction_first.{i}", first
        yield f"reaction_dangerous.{i}", dangerous
    for i, found in enumerate(parts.items):
        yield f"item_text.{i}", lines(*item(found))
        yield f"item_flavour.{i}", found.flavour
    for i, mission in enumerate(parts.missions):
        room = parts.rooms[mission.room].name
        yield f"mission_text.{i}", lines(*mission_lines(mission, room))
        yield f"mission_task.{i}", task(mission, room)
        yield f"mission_hindrance.{i}", hindrance(mission)
        yield from ((f"mission_more.{i}_{line}", words) for line, words in enumerate(more_of(mission)))
        yield from ((f"mission_step.{i}_{number}", step(one)) for number, one in enumerate(mission.steps))
        yield f"mission_story.{i}", mission.story
    for i, creature in enumerate(parts.creatures):
        yield f"creature_kind_text.{i}", stats(creature.regular)
        yield f"creature_kind_nightmare.{i}", stats(creature.nightmare)
    for i, it in enumerate(parts.specials):
        yield f"special_power.{i}", it.power_name
        yield f"special_does.{i}", standing(it.power)
        yield f"special_text.{i}", named(it.power_name, standing(it.power))
    for i, avatar in enumerate(parts.avatars):
        added = list(upgrades(avatar))
        yield f"avatar_power.{i}", avatar.power_name
        yield f"avatar_does.{i}", avatar_power(avatar)
        yield f"avatar_text.{i}", lines(named(avatar.power_name, avatar_power(avatar)), *starmap(named, added))
        for space, (name, does) in enumerate(added):
            yield f"avatar_upgrade.{i}_{space}", name
            yield f"avatar_upgrade_does.{i}_{space}", does
    for i, character in enumerate(parts.characters):
        sides = sides_of(character)
        yield f"character_text.{i}", lines(*(say(f"card.{side}", name=s.name, does=skill(s)) for side, s in sides))
        yield from ((f"character_{side}.{i}", say(f"card.{side}", name=s.name, does=skill(s))) for side, s in sides)
        yield f"character_about.{i}", character.about
    for i, place in enumerate(parts.rooms):
        if place.effects:
            yield f"room_action.{i}", place.action
            yield f"room_text.{i}", named(place.action, told(place.effects))
    for i, might in enumerate(parts.powers):
        yield f"power_text.{i}", say("card.power", cost=might.cost, does=power(might))
        yield f"power_does.{i}", power(might)
    for i, hard in enumerate(parts.difficulties):
        yield f"difficulty_text.{i}", difficulty(hard)
        yield f"difficulty_about.{i}", hard.about
    for i, deck in enumerate(parts.decks):
        yield f"deck_text.{i}", deck.about


def halves(card: Reaction) -> tuple[Message, Message]:
    """Returns what a card does, and what it does besides in danger."""
    return told(card.effects, card.icon), told(card.dangerous, card.icon)


def sides_of(character: Character) -> tuple[tuple[str, Skill], ...]:
    return (("hero", character.hero), ("companion", character.companion), ("sacrifice", character.sacrifice))
